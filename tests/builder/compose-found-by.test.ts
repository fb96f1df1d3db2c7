import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string): string[] | undefined =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, choices, entity }) => `${label}${choices ? ` (${choices.join(', ')})` : ''}${entity ? ` -> ${entity}` : ''}`)

test('ways of finding a thing are no kinds of it', () => {
  const words = 'A short drama app. Users can watch many types of short dramas, including daily recommendations and category browsing.'
  expect(columns(words, 'short dramas')?.[1]).toBe('Genre (Drama, Comedy, Thriller, Documentary, Animation)')
})

test('novels that are read have chapters with their text', () => {
  const words = 'An online reading platform for web novels. Users can browse novels, view novel details and search novels.'
  expect(columns(words, 'book chapters')).toEqual(['Title', 'Novel -> novels', 'Number', 'Free', 'Published on', 'Words', 'Text'])
})

test('a bound of what rows are found by is one of the value that each has, and a number of days is counted', () => {
  const words = 'A flat letting website. Visitors can search flats by district, maximum rent and minimum area. Owners can post flats with rent and area.'
  expect(columns(words, 'flats')?.slice(0, 4)).toEqual(['Title', 'District (North, South, East, West, Centre)', 'Rent', 'Area'])
  const treks = 'A trekking site. Guides can publish routes with difficulty. Travelers can filter routes by difficulty and number of days.'
  const days = siteOf(treks)
    .entities.find(({ plural }) => plural === 'routes')
    ?.fields.find(({ label }) => label === 'Number of days')
  expect(days).toEqual({ id: 'number_of_days', label: 'Number of days', type: 'number', required: false, min: 0 })
})
