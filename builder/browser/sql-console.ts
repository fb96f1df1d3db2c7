import { fromPromise } from 'xstate'
import { type ToolRun, type WorkbenchLeft, type WorkbenchSnapshot, workbenchMachine } from '../../machines/modules/workbench.machine.ts'
import { type Found, runSql, type SqlTable } from '../console/sql-run.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { writeCsv } from '../tables/rows.ts'
import { event, press } from './controls.ts'
import { defineModule } from './module.ts'

const [shown_max, kept_max] = [200, 4900]
const foundIn = (snapshot: WorkbenchSnapshot): Found | null => (snapshot.matches('shown') ? (snapshot.context.outcome as Found) : null)
const noteOf = ({ rows }: Found): string =>
  `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}${rows.length > shown_max ? `, the first ${shown_max} shown` : ''}`
const linesOf = ({ heads, rows }: Found): string[][] => [[...heads], ...rows.map((row) => row.map((cell) => String(cell ?? '')))]

/** Queries to begin with, over the first table and over those that belong together. */
function samples([first]: readonly SqlTable[]): readonly (readonly [name: string, text: string])[] {
  const own = first?.name ?? 'example_orders'
  const word = first?.columns[1] ?? 'product'
  return [
    ['Select', `SELECT * FROM ${own} ORDER BY id LIMIT 10`],
    ['Where', `SELECT id, ${word} FROM ${own} WHERE ${word} LIKE '%a%'`],
    ['Group', `SELECT ${first?.columns.at(-1) ?? 'product'}, COUNT(*) AS total FROM ${own} GROUP BY ${first?.columns.at(-1) ?? 'product'} ORDER BY total DESC`],
    ['Join', 'SELECT c.name, COUNT(*) AS orders, SUM(o.amount) AS total\nFROM example_customers c JOIN example_orders o ON o.customer_id = c.id\nGROUP BY c.name ORDER BY total DESC'], // biome-ignore format: one line each
    ['Tables', 'SHOW TABLES'],
  ]
}

function result(snapshot: WorkbenchSnapshot): Html {
  if (snapshot.matches('failed')) return html`<p class="quiz-told is-wrong" role="alert">${snapshot.context.error}</p>`
  const found = foundIn(snapshot)
  if (!found) return html`<p class="module-about">${snapshot.hasTag('busy') ? 'One moment…' : 'The result stands here.'}</p>`
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(writeCsv(linesOf(found)))}`
  const json = `data:application/json;charset=utf-8,${encodeURIComponent(
    JSON.stringify(
      found.rows.map((row) => Object.fromEntries(found.heads.map((head, at) => [head, row[at] ?? null]))),
      null,
      2,
    ),
  )}`
  return html`<p class="module-about">${noteOf(found)}</p><div class="bench-rows" tabindex="0" role="region" aria-label="Result of the query"><table><thead><tr>${found.heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${found.rows.slice(0, shown_max).map((row) => html`<tr>${row.map((cell) => html`<td>${cell === null ? html`<span class="module-about">NULL</span>` : cell}</td>`)}</tr>`)}</tbody></table></div><div class="actions"><a class="button button-small button-plain" download="result.csv" href="${csv}">Download CSV</a><a class="button button-small button-plain" download="result.json" href="${json}">Download JSON</a></div>`
}

export const sqlConsole = defineModule<'console', typeof workbenchMachine>({
  machine: workbenchMachine.provide({
    actors: { runTool: fromPromise<unknown, ToolRun>(async ({ input: { text, second } }) => runSql(text, JSON.parse(second) as SqlTable[])) },
  }),
  input({ tables }, _, left) {
    const second = JSON.stringify(tables)
    const was = left as Pick<WorkbenchLeft, 'text'> | null
    return {
      left: typeof was?.text === 'string' ? { tool: 'sql', mode: '', text: was.text, second } : null,
      tools: [{ tool: 'sql', modes: [], sample: samples(tables)[0]![1], secondSample: second, isFree: false }],
    }
  },
  view(snapshot, { tables }) {
    const { text, filled, file } = snapshot.context
    const known = tables.map(
      ({ name, columns, rows }) =>
        html`<details><summary>${name} <span class="module-about">(${rows.length})</span></summary><p class="module-about">${columns.join(', ')}</p></details>`,
    )
    const begin = samples(tables).map(([name, query]) => press(name, event('file.open', { text: query, name }), { look: 'button-small button-plain' }))
    return html`<div class="bench-side" role="group" aria-label="Tables">${known}</div><div class="field"><label for="console-text">Query (SQL)${file && html` <span class="module-about">from ${file}</span>`}</label><textarea id="console-text" class="bench-text" rows="6" data-key="${filled}" data-type="${event('text.type')}" spellcheck="false">${text}</textarea></div><div class="actions">${press('Run query', event('tool.run'))}<label class="button button-small button-plain bench-open">Open a file<input type="file" class="sr" accept=".sql,.txt,text/plain" data-open="${event('file.open', { as: 'text' })}"></label>${begin}${text === '' ? nothing : press('Empty', event('text.clear'), { look: 'button-small button-plain' })}</div>${result(snapshot)}`
  },
  words(snapshot) {
    if (snapshot.hasTag('busy')) return ''
    const found = foundIn(snapshot)
    return snapshot.matches('failed') ? snapshot.context.error : found ? noteOf(found) : ''
  },
  measures(snapshot) {
    const found = foundIn(snapshot)
    if (!found) return null
    const statement = snapshot.context.text.trim()
    const name = statement.replace(/\s+/g, ' ').slice(0, 100)
    const csv = writeCsv(linesOf(found))
    return { name, statement, found: noteOf(found), result: csv.length > kept_max ? `${csv.slice(0, kept_max - 1)}…` : csv, words: name }
  },
  memory: ({ context: { text } }) => ({ text }),
})
