import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openPostgres } from '../../server/database/postgres.engine.ts'
import { makeDatabase, type TestDatabase } from '../support/engine.ts'
import { openPooler } from '../support/pooler.ts'
import { run } from '../support/postgres.ts'

let place: TestDatabase
let one: OpenDatabase
let two: OpenDatabase
let lost: string[]
const url = () => String(place.url)
const open = (at: string, statement_ms = 5_000) => openPostgres(at, { connections: 4, statement_ms, onLost: (error) => lost.push(error.message) })
beforeEach(async () => {
  place = await makeDatabase()
  lost = []
  one = await open(url())
  two = await open(url())
})
afterEach(async () => {
  await two.close()
  await one.close()
  await place.remove()
})

const pricesOf = ({ db, prepare }: OpenDatabase) => prepare<{ price_monthly: string }>(db.selectFrom('plans').select('price_monthly').where('slug', '=', ''))
/** The same, but its answer takes a tenth of a second. */
const slowly = ({ db, prepare }: OpenDatabase) =>
  prepare<{ price_monthly: string }>(
    db
      .with('pause', (of) => of.selectNoFrom(sql`pg_sleep(0.1)`.as('paused')))
      .selectFrom(['plans', 'pause'])
      .select(['price_monthly', 'paused'])
      .where('slug', '=', ''),
  )
const setPrice = ({ db }: OpenDatabase, price_monthly: string) => db.updateTable('plans').set({ price_monthly }).where('slug', '=', 'pro').execute()
const backends = () => run(url(), "select pid from pg_stat_activity where application_name = 'sparksite' and datname = current_database()")

describe('a prepared read', () => {
  it('that many ask for at once is one query for the first of them, and one for all who came meanwhile', async () => {
    const pooler = await openPooler(url(), 'none')
    const pooled = await open(pooler.url)
    try {
      const read = pricesOf(pooled)
      await read('pro')
      const before = pooler.asked()
      const answers = await Promise.all(Array.from({ length: 50 }, () => read('pro')))
      expect([pooler.asked() - before, new Set(answers).size, answers[49]]).toEqual([2, 2, [{ price_monthly: '50.00' }]])
    } finally {
      await pooled.close()
      await pooler.close()
    }
  })
  it('has what was committed before it, also where an earlier one is still under way, at this node and at another', async () => {
    for (const reading of [one, two]) {
      const read = slowly(reading)
      for (const price of ['51.00', '52.00', '53.00']) {
        const early = read('pro')
        await setPrice(one, price)
        const late = [read('pro'), read('pro')]
        expect((await Promise.all(late)).map(([row]) => row?.price_monthly)).toEqual([price, price])
        await early
      }
    }
  })
  it('is of its own values, whoever else asks for others at the same time', async () => {
    const read = pricesOf(one)
    const answers = await Promise.all(['pro', 'free', 'creator', 'pro', 'none'].map((slug) => read(slug)))
    expect(answers.map(([row]) => row?.price_monthly)).toEqual(['50.00', '0.00', '20.00', '50.00', undefined])
  })
  it('takes two connections at most, however many there are', async () => {
    const reader = await open(url())
    const read = slowly(reader)
    const before = (await backends()).length
    await Promise.all(['free', 'creator', 'pro', 'a', 'b', 'c'].map((slug) => read(slug)))
    expect((await backends()).length - before).toBe(2)
    await reader.close()
  })
  it('is asked once more where its connection is ended, so that whoever waits gets it', async () => {
    const read = slowly(one)
    await read('pro')
    const waiting = [read('pro'), read('free')]
    await run(
      url(),
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sparksite' and datname = current_database() and query like '%pg_sleep%'",
    )
    expect((await Promise.all(waiting)).map(([row]) => row?.price_monthly)).toEqual(['50.00', '0.00'])
  })
  it('says so once where its connection is ended while nobody waits, and begins another', async () => {
    const read = pricesOf(one)
    await read('pro')
    await run(
      url(),
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sparksite' and datname = current_database() and query like '%price_monthly%'`,
    )
    await expect.poll(() => lost).toEqual(['terminating connection due to administrator command'])
    expect(await read('pro')).toEqual([{ price_monthly: '50.00' }])
  })
  it('that takes too long fails for all who share it, as what may be asked again later', async () => {
    const hasty = await open(url(), 50)
    try {
      const read = slowly(hasty)
      const answers = await Promise.allSettled([read('pro'), read('pro'), read('pro')])
      expect(answers.map((answer) => answer.status === 'rejected' && (answer.reason as { code?: string }).code)).toEqual(
        Array.from({ length: 3 }, () => 'DATABASE_UNAVAILABLE'),
      )
      expect(await pricesOf(hasty)('pro')).toEqual([{ price_monthly: '50.00' }])
    } finally {
      await hasty.close()
    }
  })
})
