import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { chancesLeft, type DrawInput, drawMachine, drawnEntry, placeBy } from '../../../machines/modules/draw.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const entries = [
  { id: 'a', label: 'Mug', weight: 3 },
  { id: 'b', label: 'Trip', weight: 1 },
  { id: 'c', label: 'Never', weight: 0 },
]
const input: DrawInput = { entries, chances: 2, seed: 7, drawn: [], isCalm: false }
const exploration = {
  input,
  cases: { 'draw.start': [{}, { pick: 1 }] },
  key: ({ value, context }: { value: unknown; context: { drawn: readonly number[]; pick: number | null } }) => [value, context.drawn.length, context.pick],
}
const replayed = await replay(drawMachine, edgePaths(drawMachine, exploration), exploration)
const start = { type: 'draw.start' } as const
const again = { type: 'draw.again' } as const
const turned = { type: 'xstate.after.turn.draw.turning' }
const at = (of: DrawInput, ...events: { type: string }[]) => led(drawMachine, of, ...events).at

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(drawMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered.filter((label) => !label.includes('opening'))).toEqual([])
})

test('what is drawn is settled at the start, and shown once it has come to rest', () => {
  const clock = new SimulatedClock()
  const actor = createActor(drawMachine, { input, clock }).start()
  actor.send(start)
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('turning'), actor.getSnapshot().context.drawn.length]).toEqual(['turning', true, 1])
  clock.increment(3599)
  expect(actor.getSnapshot().value).toBe('turning')
  clock.increment(1)
  expect([actor.getSnapshot().value, chancesLeft(actor.getSnapshot().context)]).toEqual(['landed', 1])
  expect(['a', 'b']).toContain(drawnEntry(actor.getSnapshot().context)?.id)
})

test('it turns shortly for those who want less motion', () => {
  const clock = new SimulatedClock()
  const actor = createActor(drawMachine, { input: { ...input, isCalm: true }, clock }).start()
  actor.send(start)
  clock.increment(400)
  expect(actor.getSnapshot().value).toBe('landed')
})

test('a second press while it turns changes nothing', () => {
  const { at: state, context } = led(drawMachine, input, start, start)
  expect([state, context.drawn.length]).toEqual(['turning', 1])
})

test('the chances run out, and are still out on the next visit', () => {
  const spent = [start, turned, start, turned]
  expect(at(input, ...spent)).toBe('landed')
  expect(at(input, ...spent, start)).toBe('landed')
  expect(at(input, ...spent, again)).toBe('spent')
  expect(at(input, ...spent, again, start)).toBe('spent')
  expect(at({ ...input, drawn: [0, 1] })).toBe('spent')
  expect(at({ ...input, drawn: [0] })).toBe('ready')
})

test('without a number of chances it can be drawn again and again', () => {
  const free = { ...input, chances: null }
  expect(at(free, start, turned, start)).toBe('turning')
  expect(at(free, start, turned, again)).toBe('ready')
  expect(led(drawMachine, free, start, turned, start, turned, start, turned).context.drawn.length).toBe(3)
})

test('where nothing can be drawn, nothing turns', () => {
  const nothing = { ...input, chances: null, entries: [{ id: 'c', label: 'Never', weight: 0 }] }
  expect(at(nothing, start)).toBe('ready')
  expect(at({ ...nothing, drawn: [0] }, start)).toBe('ready')
})

test('the box that was chosen is kept with the draw', () => {
  expect(led(drawMachine, input, { type: 'draw.start', pick: 4 } as never).context.pick).toBe(4)
  expect(led(drawMachine, input, start, turned, { type: 'draw.start', pick: 2 } as never).context.pick).toBe(2)
})

test('an entry is drawn in the share of its weight, one without weight never', () => {
  const places = Array.from({ length: 100 }, (_, share) => placeBy(entries, share / 100))
  expect([0, 1, 2].map((place) => places.filter((one) => one === place).length)).toEqual([75, 25, 0])
  expect(placeBy([], 0.5)).toBe(0)
})
