import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { describe, expect, it } from 'vitest'
import { nothing, type Recording, record, treeOf } from '../../../src/inspect/record.ts'

const report = (type: 'actor' | 'event' | 'snapshot', sessionId: string, more: object): StatelyInspectionEvent =>
  ({ type: `@xstate.${type}`, sessionId, rootId: 'x:0', createdAt: '1', id: '', _version: '0', ...more }) as unknown as StatelyInspectionEvent
const recorded = (...reports: StatelyInspectionEvent[]): Recording => reports.reduce(record, nothing)
const session = report('actor', 'x:0', { name: 'session', definition: '{"id":"session","states":{}}', snapshot: { status: 'active', value: 'initializing' } })
const fetching = report('actor', 'x:1', { name: 'fetchProfile', parentId: 'x:0', definition: '{"id":"fetchProfile"}', snapshot: { status: 'active' } })

describe('the recording', () => {
  it('knows each actor by its definition, its parent and its first snapshot', () => {
    expect(recorded(session, fetching).actors).toEqual([
      { id: 'x:0', name: 'session', parent: null, definition: { id: 'session', states: {} }, snapshot: { status: 'active', value: 'initializing' } },
      { id: 'x:1', name: 'fetchProfile', parent: 'x:0', definition: { id: 'fetchProfile' }, snapshot: { status: 'active' } },
    ])
  })
  it('reads an actor whose definition is no JSON', () => {
    expect(recorded(report('actor', 'x:2', { name: 'odd', definition: '{', snapshot: null })).actors).toEqual([
      { id: 'x:2', name: 'odd', parent: null, definition: {}, snapshot: {} },
    ])
  })
  it('puts a snapshot to the event that led to it, and brings the actor up to date', () => {
    const logout = { type: 'session.logout' }
    const snapshot = { status: 'active', value: 'loggedOut' }
    const { actors, sent } = recorded(
      session,
      report('event', 'x:0', { event: logout, sourceId: 'x:9' }),
      report('snapshot', 'x:0', { event: logout, snapshot }),
    )
    expect(sent).toEqual([{ id: 1, from: 'x:9', to: 'x:0', event: logout, snapshot }])
    expect(actors[0]?.snapshot).toEqual(snapshot)
  })
  it('adds the event of a snapshot that nobody sent', () => {
    const snapshot = { status: 'active', value: 'closed' }
    const after300 = { type: 'xstate.after.reset.loginDialog.closing' }
    expect(recorded(session, report('snapshot', 'x:0', { event: after300, snapshot })).sent).toEqual([
      { id: 1, from: null, to: 'x:0', event: after300, snapshot },
    ])
  })
  it('marks a running child as stopped once its parent no longer has it', () => {
    const gone = report('snapshot', 'x:0', { event: { type: 'session.logout' }, snapshot: { status: 'active', value: 'loggedOut', children: [] } })
    const kept = report('snapshot', 'x:0', { event: { type: 'session.logout' }, snapshot: { status: 'active', value: 'loggedOut', children: ['x:1'] } })
    expect(recorded(session, fetching, gone).actors[1]?.snapshot).toEqual({ status: 'stopped' })
    expect(recorded(session, fetching, kept).actors[1]?.snapshot).toEqual({ status: 'active' })
  })
  it('keeps the last thousand events', () => {
    const { sent } = recorded(...Array.from({ length: 1_002 }, (_, at) => report('event', 'x:0', { event: { type: `e${at}` } })))
    expect([sent.length, sent[0]?.event.type, sent.at(-1)?.id]).toEqual([1_000, 'e2', 1_002])
  })
})

it('the tree has children after their parent, and orphans at its root', () => {
  const orphan = report('actor', 'x:5', { name: 'orphan', parentId: 'x:4', snapshot: {} })
  const list = report('actor', 'x:2', { name: 'list', snapshot: {} })
  expect(treeOf(recorded(session, list, fetching, orphan).actors).map(({ actor, depth }) => [actor.name, depth])).toEqual([
    ['session', 0],
    ['fetchProfile', 1],
    ['list', 0],
    ['orphan', 0],
  ])
})
