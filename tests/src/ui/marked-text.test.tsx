// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Mark } from '../../../contract/turn.ts'
import { MarkedText } from '../../../src/ui/marked-text.tsx'

afterEach(cleanup)

const shown = (text: string, marks: readonly Mark[]) => {
  const { container } = render(<MarkedText text={text} marks={marks} />)
  return [container.textContent, [...container.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset.pen])]
}

test('marks stand under their words, in any order, and the words stay whole', () => {
  expect(
    shown('a calm 🏺 studio', [
      { start: 10, end: 16, pen: 'thing' },
      { start: 2, end: 6, pen: 'style' },
    ]),
  ).toEqual([
    'a calm 🏺 studio',
    [
      ['calm', 'style'],
      ['studio', 'thing'],
    ],
  ])
})

test('a mark that overlaps, is empty or ends outside the text is left out', () => {
  expect(
    shown('<b>book</b>', [
      { start: 0, end: 7, pen: 'action' },
      { start: 3, end: 9, pen: 'thing' },
      { start: 8, end: 8, pen: 'thing' },
      { start: 9, end: 99, pen: 'style' },
    ]),
  ).toEqual(['<b>book</b>', [['<b>book', 'action']]])
})
