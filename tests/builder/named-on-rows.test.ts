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

test('rounds of a tournament are numbered and timed', () => {
  const debates = siteOf(
    'Please implement a debate tournament management website for schools and universities. The website should have functionalities for team registration, judge assignment, score entry, and ranking tables. Users should be able to register their teams and view the motions of each round. Organizers should be able to manage tournaments, rounds, rooms, and motions.',
  )
  const rounds = debates.entities.find(({ plural }) => plural === 'rounds')!
  expect(rounds.fields.map(({ label }) => label)).toEqual(['Name', 'Tournament', 'Number', 'Date', 'Starts at', 'Status', 'Note'])
})

test('whoever did it is one of the accounts of the staff', () => {
  const apiary = siteOf(
    'Please implement a beekeeping management website for beekeepers to manage their apiaries and hives. The website should have functionalities for apiary management, hive management, inspection records, treatment records, honey harvest records, and statistics. Users should be able to add apiaries and hives, record inspections including queen status and colony strength, and view harvest statistics by apiary and year. The website should also remind users of upcoming inspections.',
  )
  const treatments = apiary.entities.find(({ plural }) => plural === 'treatment records')!
  expect(treatments.fields.find(({ label }) => label === 'Done by')).toMatchObject({ type: 'email', account: true })
  const addresses = [apiary.accounts!.demo, ...apiary.accounts!.samples].map(({ email }) => email)
  for (const seed of treatments.seeds) expect(addresses).toContain(seed.done_by)
})
