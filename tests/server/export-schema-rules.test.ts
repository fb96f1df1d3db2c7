import { expect, it } from 'vitest'
import type { Entity, Field, Values } from '../../builder/model.ts'
import { inOrder, rowsOf, schemaOf } from '../../server/export/schema.present.ts'

const text: Field = { id: 'name', label: 'Name', type: 'text', required: true }
const price: Field = { id: 'price', label: 'Price', type: 'money', required: false }
const names = (id: string, entity: string): Field => ({ id, label: id, type: 'reference', required: false, entity })
const table = (id: string, ...fields: readonly Field[]): Entity => ({
  id,
  singular: id.slice(0, -1),
  plural: id,
  title: 'name',
  fields: [text, ...fields],
  read: 'public',
  write: 'anyone',
  seeds: [],
})
const row = (id: string, values: Values) => ({ id, owner: null, created_at: 1, updated_at: 1, values })

it('a table comes after those that it refers to, so that any database takes the schema', () => {
  const entities = [table('bookings', names('room', 'rooms')), table('rooms', price)]
  expect(schemaOf(entities)).toBe(`-- rooms
create table "rooms" (
  "_id" text primary key,
  "_owner" text, -- who made the row, null for a sample
  "name" text, -- Name
  "price" double precision, -- Price: an amount of money
  "_created_at" integer not null, -- Unix seconds
  "_updated_at" integer not null
);
create index "rooms by time" on "rooms" ("_created_at");

-- bookings
create table "bookings" (
  "_id" text primary key,
  "_owner" text, -- who made the row, null for a sample
  "name" text, -- Name
  "room" text references "rooms" ("_id"), -- room
  "_created_at" integer not null, -- Unix seconds
  "_updated_at" integer not null
);
create index "bookings by time" on "bookings" ("_created_at");
create index "bookings of room" on "bookings" ("room");
`)
})

it('of two tables that refer to each other the earlier one says in words what it refers to', () => {
  const entities = [table('teams', names('captain', 'players')), table('players', names('team', 'teams'))]
  expect(inOrder(entities).map(({ id }) => id)).toEqual(['players', 'teams'])
  const columns = schemaOf(entities)
    .split('\n')
    .filter((line) => /"(?:captain|team)" text/.test(line))
  expect(columns).toEqual(['  "team" text, -- team: one of the teams', '  "captain" text references "players" ("_id"), -- captain'])
})

it('a row comes after those of its own table that it names', () => {
  const posts = table('posts', names('answer_to', 'posts'))
  const rows = [row('2', { name: 'Yes', answer_to: '1' }), row('1', { name: 'Is it open?' }), row('3', { name: 'Bye' })]
  expect([...rowsOf(posts, rows).matchAll(/values \('(\d)'/g)].map(([, id]) => id)).toEqual(['1', '2', '3'])
})
