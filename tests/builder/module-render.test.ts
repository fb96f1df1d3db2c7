import { describe, expect, test } from 'vitest'
import type { AppModel, Values } from '../../builder/model.ts'
import { rightIn } from '../../builder/quiz-choices.ts'
import { renderPage } from '../../builder/render/page.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const rowOf = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
function pageAt(model: AppModel, path: string, rows: Record<string, readonly SiteRow[]> = {}): string {
  const request = { path, query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-01-05', badge: false }
  return renderPage(model, request).html
}
const model = built('A quiz app where students take a quiz and practice questions')
const quiz = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'quiz')!
const path = '/take-the-quiz'
const question = (id: string, choices: string, right_answer: string, text = 'What is <b>2 + 2</b>?') =>
  rowOf(id, { question: text, topic: 'Maths', choices, right_answer, explanation: 'Count "them".' })
const dataIn = (html: string) =>
  JSON.parse(
    (/data-module-input="([^"]*)"/.exec(html)?.[1] ?? 'null')
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&'),
  )

describe('a page with a module', () => {
  const html = pageAt(model, path, { [quiz.entity]: [question('q1', '3\n4', 'B')] })
  test('loads the script of modules, others do not', () => {
    expect(html).toContain('<script type="module" src="/s/_site/modules.js"></script>')
    expect(pageAt(model, '/')).not.toContain('modules.js')
  })
  test('hands its data over escaped', () => {
    expect(html).not.toContain('<b>2 + 2</b>')
    expect(dataIn(html).questions).toEqual([
      { id: 'q1', text: 'What is <b>2 + 2</b>?', topic: 'Maths', choices: ['3', '4'], right: [1], explanation: 'Count "them".' },
    ])
  })
  test('has its questions and answers to read without JavaScript, and a plain form for its result that waits for one', () => {
    expect(html).toMatch(/<h2>What is &lt;b&gt;2 \+ 2&lt;\/b&gt;\?<\/h2>[\s\S]*<details><summary>Show the answer<\/summary><p>4\. Count/)
    expect(html).toMatch(/<form class="form module-keep card" method="post" action="\/s\/_actions\/keep_quiz_result" data-module-keep hidden>/)
    expect(html).toContain('data-measure="score"')
  })
})

test.each([
  ['A quiz app where students take a quiz and practice questions', 'Answering here needs JavaScript. Without it, read each question and look at its answer.'],
  ['A snake game. Users can start the game, earn scores and view the leaderboard.', 'The game works in the browser, and needs JavaScript.'],
  ['A lucky draw site. Users spin the wheel to win prizes.', 'The draw works in the browser, and needs JavaScript.'],
])('a module of %j says plainly what does not go without JavaScript', (words, said) => {
  const site = built(words)
  const played = site.pages.find(({ blocks }) => blocks.some(({ kind }) => ['quiz', 'game', 'draw'].includes(kind)))!
  const rows = Object.fromEntries(site.entities.map(({ id, seeds }) => [id, seeds.map((seed, index) => rowOf(`${id}${index}`, seed))]))
  expect(pageAt(site, played.path, rows)).toContain(`<noscript><p class="help">${said}</p></noscript>`)
})

test('a question without two choices or a right one among them is not asked', () => {
  const rows = [question('q1', '3\n4', 'B'), question('q2', 'only one', 'A'), question('q3', '3\n4', 'D'), question('q4', '3\n4', '')]
  expect(dataIn(pageAt(model, path, { [quiz.entity]: rows })).questions.map(({ id }: { id: string }) => id)).toEqual(['q1'])
  expect(pageAt(model, path, { [quiz.entity]: rows.slice(1) })).toMatch(/There are no [a-z ]*questions with choices and a right answer yet\./)
})

test.each([
  ['B', [1]],
  ['a, C', [0, 2]],
  ['C and A', [0, 2]],
  ['four', [1]],
  ['H', []],
  ['', []],
])('the right answer %j of three choices is at %j', (text, places) => {
  expect(rightIn(text, ['three', 'four', 'five'])).toEqual(places)
})

describe('a board of the best', () => {
  const game = built('A snake game. Users can start the game, earn scores and view the leaderboard.')
  const board = game.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'ranking')!
  const play = game.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'game'))!
  const name = game.entities.find(({ id }) => id === board.entity)?.title ?? ''
  test('stands by score, largest first, and marks the visitor’s own', () => {
    const rows = [rowOf('a', { [name]: 'Ann', score: 5 }), { ...rowOf('b', { [name]: 'Bo', score: 50 }), owner: 'me' }, rowOf('c', { [name]: 'Cy', score: 20 })]
    const html = pageAt(game, play.path, { [board.entity]: rows })
    const ranked = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, cell]) => cell)
    expect(ranked).toEqual(['Bo <span class="tag tag-new">You</span>', 'Cy', 'Ann'])
  })
  test('says so while nobody stands on it', () => expect(pageAt(game, play.path)).toContain('the first will stand here.'))
})
