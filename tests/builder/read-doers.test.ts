import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const told = (words: string) => {
  const { entities, roles } = built(words)
  return { things: entities.map(({ plural }) => plural), people: roles.map(({ name }) => name) }
}

describe('who does something, told by a participle', () => {
  it.each([
    [
      'A school system, with teachers managing courses and students viewing grades.',
      ['courses', 'grades', 'students', 'teachers'],
      ['Student', 'Teacher', 'Manager'],
    ],
    [
      'A trading system with different ends, such as the procurement end managing purchase orders and supplier information, and the driver end managing deliveries.',
      ['purchase orders', 'suppliers', 'deliveries'],
      ['Driver', 'Procurement'],
    ],
    ['A dog school with online booking of courses and a page of opening hours.', ['courses', 'bookings'], ['User', 'Manager']],
  ])('%s', (words, things, people) => {
    const { things: kept, people: named } = told(words)
    expect(kept).toEqual(expect.arrayContaining(things))
    expect(kept.filter((plural) => /managing|viewing/.test(plural))).toEqual([])
    expect(named).toEqual(expect.arrayContaining(people))
  })
})
