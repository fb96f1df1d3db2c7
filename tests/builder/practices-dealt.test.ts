import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what grounds, dealings, tours, ledgers, callers and tools keep', () => {
  it.each<[string, Record<string, readonly string[]>]>([
    [
      'Please implement a padel club website. Members should be able to book a court and invite a partner, and pay with credits. The manager should be able to close courts for maintenance.',
      {
        'court closures': ['Reason', 'Court', 'From', 'Until', 'Closed by'],
        'credit packages': ['Name', 'Credits', 'Price', 'Valid for'],
        'game invitations': ['Partner', 'Booking', 'Invited by'],
      },
    ],
    [
      'Please build a campground website. Campers should be able to choose pitches and book them, and order extras. The warden should be able to define seasonal rates and minimum stays.',
      {
        pitches: ['Name', 'Type', 'Price per night', 'Size'],
        bookings: ['Name', 'Pitch', 'Comes with'],
        'seasonal rates': ['Season', 'From', 'Until', 'Least nights'],
      },
    ],
    [
      'Please develop a website for guided tours with itineraries. Travellers should be able to book a departure for participants and pay in instalments.',
      {
        itineraries: ['Title', 'Day', 'Programme'],
        participants: ['Name', 'Booking', 'Passport number'],
        instalments: ['Title', 'Booking', 'Amount', 'Due on'],
      },
    ],
    [
      'Please build a personal finance application. Users should be able to record expenses in categories, define budgets, schedule recurring payments and be warned when a budget is exceeded.',
      { 'recurring payments': ['Payee', 'Amount', 'Every', 'Next on'], 'budget warnings': ['Title', 'Budget', 'Over by'] },
    ],
    [
      'Please implement a phone number lookup website. Visitors should be able to search a number, add reports and block numbers, and businesses can claim their number.',
      {
        numbers: ['Number', 'Carrier', 'Risk level'],
        reports: ['Number', 'Category', 'Comment'],
        'blacklist entries': ['Number', 'Reason'],
        'number claims': ['Business', 'Number', 'Proof'],
      },
    ],
    [
      'Please build a file conversion website. Users should be able to upload images, convert them with settings and download the results.',
      { 'conversion results': ['File name', 'Format', 'Kept until'], 'conversion settings': ['Name', 'Target format', 'Quality'] },
    ],
  ])('%s', (words, expected) => {
    const tables = tablesOf(words)
    for (const [plural, labels] of Object.entries(expected))
      expect(tables[plural], `${plural} of ${Object.keys(tables).join(', ')}`).toEqual(expect.arrayContaining([...labels]))
  })
})

describe('words that turn to something else', () => {
  test('what a thing is turned into is made, and is no column of it', () => {
    const tables = tablesOf(
      'Please create a tool for consultants. Users should be able to track working hours with a note, turn them into invoices with discounts, and send them.',
    )
    expect(tables.invoices).toContain('Discount')
    expect(tables['working hours']).not.toContain('Discount')
  })
  test('both sides are the people who use the site', () => {
    const names = Object.keys(tablesOf('Please build a marketplace for garden work. Gardeners apply for jobs. Both sides leave reviews after the job.'))
    expect(names).toContain('reviews')
    expect(names.filter((name) => /side/.test(name))).toEqual([])
  })
  test('a sentence that goes on with what the site should do is read in both its parts', () => {
    const names = Object.keys(tablesOf('Please build a library website. Each member has a card, and the site should record loans.'))
    expect(names).toContain('loans')
    expect(names.filter((name) => /site/.test(name))).toEqual([])
  })
  test('a voucher that is redeemed is no reward for points', () => {
    const names = Object.keys(tablesOf('Please build a voucher shop. Merchants can create vouchers, and staff can redeem vouchers.'))
    expect(names).toContain('vouchers')
    expect(names.filter((name) => /reward|point/.test(name))).toEqual([])
  })
  test('zones that a practice keeps are places', () => {
    expect(tablesOf('Please build a bike rental website. The company should be able to manage parking zones.')['parking zones']).toEqual(
      expect.arrayContaining(['Name', 'Boundary', 'Vehicles allowed']),
    )
  })
})
