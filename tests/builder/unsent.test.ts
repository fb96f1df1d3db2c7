import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const labels = (words: string, plural: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label) ?? []

test('an order of courses asks for no number of them and no address, one of goods does', () => {
  expect(labels('A learning platform. Users can browse and purchase courses.', 'orders')).not.toContain('Address')
  expect(labels('A learning platform. Users can browse and purchase courses.', 'orders')).not.toContain('Quantity')
  expect(labels('A farm. Users can browse eggs and order eggs.', 'orders').join()).toMatch(/[Aa]ddress/)
})

test('a history that is read about is text, one of what was done is a record', () => {
  const about = 'A website about tea. Users can browse information about the history, features and culture of tea.'
  expect(labels(about, 'history entries')).toContain('Text')
  expect(labels('A tool. Users can convert texts, view history and delete history.', 'history entries')).not.toContain('Text')
})

test('products that are collected are kept as favourites of whoever collects them', () => {
  const model = built('A shop. It should have functionalities for product browsing, product collection and orders. Users can browse products.')
  expect(model.entities.find(({ plural }) => plural === 'favorites')?.fields.flatMap(({ entity }) => entity ?? [])).toEqual(['products'])
  expect(model.entities.find(({ plural }) => plural === 'products')?.write).toBe('managed')
})

test('what is requested of a service is a request about it, and what is scheduled a booking', () => {
  const about = (words: string, plural: string) =>
    built(words)
      .entities.find((one) => one.plural === plural)
      ?.fields.flatMap(({ entity }) => entity ?? [])
  expect(about('A home service app. Users can browse services and request services.', 'service requests')).toEqual(['services'])
  expect(about('A campus app. Users can browse repair services and schedule repair services.', 'bookings')).toEqual(['repair_services'])
})
