import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { kitFields } from '../../builder/compose/field.ts'
import { computingHomes } from '../../builder/lexicon/homes-computing.ts'
import { landHomes } from '../../builder/lexicon/homes-land.ts'
import { makingHomes } from '../../builder/lexicon/homes-making.ts'
import { playHomes } from '../../builder/lexicon/homes-play.ts'
import { scienceHomes } from '../../builder/lexicon/homes-science.ts'
import { tradeHomes } from '../../builder/lexicon/homes-trade.ts'
import { readBrief } from '../../builder/read/brief.ts'

const modelOf = (words: string) => compose(readBrief(words)).model
const entityOf = (words: string, plural: string) => modelOf(words).entities.find((entity) => entity.plural === plural)
const labels = (words: string, plural: string) => entityOf(words, plural)?.fields.map(({ label }) => label)
const titles = (words: string, plural: string) => {
  const entity = entityOf(words, plural)
  return entity?.seeds.map((seed) => seed[entity.title]).toSorted()
}

const brewery = 'Build a brewery management website where staff track tanks, recipes, malt deliveries and batches.'
const waste = 'A waste management system with containers, pickups, transfer records, disposal companies and plants.'
const template = 'An admin template with a sidebar menu, member table, charts, cards and settings.'
const hosts = 'A site for an exchange student organisation with host families, students, placements and coordinators.'
const court = 'A criminal court site with cases, charges, defendants, judges and trials.'
const charger = 'A site for an electric car charger network with points, sockets, charges, tariffs and drivers.'
const golf = 'A golf club website with courses, holes, rounds and members.'
const sewing = 'A sewing site with patterns, fabrics, notions and projects.'

describe('a noun of several senses has what rows have in the trade that the words tell of', () => {
  test.each([
    ['tanks of a brewery', brewery, 'tanks', ['Name', 'Kind', 'Volume', 'Content', 'Filled on', 'Temperature', 'State']],
    [
      'deliveries of malt',
      brewery,
      'malt deliveries',
      ['Number', 'Supplier', 'Goods', 'Quantity', 'Unit', 'Lot', 'Date', 'Received by', 'Moisture', 'Condition', 'Note'],
    ],
    ['containers for waste', waste, 'containers', ['Number', 'Kind', 'Size', 'Address', 'Filled', 'Emptied on', 'Next pickup on', 'State']],
    ['transfers of waste', waste, 'transfer records', ['Number', 'Waste', 'Quantity', 'Unit', 'From', 'To', 'Carrier', 'Date', 'Received by', 'State']],
    ['cards of a template', template, 'cards', ['Title', 'Kind', 'Width', 'Content', 'Colour', 'Order', 'Picture']],
    ['what a defendant is charged with', court, 'charges', ['Charge', 'Section', 'Case', 'Defendant', 'Filed on', 'Plea', 'Verdict', 'For']],
    ['charging of cars', charger, 'charges', ['Number', 'Point', 'Driver', 'Date', 'Started at', 'Ended at', 'Energy', 'Amount', 'State', 'For']],
    ['courses of golf', golf, 'courses', ['Name', 'Holes', 'Par', 'Length', 'Slope', 'Green fee', 'Opens at', 'Condition', 'Description', 'Picture']],
    ['rounds of golf', golf, 'rounds', ['Player', 'Course', 'Date', 'Holes', 'Strokes', 'Putts', 'Over par', 'Weather', 'Note']],
    ['patterns that are sewn', sewing, 'patterns', ['Name', 'Kind', 'Size', 'Level', 'Materials', 'Steps', 'File', 'Picture']],
    [
      'transfers of patients',
      'A ward board. Nurses can add transfers of patients between wards and review transfers.',
      'transfers',
      ['Patient', 'From', 'To ward', 'To bed', 'Date', 'Time', 'Reason', 'Ordered by', 'State'],
    ],
    [
      'cells of a laboratory',
      'A biology lab site with cells, cultures, plates and freezers.',
      'cells',
      ['Name', 'Line', 'Passage', 'Medium', 'Frozen on', 'Kept at', 'Viability', 'Note'],
    ],
    [
      'cells of batteries',
      'A site for a battery plant with cells, lots and machines.',
      'cells',
      ['Serial number', 'Type', 'Lot', 'Capacity', 'Voltage', 'Resistance', 'Made on', 'Result'],
    ],
  ])('%s', (_, words, plural, found) => expect(labels(words, plural)).toEqual(found))
})

describe('its sample rows are of that trade', () => {
  test.each([
    ['tanks', brewery, 'tanks', ['Bright tank A', 'Fermenter 1', 'Fermenter 2', 'Mash tun']],
    ['recipes', brewery, 'recipes', ['Cellar Lager', 'Field Wheat', 'Harbour Pale', 'Night Stout']],
    ['families', hosts, 'host families', ['Family Becker', 'Family Novak', 'Family Weber']],
    ['courses', golf, 'courses', ['Hill nine', 'Lake course', 'Links']],
  ])('%s', (_, words, plural, found) => expect(titles(words, plural)).toEqual(found))
})

describe('a noun of which the words tell no trade is what it plainly is', () => {
  test.each([
    ['plants where something is treated', waste, 'plants', ['Name', 'Kind', 'Address', 'Capacity a day', 'In charge', 'In use since', 'State', 'Note']],
    [
      'postal codes',
      'A postal code lookup website where users search postal codes, towns and districts.',
      'postal codes',
      ['Code', 'Town', 'District', 'Region', 'Country', 'Addresses'],
    ],
    ['menus of pages', template, 'sidebar menus', ['Name', 'Parent', 'Address', 'Order', 'Icon', 'Visible', 'Description']],
    ['tables of members', template, 'members', ['Name', 'Email', 'Phone', 'Note', 'Status']],
  ])('%s', (_, words, plural, found) => expect(labels(words, plural)).toEqual(found))
})

describe('in its most common trade it stays what it is there', () => {
  test.each([
    ['recipes of a cook', 'A cooking site. Cooks can create recipes for meals.', 'recipes', 'Servings'],
    ['transfers of money', 'A bank for customers. Customers can add transfers between bank accounts and review transfers.', 'transfers', 'Amount'],
    ['plants in a room', 'A houseplant site with plants, watering and reminders.', 'plants', 'Species'],
    ['courses of a college', 'A college website with courses, teachers and students.', 'courses', 'Lessons'],
    ['charges of tenants', 'An apartment manager with units, tenants, leases and charges.', 'charges', 'Payment method'],
  ])('%s', (_, words, plural, there) => expect(labels(words, plural)).toContain(there))
})

test('several of what an act leaves behind are kept', () => {
  expect(modelOf('A church website with collections, services, sermons and readings.').entities.map(({ plural }) => plural)).toEqual([
    'collections',
    'services',
    'sermons',
    'readings',
  ])
})

test.each([
  [
    'A canal trust site with locks, boats and passages.',
    'locks',
    ['Name', 'Canal', 'Length', 'Width', 'Rise', 'Keeper', 'Opens at', 'Closes at', 'State', 'Picture'],
  ],
  ['A senate website with bills, votes, senators and committees.', 'votes', ['Title', 'Bill', 'Date', 'For', 'Against', 'Abstained', 'Result', 'For account']],
  ['A hi-fi shop website with speakers, amplifiers and orders.', 'speakers', ['Name', 'Category', 'Price', 'In stock', 'Description', 'Picture']],
  ['A church organ builder’s site with organs, pipes and tunings.', 'pipes', ['Name', 'Organ', 'Pitch', 'Kind', 'Material', 'Pipes', 'Tuned on', 'State']],
  [
    'A waste management system with container management, pickup scheduling and transfer records.',
    'containers',
    ['Number', 'Kind', 'Size', 'Address', 'Filled', 'Emptied on', 'Next pickup on', 'State'],
  ],
  [
    'A port management website. The harbour master assigns berths to ships and agents announce arrivals.',
    'ships',
    ['Name', 'IMO number', 'Kind', 'Flag', 'Length', 'Draught', 'Tonnage', 'Agent', 'State'],
  ],
  ['A cable car site with cabins, passes and incidents.', 'cabins', ['Number', 'Seats', 'Built in', 'Weight', 'Checked on', 'Next check on', 'State']],
])('%s has %s of its own', (words, plural, found) => expect(labels(words, plural)).toEqual(found))

const homes = [...makingHomes, ...scienceHomes, ...playHomes, ...computingHomes, ...landHomes, ...tradeHomes]
test.each(homes.map(({ plain }) => [plain.nouns[0]!, plain] as const))('columns and rows of %s fit one another', (_, { fields, rows }) => {
  const own = kitFields(fields).map(({ field }) => field)
  expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
  for (const { title, values } of rows)
    for (const [id, value] of values) {
      const field = own.find((one) => one.id === id)
      expect(field, `${title}: ${id}`).toBeDefined()
      if (field?.choices) expect(field.choices, `${title}: ${id}`).toContain(value)
      if (field?.type === 'number' || field?.type === 'money') expect(Number(value), `${title}: ${id}`).toBeGreaterThanOrEqual(field.min ?? 0)
    }
})
