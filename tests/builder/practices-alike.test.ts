import { describe, expect, test } from 'vitest'
import { modelOf } from '../support/composed.ts'

const plurals = (words: string) => modelOf(words).entities.map(({ plural }) => plural)
const labels = (words: string, plural: string) =>
  modelOf(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

describe('nouns that say one thing in a practice', () => {
  test('they make one table, by whichever word', () => {
    const words =
      'A shared booking site for laboratory equipment. Users can reserve equipment, fill in usage records and view usage logs. Managers can settle fees.'
    expect(plurals(words).filter((plural) => /usage/.test(plural))).toEqual(['usage records'])
  })
  test('the file of an animal is the animal', () => {
    const words = 'A system for a sheep farm with sheep files, weaning and epidemic prevention. Users can view the file of each sheep.'
    expect(plurals(words)).toEqual(expect.arrayContaining(['sheep', 'weanings', 'vaccinations']))
    expect(plurals(words)).not.toContain('sheep files')
  })
})

describe('what practices keep', () => {
  test('fortunes are of a sign, and two signs are matched', () => {
    const words = 'A site about star signs. Users can view daily fortunes and test their compatibility with a friend.'
    expect(labels(words, 'fortunes')).toEqual(expect.arrayContaining(['Constellation', 'Period', 'Lucky number']))
    expect(labels(words, 'constellation matchings')).toEqual(expect.arrayContaining(['First sign', 'Second sign', 'Score']))
  })
  test('a game of tanks has tanks, enemies and levels, and no matches', () => {
    const words =
      'A browser-based tank battle game. The game should have level selection, enemy AI and prop drops. Players can control the tank, destroy enemies and view the score after each level.'
    expect(plurals(words)).toEqual(expect.arrayContaining(['player tanks', 'enemies', 'levels', 'props', 'scores']))
    expect(plurals(words).filter((plural) => /match|room|destroy/.test(plural))).toEqual([])
  })
  test('code is generated from tables, fields and templates', () => {
    const words = 'A code generator. Users can configure data sources, select tables, set field properties and preview the generated code made with templates.'
    expect(plurals(words)).toEqual(expect.arrayContaining(['data sources', 'tables', 'table fields', 'code templates', 'code files']))
  })
})

describe('what is entered to look something up', () => {
  test('is kept by nobody', () => {
    const words = 'A site for cheap flights. Users can enter a departure city, a destination and a date, sort the results by price, and set price alerts.'
    expect(plurals(words).filter((plural) => /entr|departure|destination/.test(plural))).toEqual([])
  })
})

describe('a score that a game keeps', () => {
  test('has each column once', () => {
    const words = 'A tank battle game with levels. Players can play the game, and view their scores after each level.'
    for (const { fields } of modelOf(words).entities) expect(new Set(fields.map(({ label }) => label)).size).toBe(fields.length)
  })
})

describe('review by those in charge', () => {
  test('lets points and comments through rather than rating them', () => {
    const words = 'A blog. Users can view articles and leave comments. The blogger can review comments.'
    const comments = modelOf(words).entities.find(({ plural }) => plural === 'comments')
    expect(comments?.fields.find(({ id }) => id === 'status')?.choices).toEqual(['New', 'Approved', 'Rejected'])
    expect(plurals(words)).not.toContain('reviews')
  })
})
