import { describe, expect, it } from 'vitest'
import { upgradesKilled } from '../support/migrations-killed.ts'

describe('an upgrade of the database', () => {
  it('that is killed before a statement is completed by the next start, after a copy of what was there', async () => {
    const { statements, tried, wrong } = await upgradesKilled((at) => at % 12 === 5)
    expect(wrong).toEqual([])
    expect([statements > 40, tried > 3]).toEqual([true, true])
  }, 60_000)
})
