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
    expect(booking.lifecycle?.transitions.filter(({ answers }) => answers).map(({ name }) => name)).toEqual(expect.arrayContaining(['Accept', 'Refuse']))
    expect(site.entities.find(({ id }) => id === 'rides')?.read).toBe('public')
  })
})

describe('what people see of their own', () => {
  const clinic =
    'A clinic website. Patients book appointments with a doctor by choosing a free slot. Doctors see their day. Patients can see their history. The receptionist reschedules appointments.'
  test('as their history is what they booked, and as their day what others booked with them', () => {
    expect(things(clinic).filter((one) => /histor|day|slot/.test(one))).toEqual([])
    expect(
      siteOf(clinic)
        .entities.find(({ id }) => id === 'appointments')
        ?.fields.map(({ id }) => id),
    ).not.toContain('free_slot')
  })
  test('as their longest streak is of their habits', () => {
    expect(
      things('A habit tracker where users create habits, tick them off each day and see their current and longest streak.').filter((one) => /streak/.test(one)),
    ).toEqual([])
  })
})

describe('a map of the plots', () => {
  test('shows the plots', () => {
    const garden = 'A community garden. Gardeners rent plots. There is a map of the plots. The coordinator adds plots with area and location.'
    expect(things(garden).filter((one) => /map/.test(one))).toEqual([])
    expect(siteOf(garden).pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'map' ? [block.entity] : [])))).toContain('plots')
  })
})

describe('what people submit of their own', () => {
  test('is what the site shows', () => {
    const recipes = 'A recipe website where users search recipes. Users should be able to rate recipes, save favourites and submit their own.'
    expect(things(recipes).filter((one) => /own/.test(one))).toEqual([])
    expect(stepsOf(recipes, 'recipes')).toEqual([['Submit recipe', undefined]])
  })
})

describe('what is said in passing', () => {
  test('makes no list: where one stopped, what is turned into something, what one leaves out', () => {
    expect(things('A podcast platform. Listeners play episodes and continue where they stopped.').filter((one) => /continue/.test(one))).toEqual([])
    expect(things('An invoicing tool. Users track hours and turn hours into an invoice with tax.').filter((one) => /turn/.test(one))).toEqual([])
    expect(things('A farm shop with vegetable boxes. Customers order boxes and leave out what they do not like.').filter((one) => /review/.test(one))).toEqual(
      [],
    )
  })
  test('is an act of those who are named before it', () => {
    const made = things('A veterinary practice app. Owners keep their animals. Vets record diagnosis, treatment and weight at each visit.')
    expect(made.filter((one) => /vets/.test(one))).toEqual([])
  })
  test('is called by its verb alone where the noun says no more', () => {
    expect(stepsOf('A marathon registration site. Runners register for a distance and choose a T-shirt size.', 'registrations')[0]).toEqual([
      'Register',
      undefined,
    ])
  })
})

describe('what students hand in', () => {
  test('answers the assignments that teachers set', () => {
    const portal = 'A school portal. Teachers create classes, set assignments with a due date and enter grades. Students hand in files and see their grades.'
    expect(things(portal)).toContain('assignment submissions')
    expect(things(portal)).not.toContain('files')
  })
})

describe('a tool for a date range', () => {
  test('is booked from one day to another, which nobody else has then', () => {
    const site = siteOf('An equipment hire site. Members browse equipment and reserve equipment for a date range. The manager adds equipment.')
    const booking = site.actions.find(({ kind, guards }) => kind === 'create' && guards?.some((one) => one.kind === 'free'))
    expect(booking?.fields).toEqual(expect.arrayContaining(['from_date', 'until']))
  })
})

describe('whom employers judge', () => {
  test('is judged by what they applied with', () => {
    const board = 'A job board. Employers post jobs; candidates apply with a cover letter. Employers shortlist, interview or reject candidates.'
    const steps = siteOf(board)
      .entities.find(({ id }) => id === 'applications')
      ?.lifecycle?.transitions.filter(({ answers }) => answers)
    expect(steps?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Shortlist', 'Reject']))
    expect(things(board).filter((one) => /candidate|interview/.test(one))).toEqual([])
  })
  test('is a proposal where a swap is proposed', () => {
    const swaps = 'A book exchange. Users list books, propose a swap, and accept or decline proposals.'
    expect(stepsOf(swaps, 'swaps').map(([name]) => name)).toEqual(expect.arrayContaining(['Propose swap', 'Accept', 'Decline']))
    expect(things(swaps)).not.toContain('proposals')
  })
})
