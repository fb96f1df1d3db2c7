import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const site = built(
  'A personal book lending tracker. Users log in, add books with title and author, record a loan with borrower and due date, and mark books as returned. Each collection is private.',
)
const entity = (id: string) => site.entities.find((one) => one.id === id)
const action = (of: string, name: string) => site.actions.find((one) => one.entity === of && one.name === name)

describe('a thing of one’s own that is lent', () => {
  it('is lent from the moment the loan is noted, and not twice at a time', () => {
    expect(entity('loans')?.lifecycle).toMatchObject({ initial: 'Lent', transitions: [{ to: 'Returned' }, { to: 'Lent' }] })
    expect(action('loans', 'Record loan')).toMatchObject({
      guards: expect.arrayContaining([{ kind: 'is', by: 'book', field: 'status', values: ['Available'], text: '{title} is lent out. Note its return first.' }]),
      effects: [{ kind: 'set', by: 'book', field: 'status', value: 'Lent' }],
    })
  })
  it('is back once the loan is returned', () => {
    expect(action('loans', 'Return')).toMatchObject({ effects: [{ kind: 'set', by: 'book', field: 'status', value: 'Available' }] })
    expect(action('loans', 'Return')?.role).toBeUndefined()
  })
  it('ends its loan once it is marked as returned', () => {
    expect(action('books', 'Mark as returned')?.effects).toEqual([{ kind: 'all', of: 'loans', by: 'book', field: 'status', value: 'Returned', from: ['Lent'] }])
  })
  it('is told to be there or lent, by samples that agree with their loans', () => {
    const lent = new Set(
      entity('loans')
        ?.seeds.filter(({ status }) => status === 'Lent')
        .map(({ book }) => book),
    )
    expect(entity('books')?.seeds.map(({ status }, index) => [status, lent.has(index)])).toEqual(
      entity('books')?.seeds.map((_, index) => [lent.has(index) ? 'Lent' : 'Available', lent.has(index)]),
    )
  })
})
