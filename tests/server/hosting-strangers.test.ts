import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, deploy, openDeployed, tell } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

const asked = async (path: string) => {
  const reply = await site.app.fetch(`${site.url}${path}`)
  return { status: reply.status, headers: Object.fromEntries(reply.headers), text: await reply.text() }
}
const sampleOf = (index: number) => sampleId({ project_id: site.id, space: 'live' }, 'classes', index)

describe('a page that nobody in particular reads', () => {
  it('is the very same when it is asked again, with its headers', async () => {
    for (const path of ['/', '/book', '/?done=nothing']) {
      const first = await asked(path)
      expect(first.status).toBe(200)
      expect(await asked(path)).toEqual(first)
    }
  })
  it('shows a row as it is now, and no more the row as it was', async () => {
    const before = await asked('/classes')
    await asked('/classes')
    const row = await site.app.db.selectFrom('site_rows').selectAll().where('id', '=', sampleOf(0)).executeTakeFirstOrThrow()
    const fields = { ...(JSON.parse(row.fields) as Record<string, unknown>), name: 'Night throwing' }
    await site.app.db
      .updateTable('site_rows')
      .set({ fields: JSON.stringify(fields) })
      .where('id', '=', row.id)
      .execute()
    const after = await asked('/classes')
    expect([before.text.includes('Night throwing'), after.text.includes('Night throwing')]).toEqual([false, true])
  })
  it('is of the version that is live', async () => {
    await asked('/')
    await tell(site.ada, site.id, 'call it Kiln Lane')
    expect((await asked('/')).text).not.toContain('Kiln Lane')
    await deploy(site.ada, site.id)
    expect((await asked('/')).text).toContain('Kiln Lane')
    await deploy(site.ada, site.id, 1)
    expect((await asked('/')).text).not.toContain('Kiln Lane')
  })
  it('has nothing of a visitor who was here, and is not what that visitor gets', async () => {
    await asked('/book')
    await asked('/bookings')
    const visitor = visitorAt(site.app, site.url)
    await visitor.post('/_actions/book_class', { name: 'Ines Secret', email: 'ines@example.com', class: sampleOf(0), back: '/book', row: '' })
    const own = await (await visitor.get('/bookings')).text()
    const [stranger, again] = [await asked('/bookings'), await asked('/bookings')]
    expect([own, stranger.text, again.text].map((text) => text.includes('Ines Secret'))).toEqual([true, false, false])
  })
  it('has nothing of the management end that its owner has open', async () => {
    await asked('/bookings')
    const { manage_url } = (await (await site.ada.fetch(`/api/v1/projects/${site.id}/`)).json()) as { readonly manage_url: string }
    const owner = visitorAt(site.app, site.url)
    await owner.get(manage_url.slice(site.url.length))
    const shown = await (await owner.get('/bookings')).text()
    const stranger = await asked('/bookings')
    expect([shown, stranger.text].map((text) => text.includes('Viewing as'))).toEqual([true, false])
  })
  it('goes with the badge when the plan says so, and with the site when it is taken down', async () => {
    const free = await asked('/')
    await site.app.db.updateTable('users').set({ plan: 'pro' }).execute()
    const paid = await asked('/')
    expect(paid.text.length).toBeLessThan(free.text.length)
    await site.ada.fetch(`/api/v1/projects/${site.id}/deploy/`, { method: 'DELETE' })
    expect((await asked('/')).status).toBe(404)
  })
})
