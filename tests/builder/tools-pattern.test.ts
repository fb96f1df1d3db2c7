import { expect, test } from 'vitest'
import { explained, tryPattern } from '../../builder/browser/tools/pattern.ts'

test('a pattern is told piece by piece, with its groups and how often each comes', () => {
  expect(explained('^(\\w+)@[a-z.]{2,5}?|x$')).toEqual([
    ['^', 'the beginning of the text'],
    ['(', 'group 1, of:'],
    ['\\w+', '· a letter, a digit or _, once or more often'],
    [')', 'end of the group'],
    ['@', '“@”'],
    ['[a-z.]{2,5}?', 'one character of a-z., 2 to 5 times, as few as possible'],
    ['|', 'or:'],
    ['x', '“x”'],
    ['$', 'the end of the text'],
  ])
  expect(explained('(?<year>\\d{4})-abc+(?!\\1)').map(([, means]) => means)).toEqual([
    'group 1, called “year”, of:',
    '· a digit, 4 times',
    'end of the group',
    '“-ab”',
    '“c”, once or more often',
    'not followed by:',
    '· what group 1 found, again',
    'end of the group',
  ])
})

test('every piece of a pattern is told, whatever stands in it', () => {
  for (const pattern of ['a*b?c{2}', '\\p{L}+\\s*', '[^\\]]+', '(?:a|(b))(?<=x)', '\\u{1F600}|.', '', '\\.\\/'])
    expect(
      explained(pattern)
        .map(([piece]) => piece)
        .join(''),
    ).toBe(pattern)
})

test('what is found is marked in the text, and listed with its groups', () => {
  expect(tryPattern('a1 b22', '([a-z])(\\d+)', 'Find all')).toMatchObject({
    text: 'a1\nb22',
    note: '2 matches.',
    marked: [
      ['a1', true],
      [' ', false],
      ['b22', true],
    ],
    rows: [
      ['At', 'Found', 'Group 1', 'Group 2'],
      ['1', 'a1', 'a', '1'],
      ['4', 'b22', 'b', '22'],
    ],
  })
  const none = tryPattern('abc', 'X', 'Find all')
  expect([none.marked, none.rows, none.note, tryPattern('abc', 'B', 'Ignore case').marked?.[1]]).toEqual([
    [['abc', false]],
    undefined,
    '0 matches.',
    ['b', true],
  ])
  expect(tryPattern('ab', 'x*', 'Find all').marked).toEqual([['ab', false]])
  expect(() => tryPattern('a', '(', 'Find all')).toThrow()
})
