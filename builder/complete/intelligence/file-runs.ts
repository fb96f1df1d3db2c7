import { idFrom } from '../../compose/ids.ts'
import { type FileSample, placeFiles, tableFiles } from '../../lexicon/file-contents.ts'
import type { Action, Entity, Field } from '../../model.ts'
import type { FileWork } from '../../tables/run.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { pageOf } from '../insight/places.ts'
import { wordsOf } from '../module/place.ts'
import { newActionId, newEntityId } from '../module/remake.ts'
import { listOfOwn } from '../module/results.ts'
import { addPage, dropEntity, entityIn } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'
import { fileField, withContents } from './file-contents.ts'
import { elsewhere, type FileRun, ran } from './run-forms.ts'

/** What a run does with its file, by what it is called. */
const works: readonly (readonly [RegExp, FileWork])[] = [
  [/(?:^| )(?:conversion|transformation)$/, 'convert'],
  [/(?:^| )interpolation$/, 'interpolate'],
  [/(?:^| )(?:extraction|filtering)$/, 'extract'],
  [
    /^(?:\w+ )?(?:data|file|table|spatial|geographic|geospatial) (?:operation|processing|processing (?:task|job)|analysis task|calculation)$|(?:^| )spatial analysis$/,
    'operate',
  ],
]
const spatial = /\b(?:gis|geograph\w*|geospatial|spatial|geodata|coordinates?|mapping)\b/i

function runsIn(draft: Draft): readonly FileRun[] {
  return draft.model.entities.flatMap((entity): FileRun[] => {
    const work = works.find(([name]) => name.test(entity.singular))?.[1]
    const create = draft.model.actions.find((action) => action.entity === entity.id && action.kind === 'create')
    if (!work || !create || elsewhere.test(entity.singular)) return []
    const by = entity.fields.find(({ type, entity: of }) => type === 'reference' && fileField(entityIn(draft, of)) !== undefined)
    const file = entityIn(draft, by?.entity)
    return by && file && !elsewhere.test(file.singular) ? [{ entity, create, work, by, file }] : []
  })
}

/** Runs over uploaded files of data work through them: convert, interpolate, extract and reckon what the file says, and keep the outcome as a file. */
export const fileRuns: Completer = (draft) => {
  const runs = runsIn(draft)
  const [first] = runs
  if (!first) return draft
  const samples = spatial.test(wordsOf(draft)) ? placeFiles : tableFiles
  const once = runs.filter((one, index) => runs.findIndex(({ work, file }) => work === one.work && file.id === one.file.id) === index)
  const single = runs.filter((one) => !once.includes(one)).reduce((so_far, { entity }) => dropEntity(so_far, entity.id), draft)
  const read = [...new Set(once.map(({ file }) => file.id))].reduce((so_far, id) => withContents(so_far, id, samples), single)
  const whole = once.reduce((so_far, one) => ran(so_far, one, samples), read)
  return runs
    .filter((one) => !once.includes(one))
    .reduce(
      (so_far, { entity, work }) => {
        const path = pageOf(so_far, once.find((one) => one.work === work)!.entity.id)?.path
        return path === undefined ? so_far : claimedAs(so_far, path, new RegExp(`\\b${entity.singular.split(' ').at(-1)!.slice(0, 8)}`))
      },
      operationsAsked(whole, once, samples),
    )
}

const operating = /\bdata operations?\b|\bperform\w* (?:\w+ ){0,4}operations?\b/i

/** Operations on the data that the words ask for beside other runs are a run of their own. */
function operationsAsked(draft: Draft, runs: readonly FileRun[], samples: readonly FileSample[]): Draft {
  const [first] = runs
  if (!first || runs.some(({ work }) => work === 'operate') || !operating.test(wordsOf(draft))) return draft
  const name = 'data operation'
  const id = newEntityId(draft, 'data_operations')
  const title: Field = { id: 'title', label: 'Title', type: 'text', required: true }
  const done: Field = { id: 'done_on', label: 'Done on', type: 'date', required: false }
  const entity: Entity = { ...first.entity, id, singular: name, plural: `${name}s`, title: title.id, fields: [title, first.by, done], seeds: [] }
  const { lifecycle: _, ...bare } = entity
  const act = (kind: Action['kind'], label: string, fields: readonly string[]): Action => ({ id: newActionId(draft, idFrom(`${label} data operation`)), name: label, kind, entity: id, fields: [...fields], confirmation: kind === 'delete' ? 'Deleted: {title}.' : 'Saved: {title}.' }) // biome-ignore format: one record
  const create = act('create', 'Start data operation', [title.id])
  const update = act('update', 'Edit', [title.id])
  const remove = act('delete', 'Delete', [])
  const kept = withModel(draft, { entities: [...draft.model.entities, bare], actions: [...draft.model.actions, create, update, remove] })
  const placed = addPage(kept, {
    title: 'Data operations',
    navigation: 'Data operations',
    blocks: (block) => [
      { kind: 'form', id: block('data_operation_form'), heading: 'Start data operation', action: create.id, text: '' },
      {
        ...listOfOwn(block('data_operation_list'), 'Your data operations', bare, [title.id], [update.id, remove.id]),
        empty: 'There are no data operations yet.',
      },
    ],
  })
  return claimedAs(ran(placed.draft, { ...first, entity: bare, create: create, work: 'operate' }, samples), placed.path, /\boperations?\b/)
}
