import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Deployed, openDeployed, previewOf } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
let preview: string
beforeAll(async () => {
  site = await openDeployed('a pottery studio', { public_url: 'https://app.example', sites_url: 'https://{slug}.sites.example' })
  preview = (await previewOf(site.ada, site.id)).url
})
afterAll(() => site.app.close())

const strict = 'max-age=63072000; includeSubDomains; preload'
const booking = { name: 'Ines Vale', email: 'ines@example.com', class: '', back: '/book' }

describe('over TLS', () => {
  it('every answer of the app, of sites and of previews keeps browsers there, and none of another host', async () => {
    const app = 'https://app.example'
    const paths = ['/', '/nothing.js', '/api/v1/users/profile/', '/api/v1/billing/plans', '/api/v1/openapi.json', '/healthz', '/dev/mailbox']
    const answers = [...paths.map((path) => app + path), `${site.url}/`, `${site.url}/nothing`, 'https://nobody.sites.example/', preview, `${preview}/nothing`]
    for (const url of answers) expect([url, (await site.app.fetch(url)).headers.get('strict-transport-security')]).toEqual([url, strict])
    for (const url of ['http://127.0.0.1:3000/', site.portable, 'https://else.example/'])
      expect([url, (await site.app.fetch(url)).headers.get('strict-transport-security')]).toEqual([url, null])
  })
  it('a call of the API without it is answered, and not led there, so that a wrong address is noticed', async () => {
    const reply = await site.app.fetch('http://app.example/api/v1/billing/plans/')
    expect([reply.status, reply.headers.get('location')]).toEqual([200, null])
  })
  it('a site’s cookies are held to its host, and read by that name alone', async () => {
    const visitor = visitorAt(site.app, site.url)
    const sets = (await visitor.post('/_actions/book_class', booking)).headers.getSetCookie()
    expect(sets).toEqual([expect.stringMatching(/^__Host-visitor=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)])
    expect((await visitor.post('/_actions/book_class', booking)).headers.getSetCookie()).toEqual([])
    const planted = visitor.cookies().join('; ').replace('__Host-', '')
    const other = visitorAt(site.app, site.url)
    expect((await other.post('/_actions/book_class', booking, { cookie: planted })).headers.getSetCookie()).toHaveLength(1)
  })
})
