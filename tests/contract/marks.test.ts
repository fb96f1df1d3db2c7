import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryMarks } from '../../contract/marks.ts'
import type { Mark } from '../../contract/turn.ts'

const from = 'a calm studio'
const marks: Mark[] = [
  { start: 2, end: 6, pen: 'style' },
  { start: 7, end: 13, pen: 'thing' },
]
const carried = (to: string) => carryMarks(marks, from, to).map(({ start, end }) => to.slice(start, end))

test.each([
  ['a calm studio', ['calm', 'studio']],
  ['a calm studio for dogs', ['calm', 'studio']],
  ['a very calm studio', ['calm', 'studio']],
  ['a calm little studio', ['calm', 'studio']],
  ['a studio', ['studio']],
  ['a calmer studio', ['calm', 'studio']],
  ['a cam studio', ['studio']],
  ['a calm', ['calm']],
  ['', []],
])('in %j stay %j', (to, words) => {
  expect(carried(to)).toEqual(words)
})

test('a carried mark always lies over the same letters', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 })
  fc.assert(
    fc.property(text, text, fc.nat(12), fc.nat(12), (before, after, start, length) => {
      const mark: Mark = { start: Math.min(start, before.length), end: Math.min(start + length, before.length), pen: 'thing' }
      for (const one of carryMarks([mark], before, after)) expect(after.slice(one.start, one.end)).toBe(before.slice(mark.start, mark.end))
    }),
  )
})
