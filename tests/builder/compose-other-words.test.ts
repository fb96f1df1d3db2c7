import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string) => siteOf(words).entities
const keptBy = (words: string) => kept(words).map(({ plural }) => plural)
const labelsOf = (words: string, plural: string) =>
  kept(words)
    .find((entity) => entity.plural === plural)
    ?.fields.map(({ label }) => label)

describe('one thing by two words is kept once', () => {
  test('the stations of gauges are gauges', () => {
    const words = 'A river dashboard for volunteers who watch flood gauges. Coordinators can add stations, and set yellow and red levels.'
    expect(keptBy(words)).not.toContain('stations')
    expect(labelsOf(words, 'flood gauges')).toEqual(expect.arrayContaining(['Name', 'Red level']))
  })

  test('the fabrics of a shop that sells cloth are its cloths', () => {
    const words = 'A shop website that sells cloth by the meter. Users can browse fabrics by material and width. Administrators can manage fabrics.'
    expect(keptBy(words)).not.toContain('fabrics')
    expect(labelsOf(words, 'cloths')).toEqual(expect.arrayContaining(['Material', 'Width', 'Price']))
  })

  test('plays after audio plays are those', () => {
    const words = 'A radio archive website for listening to audio plays. Listeners can play episodes. Editors can add plays with episodes and cast.'
    expect(labelsOf(words, 'audio plays')).toEqual(expect.arrayContaining(['Cast', 'Speaker', 'File']))
    expect(keptBy(words)).not.toContain('plays')
  })

  test('what is shown by month of what is noted of each is no list beside them', () => {
    const words =
      'A dream diary web app. Users should be able to write dreams with date, mood and tags, search them by word, see a calendar of entries, and keep a list of symbols with their own meaning. The app should show moods by month.'
    expect(keptBy(words)).toEqual(['dreams', 'symbols'])
  })
})

describe('what is watched', () => {
  test('is no video where nothing is said of any', () => {
    const words = 'A river dashboard for volunteers who watch flood gauges. Coordinators can add gauges.'
    expect(labelsOf(words, 'flood gauges')).not.toContain('Video')
  })

  test('is one where words speak of dramas', () => {
    const words = 'A website for short dramas. Viewers can watch dramas and rate dramas. Editors can add dramas.'
    expect(kept(words).some(({ fields }) => fields.some(({ label }) => label === 'Plays'))).toBe(true)
  })
})

describe('sample rows are of what the words speak of', () => {
  const namesOf = (words: string, plural: string) => {
    const entity = kept(words).find((one) => one.plural === plural)!
    return entity.seeds.map((row) => row[entity.title])
  }
  test('trains of passengers are no buses', () => {
    const words = 'A heritage steam railway website. Visitors can choose a train and a date. Staff can add trains.'
    expect(namesOf(words, 'trains')).toContain('Morning express')
  })
})
