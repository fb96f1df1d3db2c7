import { expect, test } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { act, createWorld, rowsOf, visitorOf, withRow } from '../../builder/accept/world.ts'
import type { AppModel, Entity } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { createOf } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'
import { siteOf } from '../support/visitor-words.ts'

const named = ({ roles }: AppModel) => roles.map(({ name, manages }) => (manages ? `${name} runs it` : name))
const thing = ({ entities }: AppModel, plural: string): Entity => entities.find((one) => one.plural === plural)!
const stepsOf = (model: AppModel, plural: string) => thing(model, plural).lifecycle?.transitions.map(({ name, role }) => `${name}: ${role ?? 'whose it is'}`)

test('the one role that works for a site runs it, where the words name nobody else for that', () => {
  const harbor = siteOf(
    'A mooring website. Boat owners should be able to apply for a berth and pay fees. Harbor masters should be able to add berths, approve or reject applications, and record paid fees.',
  )
  expect([flawsOf(harbor), named(harbor)]).toEqual([[], ['Boat owner', 'Harbor master runs it']])
  expect(stepsOf(harbor, 'fees')).toEqual(['Pay fee: whose it is', 'Mark as paid: harbor_master', 'Mark as overdue: harbor_master', 'Waive: harbor_master'])
  const tutors = siteOf('A tutoring website. Students browse tutors and make bookings. Tutors confirm bookings and write lesson reports.')
  expect(named(tutors)).toEqual(['Student', 'Tutor runs it', 'Manager runs it'])
})

test('of several that keep order whoever stands highest runs the site, and each keeps what the words give to it', () => {
  const stable = siteOf(
    'A boarding website for reptiles. Owners should be able to register their animals and book a terrarium. Keepers should be able to write care notes for each animal. The manager should be able to manage terrariums.',
  )
  expect(stable.actions.find(({ name }) => name === 'Add terrarium')?.role).toBe('manager')
  expect(stable.actions.find(({ name }) => name === 'Write care note')?.role).toBe('keeper')
})

test('staff who only look and ask are served by those who take it on', () => {
  const ward = siteOf(
    'An equipment website for a hospital. Ward staff should be able to view devices and report faults. Technicians should be able to take tickets, assign faults and lock or release devices.',
  )
  expect(named(ward)).toEqual(['Ward staff', 'Technician runs it'])
})

test('people whose trade has any name act, and a unit of length does not', () => {
  const sweeps = siteOf('A chimney website. Residents book inspections. Sweeps should be able to record defects and issue certificates.')
  expect(named(sweeps)).toEqual(['Resident', 'Sweep runs it'])
  const cloth = siteOf(
    'A fabric shop website. Users order fabrics. Administrators should be able to manage fabrics and the meters left on each roll, and update order status.',
  )
  expect(named(cloth)).toEqual(['User', 'Administrator runs it'])
})

test('what is done on behalf of others, or by several, is theirs as well', () => {
  const ward = siteOf('A meal website. Nurses should be able to order meals on behalf of patients. Patients view the menu. Cooks plan meals.')
  expect(ward.entities.some(({ plural }) => plural === 'behalfs')).toBe(false)
  expect(ward.actions.find(({ name }) => name === 'Place order')?.role).toBeUndefined()
  const trips = siteOf('A transport website. Customers request deliveries. Drivers and dispatchers see the deliveries. Dispatchers assign deliveries.')
  expect(trips.pages.some(({ role, blocks }) => role === 'driver' && blocks.some((block) => block.kind === 'list' && block.entity === 'deliveries'))).toBe(true)
})

test('those who keep a flat together see and change each other’s rows, and nobody else does', () => {
  const flat = siteOf(
    'A website for roommates to organize the household. Roommates should be able to add chores, mark chores as done, record expenses and see who owes whom.',
  )
  const chores = thing(flat, 'chores')
  expect([named(flat), chores.read, chores.write, chores.together, chores.members]).toEqual([['Roommate'], 'public', 'anyone', true, true])
  expect([flawsOf(flat), ownershipFaults(flat)]).toEqual([[], []])
  const made = createOf(flat, chores.id)
  const world = withRow(createWorld(flat), chores.id, { id: 'c1', owner: 'ana-0123456789abcdef', values: { title: 'Bins', status: 'Open' } })
  const row = rowsOf(world, chores.id).find(({ id }) => id === 'c1')!
  const done = flat.actions.find(({ entity, kind }) => entity === chores.id && kind === 'transition')!
  expect('refused' in act(world, done.id, row, {}, visitorOf(flat, 'ben-0123456789abcdef', null))).toBe(false)
  expect('refused' in act(world, done.id, row, {}, { id: 'passer-by', role: null, account: null })).toBe(true)
  expect(made.role).toBeUndefined()
})

test('what staff write of something that somebody registered is read by that person, and by no other', () => {
  const pianos = siteOf(
    'A piano tuning website. Customers should be able to register their pianos and book a tuner. Tuners should be able to confirm appointments and write a condition note for each piano.',
  )
  const [owned, notes] = [thing(pianos, 'pianos'), thing(pianos, 'condition notes')]
  const ana = visitorOf(pianos, 'ana-0123456789abcdef', null)
  const world = withRow(createWorld(pianos), owned.id, { id: 'p1', owner: ana.id, values: { name: 'Upright' } })
  const by = notes.fields.find(({ entity }) => entity === owned.id)!.id
  const create = createOf(pianos, notes.id)
  const typed = { [notes.title]: 'Dry soundboard', [by]: 'p1', text: 'Crack', date: '2026-01-15' }
  const written = act(world, create.id, null, typed, visitorOf(pianos, 'tom-0123456789abcdef', 'tuner'))
  if ('refused' in written) throw new Error(written.refused)
  const row = { ...rowsOf(written.world, notes.id).find(({ owner }) => owner === 'tom-0123456789abcdef')!, created_at: 1 }
  const reads = (id: string) => canRead(viewerOf(pianos, visitorOf(pianos, id, null)), notes, row)
  expect([reads('ana-0123456789abcdef'), reads('eve-0123456789abcdef')]).toEqual([true, false])
  expect(pianos.pages.some(({ role, title }) => role === undefined && title === 'Condition notes')).toBe(true)
})

test('what members offer and others join is seen by those, and dreams are nobody else’s', () => {
  const rides = siteOf('A carpool website. Members should be able to offer a ride with departure place and number of seats, and join or leave a ride.')
  expect(thing(rides, 'rides').read).toBe('public')
  const dreams = siteOf('A dream diary web app for personal use. Users should be able to write dreams with date and mood, and search them by word.')
  expect([thing(dreams, 'dreams').read, named(dreams)]).toEqual(['own', ['User']])
})

test('whom those who run a site write to reads it on a page of their own', () => {
  const boarding = siteOf(
    'A boarding website. Owners should be able to register their animals. Keepers should be able to record weights and send a message to the owner.',
  )
  const pages = boarding.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox'))
  expect(pages.some(({ role }) => role === undefined)).toBe(true)
  expect(thing(boarding, 'conversations').shared).toBe('to')
})

test('who publishes single ones keeps the others', () => {
  const film = siteOf('A photography notebook website. Users should be able to record film rolls. Users may publish single rolls to a gallery.')
  expect(thing(film, 'film rolls').visible).toEqual({ field: 'visible_to', members: 'Members', owner: 'Only me' })
})
