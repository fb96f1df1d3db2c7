import { describe, expect, test } from 'vitest'
import { participle } from '../../builder/lexicon/inflect.ts'
import { built } from '../support/turn.ts'

/** Who may take which steps of a thing: "Approve: Placed > Approved, staff". */
const stepsOf = (words: string, plural: string): string[] =>
  (built(words).entities.find((entity) => entity.plural === plural)?.lifecycle?.transitions ?? []).map(
    ({ name, from, to, role }) => `${name}: ${from.join(', ')} > ${to}${role ? ` by ${role}` : ''}`,
  )

describe('verbs in a row are all done to what stands after the last', () => {
  test('also those that are nouns elsewhere', () => {
    const words = 'A domain registrar. Customers can search, lease, renew and transfer domain names.'
    expect(built(words).requirements.map(({ clause, status }) => [clause, status])).toEqual([
      ['A domain registrar', 'built'],
      ['Customers can search, lease, renew and transfer domain names', 'built'],
    ])
    expect(stepsOf(words, 'domain names')).toEqual([
      'Verify: Unverified > Verified',
      'Renew: Verified > Verified',
      'Switch off: Verified > Off',
      'Switch on: Off > Verified',
      'Transfer: Unverified, Verified, Off > Transferred',
    ])
  })

  test.each(['A site about glorps. Users can add, zap and view glorps.', 'A site about glorps. Users can add and zap glorps.'])(
    'and those that nobody knows: %s',
    (words) => {
      expect(stepsOf(words, 'glorps')).toEqual(['Zap: New > Zapped'])
    },
  )

  test('checking in and checking out is no checkout', () => {
    expect(built('A coworking site. Visitors check in and check out.').entities.map(({ plural }) => plural)).toContain('check-ins')
    expect(built('A coworking site. Visitors check in and check out.').entities.map(({ plural }) => plural)).not.toContain('orders')
  })
})

describe('the steps of a thing', () => {
  test('are taken by those who update its status, beside those who manage it', () => {
    const words =
      'A moving service. Users can place orders and view order status, drivers can accept orders and update order status. The management can manage orders.'
    expect(stepsOf(words, 'orders').map((step) => step.replace(/:.*? by /, ' by '))).toEqual(expect.arrayContaining(['Accept by driver', 'Complete by driver']))
  })
  test('go by the words that say them, and on from there', () => {
    expect(stepsOf('A hardware store site where customers order tools and staff approve orders.', 'orders')).toEqual([
      'Approve: Placed > Approved by staff',
      'Ship: Approved > Shipped by staff',
      'Deliver: Shipped > Delivered by staff',
      'Cancel: Placed, Approved > Cancelled',
    ])
  })

  test('of what is booked are those of the bookings that the words speak of, and nothing that is done is refused', () => {
    expect(stepsOf('Pet sitting. Pet owners book visits; sitters accept or decline bookings.', 'visits')).toEqual([
      'Accept: Requested > Accepted by sitter',
      'Complete: Accepted > Completed by sitter',
      'Cancel: Requested, Accepted > Cancelled',
      'Decline: Requested > Declined by sitter',
    ])
  })

  test('that are let through go on as what was not looked at', () => {
    expect(stepsOf('Dog walking service. Dog owners can book walks with date and notes. Walkers accept, complete or dispute bookings.', 'walks')).toEqual([
      'Start: New, Accepted > In progress by walker',
      'Complete: In progress, Accepted > Done by walker',
      'Cancel: New, In progress, Accepted > Cancelled',
      'Accept: New > Accepted by walker',
      'Dispute: New > Disputed by walker',
    ])
  })

  test('a loan that is renewed stays lent, for longer', () => {
    expect(stepsOf('Library portal: readers search, borrow, renew and return books; librarians add, edit and delete books.', 'borrowings')).toEqual([
      'Hand over: Requested > Lent by librarian',
      'Return: Lent > Returned',
      'Cancel: Requested > Cancelled',
      'Renew for 14 days: Lent > Lent',
    ])
  })
})

test('plants that people order have a price, plants that one waters have none', () => {
  const labels = (words: string) =>
    built(words)
      .entities.find(({ plural }) => plural === 'plants')!
      .fields.map(({ label }) => label)
  expect(labels('A plant nursery site where customers browse plants and order them.')).toContain('Price')
  expect(labels('A plant diary where users add plants and note when they watered them.')).not.toContain('Price')
})

test('owners who book are served by those who accept', () => {
  const roles = (words: string) => built(words).roles.map(({ name, manages }) => [name, manages])
  expect(roles('Pet sitting. Owners book visits; sitters accept or decline bookings.')).toEqual([
    ['Owner', false],
    ['Sitter', true],
    ['Manager', true],
  ])
  expect(roles('A bakery. The owner adds cakes and confirms orders; customers order cakes.')).toEqual([
    ['Customer', false],
    ['Owner', true],
  ])
})

test('participles of short verbs double their last letter', () => {
  expect(['zap', 'stop', 'transfer', 'ban', 'mute', 'fix', 'approve', 'open'].map(participle)).toEqual([
    'zapped',
    'stopped',
    'transferred',
    'banned',
    'muted',
    'fixed',
    'approved',
    'opened',
  ])
})
