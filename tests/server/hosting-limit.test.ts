import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { createWriteLimit } from '../../server/hosting/write-limit.ts'
import { defaultLimits } from '../../server/http/limits.config.ts'
import { createLimits } from '../../server/http/limits.ts'
import { openTestDatabase } from '../support/engine.ts'

let database: OpenDatabase
let remove: () => Promise<void>
let now: number
beforeEach(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  remove = opened.remove
  now = 100
})
afterEach(() => remove())

const zeros = (length: number) => Array.from({ length }, () => 0)
const limited = () =>
  createWriteLimit(
    createLimits(database, () => now),
    defaultLimits.sites,
  )

describe('the write limit', () => {
  it('takes 60 a minute of each visitor to each site, and says when the next is taken', async () => {
    const limit = limited()
    const ines = { site: 's1', visitor: 'ines', ip: '192.0.2.1' }
    expect(await Promise.all(Array.from({ length: 60 }, () => limit(ines)))).toEqual(zeros(60))
    expect(await limit(ines)).toBe(60)
    expect(await limit({ ...ines, visitor: 'noor' })).toBe(0)
    expect(await limit({ ...ines, site: 's2' })).toBe(0)
    now = 159
    expect(await limit(ines)).toBe(1)
    now = 160
    expect(await limit(ines)).toBe(0)
  })
  it('takes 300 a minute of one address, however many visitors it says it is', async () => {
    const limit = limited()
    const from = (ip: string, count: number) => Promise.all(Array.from({ length: count }, (_, at) => limit({ site: 's1', visitor: `${ip} ${at}`, ip })))
    expect((await from('192.0.2.1', 301)).toSorted((a, b) => a - b)).toEqual([...zeros(300), 60])
    expect(await from('192.0.2.2', 1)).toEqual([0])
    expect(await limit({ site: 's1', visitor: '', ip: '192.0.2.1' })).toBe(60)
  })
})
