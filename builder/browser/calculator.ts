import { type CalculatorSnapshot, calculatorMachine, converts, lackingOf } from '../../machines/modules/calculator.machine.ts'
import { calculated, FormulaError, readable, scheduled, shownNumber, valueOfFormula } from '../formula.ts'
import type { CalculatorData, Sheet, SheetField } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const sheetIn = ({ context }: CalculatorSnapshot, { sheets }: CalculatorData): Sheet => sheets.find(({ id }) => id === context.sheet)!

const inputs = { date: html` type="date"`, text: html` type="text" maxlength="160"`, number: html` type="number" step="any" inputmode="decimal"` }
function field(snapshot: CalculatorSnapshot, { id, label, kind, unit, choices = [] }: SheetField): Html {
  const { values, filled, sheet } = snapshot.context
  const value = values[id] ?? ''
  const sends = event('value.type', { field: id })
  const isFew = kind === 'choice' && choices.length <= 4
  if (isFew)
    return options(
      label,
      choices.map((one) => ({ words: one.words, sends: event('value.type', { field: id, text: String(one.value) }), isChosen: String(one.value) === value })),
    )
  const key = `${sheet}${id}${filled}`
  const control =
    kind === 'choice'
      ? html`<select id="calc-${id}" data-key="${key}" data-type="${sends}">${choices.map((one) => html`<option value="${String(one.value)}"${String(one.value) === value && html` selected`}>${one.words}</option>`)}</select>`
      : html`<input id="calc-${id}" data-key="${key}" data-type="${sends}" value="${value}"${inputs[kind]}>`
  return html`<div class="field" data-key="${key}"><label for="calc-${id}">${label}${unit && html` <span class="calc-unit">(${unit})</span>`}</label>${control}</div>`
}

/** The decimal places of a result: those that the visitor picked in a converter, else its own. */
const placesOf = ({ context }: CalculatorSnapshot, sheet: Sheet, own: number): number =>
  context.decimals !== '' && converts(sheet, 'from') ? Number(context.decimals) : own

const places = ['', '0', '1', '2', '3', '4', '6'] as const
/** What a converter is set by: its two units the other way round, and its decimal places. */
function turning({ context }: CalculatorSnapshot, sheet: Sheet): Html {
  if (!converts(sheet, 'from')) return nothing
  return html`<div class="field"><label for="calc-places">Decimal places</label><select id="calc-places" data-type="${event('decimals.pick')}">${places.map((one) => html`<option value="${one}"${one === context.decimals && html` selected`}>${one || 'As they come'}</option>`)}</select></div>${converts(sheet, 'to') && press('⇄ Swap units', event('units.swap'), { look: 'button-small button-plain', label: 'Swap units' })}`
}

function made(snapshot: CalculatorSnapshot, sheet: Sheet): { readonly label: string; readonly words: string; readonly isMain: boolean }[] {
  const main = sheet.main ?? sheet.results.at(-1)?.id
  const all = calculated(sheet, snapshot.context.values)
  return sheet.results.map(({ id, label, unit, decimals }) => ({
    label,
    isMain: id === main,
    words: `${shownNumber(all[id] ?? Number.NaN, placesOf(snapshot, sheet, decimals))}${unit && ` ${unit}`}`,
  }))
}

const amounts =
  /\b(?:amounts?|loan|principal|prices?|rates?|interest|terms?|years?|months?|weight|height|age|deposits?|payments?|bill|tip|people|persons|distance|income|salary|quantity|width|length|area|fuel)\b/i
/** Whether what a field asks for cannot be below nothing. */
const isNeverLess = (label: string, kind: SheetField['kind']): boolean =>
  kind === 'number' && amounts.test(label) && !/\b(?:change|difference|from|to|growth)\b/i.test(label)

function results(snapshot: CalculatorSnapshot, sheet: Sheet): Html {
  if (!snapshot.matches('counted')) {
    const lacking = lackingOf(snapshot.context).map((id) => sheet.fields.find((one) => one.id === id)?.label)
    const below = sheet.fields
      .filter(({ id, label, kind }) => isNeverLess(label, kind) && Number(snapshot.context.values[id] || 0) < 0)
      .map(({ label }) => label)
    const empty = lacking.filter((label) => !below.includes(label!))
    return html`<p class="module-about" role="alert">${empty.length > 0 && `Fill in: ${empty.join(', ')}. `}${below.length > 0 && `Must be 0 or more: ${below.join(', ')}.`}</p>`
  }
  try {
    return html`<dl class="calc-results">${made(snapshot, sheet).map(({ label, words, isMain }) => html`<div${isMain && html` class="is-main"`}><dt>${label}</dt><dd>${words}</dd></div>`)}</dl>`
  } catch (error) {
    if (error instanceof FormulaError) return html`<p role="alert">${error.message}</p>`
    throw error
  }
}

const [wide, high] = [480, 180]
interface Column {
  readonly label: string
  /** Its place in each row of the schedule. */
  readonly at: number
}
/** The columns of a schedule as lines from nothing to the largest; what is far smaller than the rest is drawn by itself. */
function charts(each: string, columns: readonly { readonly label: string }[], rows: readonly (readonly number[])[]): Html {
  if (rows.length < 2) return nothing
  const most = ({ at }: Column): number => Math.max(...rows.map((row) => row[at]!))
  const all = columns.map(({ label }, place): Column => ({ label, at: place + 1 }))
  const largest = Math.max(...all.map(most))
  const small = all.filter((one) => most(one) * 8 < largest)
  return html`${[small, all.filter((one) => !small.includes(one))].map((some) => chart(each, some, rows, Math.max(...some.map(most))))}`
}
function chart(each: string, columns: readonly Column[], rows: readonly (readonly number[])[], most: number): Html {
  if (columns.length === 0 || !Number.isFinite(most) || most <= 0) return nothing
  const pointsOf = ({ at }: Column) =>
    rows.map((row, place) => `${((place * wide) / (rows.length - 1)).toFixed(1)},${(high - (Math.max(0, row[at]!) * high) / most).toFixed(1)}`).join(' ')
  const told = columns.map(({ label, at }) => `${label} from ${shownNumber(rows[0]![at]!, 2)} to ${shownNumber(rows.at(-1)![at]!, 2)}`)
  return html`<figure class="calc-chart"><svg viewBox="-4 -4 ${wide + 8} ${high + 8}" role="img" aria-label="Chart by ${each.toLowerCase()}: ${told.join('; ')}">${columns.map((one) => html`<polyline class="calc-line-${one.at}" points="${pointsOf(one)}"></polyline>`)}</svg><figcaption>${columns.map(({ label, at }) => html`<span class="calc-key-${at}">${label}</span>`)}<span>${each} 1 to ${rows.length}, up to ${shownNumber(most, most < 100 ? 2 : 0)}</span></figcaption></figure>`
}

function schedule(snapshot: CalculatorSnapshot, sheet: Sheet): Html {
  if (!sheet.schedule || !snapshot.matches('counted')) return nothing
  const { each, columns } = sheet.schedule
  const rows = scheduled(sheet.schedule, calculated(sheet, snapshot.context.values))
  return html`${charts(each, columns, rows)}<div class="bench-rows" tabindex="0" role="region" aria-label="${each} by ${each.toLowerCase()}"><table><thead><tr>${[each, ...columns.map(({ label }) => label)].map((words) => html`<th scope="col">${words}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((value, at) => html`<td>${shownNumber(Math.abs(value) < 0.005 ? 0 : value, at === 0 ? 0 : 2)}</td>`)}</tr>`)}</tbody></table></div>`
}

function how({ fields, results: all }: Sheet): Html {
  const words = Object.fromEntries([...fields, ...all].map(({ id, label }) => [id, label]))
  return html`<details class="calc-how"><summary>How it is calculated</summary><ul>${all.map(({ label, formula }) => html`<li>${label} = ${readable(formula, words)}</li>`)}</ul></details>`
}

const keys: readonly (readonly [words: string, key: string, name?: string])[] = [
  ['sin', 'sin('],
  ['cos', 'cos('],
  ['tan', 'tan('],
  ['(', '(', 'Open bracket'],
  [')', ')', 'Close bracket'],
  ['7', '7'],
  ['8', '8'],
  ['9', '9'],
  ['÷', '÷', 'Divide'],
  ['√', 'sqrt(', 'Square root'],
  ['4', '4'],
  ['5', '5'],
  ['6', '6'],
  ['×', '×', 'Times'],
  ['xʸ', '^', 'xʸ, to the power of'],
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['−', '−', 'Minus'],
  ['%', '%', 'Percent'],
  ['0', '0'],
  ['.', '.', 'Point'],
  ['π', 'π', 'Pi'],
  ['+', '+', 'Plus'],
  ['log', 'log('],
]
/** What the sum on the keypad comes to, or why it does not. */
function sumOf({ context }: CalculatorSnapshot): { readonly words: string; readonly isResult: boolean } {
  if (context.sum.trim() === '') return { words: '', isResult: false }
  try {
    const value = valueOfFormula(context.sum)
    return Number.isFinite(value) ? { words: String(Number(value.toPrecision(12))), isResult: true } : { words: 'This has no value.', isResult: false }
  } catch (error) {
    if (error instanceof FormulaError) return { words: error.message, isResult: false }
    throw error
  }
}
function keypad(snapshot: CalculatorSnapshot): Html {
  const { sum, filled, past } = snapshot.context
  const { words, isResult } = sumOf(snapshot)
  return html`<div class="bench"><div class="bench-side"><div class="field"><label for="calc-sum">Sum</label><input id="calc-sum" class="calc-sum" type="text" data-key="${filled}" data-keys data-type="${event('sum.type')}" value="${sum}" autocomplete="off" spellcheck="false" inputmode="none" data-focus-when="sum ${past.length}"></div><div class="calc-keys">${keys.map(([label, key, name]) => press(label, event('key.press', { key }), { look: 'button-plain', ...(name && { label: name }) }))}${press('C', event('key.clear'), { look: 'button-plain', label: 'Clear' })}${press('⌫', event('key.back'), { look: 'button-plain', label: 'Take the last sign back' })}${press('=', event('sum.keep', { result: words }), { isOff: !isResult, label: 'Equals' })}</div></div><div class="bench-side"><p class="module-about">Result</p><p class="${isResult ? 'module-figure' : 'module-about'}">${isResult ? `= ${words}` : words || 'Type a sum or press the keys.'}</p>${past.length > 0 && html`<ul class="module-about">${past.map((one) => html`<li>${one}</li>`)}</ul>`}</div></div>`
}

const buttons_max = 8
/** Which calculator is used: buttons for a few, a list for many. */
function sheetChoice({ id: chosen }: Sheet, { sheets }: CalculatorData): Html {
  if (sheets.length < 2) return nothing
  if (sheets.length > buttons_max)
    return html`<div class="field"><label for="calc-sheet">Calculator</label><select id="calc-sheet" data-type="${event('sheet.pick')}">${sheets.map(({ id, name }) => html`<option value="${id}"${id === chosen && html` selected`}>${name}</option>`)}</select></div>`
  return options(
    'Calculator',
    sheets.map(({ id, name }) => ({ words: name, sends: event('sheet.choose', { sheet: id }), isChosen: id === chosen })),
  )
}

export const calculator = defineModule<'calculator', typeof calculatorMachine>({
  machine: calculatorMachine,
  input: ({ sheets }) => ({
    sheets: sheets.map(({ id, fields }) => ({
      id,
      fields: fields.map(({ id: field, kind, value, label }) => ({ id: field, kind, value, ...(isNeverLess(label, kind) && { least: 0 }) })),
    })),
  }),
  view(snapshot, data) {
    const sheet = sheetIn(snapshot, data)
    const body = snapshot.matches('keypad')
      ? keypad(snapshot)
      : html`<div class="bench"><div class="bench-side"><div class="calc-fields">${sheet.fields.map((one) => field(snapshot, one))}${turning(snapshot, sheet)}</div><div class="actions">${press('Start again', event('values.reset'), { look: 'button-small button-plain' })}</div></div><div class="bench-side">${results(snapshot, sheet)}${schedule(snapshot, sheet)}${sheet.results.length > 0 ? how(sheet) : nothing}</div></div>`
    return html`${sheetChoice(sheet, data)}<div class="bench-head"><h2>${sheet.name}</h2><p class="module-about">${sheet.about}</p></div>${body}`
  },
  words(snapshot, data) {
    if (snapshot.matches('keypad')) return sumOf(snapshot).words
    const last = snapshot.matches('counted') ? made(snapshot, sheetIn(snapshot, data)).find(({ isMain }) => isMain) : undefined
    return last ? `${last.label}: ${last.words}.` : ''
  },
  measures(snapshot, data) {
    if (!snapshot.matches('counted')) return null
    const sheet = sheetIn(snapshot, data)
    const { values } = snapshot.context
    const given = sheet.fields.flatMap(({ id, label, unit, choices }) => {
      if (!values[id]) return []
      const chosen = choices?.find(({ value }) => String(value) === values[id])
      return [`${label}: ${chosen?.words ?? values[id]}${unit && ` ${unit}`}`]
    })
    const amounts = calculated(sheet, values)
    const own = [
      ...sheet.fields.map(({ id, choices }) => [id, choices?.find(({ value }) => String(value) === values[id])?.words ?? values[id] ?? '']),
      ...sheet.results.map(({ id, decimals }) => [id, Number.isFinite(amounts[id]) ? Number(amounts[id]!.toFixed(placesOf(snapshot, sheet, decimals))) : '']),
    ]
    const named = sheet.fields
      .flatMap(({ id, kind }) => (kind === 'text' && values[id]?.trim() ? [values[id].trim()] : []))
      .slice(0, 2)
      .join(' ')
    const told = made(snapshot, sheet)
    const [main] = told.filter(({ isMain }) => isMain)
    const all = told.map(({ label, words }) => `${label}: ${words}`)
    return {
      ...Object.fromEntries(own),
      sheet: sheet.name,
      input: given.join(', '),
      result: all.join(', '),
      words: `${named || sheet.name}, ${main ? `${main.label}: ${main.words}` : ''}`,
    }
  },
  key: (key, snapshot) => (key === 'Enter' && sumOf(snapshot).isResult ? { type: 'sum.keep', result: sumOf(snapshot).words } : null),
})
