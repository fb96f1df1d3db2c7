import { fromPromise } from 'xstate'
import { type Cleaned, type ExplorerLeft, type ExplorerSnapshot, explorerMachine } from '../../machines/modules/explorer.machine.ts'
import { type Cleaning, cleaned, cleanings, toldCleaning } from '../explore/clean.ts'
import { chartOf } from '../explore/draw.ts'
import { examples } from '../explore/examples.ts'
import { writeFigures } from '../explore/kept.ts'
import { begunWith, orders, shapes, steps, valuesIn, ways } from '../explore/settings.ts'
import { methods } from '../explore/study.ts'
import { columnsOf, type Table, tableOf } from '../explore/table.ts'
import { isByWord, type Seen, seenBy, type View, views } from '../explore/views.ts'
import type { ExplorerData } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { rowsIn, writeCsv } from '../tables/rows.ts'
import { examples as texts } from '../tools-studied.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'

/** Colours beside the site's own, which stand apart from one another. */
const palettes: Readonly<Record<string, readonly string[]>> = {
  Bright: ['#1f5fbf', '#d1495b', '#1b7a4b', '#b3541e', '#6a3fb5', '#0e7c86', '#a3195b', '#5c6b1f'],
  Calm: ['#4a6fa5', '#7a9e7e', '#b08968', '#8e7dbe', '#5f9ea0', '#a26769', '#6b7a8f', '#8a8d3a'],
  Warm: ['#b3261e', '#d9822b', '#a86b00', '#8c3b5c', '#c2543d', '#6d4c2f', '#e0a030', '#7a1f2b'],
  Greys: ['#222a33', '#5b6670', '#8a949e', '#3e4a57', '#737f8a', '#a3abb3', '#2f3842', '#64707b'],
}
const coloursOf = (chosen: Readonly<Record<string, string>>, site: readonly string[]): readonly string[] => {
  const palette = palettes[chosen.palette ?? ''] ?? site
  return /^#[0-9a-f]{6}$/i.test(chosen.colour ?? '') ? [chosen.colour!, ...palette.slice(1)] : palette
}

const set = (field: string): string => event('setting.set', { field })
interface Pick {
  readonly field: string
  readonly label: string
  readonly all: readonly (readonly [value: string, words: string])[]
  readonly value: string
}
const picking = ({ context: { filled } }: ExplorerSnapshot, { field, label, all, value }: Pick): Html =>
  html`<div class="field" data-key="${field}${filled}"><label for="explore-${field}">${label}</label><select id="explore-${field}" data-type="${set(field)}">${all.map(([one, words]) => html`<option value="${one}"${one === value && html` selected`}>${words}</option>`)}</select></div>`
const entry = ({ context: { filled, chosen } }: ExplorerSnapshot, field: string, label: string, type: 'text' | 'number' | 'date', otherwise = ''): Html =>
  html`<div class="field" data-key="${field}${type}${filled}"><label for="explore-${field}">${label}</label><input id="explore-${field}" type="${type}"${type === 'number' && html` step="any"`}${type === 'text' && html` maxlength="120"`} value="${chosen[field] ?? ''}"${otherwise && html` placeholder="${otherwise}"`} data-type="${set(field)}"></div>`
const plain = (all: readonly string[]): (readonly [string, string])[] => all.map((one) => [one, one])

function filter(snapshot: ExplorerSnapshot): Html {
  const { table, chosen } = snapshot.context
  const columns = columnsOf(table)
  const only = columns.find(({ name }) => name === chosen.only)
  const column = picking(snapshot, {
    field: 'only',
    label: 'Filter by',
    all: [['', 'Nothing'], ...plain(columns.map(({ name }) => name))],
    value: only?.name ?? '',
  })
  if (!only) return column
  if (isByWord(table, only.name))
    return html`${column}${picking(snapshot, { field: 'is', label: `${only.name} is`, all: [['', 'Any'], ...plain(valuesIn(table, only).slice(0, 200))], value: chosen.is ?? '' })}`
  const type = only.kind === 'day' ? 'date' : 'number'
  return html`${column}${entry(snapshot, 'from', only.kind === 'day' ? 'From' : 'At least', type)}${entry(snapshot, 'until', only.kind === 'day' ? 'To' : 'At most', type)}`
}

function drawing(snapshot: ExplorerSnapshot, { settings }: Seen, view: View): Html {
  const { table, chosen } = snapshot.context
  if (!settings) return nothing
  const columns = columnsOf(table)
  const names = plain(columns.map(({ name }) => name))
  const numbers = plain(columns.filter(({ kind }) => kind === 'number').map(({ name }) => name))
  const { shape, x, y, way, split, step, order } = settings
  const is = (...all: readonly string[]): boolean => all.includes(shape)
  const along = picking(snapshot, { field: 'x', label: shape === 'Scatter' && view === 'Chart' ? 'Across' : 'For each', all: names, value: x.name })
  const value = picking(snapshot, {
    field: 'y',
    label: 'Value',
    all: [...(shape === 'Scatter' ? [] : [['', 'Number of rows'] as const]), ...numbers],
    value: y?.name ?? '',
  })
  const worked = y !== null && picking(snapshot, { field: 'way', label: 'Worked out as', all: plain(ways), value: way })
  const stretch = x.kind === 'day' && picking(snapshot, { field: 'step', label: 'Time step', all: plain(steps), value: step })
  if (view === 'Forecast')
    return html`${along}${value}${worked}${stretch}${picking(snapshot, { field: 'method', label: 'Method', all: plain(methods), value: chosen.method ?? methods[0] })}${entry(snapshot, 'ahead', 'Steps ahead', 'number', '6')}`
  const isHistogram = shape === 'Histogram'
  const first = picking(snapshot, { field: 'shape', label: 'Chart type', all: plain(shapes), value: shape })
  const parted =
    !is('Pie', 'Ring', 'Histogram') &&
    picking(snapshot, { field: 'split', label: 'Split by', all: [['', 'Nothing'], ...names.filter(([name]) => name !== x.name)], value: split?.name ?? '' })
  const sorted = !is('Scatter', 'Histogram') && x.kind === 'word' && picking(snapshot, { field: 'order', label: 'Order', all: plain(orders), value: order })
  return html`${first}${!isHistogram && along}${value}${!isHistogram && shape !== 'Scatter' && html`${worked}${stretch}`}${parted}${sorted}`
}

function look(snapshot: ExplorerSnapshot, seen: Seen, colours: readonly string[]): Html {
  const { chosen, filled } = snapshot.context
  return html`${entry(snapshot, 'title', 'Title', 'text', seen.figures?.title ?? '')}${picking(snapshot, { field: 'palette', label: 'Colours', all: plain(['Site', ...Object.keys(palettes)]), value: chosen.palette ?? 'Site' })}<div class="field" data-key="colour${filled}${chosen.palette ?? ''}"><label for="explore-colour">First colour</label><input id="explore-colour" type="color" value="${colours[0] ?? '#1f5fbf'}" data-type="${set('colour')}"></div>`
}

function controls(snapshot: ExplorerSnapshot, seen: Seen, view: View, colours: readonly string[]): Html {
  const { table, chosen, past, told } = snapshot.context
  const columns = columnsOf(table)
  const numbers = plain(columns.filter(({ kind }) => kind === 'number').map(({ name }) => name))
  if (view === 'Clean')
    return html`<div class="calc-fields">${picking(snapshot, { field: 'column', label: 'Column', all: [['', 'All columns'], ...plain(columns.map(({ name }) => name))], value: chosen.column ?? '' })}</div><div class="module-choices">${cleanings.map((step) => press(step, event('table.clean', { step }), { look: 'button-small button-plain', isOff: step === 'Remove the column' && !chosen.column }))}${press('Undo', event('table.undo'), { look: 'button-small', isOff: past.length === 0 })}</div>${told.length > 0 && html`<ol class="explore-told">${told.map((one) => html`<li>${one}</li>`)}</ol>`}`
  const own =
    view === 'Chart' || view === 'Forecast'
      ? drawing(snapshot, seen, view)
      : view === 'Groups'
        ? html`${picking(snapshot, { field: 'one', label: 'One number', all: numbers, value: chosen.one ?? numbers[0]?.[0] ?? '' })}${picking(snapshot, { field: 'other', label: 'Other number', all: numbers, value: chosen.other ?? numbers[1]?.[0] ?? '' })}${entry(snapshot, 'groups', 'Groups', 'number', '3')}`
        : nothing
  return html`<div class="calc-fields">${own}${filter(snapshot)}${view !== 'Table' && view !== 'Statistics' && look(snapshot, seen, colours)}</div>`
}

const lined = (lines: readonly (readonly string[])[]): Html =>
  lines.length < 2
    ? nothing
    : html`<div class="bench-rows" tabindex="0" role="region" aria-label="Figures as a table"><table><thead><tr>${lines[0]!.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${lines.slice(1).map((line) => html`<tr>${line.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

const fileOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'chart' // biome-ignore format: one chain
function taking({ figures, lines, table }: Seen, name: string, view: View): Html {
  const csv = view === 'Table' || view === 'Clean' ? [table.heads, ...table.rows] : lines
  const title = fileOf(figures?.title ?? `${name} ${view}`)
  const svg = figures ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(chartOf(figures, true).toString())}` : ''
  return html`<div class="actions">${figures && html`<button type="button" class="button button-small button-plain" data-paints="${svg}" data-file="${title}.png">Download PNG</button><a class="button button-small button-plain" download="${title}.svg" href="${svg}">Download SVG</a>`}${csv.length > 1 && html`<a class="button button-small button-plain" download="${title}.csv" href="data:text/csv;charset=utf-8,${encodeURIComponent(writeCsv(csv))}">Download CSV</a>`}</div>`
}

function data(snapshot: ExplorerSnapshot): Html {
  const { sources, source, name, table, filled, error, text } = snapshot.context
  const all = [...(source === '' ? [['', name] as const] : []), ...sources.map((one) => [one.id, one.name] as const)]
  const from = html`<div class="field" data-key="source${filled}"><label for="explore-source">Data</label><select id="explore-source" data-type="${event('source.choose')}">${all.map(([id, words]) => html`<option value="${id}"${id === source && html` selected`}>${words}</option>`)}</select></div>`
  const open = html`<label class="button button-small bench-open">Upload a file<input type="file" class="sr" accept=".csv,.tsv,.txt,.json,text/csv,application/json" data-open="${event('table.open', { as: 'text' })}"></label>`
  const paste = html`<details class="explore-paste"><summary>Paste or type a table</summary><div class="field"><label for="explore-text">Table (CSV or JSON), its first line the names of the columns</label><textarea id="explore-text" class="bench-text" rows="6" data-key="text${filled}" data-type="${event('paste.type')}" spellcheck="false"></textarea></div>${press('Use this table', event('paste.take'), { look: 'button-small', isOff: text.trim() === '' })}</details>`
  const kinds = { number: 'number', day: 'date', word: 'text' }
  const columns = columnsOf(table).map(({ name: column, kind }) => html`<li>${column} <span class="module-about">${kinds[kind]}</span></li>`)
  return html`<div class="explore-data">${from}${open}</div>${paste}${error && html`<p class="quiz-told is-wrong" role="alert">${error}</p>`}<ul class="explore-columns" aria-label="Columns of ${name}">${columns}</ul>`
}

/** Further tables to begin with. */
const studied = Object.entries(texts).map(([name, text]) => ({
  id: `example-${name}`,
  name: /made up/.test(name) ? name : `${name} (example)`,
  table: tableOf(rowsIn(text)),
}))

const viewOf = ({ context: { view } }: ExplorerSnapshot): View => views.find((one) => one === view) ?? 'Chart'
const seenOf = (snapshot: ExplorerSnapshot, { colours }: ExplorerData): Seen => {
  const { table, chosen } = snapshot.context
  return seenBy(viewOf(snapshot), table, chosen, coloursOf(chosen, colours))
}
/** Cells of an own table that a browser keeps until the next visit. */
const left_max = 20_000
const size = ({ heads, rows }: Table): number => heads.length * rows.length

/** The snapshot with what its table begins with where nothing is chosen. */
const begun = (snapshot: ExplorerSnapshot): ExplorerSnapshot =>
  ({ ...snapshot, context: { ...snapshot.context, chosen: begunWith(snapshot.context.table, snapshot.context.chosen) } }) as ExplorerSnapshot

export const explorer = defineModule<'explorer', typeof explorerMachine>({
  machine: explorerMachine.provide({
    actors: {
      readTable: fromPromise<Table, { text: string }>(async ({ input: { text } }) => {
        const table = tableOf(rowsIn(text))
        if (table.rows.length === 0) throw new Error('There is no table in this text: the first line names the columns, each further line is a row.')
        return table
      }),
      cleanTable: fromPromise<Cleaned, { table: Table; step: string; column: string }>(async ({ input: { table, step, column } }) => {
        const after = cleaned(table, step as Cleaning, column)
        return { table: after, told: toldCleaning(table, after, step as Cleaning) }
      }),
    },
  }),
  input: ({ sources }, _, left) => ({ sources: sources.length > 0 ? sources : [...examples, ...studied], views, left: left as ExplorerLeft | null }),
  view(now, given) {
    const snapshot = begun(now)
    const view = viewOf(snapshot)
    const seen = seenOf(snapshot, given)
    const { name, chosen } = snapshot.context
    const tabs = options('Look at it as', views.map((one) => ({ words: one, sends: event('view.choose', { view: one }), isChosen: one === view }))) // biome-ignore format: one call
    const chart = seen.figures && html`<div class="explore-chart" tabindex="0" role="region" aria-label="Chart">${chartOf(seen.figures)}</div>`
    const table = view === 'Chart' ? html`<details class="explore-lines"><summary>Show as a table</summary>${lined(seen.lines)}</details>` : lined(seen.lines)
    return html`${data(snapshot)}${tabs}${controls(snapshot, seen, view, coloursOf(chosen, given.colours))}<p class="module-about">${seen.note}</p>${chart}${table}${taking(seen, name, view)}`
  },
  words: (snapshot, given) => (snapshot.hasTag('busy') ? '' : snapshot.context.error || seenOf(begun(snapshot), given).note),
  measures(snapshot, given) {
    if (snapshot.hasTag('busy')) return null
    const view = viewOf(snapshot)
    const { figures, lines, note } = seenOf(begun(snapshot), given)
    const { name } = snapshot.context
    const title = figures?.title ?? `${view} of ${name}`
    if (lines.length < 2) return null
    const csv = writeCsv(lines)
    return {
      title: title.slice(0, 120),
      kind: view === 'Chart' ? (figures?.shape ?? view) : view,
      source: name.slice(0, 120),
      note,
      figures: csv.length > 4900 ? `${csv.slice(0, 4899)}…` : csv,
      chart: figures ? writeFigures(figures) : '',
      words: title,
    }
  },
  memory({ context: { source, name, table, view, chosen } }) {
    if (source === '' && size(table) > left_max) return null
    return { source, name, own: source === '' ? table : null, view, chosen } satisfies ExplorerLeft
  },
})
