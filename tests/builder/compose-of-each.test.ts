import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what is looked at of each thing', () => {
  it.each([
    ['A mountain rescue. Rescuers can view the location, altitude and urgency of each incident.', 'incidents', ['Location', 'Altitude', 'Urgency']],
    ['A tram line. Passengers can view the stops of each route and buy tickets.', 'routes', ['Stops']],
    ['A harbour. Visitors can check the live position of each ferry.', 'ferries', ['Position']],
  ])('are its columns: %s', (words, plural, wanted) => {
    const found = labels(words)
    expect(found[plural]).toEqual(expect.arrayContaining(wanted))
    expect(Object.keys(found).filter((name) => wanted.some((label) => name.startsWith(label.toLowerCase())))).toEqual([])
  })

  test('has its own rows where it is kept beside it', () =>
    expect(Object.keys(labels('A shop. The manager can view the orders of each customer.'))).toEqual(expect.arrayContaining(['orders'])))
})
