import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type SidebarEvent, sidebarMachine } from '../../machines/sidebar.machine.ts'
import { edgePaths, replay, unreached } from '../support/paths.ts'

const explored = await Promise.all(
  [true, false].map(async (collapsed) => {
    const exploration = { input: { collapsed } }
    return await replay(sidebarMachine, edgePaths(sidebarMachine, exploration), exploration)
  }),
)

/** A sidebar that has been sent these events, with what it remembered. */
function sidebar(collapsed: boolean, ...types: SidebarEvent['type'][]) {
  const remembered: boolean[] = []
  const actor = createActor(sidebarMachine.provide({ actions: { rememberCollapsed: (_, params) => remembered.push(params.collapsed) } }), {
    input: { collapsed },
  }).start()
  for (const type of types) actor.send({ type })
  return { value: actor.getSnapshot().value, tags: [...actor.getSnapshot().tags].sort(), remembered }
}

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  const [collapsed, expanded] = explored
  expect(collapsed?.uncovered.filter((label) => expanded?.uncovered.includes(label))).toEqual([])
  expect(explored.flatMap(({ differences }) => differences)).toEqual([])
  expect(
    unreached(
      sidebarMachine,
      explored.flatMap(({ reached }) => reached),
    ),
  ).toEqual([])
})

test('SIDEBAR-01 it opens as it was remembered, and remembers each change', () => {
  expect(sidebar(false)).toEqual({ value: { width: 'expanded', projects: 'listed', drawer: 'closed' }, tags: ['listed'], remembered: [] })
  expect(sidebar(true)).toEqual({ value: { width: 'collapsed', projects: 'listed', drawer: 'closed' }, tags: ['collapsed', 'listed'], remembered: [] })
  expect(sidebar(false, 'width.toggle')).toEqual({
    value: { width: 'collapsed', projects: 'listed', drawer: 'closed' },
    tags: ['collapsed', 'listed'],
    remembered: [true],
  })
  expect(sidebar(true, 'width.toggle')).toEqual({ value: { width: 'expanded', projects: 'listed', drawer: 'closed' }, tags: ['listed'], remembered: [false] })
  expect(sidebar(false, 'width.toggle', 'width.toggle').remembered).toEqual([true, false])
})

test('SIDEBAR-02 the list of projects collapses and comes back, and nothing else moves', () => {
  const other = ['width.toggle', 'drawer.open'] as const
  expect(sidebar(false, ...other, 'list.toggle')).toEqual({
    value: { width: 'collapsed', projects: 'hidden', drawer: 'open' },
    tags: ['collapsed', 'drawer'],
    remembered: [true],
  })
  expect(sidebar(false, ...other, 'list.toggle', 'list.toggle').value).toEqual({ width: 'collapsed', projects: 'listed', drawer: 'open' })
  expect(sidebar(true, 'width.toggle', 'drawer.open', 'list.toggle', 'list.toggle').value).toEqual({ width: 'expanded', projects: 'listed', drawer: 'open' })
})

test('SIDEBAR-01 changing the width leaves list and drawer as they are', () => {
  expect(sidebar(false, 'list.toggle', 'drawer.open', 'width.toggle').value).toEqual({ width: 'collapsed', projects: 'hidden', drawer: 'open' })
  expect(sidebar(true, 'list.toggle', 'drawer.open', 'width.toggle').value).toEqual({ width: 'expanded', projects: 'hidden', drawer: 'open' })
})

test.each(['drawer.close', 'route.changed'] as const)('the drawer opens and %s closes it, and nothing else moves', (type) => {
  expect(sidebar(false, 'list.toggle', 'width.toggle', 'drawer.open', 'drawer.open').value).toEqual({ width: 'collapsed', projects: 'hidden', drawer: 'open' })
  expect(sidebar(false, 'list.toggle', 'width.toggle', 'drawer.open', type).value).toEqual({ width: 'collapsed', projects: 'hidden', drawer: 'closed' })
  expect(sidebar(true, 'list.toggle', 'width.toggle', 'drawer.open', type).value).toEqual({ width: 'expanded', projects: 'hidden', drawer: 'closed' })
  expect(sidebar(false, 'drawer.open', type).value).toEqual({ width: 'expanded', projects: 'listed', drawer: 'closed' })
  expect(sidebar(false, 'drawer.close', 'route.changed').value.drawer).toBe('closed')
})
