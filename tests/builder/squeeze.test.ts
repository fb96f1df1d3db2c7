import fc from 'fast-check'
import { expect, it } from 'vitest'
import { squeeze } from '../../builder/read/squeeze.ts'
import { take } from '../../builder/take.ts'
import { marksOf, runTurn, studio } from '../support/turn.ts'

it('keeps short stretches of blanks as they are', () => {
  expect(squeeze('a  b\n\nc').text).toBe('a  b\n\nc')
})
it('says where each character stood', () => {
  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom('a', 'bc', ' ', '\n'),
        fc.integer({ min: 5, max: 40 }).map((count) => ' '.repeat(count)),
      ),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(words, (of) => {
      const { text, at } = squeeze(of)
      for (const [offset, character] of [...text].entries()) if (character.trim()) expect(of[at(offset)]).toBe(character)
    }),
  )
})
it('marks the words as they came', () => {
  const words = `make the ${' '.repeat(60)} header dark green`
  const marks = marksOf(runTurn(take(studio, words)))
  expect(marks.map(({ start, end }) => words.slice(start, end))).toEqual(['header', 'dark green'])
})
it('twenty thousand blanks cost no more than their words', () => {
  for (const words of [`rename${' '.repeat(9000)}to${' '.repeat(9000)}x`, `a${' '.repeat(19_998)}b`]) expect(squeeze(words).text.length).toBeLessThan(20)
})
