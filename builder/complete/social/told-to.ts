import { withArticle } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Effect, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { entityIn, listPage, putEntity } from '../trade/parts.ts'

const addressee: Field = { id: 'told_to', label: 'To', type: 'email', required: false, account: true }

/** Where the site tells people what concerns them, it tells whom something is sent to, asked of or shared with, and both sides of a conversation what was written. */
export const toldTo: Completer = (draft) => {
  const block = draft.model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'notifications')
  const notices = entityIn(draft, block?.entity)
  if (!block || !notices || notices.shared) return draft
  const inboxes = draft.model.pages.flatMap(({ blocks }) => blocks).filter((one) => one.kind === 'inbox' && !one.open) as BlockOf<'inbox'>[]
  const actions = draft.model.actions.map((action): Action => {
    const told = action.kind === 'create' && action.entity !== notices.id ? tellingOf(draft, action, block, inboxes) : []
    return told.length === 0 ? action : { ...action, effects: [...(action.effects ?? []), ...told] }
  })
  const isAddressed = actions.some(({ effects }) => effects?.some((effect) => effect.kind === 'notify' && effect.to))
  const kept = withModel(draft, { actions })
  return isAddressed ? putEntity(kept, addressed(notices)) : kept
}

function tellingOf(draft: Draft, { id, entity }: Action, block: BlockOf<'notifications'>, inboxes: readonly BlockOf<'inbox'>[]): readonly Effect[] {
  const own = entityIn(draft, entity)
  if (!own) return []
  const talk = inboxes.find(({ action, start }) => action === id || start === id)
  const place = talk ? draft.model.pages.find(({ blocks, role }) => role === undefined && blocks.some((one) => one === talk)) : listPage(draft, own.id)
  const tell = (words: string, by: string | null, to?: string): Effect => ({
    kind: 'notify',
    entity: block.entity,
    by,
    ...(to !== undefined && { to: { field: to, for: addressee.id } }),
    words,
    text: block.words,
    on: block.on,
    link: block.link,
    page: place?.path ?? '/',
  })
  const answered = talk?.action === id ? [tell('{visitor} wrote to you.', talk.by)] : []
  return own.shared === undefined ? answered : [...answered, tell(talk ? '{visitor} wrote to you.' : wordsFor(own), null, own.shared)]
}

/** What whoever a row is addressed to is told of it. */
function wordsFor({ singular, asker, lifecycle, title, fields }: Entity): string {
  if (asker || /\bfriend/.test(singular)) return '{visitor} sent you a friend request.'
  const isNamed = fields.some(({ id, type }) => id === title && (type === 'text' || type === 'reference'))
  const what = isNamed ? ' “{title}”' : ''
  if (/\bshar(?:e|ing)\b/.test(singular)) return `{visitor} shared${what || ' something'} with you.`
  return lifecycle?.transitions.some(({ answers }) => answers)
    ? `{visitor} sent you ${withArticle(singular)}.`
    : `{visitor} sent you ${withArticle(singular)}${what && `:${what}`}.`
}

/** Notifications that may be for somebody else than who acts: whoever has the address reads them, and marks them. */
const addressed = (notices: Entity): Entity => ({
  ...notices,
  fields: [...notices.fields, addressee],
  shared: addressee.id,
  ...(notices.lifecycle && {
    lifecycle: { ...notices.lifecycle, transitions: notices.lifecycle.transitions.map((step) => ({ ...step, by: 'anyone' as const })) },
  }),
  seeds: notices.seeds.map((seed) => ({ ...seed, [addressee.id]: null })),
})
