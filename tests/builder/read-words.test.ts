import { expect, test } from 'vitest'
import { sentencesOf, tokensOf } from '../../builder/read/words.ts'

const cut = (words: string) => sentencesOf(words).map(({ start, end }) => words.slice(start, end))

test('words are cut at full stops, semicolons and line ends, and abbreviations end nothing', () => {
  expect(cut('Set page background to salmon; color all components with crimson.')).toEqual([
    'Set page background to salmon',
    'color all components with crimson',
  ])
  expect(cut('Share with friends, e.g. by mail, etc. Users can reply.')).toEqual(['Share with friends, e.g. by mail, etc', 'Users can reply'])
  expect(cut('- home\n- about us\n2. contact')).toEqual(['home', 'about us', 'contact'])
  expect(cut('Built with node.js 3.5.Users can log in')).toEqual(['Built with node.js 3.5.Users can log in'])
  expect(cut('It is done.Users can log in')).toEqual(['It is done', 'Users can log in'])
})

test('a sentence without a word is left out', () => {
  expect(cut('??? ... !!! 🙂')).toEqual([])
  expect(cut('')).toEqual([])
})

test('tokens keep where they stand, hyphens and apostrophes within', () => {
  expect(tokensOf("e-commerce, the owner's").map(({ start, end, word }) => [start, end, word])).toEqual([
    [0, 10, 'e-commerce'],
    [10, 11, ','],
    [12, 15, 'the'],
    [16, 23, "owner's"],
  ])
})
