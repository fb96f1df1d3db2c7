import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'
import { foundBy } from '../../builder/read/found-by.ts'

const named = (words: string): readonly string[] =>
  foundBy(
    words,
    readBrief(words).clauses.map(({ start }) => start),
  ).flatMap((one) => one.named)

test.each([
  ['Users should be able to search houseboats by harbor, number of berths, and price, view photos, and submit a booking.', 'harbor|number of berths|price'],
  ['The website should have functionalities for browsing, filtering by plant family and sowing season, and viewing requests.', 'plant family|sowing season'],
  ['The website should also have search and filter functions by keyword or jurisdiction.', 'keyword|jurisdiction'],
  ['The catalogue should be searchable by constellation and type of variability.', 'constellation|type of variability'],
  ['Recipes can be filtered by temperature and finish.', 'temperature|finish'],
  ['Users can search spots by region, filter by fresh water and electricity, and submit new spots.', 'region|fresh water|electricity'],
  ['Readers browse stories by genre, read them by making choices, and leave comments.', 'genre'],
  ['The website should offer a filter by object type and statistics on how often each object was seen.', 'object type|statistic'],
  ['Visitors can search flats by district, maximum rent and minimum area.', 'district|rent|area'],
  ['Buyers search cars by make, price range and model year range.', 'make|price|model year'],
  ['Guests can filter stays by minimum order and highest group size.', 'minimum order|group size'],
  ['The list can be searched by district without logging in.', 'district'],
  ['Members filter measurements by parameter and date range, and view charts.', 'parameter|date'],
])('%s', (words, found) => {
  expect(named(words).join('|')).toBe(found)
})
