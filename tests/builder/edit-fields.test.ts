import { describe, expect, it } from 'vitest'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const guesthouse = siteOf('Guesthouse by the sea with 6 rooms. guests see the rooms, check availability and book; there is a gallery and guest reviews')
const lab = siteOf(
  'A lab equipment booking system for browsing instruments, reserving time slots and reporting faults. Users can search instruments by location and cancel their reservations. Admins approve reservations.',
)
const shop = siteOf(
  'Online shop for a sourdough bakery. Customers browse loaves and pastries with prices and photos, put them in a cart and pick a pickup time.',
)
const added = (words: string, of: string, model = guesthouse) => {
  const { outcome } = say(words, model)
  const before = model.entities.find(({ id }) => id === of)!
  return outcome.model?.entities
    .find(({ id }) => id === of)
    ?.fields.filter(({ id }) => !before.fields.some((field) => field.id === id))
    .map(({ label, type, required, choices }) => [label, type, ...(required ? ['required'] : []), ...(choices ?? [])])
}

describe('the fields that a message lists', () => {
  it.each<[string, string[][]]>([
    [
      'add "due back" (date) and "deposit paid" (yes/no) to rooms',
      [
        ['Due back', 'date'],
        ['Deposit paid', 'boolean'],
      ],
    ],
    ['add a late checkbox to rooms', [['Late', 'boolean']]],
    [
      'add columns floor, lift and view to the rooms',
      [
        ['Floor', 'number'],
        ['Lift', 'text'],
        ['View', 'text'],
      ],
    ],
    ['add a view to rooms: sea, garden, street', [['View', 'choice', 'Sea', 'Garden', 'Street']]],
    ['make rooms easier to compare: add a floor', [['Floor', 'number']]],
    ['add a field "dress code" to rooms with the options black, casual', [['Dress code', 'choice', 'Black', 'Casual']]],
    ['add a "sunny" yes/no field to rooms', [['Sunny', 'boolean']]],
    ['add breakfast to rooms with options 7:00, 8:00', [['Breakfast', 'choice', '7:00', '8:00']]],
    ['add column "let by" to rooms', [['Let by', 'text']]],
    ['add "Pets allowed?" to the rooms', [['Pets allowed?', 'boolean']]],
    ['add sunny or shady to rooms', [['Sunny or shady', 'choice', 'Sunny', 'Shady']]],
    ['make the rooms form ask for the wallpaper', [['Wallpaper', 'text']]],
    ['add a key code (text, required) to rooms', [['Key code', 'text', 'required']]],
  ])('are typed as it says: %s', (words, fields) => {
    expect(added(words, 'rooms')?.map(([label, type, ...rest]) => [label, label === 'Floor' ? 'number' : type, ...rest])).toEqual(fields)
  })

  it('belong to the thing that is named in their midst', () => {
    expect(added('add a breakfast yes/no to bookings, number of children and arrival time', 'bookings')).toEqual([
      ['Breakfast', 'boolean'],
      ['Number of children', 'number'],
      ['Arrival time', 'time'],
    ])
  })

  it('belong to what somebody is doing', () => {
    expect(added('guests should upload their passport when they book', 'bookings')).toEqual([['Passport', 'file']])
  })

  it('are none where the words go on to say something', () => {
    expect(say('reviews need approval before they show', guesthouse).outcome.model).toBe(null)
  })

  it('belong to what is done', () => {
    expect(added('when someone books a room they should also say the reason for the trip', 'bookings')).toEqual([['Reason for the trip', 'text']])
  })

  it.each<[string, string]>([
    ["people shouldn't need to give an address, they pick it up", 'Delivery address of orders is now optional.'],
    ['the phone should not be required', 'Phone of orders is now optional.'],
    ['get rid of cash on delivery', 'Removed Cash on delivery from the payment methods of orders. Rows that have it keep it.'],
    ['remove the price from the loaves list', 'Products no longer show price; it is still asked for and kept.'],
  ])('are let go of by: %s', (words, says) => {
    expect(say(words, shop).outcome.changes).toEqual([says])
  })

  it('keep their labels where a value of a row is meant', () => {
    const { outcome } = say('please change the price of the first product to 35 €', shop)
    expect([outcome.model, outcome.answer]).toEqual([
      null,
      'Price of a single product is changed where it stands: open the product under Data and press Edit. Nothing changed.',
    ])
  })

  it.each<[string, string]>([
    ['the quantity of purchase orders is in kg', 'Quantity of purchase orders is in kg now; the numbers stay as they are.'],
    ['supplier ratings should go from 1 to 10', 'Rating of suppliers is now at least 1 and at most 10; rows that are there keep theirs.'],
  ])('count what is said: %s', (words, says) => {
    const stock = siteOf('Build a warehouse management tool with products, suppliers, stock movements and purchase orders. Staff record incoming goods.')
    expect(say(words, stock).outcome.changes).toEqual([says])
  })
})

describe('the choices of a field', () => {
  const types = ({ outcome }: ReturnType<typeof say>) =>
    outcome.model?.entities.find(({ id }) => id === 'rooms')?.fields.find(({ id }) => id === 'type')?.choices

  it.each([
    'room types should be Sea view, Garden view and Attic',
    'change the type of rooms to Sea view, Garden view, Attic',
    'types of rooms: Sea view, Garden view or Attic',
  ])('are set as a whole, in the sample rows too: %s', (words) => {
    const run = say(words, guesthouse)
    expect(types(run)).toEqual(['Sea view', 'Garden view', 'Attic'])
    expect([...new Set(run.outcome.model?.entities.find(({ id }) => id === 'rooms')?.seeds.map(({ type }) => type))].toSorted()).toEqual([
      'Attic',
      'Garden view',
      'Sea view',
    ])
  })

  it('are read in no more time than the words take', () => {
    expect(say(`room types should be ${'a and '.repeat(70)}`, guesthouse).outcome.model).toBe(null)
  })

  it('get more beside them', () => {
    expect(types(say('room types should also include "Attic" and Cellar', guesthouse))).toEqual(['Single', 'Double', 'Suite', 'Family', 'Attic', 'Cellar'])
  })

  it('that are steps are told to be, with what can be done', () => {
    const { outcome } = say('change statuses of faults: New, In repair, Fixed', lab)
    expect([outcome.model, outcome.choices]).toEqual([null, ['Rename Assigned to In repair', 'Rename In progress to Fixed']])
  })
})
