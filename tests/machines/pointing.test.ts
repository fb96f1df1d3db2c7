import { expect, test } from 'vitest'
import { type AnyEventObject, createActor, fromPromise } from 'xstate'
import type { PartChange } from '../../contract/edit.ts'
import type { Version } from '../../contract/projects.api.ts'
import { type PickedPart, pointingMachine } from '../../machines/pointing.machine.ts'
import { answered, edgePaths, led, refused, replay, unreached } from '../support/paths.ts'

const heading: PickedPart = { page: '/', block: 'hero', text: 'Clay Corner', colours: 'heading' }
const entry: PickedPart = { page: '/', block: null, text: 'Home', colours: 'header' }
const reword: PartChange = { kind: 'text', to: 'Kiln' }
const version: Version = { number: 2, label: '“Clay Corner” now reads “Kiln”', created_at: 1, changes: ['“Clay Corner” now reads “Kiln”.'] }
const input = { project_id: 'p1', version: 1 }
const exploration = {
  input,
  cases: {
    'version.shown': [{ version: 3 }],
    'part.picked': [{ part: heading }, { part: entry }],
    'draft.changed': [{ draft: 'Kiln' }],
    'part.change': [{ change: reword }],
    'xstate.done.actor.saveChange': [{ output: version }],
    'xstate.error.actor.saveChange': [{ error: new Error('refused') }],
  },
}
const { uncovered, differences, reached } = await replay(pointingMachine, edgePaths(pointingMachine, exploration), exploration)

const start = { type: 'pointing.start' }
const pick = { type: 'part.picked', part: heading }
const change = { type: 'part.change', change: reword }
const at = (...events: AnyEventObject[]) => led(pointingMachine, input, ...events)

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(pointingMachine, reached)).toEqual([])
})

test('a part is chosen exactly while one is picked, and an error stands only beside it', () => {
  expect(reached.filter((snapshot) => snapshot.hasTag('picked') !== (snapshot.context.part !== null))).toEqual([])
  expect(reached.filter(({ context, value }) => context.failure !== null && value !== 'picked')).toEqual([])
  expect(reached.filter(({ context, value }) => value === 'off' && (context.part !== null || context.changed !== null))).toEqual([])
})

test('a part is picked, and its words are the draft', () => {
  expect([at(start).at, at(start, pick).at]).toEqual(['choosing', 'picked'])
  expect(at(start, pick).context).toMatchObject({ part: heading, draft: 'Clay Corner', changed: null, failure: null })
  expect(at(start, pick, { type: 'draft.changed', draft: 'x' }, { type: 'part.picked', part: entry }).context).toMatchObject({
    part: entry,
    draft: 'Home',
  })
})

test('a version that is shown, and another part, change nothing of where one is', () => {
  const shown = { type: 'version.shown', version: 3 }
  expect([at(shown).at, at(start, shown).at, at(start, pick, shown).at, at(start, pick, change, shown).at]).toEqual(['off', 'choosing', 'picked', 'saving'])
  expect([at(start, pick, pick).at, at(start, pick, { type: 'draft.changed', draft: 'x' }).at]).toEqual(['picked', 'picked'])
})

test('leaving a part goes on choosing, ending switches it off wherever it is', () => {
  expect(at(start, pick, { type: 'part.leave' }).at).toBe('choosing')
  const end = { type: 'pointing.end' }
  for (const before of [[start], [start, pick], [start, pick, change]]) expect(at(...before, end).at).toBe('off')
  expect(at(start, pick, change, end).stopped).toEqual(['saveChange'])
})

test('a change is saved for the version that is shown, and says what it did', async () => {
  const calls: unknown[] = []
  const told: unknown[] = []
  const actor = createActor(
    pointingMachine.provide({
      actors: {
        saveChange: fromPromise(async ({ input: of }) => {
          calls.push(of)
          return version
        }),
      },
    }),
    { input },
  )
  actor.on('site.edited', (event) => told.push(event))
  actor.start()
  actor.send({ type: 'version.shown', version: 4 })
  actor.send({ type: 'pointing.start' })
  actor.send({ type: 'part.picked', part: heading })
  actor.send({ type: 'part.change', change: reword })
  actor.send({ type: 'part.change', change: reword })
  await new Promise((resolve) => setImmediate(resolve))
  expect(calls).toEqual([{ project_id: 'p1', version: 4, part: heading, change: reword }])
  expect(told).toEqual([{ type: 'site.edited' }])
  expect([actor.getSnapshot().value, actor.getSnapshot().context]).toEqual([
    'choosing',
    { project_id: 'p1', version: 2, part: null, draft: '', change: reword, changed: '“Clay Corner” now reads “Kiln”.', failure: null },
  ])
})

test('a change that is refused leaves the part and what was typed, with the reason', () => {
  const draft = { type: 'draft.changed', draft: 'Kiln' }
  const failed = at(start, pick, draft, change, refused('saveChange'))
  expect([failed.at, failed.context]).toMatchObject(['picked', { part: heading, draft: 'Kiln', failure: { kind: 'broken' } }])
  const again = at(start, pick, draft, change, refused('saveChange'), change)
  expect([again.at, again.context.failure, again.started]).toEqual(['saving', null, ['saveChange']])
  expect(at(start, pick, change, answered('saveChange', version)).at).toBe('choosing')
})
