import { afterEach, beforeEach, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { type Deployed, deploy, openDeployed, tell } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
let other: TestApp
beforeEach(async () => {
  site = await openDeployed()
  other = await openApp({ place: site.app.place })
})
afterEach(async () => {
  await other.close()
  await site.app.close()
})

const nodes = () => [site.app, other]
const shown = async (path: string, of: TestApp) => await (await of.fetch(`${site.url}${path}`)).text()

it('a page shows at every node, at the next request, what was written at one, however many read it at the time', async () => {
  const row = sampleId({ project_id: site.id, space: 'live' }, 'classes', 0)
  await shown('/classes', site.app)
  const { fields } = await site.app.db.selectFrom('site_rows').select('fields').where('id', '=', row).executeTakeFirstOrThrow()
  for (const name of ['Night throwing', 'Day throwing', 'Glazing']) {
    const early = nodes().flatMap((node) => Array.from({ length: 8 }, () => shown('/classes', node)))
    const changed = JSON.stringify({ ...(JSON.parse(fields) as object), name })
    await site.app.db.updateTable('site_rows').set({ fields: changed }).where('id', '=', row).execute()
    const late = await Promise.all(nodes().flatMap((node) => Array.from({ length: 8 }, () => shown('/classes', node))))
    expect(late.map((html) => html.includes(name))).toEqual(Array(16).fill(true))
    await Promise.all(early)
  }
})

it('what a visitor keeps at one node is theirs at the other at once', async () => {
  const visitor = visitorAt(site.app, site.url)
  await visitor.get('/book')
  const first = sampleId({ project_id: site.id, space: 'live' }, 'classes', 0)
  const sent = await visitor.post('/_actions/book_class', { name: 'Ines Vale', email: 'ines@example.com', class: first, back: '/book', row: '' })
  const cookie = visitor.cookies().join('; ')
  const own = await (await other.fetch(`${site.url}/bookings`, { headers: { cookie } })).text()
  expect([sent.status, own.includes('Ines Vale'), (await shown('/bookings', other)).includes('Ines Vale')]).toEqual([303, true, false])
})

it('a version that goes live, and a site that is taken down, are so at every node at the next request', async () => {
  await Promise.all(nodes().map((node) => shown('/', node)))
  await tell(site.ada, site.id, 'call it Kiln Lane')
  await deploy(site.ada, site.id)
  expect((await Promise.all(nodes().map((node) => shown('/', node)))).map((html) => html.includes('Kiln Lane'))).toEqual([true, true])
  await site.ada.fetch(`/api/v1/projects/${site.id}/deploy/`, { method: 'DELETE' })
  const down = await Promise.all(nodes().map(async (node) => (await node.fetch(`${site.url}/`)).status))
  expect(down).toEqual([404, 404])
})
