import { expect, it } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { flawsOf } from '../support/integrity.ts'

const built = (words: string): AppModel => compose(readBrief(words)).model
const labels = (model: AppModel, plural: string): readonly string[] | undefined =>
  model.entities.find((one) => one.plural === plural)?.fields.map(({ label }) => label)

it('hotels, car rentals and flights are booked apart, each by its own dates and price', () => {
  const model = built('A travel platform. Users should be able to browse and book hotels, car rentals, and flights, and log in.')
  expect(flawsOf(model)).toEqual([])
  expect(labels(model, 'hotel bookings')).toEqual(expect.arrayContaining(['Hotel', 'Check-in', 'Check-out', 'Total']))
  expect(labels(model, 'car rental bookings')).toEqual(expect.arrayContaining(['Car rental', 'From', 'Until', 'Price per day']))
  expect(labels(model, 'flight bookings')).toEqual(expect.arrayContaining(['Flight', 'People', 'Total']))
})

it('bookings of one thing keep their plain name', () => {
  const model = built('A hotel site. Users can browse rooms, book rooms and view their bookings.')
  expect(model.entities.map(({ plural }) => plural)).toEqual(['rooms', 'bookings'])
})

it('a site where only registered users may post asks them to log in, and takes votes on what is posted', () => {
  const model = built(
    'A review website. Users can post reviews, upvote or downvote reviews. All users can view reviews, but only registered users can post reviews.',
  )
  const post = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'reviews')?.id
  expect([model.accounts?.actions, model.entities.map(({ plural }) => plural)]).toEqual([[post], ['reviews', 'votes']])
})

it('what a site is based on, and the size of a business, name nobody who uses it', () => {
  expect(built('A web application based on Raphters to provide resources. Users can browse resources.').roles.map(({ name }) => name)).toEqual([
    'User',
    'Manager',
  ])
  expect(built('A platform for small and medium-sized enterprises to publish news. Users can log in.').roles.map(({ name }) => name)).toContain('Enterprise')
})
