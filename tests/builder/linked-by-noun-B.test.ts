import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** What rows of these tables of the site refer to, in the order of their fields. */
function refers(words: string, ...tables: string[]): Record<string, string[]> {
  const { entities } = siteOf(words)
  return Object.fromEntries(
    tables.map((plural) => {
      const { fields } = entities.find((one) => one.plural === plural)!
      return [plural, fields.flatMap(({ entity }) => (entity ? [entities.find(({ id }) => id === entity)!.plural] : []))]
    }),
  )
}

test('reactions are to messages, threads and polls are in a channel', () => {
  const words =
    'Please implement a chat application. Members should be able to join servers and channels, write messages, leave reactions, open threads, and answer polls. Administrators manage servers.'
  expect(refers(words, 'reactions', 'threads', 'polls')).toEqual({ reactions: ['messages'], threads: ['channels'], polls: ['channels'] })
})

test('photos are of what was sighted, surveys of a reserve', () => {
  const words =
    'Please implement a birdwatching website. Members should be able to record sightings, check nest boxes, upload photos, and join surveys. Administrators manage species and reserves.'
  expect(refers(words, 'photos', 'surveys', 'sightings', 'reserves')).toEqual({
    photos: ['species', 'sightings'],
    surveys: ['reserves'],
    sightings: ['species'],
    reserves: [],
  })
})

test('whatever beekeepers write down is of a hive', () => {
  const words = 'Please implement a beekeeping app with apiaries, hives, queens, treatments, weights, swarms, harvests, and tasks.'
  expect(refers(words, 'apiaries', 'hives', 'queens', 'treatments', 'weights', 'swarms', 'harvests', 'tasks')).toEqual({
    apiaries: [],
    hives: ['apiaries', 'queens'],
    queens: ['hives'],
    treatments: ['hives', 'treatment categories'],
    weights: ['hives'],
    swarms: ['hives'],
    harvests: ['hives'],
    tasks: ['hives'],
  })
})

test('rents are of a lease, statements and notices of a property', () => {
  const words = 'Please implement a property platform with properties, units, tenants, leases, move-in reports, rents, statements, and notices.'
  expect(refers(words, 'units', 'rents', 'statements', 'notices')).toEqual({
    units: ['properties'],
    rents: ['leases', 'tenants'],
    statements: ['properties'],
    notices: ['properties'],
  })
})

test('performances, rehearsals and props are of a production', () => {
  const words = 'Please implement a theatre website with productions, performances, tickets, rehearsals, props, and costumes.'
  expect(refers(words, 'performances', 'tickets', 'rehearsals', 'props')).toEqual({
    performances: ['productions'],
    tickets: ['performances'],
    rehearsals: ['productions'],
    props: ['productions'],
  })
})

test('treatments and plans are of the injury, notes of the athlete', () => {
  const words = 'Please implement a sports injury tracker with athletes, injuries, treatments, rehab plans, photos, and notes.'
  expect(refers(words, 'injuries', 'treatments', 'rehab plans', 'photos', 'notes')).toEqual({
    injuries: ['athletes'],
    treatments: ['injuries'],
    'rehab plans': ['injuries'],
    photos: ['injuries'],
    notes: ['athletes'],
  })
})

test('what a graveyard grants, plans and puts up is at a grave', () => {
  const words = 'Please implement a cemetery management system with graves, permits, maintenance tasks, and tombstones.'
  expect(refers(words, 'graves', 'permits', 'maintenance tasks', 'tombstones')).toEqual({
    graves: [],
    permits: ['graves'],
    'maintenance tasks': ['graves'],
    tombstones: ['graves'],
  })
})

test('positions are on a ship, qualifications and payslips are of who sails', () => {
  const words = 'Please implement a ship crew system with ships, seafarers, positions, qualifications, and payslips.'
  expect(refers(words, 'seafarers', 'positions', 'qualifications', 'payslips')).toEqual({
    seafarers: ['ships'],
    positions: ['ships'],
    qualifications: ['seafarers'],
    payslips: ['seafarers'],
  })
})

test('objections, renewals and payments are to a patent', () => {
  const words = 'Please implement a patent office portal with patents, applicants, objections, renewals, and payments.'
  expect(refers(words, 'applicants', 'objections', 'renewals', 'payments')).toEqual({
    applicants: [],
    objections: ['patents'],
    renewals: ['patents'],
    payments: ['patents'],
  })
})

test('penalties are for a loan, visits and scores of who borrows', () => {
  const words = 'Please implement a microloan platform with borrowers, loans, repayments, penalties, visits, and scores.'
  expect(refers(words, 'loans', 'penalties', 'visits', 'scores')).toEqual({
    loans: ['borrowers'],
    penalties: ['borrowers', 'loans'],
    visits: ['borrowers'],
    scores: ['borrowers'],
  })
})

test('viewpoints, permits, warnings and sightings are on a trail', () => {
  const words = 'Please implement a national park app with trails, viewpoints, permits, warnings, and wildlife sightings.'
  expect(refers(words, 'trails', 'viewpoints', 'permits', 'warnings', 'wildlife sightings')).toEqual({
    trails: [],
    viewpoints: ['trails'],
    permits: ['trails'],
    warnings: ['trails'],
    'wildlife sightings': ['trails'],
  })
})

test('whoever does the work is not what the work is of', () => {
  const words = 'Please implement a pet sitting marketplace with pets, sitters, visits, and walks.'
  expect(refers(words, 'visits', 'walks')).toEqual({ visits: ['sitters', 'pets'], walks: ['pets', 'sitters'] })
})

test('rows that refer to what they are of already are told nothing more', () => {
  const words = 'Please implement a hospital pharmacy system with medicines, patients, and recalls.'
  expect(refers(words, 'recalls')).toEqual({ recalls: ['medicines'] })
})

test('races are of a regatta, and no regatta is of a race', () => {
  const words = 'Please implement a sailing race tracker with regattas, races, boats, results, and weather reports.'
  expect(refers(words, 'regattas', 'races', 'results', 'weather reports')).toEqual({
    regattas: [],
    races: ['regattas'],
    results: ['races', 'boats'],
    'weather reports': ['regattas'],
  })
})

test('a team of people is no whole of what surveys and photos are of', () => {
  const words = 'Please implement an employee wellbeing app with surveys, moods, challenges, teams, points, and webinars.'
  expect(refers(words, 'surveys', 'points')).toEqual({ surveys: [], points: [] })
})
