import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** What rows of an entity refer to. */
const refersTo = (words: string, entity: string) =>
  siteOf(words)
    .entities.find(({ id }) => id === entity)
    ?.fields.flatMap((field) => field.entity ?? [])

describe('what is evidently of something else refers to it', () => {
  it.each([
    [
      'A hiking website. Guides publish tours with date and price. Users log in, register for tours and tick off their packing lists.',
      'packing_lists',
      'tours',
    ],
    ['A choir website. The director can add rehearsals. Singers log in, view rehearsals and check their attendance.', 'attendance_records', 'rehearsals'],
    ['A bicycle workshop. Customers submit repair orders and approve cost estimates. Mechanics view repair orders.', 'cost_estimates', 'repair_orders'],
    ['A school lost and found. Staff register found items. Students browse found items and submit claims.', 'claims', 'found_items'],
    ['A kindergarten website. Parents log in, register their children and add authorized pick-up persons.', 'pick_up_people', 'children'],
    ['A site about hiking. Visitors filter trails by length. Hikers submit condition reports. Rangers publish trails.', 'condition_reports', 'trails'],
    [
      'A mortgage website with saved loan plans. Users log in, save loan plans with amount and rate, and view repayment schedules.',
      'repayment_schedules',
      'loan_plans',
    ],
    ['A beehive website. Beekeepers log in, add hives with location and set reminders.', 'reminders', 'hives'],
    ['A car workshop. Customers log in, add their vehicles, book an appointment and approve the repair estimate.', 'repair_estimates', 'appointments'],
    ['A wine estate. Visitors browse wines by grape and view tasting notes. The winemaker can add wines.', 'tasting_notes', 'wines'],
    ['A company site. HR manages employees. Employees view their remaining days.', 'remaining_days', 'employees'],
  ])('%s', (words, entity, whole) => {
    expect(refersTo(words, entity)).toContain(whole)
  })
  it('by the name that it begins with', () => {
    expect(refersTo('A park website. Visitors browse parks by region. Rangers publish park notices.', 'park_notices')).toEqual(['parks'])
  })
  it('not by what sorts it, or tells of all', () => {
    expect(refersTo('A park website. Visitors browse parks by region. Rangers publish park news and manage park categories.', 'park_news')).toEqual([])
  })
})

describe('what is told of each', () => {
  const words =
    'A lighthouse encyclopedia. It should have functionalities for browsing by country and detail pages. Visitors should be able to log in, read the history, height, and technical data of each lighthouse, and save favorites.'
  it('is a column of each, and its own page is no table of pages', () => {
    const { entities } = siteOf(words)
    expect(entities.map(({ id }) => id)).toEqual(['lighthouses', 'favorites'])
    expect(entities[0]?.fields.map(({ label }) => label)).toEqual(['Name', 'History', 'Height', 'Technical data', 'Description', 'Picture', 'Country'])
  })
  it('is what people keep as favourites', () => {
    expect(refersTo(words, 'favorites')).toEqual(['lighthouses'])
  })
})

describe('those whom others choose by who they are', () => {
  it('have profiles that everybody sees', () => {
    const { entities, pages } = siteOf(
      'A physiotherapy clinic website. The website should include therapist profiles and a pain diary. Patients should be able to log in and book an appointment with a therapist. Therapists can view their appointments.',
    )
    const therapists = entities.find(({ plural }) => /^therapist/.test(plural))
    expect(therapists?.read).toBe('public')
    const open = pages.filter(({ role, blocks }) => role === undefined && blocks.some((block) => 'entity' in block && block.entity === therapists?.id))
    expect(open.map(({ blocks }) => blocks[0]?.kind).filter((kind) => kind === 'list' || kind === 'detail')).toEqual(['list', 'detail'])
  })
})

describe('what is written of something', () => {
  it.each([
    ['A mountain hut website. Hikers search huts by region, book beds for a night, and write a review of a hut.', 'reviews', 'huts'],
    ['A museum site. Visitors browse exhibits, leave comments on exhibits and buy tickets.', 'comments', 'exhibits'],
  ])('is of that, whatever is booked or bought there: %s', (words, entity, whole) => {
    expect(refersTo(words, entity)).toContain(whole)
  })
})

describe('profiles of places and plants', () => {
  it('are the rows of these', () => {
    const ids = (words: string) => siteOf(words).entities.map(({ id }) => id)
    const parks = ids('An information website with functionalities for park profiles and notices. Visitors can browse parks by region and view opening hours.')
    expect(parks.filter((id) => /park/.test(id))).toEqual(['parks'])
    expect(ids('A clinic website. Doctors record the risk profile of each patient.').filter((id) => id === 'risks')).toEqual([])
  })
})

describe('results that somebody enters', () => {
  it('are what visitors search and filter', () => {
    const words =
      'A marathon results website with functionalities for browsing races and searching results. Visitors should be able to filter results by category. Organizers can log in, create races, and enter or correct results.'
    const { entities, pages } = siteOf(words)
    expect(entities.find(({ id }) => id === 'results')?.read).toBe('public')
    expect(pages.some(({ role, blocks }) => role === undefined && blocks.some((block) => block.kind === 'list' && block.entity === 'results'))).toBe(true)
  })
})

describe('a table of what is lent or let', () => {
  it('has the day by which it has to be back', () => {
    const { pages } = siteOf('A laboratory. Students log in and borrow equipment for a period. Managers approve borrowings and add equipment.')
    const lists = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.entity === 'borrowings' ? [block.fields] : [])))
    expect(lists.length).toBeGreaterThan(0)
    expect(lists.filter((fields) => !fields.includes('until'))).toEqual([])
  })
})
