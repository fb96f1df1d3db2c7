import { type CalculatorSnapshot, calculatorMachine, lackingOf } from '../../machines/modules/calculator.machine.ts'
import { calculated, FormulaError, readable, shownNumber, valueOfFormula } from '../formula.ts'
import type { CalculatorData, Sheet, SheetField } from '../module-data.ts'
import { type Html, html, nothing } from '../render/html.ts'
import { event, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const sheetIn = ({ context }: CalculatorSnapshot, { sheets }: CalculatorData): Sheet => sheets.find(({ id }) => id === context.sheet)!

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
      : html`<input id="calc-${id}" data-key="${key}" data-type="${sends}" value="${value}"${kind === 'date' ? html` type="date"` : html` type="number" step="any" inputmode="decimal"`}>`
  return html`<div class="field" data-key="${key}"><label for="calc-${id}">${label}${unit && html` <span class="calc-unit">(${unit})</span>`}</label>${control}</div>`
}

function made(snapshot: CalculatorSnapshot, sheet: Sheet): { readonly label: string; readonly words: string; readonly isMain: boolean }[] {
  const main = sheet.main ?? sheet.results.at(-1)?.id
  const all = calculated(sheet, snapshot.context.values)
  return sheet.results.map(({ id, label, unit, decimals }) => ({
    label,
    isMain: id === main,
    words: `${shownNumber(all[id] ?? Number.NaN, decimals)}${unit && ` ${unit}`}`,
  }))
}

function results(snapshot: CalculatorSnapshot, sheet: Sheet): Html {
  if (!snapshot.matches('counted')) {
    const lacking = lackingOf(snapshot.context).map((id) => sheet.fields.find((one) => one.id === id)?.label)
    return html`<p class="module-about">Fill in: ${lacking.join(', ')}.</p>`
  }
  try {
    return html`<dl class="calc-results">${made(snapshot, sheet).map(({ label, words, isMain }) => html`<div${isMain && html` class="is-main"`}><dt>${label}</dt><dd>${words}</dd></div>`)}</dl>`
  } catch (error) {
    if (error instanceof FormulaError) return html`<p role="alert">${error.message}</p>`
    throw error
  }
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

export const calculator = defineModule<'calculator', typeof calculatorMachine>({
  machine: calculatorMachine,
  input: ({ sheets }) => ({
    sheets: sheets.map(({ id, fields }) => ({ id, fields: fields.map(({ id: field, kind, value }) => ({ id: field, kind, value })) })),
  }),
  view(snapshot, data) {
    const sheet = sheetIn(snapshot, data)
    const choice =
      data.sheets.length > 1 &&
      options(
        'Calculator',
        data.sheets.map(({ id, name }) => ({ words: name, sends: event('sheet.choose', { sheet: id }), isChosen: id === sheet.id })),
      )
    const body = snapshot.matches('keypad')
      ? keypad(snapshot)
      : html`<div class="bench"><div class="bench-side"><div class="calc-fields">${sheet.fields.map((one) => field(snapshot, one))}</div><div class="actions">${press('Start again', event('values.reset'), { look: 'button-small button-plain' })}</div></div><div class="bench-side">${results(snapshot, sheet)}${sheet.results.length > 0 ? how(sheet) : nothing}</div></div>`
    return html`${choice}<div class="bench-head"><h2>${sheet.name}</h2><p class="module-about">${sheet.about}</p></div>${body}`
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
    const given = sheet.fields.map(({ id, label, unit, choices }) => {
      const chosen = choices?.find(({ value }) => String(value) === values[id])
      return `${label}: ${chosen?.words ?? values[id]}${unit && ` ${unit}`}`
    })
    const told = made(snapshot, sheet)
    const [main] = told.filter(({ isMain }) => isMain)
    const all = told.map(({ label, words }) => `${label}: ${words}`)
    return { sheet: sheet.name, input: given.join(', '), result: all.join(', '), words: `${sheet.name}, ${main ? `${main.label}: ${main.words}` : ''}` }
  },
  key: (key, snapshot) => (key === 'Enter' && sumOf(snapshot).isResult ? { type: 'sum.keep', result: sumOf(snapshot).words } : null),
})
