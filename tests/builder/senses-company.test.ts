import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const labels = (words: string, plural: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('a noun in the company of other words', () => {
  it.each([
    [
      'the housing of a census is let to nobody',
      'A town site. Officers view population and housing of residents.',
      'housing',
      ['Address', 'Type', 'People', 'Area', 'Use', 'Checked on', 'Note'],
    ],
    [
      'goods that are given are no money',
      'A charity site. Users register donated items, manage donors and manage their donation records.',
      'donations',
      ['Donor', 'Item', 'Quantity', 'Condition', 'Given on', 'Phone', 'Email', 'Receipt number', 'Note', 'Status'],
    ],
    [
      'a wireless network has a password and no port',
      'A clock site. Users set WiFi connections.',
      'WiFi connections',
      ['Network name', 'Password', 'Security', 'Signal', 'Checked on', 'Note', 'Status'],
    ],
    [
      'the lamps of a factory warn',
      'A production site. Users manage safety lamps.',
      'safety lamps',
      ['Name', 'Line or machine', 'Place', 'Colour', 'Meaning', 'Checked on', 'Status'],
    ],
    [
      'what staff are at is no talk',
      'A grid site. Officers track the work dynamics of grid staff.',
      'work dynamics',
      ['What was done', 'Grid worker', 'Who', 'Place', 'Date', 'Time', 'Result', 'Details'],
    ],
    [
      'to subscribe to a feed costs nothing',
      'A reader site. Users browse RSS sources and manage their subscriptions to them.',
      'subscriptions',
      ['RSS source', 'Email', 'Subscribed on', 'Note'],
    ],
    [
      'the works of painters of walls are cases',
      'A wall painting site. Clients hire painters for renovation and view painter works.',
      'painter works',
      ['Title', 'Painter', 'Client', 'Category', 'Year', 'Surface', 'Area', 'Story', 'Picture'],
    ],
  ])('%s', (_, words, plural, fields) => {
    expect(labels(words, plural)).toEqual(fields)
  })

  it.each([
    ['a flat of an agency is let', 'A letting site. Tenants rent housing and agents manage housing.', 'housing', 'Rent per month'],
    ['a paid subscription has a plan', 'A magazine site. Readers browse articles, and manage their paid subscriptions.', 'paid subscriptions', 'Plan'],
    ['a donation of money has an amount', 'A charity site. Users make donations.', 'donations', 'Amount'],
  ])('%s', (_, words, plural, label) => {
    expect(labels(words, plural)).toContain(label)
  })
})
