import { idFrom, taken } from '../../compose/ids.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field, Value } from '../../model.ts'
import { type Draft, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { deletionOf } from '../trade/parts.ts'
import { managerOf, withKept } from './place.ts'
import { newActionId, newEntityId, withInstead, withRemade } from './remake.ts'

/** A number or words that a module measures, and the field that keeps them. */
export interface Measured {
  readonly measure: string
  readonly field: Field
  /** What the n-th sample row has there. */
  readonly sample: (index: number) => Value
}
export interface ResultsWanted {
  /** Things of the site whose rows such results are. */
  readonly cue: RegExp
  readonly singular: string
  readonly plural: string
  readonly action: string
  readonly confirmation: string
  readonly measured: readonly Measured[]
  readonly isPublic: boolean
}
export interface Results {
  readonly draft: Draft
  readonly entity: Entity
  readonly keeps: { readonly action: string; readonly by: string | null; readonly measures: Record<string, string> }
}
const names = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad', 'Olivia Grant', 'Noah Fischer']

/** The site's own table for what is measured, with what it lacks for that, or one of its own; and the action that keeps a result. */
export function withResults(draft: Draft, wanted: ResultsWanted): Results {
  const all = draft.model.entities.filter(
    (one) =>
      (wanted.cue.test(one.plural) || wanted.cue.test(one.singular)) &&
      nameIn(one) !== undefined &&
      one.fields.some(({ id, type }) => id === 'score' && type === 'number'),
  )
  const isBoard = ({ id }: Entity) =>
    draft.model.pages.some(({ title, blocks }) => /leaderboard|ranking/i.test(title) && blocks.some((block) => block.kind === 'list' && block.entity === id))
  const own = all.find(isBoard) ?? all[0]
  if (!own) return added(draft, wanted)
  const results = grown(draft, own, wanted)
  const others = wanted.isPublic ? all.filter(({ id }) => id !== own.id).map(({ id }) => id) : []
  if (others.length === 0) return results
  const { entity } = results
  const fields = Object.values(results.keeps.measures).filter((id) => id !== 'score')
  return { ...results, draft: withInstead(results.draft, others, () => [rankingBlock(newBlockId(results.draft, 'best'), '', entity, fields)]) }
}

/** The field that says whose result it is. */
const nameIn = ({ fields }: Entity): string | undefined =>
  fields.find(({ id, type }) => type === 'text' && /^(?:name|player|student|person|who|learner|employee|user)$/.test(id))?.id
const dated = ({ fields }: Entity): string | undefined => fields.find(({ type, id }) => type === 'date' && /^(?:date|on|.*_on|day)$/.test(id))?.id

function keepAction(draft: Draft, entity: Entity, { action, confirmation, singular }: ResultsWanted, kept: readonly string[]): Action {
  const day = dated(entity)
  return {
    id: newActionId(draft, `keep_${idFrom(singular)}`.slice(0, 40)),
    name: action,
    kind: 'create',
    entity: entity.id,
    fields: [entity.title, ...kept],
    ...(day !== undefined && { effects: [{ kind: 'today' as const, field: day }] }),
    confirmation,
  }
}

function grown(draft: Draft, own: Entity, wanted: ResultsWanted): Results {
  const manager = managerOf(draft)
  const title = nameIn(own) ?? own.title
  const scored = wanted.measured.find(({ measure }) => measure === 'score')
  const used = new Set(own.fields.map(({ id }) => id))
  const before = ({ field: { label, type } }: (typeof wanted.measured)[number]) =>
    own.fields.find(
      (field) =>
        field.label === label && field.id !== title && (field.type === type || field.type === 'text' || (field.type === 'reference' && label === 'Level')),
    )
  const fresh = wanted.measured
    .filter((one) => one.measure !== 'score' && before(one)?.type !== 'reference')
    .map((one) => ({ ...one, field: { ...one.field, id: before(one)?.id ?? taken(used, one.field.id), required: false } }))
  const isFresh = (id: string): boolean => fresh.some(({ field }) => field.id === id)
  const fields = [
    ...own.fields.filter(({ id }) => !isFresh(id)).map((field) => ({ ...field, required: field.id === title })),
    ...fresh.map(({ field }) => field),
  ].slice(0, 24)
  const entity: Entity = {
    ...own,
    title,
    fields,
    write: 'anyone',
    read: wanted.isPublic ? 'public' : own.read === 'managed' ? 'own' : own.read,
    seeds: own.seeds.map((seed, index) => ({
      ...seed,
      ...(scored && { score: scored.sample(index) }),
      ...Object.fromEntries(fresh.map(({ field, sample }) => [field.id, sample(index)])),
    })),
  }
  const keep = keepAction(draft, entity, wanted, ['score', ...fresh.map(({ field }) => field.id)])
  const others = draft.model.actions
    .filter(({ entity: of }) => of === own.id)
    .flatMap((action): Action[] => (manager !== undefined ? [{ ...action, role: manager }] : action.kind === 'create' ? [] : [action]))
  const shown = ['score', ...fresh.map(({ field }) => field.id)].filter((id) => !/^(?:seconds|right|total)$/.test(id)).slice(0, 5)
  const measures = Object.fromEntries([['score', 'score'], ...fresh.map(({ measure, field }) => [measure, field.id])])
  const remade = withoutForms(withRemade(draft, entity, [...others, keep], shown), others)
  return { draft: wanted.isPublic ? withRanking(remade, entity, shown) : remade, entity, keeps: { action: keep.id, by: title, measures } }
}

/** The draft without forms, on everybody's pages, of actions that are now the managing role's. */
function withoutForms(draft: Draft, actions: readonly Action[]): Draft {
  const ids = new Set(actions.filter(({ role }) => role !== undefined).map(({ id }) => id))
  const pages = draft.model.pages.map((page) =>
    page.role === undefined ? { ...page, blocks: page.blocks.filter((block) => !(block.kind === 'form' && ids.has(block.action))) } : page,
  )
  return withModel(draft, { pages })
}

/** The draft where everybody's lists of these rows are boards of the best. */
function withRanking(draft: Draft, entity: Entity, shown: readonly string[]): Draft {
  const fields = shown.filter((id) => id !== 'score')
  const pages = draft.model.pages.map((page) =>
    page.role !== undefined
      ? page
      : {
          ...page,
          blocks: page.blocks.map((block) =>
            block.kind === 'list' && block.entity === entity.id ? rankingBlock(block.id, block.heading, entity, fields) : block,
          ),
        },
  )
  return withModel(draft, { pages })
}

function added(draft: Draft, wanted: ResultsWanted): Results {
  const manager = managerOf(draft)
  const id = newEntityId(draft, idFrom(wanted.plural))
  const fields: Field[] = [
    { id: 'name', label: 'Name', type: 'text', required: true },
    ...wanted.measured.map(({ field }) => field),
    { id: 'date', label: 'Date', type: 'date', required: false },
  ]
  const entity: Entity = {
    id,
    singular: wanted.singular,
    plural: wanted.plural,
    title: 'name',
    fields,
    read: wanted.isPublic ? 'public' : 'own',
    write: 'anyone',
    seeds: names.map((name, index) => ({
      name,
      ...Object.fromEntries(wanted.measured.map(({ field, sample }) => [field.id, sample(index)])),
      date: `-${index + 1}d`,
    })),
  }
  const kept = wanted.measured.map(({ field }) => field.id)
  const keep = keepAction(draft, entity, wanted, kept)
  const remove = deletionOf(draft, id, manager)
  const title = titled(wanted.plural)
  const page = {
    id: newPageId(draft, id),
    path: newPath(draft, `/${wanted.plural.replace(/[^a-z0-9]+/g, '-')}`),
    title,
    navigation: title,
    blocks: [rankingOrList(draft, entity, kept, wanted.isPublic, manager === undefined ? [remove.id] : [])],
  }
  return {
    draft: withKept(draft, entity, [keep, remove], page),
    entity,
    keeps: { action: keep.id, by: 'name', measures: Object.fromEntries(wanted.measured.map(({ measure, field }) => [measure, field.id])) },
  }
}

const rankingOrList = (draft: Draft, entity: Entity, fields: readonly string[], isPublic: boolean, actions: readonly string[]): Block =>
  isPublic
    ? rankingBlock(
        newBlockId(draft, `${entity.id}_ranking`),
        '',
        entity,
        fields.filter((id) => id !== 'score'),
      )
    : listOfOwn(newBlockId(draft, `${entity.id}_list`), titled(entity.plural), entity, fields, actions)

const mostTold = (fields: readonly string[]): number => (fields.includes('moves') ? 5 : 3)
/** The best rows of an entity by their score. */
export const rankingBlock = (id: string, heading: string, entity: Entity, fields: readonly string[]): Block => ({
  kind: 'ranking',
  id,
  heading,
  entity: entity.id,
  by: 'score',
  fields: fields.slice(0, mostTold(fields)),
  most: 10,
})

/** The fastest rows of an entity among those whose round was won. */
export const timesBlock = (id: string, heading: string, entity: Entity, seconds: string, result: string, fields: readonly string[]): Block => ({
  kind: 'ranking',
  id,
  heading,
  entity: entity.id,
  by: seconds,
  fields: fields.filter((one) => one !== result).slice(0, 3),
  most: 10,
  least: { where: result, is: 'Won' },
})

/** The visitor's own rows of an entity. */
export const listOfOwn = (id: string, heading: string, entity: Entity, fields: readonly string[], actions: readonly string[]): BlockOf<'list'> => ({
  kind: 'list',
  id,
  heading,
  entity: entity.id,
  layout: 'table',
  fields: fields.slice(0, 4),
  search: false,
  filters: [],
  sorts: [],
  per_page: 10,
  scope: 'mine',
  actions: [...actions],
  empty: `There are no ${entity.plural} of yours yet.`,
})
