import { idFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { newActionId, newEntityId, withInstead } from '../module/remake.ts'

const records = /\bdownload(?:s|ed|ing)?(?: (?:records?|histor(?:y|ies)|logs?))?$/
const shown_most = 5
/** What saving a row is called. */
const ways = {
  download: { done: 'Downloaded', heading: 'Download history', none: 'Nothing was downloaded yet: each download is noted here.' },
  export: { done: 'Exported', heading: 'Export history', none: 'Nothing was exported yet: each export is noted here.' },
} as const
type Way = keyof typeof ways
/** Where the words only export what is saved row by row, it is called so. */
const wayOf = (draft: Draft): Way => (/\bexport/i.test(wordsOf(draft)) && !/\bdownload/i.test(wordsOf(draft)) ? 'export' : 'download')
const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad']

/** What people download or export row by row is noted by itself: what, by whom and when, shown where it is done and wherever the words want such records. */
export const downloads: Completer = (draft) => {
  const found = draft.model.pages.flatMap((page) => page.blocks.flatMap((block) => (block.kind === 'downloads' ? [{ page, block }] : [])))[0]
  const source = draft.model.entities.find(({ id }) => id === found?.block.entity)
  if (!found || !source || records.test(source.singular)) return draft
  const { page, block } = found
  const wanted = draft.model.entities.filter(({ singular, id }) => id !== source.id && records.test(singular))
  const way = wanted.length > 0 ? 'download' : wayOf(draft)
  const entity = recordsOf(draft, source, wanted[0] ?? { singular: way, plural: `${way}s` }, way)
  const action = noting(draft, entity, source, way)
  const lists = (id: string): BlockOf<'list'> => listOf(newBlockId(draft, id), entity, way)
  const kept = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, action] })
  const swapped = withInstead(kept, wanted.map(({ id }) => id), () => [lists('downloads_list')]) // biome-ignore format: one call
  const pages = swapped.model.pages.map((one) => {
    if (one.path !== page.path) return one
    const blocks = one.blocks.map((each): Block => (each.id === block.id ? { ...block, notes: { action: action.id, by: 'source' } } : each))
    const isShown = one.blocks.some((each) => each.kind === 'list' && each.entity === entity.id)
    return { ...one, blocks: isShown ? blocks : [...blocks, { ...lists(`${way}_history`), heading: ways[way].heading }] }
  })
  return withModel(swapped, { pages })
}

function recordsOf(draft: Draft, source: Entity, { singular, plural }: Pick<Entity, 'singular' | 'plural'>, way: Way): Entity {
  const hasNames = draft.model.accounts !== undefined
  const fields: Field[] = [
    { id: 'source', label: capital(source.singular), type: 'reference', entity: source.id, required: true },
    ...(way === 'export' ? [{ id: 'format', label: 'Format', type: 'text' as const, required: false }] : []),
    ...(hasNames ? [{ id: 'done_by', label: `${ways[way].done} by`, type: 'text' as const, required: false }] : []),
    { id: 'date', label: `${ways[way].done} on`, type: 'date', required: false },
  ]
  const seeds = source.seeds.slice(0, 4).map((_, index) => ({
    source: index,
    ...(way === 'export' && { format: 'PDF' }),
    ...(hasNames && { done_by: people[index]! }),
    date: `-${index * 2 + 1}d`,
  }))
  return { id: newEntityId(draft, idFrom(plural)), singular, plural, title: 'source', fields, read: 'own', write: 'anyone', seeds }
}

function noting(draft: Draft, entity: Entity, source: Entity, way: Way): Action {
  const count = source.fields.find(({ type, label }) => type === 'number' && /\bdownloads?\b|\binstall/i.test(label))
  return {
    id: newActionId(draft, `note_${entity.id}`.slice(0, 44)),
    name: `Note the ${way}`,
    kind: 'create',
    entity: entity.id,
    fields: ['source'],
    effects: [
      ...(way === 'export' ? [{ kind: 'put' as const, field: 'format', value: 'PDF', when: null }] : []),
      ...(entity.fields.some(({ id }) => id === 'done_by') ? [{ kind: 'name' as const, field: 'done_by' }] : []),
      { kind: 'today', field: 'date' },
      ...(count ? [{ kind: 'add' as const, by: 'source', field: count.id, amount: null, sign: 1 as const }] : []),
    ],
    confirmation: `${ways[way].done}: {title}.`,
  }
}

const listOf = (id: string, entity: Entity, way: Way): BlockOf<'list'> => ({
  kind: 'list',
  id,
  heading: '',
  entity: entity.id,
  layout: 'table',
  fields: entity.fields.flatMap((field) => (field.id === entity.title ? [] : [field.id])),
  search: false,
  filters: [],
  sorts: [],
  per_page: shown_most,
  scope: 'mine',
  actions: [],
  empty: ways[way].none,
})
