import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const labelled = new Set(['Name', 'Title', 'Picture', 'Description', 'About', 'Category', 'Status'])
/** What is noted of a thing, as "Label: type {min..max} unit", without what any row has. */
const noted = (words: string, plural: string): string[] =>
  (compose(readBrief(words)).model.entities.find((entity) => entity.plural === plural)?.fields ?? [])
    .filter(({ label }) => !labelled.has(label))
    .map(({ label, type, min, max, unit, choices }) => {
      const limits = min === undefined && max === undefined ? '' : ` {${min ?? ''}..${max ?? ''}}`
      return `${label}: ${type}${limits}${unit ? ` ${unit}` : ''}${choices ? ` ${choices.join('|')}` : ''}`
    })

describe('which values a field takes stands right after it', () => {
  test.each([
    [
      'A wine cellar. Users add bottles with vintage (1950-2024), price up to 500 euros, rating from 1 to 5 and optional notes.',
      'bottles',
      ['Vintage: number {1950..2024}', 'Price: money {0..500} €', 'Rating: rating {1..5}', 'Note: long_text'],
    ],
    [
      'A kennel site. Staff add dogs with breed, age in years, weight (kg) and vaccinated (yes/no).',
      'dogs',
      ['Breed: text', 'Age: number {0..130} years', 'Weight: number {0..} kg', 'Vaccinated: boolean'],
    ],
    [
      'A gym site. Members can log workouts with exercise, sets (max 10), reps at least 1 and weight in kg.',
      'workouts',
      ['Workout: text', 'Exercise: text', 'Sets: number {0..10}', 'Reps: number {1..}', 'Weight: number {0..} kg', 'Date: date', 'Note: long_text'],
    ],
  ])('%s', (words, plural, fields) => {
    expect(noted(words, plural)).toEqual(fields)
  })
})

describe('what is noted of a thing, however it is announced', () => {
  const fields = ['Species: text', 'Height: number {0..} m', 'Planting date: date']
  test.each([
    'A tree register. Staff add trees with the following fields: species, height and planting date.',
    'A tree register. Staff add trees with information like species, height and planting date.',
    'A tree register. Staff add trees, with details such as species, height and planting date.',
    'A tree register. Staff add trees containing the following information: species, height, planting date.',
    'A tree register. Trees consist of species, height and planting date. Users can search trees.',
    'A tree register. Trees are described by species, height and planting date. Users can search trees.',
  ])('%s', (words) => {
    expect(noted(words, 'trees')).toEqual(fields)
  })

  test('a bracket holds all the choices, also those that are adjectives', () => {
    expect(noted('A tree register. Each tree has a species, a height in metres and a health status (good, poor or dead).', 'trees')).toEqual([
      'Species: text',
      'Height: number {0..} metres',
      'Health status: choice Good|Poor|Dead',
    ])
    expect(noted('A tree website. Staff can add trees with species and health (good, poor or dead).', 'trees')).toEqual([
      'Species: text',
      'Health: choice Good|Poor|Dead',
    ])
  })
})

test.each(['add, ', 'the number of '])('“%s” without an end is read', (part) => {
  expect(readBrief(`A site for members. Members see ${part.repeat(20_000)}and edit notes.`).sentences).toBe(2)
})

describe('what is submitted with its fields', () => {
  test('has its due date as well as the others', () => {
    const words =
      'A dental laboratory website. Dentists can log in and submit work orders with tooth position, material, and due date. Managers assign technicians.'
    const orders = siteOf(words).entities.find(({ plural }) => plural === 'work orders')
    expect(orders?.fields.flatMap(({ label, required }) => (required ? [label] : []))).toEqual(['Title', 'Tooth position', 'Material', 'Due on'])
  })
})
