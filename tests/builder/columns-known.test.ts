import { expect, test } from 'vitest'
import type { Entity, Field } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const table = (words: string, plural: string): Entity | undefined => siteOf(words).entities.find((entity) => entity.plural === plural)
const told = ({ label, type, choices, unit }: Field): string => `${label}: ${choices?.join('|') ?? type}${unit ? ` (${unit})` : ''}`
const column = (words: string, plural: string, label: string): string | undefined => {
  const field = table(words, plural)?.fields.find((one) => one.label === label)
  return field && told(field)
}
const shown = (words: string, plural: string, id: string): unknown[] => [...new Set(table(words, plural)?.seeds.map((seed) => seed[id]))]

test('the values before a noun that is chosen are values of one column', () => {
  const letters = 'A reference letter writer. Users can register, enter the name of the person, choose a warm or neutral tone, and generate a letter.'
  expect(
    table(letters, 'letters')
      ?.fields.filter(({ label }) => /tone|warm|neutral/i.test(label))
      .map(told),
  ).toEqual(['Tone: Warm|Neutral'])
  const plans = 'A yoga studio website. Visitors should be able to select a gentle, moderate, or strong intensity and book classes.'
  expect(siteOf(plans).entities.flatMap(({ fields }) => fields.filter(({ id }) => /intensity|gentle|moderate|strong/.test(id)).map(told))).toEqual([
    'Intensity: Gentle|Moderate|Strong',
  ])
})

test('a value that is listed for a choice is no column of what is written', () => {
  const words =
    'A complaint letter assistant. Users can log in, select a complaint type such as late parcel, broken goods, or wrong bill, enter the facts, choose a polite or firm tone, and generate a letter.'
  expect(
    table(words, 'letters')
      ?.fields.filter(({ label }) => /type|parcel|goods|bill|tone|polite|firm/i.test(label))
      .map(told),
  ).toEqual(['Complaint type: Late parcel|Broken goods|Wrong bill', 'Tone: Polite|Firm'])
})

test('a column that its noun tells takes the values, the unit or the day that belong there', () => {
  const words =
    'A plant nursery website. Staff should be able to add varieties with harvest season, disease resistance, soil type, plant height, wall type and last inspection.'
  expect(
    ['Harvest season', 'Disease resistance', 'Soil type', 'Plant height', 'Wall type', 'Last inspection'].map((label) => column(words, 'varieties', label)),
  ).toEqual([
    'Harvest season: Early summer|Midsummer|Autumn|Late autumn',
    'Disease resistance: High|Medium|Low',
    'Soil type: Sand|Loam|Clay|Peat',
    'Plant height: number (cm)',
    'Wall type: Boundary wall|Retaining wall|Garden wall|Sheepfold',
    'Last inspection: date',
  ])
  const heights = shown(words, 'varieties', 'plant_height').map(Number)
  expect(heights.filter((height) => height < 20 || height > 180)).toEqual([])
})

test('a unit after "in" makes what is entered a number', () => {
  const words = 'A subtitle website. Users can upload subtitle files, enter an offset in milliseconds, and download the file.'
  expect(column(words, 'subtitle files', 'Offset')).toBe('Offset: number (milliseconds)')
})

test('a text has the form of what it names, by the columns beside it where its word has several senses', () => {
  const words = 'A radio club website. Members should be able to log contacts with call sign, date, band and mode.'
  const [contacts] = siteOf(words).entities.filter(({ fields }) => fields.some(({ id }) => id === 'band'))
  const values = (id: string): unknown[] => contacts!.seeds.map((seed) => seed[id])
  expect(values('call_sign').filter((one) => !/^[A-Z]{1,2}\d[A-Z]{3}$/.test(String(one)))).toEqual([])
  expect(values('band').filter((one) => !/^\d+ m$/.test(String(one)))).toEqual([])
  expect(values('mode').filter((one) => !['SSB', 'CW', 'FT8', 'FM'].includes(String(one)))).toEqual([])
})

test('a column of which nothing is known is left empty rather than filled with anything', () => {
  const words = 'A printing website. Staff should be able to add presses with name, throughline and description.'
  expect(shown(words, 'presses', 'throughline')).toEqual([null])
})

test('what is measured has the unit and the size of what it is measured of', () => {
  const dives = 'A diving club website. Divers log dives with depth, visibility, bottom time and buddy.'
  expect(['Depth', 'Visibility', 'Bottom time', 'Buddy'].map((label) => column(dives, 'dives', label))).toEqual([
    'Depth: number (m)',
    'Visibility: number (m)',
    'Bottom time: number (min)',
    'Buddy: text',
  ])
  const dogs = 'A dog walking website. Owners can add dogs with age, shoulder height and coat type.'
  expect(['Age', 'Shoulder height', 'Coat type'].map((label) => column(dogs, 'dogs', label))).toEqual([
    'Age: number (years)',
    'Shoulder height: number (cm)',
    'Coat type: Short|Double|Wire|Long',
  ])
  const ages = shown(dogs, 'dogs', 'age').map(Number)
  expect(ages.filter((age) => age < 1 || age > 12)).toEqual([])
})

test('the kinds and sizes of a thing itself are those of its noun', () => {
  const words = 'A bookbinding website. Customers request bindings with binding type and paper weight, and order prints with print size.'
  expect(column(words, 'bindings', 'Type')).toBe('Type: Hardcover|Paperback|Spiral|Saddle stitch')
  const sizes = siteOf(words).entities.flatMap(({ fields }) => fields.filter(({ label }) => /size/i.test(label)).map(told))
  expect(sizes.map((size) => size.replace(/^.*: /, ''))).toEqual(['10 × 15 cm|13 × 18 cm|20 × 30 cm|30 × 40 cm'])
})
