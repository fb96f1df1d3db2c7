import { describe, expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow, Visitor } from '../../builder/site.ts'
import { answersIn, askingOf, optionsIn, type SurveyQuestion } from '../../builder/survey-questions.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A survey site for clubs. Users can log in, create and publish surveys, fill in surveys and view the survey results. Administrators can manage surveys.',
)
const action = site.actions.find(({ effects }) => effects?.some(({ kind }) => kind === 'answers'))!
const effect = action.effects!.find((one) => one.kind === 'answers')!
const [surveys, questions, into] =
  effect.kind === 'answers'
    ? [site.entities.find(({ id }) => id === effect.of)!.fields.find(({ id }) => id === effect.by)!.entity!, effect.of, effect.into]
    : ['', '', { entity: '' }]
const row = (id: string, owner: string | null, values: SiteRow['values']): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
const ask = (id: string, words: string, type: string, options: string | null, order: number, required = false) =>
  row(id, 'bob', { question: words, survey: 's1', type, options, order, required })
const rows = {
  [surveys]: [row('s1', 'bob', { title: 'Lunch', status: 'Published', answers: 0 }), row('s2', 'bob', { title: 'Later', status: 'Draft' })],
  [questions]: [
    ask('q3', 'Anything else?', 'Text', null, 3),
    ask('q2', 'Which dishes?', 'Several choices', 'Soup\nSalad\nPie', 2),
    ask('q1', 'How was it?', 'Rating', null, 1, true),
  ],
  [action.entity]: [] as SiteRow[],
  [into.entity]: [] as SiteRow[],
}
const ada: Visitor = { id: 'ada', role: null, name: 'Ada Long' }
const send = (typed: Record<string, string>, more: Partial<typeof rows> = {}) => {
  let made = 0
  return submit(site, {
    action: action.id,
    row: null,
    typed,
    visitor: ada,
    today: '2026-12-03',
    rows: { ...rows, ...more } as Record<string, readonly SiteRow[]>,
    newId: () => `n${++made}`,
  })
}
const full = { survey: 's1', 'ask.q1': '4', 'ask.q2.0': 'Soup', 'ask.q2.2': 'Pie', 'ask.q3': 'More salt' }

describe('the questions of a survey', () => {
  test('are answered in one form: each answer is kept, and all of them as one text', () => {
    const answer = send(full)
    expect(answer.kind === 'writes' && answer.writes.map((one) => ('values' in one ? one.values : null))).toEqual([
      expect.objectContaining({ name: 'Ada Long', survey: 's1', answers: 'How was it? 4\nWhich dishes? Soup; Pie\nAnything else? More salt' }),
      { answer: 'More salt', question: 'q3', response: 'n1' },
      { answer: 'Soup; Pie', question: 'q2', response: 'n1' },
      { answer: '4', question: 'q1', response: 'n1' },
      { answers: 1 },
    ])
  })
  test('that have to be answered are named, and what was typed stays', () => {
    const answer = send({ survey: 's1', 'ask.q3': 'Hm' })
    expect(answer).toEqual({
      kind: 'refused',
      refusal: { action: action.id, row: null, errors: { 'ask.q1': 'Answer this question: How was it?' }, typed: { survey: 's1', 'ask.q3': 'Hm' } },
    })
  })
  test('take no answer that is no option of theirs', () => {
    expect(send({ ...full, 'ask.q1': '9' })).toMatchObject({ kind: 'refused', refusal: { errors: { 'ask.q1': 'Choose one of the answers.' } } })
    expect(send({ survey: 's1', 'ask.q1': '4', 'ask.q2.1': 'Soup' })).toMatchObject({
      kind: 'writes',
      writes: [{ values: { answers: 'How was it? 4' } }, {}, {}],
    })
  })
  test('are answered once by each, and while the survey is open', () => {
    const before = { [action.entity]: [row('r1', 'ada', { survey: 's1' })] }
    expect([send(full, before).kind, send({ ...full, survey: 's2' }).kind]).toEqual(['refused', 'refused'])
  })
  test('are added to a survey by whoever made it, and by nobody else', () => {
    const add = site.actions.find(({ kind, entity }) => kind === 'create' && entity === questions)!
    const attempt = (visitor: Visitor) =>
      submit(site, {
        action: add.id,
        row: null,
        typed: { question: 'Why?', survey: 's1', type: 'Text' },
        visitor,
        today: '2026-12-03',
        rows,
        newId: () => 'n1',
      }).kind
    expect([attempt(ada), attempt({ id: 'bob', role: null })]).toEqual(['refused', 'writes'])
  })
})

describe('the page of a survey', () => {
  const page = (visitor: Visitor, more: Partial<typeof rows> = {}) =>
    renderPage(site, {
      path: '/survey',
      query: { row: 's1' },
      base: '',
      visitor,
      roles: [],
      rows: { ...rows, ...more } as Record<string, readonly SiteRow[]>,
      today: '2026-12-03',
      badge: false,
    }).html
  const given = {
    [action.entity]: [row('r1', 'ada', { survey: 's1' })],
    [into.entity]: [
      row('a1', 'ada', { answer: '4', question: 'q1', response: 'r1' }),
      row('a2', 'ada', { answer: '<i>Salt</i>', question: 'q3', response: 'r1' }),
    ],
  }
  test('asks them in their order', () => {
    const html = page({ id: 'eve', role: null })
    const at = ['How was it?', 'Which dishes?', 'Anything else?'].map((words) => html.indexOf(words))
    expect([at.every((one) => one > 0), at.toSorted((one, other) => one - other)]).toEqual([true, at])
  })
  test('counts the answers, and shows what people wrote to whoever asks alone', () => {
    const [ours, theirs] = [page({ id: 'bob', role: null }, given), page({ id: 'eve', role: null }, given)]
    expect([ours.includes('&lt;i&gt;Salt'), theirs.includes('Salt'), /<strong>4(?:\.0)?<\/strong> of 5/.test(theirs)]).toEqual([true, false, true])
  })
  test('thanks those who have answered instead of asking again', () => {
    const html = page(ada, given)
    expect([html.includes('You have answered'), html.includes('name="ask.q1"')]).toEqual([true, false])
  })
})

describe('words for questions', () => {
  test('say how they are answered', () => {
    const all = ['Single choice', 'Several choices', 'Rating', 'Text', 'Fill-in-the-blank', 'Multiple choice', 'Yes or no']
    expect(all.map((type) => askingOf(type, ['A', 'B']))).toEqual(['one', 'several', 'rating', 'text', 'text', 'one', 'one'])
  })
  test('have options one a line or between commas, each once', () => {
    expect([optionsIn('Yes, No, Yes'), optionsIn('Bread, butter\nSoup\n')]).toEqual([
      ['Yes', 'No'],
      ['Bread, butter', 'Soup'],
    ])
  })
  test('are not answered by nothing at all', () => {
    const one: SurveyQuestion = { id: 'q', words: 'Why?', asking: 'text', options: [], isRequired: false }
    expect(answersIn([one], { 'ask.q': '  ' })).toEqual({ answers: [], errors: { 'ask.q': 'Answer at least one question.' } })
  })
})
