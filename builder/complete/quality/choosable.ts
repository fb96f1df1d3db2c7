import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { actionsOn, addPage, entityIn, isDetailOf } from '../trade/parts.ts'

/** What everybody's forms choose from, and what that belongs to, is listed for everybody with its rates and states: machines, docks, terrariums. */
export const choosable: Completer = (draft) => {
  const listed = new Set(
    draft.model.pages.flatMap(({ role, blocks }) =>
      role === undefined ? blocks.flatMap((block) => ('entity' in block && isLook(block.kind) ? [block.entity] : [])) : [],
    ),
  )
  const open = draft.parts.flatMap(({ made: { entity, thing } }) => {
    const isKept = personal.has(kits[thing.kit].group) && !chosenByName.has(thing.kit) && !isJoined(draft, entity.id)
    const own = listed.has(entity.id) || isKept ? undefined : entityIn(draft, entity.id)
    return own?.read === 'public' ? [own] : []
  })
  return open.length === 0 ? draft : open.filter((entity) => isChosen(draft, entity)).reduce(withList, draft)
}

const looks: ReadonlySet<string> = new Set(['list', 'carousel', 'favourites', 'calendar', 'map', 'inbox', 'board', 'related'])
/** Whom and what is kept of somebody, which is chosen and not looked through. */
const personal: ReadonlySet<string> = new Set(['person', 'request', 'talk', 'money', 'rule'])
/** Those whom others choose by who they are. */
const chosenByName: ReadonlySet<string> = new Set(['teacher', 'expert', 'doctor'])
/** What people sign up for: circles, groups. */
const isJoined = ({ parts }: Draft, id: string): boolean =>
  parts.some(({ made: { thing, entity } }) => thing.kit === 'signup' && entity.fields.some((field) => field.entity === id))
/** Texts that many rows have the same of. */
const sorting = /^(?:type|kind|category|location|place|brand|region|area)$/i
const isLook = (kind: string): boolean => looks.has(kind)

/** Whether a form that everybody has asks for a row of it. */
const isChosen = ({ model }: Draft, { id }: Entity): boolean =>
  model.actions.some(
    (action) =>
      action.kind === 'create' &&
      action.role === undefined &&
      model.pages.some(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'form' && block.action === action.id)) &&
      model.entities.some((other) => other.id === action.entity && other.fields.some((field) => field.entity === id && action.fields.includes(field.id))),
  )

/** The list of whoever keeps it, without what they alone do, and its rows' own page for everybody. */
function withList(draft: Draft, entity: Entity): Draft {
  const kept = draft.model.pages
    .flatMap(({ blocks }) => blocks)
    .find((block): block is BlockOf<'list'> => block.kind === 'list' && block.entity === entity.id && block.scope === 'all' && block.within === undefined)
  if (!kept) return draft
  const free = new Set(actionsOn(draft, entity.id).flatMap(({ id, role, kind }) => (role === undefined && kind !== 'update' && kind !== 'delete' ? [id] : [])))
  const title = titled(entity.plural)
  const shared = entity.fields.filter(({ type, label }) => type === 'text' && sorting.test(label)).map(({ id }) => id)
  const opened = withModel(draft, {
    pages: draft.model.pages.map((page) => {
      const { role: _, ...open } = page
      return isDetailOf(page, entity.id) ? open : page
    }),
  })
  return addPage(opened, {
    title,
    navigation: title.slice(0, 40),
    role: undefined,
    blocks: (id) => [
      {
        ...kept,
        id: id(`${entity.id}_open`.slice(0, 40)),
        heading: '',
        filters: [...new Set([...kept.filters, ...shared])].slice(0, 5),
        actions: kept.actions.filter((one) => free.has(one)),
      },
    ],
  }).draft
}
