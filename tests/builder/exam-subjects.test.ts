import { describe, expect, it } from 'vitest'
import type { BlockOf } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

/** The sample exams of a site, each with its subject and the topics of the questions that it asks. */
function askedIn(words: string): readonly (readonly [string, string, ...string[]])[] {
  const model = built(words)
  const quiz = model.pages.flatMap(({ blocks }) => blocks).find((block): block is BlockOf<'quiz'> => block.kind === 'quiz' && block.about !== undefined)!
  const [exam, bank] = [quiz.about!.entity, quiz.entity].map((id) => model.entities.find((one) => one.id === id)!)
  return exam!.seeds.map((seed, at) => {
    const topics = bank!.seeds.filter((question) => question[quiz.about!.by] === at).map(({ topic }) => String(topic))
    return [String(seed[exam!.title]), String(seed.subject), ...new Set(topics)]
  })
}

describe('sample exams', () => {
  it('ask what their subject tells, where the words name none', () => {
    const found = askedIn('A learning website. Users browse courses, take exams and view grades. Administrators manage courses and exams.')
    expect(found.map(([, ...rest]) => rest)).toEqual([
      ['Mathematics', 'Mathematics'],
      ['Mathematics', 'Mathematics'],
      ['Science', 'Science'],
      ['Science', 'Science'],
      ['Languages', 'Language'],
      ['Languages', 'Language'],
    ])
  })

  it('are of the subject that the words name, as many as there are questions for', () => {
    expect(
      askedIn('An exam website for history. Students browse exams, take online exams and view exam results. Teachers manage exams and questions.'),
    ).toEqual([
      ['History: mid-term test', 'History', 'History'],
      ['History: final exam', 'History', 'History'],
      ['General knowledge', 'General knowledge', 'General knowledge'],
    ])
  })

  it('have results that are of exams there are', () => {
    const model = built('An exam website for history. Students browse exams, take online exams and view exam results. Teachers manage exams and questions.')
    const results = model.entities.find(({ plural }) => plural === 'exam results')!
    const by = results.fields.find(({ entity }) => entity === 'exams')!.id
    const told = results.seeds.map((seed) => seed[by]).filter((at) => typeof at === 'number')
    expect([told.length > 0, told.every((at) => at < 3)]).toEqual([true, true])
  })
})
