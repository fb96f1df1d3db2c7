import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

it('training is for people, unless it is a model that is trained', () => {
  const school = siteOf(
    'An online learning system with courses, training, and homework management. Users can log in, browse courses and learn. Training management is included.',
  )
  expect(school.entities.filter(({ plural }) => /training/.test(plural)).map(({ plural }) => plural)).toEqual(['trainings'])
  const lab = siteOf('A machine learning platform. Users upload datasets, train models and view training results.')
  expect(lab.entities.some(({ plural }) => /training run/.test(plural))).toEqual(true)
})

it('a part of the site that should show something is nobody who uses it', () => {
  const residence = siteOf('A residence website, including a homepage and a photo gallery. The photo gallery should showcase pictures of the residence.')
  expect(residence.roles.map(({ name }) => name)).toEqual(['User'])
})

it('a table that is booked has seats and a place', () => {
  const restaurant = siteOf('A restaurant. Guests book a table for a date and a time. Staff manage tables.')
  expect(restaurant.entities.find(({ plural }) => plural === 'tables')?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Seats',
    'Area',
    'State',
    'Description',
  ])
})
