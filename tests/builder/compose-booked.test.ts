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

it('the day and the time slot that the words name are those of the booking, and are asked once', () => {
  const model = built('Meeting room scheduler for our office: pick a room, a day and a time slot.')
  expect(flawsOf(model)).toEqual([])
  const action = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'bookings')
  expect(action?.fields.filter((id) => /day|date|time|slot/.test(id))).toEqual(['date', 'time'])
  expect(action?.guards?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['upcoming', 'free']))
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

it('a mall is its products, and a points mall its rewards', () => {
  const model = built('A mall. The website should have a shopping mall and a points mall. Users can browse products.')
  expect(model.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['products', 'rewards']))
  expect(model.pages.find(({ path }) => path === '/shopping-mall')?.blocks[0]).toMatchObject({ kind: 'list', entity: 'products' })
})

it('who enters a name, an email and a phone number, and submits the form, sends an inquiry with them', () => {
  const model = built('A landing page for a product. Users can input their name, email, and phone number, and submit the form to get more information.')
  expect(labels(model, 'inquiries')).toEqual(['Name', 'Email', 'Phone number', 'Message', 'Sent at', 'Status'])
  expect(model.entities.map(({ plural }) => plural)).not.toContain('forms')
})

it('the quality of a service is judged by a review of the service', () => {
  const model = built('A salon. Users can browse products and services, book services, and evaluate service quality.')
  expect(model.entities.find(({ plural }) => plural === 'reviews')?.fields.find(({ type }) => type === 'reference')?.entity).toBe('services')
})

it('information that consists of news, events and reports is each of them', () => {
  const model = built('A website. Users can access relevant information, including news, events, and research reports.')
  expect(model.entities.map(({ plural }) => plural)).toEqual(['news articles', 'events', 'research reports', 'news article categories'])
})

it('rooms that are ordered by the hour are had at a day and time, which nobody else has then', () => {
  const model = built('A karaoke website. Users can browse rooms, place orders for selected rooms, and pay for orders.')
  expect(flawsOf(model)).toEqual([])
  expect(labels(model, 'orders')).toEqual(expect.arrayContaining(['Room', 'Date', 'Time', 'Until', 'People', 'Hours', 'Total']))
  expect(labels(model, 'orders')).not.toContain('Quantity')
  expect(labels(model, 'rooms')).not.toContain('Price')
  const action = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'orders')
  expect(action?.guards?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['upcoming', 'free']))
})

it('whoever applies for a job hands in a resume', () => {
  const model = built('A job website. Users can browse jobs and submit job applications with a cover letter. Employers can post jobs.')
  const fields = model.entities.find((one) => one.plural === 'job applications')?.fields
  expect(fields?.find(({ label }) => label === 'Resume')?.type).toBe('file')
  expect(fields?.find(({ label }) => label === 'Cover letter')?.type).toBe('long_text')
})

it.each([
  ['A houseboat rental site. Visitors browse houseboats by harbor, select travel dates, and book a houseboat.', ['From', 'Until']],
  ['A salon site. Visitors browse treatments, choose a holiday period of the salon to avoid, and book a treatment.', ['Date', 'Time']],
])('what is let for some days is booked from one to another, and a service is not: %s', (words, days) => {
  const model = built(words)
  expect(flawsOf(model)).toEqual([])
  expect(labels(model, 'bookings')).toEqual(expect.arrayContaining([...days]))
})
