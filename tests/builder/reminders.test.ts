import { expect, it } from 'vitest'
import { createWorld, rowsOf, wholeOf } from '../../builder/accept/world.ts'
import { built, done, me } from '../support/acting.ts'

const words = 'A voice reminder website. Users can set timed voice reminders and view historical reminder records.'
const set = { title: 'Take the tablets', date: '2026-01-15', time: '10:05' }

it('a reminder tells the page when it rings: on its day, at its time', () => {
  const model = built(words)
  const { world, row } = done(createWorld(model), { id: 'set_timed_voice_reminder' }, set)
  const page = wholeOf(world, '/timed-voice-reminders', me)
  expect(page).toContain(`<li class="card told" data-rings="2026-01-15T10:05" data-rings-id="${row}">`)
  expect(page).toContain('Date: 15 Jan 2026, 10:05')
})

it('its record is written when it is done, and not when it is set', () => {
  const model = built(words)
  const told = ({ rows }: { rows: ReturnType<typeof createWorld>['rows'] }) =>
    (rows.get('reminder_records') ?? []).filter(({ values }) => values.title === 'Take the tablets')
  const { world, row } = done(createWorld(model), { id: 'set_timed_voice_reminder' }, set)
  expect(told(world)).toEqual([])
  const reminder = rowsOf(world, 'timed_voice_reminders').find(({ id }) => id === row) ?? null
  const after = done(world, { id: 'complete_timed_voice_reminder' }, {}, reminder)
  expect(told(after.world).map(({ values }) => [values.title, values.date, values.result])).toEqual([['Take the tablets', '2026-01-15', 'Done']])
})
