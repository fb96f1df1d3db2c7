import type { Effect } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import type { SurveyQuestion } from '../../survey-questions.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { grouped } from '../value.ts'

export interface Results {
  readonly effect: Extract<Effect, { kind: 'answers' }>
  readonly questions: readonly SurveyQuestion[]
  readonly responses: readonly SiteRow[]
  /** Whether the viewer reads what people wrote in their own words. */
  readonly open: boolean
}

/** How each question was answered: counts of each option, the mean of ratings, and what was written for those who may read it. */
export function surveyResults(of: Context, { effect, questions, responses, open }: Results): Html {
  const { entity, question, response, value } = effect.into
  const ids = new Set(responses.map(({ id }) => id))
  const answers = (own(of.request.rows, entity) ?? []).filter((row) => ids.has(String(valueIn(row, response))))
  const each = questions.map((one) => {
    const given = answers.filter((row) => valueIn(row, question) === one.id).map((row) => String(valueIn(row, value) ?? ''))
    return html`<li class="card poll"><h4>${one.words}</h4>${resultOf(one, given, open)}<p class="help">${given.length === 1 ? '1 answer' : `${given.length} answers`}</p></li>`
  })
  return html`<div class="survey-results"><h3>Results so far</h3><ul class="polls">${each}</ul></div>`
}

function resultOf({ asking, options }: SurveyQuestion, given: readonly string[], open: boolean): Html {
  if (asking === 'text')
    return open
      ? html`<ul class="survey-said">${given.slice(0, 8).map((said) => html`<li>${said}</li>`)}</ul>`
      : html`<p class="help">What people wrote is read by whoever asks.</p>`
  if (asking === 'rating') {
    const mean = given.length === 0 ? null : given.reduce((sum, one) => sum + Number(one), 0) / given.length
    return html`${mean !== null && html`<p class="path-said"><strong>${grouped(mean, 1, true)}</strong> of 5</p>`}${bars(['5', '4', '3', '2', '1'], given, false)}`
  }
  return bars(options, given, asking === 'several')
}

function bars(options: readonly string[], given: readonly string[], several: boolean): Html {
  const lines = options.map((option) => {
    const count = given.filter((one) => (several ? one.split('; ').includes(option) : one === option)).length
    const share = given.length === 0 ? 0 : Math.round((count / given.length) * 100)
    return html`<div><dt>${option}</dt><dd><span class="bar"><span style="width:${share}%"></span></span>${count} (${share}%)</dd></div>`
  })
  return html`<dl class="poll-results">${lines}</dl>`
}
