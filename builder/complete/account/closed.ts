import { entityNamed, pageNamed } from '../../edit/find.ts'
import type { AppModel, Entity } from '../../model.ts'
import type { Ask } from '../../read/ask.ts'
import type { Clause } from '../../read/clause.ts'
import { type Closing, closingsIn } from '../../read/closing.ts'
import { type Completer, claimed, type Draft, isOpen, withModel } from '../draft.ts'

/** What of a model a closing keeps from others: its entities, or all of it. */
interface Kept {
  readonly closing: Closing
  readonly entities: readonly Entity[]
}

/** The entities that the words name, one or several: "drafts and budget documents". */
export const entitiesOf = (model: AppModel, words: string): readonly Entity[] => [
  ...new Set(
    words
      .replace(/^(?:(?:make|keep|the|all|our|any|and [a-z]+) )+/i, '')
      .split(/\s*,\s*(?:and )?|\s+and\s+/)
      .flatMap((part) => entityNamed(model, part) ?? []),
  ),
]

/** "Their own records": all that people make there. */
const all = /^(?:[a-z]+ )?(?:records?|data|entries|items|information|files|uploads|things|stuff|content|rows|submissions)$/i
const madeByUsers = ({ entities, actions, roles }: AppModel): readonly Entity[] =>
  entities.filter(
    ({ id, write }) =>
      write === 'anyone' &&
      actions.some(({ kind, entity, role }) => kind === 'create' && entity === id && !roles.some((one) => one.id === role && one.manages)),
  )

const keptIn = (model: AppModel, closings: readonly Closing[]): readonly Kept[] =>
  closings.flatMap((closing) => {
    const named =
      closing.of === null ? model.entities : [...entitiesOf(model, closing.of), ...(closing.who === 'own' && all.test(closing.of) ? madeByUsers(model) : [])]
    const entities = closing.isOfFiles ? named.filter(({ fields }) => fields.some(({ type }) => type === 'file')) : named
    return entities.length > 0 ? [{ closing, entities }] : []
  })
const asksForAccounts = ({ who }: Closing): boolean => who === 'members' || who === 'admitted'

/** Whether what the words keep from others is for those who have an account, or for those alone who are let in; null where it is for neither. */
export function circleAsked(draft: Draft): 'members' | 'admitted' | null {
  const asked = keptIn(whole(draft), closingsIn(draft.brief.words)).filter(({ closing }) => asksForAccounts(closing))
  if (asked.length === 0) return null
  return asked.some(({ closing }) => closing.who === 'admitted' && closing.of === null) ? 'admitted' : 'members'
}
const whole = ({ model }: Draft): AppModel => ({ ...model, requirements: [] })

/** Who reads rows that are to be somebody's own, or for those who run the site beside whoever made them; a catalogue stays one. */
function readAfter({ read, write }: Entity, { of, who, isOfFiles }: Closing): Entity['read'] {
  if (read !== 'public' || (write === 'managed' && !isOfFiles && (of === null || who === 'own'))) return read
  return who === 'own' || write === 'anyone' ? 'own' : 'managed'
}

/** The model with its rows kept as the closings say; one that needs accounts and has none stays as it is. */
export const closedBy = (model: AppModel, closings: readonly Closing[]): AppModel =>
  keptIn(model, closings).reduce((so_far: AppModel, kept) => closedOnce(so_far, kept), model)

function closedOnce(model: AppModel, { closing, entities }: Kept): AppModel {
  const ids = new Set(entities.map(({ id }) => id))
  const change = (how: (entity: Entity) => Entity) => ({ ...model, entities: model.entities.map((one) => (ids.has(one.id) ? how(one) : one)) })
  if (!asksForAccounts(closing)) return change((one) => ({ ...one, read: readAfter(one, closing) }))
  if (!model.accounts) return model
  const { open: _, ...accounts } = model.accounts
  if (closing.of !== null) return { ...change((one) => ({ ...one, members: true })), accounts }
  const except = closing.except === null ? undefined : pageNamed(model, closing.except)
  const pages = [...(accounts.closed?.pages ?? []), ...(except ? [except.path] : [])]
  return { ...model, accounts: { ...accounts, closed: { pages: [...new Set(pages)] }, ...(closing.who === 'admitted' && { admitted: true }) } }
}

/** Keeps rows, pages and calls from those whom the words keep out. */
export const closed: Completer = (draft) => {
  const closings = closingsIn(draft.brief.words)
  if (closings.length === 0) return draft
  const before = whole(draft)
  const { requirements: _, ...model } = closedBy(before, closings)
  const built = withModel(draft, model)
  const said = keptIn(before, closings).filter(({ closing }) => !asksForAccounts(closing) || model.accounts !== undefined)
  return said.reduce((so_far, { closing, entities }) => {
    const where = asksForAccounts(closing) && closing.of === null ? (model.accounts?.log_in ?? '/') : placeOf(so_far, entities[0]!)
    const clauses = so_far.brief.clauses.filter(({ start, end, mode }) => mode !== 'subject' && start < closing.end && closing.start < end)
    return claimed(
      so_far,
      where,
      clauses.flatMap((clause): (Ask | Clause)[] => (clause.asks.length === 0 ? [clause] : clause.asks.filter((ask) => isOpen(so_far, { ask, clause })))),
    )
  }, built)
}

const placeOf = ({ model }: Draft, { id }: Entity): string =>
  model.pages.find(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === id))?.path ?? '/'
