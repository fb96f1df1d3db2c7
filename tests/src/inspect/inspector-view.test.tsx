// @vitest-environment happy-dom
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Inspector } from '../../../src/inspect/inspector-view.tsx'

afterEach(cleanup)

const definition = JSON.stringify({ id: 'rename', initial: 'resting', states: { resting: { on: { 'rename.start': 'editing' } }, editing: {} } })
const report = (type: string, more: object) =>
  ({ type: `@xstate.${type}`, sessionId: 'x:0', createdAt: '1', _version: '0', ...more }) as unknown as StatelyInspectionEvent
const actor = report('actor', { name: 'rename', definition, snapshot: { status: 'active', value: 'resting', context: { name: 'Kiln' } } })
const start = { type: 'rename.start', name: 'Kiln' }
const started = report('snapshot', { event: start, snapshot: { status: 'active', value: 'editing', context: { draft: 'Kiln' } } })
const cancelled = report('snapshot', { event: { type: 'rename.cancel' }, snapshot: { status: 'active', value: 'resting', context: { draft: '' } } })

function inspector() {
  const hearers = new Set<(report: StatelyInspectionEvent) => void>()
  const connect = () => ({
    subscribe: (next: (report: StatelyInspectionEvent) => void) => {
      hearers.add(next)
      return { unsubscribe: () => void hearers.delete(next) }
    },
  })
  const view = render(<Inspector connect={connect} />)
  const receive = (...reports: StatelyInspectionEvent[]) =>
    act(() => {
      for (const one of reports) for (const hear of hearers) hear(one)
    })
  return { hearers, receive, view }
}
const active = () => [...document.querySelectorAll('.box.active')].map((box) => box.querySelector('h3')?.textContent)
const details = () => screen.getByLabelText('Details').textContent

test('it waits until an actor is there, and stops listening when it goes', () => {
  const { hearers, view } = inspector()
  expect(screen.getByRole('status').textContent).toContain('Waiting for the page that opened this one.')
  view.unmount()
  expect(hearers.size).toBe(0)
})

test('it shows who runs, in which state by its chart, and the snapshot', () => {
  const { receive } = inspector()
  receive(actor, report('event', { event: start, sourceId: null }), started)
  expect(within(screen.getByLabelText('Actors')).getByRole('button').textContent).toBe('rename editing')
  expect(active()).toEqual(['rename, active', 'editing, active'])
  expect(details()).toContain('"draft": "Kiln"')
})

test('an event can be looked at with the snapshot and the states that it led to', () => {
  const { receive } = inspector()
  receive(actor, report('event', { event: start }), started, report('event', { event: { type: 'rename.cancel' } }), cancelled)
  expect(active()).toEqual(['rename, active', 'resting, active'])
  fireEvent.click(screen.getByRole('button', { name: 'rename.start editing' }))
  expect(active()).toEqual(['rename, active', 'editing, active'])
  expect(details()).toMatch(/^Event.*"type": "rename.start".*Snapshot after it.*"draft": "Kiln"/s)
  fireEvent.click(screen.getByRole('button', { name: 'Back to now' }))
  expect(active()).toEqual(['rename, active', 'resting, active'])
})
