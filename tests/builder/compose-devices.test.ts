import { expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const entity = (words: string, plural: string) => siteOf(words).entities.find((one) => one.plural === plural)
const labels = (words: string, plural: string) => entity(words, plural)?.fields.map(({ label }) => label)

it.each([
  ['A video website. Users should be able to connect to a dashcam and upload videos.', 'dashcams'],
  ['A health app. Users can bind a smart bracelet and view their heart rate.', 'smart bracelets'],
  ['A fitness app. Users can pair their smart watch and record workouts.', 'smart watches'],
])('a device that people connect is kept as theirs: %s', (words, plural) => {
  const device = entity(words, plural)
  expect(device?.read).toBe('own')
  expect(device?.fields.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Name', 'Model', 'Connection', 'Serial number', 'Battery', 'Connected on', 'Status']),
  )
})

test('what a device of theirs measures says which one measured it', () => {
  const rate = entity('A health app. Users can bind a smart bracelet and view their heart rate.', 'heart rates')
  expect(rate?.fields.find(({ label }) => label === 'Source')?.entity).toBe('smart_bracelets')
})

test('a watch that is sold is no device of whoever visits', () => {
  expect(entity('A shop for watches. Users can browse watches and buy watches.', 'smart watches')).toBeUndefined()
})

test('what is filtered on something has it', () => {
  expect(labels('A website for tweets. Users can post tweets. The website should filter tweets based on specific hashtags.', 'tweets')).toContain('Hashtag')
})

test('browsing data is a record of who looked at what', () => {
  const words = 'An e-commerce website. Users can browse products and place orders. The system can record and analyze user browsing data.'
  expect(labels(words, 'browsing records')).toEqual(expect.arrayContaining(['Product', 'Viewed by', 'Viewed on']))
})
