import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { baseOfThird } from '../../builder/read/third.ts'
import { siteOf } from '../support/visitor-words.ts'

const asks = (words: string) =>
  readBrief(`A website. ${words}`)
    .clauses.flatMap((clause) => clause.asks)
    .map(({ actors, verb, object }) => [actors.join(), verb, object?.noun ?? ''])

describe('what somebody does in the third person', () => {
  it.each([
    [
      'The librarian adds tools and approves loans.',
      [
        ['librarian', 'add', 'tool'],
        ['librarian', 'approve', 'loan'],
      ],
    ],
    ['A pet owner enters their animals.', [['pet owner', 'enter', 'animal']]],
    [
      'The bursar reviews bills, publishes menus.',
      [
        ['bursar', 'review', 'bill'],
        ['bursar', 'publish', 'menu'],
      ],
    ],
    ['A dashboard shows open claims.', [['', 'show', 'claim']]],
  ])('is read as what they can do: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })

  it.each(['Users can transfer funds to other members.', 'Teachers can view student answers in real-time.'])('is not read into a noun: %s', (words) => {
    expect(asks(words).map(([actors]) => actors)).toEqual([words.startsWith('Users') ? 'user' : 'teacher'])
    expect(readBrief(`A website. ${words}`).clauses).toHaveLength(2)
  })

  it('makes roles of those who are named so', () => {
    const { roles } = siteOf('A tool library. Members borrow tools. The librarian adds tools and approves loans.')
    expect(roles.map(({ name }) => name)).toContain('Librarian')
  })

  it('knows the base of a verb, and no other word', () => {
    expect(['adds', 'watches', 'tries', 'buses', 'news', 'class', 'status'].map(baseOfThird)).toEqual(['add', 'watch', null, null, null, null, null])
  })
})

describe('what the site has', () => {
  it.each([
    'It has sales management and a calendar.',
    'The system also includes sales management and a calendar.',
    'The website features sales management and a calendar.',
  ])('is what it should have: %s', (words) => {
    expect(asks(words)).toEqual(asks('It should have sales management and a calendar.'))
    expect(asks(words).map(([, , noun]) => noun)).toEqual(['sale', 'calendar'])
  })
})

describe('a wish after an introduction', () => {
  it('is read as what the site is', () => {
    const { clauses } = readBrief('I sell honey. Please make an online shop with a cart and discount codes.')
    expect(clauses.map(({ mode }) => mode)).toEqual(['subject', 'subject', 'functions', 'functions'])
  })
  it('does not take the place of what the first sentence asks for', () => {
    const { clauses } = readBrief('I want a shop with a cart. I want a page of news.')
    expect(clauses[0]?.mode).toBe('subject')
    expect(clauses.at(-1)?.mode).toBe('acts')
  })
  it('leaves a shop what it sells', () => {
    const { entities } = siteOf('Online shop for my handmade soaps with categories, a cart, reviews.')
    expect(entities.map(({ plural }) => plural)).toEqual(['handmade soaps', 'categories', 'cart items', 'reviews', 'orders', 'order lines'])
  })
})

describe('a word that is a verb and a noun', () => {
  it.each([
    [
      'The app should have functions for procurement statistics, supplier management.',
      [
        ['', 'analyze', 'procurement'],
        ['', 'manage', 'supplier'],
      ],
    ],
    [
      'Users can view match results, and access analytics.',
      [
        ['user', 'view', 'match'],
        ['user', 'access', 'analytics'],
      ],
    ],
    [
      'Administrators can view users, access records.',
      [
        ['administrator', 'view', 'user'],
        ['administrator', 'view', 'access record'],
      ],
    ],
    [
      'The platform should have data management capabilities to store and update novel information.',
      [
        ['', 'store', 'novel'],
        ['', 'update', 'novel'],
      ],
    ],
    [
      'Users can earn points and check-in.',
      [
        ['user', 'earn', 'point'],
        ['user', 'check in', ''],
      ],
    ],
    [
      'Staff can check-in and check-out visitors.',
      [
        ['staff', 'check-in', 'visitor'],
        ['staff', 'check-out', 'visitor'],
      ],
    ],
  ])('is told by what it stands beside: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })
})

it('takes what stands beside “their own …” for their own too, unless it is told apart', () => {
  const owned = (words: string) =>
    readBrief(`A website. ${words}`)
      .clauses.flatMap((clause) => clause.asks)
      .map(({ object }) => [object?.noun, object?.own])
  expect(owned('Users can view their own letters and files.')).toEqual([
    ['letter', true],
    ['file', true],
  ])
  expect(owned('Users can view their own letters and the files.')).toEqual([
    ['letter', true],
    ['file', false],
  ])
})

describe('verbs that are nouns as well', () => {
  it.each([
    [
      'Supervisors review results and issue certificates of analysis.',
      [
        ['supervisor', 'review', 'result'],
        ['supervisor', 'issue', 'certificate'],
      ],
    ],
    [
      'Officials process permit applications and request missing documents.',
      [
        ['official', 'process', 'permit application'],
        ['official', 'request', 'document'],
      ],
    ],
    [
      'The IT team registers laptops and tracks warranties.',
      [
        ['it team', 'register', 'laptop'],
        ['it team', 'track', 'warranty'],
      ],
    ],
    [
      'Tenants can renew leases, report maintenance problems and download invoices.',
      [
        ['tenant', 'renew', 'lease'],
        ['tenant', 'report', 'maintenance problem'],
        ['tenant', 'download', 'invoice'],
      ],
    ],
  ])('are verbs where people who open the sentence do them to several: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })

  it('reads what instruments report as readings with each value', () => {
    const [, clause] = readBrief('A website. Smart meters report electricity, water and gas usage every hour.').clauses
    expect(clause!.asks.map(({ verb, object, fields }) => [verb, object?.noun, fields.map(({ noun }) => noun)])).toEqual([
      ['record', 'reading', ['electricity', 'water', 'gas usage']],
    ])
    expect(asks('Sensors send temperature readings to the server.')).toEqual([['', 'record', 'temperature reading']])
  })
})
