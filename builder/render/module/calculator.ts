import { calculated, FormulaError, readable, shownNumber } from '../../formula.ts'
import type { BlockOf } from '../../model.ts'
import type { Sheet } from '../../module-data.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

type Kept = BlockOf<'calculator'>['sheets'][number]
/** A sheet whose choices are what the rows of the site say now. */
function filled(of: Context, sheet: Kept): Sheet {
  const fields = sheet.fields.map(({ rows, ...field }) => {
    const entity = rows && entityOf(of, rows.entity)
    if (!entity) return field as Sheet['fields'][number]
    const choices = rowsOf(of, entity)
      .slice(0, 60)
      .flatMap((row) => {
        const value = valueIn(row, rows.value)
        return typeof value === 'number' ? [{ words: titleOf(of, entity, row), value }] : []
      })
    const isThere = choices.some(({ value }) => String(value) === field.value)
    return { ...field, choices, value: isThere ? field.value : String(choices[0]?.value ?? '') }
  })
  return { ...sheet, fields }
}

function resultsOf(sheet: Sheet): Html {
  const words = Object.fromEntries([...sheet.fields, ...sheet.results].map(({ id, label }) => [id, label]))
  try {
    const made = calculated(sheet, Object.fromEntries(sheet.fields.map(({ id, value }) => [id, value])))
    return html`<ul>${sheet.results.map(({ id, label, formula, unit, decimals }) => html`<li>${label} = ${readable(formula, words)}: ${shownNumber(made[id] ?? Number.NaN, decimals)} ${unit}</li>`)}</ul>`
  } catch (error) {
    if (error instanceof FormulaError) return html`<p>${error.message}</p>`
    throw error
  }
}

/** Calculators: what each counts and by which formula, and the calculators themselves. */
export function calculator(of: Context, block: BlockOf<'calculator'>): Html {
  const sheets = block.sheets.map((sheet) => filled(of, sheet))
  const still = html`<div class="game-still">${sheets.map((sheet) => html`<h2>${sheet.name}</h2><p>${sheet.about}</p>${resultsOf(sheet)}`)}</div>`
  return stage(of, block, { module: 'calculator', data: { sheets }, still, keeps: block.keeps })
}
