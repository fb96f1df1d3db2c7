import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { textOf, titleOf } from '../value.ts'

const named = (row: SiteRow): string => `a.${row.id}`

interface Answer {
  readonly row: SiteRow
  /** The place of the chosen answer; null where none is. */
  readonly chosen: number | null
}

/** The questions of the page's test; once all are answered, the outcome that was chosen most often. */
export function outcomeTest(of: Context, block: BlockOf<'outcome_test'>): Html {
  const entity = entityOf(of, block.entity)
  const test = of.request.query.row
  if (!entity || test === undefined) return nothing
  const order = (row: SiteRow): number => (block.number === null ? 0 : Number(valueIn(row, block.number) ?? 0))
  const rows = rowsOf(of, entity)
    .filter((row) => valueIn(row, block.of) === test)
    .toSorted((a, b) => order(a) - order(b) || a.created_at - b.created_at)
    .slice(0, 60)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet.` }), { unseen: 'Questions' })
  const answers = rows.map((row): Answer => {
    const typed = own(of.request.query, named(row))
    const number = typed === undefined || !/^\d$/.test(typed) ? null : Number(typed)
    return { row, chosen: number !== null && number < block.answers.length ? number : null }
  })
  const open = answers.filter(({ chosen }) => chosen === null).length
  const isDone = open === 0
  const told =
    open > 0 &&
    open < rows.length &&
    html`<p class="error" role="alert" tabindex="-1" data-focus>${open} of ${rows.length} are still open: answer them all to see the result.</p>`
  const form = html`<form class="card form assessment" method="get" action="${address(of, of.page?.path ?? '/')}#${block.id}"><input type="hidden" name="row" value="${test}">${told}${answers.map((answer, index) => question(of, block, entity, answer, index))}<div class="actions"><button class="button" type="submit">${isDone ? 'Work it out again' : 'Show my result'}</button></div></form>`
  return section(of, block, html`${isDone && result(of, block, test, answers)}${form}`, { unseen: 'Questions' })
}

function question(of: Context, block: BlockOf<'outcome_test'>, entity: Entity, { row, chosen }: Answer, index: number): Html {
  const said = (id: string): string => {
    const field = fieldOf(entity, id)
    return field ? textOf(of, field, valueIn(row, field.id)) : ''
  }
  const id = `${block.id}-${index}`
  const ways = block.answers.flatMap((answer, at) => (said(answer) === '' ? [] : [{ words: said(answer), at }]))
  return html`<fieldset class="field"><legend>${index + 1}. ${said(block.question)}</legend><div class="segments">${ways.map(
    ({ words, at }) =>
      html`<span class="segment"><input id="${id}-${at}" type="radio" name="${named(row)}" value="${at}"${chosen === at && html` checked`} required><label for="${id}-${at}">${words}</label></span>`,
  )}</div></fieldset>`
}

function result(of: Context, block: BlockOf<'outcome_test'>, test: string, answers: readonly Answer[]): Html {
  const { outcomes } = block
  const entity = entityOf(of, outcomes.entity)
  const mostly = entity && fieldOf(entity, outcomes.mostly)
  if (!entity || !mostly) return nothing
  const counts = block.answers.map((_, at) => answers.filter(({ chosen }) => chosen === at).length)
  const first = counts.indexOf(Math.max(...counts))
  const of_test = rowsOf(of, entity).filter((row) => valueIn(row, outcomes.of) === test)
  const row = of_test.find((one) => valueIn(one, mostly.id) === mostly.choices?.[first]) ?? of_test[0]
  if (!row) return html`<div class="card assessment-result" role="status" data-changed><p>${`There are no ${entity.plural} yet.`}</p></div>`
  const about = outcomes.text === null ? undefined : fieldOf(entity, outcomes.text)
  const text = about ? textOf(of, about, valueIn(row, about.id)) : ''
  const score = Math.round((counts[first]! / answers.length) * 100)
  return html`<div class="card assessment-result" role="status" data-changed><p class="help">Your result</p><h3>${titleOf(of, entity, row)}</h3><p>${text}</p><p class="help">${counts[first]} of ${answers.length} answers point to it.</p>${keep(of, block, { test, title: titleOf(of, entity, row), text, score })}</div>`
}

interface Told {
  readonly test: string
  readonly title: string
  readonly text: string
  readonly score: number
}
function keep(of: Context, { keeps }: BlockOf<'outcome_test'>, told: Told): Html {
  const action = keeps === null ? undefined : actionOf(of, keeps.action)
  const entity = action && entityOf(of, action.entity)
  if (!keeps || !action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  const listed = of.model.pages.find(({ role, blocks }) => role === undefined && blocks.some((one) => one.kind === 'list' && one.entity === entity.id))
  const values = [
    [keeps.result, told.title],
    [keeps.test, told.test],
    [keeps.text, told.text],
    [keeps.score, told.score],
    [keeps.type, told.title],
  ] as const
  return html`<form method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${listed?.path ?? backTo(of)}">${values.map(
    ([field, value]) => field !== null && html`<input type="hidden" name="${field}" value="${value}">`,
  )}<div class="actions"><button class="button" type="submit">${action.name}</button></div></form>`
}
