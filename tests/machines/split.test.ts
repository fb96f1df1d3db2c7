import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type SplitEvent, splitMachine } from '../../machines/split.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const exploration = { input: { percent: 34 }, cases: { 'separator.move': [{ percent: 50 }] } }
const explored = await replay(splitMachine, edgePaths(splitMachine, exploration), exploration)

/** A split that has been sent these events, with what it remembered. */
function split(...events: SplitEvent[]) {
  const remembered: number[] = []
  const actor = createActor(splitMachine.provide({ actions: { rememberPercent: (_, { percent }) => remembered.push(percent) } }), {
    input: { percent: 34 },
  }).start()
  for (const event of events) actor.send(event)
  const { value, context, tags } = actor.getSnapshot()
  return { value, percent: context.percent, tags: [...tags], remembered }
}
const [grab, release, hideConversation, showConversation, hideStage, showStage] = (
  ['separator.grab', 'separator.release', 'conversation.hide', 'conversation.show', 'stage.hide', 'stage.show'] as const
).map((type) => ({ type }))
const move = (percent: number): SplitEvent => ({ type: 'separator.move', percent })
const resting = { value: { shared: 'resting' }, tags: [] }

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(explored.uncovered).toEqual([])
  expect(explored.differences).toEqual([])
  expect(unreached(splitMachine, explored.reached)).toEqual([])
})

test('keys move the separator at once, within bounds, and each place is remembered', () => {
  expect(split()).toEqual({ ...resting, percent: 34, remembered: [] })
  expect(split(move(36), move(38))).toEqual({ ...resting, percent: 38, remembered: [36, 38] })
  expect(split(move(19), move(0))).toEqual({ ...resting, percent: 20, remembered: [20, 20] })
  expect(split(move(76))).toEqual({ ...resting, percent: 75, remembered: [75] })
})

test('a separator that is dragged follows, and is remembered where it is let go', () => {
  expect(split(grab!)).toEqual({ value: { shared: 'dragging' }, percent: 34, tags: ['dragging'], remembered: [] })
  expect(split(grab!, move(40), move(90))).toEqual({ value: { shared: 'dragging' }, percent: 75, tags: ['dragging'], remembered: [] })
  expect(split(grab!, move(40), release!)).toEqual({ ...resting, percent: 40, remembered: [40] })
  expect(split(release!)).toEqual({ ...resting, percent: 34, remembered: [] })
})

test.each([
  [hideConversation!, showConversation!, showStage!, { value: 'stageAlone', tags: ['withoutConversation'] }],
  [hideStage!, showStage!, showConversation!, { value: 'conversationAlone', tags: ['withoutStage'] }],
])('%o leaves the other alone until it is shown again, with the width as it was', (hide, show, other, alone) => {
  expect(split(move(40), hide)).toEqual({ ...alone, percent: 40, remembered: [40] })
  expect(split(hide, other, hide, grab!, move(50))).toEqual({ ...alone, percent: 34, remembered: [] })
  expect(split(grab!, hide)).toEqual({ ...alone, percent: 34, remembered: [] })
  expect(split(move(40), hide, show)).toEqual({ ...resting, percent: 40, remembered: [40] })
  expect(split(show, other)).toEqual({ ...resting, percent: 34, remembered: [] })
})
