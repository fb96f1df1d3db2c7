import { describe, expect, it } from 'vitest'
import type { Values } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import type { SiteRow } from '../../builder/site.ts'
import { built } from '../support/turn.ts'

const model = built('An exam website. Students can log in, browse exams, take online exams and view exam results. Teachers manage exams and questions.')
const entity = (id: string) => model.entities.find((one) => one.id === id)!
const quiz = model.pages.find(({ path }) => path === '/exam')!.blocks.find((block) => block.kind === 'quiz')!
const results = entity(model.actions.find(({ id }) => id === quiz.keeps?.action)!.entity)

const rowOf = (id: string, values: Values): SiteRow => ({ id, owner: null, created_at: 1, updated_at: 1, values })
const question = (id: string, exam: string) =>
  rowOf(id, { question: `Question ${id}`, topic: 'Law', choices: 'One\nTwo', right_answer: 'A', [quiz.about!.by]: exam })
const shown = (row: string) =>
  renderPage(model, {
    path: '/exam',
    query: { row },
    base: '',
    visitor: { id: 'me', role: null },
    roles: [],
    rows: {
      exams: [rowOf('e1', { title: 'Mid-term', minutes: 25, pass_mark: 80 }), rowOf('e2', { title: 'Final' })],
      [quiz.entity]: [question('q1', 'e1'), question('q2', 'e2'), question('q3', 'e1')],
      [results.id]: [],
    },
    today: '2026-01-05',
    badge: false,
  }).html

describe('an exam that a site keeps', () => {
  it('is named by its questions and by the results of those who took it', () => {
    const refers = (of: string) => entity(of).fields.flatMap(({ label, entity: other }) => (other ? [[label, other]] : []))
    expect([refers(quiz.entity), refers(results.id)]).toEqual([[['Exam', 'exams']], [['Exam', 'exams']]])
    expect(entity('exams').fields.map(({ label }) => label)).toEqual(['Title', 'Subject', 'Minutes', 'Pass mark', 'Date', 'Starts at', 'Description'])
  })

  it('asks its own questions on its own page, in its own time, and keeps the result for it', () => {
    const html = shown('e1')
    expect([...html.matchAll(/<h2>(Question q\d)<\/h2>/g)].map(([, text]) => text).toSorted()).toEqual(['Question q1', 'Question q3'])
    expect(html).toContain('&quot;minutes&quot;:25,&quot;size&quot;:10,&quot;pass&quot;:80')
    expect(html).toContain(`<input type="hidden" name="${quiz.about!.kept}" value="e1">`)
    expect([...shown('e2').matchAll(/<h2>(Question q\d)<\/h2>/g)].map(([, text]) => text)).toEqual(['Question q2'])
  })
})

describe('a result that is kept', () => {
  const answers = entity('exam_answers')
  it('keeps each answer with its question, the result that it counts for and whether it was right', () => {
    const { action } = quiz.keeps!
    let made = 0
    const typed = { name: 'Ada', score: '33', sheet: 'q1=A;q2=B;q3=;gone=A' }
    const done = submit(model, {
      action,
      row: null,
      typed,
      visitor: { id: 'ada', role: null },
      today: '2026-01-05',
      rows: { [quiz.entity]: [question('q1', 'e1'), question('q2', 'e1'), question('q3', 'e1')] },
      newId: () => `new-${++made}`,
    })
    const kept = done.kind === 'writes' ? done.writes.flatMap((write) => (write.kind === 'insert' && write.entity === answers.id ? [write] : [])) : []
    expect(kept.map(({ owner, values }) => [owner, values.question, values.result, values.answer, values.mark])).toEqual([
      ['ada', 'q3', 'new-1', '–', 'Wrong'],
      ['ada', 'q2', 'new-1', 'Two', 'Wrong'],
      ['ada', 'q1', 'new-1', 'One', 'Right'],
    ])
  })
  it('shows them to whoever gave them, by their mark', () => {
    const list = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === answers.id)
    expect([answers.read, list]).toMatchObject([
      'own',
      { heading: 'Your exam answers', scope: 'mine', filters: ['mark'], fields: ['question', 'result', 'mark'] },
    ])
  })
})

describe('what the words say of an exam', () => {
  const measure = (words: string) => {
    const block = built(words)
      .pages.flatMap(({ blocks }) => blocks)
      .find(({ kind }) => kind === 'quiz')
    return block?.kind === 'quiz' ? [block.minutes, block.size, block.pass] : []
  }
  it('is its minutes, its questions and what passes', () => {
    expect(
      measure('An exam site: learners sit a timed theory exam with 20 questions in 15 minutes, need 80 % to pass, and look at their wrong answers.'),
    ).toEqual([15, 20, 80])
    expect(measure('An online exam for students: one hour, 45 multiple choice questions, the pass mark is 65 percent.')).toEqual([60, 45, 65])
  })
  it('is the usual where they say nothing, or nothing that makes sense', () => {
    expect(measure('An exam site where students take online exams.')).toEqual([10, 10, 60])
    expect(measure('An exam site where students take online exams of 900 questions in 0 minutes.')).toEqual([10, 10, 60])
  })
})

it('what a doctor orders asks no questions', () => {
  const words = 'Please implement a hospital website for managing patients. Doctors should be able to order examinations and write prescriptions.'
  expect(built(words).entities.map(({ singular }) => singular)).not.toContain('exam result')
})
