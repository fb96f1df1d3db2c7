import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { quiz } from '../../builder/browser/quiz.ts'
import type { QuizData, QuizQuestion } from '../../builder/module-data.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'Please implement a history quiz website for pupils. Users should be able to choose a category, choose a difficulty, answer multiple-choice questions against a countdown timer, see an explanation after each question, and view a leaderboard. Administrators manage quizzes and questions in categories.',
)
const entity = (plural: string) => site.entities.find((one) => one.plural === plural)

describe('a quiz by category and difficulty', () => {
  it('has questions of each difficulty, and keeps what was chosen with the result', () => {
    expect(entity('questions')?.fields.find(({ id }) => id === 'difficulty')?.choices).toEqual(['Easy', 'Medium', 'Hard'])
    expect(entity('scores')?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Topic', 'Difficulty']))
    expect(site.entities.filter(({ plural }) => /explanation|timer/.test(plural))).toEqual([])
    expect(site.pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'timer'))).toEqual([])
  })
  it('has categories and quizzes of the topics of its questions', () => {
    const topics = [...new Set(entity('questions')?.seeds.map(({ topic }) => topic))]
    expect(topics[0]).toBe('History')
    expect(entity('categories')?.seeds.map(({ name }) => name)).toEqual(topics)
    expect(entity('quizzes')?.seeds[0]?.title).toBe('History quiz')
  })
  it('asks only what is as hard as was chosen', () => {
    const question = (id: string, level: string): QuizQuestion => ({ id, text: id, topic: '', level, choices: ['a', 'b'], right: [0], explanation: '' })
    const data: QuizData = {
      exam: '',
      questions: [question('q1', 'Easy'), question('q2', 'Hard')],
      modes: ['practice'],
      minutes: 10,
      size: 10,
      pass: 60,
      source: 'all',
    }
    const actor = createActor(quiz.machine, { input: quiz.input(data, 0, null, 0) }).start()
    actor.send({ type: 'level.chosen', level: 'Hard' })
    expect(String(quiz.view(actor.getSnapshot(), data))).toContain('1 question, each checked')
    actor.send({ type: 'quiz.start' })
    expect(actor.getSnapshot().context.round.map(({ id }) => id)).toEqual(['q2'])
  })
})
