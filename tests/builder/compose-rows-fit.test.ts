import { expect, it } from 'vitest'
import { sayingsOf } from '../../builder/lexicon/composed.ts'
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

it('reports on the way say how it is, and which way', () => {
  const words = 'A hiking website with trails. Hikers should be able to browse trails and submit condition reports.'
  const { fields, title, seeds } = entityIn(words, 'condition reports')
  const trail = fields.find(({ entity }) => entity === 'trails')?.id
  const states = /(?:tree across it|bridge is slippery|mud after the rain|sign is missing|ice on the steps|dry and clear)$/i
  expect(seeds.length).toBeGreaterThan(3)
  expect(seeds.filter((row) => !states.test(String(row[title])))).toEqual([])
  expect(seeds.filter((row) => (trail === undefined ? !String(row[title]).includes(': ') : typeof row[trail] !== 'number'))).toEqual([])
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

it.each([
  [
    'An appliance repair website. Customers submit repair requests with appliance type and fault description.',
    'repair requests',
    /Washing machine|Fridge|Oven|Dishwasher|Dryer|Freezer/,
  ],
  ['A ferry website. Passengers buy tickets and request refunds.', 'tickets', /^(?:Old Harbour|Gull Island|St\. Agnes|North Quay|Seal Rock) to /],
  ['A noodle restaurant. Guests browse dishes and order dishes.', 'dishes', /noodle|ramen|udon|dumplings|tea/i],
  ['A travel planning website. Users create trips and record travel expenses.', 'travel expenses', /Train|Guest house|Dinner|Museum|Tram|Picnic/],
  ['A website for ferries. Passengers buy tickets and request refunds.', 'refunds', /Plans|Ill|date|cancelled|twice|person/],
  [
    'A home energy website. Users record electricity and water usage and view monthly consumption.',
    'monthly consumptions',
    /Electricity|Water|Heating|Hot water|Gas/,
  ],
  ['A lighthouse encyclopedia. Visitors browse historic lighthouses.', 'historic lighthouses', /light/],
  ['A bakery with a daily menu. Guests browse dishes.', 'dishes', /loaf|bread|croissant|pie|cake|coffee/i],
  ['A campervan rental website. Customers browse vans and book vans.', 'vans', /beds|camper|van|Cruiser/],
  ['A machinery cooperative. Members browse tractors. Managers manage tractors.', 'tractors', /tractor/i],
])('rows are of the trade that the words name: %s', (words, plural, fits) => {
  const titles = titlesIn(words, plural)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => !fits.test(title))).toEqual([])
})

it('categories are sorts of what is sold, and each thing is under its own', () => {
  const { entities } = siteOf('A coffee shop. Customers browse categories and buy coffee products. Administrators manage categories.')
  const categories = entities.find(({ plural }) => plural === 'categories')!
  const sold = entities.find(({ fields }) => fields.some(({ label }) => label === 'Price') && fields.some(({ entity }) => entity === 'categories'))!
  const names = categories.seeds.map(({ name }) => String(name))
  expect(names).toContain('Filter')
  expect(names.filter((name) => sold.seeds.some((row) => row.name === name))).toEqual([])
  const kenyan = sold.seeds.find(({ name }) => name === 'Kenyan coffee, 250 g')!
  expect(names[Number(kenyan.category)]).toEqual('Filter')
})

it.each([
  ['A second-hand marketplace for parents. Parents post items and chat with sellers. Parents send messages.', 'Is it still available?'],
  ['A rental apartment website for landlords and tenants. Tenants send messages to landlords.', 'May we see the flat on Thursday evening?'],
  ['A hiking website. Hikers join trips and send messages to organizers.', 'Where do we meet?'],
])('letters are about what a site is for: %s', (words, said) => {
  const texts = siteOf(words).entities.flatMap(({ seeds }) => seeds.flatMap((row) => Object.values(row)))
  expect(texts).toContain(said)
})

it.each([
  ['A town guide website. Visitors browse watermills. Editors manage watermills.', 'watermills', /^\p{Lu}\p{L}+ Mill$/u],
  ['A machinery cooperative. Members browse seeders. Managers manage seeders.', 'seeders', / seeder$/],
  ['A fabric shop. Customers buy fabrics.', 'fabrics', /fabric/i],
  ['A bicycle repair workshop. Riders submit repair requests for their bikes.', 'repair requests', /brake|tyre|battery|light|scratch|pulls/i],
  [
    'An instrument loan system for a school orchestra. Students browse instruments and submit instrument requests.',
    'instrument requests',
    /: (?:for|to practise|in place)/,
  ],
])('rows without samples of their own are told apart by what they are: %s', (words, plural, fits) => {
  const titles = titlesIn(words, plural)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.filter((title) => !fits.test(title) || /\d$/.test(title))).toEqual([])
})

it('two people of a row are two', () => {
  const { seeds } = entityIn('A shared flat website. Roommates record debts with debtor, creditor and amount.', 'debts')
  expect(seeds.length).toBeGreaterThan(3)
  expect(seeds.filter(({ debtor, creditor }) => debtor === creditor)).toEqual([])
})

it('a certificate is of what it was given for', () => {
  const words = 'A craft school. Students browse courses and enroll in courses. Teachers issue certificates for courses.'
  const courses = titlesIn(words, 'courses')
  const named = titlesIn(words, 'certificates').map((title) => title.replace(/^Certificate, /, ''))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !courses.includes(name))).toEqual([])
})

it('whoever decides on leave says so, and whoever votes says what they think', () => {
  const leave = siteOf('An employee leave system. Employees submit leave applications. Managers approve leave applications with a comment.')
  const comments = leave.entities.flatMap(({ fields, seeds }) => (fields.some(({ id }) => id === 'comment') ? seeds.map(({ comment }) => comment) : []))
  expect(comments.filter((text) => typeof text === 'string' && /Could you say more|I would add one more example|We tried it/.test(text))).toEqual([])
})

it('bids are written to whoever asks for work, and offers to whoever sells', () => {
  const bids = entityIn('A freelancer platform. Clients post projects. Freelancers place bids on projects with amount and message.', 'bids')
  expect(bids.seeds.map(({ message }) => String(message))).toContain('I can begin on Monday.')
})

it('requests for a flat say for whom and from when, where they refer to one', () => {
  const said = sayingsOf({ kit: 'request', noun: 'viewing request' }, { kit: 'property', noun: 'flat' })
  expect(said?.sayings[0]).toEqual('from the first of next month=For a year at least.')
  expect(said?.isOfReferred).toEqual(true)
  expect(sayingsOf({ kit: 'request', noun: 'viewing request' }, { kit: 'person', noun: 'tenant' })).toEqual(undefined)
})
