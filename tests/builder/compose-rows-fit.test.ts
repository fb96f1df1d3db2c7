import { expect, it } from 'vitest'
import type { Entity } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const entityIn = (words: string, plural: string): Entity => siteOf(words).entities.find((entity) => entity.plural === plural)!
const titlesIn = (words: string, plural: string): string[] => {
  const { title, seeds } = entityIn(words, plural)
  return seeds.map((row) => String(row[title])).toSorted()
}

it('damages are of what the site keeps, and say what is the matter with it', () => {
  const letting = 'A rental apartment management website. Tenants should be able to log in, view apartments, and report damages.'
  expect(titlesIn(letting, 'damages')).toEqual([
    'Damp patch on the wall',
    'Heating stays cold',
    'Light flickers',
    'Lock sticks',
    'Tap drips',
    'Window does not close',
  ])
  expect(entityIn(letting, 'damages').seeds.find(({ what_is_damaged: what }) => what === 'Tap drips')).toMatchObject({
    what_happened: 'In the kitchen, day and night.',
    apartment: expect.any(Number),
  })
})

it('what does not refer to the thing that it tells of names it', () => {
  const trails = 'A hiking website with trails. Hikers should be able to browse trails and submit condition reports.'
  const reports = titlesIn(trails, 'condition reports')
  expect(
    reports.every((title) => /: (?:tree across it|bridge is slippery|mud after the rain|sign is missing|ice on the steps|dry and clear)$/.test(title)),
  ).toEqual(true)
})

it('reminders of a lending site are about what is lent', () => {
  const lending = 'A laboratory equipment borrowing system. Students borrow equipment. The system should send overdue reminders.'
  const lent = titlesIn(lending, 'equipment')
  const reminded = titlesIn(lending, 'reminders').map((title) => title.split(': ')[0]!)
  expect(reminded.length).toBeGreaterThan(3)
  expect(reminded.filter((name) => !lent.includes(name))).toEqual([])
})

it.each([
  ['A restaurant website with dishes. Guests leave reviews of dishes.', /town|seconds|salty|portion|taste|Tasted|wait|better|seasoned|Lukewarm/],
  ['A hiking site. Users join trips and review trips.', /pace|day|views|route|company|organised|expected|described|way there|weather/],
  [
    'A physiotherapy site. Patients rate therapists and leave reviews of therapists.',
    /explained|visit|patient|Patient|start|agreed|Thorough|appointment|phone|told/,
  ],
])('a review speaks of its kind: %s', (words, speech) => {
  const { fields, seeds } = siteOf(words).entities.find(
    (entity) => entity.fields.some(({ id }) => id === 'review') && entity.fields.some(({ type }) => type === 'rating'),
  )!
  expect(fields.length).toBeGreaterThan(2)
  expect(seeds.filter(({ review }) => !speech.test(String(review))).map(({ review }) => review)).toEqual([])
})

it('whoever gives five stars finds no fault', () => {
  const { seeds } = entityIn('A shop. Customers buy products and leave reviews.', 'reviews')
  const best = 'Exactly as described, and it came a day early.|My third one, and still happy.|Better than on the picture, and easy to use.'.split('|')
  const five = seeds.filter(({ rating }) => rating === 5)
  expect(five.length).toBeGreaterThan(0)
  expect(five.filter(({ review }) => !best.includes(String(review)))).toEqual([])
})

it('nothing goes to where it comes from', () => {
  const { seeds } = entityIn('A ferry website. Administrators manage sailings with departure port, arrival port and price.', 'sailings')
  expect(seeds.length).toBeGreaterThan(3)
  expect(seeds.filter(({ departure_port: from, arrival_port: to }) => from === to)).toEqual([])
})

it('what has expired or was drawn ended before today, and what is planned begins after it', () => {
  const days = (value: unknown) => Number.parseInt(String(value), 10)
  const { seeds } = entityIn('A lottery website. Users browse lotteries and take part in lotteries.', 'lotteries')
  expect(seeds.filter(({ status }) => status === 'Drawn').map(({ draws_on: on }) => days(on) < 0)).toEqual([true, true, true])
  const contracts = entityIn('A contract management system. Managers manage contracts.', 'contracts').seeds
  const expired = contracts.filter(({ status }) => status === 'Expired')
  expect(expired.length).toBeGreaterThan(0)
  expect(expired.filter(({ starts_on: from, ends_on: until }) => days(from) >= days(until) || days(until) >= 0)).toEqual([])
})

it('rows of a known noun have its names, whatever else they keep', () => {
  const trips = titlesIn('A hiking companion website. Users publish trips with route, date and difficulty and join trips.', 'trips')
  expect(trips.filter((title) => /^Trip \d+$/.test(title))).toEqual([])
})
