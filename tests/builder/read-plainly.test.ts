import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const things = (words: string): string[] => siteOf(words).entities.map(({ plural }) => plural)
const stepsOf = (words: string, id: string): (string | undefined)[][] =>
  siteOf(words)
    .actions.filter(({ entity, kind }) => entity === id && kind !== 'update' && kind !== 'delete')
    .map(({ name, role }) => [name, role])

describe('what is said of a thing', () => {
  test('is no part of its name: what it is made from', () => {
    expect(things('A recipe site where users save recipes, and get a shopping list made from the plan.').filter((one) => /made/.test(one))).toEqual([])
  })
  test.each([
    ['afterwards', 'A book exchange. Users list books, propose a swap and rate each other afterwards.'],
    ['eaches', 'A laundry service. Drivers see today’s deliveries as a list and confirm each.'],
    ['aheads', 'A bill reminder. Users record bills, and see what comes up ahead of time.'],
    ['user else', 'A flash card app. Learners create decks and copy somebody else’s deck.'],
  ])('makes no list of “%s”', (no, words) => {
    expect(things(words).filter((one) => one.includes(no))).toEqual([])
  })
  test('a deck of somebody else is a deck', () => {
    expect(things('A flash card app. Learners create decks, share a deck, and copy somebody else’s deck.').filter((one) => /deck/.test(one))).toEqual(['decks'])
  })
})

describe('a place', () => {
  test('in a class is a booking of the class', () => {
    const site = siteOf('A fitness studio site. Members book a place in a class and cancel. The owner adds classes.')
    expect(site.entities.find(({ id }) => id === 'bookings')?.fields.flatMap(({ entity }) => entity ?? [])).toEqual(['classes'])
  })
  test('that is asked for where rides have free seats is a booking of the ride, and the request that its driver accepts', () => {
    const carpool =
      'A carpool site. Drivers offer rides with start, destination, date and free seats; passengers search rides and request a seat; drivers accept or refuse requests.'
    const site = siteOf(carpool)
    const booking = site.entities.find(({ plural }) => plural === 'ride bookings')!
    expect(booking.fields.flatMap(({ entity }) => entity ?? [])).toContain('rides')
    expect(stepsOf(carpool, booking.id)).toEqual(
      expect.arrayContaining([
        ['Accept', 'driver'],
        ['Refuse', 'driver'],
      ]),
    )
    expect(site.entities.find(({ id }) => id === 'rides')?.read).toBe('public')
  })
})

describe('whom employers judge', () => {
  test('is judged by what they applied with', () => {
    const board = 'A job board. Employers post jobs; candidates apply with a cover letter. Employers shortlist, interview or reject candidates.'
    const steps = stepsOf(board, 'applications').filter(([, role]) => role === 'employer')
    expect(steps.map(([name]) => name)).toEqual(expect.arrayContaining(['Shortlist', 'Reject']))
    expect(things(board).filter((one) => /candidate|interview/.test(one))).toEqual([])
  })
  test('is a proposal where a swap is proposed', () => {
    const swaps = 'A book exchange. Users list books, propose a swap, and accept or decline proposals.'
    expect(stepsOf(swaps, 'swaps').map(([name]) => name)).toEqual(expect.arrayContaining(['Propose swap', 'Accept', 'Decline']))
    expect(things(swaps)).not.toContain('proposals')
  })
})
