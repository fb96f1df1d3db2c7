import { heldFile } from '../../file-value.ts'
import { type FileSample, placeFiles } from '../../lexicon/file-contents.ts'
import type { Action, Block, Effect, Entity, Field, Values } from '../../model.ts'
import { interpolations } from '../../tables/interpolated.ts'
import { placeOperations, tableOperations } from '../../tables/operated.ts'
import { type FileWork, fileFormats, formatOf, run } from '../../tables/run.ts'
import type { Draft } from '../draft.ts'
import { pageOf } from '../insight/places.ts'
import { changeActions, changeBlocks, putEntity, withoutStates } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'

/** A thing of the words that is run on a file. */
export interface FileRun {
  readonly entity: Entity
  readonly create: Action
  readonly work: FileWork
  /** The reference to the file that is worked through, and the entity of such files. */
  readonly by: Field
  readonly file: Entity
}
/** What is no text that can be worked through here. */
export const elsewhere =
  /\b(?:voices?|audios?|sounds?|music|videos?|films?|images?|pictures?|photos?|covers?|faces?|pdfs?|words?|documents?|invoices?|sms|xmpp|currency|currencies|units?|amounts?|traffic|leads?|customers?|emojis?|chinese|pinyin|speech|e-?mails?|html|css|js|javascript|php|codes?|pac|gfwlist\S*|structures?|models?|media|multimedia|keywords?|features?|web ?pages?|sites?|apps?|languages?|scenes?|formulas?|worklogs?)\b/

const said =
  'It is worked through at once, and what comes of it is kept with the run. CSV, Excel, JSON, GeoJSON, XML, YAML, and tables of HTML or Markdown can be read. A Shapefile, a picture or a PDF is kept as it is, but cannot be read here.'
const long = (id: string, label: string, help?: string): Field => ({ id, label, type: 'long_text', required: false, ...(help !== undefined && { help }) })
const short = (id: string, label: string, help: string): Field => ({ id, label, type: 'text', required: false, help })
const choice = (id: string, label: string, choices: readonly string[]): Field => ({ id, label, type: 'choice', required: true, choices: [...choices] })

/** What each kind of run asks beside its file. */
function askedBy(work: FileWork, isSpatial: boolean): { readonly way: Field | null; readonly about: Field | null; readonly points: Field | null } {
  const column = short('column', 'Column', 'The name of a column; left empty, the one that fits.')
  if (work === 'convert') return { way: choice('to_format', 'To format', fileFormats), about: null, points: null }
  if (work === 'interpolate')
    return {
      way: choice('method', 'Method', interpolations),
      about: column,
      points: {
        id: 'points',
        label: 'Points to add',
        type: 'number',
        required: false,
        min: 0,
        max: 400,
        help: 'Left empty, gaps are filled; where there is none, points are put between.',
      },
    }
  if (work === 'extract')
    return {
      way: null,
      about: {
        ...short(
          'what_to_extract',
          'What to extract',
          'Columns, a condition, or both: “name, rain_mm where rain_mm > 65”. From a plain text: emails, links, dates, numbers, or words to look for.',
        ),
        required: true,
      },
      points: null,
    }
  return { way: choice('operation', 'Operation', isSpatial ? [...tableOperations, ...placeOperations] : tableOperations), about: column, points: null }
}

/** The runs to begin with: which of the samples, how, and of what. */
const tried: Readonly<Record<FileWork, readonly (readonly [place: number, way: string, about: string, name: string])[]>> = {
  convert: [[0, 'GeoJSON', '', 'as GeoJSON'], [1, 'CSV', '', 'as CSV'], [2, 'JSON', '', 'as JSON'], [3, 'XML', '', 'as XML']], // biome-ignore format: a table
  interpolate: [[0, 'Linear', '', 'gaps filled'], [1, 'Nearest', '', 'gaps by the nearest'], [2, 'Average', '', 'between the stops']], // biome-ignore format: a table
  extract: [[0, '', '#0', 'all that is above'], [1, '', '#1', 'one column'], [2, '', '#2', 'some rows']], // biome-ignore format: a table
  operate: [[0, 'Summary', '', 'summary'], [2, 'Remove duplicates', '', 'without duplicates'], [3, 'Sort', '', 'sorted']], // biome-ignore format: a table
}
const spatialWords = ['name, rain_mm where rain_mm > 65', 'name', 'boardings > 500']
const tableWords = ['customer, total where total > 80', 'temperature', 'city = Porto']

/** The run's form asks for a file and what to do with it, and keeps what comes of it at once. */
export function ran(draft: Draft, { entity, create, work, by }: FileRun, samples: readonly FileSample[]): Draft {
  const isSpatial = samples === placeFiles
  const { way, about, points } = askedBy(work, isSpatial)
  const title = entity.fields.find(({ id }) => id === entity.title)!
  const source: Field = { ...by, required: false, label: /file|data/i.test(by.label) ? by.label : 'File' }
  const from: Field | null = work === 'convert' ? short('from_format', 'From format', 'Told by what the file says.') : null
  const input = long('input', 'Or paste what it says')
  const made = [
    long('result', 'Result'),
    short('outcome', 'Outcome', 'What was done.'),
    { id: 'result_file', label: 'Result file', type: 'file' as const, required: false },
  ]
  const others = entity.fields.filter((field) => field.type === 'reference' && field.id !== by.id).map((field) => ({ ...field, required: false }))
  const on = entity.fields.find(({ type }) => type === 'date')
  const asked = [way, about, points].filter((field) => field !== null)
  const fields = [title, source, input, ...(from ? [from] : []), ...asked, ...others, ...made, ...(on ? [on] : [])]
  const seeds = tried[work].flatMap(([place, chosen, what, name]): Values[] => {
    const sample = samples[place]!
    const words = what.startsWith('#') ? (isSpatial ? spatialWords : tableWords)[Number(what.slice(1))]! : what
    const target = chosen === 'GeoJSON' && !isSpatial ? 'Markdown' : chosen
    try {
      const outcome = run({ work, text: sample.contents, way: target, about: words, points: null })
      return [
        {
          [title.id]: `${sample.name
            .replace(/\.\w+$/, '')
            .replaceAll('-', ' ')
            .replace(/^./, (letter) => letter.toUpperCase())}, ${target === chosen ? name : `as ${target}`}`,
          [source.id]: place,
          ...(from && { [from.id]: formatOf(sample.contents) }),
          ...(way && { [way.id]: target }),
          ...(about && words !== '' && { [about.id]: words }),
          result: outcome.text,
          outcome: outcome.note,
          result_file: heldFile(sample.name.replace(/\.\w+$/, `.${outcome.ending}`), outcome.text),
          ...(on && { [on.id]: `-${place + 1}d` }),
        },
      ]
    } catch {
      return []
    }
  })
  const effect: Effect = { kind: 'worked', work, of: { by: source.id, contents: 'contents' }, input: input.id, way: way?.id ?? null, about: about?.id ?? null, points: points?.id ?? null, to: 'result', said: 'outcome', file: 'result_file', from: from?.id ?? null } // biome-ignore format: one record
  const { lifecycle: _, ...bare } = withoutStates(draft, entity).model.entities.find(({ id }) => id === entity.id)!
  const form = [title.id, source.id, input.id, ...asked.map(({ id }) => id), ...others.map(({ id }) => id)]
  const settled = putEntity(withoutStates(draft, entity), { ...bare, fields, seeds })
  const acted = changeActions(settled, entity.id, (action) => {
    if (action.kind !== 'create' && action.kind !== 'update') return action
    const kept = (action.effects ?? []).filter((one) => one.kind === 'today' && fields.some(({ id }) => id === one.field))
    return {
      ...action,
      fields: form,
      effects: [...kept, ...(on && kept.length === 0 ? [{ kind: 'today' as const, field: on.id }] : []), effect],
      confirmation: 'Done: {title}.',
    }
  })
  const shown = [
    title.id,
    source.id,
    ...(from ? [from.id] : []),
    ...(way ? [way.id] : []),
    ...(about && !way ? [about.id] : []),
    'outcome',
    'result_file',
    ...(on ? [on.id] : []),
  ]
  const blocks = (block: Block): Block[] => {
    if (block.kind === 'form' && block.action === create.id) return [{ ...block, text: said }]
    if (block.kind === 'list' && block.entity === entity.id) return [{ ...block, layout: 'table', fields: shown, filters: way ? [way.id] : [] }]
    return block.kind === 'detail' && block.entity === entity.id ? [{ ...block, fields: fields.map(({ id }) => id) }] : [block]
  }
  const placed = changeBlocks(acted, blocks)
  const where = pageOf(placed, entity.id)?.path
  return where === undefined ? placed : claimedAs(placed, where, new RegExp(`\\b${entity.singular.split(' ').at(-1)!.slice(0, 7)}`), elsewhere)
}
