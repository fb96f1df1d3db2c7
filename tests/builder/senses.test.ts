import { describe, expect, test } from 'vitest'
import { sensesOf } from '../../builder/lexicon/senses.ts'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a noun of several senses means what the words around it tell', () => {
  test.each([
    ['A tool library. Members borrow tools and return a loan.', 'loan', 'loan'],
    ['A bank site. Clients apply for a loan and see the interest.', 'loan', undefined],
    ['Warehouse staff record the stock of crates.', 'stock', 'stock'],
    ['Investors watch a stock and trade shares.', 'stock', 'asset'],
    ['Visitors book an escape room; rooms have a difficulty.', 'room', 'attraction'],
    ['A chat app where players open a room.', 'room', undefined],
    ['Music pupils borrow an instrument.', 'instrument', 'instrument'],
    ['A furniture shop sells sofas and a table.', 'table', 'product'],
    ['Guests of a restaurant with sofas reserve a table.', 'table', undefined],
    ['Pupils flip a card to learn vocabulary.', 'card', 'word'],
    ['A chat app. Users send messages and manage sessions.', 'session', 'trade_request'],
    ['A training site. Users send messages and book a session with a coach.', 'session', undefined],
    ['A park site for enterprises and their tenants.', 'park', 'trade_item'],
    ['A guide to national parks with trails.', 'park', undefined],
    ['A warehouse app. Staff record a transfer of inventory.', 'transfer', 'stock_transfer'],
    ['A bank with inventory of cards. Clients make a transfer.', 'transfer', undefined],
    ['Employees do a health status check-in each day.', 'check-in', 'health_check'],
    ['Employees do a check-in each day.', 'check-in', undefined],
  ])('%s: %s', (words, noun, kit) => {
    expect(sensesOf(words).get(noun)).toBe(kit)
  })

  test('a loan of a tool has days, not interest', () => {
    expect(labels('A tool lending library. Members browse tools, borrow a tool and return a loan. Librarians see overdue loans.', 'loans')).toEqual(
      expect.arrayContaining(['Tool', 'From', 'Until']),
    )
  })

  test('what is named for a row stands alone beside what rows of any kind have', () => {
    expect(labels('An escape room company. Visitors see the rooms with difficulty, number of players and price, and book a room.', 'rooms')).toEqual([
      'Name',
      'Difficulty',
      'Number of players',
      'Price',
      'Description',
      'Picture',
    ])
  })
})

describe('what stands around a noun is no part of its name', () => {
  const plurals = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
  test.each([
    ['Build a seed exchange. Gardeners list seeds they offer with species and photo.', 'seeds'],
    ['Build a garage site. Mechanics add parts used with their prices.', 'parts'],
    ['Build a swap site. Members send a swap request, and rate the swap afterwards.', 'swap requests'],
    ['Build a food bank site. Staff record crates with weight and best-before date, and charities request goods.', 'crates'],
  ])('%s: %s', (words, plural) => {
    expect(plurals(words)).toContain(plural)
  })

  test('a plural subject after "and" begins what others do, and is no field of what stands before it', () => {
    const words = 'Build a food bank site. Staff record crates with weight and best-before date, and charities request goods.'
    expect(labels(words, 'crates')?.slice(0, 4)).toEqual(['Name', 'Weight', 'Best-before date', 'Description'])
    expect(siteOf(words).roles.map(({ name }) => name)).toContain('Charity')
  })
})

describe('what a thing is follows from what is said of it', () => {
  const entity = (words: string, plural: string) => siteOf(words).entities.find((one) => one.plural === plural)
  const roles = (words: string) => siteOf(words).roles.map(({ name, manages }) => [name, manages])

  test('lessons are parts of their course, and a learner enrols for the course', () => {
    const words = 'A course platform. Chefs create courses with lessons and recipes. Learners enrol, watch lessons and rate courses.'
    expect(labels(words, 'lessons')).toContain('Course')
    expect(labels(words, 'courses')).not.toContain('Lesson')
    expect(labels(words, 'enrollments')).toContain('Course')
  })
  test('owners of what they bring do not run the site that an admin runs', () => {
    const words = 'A dog walking service. Owners add their dogs with breed, age and special needs, request walks for a date. The admin sees all walks.'
    expect(roles(words)).toEqual([
      ['Owner', false],
      ['Administrator', true],
    ])
    expect(labels(words, 'dogs')?.slice(0, 4)).toEqual(['Name', 'Breed', 'Age', 'Special need'])
  })
  test('a size of clothes goes by letters', () => {
    const fields = entity('A marathon site. Runners register for a distance with their expected time and T-shirt size.', 'registrations')?.fields
    expect(fields?.find(({ label }) => label === 'T-shirt size')).toMatchObject({ type: 'choice', choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] })
  })
  test('only the page of a map has one', () => {
    const { pages } = siteOf('A marathon. Show news, route maps and sponsors. Visitors look up results.')
    expect(pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'map')).map(({ path }) => path)).toEqual(['/route-maps'])
  })
  test('what somebody reported is the reports that others take over', () => {
    const words = 'A house portal. Residents report problems with a photo. The caretaker takes over reports and closes them with a note.'
    const plurals = siteOf(words).entities.map(({ plural }) => plural)
    expect(plurals).toContain('problems')
    expect(plurals).not.toContain('reports')
  })
})

test('a form that is sent in is an inquiry, where no forms are made', () => {
  const kept = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
  expect(kept('A blog. Users can browse articles and submit forms.')).toEqual(['articles', 'inquiries', 'comments', 'article categories'])
  expect(kept('A form system. Users can create forms and submit forms.')).toContain('forms')
})
