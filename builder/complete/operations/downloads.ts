import { idFrom } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { newActionId, newEntityId, withInstead } from '../module/remake.ts'

const records = /\bdownload(?:s|ed|ing)?(?: (?:records?|histor(?:y|ies)|logs?))?$/
const shown_most = 5
const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad']

/** What people download is noted by itself: what, by whom and when, shown where it is downloaded and wherever the words want such records. */
export const downloads: Completer = (draft) => {
  const found = draft.model.pages.flatMap((page) => page.blocks.flatMap((block) => (block.kind === 'downloads' ? [{ page, block }] : [])))[0]
  const source = draft.model.entities.find(({ id }) => id === found?.block.entity)
  if (!found || !source || records.test(source.singular)) return draft
  const { page, block } = found
  const wanted = draft.model.entities.filter(({ singular, id }) => id !== source.id && records.test(singular))
  const entity = recordsOf(draft, source, wanted[0])
  const action = noting(draft, entity, source)
  const lists = (id: string): BlockOf<'list'> => listOf(newBlockId(draft, id), entity)
  const kept = withModel(draft, { entities: [...draft.model.entities, entity], actions: [...draft.model.actions, action] })
  const swapped = withInstead(kept, wanted.map(({ id }) => id), () => [lists('downloads_list')]) // biome-ignore format: one call
  const pages = swapped.model.pages.map((one) => {
    if (one.path !== page.path) return one
    const blocks = one.blocks.map((each): Block => (each.id === block.id ? { ...block, notes: { action: action.id, by: 'source' } } : each))
    const isShown = one.blocks.some((each) => each.kind === 'list' && each.entity === entity.id)
    return { ...one, blocks: isShown ? blocks : [...blocks, { ...lists('download_history'), heading: 'Download history' }] }
  })
  return withModel(swapped, { pages })
}

function recordsOf(draft: Draft, source: Entity, wanted: Entity | undefined): Entity {
  const { singular, plural } = wanted ?? { singular: 'download', plural: 'downloads' }
  const hasNames = draft.model.accounts !== undefined
  const fields: Field[] = [
    { id: 'source', label: capital(source.singular), type: 'reference', entity: source.id, required: true },
    ...(hasNames ? [{ id: 'done_by', label: 'Downloaded by', type: 'text' as const, required: false }] : []),
    { id: 'date', label: 'Downloaded on', type: 'date', required: false },
  ]
  const seeds = source.seeds.slice(0, 4).map((_, index) => ({ source: index, ...(hasNames && { done_by: people[index]! }), date: `-${index * 2 + 1}d` }))
  return { id: newEntityId(draft, idFrom(plural)), singular, plural, title: 'source', fields, read: 'own', write: 'anyone', seeds }
}

function noting(draft: Draft, entity: Entity, source: Entity): Action {
  const count = source.fields.find(({ type, label }) => type === 'number' && /\bdownloads?\b|\binstall/i.test(label))
  return {
    id: newActionId(draft, `note_${entity.id}`.slice(0, 44)),
    name: 'Note the download',
    kind: 'create',
    entity: entity.id,
    fields: ['source'],
    effects: [
      ...(entity.fields.some(({ id }) => id === 'done_by') ? [{ kind: 'name' as const, field: 'done_by' }] : []),
      { kind: 'today', field: 'date' },
      ...(count ? [{ kind: 'add' as const, by: 'source', field: count.id, amount: null, sign: 1 as const }] : []),
    ],
    confirmation: 'Downloaded: {title}.',
  }
}

const listOf = (id: string, entity: Entity): BlockOf<'list'> => ({
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
  empty: `Nothing was downloaded yet: each download is noted here.`,
})
