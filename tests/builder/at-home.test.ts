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
    ['A notebook website for people who shoot film. Users record cameras and film rolls.', 'cameras', ['Maker', 'Model', 'Format']],
    ['A security website. Guards manage cameras.', 'cameras', ['Stream address', 'Recording']],
    ['A planning tool for fish keepers. Users manage heaters and tanks.', 'heaters', ['Power', 'For']],
    ['A smart home website. Users switch heaters on and off and manage heaters.', 'heaters', ['Room']],
    ['A fabric website. Staff manage swatches and rolls.', 'swatches', ['Material', 'Colour', 'Price']],
    ['A design website. Designers create swatches and palettes.', 'swatches', ['Main colour', 'Accent']],
    ['An allotment website. Tenants view their contract and their yearly rent.', 'yearly rents', ['Payer', 'Amount', 'Due on']],
    ['A ward website with diet rules for patients.', 'diet rules', ['Applies to', 'Text']],
    ['A market website. Organisers manage stalls.', 'stalls', ['Holder', 'Goods', 'Fee']],
    ['A knitting website. Knitters manage patterns.', 'patterns', ['Level', 'Materials']],
    ['A holiday website for children. Organisers manage camps.', 'camps', ['Ages', 'Places']],
    ['A safety website. Workers submit near-miss reports.', 'near-miss reports', ['Where', 'Severity', 'Reported by']],
  ])('%s %s', (words, plural, labels) => {
    expect(labelsOf(words, plural)).toEqual(expect.arrayContaining(labels))
  })
})

describe('what is noted again and again', () => {
  test('is of the one thing that it can be noted of', () => {
    const words = 'A tortoise website. Keepers can add tortoises with species, plan a hibernation with start and end dates, and record weight checks.'
    const refers = (plural: string) =>
      siteOf(words)
        .entities.find((entity) => entity.plural === plural)
        ?.fields.flatMap(({ entity }) => entity ?? [])
    expect([refers('hibernations'), refers('weight checks')]).toEqual([['tortoises'], ['tortoises']])
  })
  test('has its whole: passages their story, photos their car', () => {
    const stories = 'A story website. Authors can create stories, write passages and publish stories.'
    expect(
      siteOf(stories)
        .entities.find(({ plural }) => plural === 'passages')
        ?.fields.map(({ label }) => label),
    ).toEqual(expect.arrayContaining(['Title', 'Story', 'Text']))
    const cars = 'A car website. Owners can register their cars with make and mileage and upload photos of each car.'
    expect(
      siteOf(cars)
        .entities.find(({ plural }) => plural === 'photos')
        ?.fields.flatMap(({ entity }) => entity ?? []),
    ).toEqual(['cars'])
  })
  test('and what one enters stands where it is entered', () => {
    const words = 'A slogan generator. Users can enter a company name, an industry and a tone, and generate slogan suggestions.'
    expect(siteOf(words).entities.map(({ plural }) => plural)).not.toContain('daily entries')
    expect(labelsOf(words, 'slogan suggestions')).toEqual(expect.arrayContaining(['Company name', 'Industry', 'Tone']))
  })
})

test('what is somebody’s own and looked through by others is shown to them', () => {
  const words = 'A hut website. Hikers can search huts by region and altitude. Hut wardens can edit the details of their hut. Administrators can add new huts.'
  expect(siteOf(words).entities.find(({ plural }) => plural === 'huts')?.read).toBe('public')
})

test('a noun that means something plainer there tells of no trade: who makes vessels ships nothing', () => {
  const words = 'A pottery studio website. Members should be able to record vessels with clay and glaze, and book a kiln.'
  expect(labelsOf(words, 'bookings')).toEqual(expect.arrayContaining(['Kiln', 'Date']))
  expect(labelsOf(words, 'bookings')).not.toContain('Voyage')
})
