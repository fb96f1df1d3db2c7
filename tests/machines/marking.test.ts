import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Mark } from '../../contract/turn.ts'
import { markingMachine } from '../../machines/marking.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const studio: Mark[] = [{ start: 2, end: 8, pen: 'thing' }]
const exploration = {
  input: { words: '' },
  cases: {
    'words.changed': [{ words: 'a studio' }, { words: '' }],
    'xstate.done.actor.readWords': [{ output: studio }],
    'xstate.error.actor.readWords': [{ error: new Error('no reader') }],
  },
}
const { uncovered, differences, reached } = await replay(markingMachine, edgePaths(markingMachine, exploration), exploration)

/** A marking whose readings are counted and settle as told. */
function marking(words = '') {
  const clock = new SimulatedClock()
  const readings: { words: string; signal: AbortSignal; answer: PromiseWithResolvers<readonly Mark[]> }[] = []
  const actor = createActor(
    markingMachine.provide({
      actors: {
        readWords: fromPromise(({ input, signal }: { input: { words: string }; signal: AbortSignal }) => {
          const answer = Promise.withResolvers<readonly Mark[]>()
          readings.push({ words: input.words, signal, answer })
          return answer.promise
        }),
      },
    }),
    { clock, input: { words } },
  ).start()
  const type = (text: string) => actor.send({ type: 'words.changed', words: text })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return { actor, clock, readings, type, settled, marks: () => actor.getSnapshot().context.marks }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(uncovered).toEqual([])
  expect(differences).toEqual([])
  expect(unreached(markingMachine, reached)).toEqual([])
})

test('words are read once their typing pauses, not at each letter', async () => {
  const { clock, readings, type, actor, marks, settled } = marking()
  type('a stud')
  clock.increment(179)
  type('a studio')
  clock.increment(179)
  expect(readings).toHaveLength(0)
  clock.increment(1)
  expect(readings.map((reading) => reading.words)).toEqual(['a studio'])
  readings[0]?.answer.resolve(studio)
  await settled()
  expect([actor.getSnapshot().value, marks()]).toEqual(['marked', studio])
})

test('the same words again are not read again', () => {
  const { clock, readings, type } = marking('a studio')
  clock.increment(180)
  type('a studio')
  clock.increment(180)
  expect([readings.length, readings[0]?.signal.aborted]).toEqual([1, false])
})

test('a reading of words that have changed is ended, and its late answer dropped', async () => {
  const { clock, readings, type, marks, settled } = marking('a studio')
  clock.increment(180)
  type('a studio and more')
  expect(readings[0]?.signal.aborted).toBe(true)
  readings[0]?.answer.resolve(studio)
  await settled()
  expect(marks()).toEqual([])
  clock.increment(180)
  readings[1]?.answer.resolve([{ start: 13, end: 17, pen: 'thing' }])
  await settled()
  expect(marks()).toEqual([{ start: 13, end: 17, pen: 'thing' }])
})

test('marks move along with their words while the next reading is awaited', async () => {
  const { clock, readings, type, marks, settled } = marking('a studio')
  clock.increment(180)
  readings[0]?.answer.resolve(studio)
  await settled()
  type('a calm studio')
  expect(marks()).toEqual([{ start: 7, end: 13, pen: 'thing' }])
  type('a calm stdio')
  expect(marks()).toEqual([])
})

test('blank words are not read and bear no marks', () => {
  const { actor, clock, readings, type, marks } = marking(' ')
  clock.increment(180)
  expect([actor.getSnapshot().value, readings, marks()]).toEqual(['marked', [], []])
  type('a')
  clock.increment(180)
  expect(actor.getSnapshot().value).toBe('reading')
})

test('without a reader there are no marks, and the next words are tried anew', async () => {
  const { actor, clock, readings, type, marks, settled } = marking('a studio')
  clock.increment(180)
  readings[0]?.answer.reject(new Error('no reader'))
  await settled()
  expect([actor.getSnapshot().value, marks()]).toEqual(['marked', []])
  type('a studio!')
  clock.increment(180)
  expect(readings).toHaveLength(2)
})
