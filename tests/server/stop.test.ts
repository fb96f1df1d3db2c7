import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp } from '../faults/person.ts'
import { stopWhileStreaming } from '../faults/stop.ts'
import { makeDatabase, serverEnv, type TestDatabase } from '../support/engine.ts'
import { Sparksite } from '../support/sparksite.ts'

let place: TestDatabase
let server: Sparksite
beforeAll(async () => {
  place = await makeDatabase()
  server = await Sparksite.start(serverEnv(place))
})
afterAll(async () => {
  await server.remove()
  await place.remove()
})

it('a process that is told to stop while it streams says how the turn ended, and ends with 0 within 10 s', async () => {
  const { code, seconds, events } = await stopWhileStreaming(server, await signUp(server))
  expect([code, events[0], ['done', 'error'].includes(String(events.at(-1)))]).toEqual([0, 'accepted', true])
  expect(seconds).toBeLessThan(10)
})
