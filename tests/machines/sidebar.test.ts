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

test('SIDEBAR-02 the list of projects collapses and comes back, whatever the width', () => {
  expect(sidebar(false, 'list.toggle')).toEqual({ value: { width: 'expanded', projects: 'hidden', drawer: 'closed' }, tags: [], remembered: [] })
  expect(sidebar(false, 'list.toggle', 'width.toggle', 'width.toggle').value.projects).toBe('hidden')
  expect(sidebar(false, 'list.toggle', 'list.toggle').value.projects).toBe('listed')
})

test('the drawer opens and closes, by itself when a link has led elsewhere', () => {
  expect(sidebar(false, 'drawer.open')).toEqual({
    value: { width: 'expanded', projects: 'listed', drawer: 'open' },
    tags: ['drawer', 'listed'],
    remembered: [],
  })
  expect(sidebar(false, 'drawer.open', 'drawer.open').value.drawer).toBe('open')
  expect(sidebar(false, 'drawer.open', 'drawer.close').value.drawer).toBe('closed')
  expect(sidebar(false, 'drawer.open', 'route.changed').value.drawer).toBe('closed')
  expect(sidebar(false, 'route.changed', 'drawer.close').value.drawer).toBe('closed')
})
