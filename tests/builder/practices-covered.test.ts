import { expect, test } from 'vitest'
import { practicesIn } from '../../builder/lexicon/at-work.ts'

/** The first word of each practice written as lines that tells what the words keep in full. */
const toldBy = (words: string): (string | undefined)[] =>
  practicesIn(words).flatMap(({ told, kept, tables = [] }) => (kept && tables.length > 0 ? [told[0]] : []))

const council =
  'Please implement a parish council website for publishing meetings, minutes, and motions to residents. The website should have functionalities for a meeting calendar, agenda management, minutes publishing, motion voting records, and resident questions. Users should be able to browse upcoming meetings, read agendas and minutes, search past motions, see how each councillor voted, and submit questions for the next meeting.'
const marina =
  'Please implement a harbor mooring management website for a marina to manage berths and boats. The website should have functionalities for a berth map, seasonal berth contracts, guest boat reservations, waiting list, and invoices. Boat owners should be able to register their boats, reserve a guest berth for certain dates, and join the waiting list for a permanent berth.'
const circle =
  'Please implement a rotating savings club website for groups of friends and neighbors who save together. The website should have functionalities for contributions, payout turns, members, savings cycles, and fines. Members should be able to log in, pay their contribution, see whose turn it is, and read the rules of the club. The treasurer confirms contributions and records payouts.'

test('a trade told in passing is what the site is of where the words name its tables, and one that they name nothing of is not', () => {
  expect(toldBy(council)).toEqual(['town council'])
})
test('a trade that is said often gives way where the words name far less of its tables', () => {
  expect(toldBy(marina)).toEqual(['marina'])
})
test('a kind of sites said in one word of the opening is another way to speak of a trade', () => {
  expect(toldBy(circle)).not.toContain('neighborhood community')
  expect(toldBy(circle)[0]).toMatch(/^savings/)
})
