import { type AppModel, readModel } from '../../builder/model.ts'
import type { SiteRequest, SiteRow } from '../../builder/site.ts'
import ordersModel from './orders.model.json' with { type: 'json' }
import potteryModel from './pottery.model.json' with { type: 'json' }

const pottery: AppModel = readModel(potteryModel)
const orders: AppModel = readModel(ordersModel)
const notes: AppModel = readModel({
  ...pottery,
  name: 'Notes',
  tagline: '',
  summary: '',
  theme: {
    ...pottery.theme,
    name: 'atelier',
    background: '#141414',
    surface: '#1d1d1c',
    component: '#ff5a36',
    radius: 0,
    display: 'grotesque',
    density: 'compact',
  },
  entities: [],
  actions: [],
  pages: [{ id: 'home', path: '/', title: 'Notes', navigation: null, blocks: [] }],
})

/** Three hand-made models: a studio without roles, an order system with three, and the least that a model can be. */
export const models = { pottery, orders, notes } as const

const day = (number: number): string => `2026-12-${String(number).padStart(2, '0')}`
const row = (id: string, owner: string | null, values: SiteRow['values'], created_at = 1_790_000_000): SiteRow => ({
  id,
  owner,
  created_at,
  updated_at: created_at,
  values,
})

const classes = ['Throwing for beginners', 'Handbuilding mugs', 'Glazing night', 'Raku by the river', 'Open wheel', 'Moon jars'].map((name, index) =>
  row(
    `class${index}`,
    null,
    {
      name,
      level: ['Beginner', 'Improver', 'All levels'][index % 3] ?? null,
      starts: `${day(3 + Math.floor(index / 2) * 2)}T${10 + index}:30`,
      price: 48 + index * 17.5,
      places: 4 + index,
      about: 'Centre, open and pull. We glaze and fire two pieces for you, and there is tea.',
      picture: `piece ${index}`,
      rating: 3 + (index % 3),
    },
    1_790_000_000 - index,
  ),
)
const booking = { email: 'ines@example.com', class: 'class1', seats: 2, apron: true, note: 'I am left-handed.', status: 'Requested' }
const items = [
  'Upright piano',
  'Bookshelf',
  'Washing machine',
  'Twelve boxes of books',
  'Oak table',
  'Aquarium',
  'Grandfather clock',
  'Studio flat',
  'Bicycle',
  'Wardrobe',
] as const
const states = ['Placed', 'Accepted', 'On the way', 'Delivered', 'Cancelled'] as const
const placed = items.map((item, index) =>
  row(
    `order${index}`,
    index < 6 ? null : index < 8 ? 'visitor-a' : 'visitor-b',
    {
      item,
      size: ['Small', 'Medium', 'Large'][index % 3] ?? null,
      from: `${index + 3} Harbour Street`,
      to: `${index + 20} Mill Road`,
      date: day(1 + index),
      weight: 12 + index * 37,
      freight: index === 4 ? null : 39.5 + index * 61.25,
      insured: index % 2 === 0,
      driver: index % 3 === 0 ? null : `driver${index % 2}`,
      phone: '+1 555 010 0199',
      status: states[index % 5] ?? null,
    },
    1_790_000_000 + index * 3600,
  ),
)

/** Rows for the models' entities; `visitor-a` and `visitor-b` own some, the rest are samples. */
export const rows: Readonly<Record<string, readonly SiteRow[]>> = {
  classes,
  bookings: [
    row('booking0', null, { name: 'Ines Prado', ...booking }),
    row('booking1', 'visitor-a', { name: 'Ana Lund', ...booking, class: 'class2' }),
    row('booking2', 'visitor-b', { name: 'Secret Guest', ...booking, note: 'Hidden words' }),
  ],
  orders: placed,
  drivers: [
    row('driver0', null, { name: 'Rosa Meyer', van: 'Sprinter, white', rating: 5, site: 'https://rosa.example.com' }),
    row('driver1', null, { name: 'Bo Li', van: 'Transit, green', rating: 4, site: null }),
  ],
  complaints: [
    row('complaint0', 'visitor-b', {
      subject: 'Scratched lid',
      email: 'b@example.com',
      text: 'The piano lid is scratched.',
      photo: 'lid.jpg',
      order: 'order8',
    }),
  ],
}

/** A visitor's request for a page, with all rows. */
export const request = (path: string, changes: Partial<SiteRequest> = {}): SiteRequest => ({
  path,
  query: {},
  base: '',
  visitor: { id: 'visitor-a', role: null },
  roles: [],
  rows,
  today: '2026-12-03',
  badge: true,
  ...changes,
})
