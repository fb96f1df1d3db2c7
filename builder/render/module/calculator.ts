import { calculated, FormulaError, readable, shownNumber } from '../../formula.ts'
import type { BlockOf } from '../../model.ts'
import type { Sheet } from '../../module-data.ts'
import type { SiteRow } from '../../site.ts'
import { actionOf, address, type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
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

/** The values that a kept calculation was given, by what stands in it: "Amount: 100 €, Years: 5". */
function givenIn(text: string, { fields }: Sheet): Record<string, string> {
  const parts = text.split(', ')
  return Object.fromEntries(
    fields.flatMap(({ id, label, unit, choices }) => {
      const said = parts.find((part) => part.startsWith(`${label}: `))?.slice(label.length + 2)
      if (said === undefined) return []
      const bare = unit && said.endsWith(` ${unit}`) ? said.slice(0, -unit.length - 1) : said
      const chosen = choices?.find(({ words }) => words === bare)
      return [[id, chosen ? String(chosen.value) : bare] as const]
    }),
  )
}

interface Opened {
  readonly sheets: readonly Sheet[]
  readonly links: Html
}
const opened_most = 12
/** The visitor's own kept calculations, each of which opens in its calculator again; the one that the address names is open. */
function opened(of: Context, { keeps }: BlockOf<'calculator'>, sheets: readonly Sheet[]): Opened {
  const entity = keeps && entityOf(of, actionOf(of, keeps.action)?.entity ?? '')
  const input = keeps?.measures.input
  if (!entity || input === undefined) return { sheets, links: nothing }
  const textOf = (row: SiteRow, field: string | undefined): string => String((field && valueIn(row, field)) ?? '')
  const own = rowsOf(of, entity)
    .filter((row) => row.owner === of.viewer.id && textOf(row, input) !== '')
    .slice(0, opened_most)
  if (own.length === 0) return { sheets, links: nothing }
  const link = (row: SiteRow): Html =>
    html`<li><a class="button button-small button-plain" href="${address(of, of.page?.path ?? '/', { query: { open: row.id } })}">${titleOf(of, entity, row)}</a></li>`
  const links = html`<p class="help">Open again:</p><ul class="help-examples">${own.map(link)}</ul>`
  const row = own.find(({ id }) => id === of.request.query.open)
  const sheet = row && (sheets.find(({ name }) => name === textOf(row, keeps?.measures.sheet)) ?? sheets[0])
  if (!row || !sheet) return { sheets, links }
  const given = givenIn(textOf(row, input), sheet)
  const filled_ = { ...sheet, fields: sheet.fields.map((field) => ({ ...field, value: given[field.id] ?? field.value })) }
  return { sheets: [filled_, ...sheets.filter((one) => one !== sheet)], links }
}

/** Calculators: what each counts and by which formula, and the calculators themselves. */
export function calculator(of: Context, block: BlockOf<'calculator'>): Html {
  const { sheets, links } = opened(
    of,
    block,
    block.sheets.map((sheet) => filled(of, sheet)),
  )
  const still = html`<div class="game-still">${sheets.map((sheet) => html`<h2>${sheet.name}</h2><p>${sheet.about}</p>${resultsOf(sheet)}`)}</div>`
  return stage(of, block, { module: 'calculator', data: { sheets }, still, keeps: block.keeps, words: links })
}
