import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

test('a feed is what people publish', () => {
  const words =
    'A language exchange website. The website should have functionalities for profiles, a moments feed, and likes. Users can publish posts and like posts.'
  expect(tables(words)).toEqual(['posts', 'likes', 'replies'])
  expect(
    siteOf(words)
      .pages.find(({ path }) => path === '/posts')
      ?.blocks.map(({ kind }) => kind),
  ).toEqual(['list', 'form'])
  expect(tables('A hiking club website. It should have pages for a news feed and tours. Members can post updates with text and photo.')).toContain('updates')
})

test('a comparison sets side by side what is there, and is no table of its own', () => {
  const words = 'A phone shop website. The website should have functionalities for product search, comparison between phones, a shopping cart, and reviews.'
  expect(tables(words)).toEqual(['products', 'cart items', 'reviews', 'product categories', 'orders', 'order lines'])
  expect(
    siteOf(words)
      .pages.find(({ path }) => path === '/products')
      ?.blocks.map(({ kind }) => kind),
  ).toEqual(['list', 'compare'])
})
test('nor is a comparison noted of each', () => {
  expect(labels('A phone website. The website should have functionalities for phone management, comparison of phones and reviews.', 'phones')).not.toContain(
    'Comparison',
  )
})

test('"my trips" where people book is the list of what they booked', () => {
  const site = siteOf(
    'A campsite website for travelers and owners. The website should have pages for home, campsite search, my trips, and owner center. Travelers can book a pitch. Owners can confirm bookings.',
  )
  expect(site.entities.map(({ plural }) => plural)).toEqual(['campsites', 'bookings', 'owners', 'pitches'])
  expect(site.entities.find(({ plural }) => plural === 'bookings')?.read).toBe('own')
  expect(site.requirements.find(({ clause }) => clause === 'my trips')?.where).toBe('/my-bookings')
})
test('"my garden" is what each adds to it', () => {
  const site = siteOf('A garden website. The website should have functionalities for my garden and reminders. Users can add plants to their garden.')
  expect(site.entities.map(({ plural, read }) => [plural, read])).toEqual([
    ['plants', 'own'],
    ['reminders', 'own'],
  ])
})
test('trips that people post are trips', () => {
  expect(tables('A travel website with pages for home and my trips. Travelers can post trips with photos. Travelers can book a room.')).toContain('trips')
})
test('"my collection" is what each adds to it', () => {
  const words =
    'A coin website for collectors. The website should have pages for home and my collection. Collectors can add coins to their collection with year and country.'
  expect(siteOf(words).entities.find(({ plural }) => plural === 'coins')?.read).toBe('own')
})

const dairy =
  'A goat dairy farm website for managing the herd. The website should have functionalities for animal records and daily milk yield entry. Farm workers can register goats and record morning and evening milk.'
test('the herd is the animals of which it is made', () => {
  expect(tables(dairy)).toEqual(['products', 'animals', 'daily milk yields', 'product categories'])
})
test('morning and evening are times of day of what is measured', () => {
  expect(labels(dairy, 'daily milk yields')).toContain('Time of day')
  expect(
    siteOf(dairy)
      .entities.find(({ plural }) => plural === 'daily milk yields')
      ?.fields.find(({ label }) => label === 'Time of day'),
  ).toMatchObject({ type: 'choice', choices: ['Morning', 'Evening'] })
})
