import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tablesOf = (words: string): Record<string, readonly string[]> =>
  Object.fromEntries(siteOf(words).entities.map(({ plural, fields }) => [plural, fields.map(({ label }) => label)]))

describe('what is told of the sections of a site', () => {
  it.each<[string, readonly string[], Record<string, readonly string[]>]>([
    [
      'Please implement a garden website. The website should have multiple sections, including my plots and my compost heaps. Each section should have its own input and listing functions, such as my compost heaps being able to record bin type, location, and fill date.',
      ['bins', 'listings', 'locations', 'entries'],
      { 'compost heaps': ['Name', 'Bin type', 'Location', 'Fill date', 'Description', 'Picture'] },
    ],
    [
      'A website for a household. It should have functions such as my appliances being able to store brand, model, and purchase date, and my plants being able to note species and last watering.',
      ['brands', 'models', 'purchases', 'species'],
      { plants: ['Name', 'Species', 'Last watering', 'Notes', 'Picture', 'Status'] },
    ],
    [
      'A cookery notebook. The recipe section can store cooking time, servings and difficulty. Users can add and remove entries in each section.',
      ['entries', 'servings'],
      { recipes: ['Title', 'Cooking time', 'Servings', 'Difficulty', 'Ingredients', 'Method', 'Picture'] },
    ],
  ])('%s', (words, absent, told) => {
    const tables = tablesOf(words)
    expect(Object.keys(tables).filter((name) => absent.includes(name))).toEqual([])
    expect(Object.fromEntries(Object.keys(told).map((name) => [name, tables[name]]))).toEqual(told)
  })
})
