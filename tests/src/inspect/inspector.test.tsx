// @vitest-environment happy-dom
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { planListMachine } from '../../../machines/plan-list.machine.ts'
import { sessionMachine } from '../../../machines/session.machine.ts'
import { readAskedInspector } from '../../../src/api/inspection.ts'
import { inspectorUrl } from '../../../src/inspect/inspector.ts'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjE4MDAwMDAwMDB9.c2lnbmF0dXJl'
const local = '/src/inspect/inspect.html'
const pending = fromPromise(() => new Promise(() => undefined)) as never

/** The app's parts as they are loaded at an address, and what its inspector's window is sent once it is open. */
async function load(address: string) {
  window.history.replaceState(null, '', address)
  vi.resetModules()
  const { askedInspector, inspect } = await import('../../../src/api/inspection.ts')
  const { useActorRef } = await import('../../../src/api/actor-ref.ts')
  const { offerInspector } = await import('../../../src/inspect/inspector.ts')
  const sent: StatelyInspectionEvent[] = []
  const open = vi.spyOn(window, 'open').mockReturnValue({ postMessage: (report: StatelyInspectionEvent) => sent.push(report) } as unknown as Window)
  const connect = () => window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  return { askedInspector, inspect, useActorRef, offerInspector, sent, open, connect }
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

describe('which inspector', () => {
  it('is asked for by ?inspect, remembered past a redirect, and ended by ?inspect=off', () => {
    const searches = ['', '?inspect', '', '?inspect=stately', '?other', '?inspect=off', '']
    expect(searches.map((search) => readAskedInspector(search, () => sessionStorage))).toEqual([null, '', '', 'stately', 'stately', null, null])
  })
  it('is only what the address says where storage refuses', () => {
    const refusing = () => {
      throw new DOMException('No storage.', 'SecurityError')
    }
    expect(['?inspect', '', '?inspect=off'].map((search) => readAskedInspector(search, refusing))).toEqual(['', null, null])
  })
  it("is the local page, Stately's own where asked for, or what the setting says", () => {
    const urls = [inspectorUrl('', undefined), inspectorUrl('stately', ''), inspectorUrl('', 'https://inspect.example/')]
    expect(urls).toEqual([local, 'https://stately.ai/inspect', 'https://inspect.example/'])
  })
})

describe('the inspected app', () => {
  it('inspects nothing where nobody asks', async () => {
    const { askedInspector, inspect } = await load('/')
    expect([askedInspector, inspect]).toEqual([null, undefined])
  })

  it('sends every actor from its start, with its chart, once the window is opened by a click', async () => {
    const { inspect, useActorRef, offerInspector, sent, open, connect } = await load('/?inspect')
    const session = createActor(sessionMachine.provide({ actors: { fetchProfile: pending } }), { inspect, input: { token, refresh: 'r-1234' } as never })
    session.start()
    renderHook(() => useActorRef(planListMachine.provide({ actors: { fetchPlans: pending } })))
    const button = offerInspector(local)
    expect([button.textContent, open.mock.calls]).toEqual(['Open the inspector', []])
    fireEvent.click(button)
    connect()
    expect(open.mock.calls).toEqual([[local, 'xstateinspector']])
    const actors = sent.filter((report) => report.type === '@xstate.actor')
    expect(actors.map(({ name }) => name)).toEqual(['session', 'fetchProfile', 'planList', 'fetchPlans'])
    expect(Object.keys(JSON.parse(actors[0]?.definition ?? '{}').states)).toEqual(expect.arrayContaining(['initializing', 'loggedIn', 'loggedOut']))
    expect(sent.filter((report) => report.type === '@xstate.event').map(({ event }) => event.type)).toContain('xstate.init')
  })

  it('sends no token, and the names of states as they are', async () => {
    const { inspect, offerInspector, sent, connect } = await load('/?inspect')
    const session = createActor(sessionMachine.provide({ actors: { fetchProfile: pending } }), { inspect, input: { token, refresh: 'r-1234' } as never })
    session.start()
    fireEvent.click(offerInspector(local))
    connect()
    session.send({ type: 'session.logout' })
    const said = JSON.stringify(sent)
    expect([said.includes('eyJ'), said.includes('r-1234')]).toEqual([false, false])
    const last = sent.findLast((report) => report.type === '@xstate.snapshot' && report.sessionId === session.sessionId)
    expect(last && 'snapshot' in last && last.snapshot).toMatchObject({ value: 'loggedOut', context: { token: null, refresh: null }, children: [] })
  })

  it('opens the window again on another click, and sends everything to it once', async () => {
    const { inspect, offerInspector, sent, open, connect } = await load('/?inspect')
    createActor(sessionMachine, { inspect, input: { token: null, refresh: null } as never }).start()
    const button = offerInspector(local)
    fireEvent.click(button)
    connect()
    const first = sent.length
    fireEvent.click(button)
    connect()
    expect([open.mock.calls.length, sent.length]).toEqual([2, first * 2])
  })
})
