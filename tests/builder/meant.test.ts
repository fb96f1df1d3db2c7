import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'
import { choicesOf } from '../support/choices.ts'

const modelOf = (words: string): AppModel => {
  const turn = take(null, words)
  for (let step = turn.next(); ; step = turn.next()) if (step.done) return step.value.model!
}
const names = (words: string) => modelOf(words).entities.map(({ plural }) => plural)
const fieldsOf = (words: string, entity: string) => {
  const model = modelOf(words)
  return model.entities.find(({ plural }) => plural === entity)?.fields.map((field) => [field.label, field.type, ...(choicesOf(model, field) ?? [])])
}

test.each([
  ['Create a florist shop. Customers can add bouquets to the cart. Pages: catalogue, basket.', ['bouquets', 'cart items', 'orders', 'order lines']],
  ['Create an office tool. Employees can request annual leave or sick leave. Managers can view the team calendar.', ['leave requests']],
  ['Create a courier portal. Senders can create shipments. Drivers can update the delivery status.', ['shipments']],
])('%s keeps what is named twice once', (words, expected) =>
  expect(names(words).filter((name) => expected.includes(name) || /catalog|basket|calendar|deliver/.test(name))).toEqual(expected),
)

test('kinds in a list are kinds of what is sold', () =>
  expect(fieldsOf('Create a farm shop. Farmers can offer vegetables, fruit and cheese.', 'products')?.slice(0, 3)).toEqual([
    ['Name', 'text'],
    ['Farmer', 'reference'],
    ['Category', 'reference', 'Vegetables', 'Fruits', 'Cheeses'],
  ]))

test('what is assigned to somebody keeps who that is', () =>
  expect(
    fieldsOf('Create a courier portal. Senders can create shipments. Dispatchers can assign shipments to couriers.', 'shipments')?.map(([label]) => label),
  ).toContain('Courier'))

test('who is picked is a person of the site, to whom the booking refers', () =>
  expect(fieldsOf('Create a hair salon. Clients can book an appointment and pick a stylist.', 'appointments')).toContainEqual(['Stylist', 'reference']))

test('what is chosen together is all asked for: whom and what', () =>
  expect(
    fieldsOf('Create a hair salon. Clients can book an appointment and pick a stylist and a service. Owners can edit services.', 'appointments')?.filter(
      ([, type]) => type === 'reference',
    ),
  ).toEqual([
    ['Stylist', 'reference'],
    ['Service', 'reference'],
  ]))

test('sample rows are of the kinds that the words name', () => {
  const tools = modelOf('Create a tool hire shop. Customers can rent drills, ladders and mixers.').entities.find(({ id }) => id === 'tools')
  expect(tools?.seeds.every(({ name, category }) => String(name).includes(String(category).toLowerCase().slice(0, -1)))).toBe(true)
})

test('what somebody applies for or reports with keeps what they say of it', () =>
  expect(
    fieldsOf('Create a town hall portal. Citizens apply for a permit with plot address and drawings.', 'permits')
      ?.map(([label]) => label)
      .slice(0, 3),
  ).toEqual(['Name', 'Plot address', 'Drawing']))

test('what only one role moves along has a page for it', () =>
  expect(
    modelOf('Create a sales tool. Sales people move deals through lead, proposal, won and lost. Managers set targets.').pages.map(({ title }) => title),
  ).toContain('Deals'))
