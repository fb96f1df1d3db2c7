import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tables = (words: string): Record<string, Record<string, readonly string[]>> =>
  Object.fromEntries(
    siteOf(words).entities.map(({ plural, fields }) => [
      plural,
      Object.fromEntries(fields.flatMap(({ label, choices }) => (choices && label !== 'Status' ? [[label, choices]] : []))),
    ]),
  )

describe('words before one noun that tell its rows apart', () => {
  it.each([
    ['A beekeepers’ site. Users can view indoor and outdoor hives and record inspections of them.', 'hives', 'Type', ['Indoor', 'Outdoor']],
    ['A village hall. Users can plan online, hybrid, and on-site activities.', 'activities', 'Type', ['Online', 'Hybrid', 'On-site']],
    ['A music school. Teachers publish free and paid courses.', 'courses', 'Type', ['Free', 'Paid']],
    ['A car dealer. Visitors can browse new and used cars and send inquiries.', 'cars', 'Condition', ['New', 'Used']],
  ])('are the choices of one column of it: %s', (words, plural, label, choices) => {
    const found = tables(words)
    expect(Object.keys(found).filter((name) => name.endsWith(plural))).toEqual([plural])
    expect(found[plural]?.[label]).toEqual(choices)
  })

  test('are a class beside the type that its kind has already', () =>
    expect(tables('A house agent. Visitors can browse residential and commercial properties.').properties).toEqual({
      Type: ['Flat', 'House', 'Villa', 'Cabin', 'Room'],
      Class: ['Residential', 'Commercial'],
    }))

  it.each([
    ['A club. Users can create and manage activities.', 'activities'],
    ['A shop with clear and simple products pages. Customers can browse products.', 'products'],
    ['A farm. Staff can create and assign tasks.', 'tasks'],
  ])('are neither what is done nor what it is like: %s', (words, plural) => expect(tables(words)[plural]).not.toHaveProperty('Type'))
})

test('a code that stands for something is a line, and a content of water a share', () =>
  expect(
    siteOf('A customs office. Brokers can record goods with HS code, origin, and moisture content.').entities.flatMap(({ fields }) =>
      fields.filter(({ id }) => /code|content/.test(id)).map(({ label, type }) => [label, type]),
    ),
  ).toEqual([
    ['HS code', 'text'],
    ['Moisture content', 'percent'],
  ]))
