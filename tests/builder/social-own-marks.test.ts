import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'

const words =
  'Please implement a first aid site. Learners can read lessons and mark a lesson as completed. Instructors add lessons. The site should have functionalities for lessons and a forum.'

describe('what each visitor marks for themselves', () => {
  const { model } = compose(readBrief(words))
  const marks = model.entities.find(({ id }) => id === 'completed_lessons')
  test('is kept beside the thing, as the visitor’s own', () => {
    expect([marks?.read, marks?.write, marks?.fields]).toEqual([
      'own',
      'anyone',
      [{ id: 'about', label: 'Lesson', type: 'reference', required: true, entity: 'lessons' }],
    ])
  })
  test('is switched on and off where the thing stands, and has a page', () => {
    const bars = model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'vote_bar' ? block.toggles : [])))
    expect(bars).toContainEqual({ action: 'mark_lessons_completed', entity: 'completed_lessons', by: 'about', on: 'Completed', icon: 'check', counts: false })
    expect(model.pages.find(({ title }) => title === 'My completed lessons')?.blocks.map(({ kind }) => kind)).toEqual(['favourites'])
  })
  test('is no state of what everybody sees', () => {
    const lessons = model.entities.find(({ id }) => id === 'lessons')
    expect([lessons?.lifecycle, lessons?.fields.some(({ id }) => id === 'status')]).toEqual([undefined, false])
  })
})
