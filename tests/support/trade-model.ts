import { type AppModel, readModel } from '../../builder/model.ts'
import { submit } from '../../builder/render/submit.ts'
import type { Attempt, SiteRow, Submission, Typed } from '../../builder/site.ts'
import { models } from './models.ts'

const money = (id: string, label: string) => ({ id, label, type: 'money', required: false })
const line = [
  { id: 'item', label: 'Item', type: 'reference', required: true, entity: 'items' },
  { id: 'quantity', label: 'Quantity', type: 'number', required: true, min: 1, max: 99 },
  money('price', 'Price'),
  money('amount', 'Amount'),
]
const worked = [
  { kind: 'copy', by: 'item', field: 'price', to: 'price' },
  { kind: 'multiply', fields: ['quantity', 'price'], to: 'amount' },
]
const enough = { kind: 'enough', by: 'item', field: 'stock', amount: 'quantity', text: 'There are only {left} of {title} left.' }
const entity = (id: string, singular: string, fields: readonly object[], more: object = {}) => ({
  id,
  singular,
  plural: `${singular}s`,
  title: (fields[0] as { id: string }).id,
  fields,
  read: 'own',
  write: 'anyone',
  seeds: [],
  ...more,
})
const action = (id: string, kind: string, of: string, fields: readonly string[], more: object = {}) => ({
  id,
  name: id,
  kind,
  entity: of,
  fields,
  confirmation: '',
  ...more,
})

/** A shop with a cart and orders, a court to book, and favourites. */
export const trading: AppModel = readModel({
  ...models.pottery,
  name: 'Court and Counter',
  roles: [],
  entities: [
    entity(
      'items',
      'item',
      [
        { id: 'name', label: 'Name', type: 'text', required: true },
        money('price', 'Price'),
        { id: 'stock', label: 'In stock', type: 'number', required: false },
      ],
      {
        read: 'public',
        seeds: [
          { name: 'Racket', price: 40, stock: 2 },
          { name: 'Ball', price: 2.5, stock: 30 },
        ],
      },
    ),
    entity('carts', 'cart line', line),
    entity('lines', 'order line', [...line, { id: 'order', label: 'Order', type: 'reference', required: true, entity: 'orders' }]),
    entity(
      'orders',
      'order',
      [
        { id: 'number', label: 'Number', type: 'text', required: false },
        { id: 'payment', label: 'Payment', type: 'choice', required: true, choices: ['Card', 'Cash'] },
        { id: 'card', label: 'Card number', type: 'text', required: false },
        money('total', 'Total'),
        { id: 'paid', label: 'Paid', type: 'choice', required: false, choices: ['Unpaid', 'Paid', 'Refunded'] },
        { id: 'day', label: 'Ordered on', type: 'date', required: false },
        { id: 'status', label: 'Status', type: 'choice', required: false, choices: ['Placed', 'Cancelled'] },
      ],
      { lifecycle: { field: 'status', initial: 'Placed', transitions: [{ id: 'cancel', name: 'Cancel', from: ['Placed'], to: 'Cancelled' }] } },
    ),
    entity(
      'bookings',
      'booking',
      [
        { id: 'court', label: 'Court', type: 'text', required: true },
        { id: 'date', label: 'Date', type: 'date', required: true },
        { id: 'until', label: 'Until', type: 'date', required: false },
        { id: 'time', label: 'Time', type: 'time', required: false },
        { id: 'people', label: 'People', type: 'number', required: false },
        { id: 'status', label: 'Status', type: 'choice', required: false, choices: ['Booked', 'Cancelled'] },
      ],
      { lifecycle: { field: 'status', initial: 'Booked', transitions: [{ id: 'cancel', name: 'Cancel', from: ['Booked'], to: 'Cancelled' }] } },
    ),
    entity('favourites', 'favourite', [{ id: 'item', label: 'Item', type: 'reference', required: true, entity: 'items' }]),
  ],
  actions: [
    action('add', 'create', 'carts', ['item', 'quantity'], { guards: [enough], effects: [{ kind: 'merge', fields: ['item'], add: 'quantity' }, ...worked] }),
    action('change', 'update', 'carts', ['quantity'], { guards: [enough], effects: worked }),
    action('order', 'create', 'orders', ['payment', 'card'], {
      guards: [{ kind: 'card', field: 'card', when: { field: 'payment', is: 'Card' } }],
      effects: [
        { kind: 'number', field: 'number', prefix: 'ORD' },
        { kind: 'today', field: 'day' },
        {
          kind: 'collect',
          from: 'carts',
          into: 'lines',
          by: 'order',
          sum: 'amount',
          total: 'total',
          stock: { by: 'item', field: 'stock', amount: 'quantity' },
          text: 'Your cart is empty.',
        },
        { kind: 'put', field: 'paid', value: 'Unpaid', when: null },
        { kind: 'put', field: 'paid', value: 'Paid', when: { field: 'payment', is: 'Card' } },
        { kind: 'mask', field: 'card' },
      ],
    }),
    action('cancel_order', 'transition', 'orders', [], {
      transition: 'cancel',
      effects: [
        { kind: 'each', of: 'lines', by: 'order', to: 'item', field: 'stock', amount: 'quantity', sign: 1 },
        { kind: 'put', field: 'paid', value: 'Refunded', when: { field: 'paid', is: 'Paid' } },
      ],
    }),
    action('book', 'create', 'bookings', ['court', 'date', 'time'], {
      guards: [
        { kind: 'upcoming', field: 'date', text: 'Choose today or later.' },
        { kind: 'unique', fields: ['court', 'date', 'time'], among: 'all', unless: ['Cancelled'], text: 'This time is taken.' },
      ],
    }),
    action('stay', 'create', 'bookings', ['court', 'date', 'until'], {
      guards: [
        { kind: 'order', from: 'date', to: 'until', apart: true, text: 'Leave after you come.' },
        { kind: 'free', by: 'court', from: 'date', to: 'until', unless: ['Cancelled'], text: 'These days are taken.' },
      ],
    }),
    action('join', 'create', 'bookings', ['court', 'date', 'people'], {
      guards: [{ kind: 'capacity', fields: ['court', 'date'], amount: 'people', most: 10, unless: ['Cancelled'], text: 'There is room for {left}.' }],
    }),
    action('cancel_booking', 'transition', 'bookings', [], { transition: 'cancel' }),
    action('favourite', 'toggle', 'favourites', ['item']),
  ],
  pages: [
    {
      id: 'home',
      path: '/',
      title: 'Court and Counter',
      navigation: 'Home',
      blocks: ['add', 'order', 'book', 'favourite'].map((one) => ({ kind: 'form', id: `${one}_form`, heading: one, action: one, text: '' })),
    },
  ],
  requirements: [],
})

export const row = (id: string, values: SiteRow['values'], owner: string | null = 'ada'): SiteRow => ({ id, owner, created_at: 1, updated_at: 1, values })
export const items = [row('racket', { name: 'Racket', price: 40, stock: 2 }, null), row('ball', { name: 'Ball', price: 2.5, stock: 30 }, null)]

/** What the action comes to on these rows, for Ada on a Thursday; new rows are called new-1, new-2 … */
export function attempt(action: string, typed: Typed, rows: Attempt['rows'] = {}, of: SiteRow | null = null, visitor = 'ada'): Submission {
  let made = 0
  const newId = (): string => {
    made += 1
    return `new-${made}`
  }
  return submit(trading, { action, row: of, typed, visitor: { id: visitor, role: null }, today: '2026-12-03', rows: { items, ...rows }, newId })
}
export const errorsOf = (of: Submission): Readonly<Record<string, string>> | string => (of.kind === 'refused' ? of.refusal.errors : of.kind)
