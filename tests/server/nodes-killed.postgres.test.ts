import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDatabase, serverEnv, type TestDatabase } from '../support/engine.ts'
import { Sparksite } from '../support/sparksite.ts'

const interrupted = 'The server was restarted while this was being built. Nothing was changed, and this message was not counted. Please send it again.'
const words = 'A booking page for a barber shop with three services, opening hours and reviews. '.repeat(240)

let place: TestDatabase
let one: Sparksite
let two: Sparksite
beforeAll(async () => {
  place = await makeDatabase()
  const env = { ...serverEnv(place), NODE_TIMEOUT: '1', PUBLIC_URL: 'http://localhost:3000' }
  ;[one, two] = await Promise.all([Sparksite.start(env), Sparksite.start(env)])
})
afterAll(async () => {
  await one.remove()
  await two.remove()
  await place.remove()
})

interface Message {
  readonly state: string
  readonly answer: string
  readonly charged: boolean
}

it('a node that is killed in the middle of a turn leaves it to the other, which fails it, says so and gives it back', async () => {
  const ask = async (site: Sparksite, path: string, json?: unknown, token = '') => {
    const headers = { 'content-type': 'application/json', host: 'localhost', ...(token && { authorization: `Bearer ${token}` }) }
    const url = `http://localhost:${site.port}/api/v1${path}`
    return await fetch(url, json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) })
  }
  const ada = { email: 'ada@example.com', password: 'correct horse' }
  await ask(one, '/users/register/', { ...ada, full_name: 'Ada Lovelace' })
  const { access } = (await (await ask(two, '/users/login/', ada)).json()) as { readonly access: string }
  const { id } = (await (await ask(two, '/projects/', {}, access)).json()) as { readonly id: string }
  const messages = async () => ((await (await ask(two, `/projects/${id}/messages/`, undefined, access)).json()) as { readonly results: Message[] }).results

  // A turn that was done before the kill arrived says nothing: then another is begun.
  let last: Message | undefined
  for (let tries = 0; tries < 10 && last?.state !== 'failed'; tries++) {
    const reply = await ask(one, `/projects/${id}/messages/`, { content: words.slice(0, 19_000) }, access)
    await reply.body?.getReader().read()
    await one.down('SIGKILL')
    await expect.poll(async () => (await messages()).at(-1)?.state, { interval: 100 }).not.toBe('running')
    last = (await messages()).at(-1)
    if (last?.state !== 'failed') await one.up()
  }
  expect(last).toMatchObject({ state: 'failed', answer: interrupted, charged: false })
  const charged = (await messages()).filter((message) => message.charged).length
  const { usage } = await (await ask(two, '/users/profile/', undefined, access))
    .json()
    .then((profile) => ({ usage: (profile as { readonly daily_usage: number }).daily_usage }))
  expect(usage).toBe(charged)
})
