// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startMonitoring } from '../../../src/monitoring/monitoring.ts'

const { start, reported } = vi.hoisted(() => {
  const seen: unknown[] = []
  return { reported: seen, start: vi.fn((_dsn: string) => (error: unknown) => void seen.push(error)) }
})
vi.mock('../../../src/monitoring/sentry.ts', () => ({ start }))

const idle: (() => void)[] = []
beforeEach(() => {
  reported.length = 0
  idle.length = 0
  start.mockClear()
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => idle.push(act))
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
})
afterEach(() => vi.unstubAllGlobals())

const throwEarly = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))

test('MON-03 without a configured address nothing is loaded, listened for or sent', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  for (const dsn of [undefined, '']) startMonitoring(dsn)(new Error('caught'))
  expect([idle, listen.mock.calls, start.mock.calls, reported]).toEqual([[], [], [], []])
})

test('early errors are kept until monitoring has started after the first paint, at most ten of them, and then reported', async () => {
  const report = startMonitoring('https://key@monitoring.example/1')
  const [thrown, caught] = [new Error('thrown'), new Error('caught')]
  throwEarly(thrown)
  report(caught)
  for (let more = 0; more < 20; more++) report(new Error('more'))
  expect(start.mock.calls).toEqual([])
  idle[0]!()
  await vi.waitFor(() => expect(reported).toHaveLength(10))
  expect([start.mock.calls, reported.slice(0, 2)]).toEqual([[['https://key@monitoring.example/1']], [thrown, caught]])
  const later = new Error('later')
  report(later)
  throwEarly(new Error('the library hears of it itself'))
  expect(reported.slice(10)).toEqual([later])
})
