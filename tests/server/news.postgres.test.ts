import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../server/database/database.ts'
import { openPostgres } from '../../server/database/postgres.engine.ts'
import { openApp } from '../support/app.ts'
import { createProject } from '../support/deployed.ts'
import { makeDatabase, type TestDatabase } from '../support/engine.ts'
import { type Deafness, openPooler } from '../support/pooler.ts'
import { run } from '../support/postgres.ts'
import { saidIn, scripted } from '../support/turns.ts'

let place: TestDatabase
let one: OpenDatabase
let two: OpenDatabase
let lost: string[]
const url = () => String(place.url)
const open = (at: string) => openPostgres(at, { connections: 3, onLost: (error) => lost.push(error.message) })
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

const listeners = () => run(url(), "select pid from pg_stat_activity where application_name = 'sparksite news' and datname = current_database()")
/** How often news about a topic were heard, once they arrive. */
async function hearing(database: OpenDatabase, topic: string): Promise<{ heard: number }> {
  const count = { heard: 0 }
  database.news.hear(topic, () => {
    count.heard++
  })
  await expect.poll(database.news.arriving).toBe(true)
  count.heard = 0
  return count
}
const told = async (count: { heard: number }, times: number) => await expect.poll(() => count.heard).toBe(times)

describe('news', () => {
  it('are told to every process that hears their topic, and to none twice', async () => {
    const [here, there, other] = [await hearing(one, 'said a'), await hearing(two, 'said a'), await hearing(two, 'said b')]
    one.news.tell('said a')
    await Promise.all([told(here, 1), told(there, 1)])
    two.news.tell('said b')
    await told(other, 1)
    expect([here.heard, there.heard]).toEqual([1, 1])
  })
  it('are heard by one connection of a process, and by none before it wants to hear some', async () => {
    expect(await listeners()).toEqual([])
    await hearing(one, 'said a')
    await hearing(one, 'said b')
    expect(await listeners()).toHaveLength(1)
    await one.close()
    await expect.poll(listeners).toEqual([])
    one = await open(url())
  })
  it('come together where many are told at once, each topic at least once', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, (_, at) => hearing(two, `said ${at}`)))
    for (let turn = 0; turn < 50; turn++) for (let at = 0; at < 20; at++) one.news.tell(`said ${at}`)
    await expect.poll(() => counts.every(({ heard }) => heard > 0)).toBe(true)
    expect(Math.max(...counts.map(({ heard }) => heard))).toBeLessThan(50)
  })
  it('are heard no more once nobody listens', async () => {
    let heard = 0
    const deafen = two.news.hear('said a', () => {
      heard++
    })
    const still = await hearing(two, 'said a')
    heard = 0
    deafen()
    one.news.tell('said a')
    await told(still, 1)
    expect(heard).toBe(0)
  })
})

describe('a listening connection that is ended', () => {
  it('comes back by itself, says so once, and has whoever waits look for what they missed', async () => {
    const count = await hearing(two, 'said a')
    await run(url(), "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sparksite news' and datname = current_database()")
    await expect.poll(() => lost.length).toBe(1)
    expect([two.news.arriving(), count.heard]).toEqual([false, 1])
    await expect.poll(two.news.arriving).toBe(true)
    expect([lost, count.heard]).toEqual([['terminating connection due to administrator command'], 2])
    one.news.tell('said a')
    await told(count, 3)
  })
})

describe.each<[Deafness, string]>([
  ['refuses', 'LISTEN is not supported here'],
  ['swallows', 'News did not come back.'],
])('behind a pooler that %s what listens', (deafness, why) => {
  it('news do not count as arriving, which is said once, and a turn is followed all the same', async () => {
    const pooler = await openPooler(url(), deafness)
    const env = { SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' }
    const runs = await openApp({ take: scripted, env, place })
    const follows = await openApp({ take: scripted, env, place: { ...place, url: pooler.url } })
    const pooled = await open(pooler.url)
    try {
      pooled.news.hear('said a', () => undefined)
      const ada = await runs.join()
      const path = `/api/v1/projects/${await createProject(ada)}/messages/`
      const here = saidIn(await ada.fetch(path, { method: 'POST', json: { content: 'forever' } }))
      const { id } = await runs.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
      const headers = { authorization: `Bearer ${ada.access}` }
      const there = follows.fetch(`${path}${id}/stream/`, { headers }).then(saidIn)
      expect((await follows.fetch(`${path}${id}/stop/`, { method: 'POST', headers })).status).toBe(204)
      expect((await there).at(-1)?.slice(1)).toEqual(['done', { message_id: id, version: null, charged: false }])
      expect(await there).toEqual(await here)
      await expect.poll(() => lost).toEqual([why])
      expect(pooled.news.arriving()).toBe(false)
    } finally {
      runs.interrupt()
      await pooled.close()
      await follows.close()
      await runs.close()
      await pooler.close()
    }
  })
})
