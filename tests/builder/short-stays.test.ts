import { expect, test } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'A web and mobile application similar to Airbnb for property rentals. It has property listing, search, booking, and payment. Users should be able to register and log in, browse property listings, search for properties, book and pay for rentals.',
)

test('what is let by the night is booked in one way, whatever it is called', () => {
  expect(model.entities.map(({ plural }) => plural)).toEqual(['properties', 'bookings', 'payments'])
  expect(model.name).toBe('Property Rentals')
})

test('a stay begins today and ends tomorrow until one says otherwise', () => {
  const { path } = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'form'))!
  const page = pageOf(createWorld(model), path, visitorOf(model, 'ana', null))
  const day = (name: string) => /value="([^"]*)"/.exec(page.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? '')?.[1]
  expect([day('from_date'), day('until')]).toEqual(['2026-01-15', '2026-01-16'])
})
