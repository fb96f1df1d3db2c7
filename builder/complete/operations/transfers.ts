import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import { transferResults } from '../../render/insight/transfers.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { newActionId, newEntityId } from '../module/remake.ts'

type Way = 'import' | 'export'
type Carrier = BlockOf<'import_csv'> | BlockOf<'export_bar'>
const asking = {
  import: /\b(?:imports?|imported|importing|uploads?|uploading|batch (?:entry|input))\b/i,
  export: /\b(?:exports?|exported|exporting|back(?:s|ed|ing)? ?ups?)\b/i,
}
const shown_most = 5

/** What is imported or exported leaves a record by itself, shown where it is done: the file, its rows, how it went, by whom and when. */
export const transfers: Completer = (draft) => (['import', 'export'] as const).reduce(withRecords, draft)

function withRecords(draft: Draft, way: Way): Draft {
  const carriers = draft.model.pages.flatMap((page) =>
    page.blocks.flatMap((block) => (isCarrier(block, way) && !isSavedSingly(page, block) ? [{ page, block }] : [])),
  )
  if (carriers.length === 0 || !asking[way].test(wordsOf(draft)) || hasRecords(draft, way)) return draft
  const manager = draft.model.roles.find(({ manages }) => manages)?.id
  const isManaged = manager !== undefined && carriers.every(({ page }) => page.role === manager)
  const entity = recordsOf(draft, way, isManaged)
  const sources = carriers.map(({ block }) => sourceOf(draft, block)?.plural ?? '')
  const kept = withModel(draft, { entities: [...draft.model.entities, { ...entity, seeds: samples(draft, entity, way, sources) }] })
  return carriers.reduce((so_far, { page, block }) => noted(so_far, entity, page, block, way), kept)
}

const isCarrier = (block: Block, way: Way): block is Carrier =>
  way === 'import' ? block.kind === 'import_csv' : block.kind === 'export_bar' && block.entity !== null && block.offers.includes('csv')
/** What is exported row by row has records of each row. */
const isSavedSingly = ({ blocks }: Page, block: Carrier): boolean =>
  block.kind === 'export_bar' && blocks.some((one) => one.kind === 'downloads' && one.entity === block.entity)
const hasRecords = ({ model }: Draft, way: Way): boolean => model.entities.some(({ singular }) => new RegExp(`\\b${way}s?\\b`).test(singular))

function sourceOf({ model }: Draft, block: Carrier): Entity | undefined {
  const id = block.kind === 'export_bar' ? block.entity : model.actions.find((one) => one.id === block.action)?.entity
  return model.entities.find((one) => one.id === id)
}

function recordsOf(draft: Draft, way: Way, isManaged: boolean): Entity {
  const done = capital(`${way}ed`)
  const fields: Field[] = [
    { id: 'file', label: 'File', type: 'text', required: true },
    { id: 'kind', label: `What was ${way}ed`, type: 'text', required: false },
    { id: 'format', label: 'Format', type: 'text', required: false },
    { id: 'rows', label: 'Rows', type: 'number', required: false },
    ...(way === 'import' ? [{ id: 'left_out', label: 'Lines left out', type: 'number' as const, required: false }] : []),
    { id: 'result', label: 'Result', type: 'choice', required: false, choices: [...transferResults] },
    ...(draft.model.accounts ? [{ id: 'done_by', label: `${done} by`, type: 'text' as const, required: false }] : []),
    { id: 'date', label: `${done} on`, type: 'date', required: false },
  ]
  const id = newEntityId(draft, `${way}s`)
  return {
    id,
    singular: way,
    plural: `${way}s`,
    title: 'file',
    fields,
    read: isManaged ? 'managed' : 'own',
    write: isManaged ? 'managed' : 'anyone',
    seeds: [],
  }
}

const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad']
function samples({ model }: Draft, { fields }: Entity, way: Way, sources: readonly string[]): Entity['seeds'] {
  const rows = [24, 8, 31, 12]
  return rows.map((count, index) => {
    const of = sources[index % sources.length] ?? ''
    const left = index === 1 ? 2 : 0
    return {
      file: `${of.replace(/[^\p{L}\p{N}]+/gu, '-')}${way === 'import' ? `-${index + 1}` : ''}.csv`,
      kind: capital(of),
      format: 'CSV',
      rows: count,
      ...(way === 'import' && { left_out: left }),
      result: way === 'import' && left > 0 ? 'In part' : 'Complete',
      ...(model.accounts && fields.some(({ id }) => id === 'done_by') && { done_by: people[index]! }),
      date: `-${index * 3 + 1}d`,
    }
  })
}

/** The draft where a block notes what it carries, with the latest notes at the end of its page. */
function noted(draft: Draft, entity: Entity, page: Page, block: Carrier, way: Way): Draft {
  const source = sourceOf(draft, block)
  /** Files of several formats tell theirs by their names. */
  const isTold = block.kind === 'export_bar' && block.offers.some((offer) => offer === 'xlsx' || offer === 'json')
  const has = (id: string): boolean => entity.fields.some((field) => field.id === id)
  const action: Action = {
    id: newActionId(draft, `note_${way}_of_${source?.id ?? 'rows'}`.slice(0, 44)),
    name: `Note the ${way}`,
    kind: 'create',
    entity: entity.id,
    ...(entity.write === 'managed' && page.role !== undefined && { role: page.role }),
    fields: ['file', 'rows', ...(has('left_out') ? ['left_out'] : []), 'result', ...(isTold ? ['format'] : [])],
    effects: [
      { kind: 'put', field: 'kind', value: capital(source?.plural ?? ''), when: null },
      ...(isTold ? [] : [{ kind: 'put' as const, field: 'format', value: 'CSV', when: null }]),
      ...(has('done_by') ? [{ kind: 'name' as const, field: 'done_by' }] : []),
      { kind: 'today', field: 'date' },
    ],
    confirmation: `${capital(`${way}ed`)}: {title}.`,
  }
  const notes = {
    action: action.id,
    file: 'file',
    rows: 'rows',
    left_out: has('left_out') ? 'left_out' : null,
    result: 'result',
    ...(isTold && { format: 'format' }),
  }
  const history: Block = {
    kind: 'list',
    id: newBlockId(draft, `${entity.id}_history`),
    heading: `${capital(way)} history`,
    entity: entity.id,
    layout: 'table',
    fields: entity.fields.flatMap(({ id }) => (id === 'file' || id === 'format' ? [] : [id])),
    search: false,
    filters: [],
    sorts: [],
    per_page: shown_most,
    scope: entity.read === 'managed' ? 'all' : 'mine',
    actions: [],
    empty: `Nothing was ${way}ed yet: each ${way} is noted here.`,
  }
  const pages = draft.model.pages.map((one) => {
    if (one.path !== page.path) return one
    const isShown = one.blocks.some((each) => each.kind === 'list' && each.entity === entity.id)
    const blocks = one.blocks.map((each): Block => (each.id === block.id ? { ...block, notes } : each))
    return { ...one, blocks: isShown ? blocks : [...blocks, history] }
  })
  return withModel(draft, { actions: [...draft.model.actions, action], pages })
}
