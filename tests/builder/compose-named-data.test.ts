import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

/** The columns of a table, with what they refer to. */
const columns = (words: string, plural: string) =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(({ label, entity }) => (entity === undefined ? label : `${label} → ${entity}`))
const tables = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

test('the schedule of people is their hours, that of a place when it is taken, and that of what is made when it is ready', () => {
  const studio =
    'Please implement a tennis school website. The website should have functionalities for trainer information, trainer schedules, and hall information. Users should be able to log in, view trainer schedules, and send messages.'
  expect(columns(studio, 'trainer schedules')).toEqual(['Title', 'Trainer → trainers', 'Weekday', 'From', 'Until', 'Minutes each', 'Hall → halls', 'Note'])
  const hall =
    'Please implement a badminton hall website. The website should have functionalities for the court schedule, court booking, and news. Users should be able to log in and book courts, and staff can manage courts and the court schedule.'
  expect(columns(hall, 'court schedules')).toEqual(['Title', 'Court → courts', 'Date', 'From', 'Until', 'Used for', 'Taken by', 'State', 'Note'])
  const bakery =
    'Please implement a bakery website. The website should have functionalities for bread catalog, baking schedule, and order management. Customers can order breads, and bakers can manage the baking schedule.'
  expect(columns(bakery, 'baking schedules')).toEqual(['Title', 'Bread → bread', 'Date', 'Starts at', 'Ready at', 'Quantity', 'In charge', 'Note', 'Status'])
})

test('a race calendar lists races beside the runs that are kept already', () => {
  const words =
    'Please implement a running club website. The website should have functionalities for training plans, group runs, race calendar, and personal bests. Runners should be able to log in, join group runs, and comment on runs.'
  expect(tables(words)).toEqual(expect.arrayContaining(['group runs', 'races', 'personal bests']))
})

test('the period for which something is rented is from one day until another', () => {
  const words =
    'Please implement a costume rental website. Users should be able to log in, browse costumes, choose a rental period, and view their rentals. Staff can add costumes and take back rentals.'
  expect(columns(words, 'rentals')).toEqual(expect.arrayContaining(['From', 'Until', 'Costume → costumes']))
  expect(tables(words)).not.toContain('rental periods')
})

test('what is added in several has rows of its own, each of what it is added with', () => {
  const practice =
    'Please implement a veterinary practice system. Receptionists should be able to register owners with several animals and book appointments. Veterinarians can record examinations with weight, temperature, and diagnosis.'
  expect(columns(practice, 'animals')?.slice(0, 4)).toEqual(['Name', 'Owner → owners', 'Kind', 'Breed'])
  expect(columns(practice, 'examinations')).toEqual(expect.arrayContaining(['Weight', 'Temperature', 'Diagnosis', 'Animal → animals']))
  expect(tables(practice).filter((one) => one.startsWith('exam '))).toEqual([])
  const claims =
    'Please implement an expense website. Employees should be able to log in, create claims with items, and follow their status. Accountants can approve claims.'
  expect(columns(claims, 'claim items')).toEqual(expect.arrayContaining(['Claim → claims', 'Amount', 'Date']))
})

test('the history, height and data of each lighthouse are columns of lighthouses', () => {
  const words =
    'Please implement a lighthouse encyclopedia website. Visitors should be able to browse lighthouses, read the history, height, and technical data of each lighthouse, and save favorites. Editors can add lighthouses.'
  expect(columns(words, 'lighthouses')).toEqual(expect.arrayContaining(['History', 'Height', 'Technical data']))
  expect(tables(words).filter((one) => /histor|height|data/.test(one))).toEqual([])
})

test('what each puts into a schedule of their own is about what the site lists', () => {
  const words =
    'Please implement a festival website. Visitors should be able to log in, browse performances, and add performances to their personal schedule. Organizers can manage performances.'
  const site = siteOf(words)
  const entries = site.entities.find(({ plural }) => plural === 'personal schedule entries')
  expect(entries?.fields[0]).toMatchObject({ type: 'reference', entity: 'performances' })
  expect(entries?.read).toBe('own')
})

test('tables are kept where guests order to one by its number', () => {
  const words =
    'Please implement a ramen restaurant ordering system with online payment. The system should have functionalities for ordering by table number and payment. Guests should be able to browse the menu, choose a spice level, and send the order for their table. Kitchen staff can mark dishes as ready.'
  expect(columns(words, 'tables')).toEqual(['Name', 'Seats', 'Area', 'State', 'Window', 'Wheelchair access', 'Can join with', 'Description'])
  expect(columns(words, 'orders')?.filter((one) => /table/i.test(one))).toEqual(['Table → tables'])
})
