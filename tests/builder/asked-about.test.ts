import { describe, expect, it } from 'vitest'
import { act, createWorld, visitorOf } from '../../builder/accept/world.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

/** What the rows of an entity refer to, beside other rows of its own. */
const referred = (words: string, entity: string): readonly (string | undefined)[] | undefined =>
  siteOf(words)
    .entities.find(({ id }) => id === entity)
    ?.fields.flatMap((field) => (field.type === 'reference' && field.entity !== entity ? [field.entity] : []))

describe('what people ask is about what the words name', () => {
  const shelter =
    'An animal shelter site. Visitors browse animals, submit an adoption application for an animal, book a visit and ask a question about an animal. Staff manage animals.'
  it.each([
    ['questions', ['animals'], shelter],
    ['visits', ['animals'], shelter],
    [
      'quotation_requests',
      ['boats'],
      'Guests browse boats and send a quotation request for a boat with dates and number of persons. The company manages boats.',
    ],
    ['inquiries', ['machines'], 'A machine dealer. Customers view machines and submit an inquiry about a machine. The dealer manages machines and inquiries.'],
    ['questions', ['apartments'], 'Visitors browse apartments, book a viewing for an apartment and ask questions about it. Staff manage apartments.'],
    ['seller_questions', ['items'], 'A second-hand market. Users post items, report items and ask the seller questions. The administrator handles reports.'],
  ])('%s → %s', (entity, about, words) => {
    expect(referred(words, entity)).toEqual(about)
  })
})

describe('what people report', () => {
  const words = 'A property site. Users browse houses, save houses and report a house. Agents post houses. The administrator manages reports.'

  it('is told of in a report about it, which those who run the site see and not whoever posted it', () => {
    const reports = siteOf(words).entities.find(({ plural }) => plural.endsWith('reports'))
    expect([reports?.fields.filter(({ entity }) => entity === 'houses').length, reports?.read, reports?.shared]).toEqual([1, 'own', undefined])
  })

  it('is what was named last where they report a listing', () => {
    expect(referred('A letting site. Visitors browse flats, book a viewing of a flat and report a listing. Landlords post flats.', 'content_reports')).toEqual([
      'flats',
    ])
  })

  it('is a row of its own where it is found and not put up', () => {
    const lost = siteOf('A site of a park. Visitors report damages with place and picture. Staff manage damages.')
    expect(lost.entities.map(({ plural }) => plural)).toEqual(['damages'])
  })
})

describe('an inspection that people book', () => {
  const site = siteOf('A market for used tractors. Buyers search tractors with price and year and book an inspection of a tractor. Dealers post tractors.')
  const world = createWorld(site)
  const typed = { tractor: 'tractors-sample-1', date: '2026-02-03', time: '10:00', name: 'Ada' }
  const book = createOf(site, 'inspections').id
  const ada = visitorOf(site, 'ada', createOf(site, 'inspections').role ?? null)

  it('is a time of its own at one of those that are offered, and costs nothing', () => {
    const inspections = site.entities.find(({ id }) => id === 'inspections')!
    expect(inspections.fields.filter(({ type }) => type === 'reference' || type === 'date' || type === 'money').map(({ label }) => label)).toEqual([
      'Tractor',
      'Date',
    ])
    expect('row' in act(world, book, null, typed, ada)).toBe(true)
  })

  it('is for a day to come', () => {
    expect(act(world, book, null, { ...typed, date: '2026-01-14' }, ada)).toEqual({ refused: 'Choose today or a later day.' })
  })
})

describe('a day on which something will happen', () => {
  const upcoming = (words: string) =>
    siteOf(words).actions.flatMap(({ kind, name, guards = [] }) =>
      kind === 'create' ? guards.flatMap((guard) => (guard.kind === 'upcoming' ? [`${name}: ${guard.field}`] : [])) : [],
    )

  it.each([
    ['A club site. Members create events with date and place.', ['Create event: date']],
    [
      'Visitors browse venues with price and send a quotation request for a venue with event date and guests. Staff manage venues.',
      ['Send quotation request: event_date'],
    ],
    ['A site for village projects. Users publish fundraisers with goal and deadline.', ['Publish fundraiser: deadline']],
    ['A diary. I record events with date and mood.', []],
  ])('is not over when it is entered: %s', (words, days) => {
    expect(upcoming(words)).toEqual(days)
  })
})
