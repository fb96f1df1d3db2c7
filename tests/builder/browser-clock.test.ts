import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf } from '../../builder/browser/clock.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function listened() {
  const told: number[] = []
  return { told, clock: clockOf((seconds) => void told.push(seconds)) }
}

test('each second is told while something is timed, and none before or after', () => {
  const { told, clock } = listened()
  vi.advanceTimersByTime(5000)
  clock.run(true)
  clock.run(true)
  vi.advanceTimersByTime(2900)
  clock.run(false)
  vi.advanceTimersByTime(5000)
  expect(told).toEqual([1, 1])
})

test('what passed while the page was hidden or the computer slept is told at once', () => {
  const { told, clock } = listened()
  clock.run(true)
  vi.setSystemTime(1_000_000 + 90_500)
  vi.advanceTimersByTime(250)
  vi.advanceTimersByTime(250)
  expect(told).toEqual([90, 1])
  clock.run(false)
})

test('a clock that is set back tells nothing, and goes on from there', () => {
  const { told, clock } = listened()
  clock.run(true)
  vi.setSystemTime(400_000)
  vi.advanceTimersByTime(250)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([1])
  clock.run(false)
})
