import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type ToolRun, type WorkbenchInput, workbenchMachine } from '../../../machines/modules/workbench.machine.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: WorkbenchInput = {
  tools: [
    { tool: 'case', modes: ['UPPER', 'lower'], sample: 'Good', secondSample: '', isFree: false },
    { tool: 'replace', modes: [], sample: 'red door', secondSample: 'red', isFree: false },
    { tool: 'password', modes: ['12', '16'], sample: '', secondSample: '', isFree: true },
  ],
  left: null,
}
const done = { type: 'xstate.done.actor.runTool', output: { text: 'GOOD' } }
const failed = { type: 'xstate.error.actor.runTool', error: new Error('This cannot be read.') }
const exploration = {
  input,
  cases: {
    'tool.choose': [{ tool: 'replace' }, { tool: 'password' }, { tool: 'saw' }],
    'mode.choose': [{ mode: 'lower' }, { mode: 'sideways' }],
    'text.type': [{ text: 'Hi' }],
    'second.type': [{ text: 'blue' }],
    'file.open': [{ text: 'Filed', name: 'a.txt' }],
    'xstate.done.actor.runTool': [{ output: { text: 'GOOD' } }, { output: { text: '' } }],
    'xstate.error.actor.runTool': [{ error: new Error('This cannot be read.') }],
  },
  key: ({ value, context }: { value: unknown; context: { tool: string; text: string; outcome: unknown } }) => [
    value,
    context.tool,
    context.text === '',
    (context.outcome as { text?: string } | null)?.text ?? null,
  ],
}
const replayed = await replay(workbenchMachine, edgePaths(workbenchMachine, exploration), exploration)
const at = (...events: { type: string; [more: string]: unknown }[]) => led(workbenchMachine, input, ...events)
const clear = { type: 'text.clear' }
const typed = { type: 'text.type', text: 'Hi' }
const rested = { type: 'xstate.after.rest.workbench.typing' }

test('every state is reached, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(unreached(workbenchMachine, replayed.reached)).toEqual([])
  expect(replayed.uncovered.filter((label) => !label.includes('looking'))).toEqual([])
})

test('a bench begins with what its first tool makes of an example', () => {
  const { at: state, context } = at()
  expect([state, context.tool, context.mode, context.text]).toEqual(['running', 'case', 'UPPER', 'Good'])
  expect(at(done).at).toBe('shown')
  expect(at(done).context.outcome).toEqual({ text: 'GOOD' })
})

test('a bench goes on with what was left on it, unless its tool is gone', () => {
  const left = { tool: 'replace', mode: '', text: 'blue door', second: 'blue' }
  const begin = (of: typeof left) => {
    const { tool, mode, text, second } = led(workbenchMachine, { ...input, left: of }).context
    return { tool, mode, text, second }
  }
  expect(begin(left)).toEqual(left)
  expect(begin({ ...left, text: '' })).toEqual({ ...left, text: '' })
  const first = { tool: 'case', mode: 'UPPER', text: 'Good', second: '' }
  expect([begin({ ...left, tool: 'saw' }), begin({ ...left, tool: 'case', mode: 'sideways' })]).toEqual([first, first])
})

test('a tool runs once typing rests for 200 milliseconds, with what stands there then', async () => {
  const clock = new SimulatedClock()
  const runs: ToolRun[] = []
  const runTool = fromPromise<unknown, ToolRun>(({ input: run }) => {
    runs.push(run)
    return new Promise(() => undefined)
  })
  const actor = createActor(workbenchMachine.provide({ actors: { runTool } }), { input, clock }).start()
  actor.send({ type: 'text.type', text: 'a' })
  clock.increment(199)
  actor.send({ type: 'text.type', text: 'ab' })
  clock.increment(199)
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy'), runs.length]).toEqual(['typing', true, 1])
  clock.increment(1)
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]).toEqual(['running', true])
  expect(runs.at(-1)).toEqual({ tool: 'case', mode: 'UPPER', text: 'ab', second: '' })
})

test('what a newer text, tool, mode, file or example begins ends what ran before', () => {
  for (const next of [
    { type: 'tool.choose', tool: 'replace' },
    { type: 'mode.choose', mode: 'lower' },
    { type: 'file.open', text: 'x', name: 'a.txt' },
    { type: 'sample.take' },
  ])
    expect([at(done, next).at, at(failed, next).at, at(next, done).at]).toEqual(['running', 'running', 'shown'])
  expect([at(done, typed).at, at(done, { type: 'second.type', text: 'b' }).at]).toEqual(['typing', 'typing'])
  expect([at(typed, rested).at, at(typed, { type: 'tool.run' }).at, at(done, { type: 'tool.run' }).at]).toEqual(['running', 'running', 'running'])
})

test('a tool that is not there, and a way that it does not have, change nothing', () => {
  expect(at(done, { type: 'tool.choose', tool: 'saw' }).at).toBe('shown')
  expect(at(done, { type: 'mode.choose', mode: 'sideways' }).at).toBe('shown')
  expect(at(done, { type: 'mode.choose', mode: 'lower' }).context.mode).toBe('lower')
})

test('another tool keeps a text of the visitor’s own, and gives its example in place of another’s', () => {
  const own = at(typed, { type: 'tool.choose', tool: 'replace' }).context
  expect([own.text, own.second, own.mode]).toEqual(['Hi', 'red', ''])
  const fresh = at({ type: 'tool.choose', tool: 'replace' }).context
  expect([fresh.text, fresh.filled, fresh.outcome]).toEqual(['red door', 1, null])
})

test('without a text nothing runs but a tool that needs none', () => {
  expect([at(done, clear).at, at(done, clear).context.outcome, at(done, clear).context.error]).toEqual(['empty', null, ''])
  expect(at(clear, { type: 'tool.run' }).at).toBe('empty')
  expect(at(clear, { type: 'mode.choose', mode: 'lower' }).at).toBe('empty')
  expect(at({ type: 'file.open', text: '', name: 'none.txt' }).at).toBe('empty')
  expect(at({ type: 'text.type', text: '' }, rested).at).toBe('empty')
  expect(at(clear, { type: 'tool.choose', tool: 'password' }).at).toBe('running')
  expect(at(failed, clear).context.error).toBe('')
})

test('what a tool cannot read is told in words, and leaves with the next text', () => {
  expect([at(failed).at, at(failed).context.error, at(failed).context.outcome]).toEqual(['failed', 'This cannot be read.', null])
  expect(at({ type: 'xstate.error.actor.runTool', error: 'x' }).context.error).toBe('This could not be read.')
  expect([at(failed, typed, rested, done).at, at(failed, typed, rested, done).context.error]).toEqual(['shown', ''])
})

test('a result is used as the next text', () => {
  const used = at(done, { type: 'outcome.use' })
  expect([used.at, used.context.text, used.context.filled]).toEqual(['running', 'GOOD', 1])
  expect(at({ ...done, output: { text: '' } }, { type: 'outcome.use' }).at).toBe('empty')
})

test('a file names where the text came from, until something else is written', () => {
  const open = { type: 'file.open', text: 'Filed', name: 'notes.txt' }
  expect([at(open).context.text, at(open).context.file]).toEqual(['Filed', 'notes.txt'])
  expect([at(open, typed).context.file, at(open, { type: 'sample.take' }).context.text, at(open, clear).context.file]).toEqual(['', 'Good', ''])
})
