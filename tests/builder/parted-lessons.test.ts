import { expect, it } from 'vitest'
import { built } from '../support/acting.ts'

const labelsOf = (words: string, plural: string) =>
  built(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

it.each([
  [
    'An online learning platform with course purchasing, online learning and live streaming. Users browse and purchase courses, engage in online learning and watch live streams.',
  ],
  ['An online learning platform. Users browse courses, learn courses and watch micro-classes.'],
])('courses that are learnt have lessons beside what is streamed: %s', (words) => {
  expect(labelsOf(words, 'lessons')?.slice(0, 3)).toEqual(['Title', 'Course', 'Number'])
})

it('courses whose lectures are named have no lessons beside them', () => {
  expect(labelsOf('A learning platform. Users learn courses and watch video lectures.', 'lessons')).toBeUndefined()
})

it('documents that are edited on the site have their text there; those that are only kept have a file', () => {
  expect(
    labelsOf(
      'An office suite with functionalities for document editing, email and calendar management. Users log in, create and edit documents and send emails.',
      'documents',
    ),
  ).toContain('Text')
  expect(labelsOf('An archive. Users add, edit and delete documents.', 'documents')).not.toContain('Text')
})
