import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labelsOf = (words: string, plural: string): readonly string[] | undefined =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a noun that belongs to a trade is plainer where the words tell nothing of that trade', () => {
  test.each([
    ['A waste website of a town. Administrators manage routes and collectors.', 'routes', ['From', 'To', 'Stops', 'Length', 'Day']],
    ['A logistics website. Dispatchers manage routes and vehicles.', 'routes', ['Distance', 'Hours', 'Price per kg']],
    ['A waste website of a town. Administrators manage routes and collectors.', 'collectors', ['Area', 'Phone', 'Works on']],
    ['A gallery website for paintings. Staff manage art collectors.', 'art collectors', ['Works bought']],
    ['A care home website. Staff record calls from rooms.', 'calls', ['Caller', 'Room or place', 'Answered by']],
    ['A heritage website. Keepers record artifacts and schedule loans to other museums.', 'loans', ['Borrower', 'From', 'Until']],
    ['A lending website of a bank. Customers apply for loans.', 'loans', ['Interest rate']],
    ['A migraine website. Patients record attacks and note suspected triggers.', 'attacks', ['Began at', 'Lasted', 'Severity']],
    ['A website for drone pilots. Pilots record flights.', 'flights', ['Pilot', 'Minutes']],
    ['An airline website. Passengers book flights.', 'flights', ['Price']],
    ['A website for gardeners. Users publish seeds.', 'seeds', ['Variety', 'Plant family', 'Sown from']],
    ['A laboratory website. Chemists add buffer recipes.', 'buffer recipes', ['What is in it', 'Steps']],
    ['A safety website. Workers submit near-miss reports.', 'near-miss reports', ['Where', 'Severity', 'Reported by']],
  ])('%s %s', (words, plural, labels) => {
    expect(labelsOf(words, plural)).toEqual(expect.arrayContaining(labels))
  })
})
