import { describe, expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel, Entity } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { siteOf } from '../support/visitor-words.ts'

const modelOf = (words: string): AppModel => compose(readBrief(words)).model
const entity = (model: AppModel, plural: string): Entity => model.entities.find((one) => one.plural === plural)!
const titles = (model: AppModel, role?: string) => model.pages.filter((page) => page.navigation !== null && page.role === role).map(({ title }) => title)
const filed = (model: AppModel) => model.requirements.map(({ clause, status, where }) => [clause, status, where])

const moving = modelOf(
  'A moving service app. Users can place orders. Users can select the starting and ending points, input moving item information, and the system will automatically calculate the freight. Users can view order status, drivers can accept orders and update order status. The management end can manage user, driver, and order information.',
)

test('named user kinds are roles, and who keeps order manages', () => {
  expect(moving.roles).toEqual([
    { id: 'user', name: 'User', manages: false },
    { id: 'driver', name: 'Driver', manages: true },
    { id: 'management', name: 'Management', manages: true },
  ])
  expect(modelOf('A hospital. Patients can book appointments. Doctors can confirm appointments.').roles.map(({ name, manages }) => [name, manages])).toEqual([
    ['Patient', false],
    ['Doctor', true],
    ['Manager', true],
  ])
})

test('what is to be selected and entered are fields of what is ordered', () => {
  expect(entity(moving, 'orders').fields.map(({ label }) => label)).toEqual([
    'Name',
    'Starting point',
    'Ending point',
    'Moving item',
    'Phone',
    'From floor',
    'Lift',
    'Volume',
    'Move on',
    'Arrival at',
    'Distance',
    'Driver',
    'Notes',
    'Reference',
    'Weight',
    'Service',
    'Freight',
    'Accepted on',
    'Status',
  ])
})

test('a step that the words give to a role is that role’s', () => {
  expect(entity(moving, 'orders').lifecycle!.transitions.map(({ name, from, to, role }) => [name, from, to, role])).toEqual([
    ['Accept', ['New'], 'Accepted', 'driver'],
    ['Complete', ['Accepted'], 'Completed', 'driver'],
    ['Cancel', ['New', 'Accepted'], 'Cancelled', undefined],
  ])
})

test('each role has the pages of what it does', () => {
  expect([titles(moving), titles(moving, 'driver'), titles(moving, 'management')]).toEqual([
    ['Moving Service', 'My orders', 'Item information', 'Damage claims', 'Freight calculator'],
    ['Orders for drivers'],
    ['Management'],
  ])
})

test('a price that words have calculated is built, with a page of its rates', () => {
  expect(filed(moving).filter(([, , where]) => where === '/freight-calculator')).toEqual([
    ['the system will automatically calculate the freight', 'built', '/freight-calculator'],
  ])
})

test('an enumeration is a choice field with those choices', () => {
  const model = modelOf('A pay site. Users can create orders, select a payment method (such as WeChat, Alipay, or bank app), and make payments.')
  expect(entity(model, 'payments').fields.find(({ id }) => id === 'method')).toEqual({
    id: 'method',
    label: 'Payment method',
    type: 'choice',
    required: true,
    choices: ['WeChat', 'Alipay', 'Bank app'],
  })
  expect(filed(model).map(([clause, status]) => [clause, status])).toEqual([
    ['A pay site', 'built'],
    ['Users can create orders', 'built'],
    ['select a payment method (such as WeChat, Alipay, or bank app)', 'built'],
    ['make payments', 'built'],
  ])
})

test('fields that the words name are there, typed by their names', () => {
  const model = modelOf('A shop. Users can manage product information, including product name, supplier email, shelf price, expiration date, photo and weight.')
  expect(
    entity(model, 'products')
      .fields.slice(0, 6)
      .map(({ label, type }) => [label, type]),
  ).toEqual([
    ['Name', 'text'],
    ['Supplier email', 'email'],
    ['Shelf price', 'money'],
    ['Expiration date', 'date'],
    ['Photo', 'image'],
    ['Weight', 'number'],
  ])
})

test('booking something is a booking that refers to it, named in the description’s verb', () => {
  const model = modelOf('a calm site for my pottery studio where people book a class and join the waitlist')
  const booking = entity(model, 'bookings')
  expect(booking.fields.find(({ type }) => type === 'reference')).toEqual({ id: 'class', label: 'Class', type: 'reference', required: true, entity: 'classes' })
  expect([booking.title, booking.read, booking.write]).toEqual(['class', 'own', 'anyone'])
  expect(model.actions.filter(({ kind }) => kind === 'create').map(({ name, confirmation }) => [name, confirmation])).toEqual([
    ['Add class', 'Class added: {title}.'],
    ['Book a class', 'Class booked: {title}. Total: {total}. Your reference is {number}.'],
    ['Join the waitlist', 'Place on the waitlist kept: {title}.'],
  ])
  expect(titles(model)).toEqual(['Pottery Studio', 'Classes', 'My bookings', 'Waitlist'])
  expect(model.pages[0]!.blocks.map(({ kind }) => kind)).toEqual(['hero', 'features', 'list'])
})

test('the ground and the parts have exactly the colours that the words name', () => {
  const { theme } = modelOf('A shop for lamps. Assign lavender blush to the background and pale violet red to the UI elements.')
  expect([theme.background, theme.component, theme.named]).toEqual([
    '#fff0f5',
    '#db7093',
    { background: { words: 'lavender blush', hex: '#fff0f5' }, component: { words: 'pale violet red', hex: '#db7093' } },
  ])
})

test.each([
  ['a calm site for my pottery studio', 'orchard', 'calm'],
  ['a bold agency site', 'monolith', 'calm'],
  ['portfolio for a wedding photographer', 'atelier', 'calm'],
  ['a blog about hiking', 'press', 'regular'],
  ['a playful shop for toys', 'candy', 'regular'],
  ['an API for developers', 'blueprint', 'compact'],
])('words of manner and the field of life choose the theme: %s', (words, name, density) => {
  const { theme } = modelOf(words)
  expect([theme.name, theme.density]).toEqual([name, density])
})

test('figures that words ask for are a page of tiles and charts over what is kept', () => {
  const model = modelOf('Order management system. Users should be able to create orders, manage products, and view statistics.')
  const page = model.pages.find(({ title }) => title === 'Statistics')!
  expect(page.blocks.map((block) => (block.kind === 'chart' ? [block.kind, block.entity, block.by] : block.kind))).toEqual([
    'tiles',
    ['chart', 'orders', 'ordered_on'],
    ['chart', 'orders', 'product'],
    ['chart', 'orders', 'status'],
    ['chart', 'products', 'category'],
    'report',
    'report',
    'list',
  ])
})

test('one’s own things are seen by oneself, and there is nobody who manages them', () => {
  const model = modelOf('todo app')
  expect(model.roles).toEqual([{ id: 'user', name: 'User', manages: false }])
  expect(model.entities.map(({ read, write }) => [read, write])).toEqual([['own', 'anyone']])
})

test('more than eight pages of the managing role are reached from one page', () => {
  const model = modelOf(
    'A platform. Users can browse products, services, courses and events, and place orders. Administrators can manage products, services, courses, events, orders, users, coupons and suppliers.',
  )
  const entries = model.pages.filter(({ navigation, role }) => navigation !== null && (role === undefined || role === 'administrator'))
  expect(entries.length).toBeLessThanOrEqual(8)
  const hub = model.pages.find(({ path }) => path === '/management')!
  expect(hub.blocks[0]!.kind === 'features' && hub.blocks[0]!.items.map(({ title }) => title)).toEqual([
    'Manage products',
    'Manage services',
    'Manage courses',
    'Manage events',
    'Manage orders',
    'Manage users',
    'Manage coupons',
    'Manage suppliers',
    'Manage product categories',
    'Manage service categories',
  ])
})

test('a shop sells what the words say it sells', () => {
  const model = modelOf('an online shop selling handmade soap')
  expect(model.entities.map(({ plural }) => plural).slice(0, 3)).toEqual(['handmade soaps', 'cart items', 'orders'])
})

test('work that a site can take but not do is kept as requests and understood', () => {
  const model = modelOf('A website. Users can upload recordings and transcribe recordings.')
  expect(titles(model).slice(1)).toEqual(['Recordings', 'Recording transcriptions'])
  expect(filed(model).map(([clause, status]) => [clause, status])).toEqual([
    ['A website', 'built'],
    ['Users can upload recordings', 'built'],
    ['transcribe recordings', 'understood'],
  ])
})

describe('the plain theme', () => {
  const look = (words: string) => {
    const { theme } = siteOf(words)
    return [theme.name, theme.component]
  }
  test('has a colour of its own for what a site begins with, the same for the same words', () => {
    expect(look('a helpdesk for our office')).toEqual(look('a helpdesk for our office'))
    const sites = ['a helpdesk for our office', 'a CRM for a small sales team', 'track my habits', 'an invoicing tool for freelancers', 'a debate club']
    expect(new Set(sites.map((words) => look(words)[1])).size).toBeGreaterThan(2)
  })
  test('gives way to a quiet one where people do yoga, and no photographer’s one where rows only have a photo', () => {
    expect(look('I want a booking site for my yoga studio with classes and a waitlist')).toEqual(['sunroom', '#8f2f5d'])
    expect(look('residents report broken lamps with a photo and the street')[0]).toBe('ledger')
  })
})
