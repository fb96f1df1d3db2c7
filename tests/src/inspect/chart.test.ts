import { describe, expect, it } from 'vitest'
import { boxOf, wordsOf } from '../../../src/inspect/chart.ts'

const config = {
  id: 'note',
  initial: 'open',
  on: { '*': { actions: [{ type: 'count' }, 'log'] } },
  states: {
    closed: { type: 'final' },
    open: {
      tags: 'busy',
      type: 'parallel',
      always: { guard: 'isOver', target: 'closed' },
      after: { 300: 'closed', pause: [{ guard: { type: 'isLong' }, target: '#note.closed' }, { target: 'closed' }] },
      invoke: { id: 'save', src: 'save', onDone: 'closed', onError: { actions: 'showError' } },
      onDone: { target: 'closed' },
      states: { text: { initial: 'blank', states: { blank: {}, full: {} } }, side: {} },
    },
  },
}

describe('a chart as boxes', () => {
  const box = boxOf(config, { open: { text: 'full', side: {} } })
  const [open, closed] = box.boxes
  it('has the first state first, and marks the states that the machine is in', () => {
    const marks = [box, open, closed, ...(open?.boxes ?? []), ...(open?.boxes[0]?.boxes ?? [])].map((one) => [one?.key, one?.active, one?.initial])
    expect(marks).toEqual([
      ['note', true, true],
      ['open', true, true],
      ['closed', false, false],
      ['text', true, false],
      ['side', true, false],
      ['blank', false, true],
      ['full', true, false],
    ])
  })
  it('says kind, tags and invokes', () => {
    expect([open?.kind, open?.tags, open?.invokes, closed?.kind]).toEqual(['parallel', ['busy'], ['save'], 'final'])
  })
  it('names every way with its event, guard, target and actions', () => {
    const way = (event: string, target: string, guard = '', actions: string[] = []) => ({ event, guard, target, actions })
    expect(box.ways).toEqual([way('anything else', '', '', ['count', 'log'])])
    expect(open?.ways).toEqual([
      way('always', 'closed', 'isOver'),
      way('after 300 ms', 'closed'),
      way('after pause', '#note.closed', 'isLong'),
      way('after pause', 'closed'),
      way('save done', 'closed'),
      way('save failed', '', '', ['showError']),
      way('finished', 'closed'),
    ])
  })
  it('is one box for a promise', () => {
    expect(boxOf({ id: 'save' }, null)).toEqual({ key: 'save', kind: '', initial: true, active: true, tags: [], invokes: [], ways: [], boxes: [] })
  })
})

it('a state value is said in words', () => {
  expect([wordsOf('closed'), wordsOf({ open: 'main' }), wordsOf({ open: { text: 'full', side: {} } }), wordsOf(undefined)]).toEqual([
    'closed',
    'open.main',
    'open.(text.full, side)',
    '',
  ])
})
