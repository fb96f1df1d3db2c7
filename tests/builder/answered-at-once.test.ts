import { expect, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { createOf, done } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

test('an event that is triggered is answered, and its state follows', () => {
  const site = siteOf(
    'An event-driven web application for factory signals. It handles multiple events, including event triggering, event handling, and event response. Users can trigger events, and the application responds and processes events in a timely manner. It records and tracks the status of events.',
  )
  const events = site.entities.find(({ singular }) => singular.endsWith('event'))!
  const create = createOf(site, events.id)
  const typed = Object.fromEntries(
    events.fields.flatMap((field) => (field.required && create.fields.includes(field.id) ? [[field.id, field.choices?.[0] ?? 'Belt stopped']] : [])),
  )
  const { world, row } = done(createWorld(site, 20), create, { ...typed, [events.title]: 'Belt stopped' })
  const responses = site.entities.find(({ singular }) => singular.endsWith('response'))!
  const by = responses.fields.find(({ entity }) => entity === events.id)!.id
  expect(create.name).toBe(`Trigger ${events.singular}`)
  expect(rowsOf(world, responses.id).flatMap(({ values }) => (values[by] === row ? [values.title] : []))).toEqual(['Answered at once'])
  expect(rowsOf(world, events.id).find(({ id }) => id === row)!.values.status).toBe('Processed')
})

test('events of a calendar are answered by nobody', () => {
  const site = siteOf('A town website with events and news. Visitors respond to events, staff add events.')
  expect(site.actions.flatMap(({ effects = [] }) => effects.filter(({ kind }) => kind === 'record'))).toEqual([])
})
