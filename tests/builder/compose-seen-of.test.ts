import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, type }) => `${label}: ${type}`)
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

const chemicals =
  'A stock app for a chemistry department. Researchers can search chemicals by name, see the storage location and expiry date, and record withdrawals. The lab manager can add chemicals.'

test('what is seen of what was searched is what each of it has', () => {
  expect(columns(chemicals, 'chemicals')).toEqual(expect.arrayContaining(['Storage location: text', 'Expires on: date']))
  expect(tables(chemicals)).not.toContain('storage locations')
  const machines =
    'A machinery pool. Members can browse machines by type, see their hourly rate and location, and reserve a machine. The manager can add machines.'
  expect(columns(machines, 'machines')).toEqual(expect.arrayContaining(['Hourly rate: money', 'Location: text']))
  expect(tables(machines)).not.toContain('locations')
})

test('instructions are one text, and the light that something wants is its light', () => {
  const words =
    'A houseplant shop. Customers can browse houseplants by light requirement, view care instructions and remaining stock, and place orders. Staff can add houseplants.'
  const houseplants = columns(words, 'houseplants')
  expect(houseplants).toEqual(expect.arrayContaining(['Light requirement: choice', 'Care instructions: long_text', 'Stock: number']))
  expect(houseplants?.filter((one) => /light|stock/i.test(one)).length).toBe(2)
})

test('what has rows of its own, or is told of an order, stays so', () => {
  const words = 'A book shop. Customers can browse books, read reviews, view order status and place orders. Staff can add books.'
  expect(columns(words, 'books')?.filter((one) => /order|review|status/i.test(one))).toEqual([])
  expect(tables(words)).toContain('reviews')
})

test('a fault that is described and a day that is chosen are told of what is asked for', () => {
  const words =
    'A bicycle workshop website for arranging repairs. Users can save their bicycles with brand and frame number, describe a fault, and choose a drop-off date. Mechanics can see repairs and write a cost estimate.'
  expect(columns(words, 'repairs')?.slice(0, 3)).toEqual(['Title: text', 'Fault: text', 'Drop-off date: date'])
  expect(columns(words, 'bicycles')).not.toContain('Fault: text')
  expect(columns(words, 'cost estimates')?.some((one) => /drop/i.test(one))).toBe(false)
})
