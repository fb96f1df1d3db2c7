import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, openDeployed, taking } from '../support/deployed.ts'
import { png } from '../support/library.ts'
import { textOf, visitorAt } from '../support/visitor.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'Please implement a furniture website. The website should have functionalities for product management and permission management. Users should be able to log in and browse products. Administrators can manage products and set permissions for different roles.',
)
let site: Deployed
beforeEach(async () => {
  site = await openDeployed('a furniture shop', {}, taking(model))
})
afterEach(() => site.app.close())

async function owner() {
  const manage = ((await (await site.ada.fetch(`/api/v1/projects/${site.id}/`)).json()) as { readonly manage_url: string }).manage_url
  const visitor = visitorAt(site.app, site.url)
  await visitor.get(manage.slice(site.url.length))
  return visitor
}
const seeds = model.entities.find(({ id }) => id === 'permissions')?.seeds ?? []
const products = () =>
  sampleId(
    { project_id: site.id, space: 'live' },
    'permissions',
    seeds.findIndex((seed) => seed.section === 'Products'),
  )

test('a section that a role has no access to is gone from pages and from the API, for everybody of that role', async () => {
  const stranger = visitorAt(site.app, site.url)
  const count = async () => ((await (await stranger.get('/_api/products')).json()) as { readonly count: number }).count
  expect(await count()).toBeGreaterThan(0)
  const set = await (await owner()).post('/_actions/deny_permission', { row: products(), back: '/people' })
  expect([set.status, set.headers.get('location')?.split('?')[0]]).toEqual([303, '/people'])
  expect([(await stranger.get('/products')).status, await count()]).toEqual([403, 0])
  expect(await textOf(await stranger.get('/'))).not.toContain('Products')
  await (await owner()).post('/_actions/allow_permission', { row: products(), back: '/people' })
  expect((await stranger.get('/products')).status).toBe(200)
})

test('a file of a section that a role has no access to is not there for it', async () => {
  const [stranger, keeper] = [visitorAt(site.app, site.url), await owner()]
  const form = new FormData()
  form.set('name', 'Oak shelf')
  form.set('back', '/products')
  form.set('picture', new File([png], 'shelf.png'))
  const headers = { cookie: keeper.cookies().join('; ') }
  expect((await site.app.fetch(`${site.url}/_actions/add_product`, { method: 'POST', body: form, headers }, '192.0.2.1')).status).toBe(303)
  const page = await (await stranger.get('/products')).text()
  const [address = ''] = /\/_files\/[\w./-]+shelf\.png/.exec(page) ?? []
  expect((await stranger.get(address)).status).toBe(200)
  await keeper.post('/_actions/deny_permission', { row: products(), back: '/people' })
  expect([(await stranger.get(address)).status, (await keeper.get(address)).status]).toEqual([404, 200])
})

test('nobody but the managing role sets permissions or reads them', async () => {
  const stranger = visitorAt(site.app, site.url)
  expect((await stranger.post('/_actions/deny_permission', { row: products(), back: '/people' })).status).toBe(404)
  expect(await (await stranger.get('/_api/permissions')).json()).toEqual({ count: 0, next: null, previous: null, results: [] })
})
