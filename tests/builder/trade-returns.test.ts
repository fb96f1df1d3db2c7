import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, type World } from '../../builder/accept/world.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { apart, built, createOf } from '../support/acting.ts'

const school = built(
  'An instrument loan system for a school orchestra with instrument requests and return tracking. Students should be able to request an instrument and borrow instruments. The teacher should be able to add instruments, approve or reject instrument requests, and register returns.',
)
const anna = { id: 'anna', role: 'student' }
const teacher = { id: 'tom', role: 'teacher' }
const start = createWorld(school)
const instrument = rowsOf(start, 'instruments')[0]!
const one: World = {
  ...start,
  rows: new Map(
    [...start.rows].map(([id, rows]) => [
      id,
      id === 'instruments' ? rows.map((row) => ({ ...row, values: { ...row.values, copies: 1 } })) : id === 'borrowings' ? [] : rows,
    ]),
  ),
}
const copiesIn = (world: World) => rowsOf(world, 'instruments').find(({ id }) => id === instrument.id)!.values.copies
const stepOf = (entity: string, name: string) => school.actions.find((action) => action.entity === entity && action.name === name)!

function done(world: World, action: string, typed: Typed, visitor: typeof anna, row: SiteRow | null = null): World {
  const answer = act(world, action, row, typed, visitor)
  if ('refused' in answer) throw new Error(answer.refused)
  return apart(answer.world, action)
}
const requested = done(one, createOf(school, 'instrument_requests').id, { title: 'A term with it', instrument: instrument.id }, anna)
const approved = done(requested, stepOf('instrument_requests', 'Approve').id, {}, teacher, rowsOf(requested, 'instrument_requests')[0]!)
const [loan] = rowsOf(approved, 'borrowings') as [SiteRow]

describe('an approved request', () => {
  test('makes the loan of what was asked for, theirs who asked', () => {
    expect([rowsOf(approved, 'borrowings').length, loan.owner, loan.values.instrument, loan.values.name, loan.values.from, copiesIn(approved)]).toEqual([
      1,
      'anna',
      instrument.id,
      'A term with it',
      '2026-01-15',
      0,
    ])
  })

  test('leaves nothing to be lent a second time', () => {
    const again = done(approved, createOf(school, 'instrument_requests').id, { title: 'Me too', instrument: instrument.id }, { ...anna, id: 'bo' })
    expect(act(again, stepOf('instrument_requests', 'Approve').id, rowsOf(again, 'instrument_requests')[0]!, {}, teacher)).toEqual({
      refused: `${String(instrument.values.name)} has no copy left. Try again when one is back.`,
    })
  })
})

describe('a return', () => {
  const back = done(approved, createOf(school, 'returns').id, { of_loan: loan.id, condition: 'Good' }, teacher)

  test('names the loan, ends it, and makes the thing available again', () => {
    const [made] = rowsOf(back, 'returns') as [SiteRow]
    expect([made.values.instrument, made.values.what, made.values.returned_on, rowsOf(back, 'borrowings')[0]!.values.status, copiesIn(back)]).toEqual([
      instrument.id,
      instrument.values.name,
      '2026-01-15',
      'Returned',
      1,
    ])
  })

  test('of a loan that is over is refused', () => {
    expect(act(back, createOf(school, 'returns').id, null, { of_loan: loan.id }, teacher)).toEqual({
      refused: 'This borrowing is over already. Choose another one.',
    })
  })
})
