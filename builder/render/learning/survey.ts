import type { Action, BlockOf, Effect, Entity, Guard } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { fieldFor, most_questions, questionOf, type SurveyQuestion } from '../../survey-questions.ts'
import { canCreate } from '../access.ts'
import { needsAccount } from '../account/who.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, createPlace, detailPlace, entityOf, rowsOf } from '../context.ts'
import { control } from '../form/field.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { aboutOf } from '../social/about.ts'
import { counted, rowAddress, titleOf } from '../value.ts'
import { surveyResults } from './survey-results.ts'

type Survey = BlockOf<'survey'>
type Answers = Extract<Effect, { kind: 'answers' }>

/** The action's effect that says where the questions and their answers are. */
export const answersOf = (action: Action | undefined): Answers | undefined => action?.effects?.find((effect): effect is Answers => effect.kind === 'answers')

/** The questions of a survey in their order. */
function questionsOf(of: Context, { of: id, by, order, ...fields }: Answers, survey: SiteRow): readonly SurveyQuestion[] {
  const entity = entityOf(of, id)
  const rows = entity ? rowsOf(of, entity).filter((row) => valueIn(row, by) === survey.id) : []
  const placed = (row: SiteRow): number => (order === null ? 0 : Number(valueIn(row, order) ?? 0))
  return rows
    .toReversed()
    .toSorted((one, other) => placed(one) - placed(other))
    .slice(0, most_questions)
    .map((row) => questionOf(row.id, row.values, fields))
}

/** The survey that the page shows, as a form of its questions, and what was answered so far. */
export function survey(of: Context, block: Survey): Html {
  const action = actionOf(of, block.action)
  const effect = answersOf(action)
  const about = aboutOf(of, block.about)
  const entity = action && entityOf(of, action.entity)
  if (!action || !effect || !about || !entity) return nothing
  const questions = questionsOf(of, effect, about.row)
  const responses = (own(of.request.rows, entity.id) ?? []).filter((row) => valueIn(row, effect.about) === about.row.id)
  const mine = responses.find(({ owner }) => owner === of.viewer.id)
  const asked = questions.length === 0 ? unasked(of, block, effect, about.row) : taking(of, block, { action, effect, entity, about, questions, mine })
  const sees = block.results || of.viewer.manages || about.row.owner === of.viewer.id || mine !== undefined
  const results =
    sees && questions.length > 0 ? surveyResults(of, { effect, questions, responses, open: of.viewer.manages || about.row.owner === of.viewer.id }) : nothing
  return section(of, block, html`${asked}${results}`, { aside: html`<p class="talk-count">${counted(responses.length, entity)}</p>` })
}

function unasked(of: Context, block: Survey, { of: id, by }: Answers, row: SiteRow): Html {
  const questions = entityOf(of, id)
  const create = questions && createPlace(of, questions)
  const href = create ? address(of, create.page.path, { query: { [`set.${by}`]: row.id }, anchor: create.block.id }) : null
  return emptyState({ words: block.empty, href, label: create?.action.name ?? '' })
}

/** What stands against answers to a survey as it stands: it is not published yet, or closed. */
const shutBy = (action: Action | undefined, row: SiteRow): Extract<Guard, { kind: 'is' }> | undefined =>
  action?.guards?.find((guard): guard is Extract<Guard, { kind: 'is' }> => guard.kind === 'is' && !guard.values.includes(valueIn(row, guard.field) ?? null))

interface Taking {
  readonly action: Action
  readonly effect: Answers
  readonly entity: Entity
  readonly about: { readonly entity: Entity; readonly row: SiteRow }
  readonly questions: readonly SurveyQuestion[]
  readonly mine: SiteRow | undefined
}

/** The form, or why there is none. */
function taking(of: Context, block: Survey, { action, effect, entity, about, questions, mine }: Taking): Html {
  if (mine) {
    const to = detailPlace(of, entity.id) ? rowAddress(of, entity, mine) : null
    return html`<div class="card path-head"><p><strong>You have answered: thank you.</strong></p>${to && html`<p><a href="${to}">See your ${entity.singular}</a></p>`}</div>`
  }
  const closed = shutBy(action, about.row)
  if (closed) return html`<div class="card path-head"><p>${closed.text}</p></div>${preview(questions)}`
  const { accounts } = of.model
  if (accounts && needsAccount(of.model, of.request.visitor, action.id))
    return html`${emptyState({ words: `Log in to answer this ${about.entity.singular}.`, href: address(of, accounts.log_in, { query: { next: of.page?.path } }), label: 'Log in' })}${preview(questions)}`
  if (!canCreate(of.model, of.viewer, entity, action)) return preview(questions)
  return form(of, block, action, effect, about.row, questions)
}

/** The questions as those see them who cannot answer. */
const preview = (questions: readonly SurveyQuestion[]): Html =>
  html`<ol class="survey-preview">${questions.map(({ words, options }) => html`<li><strong>${words}</strong>${options.length > 0 && html` <span class="path-minutes">${options.join(' / ')}</span>`}</li>`)}</ol>`

function form(of: Context, block: Survey, action: Action, { about: by }: Answers, row: SiteRow, questions: readonly SurveyQuestion[]): Html {
  const { refused } = of.request
  const refusal = refused?.action === action.id && refused.typed[by] === row.id ? refused : undefined
  const errors = refusal?.errors ?? {}
  const first = Object.values(errors)[0]
  const said = first && html`<p class="error" role="alert" tabindex="-1" data-focus>${first}</p>`
  const fields = questions.map((question, nth) => one(of, `${block.id}-${nth}`, question, refusal?.typed ?? {}, own(errors, fieldFor(question.id))))
  return html`<div class="card form-card"><form class="form" method="post" action="${actionAddress(of, action)}" novalidate>${said}<input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${by}" value="${row.id}"><div class="fields">${fields}</div><div class="actions"><button class="button" type="submit">${action.name}</button></div></form></div>`
}

function one(of: Context, id: string, question: SurveyQuestion, typed: Readonly<Record<string, string>>, error: string | undefined): Html {
  const name = fieldFor(question.id)
  if (question.asking === 'several') return boxes(id, question, typed, error)
  const kind = {
    one: { type: 'choice' as const, choices: [...question.options] },
    rating: { type: 'rating' as const, min: 1, max: 5 },
    text: { type: 'long_text' as const },
  }
  const field = { id: name, label: question.words, required: question.isRequired, ...kind[question.asking] }
  return control(of, { id, field, value: own(typed, name) ?? '', error, isWide: true })
}

function boxes(id: string, { id: row, words, options, isRequired }: SurveyQuestion, typed: Readonly<Record<string, string>>, error: string | undefined): Html {
  const all = options.map((option, nth) => {
    const name = fieldFor(row, nth)
    return html`<label class="survey-box" for="${id}-${nth}"><input id="${id}-${nth}" type="checkbox" name="${name}" value="${option}"${own(typed, name) === option && html` checked`}><span>${option}</span></label>`
  })
  return html`<fieldset class="field is-wide"><legend>${words}${isRequired && html` <span class="need">required</span>`}</legend>${error && html`<p class="error">${error}</p>`}<p class="help">Choose all that apply.</p><div class="survey-boxes">${all}</div></fieldset>`
}

/** The link of a row in a list to its questions. */
export function surveyLink(of: Context, entity: Entity, row: SiteRow): Html {
  const place = detailPlace(of, entity.id)
  const block = place?.page.blocks.find((one): one is Survey => one.kind === 'survey' && one.about === entity.id)
  if (!place || !block || shutBy(actionOf(of, block.action), row)) return nothing
  const to = address(of, place.page.path, { query: { row: row.id }, anchor: block.id })
  return html`<a class="button button-small" href="${to}">Fill in<span class="sr"> ${titleOf(of, entity, row)}</span></a>`
}
