import { fromPromise } from 'xstate'
import {
  type ChangeKind,
  type Compared,
  type ComparisonSnapshot,
  changeKinds,
  comparisonMachine,
  type Difference,
  sides,
} from '../../machines/modules/comparison.machine.ts'
import { comparisonSample } from '../comparison-sample.ts'
import { type Html, html } from '../render/html.ts'
import { compareTables, countOf, headsOf, linesOf, reportOf, told } from './compared.ts'
import { event, meters, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const names = { first: 'First table', second: 'Second table' } as const
const kindWords: Readonly<Record<ChangeKind, string>> = { added: 'Added', removed: 'Removed', changed: 'Changed' }

const entry = ({ context }: ComparisonSnapshot): Html =>
  html`<div class="compare-tables">${sides.map(
    (side) =>
      html`<div class="field"><label for="compare-${side}">${names[side]}</label><textarea id="compare-${side}" rows="8" spellcheck="false" data-key="${side}${context.filled}" data-type="${event('table.type', { side })}">${context[side]}</textarea><label class="button button-small button-plain bench-open">Open a CSV file<input class="sr" type="file" accept=".csv,.tsv,.txt,.json,text/csv" data-open="${event('table.open', { side })}"></label></div>`,
  )}</div>`

function choices({ context }: ComparisonSnapshot): Html {
  const columns = [...new Set([...headsOf(context.first), ...headsOf(context.second)])]
  const key = context.key || columns[0]
  if (columns.length === 0)
    return html`<p class="module-about">Paste both tables with a first line of column names; commas, semicolons or tabs part the cells.</p>`
  return html`<div class="field"><label for="compare-key">Key column</label><select id="compare-key" data-key="${columns.join('|')}" data-type="${event('key.choose')}">${columns.map((column) => html`<option value="${column}"${column === key && html` selected`}>${column}</option>`)}</select></div><fieldset class="module-options"><legend>Ignore columns</legend><div class="module-choices">${columns
    .filter((column) => column !== key)
    .map((column) => {
      const isIgnored = context.ignored.includes(column)
      return press(column, event('column.ignore', { column }), {
        look: isIgnored ? 'button-small is-chosen' : 'button-small button-plain',
        isPressed: isIgnored,
      })
    })}</div></fieldset>`
}

const row = ({ kind, cells }: Difference, columns: readonly string[]): Html =>
  html`<tr class="compare-${kind}"><th scope="row">${kindWords[kind]}</th>${columns.map((column) => {
    const { value = '', before } = cells.find((one) => one.column === column) ?? {}
    return before === undefined
      ? html`<td>${value}</td>`
      : html`<td class="compare-cell"><del>${before || '(empty)'}</del> <ins>${value || '(empty)'}</ins></td>`
  })}</tr>`

function result({ context: { shown } }: ComparisonSnapshot, compared: Compared): Html {
  const seen = compared.differences.filter(({ kind }) => shown === null || kind === shown)
  const filters = [
    { words: `All (${compared.differences.length})`, sends: event('kind.show', { kind: null }), isChosen: shown === null },
    ...changeKinds.map((kind) => ({ words: `${kindWords[kind]} (${countOf(compared, kind)})`, sends: event('kind.show', { kind }), isChosen: shown === kind })),
  ]
  const table = html`<div class="bench-rows" tabindex="0" role="region" aria-label="Differences"><table class="compare-differences"><thead><tr><th scope="col">Change</th>${compared.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead><tbody>${seen.map((one) => row(one, compared.columns))}</tbody></table></div>`
  return html`<h2 tabindex="-1" data-focus-when="compared">Differences</h2>${meters([...changeKinds.map((kind) => ({ label: kindWords[kind], value: countOf(compared, kind) })), { label: 'Unchanged', value: compared.same }])}${options('Show', filters)}${seen.length > 0 ? table : html`<p class="module-about">${compared.differences.length === 0 ? 'Both tables are the same.' : 'There is no difference of this kind.'}</p>`}<div class="actions"><a class="button button-small button-plain" download="differences.csv" href="data:text/csv;charset=utf-8,${encodeURIComponent(reportOf(compared))}">Export report as CSV</a></div>`
}

export const comparison = defineModule<'comparison', typeof comparisonMachine>({
  machine: comparisonMachine.provide({ actors: { compareTables: fromPromise(async ({ input }) => compareTables(input)) } }) as typeof comparisonMachine,
  input: () => ({ sample: comparisonSample }),
  view: (snapshot) =>
    html`${entry(snapshot)}${choices(snapshot)}<div class="actions">${press('Compare', event('tables.compare'))}${press('Take an example', event('sample.take'), { look: 'button-plain' })}</div>${snapshot.context.error && html`<p class="error" role="alert">${snapshot.context.error}</p>`}${snapshot.context.compared && result(snapshot, snapshot.context.compared)}`,
  words: ({ context: { compared, error } }) => error || (compared ? `${told(compared)}.` : ''),
  measures: ({ context: { compared } }) =>
    compared && {
      added: countOf(compared, 'added'),
      removed: countOf(compared, 'removed'),
      changed: countOf(compared, 'changed'),
      key: compared.columns[0] ?? '',
      differences: linesOf(compared),
      words: told(compared),
    },
})
