import { expect, test } from 'vitest'
import { scrollFor } from '../../../src/editor/in-view.ts'

test('BUILD-02 the newest turn is shown from its start where it fits, else to its end, and its answer is never scrolled away', () => {
  const pane = 600
  expect({
    fitting: scrollFor({ start: 900, end: 1400, answer: 1100, pane }),
    growing: scrollFor({ start: 900, end: 1700, answer: null, pane }),
    long: scrollFor({ start: 900, end: 1700, answer: 1300, pane }),
    longer: scrollFor({ start: 900, end: 2400, answer: 1300, pane }),
  }).toEqual({ fitting: 888, growing: 1100, long: 1100, longer: 1288 })
})
