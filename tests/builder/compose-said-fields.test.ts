import { expect, test } from 'vitest'
import { typeOf } from '../../builder/lexicon/fields.ts'
import type { Field } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const fieldOf = ({ label, type, entity }: Field): string => `${label}: ${entity ?? type}`
const columns = (words: string, plural: string): string[] | undefined =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(fieldOf)

test('what a thing goes by takes letters, what is counted or measured is a number', () => {
  const typed = [
    'inventory number',
    'pole number',
    'cas number',
    'shutter speed',
    'number',
    'total number',
    'participant number',
    'peak power',
    'altitude',
    'ph',
  ]
  expect(typed.map((label) => [label, typeOf(label)])).toEqual([
    ['inventory number', 'text'],
    ['pole number', 'text'],
    ['cas number', 'text'],
    ['shutter speed', 'text'],
    ['number', 'number'],
    ['total number', 'number'],
    ['participant number', 'number'],
    ['peak power', 'number'],
    ['altitude', 'number'],
    ['ph', 'number'],
  ])
})

test('two words that lean on one noun are each set by themselves', () => {
  const words = 'A river dashboard. Coordinators should be able to add stations, set yellow and red levels of a station, and delete stations.'
  expect(columns(words, 'stations')?.slice(0, 4)).toEqual(['Name: text', 'Yellow level: number', 'Red level: number', 'Number: text'])
})

test('what is set of somebody is a column of theirs, and stands for the one of its kind', () => {
  const words = 'A hospital system. Nurses should be able to set the diet and allergies of a patient. Doctors can view patients.'
  const labels = siteOf(words)
    .entities.find(({ plural }) => plural === 'patients')
    ?.fields.map(({ label }) => label)
  expect(labels?.slice(0, 3)).toEqual(['Name', 'Diet', 'Allergies'])
  expect(labels?.filter((label) => /allerg/i.test(label))).toEqual(['Allergies'])
})

test('values for several measures are numbers of what was dealt with before', () => {
  const words =
    'A soil laboratory website. Laboratory staff should be able to register received samples, enter values for pH, phosphorus and potassium, and release the report.'
  expect(columns(words, 'samples')?.filter((column) => column.endsWith(': number'))).toEqual(['pH: number', 'Phosphorus: number', 'Potassium: number'])
})

test('a measured range is between two numbers, which may be below zero', () => {
  const words = 'A cold chain system. Dispatchers should be able to create shipments with an allowed temperature range and assign a driver.'
  const bounds = siteOf(words)
    .entities.find(({ plural }) => plural === 'shipments')
    ?.fields.filter(({ label }) => / temperature$/.test(label))
  expect(bounds).toEqual([
    { id: 'lowest_temperature', label: 'Lowest temperature', type: 'number', unit: '°C', required: true },
    { id: 'highest_temperature', label: 'Highest temperature', type: 'number', unit: '°C', required: true },
  ])
})

test('a limit of participants is how many places there are', () => {
  const words = 'A chess website. Organizers should be able to create tournaments with a limit of participants. Players can register for a tournament.'
  const { actions } = siteOf(words)
  const counted = columns(words, 'tournaments')?.filter((column) => /^(?:Limit|Places|Capacity):/.test(column))
  expect(counted).toEqual(['Limit: number'])
  const guarded = actions.flatMap(({ guards = [] }) => guards.flatMap((guard) => (guard.kind === 'capacity' ? [guard.most] : [])))
  expect(new Set(guarded.map((most) => (typeof most === 'number' ? most : most.field)))).toEqual(new Set(['limit']))
})

test('a free date is the date of what is booked', () => {
  const words = 'A piano website. Customers can choose a tuner and a free date.'
  expect(columns(words, 'bookings')?.filter((column) => /date/i.test(column))).toEqual(['Date: date'])
})

test('the condition of a place is what somebody found there on a day', () => {
  const words = 'A hiking website. Wardens can add trails with name and length. Hikers can report the condition of a trail.'
  expect(columns(words, 'trail conditions')).toEqual(['Trail: trails', 'Condition: text', 'Date: date', 'Note: long_text'])
  expect(siteOf(words).entities.find(({ plural }) => plural === 'trail conditions')?.read).toBe('public')
})

test('what people enter of theirs is told where they register', () => {
  const words =
    'A chimney sweep website. The website should have functionalities for home registration and inspection booking. Residents should be able to enter their address and stove types, book an inspection slot. Sweeps can issue certificates.'
  expect(columns(words, 'registrations')?.slice(0, 3)).toEqual(['Name: text', 'Address: text', 'Stove type: choice'])
})

test('what keepers set is that of what they offer, rather than of what others ask for', () => {
  const words =
    'A mountain hut website for hikers. Hikers should be able to search huts by altitude and region, reserve beds. Wardens should be able to set the opening season.'
  expect(columns(words, 'huts')?.slice(0, 4)).toEqual(['Name: text', 'Altitude: number', 'Region: choice', 'Opening season: choice'])
  expect(columns(words, 'reservations')?.some((column) => column.startsWith('Opening season'))).toBe(false)
})

test('a doing after a list is none of what is listed', () => {
  const words = 'A visitor website. Hosts should be able to announce visitors with name, company and time, and see when their guest has arrived.'
  expect(columns(words, 'visitors')?.some((column) => column.startsWith('See'))).toBe(false)
})

test('what is searched by a number bears it, what is expired has its day, and what is withdrawn an amount', () => {
  const words =
    'A chemical inventory website for a laboratory. The website should have functionalities for withdrawal records and expiry warnings. Researchers should be able to search by name or CAS number, withdraw an amount, and view warnings. The lab manager should be able to add bottles with hazard classes and location, and dispose of expired bottles.'
  const { entities } = siteOf(words)
  const bearing = entities.filter(({ fields }) => fields.some(({ label }) => label === 'CAS number')).map(({ plural }) => plural)
  expect(bearing).toEqual(['bottles', 'chemicals'])
  expect(columns(words, 'bottles')).toContain('Expires on: date')
  expect(columns(words, 'withdrawals')).toContain('Amount: number')
})

test('what is followed from one state to others has these, and what it cost where an overview of costs is wanted', () => {
  const words =
    'A photography notebook. Users should be able to record lenses and film rolls, follow each roll from loaded to developed and scanned. The website should include a page of expiring film, and a cost overview.'
  expect(columns(words, 'film rolls')).toEqual([
    'Name: text',
    'Kind: text',
    'Date: date',
    'Cost: money',
    'Description: long_text',
    'Expires on: date',
    'Status: choice',
  ])
  expect(
    siteOf(words)
      .entities.find(({ plural }) => plural === 'film rolls')
      ?.fields.at(-1)?.choices,
  ).toEqual(['Loaded', 'Developed', 'Scanned'])
})
