import { expect, it } from 'vitest'
import { createWorld, rowsOf, wholeOf } from '../../builder/accept/world.ts'
import { alarmScript } from '../../builder/render/social/alarm-script.ts'
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

it('what is due today is counted beside the name of the site on every page, and told there at its time', () => {
  const model = built(words)
  const due = (page: string): string => /<span class="bell-count">(\d+)<\/span><span class="sr"> due</.exec(page)?.[1] ?? '0'
  const before = Number(due(wholeOf(createWorld(model), '/', me)))
  const { world, row } = done(createWorld(model), { id: 'set_timed_voice_reminder' }, set)
  const page = wholeOf(world, '/', me)
  expect(due(page)).toBe(String(before + 1))
  expect(page).toContain(`<span hidden data-rings="2026-01-15T10:05" data-rings-id="${row}"><strong>Take the tablets</strong></span>`)
  const reminder = rowsOf(world, 'timed_voice_reminders').find(({ id }) => id === row) ?? null
  const after = wholeOf(done(world, { id: 'complete_timed_voice_reminder' }, {}, reminder).world, '/', me)
  expect([due(after), after.includes('Take the tablets</strong></span>')]).toEqual([String(before), false])
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

it('what is due is told once also where a page keeps nothing in its session', () => {
  const told: string[] = []
  const element = () => ({
    setAttribute() {},
    addEventListener() {},
    append: (line: { readonly textContent?: string }) => line.textContent && told.push(line.textContent),
  })
  const alarm = { dataset: { rings: new Date(Date.now() - 60_000).toISOString(), ringsId: 'r1' }, querySelector: () => ({ textContent: 'Call Ana' }) }
  const rings: (() => void)[] = []
  const page = { querySelectorAll: () => [alarm], createElement: element, body: { append() {} } }
  new Function('document', 'window', 'sessionGet', 'sessionSet', 'setInterval', alarmScript)(
    page,
    {},
    () => null,
    () => {},
    (ring: () => void) => rings.push(ring),
  )
  for (let turn = 0; turn < 3; turn += 1) rings[0]!()
  expect(told.filter((line) => line.startsWith('It is time'))).toEqual(['It is time: Call Ana'])
})

it('a page of reminders tells of all that has a day ahead', () => {
  const model = built('A herd record app for a farm. Users can add cows, note vaccinations, set reminders and record milk yields.')
  const page = model.pages.find(({ path }) => path === '/reminders')
  expect(page?.blocks.flatMap((block) => (block.kind === 'due' ? [[block.entity, block.date]] : []))).toEqual([
    ['vaccinations', 'next_due_on'],
    ['reminders', 'due_on'],
  ])
})
