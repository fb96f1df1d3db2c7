import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const library =
  'Please create a tool lending library. Members should be able to browse drills, ladders, sewing machines, and other equipment by category, reserve equipment, extend a loan, and report damage. Volunteers should be able to add tools with photos and deposit amounts.'

describe('kinds that are named before "other" sort one list', () => {
  test('equipment has the kinds as its categories, and a row of each', () => {
    const { entities } = siteOf(library)
    expect(entities.map(({ plural }) => plural)).toEqual(['equipment', 'reservations', 'loans', 'damages'])
    const [equipment] = entities
    expect(equipment?.fields.find(({ id }) => id === 'category')?.choices).toEqual(['Drills', 'Ladders', 'Sewing machines', 'Other'])
    expect(new Set(equipment?.seeds.map((row) => row.category))).toEqual(new Set(['Drills', 'Ladders', 'Sewing machines', 'Other']))
  })

  test('the name of an amount in a list of fields is no doing', () => {
    expect(
      siteOf(library)
        .entities[0]?.fields.map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Name', 'Photo', 'Deposit amount'])
  })

  test('contents that are named before "other" stay things of their own', () => {
    const words = 'Please create a learning site. Users should be able to browse articles, videos, and other resources.'
    expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['articles', 'videos']))
  })
})
