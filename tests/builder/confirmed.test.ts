import { expect, test } from 'vitest'
import { ended } from '../../builder/render/notice.ts'
import { built } from '../support/acting.ts'

const sentences = (words: string, kind: string, entity: string): readonly string[] =>
  built(words)
    .actions.filter((action) => action.kind === kind && action.entity === entity)
    .map(({ confirmation }) => confirmation)

test('what a step, a change or a deletion is confirmed with says what kind of record it is, and names it', () => {
  const words = 'A clinic where patients book appointments with doctors and staff confirm them.'
  expect(sentences(words, 'transition', 'appointments')[0]).toMatch(/^Appointment “\{title\}” is now /)
  expect(sentences(words, 'update', 'appointments')).toEqual(['Appointment “{title}”: changes saved.'])
  expect(sentences(words, 'delete', 'appointments')).toEqual(['Appointment “{title}” deleted.'])
})

test('a title that ends as a sentence does is given no further end', () => {
  expect(['How do I prune roses?', 'Stop!', 'And then…', 'Tea at four'].map((title) => ended(title, '.'))).toEqual([
    'How do I prune roses?',
    'Stop!',
    'And then…',
    'Tea at four.',
  ])
})
