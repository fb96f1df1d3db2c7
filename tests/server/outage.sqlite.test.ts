import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, type Deployed, openDeployed, previewOf } from '../support/deployed.ts'
import { fillDisk, lockDisk } from '../support/disk.ts'
import { messageOf, saidIn, scripted } from '../support/turns.ts'

const failed = 'Something went wrong while this was being built. Nothing was changed, and this message was not counted. Please try again.'
const long = 'a'.repeat(20_000)

describe('on a disk that takes nothing more', () => {
  let site: Deployed
  beforeEach(async () => {
    site = await openDeployed('a kiln')
  })
  afterEach(() => site.app.close())

  it('what would write is 503 with a time to come back, what reads is answered, and nothing is half done', async () => {
    const { app, ada, id } = site
    const before = await (await ada.fetch('/api/v1/projects/')).json()
    const free = await fillDisk(app.db)
    const created = await ada.fetch('/api/v1/projects/', { method: 'POST', json: { prompt: long } })
    expect([created.status, created.headers.get('retry-after'), await created.json()]).toEqual([
      503,
      '5',
      { detail: 'The service is busy. Try again in a moment.', request_id: expect.any(String) },
    ])
    const sent = await ada.fetch(`/api/v1/projects/${id}/messages/`, { method: 'POST', json: { content: long } })
    expect(sent.status).toBe(503)
    const list = await ada.fetch('/api/v1/projects/')
    expect([list.status, await list.json()]).toEqual([200, before])
    await free()
    expect((await ada.fetch('/api/v1/projects/', { method: 'POST', json: { prompt: long } })).status).toBe(201)
  })

  it('a site that nobody has looked at yet is 503 with a time to come back', async () => {
    const free = await lockDisk(site.app.db)
    const reply = await site.app.fetch(`${site.url}/`)
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
    await free()
    expect((await site.app.fetch(`${site.url}/`)).status).toBe(200)
  })

  it('a preview goes on', async () => {
    const { url } = await previewOf(site.ada, site.id)
    expect((await site.app.fetch(`${url}/`)).status).toBe(200)
    site.app.clock.advance(300)
    await lockDisk(site.app.db)
    expect((await site.app.fetch(`${url}/`)).status).toBe(200)
  })
})

describe('a fault outside the API', () => {
  let app: TestApp
  afterEach(() => app.close())

  it('is 500 without its text, and one line in the log', async () => {
    app = await openApp()
    await app.db.schema.dropTable('mails').execute()
    const reply = await app.fetch('/dev/mailbox/')
    expect([reply.status, await reply.text()]).toEqual([500, 'Something went wrong here. It has been logged.\n'])
    expect(app.logged).toEqual([{ level: 'error', event: 'unanswered', error: expect.stringContaining('no such table: mails') }])
  })
})

describe('a turn whose end cannot be written', () => {
  let app: TestApp
  let ada: Person
  let lock: (() => Promise<void>) | null
  beforeEach(async () => {
    lock = null
    app = await openApp({
      *take(model, words) {
        const outcome = yield* scripted(model, words)
        void lock?.()
        yield { event: 'step', data: { label: 'Last', state: 'done' } }
        return outcome
      },
    })
    ada = await app.join()
  })
  afterEach(() => app.close())

  it('is failed and given back as soon as it can be, and its project goes on', async () => {
    const id = await createProject(ada)
    const path = `/api/v1/projects/${id}/messages/`
    let free = async (): Promise<void> => undefined
    lock = async () => {
      free = await lockDisk(app.db)
    }
    const said = await saidIn(await ada.fetch(path, { method: 'POST', json: { content: 'a pottery studio' } }))
    expect(said.map(([, event]) => event)).toEqual(['accepted'])
    lock = null
    await free()
    const joined = await saidIn(await ada.fetch(`${path}${messageOf(said)}/stream/`))
    expect(joined).toEqual([...said, [said.length + 1, 'error', { detail: failed, charged: false }]])
    expect(await app.db.selectFrom('usage').select('used').execute()).toEqual([{ used: 0 }, { used: 0 }])
    const again = await saidIn(await ada.fetch(path, { method: 'POST', json: { content: 'a pottery studio' } }))
    expect(again.at(-1)?.[2]).toMatchObject({ version: 1, charged: true })
  })
})
