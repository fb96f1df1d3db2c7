import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const library = siteOf(
  'Please implement a board game library website for borrowing games and organizing game nights. The website should have functionalities for game catalog, borrowing and returning, reservations, game night events, and reviews. Users should be able to search games by player count, reserve and borrow copies, join game nights, and rate the games. Administrators should be able to manage games, copies, loans, and overdue reminders.',
)
const labelsOf = (plural: string): readonly string[] => library.entities.find((one) => one.plural === plural)!.fields.map(({ label }) => label)

test('what is lent is no credit, and its copies no backups', () => {
  expect(labelsOf('loans')).toEqual(expect.arrayContaining(['Game', 'From', 'Until', 'Status']))
  expect(labelsOf('loans')).not.toContain('Interest rate')
  expect(labelsOf('copies')).toEqual(expect.arrayContaining(['Shelf', 'Condition', 'Status']))
  expect(labelsOf('copies')).not.toContain('Size')
})

test('rounds of a tournament are numbered and timed, those of a game are played', () => {
  const debates = siteOf(
    'Please implement a debate tournament management website for schools and universities. The website should have functionalities for team registration, judge assignment, score entry, and ranking tables. Users should be able to register their teams and view the motions of each round. Organizers should be able to manage tournaments, rounds, rooms, and motions.',
  )
  const rounds = debates.entities.find(({ plural }) => plural === 'rounds')!
  expect(rounds.fields.map(({ label }) => label)).toEqual(['Name', 'Tournament', 'Number', 'Date', 'Starts at', 'Status', 'Note'])
})

test('whoever organises something is one of the accounts of the staff', () => {
  const events = library.entities.find(({ plural }) => plural === 'game night events')!
  expect(events.fields.find(({ label }) => label === 'Organiser')).toMatchObject({ type: 'email', account: true })
  const addresses = library.accounts!.samples.map(({ email }) => email)
  for (const seed of events.seeds) expect(addresses).toContain(seed.organiser)
})
