import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Tables } from '../../server/database/tables.ts'
import { followKept, saidTopic } from '../../server/generation/follow.ts'
import { nothingRead } from '../../server/generation/turn.rules.ts'
import { addRunningMessage, endMessage, keep, sayMore } from '../../server/generation/turn.store.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createProject } from '../support/deployed.ts'

const secret = { SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' }
const message_id = 'm1'
let one: TestApp
let two: TestApp
let asked: number
let follow: AsyncGenerator<Pick<Tables['turn_events'], 'number' | 'event' | 'data'>, void, void>
let leave: AbortController
beforeEach(async () => {
  one = await openApp({ env: secret })
  two = await openApp({ env: secret, place: one.place })
  const project_id = await createProject(await one.join())
  const { id: user_id } = await one.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const turn = { message_id, project_id, user_id, content: 'a studio', day: '2026-11-21', month: '2026-11' }
  await one.db.transaction().execute((trx) => addRunningMessage(trx, turn, { node: 'one', lease_until: 2_000_000_000 }, 1))
  asked = 0
  const counting = two.db.withPlugin({
    transformQuery({ node }) {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  leave = new AbortController()
  follow = followKept({ db: counting, news: two.database.news }, message_id, 0, leave.signal)
})
afterEach(async () => {
  leave.abort()
  await follow.next()
  await two.close()
  await one.close()
})

const said = (number: number) => keep(number, { event: 'step', data: { label: `Step ${number}`, state: 'done' } })
async function say(number: number): Promise<void> {
  await sayMore(one.db, message_id, [said(number)])
  one.database.news.tell(saidTopic(message_id))
}

describe('a turn of another node', () => {
  it('is followed event by event as news of it arrive, with two queries each, long before it would be looked for', async () => {
    await say(1)
    expect((await follow.next()).value).toEqual(said(1))
    const second = follow.next()
    await expect.poll(two.database.news.arriving).toBe(true)
    await say(2)
    expect((await second).value).toEqual(said(2))
    const before = asked
    const took: number[] = []
    for (let number = 3; number < 23; number++) {
      const next = follow.next()
      const began = performance.now()
      await say(number)
      expect((await next).value).toEqual(said(number))
      took.push(performance.now() - began)
    }
    expect(asked - before).toBeLessThan(60)
    expect(took.toSorted((a, b) => a - b)[10]).toBeLessThan(1_000)
  })
  it('is followed to its end though no news of it arrive', async () => {
    const first = follow.next()
    await expect.poll(two.database.news.arriving).toBe(true)
    await sayMore(one.db, message_id, [said(1)])
    expect((await first).value).toEqual(said(1))
    await endMessage(one.db, message_id, { state: 'done', answer: '', reading: nothingRead, version: null })
    expect((await follow.next()).done).toBe(true)
  })
})
