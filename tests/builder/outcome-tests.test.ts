import { describe, expect, test } from 'vitest'
import { renderPage } from '../../builder/render/page.ts'
import { request } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A Q&A personality test entertainment mini-program. Users can browse and participate in different Q&A games and view their test results. The backend should be able to configure the content of the Q&A games and the theme of the mini-program.',
)
const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'outcome_test'))!

describe('a test that tells what the answers come to', () => {
  test('is kept with its questions and outcomes by those who run the site, who set its looks too', () => {
    expect(site.entities.map(({ plural, read, write }) => [plural, read, write])).toEqual([
      ['q&a games', 'public', 'managed'],
      ['test results', 'own', 'anyone'],
      ['test outcomes', 'public', 'managed'],
      ['test questions', 'public', 'managed'],
      ['site settings', 'public', 'managed'],
    ])
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['detail', 'outcome_test'])
  })

  const row = (id: string, values: Readonly<Record<string, string | number>>) => ({ id, owner: null, created_at: 1, updated_at: 1, values })
  const rows = {
    q_a_games: [row('t', { title: 'Which tree are you?' }), row('other', { title: 'Lark or owl?' })],
    test_questions: [
      row('q2', { question: 'A plan falls through.', test: 't', number: 2, first_answer: 'Good.', second_answer: 'I wait.' }),
      row('q1', { question: 'It rains.', test: 't', number: 1, first_answer: 'I go out.', second_answer: 'I read.', third_answer: 'I call.' }),
      row('q3', { question: 'When do you wake up?', test: 'other', number: 1, first_answer: 'Early.', second_answer: 'Late.' }),
    ],
    test_outcomes: [
      row('o1', { name: 'Birch', test: 't', mostly: 'First answer', description: 'Light and quick.' }),
      row('o2', { name: 'Oak', test: 't', mostly: 'Second answer', description: 'Others rest in your shade.' }),
      row('o3', { name: 'Owl', test: 'other', mostly: 'Second answer', description: 'Awake at night.' }),
    ],
  }
  const shown = (query: Readonly<Record<string, string>>) => String(renderPage(site, request(page.path, { rows, query: { row: 't', ...query } })).html)

  test('asks its own questions in their order', () => {
    const legends = [...shown({}).matchAll(/<legend>([^<]*)<\/legend>/g)].map(([, words]) => words)
    expect(legends).toEqual(['1. It rains.', '2. A plan falls through.'])
  })

  test('tells the outcome whose answer was chosen most often once all are answered', () => {
    expect(shown({ 'a.q1': '1' })).toContain('1 of 2 are still open: answer them all to see the result.')
    expect(shown({ 'a.q1': '1' })).not.toContain('Your result')
    const done = shown({ 'a.q1': '1', 'a.q2': '1' })
    expect(done).toContain('<h3>Oak</h3><p>Others rest in your shade.</p><p class="help">2 of 2 answers point to it.</p>')
    expect(done).toContain('name="title" value="Oak"')
    expect(done).not.toContain('Awake at night.')
  })
})
