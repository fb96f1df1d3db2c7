import { expect, test } from 'vitest'
import { relativeTime } from '../../../src/ui/relative-time.tsx'

const now = Date.UTC(2026, 10, 21, 12) / 1000
test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [86_400, 'yesterday'],
  [6 * 86_400, '6 days ago'],
  [193 * 86_400, '12 May'],
  [400 * 86_400, '17 Oct 2025'],
  [-60, 'just now'],
])('%d seconds ago reads %s', (ago, text) => {
  expect(relativeTime(now - ago, now)).toBe(text)
})
