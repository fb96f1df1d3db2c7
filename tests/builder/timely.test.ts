import { expect, it } from 'vitest'
import { timely } from '../../builder/complete/operations/timely.ts'
import type { Entity, Values } from '../../builder/model.ts'

const dated = (states: string[], seeds: Values[]): Entity => ({
  id: 'shows',
  singular: 'show',
  plural: 'shows',
  title: 'title',
  fields: [
    { id: 'title', label: 'Title', type: 'text', required: true },
    { id: 'starts_on', label: 'Starts on', type: 'datetime', required: false },
    { id: 'ends_on', label: 'Ends on', type: 'datetime', required: false },
    { id: 'status', label: 'Status', type: 'choice', required: false, choices: states },
  ],
  read: 'public',
  write: 'managed',
  lifecycle: { field: 'status', initial: states[0]!, transitions: [] },
  seeds,
})
const seedsOf = (entity: Entity) => timely({ model: { entities: [entity] } } as unknown as Parameters<typeof timely>[0]).model.entities[0]!.seeds

it('samples that are over lie behind us, those to come ahead, and those that go on have begun', () => {
  const states = ['Scheduled', 'Live', 'Ended']
  const seeds = [
    { title: 'A', starts_on: '+6dT19:00', ends_on: '+8dT20:00', status: 'Ended' },
    { title: 'B', starts_on: '-4d', ends_on: '-2d', status: 'Scheduled' },
    { title: 'C', starts_on: '+3d', ends_on: '+5d', status: 'Live' },
    { title: 'D', starts_on: '-9d', ends_on: '-7d', status: 'Ended' },
  ]
  expect(seedsOf(dated(states, seeds)).map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
    ['-6dT19:00', '-4dT20:00'],
    ['+5d', '+7d'],
    ['+0d', '+2d'],
    ['-9d', '-7d'],
  ])
})

it('the date of what is only written down stays', () => {
  expect(seedsOf(dated(['Draft', 'Done'], [{ title: 'A', starts_on: '+6d', ends_on: null, status: 'Done' }]))[0]?.starts_on).toBe('+6d')
})
