import { afterEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { scripted } from '../support/turns.ts'
import { visitorAt } from '../support/visitor.ts'

let app: TestApp
afterEach(() => app.close())

async function withLimits(env: Readonly<Record<string, string>>): Promise<Person> {
  app = await openApp({ take: scripted, env })
  return await app.join()
}
const said = async (reply: Response) => [reply.status, ((await reply.json()) as { readonly detail?: string }).detail]
const post = (person: Person, path: string, json: unknown) => person.fetch(`/api/v1${path}`, { method: 'POST', json })
const nested = (levels: number): unknown => (levels === 0 ? 1 : { in: nested(levels - 1) })

describe('a limit that is configured', () => {
  it('holds for bodies, for words and for their depth', async () => {
    const ada = await withLimits({ MAX_BODY: '4096', MAX_WORDS: '8192', MAX_DEPTH: '4' })
    const note = (length: number) => post(ada, '/feedback/', { category: 'idea', message: 'x'.repeat(length) })
    expect((await note(3_000)).status).toBe(201)
    expect(await said(await note(5_000))).toEqual([413, 'This request is larger than 4 KiB.'])
    expect((await post(ada, '/projects/', { name: 'Shop', more: 'x'.repeat(5_000) })).status).toBe(201)
    expect(await said(await post(ada, '/projects/', { more: 'x'.repeat(9_000) }))).toEqual([413, 'This request is larger than 8 KiB.'])
    expect((await post(ada, '/projects/', { more: nested(3) })).status).toBe(201)
    expect(await said(await post(ada, '/projects/', { more: nested(5) }))).toEqual([400, 'This JSON is nested deeper than 4 levels.'])
  })
  it('holds for sessions and for feedback', async () => {
    const ada = await withLimits({ MAX_SESSIONS: '2', LIMIT_FEEDBACK: '1/60' })
    const [second, third] = [await app.logIn(), await app.logIn()]
    const statuses = await Promise.all([ada, second, third].map(async (one) => (await one.fetch('/api/v1/users/profile/')).status))
    expect(statuses).toEqual([401, 200, 200])
    const note = () => post(third, '/feedback/', { category: 'idea', message: 'More.' })
    expect([(await note()).status, (await note()).status]).toEqual([201, 429])
  })
  it('holds for what a site keeps, for its owner and for its visitors', async () => {
    const ada = await withLimits({ MAX_ROW: '256', LIMIT_SITE_WRITES: '3/60', LIMIT_SITE_WRITES_NETWORK: '4/60' })
    const id = await createProject(ada)
    await tell(ada, id, 'a pottery studio')
    const url = String((await deploy(ada, id)).deployment_url)
    const booking = { name: 'Ines', email: 'ines@example.com', class: sampleId({ project_id: id, space: 'live' }, 'classes', 0) }
    const large = { ...booking, name: 'I'.repeat(200) }
    expect(await said(await post(ada, `/projects/${id}/data/bookings/`, { values: large }))).toEqual([
      400,
      'This is too much for one row: 256 bytes can be kept.',
    ])
    const ines = visitorAt(app, url, '192.0.2.1')
    expect(await said(await ines.send('POST', '/_api/bookings', large))).toEqual([400, 'This is too much for one entry: 256 bytes can be kept.'])
    const noor = visitorAt(app, url, '192.0.2.1')
    const sent = [await ines.send('POST', '/_api/bookings', booking), await noor.send('POST', '/_api/bookings', booking)]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    // Whoever is new counts by their address, as these three did before they were known.
    expect((await visitorAt(app, url, '192.0.2.1').send('POST', '/_api/bookings', booking)).status).toBe(429)
    expect((await noor.send('POST', '/_api/bookings', booking)).status).toBe(201)
    expect((await noor.send('POST', '/_api/bookings', booking)).status).toBe(429)
  })
})
