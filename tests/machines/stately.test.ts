import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, createMachine } from 'xstate'
import { nodesOf, readCharts, transitionsOf } from '../support/charts.ts'
import { extract } from '../support/extractor.ts'

const charts = await readCharts()
const count = (machine: AnyStateMachine) => nodesOf(machine).flatMap(transitionsOf).length
const total = charts.reduce((sum, { machine }) => sum + count(machine), 0)

/** A name with its parameters; those that a function makes are the parser's loss, and harmless. */
function named(of: unknown): unknown {
  if (typeof of === 'string') return of
  const { type, params } = of as { type: string; params?: unknown }
  const given = typeof params === 'object' && params !== null && Object.keys(params).length > 0
  return given ? [type, params] : type
}
const transition = ({ source, eventType, target, guard, actions, reenter }: AnyTransitionDefinition) => ({
  source: source.id,
  event: eventType,
  target: target?.map((node: AnyStateNode) => node.id),
  guard: guard && named(guard),
  actions: actions.map(named),
  reenter,
})
const state = (node: AnyStateNode) => ({
  id: node.id,
  type: node.type,
  tags: node.tags,
  initial: node.initial.target.map(({ id }) => id),
  entry: node.entry.map(named),
  exit: node.exit.map(named),
  invoke: node.invoke.map(({ id, src }) => [id, src]),
})

const said: unknown[][] = []
beforeEach(() => {
  said.length = 0
  for (const level of ['warn', 'error', 'log'] as const) vi.spyOn(console, level).mockImplementation((...words) => void said.push(words))
})

describe(`${charts.length} machines with ${total} transitions, read from their sources by Stately's parser`, () => {
  it.each(charts)('$name comes back whole', ({ source, machine }) => {
    const again = createMachine(extract(source)) as unknown as AnyStateMachine
    expect(nodesOf(again).map(state)).toEqual(nodesOf(machine).map(state))
    expect(nodesOf(again).flatMap(transitionsOf).map(transition)).toEqual(nodesOf(machine).flatMap(transitionsOf).map(transition))
    expect(said.map(([, about]) => (about as { key?: string }).key).filter((key) => key !== 'params')).toEqual([])
  })
  it('are all the machines there are', () => {
    expect(charts.length).toBeGreaterThan(15)
    expect(total).toBeGreaterThan(150)
  })
  it('a chart whose states come from elsewhere would not come back', () => {
    const source = "import { states } from './states.ts'\nexport const far = createMachine({ id: 'far', initial: 'near', states })"
    expect(extract(source)).toEqual({ id: 'far', initial: 'near' })
  })
})
