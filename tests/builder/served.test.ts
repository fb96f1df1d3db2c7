import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const roles = (words: string) => built(words).roles.map(({ name, manages }) => (manages ? `${name}, who manages` : name))

test.each([
  ['A takeaway site for students to order food. Users should be able to place orders and write reviews of dishes.', ['Student', 'Manager, who manages']],
  ['A clinic for pet owners to ask questions. Users can ask questions and see treatments.', ['Pet owner', 'Manager, who manages']],
])('whom the first sentence alone lets act are the users of the rest: %s', (words, expected) => {
  expect(roles(words)).toEqual(expected)
})

test('two kinds of people in the first sentence stay two', () => {
  expect(roles('A school for famous teachers to teach and users to buy courses. Users can buy courses and view lessons.')).toContain('Famous teacher')
})
