import { groupOf } from '../../compose/thing.ts'
import type { Block, Page } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

const answered = new Set<Block['kind']>(['inbox', 'help_chat', 'assistant', 'people'])

/** Whoever the words do not name, and who has no page, no action, nothing to answer and nothing that others write for all to keep in order, is no role. */
export const idleRoles: Completer = (draft) => {
  const { model, cast, parts } = draft
  const named = new Set(cast.roles.map(({ id }) => id))
  const busy = new Set([
    ...model.pages.flatMap(({ role }) => role ?? []),
    ...model.actions.flatMap(({ role }) => role ?? []),
    ...model.entities.flatMap(({ lifecycle }) => lifecycle?.transitions.flatMap(({ role }) => role ?? []) ?? []),
  ])
  const spoken = new Set(parts.flatMap(({ made }) => (['talk', 'text', 'event'].includes(groupOf(made.thing)) ? [made.entity.id] : [])))
  const isWatched =
    model.settings !== undefined ||
    model.entities.some(({ id, read, write }) => read === 'managed' || (read === 'public' && write === 'anyone' && spoken.has(id)))
  const isAnswered = isWatched || model.pages.some(({ blocks }) => blocks.some(({ kind }) => answered.has(kind)))
  const roles = model.roles.filter(({ id }, index) => index === 0 || named.has(id) || busy.has(id) || isAnswered)
  if (roles.length === model.roles.length) return draft
  const has = (id: string | null): boolean => roles.some((role) => role.id === id)
  const switched = (page: Page): Page => ({ ...page, blocks: page.blocks.filter(({ kind }) => kind !== 'role_switch' || roles.length > 1) })
  const { accounts } = model
  const kept = accounts && {
    ...accounts,
    roles: accounts.roles.filter(has),
    samples: accounts.samples.map((sample) => (has(sample.role) ? sample : { ...sample, role: null })),
  }
  return withModel(draft, { roles, pages: model.pages.map(switched), ...(kept && { accounts: kept }) })
}
