import { groupOf } from '../../compose/thing.ts'
import type { BlockOf, Entity } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft, newBlockId } from '../draft.ts'
import { partFor } from '../insight/places.ts'
import { actionsOn, addPage, entityIn, listPage, manager } from '../trade/parts.ts'

const verbs = /^(?:manage|view|see|browse|edit|update|delete|remove|upload|publish|maintain|organi[sz]e|share)$/
const most = 2
const pages_most = 36
/** What an account is itself, or what is said beside something else. */
const unlisted: ReadonlySet<string> = new Set(['profile', 'user_account', 'setting', 'account', 'cart', 'favorite', 'figures', 'job', 'score'])

/** "manage their own recipes": what everybody sees and each adds to has a page of what is one's own, where it is changed and deleted. */
export const ownLists: Completer = (draft) => {
  if (!draft.model.accounts || !/\b(?:own|my)\b/i.test(draft.brief.words)) return draft
  const meant = new Set(
    asksIn(draft)
      .filter(isOwn)
      .flatMap((asked) => partFor(draft, asked)?.made.entity.id ?? []),
  )
  return [...meant]
    .filter((id) => isListable(draft, id))
    .slice(0, most)
    .reduce((so_far, id) => withOwnList(so_far, entityIn(so_far, id)!), draft)
}

const isOwn = ({ ask, text }: Asked): boolean => ask.object?.own === true && verbs.test(ask.verb) && /\b(?:own|my) /.test(text)

function isListable(draft: Draft, id: string): boolean {
  const entity = entityIn(draft, id)
  const thing = draft.parts.find(({ made }) => made.entity.id === id)?.made.thing
  if (!entity || !thing || unlisted.has(thing.kit) || groupOf(thing) === 'talk') return false
  const runs = manager(draft)?.id
  const isAdded = actionsOn(draft, id).some(({ kind, role }) => kind === 'create' && role !== runs)
  const hasOwn = draft.model.pages.some(
    ({ role, blocks }) => role !== runs && blocks.some((block) => block.kind === 'list' && block.entity === id && block.scope === 'mine'),
  )
  return entity.read === 'public' && entity.write === 'anyone' && !entity.together && isAdded && !hasOwn && draft.model.pages.length < pages_most
}

function withOwnList(draft: Draft, entity: Entity): Draft {
  const add = actionsOn(draft, entity.id).find(({ kind }) => kind === 'create')
  const all = listPage(draft, entity.id, add?.role)?.blocks.find((block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === entity.id)
  if (!all) return draft
  const runs = manager(draft)?.id
  const acts = actionsOn(draft, entity.id).filter(
    ({ kind, role }) => ['update', 'delete', 'transition'].includes(kind) && (role === undefined || role === add?.role) && role !== runs,
  )
  const title = `My ${entity.plural}`
  const { period: _, within: __, ...plain } = all
  const list: BlockOf<'list'> = {
    ...plain,
    id: newBlockId(draft, `${entity.id}_mine`.slice(0, 44)),
    heading: '',
    scope: 'mine',
    search: false,
    filters: [],
    actions: acts.map(({ id }) => id),
    empty: `There are no ${entity.plural} of yours yet.`,
  }
  return addPage(draft, { title, navigation: title, role: add?.role, blocks: () => [list] }).draft
}
