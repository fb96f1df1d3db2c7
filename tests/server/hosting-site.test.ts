import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteHeaders } from '../../server/hosting/headers.rules.ts'
import { ownerOf } from '../../server/hosting/visitor.rules.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

const firstClass = () => sampleId({ project_id: site.id, space: 'live' }, 'classes', 0)
const booking = (name: string) => ({ name, email: 'ines@example.com', class: firstClass(), back: '/book', row: '' })
const kept = () =>
  site.app.db
    .selectFrom('site_rows')
    .selectAll()
    .where('owner', 'is not', null)
    .orderBy('rowid' as never)
    .execute()

describe.each([
  ['its own host', () => site.url, ''],
  ['the portable host', () => site.portable, '/clay-corner'],
])('a deployed site on %s', (_, origin, base) => {
  const reach = base === '' ? 'deployed' : 'portable'

  it('bears the exact headers on every answer', async () => {
    const visitor = visitorAt(site.app, origin())
    const expected = siteHeaders(reach, 'http://localhost:3000')
    for (const reply of [
      await visitor.get('/'),
      await visitor.get('/nowhere'),
      await visitor.post('/_actions/book_class', { back: '/book' }),
      await visitor.post('/_session', { role: 'staff', back: '/' }),
      await visitor.post('/', {}),
      await visitor.get('/_site/nothing'),
    ]) {
      const found = Object.fromEntries([...reply.headers].filter(([name]) => name in expected))
      expect(found).toEqual(expected)
    }
  })

  it('BUILD-06 keeps what a form sends, without JavaScript, and shows it to who sent it', async () => {
    const visitor = visitorAt(site.app, origin())
    const reply = await visitor.post('/_actions/book_class', booking('Ines Vale'))
    const [row] = await kept()
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${base}/book?done=book_class&row=${row?.id}`])
    const token = visitor.cookies()[0]?.split('=')[1] ?? ''
    expect({ ...row, fields: JSON.parse(row?.fields ?? '') }).toEqual({
      id: row?.id,
      project_id: site.id,
      space: 'live',
      entity: 'bookings',
      owner: ownerOf(token),
      fields: { name: 'Ines Vale', email: 'ines@example.com', class: firstClass(), status: 'Pending' },
      created_at: site.app.clock.now(),
      updated_at: site.app.clock.now(),
    })
    const done = await visitor.get(`/book?done=book_class&row=${row?.id}`)
    expect(await textOf(done)).toContain('Booked: Ines Vale.')
    expect(await textOf(await visitor.get('/bookings'))).toContain('Ines Vale First bowls Pending')
  })

  it('names its visitor by a cookie of its own, on the first form', async () => {
    const visitor = visitorAt(site.app, origin())
    expect((await visitor.get('/')).headers.getSetCookie()).toEqual([])
    const sets = (await visitor.post('/_actions/book_class', booking('Ines'))).headers.getSetCookie()
    const lax = expect.stringMatching(new RegExp(`^visitor=[\\w-]{22}; Max-Age=31536000; Path=${base}/; HttpOnly; SameSite=Lax$`))
    const none = expect.stringMatching(new RegExp(`^visitor_sandboxed=[\\w-]{22}; Max-Age=31536000; Path=${base}/; HttpOnly; Secure; SameSite=None$`))
    expect(sets).toEqual(reach === 'deployed' ? [lax] : [lax, none])
    expect((await visitor.post('/_actions/book_class', booking('Ines'))).headers.getSetCookie()).toEqual([])
  })

  it('refuses what is wrong, with what was typed', async () => {
    const visitor = visitorAt(site.app, origin())
    const reply = await visitor.post('/_actions/book_class', { name: 'Ines "<b>" Vale', email: 'not an address', class: 'x', back: '/book' })
    expect(reply.status).toBe(422)
    const html = await reply.text()
    expect(html).toContain('value="Ines &quot;&lt;b&gt;&quot; Vale"')
    expect(html).toContain('value="not an address"')
    expect(html).toContain('aria-invalid="true"')
    expect(html).not.toContain('<b>')
    expect(await kept()).toEqual([])
  })

  it('default deny: a visitor reads no other visitor’s rows, on any page', async () => {
    const ines = visitorAt(site.app, origin())
    const noor = visitorAt(site.app, origin())
    await ines.post('/_actions/book_class', booking('Ines Secret'))
    await noor.post('/_actions/book_class', booking('Noor Secret'))
    const [first] = await kept()
    const paths = ['/', '/classes', '/book', '/bookings', `/bookings?row=${first?.id}`, `/book?done=book_class&row=${first?.id}`, '/_api/bookings']
    for (const path of paths) expect(await (await noor.get(path)).text()).not.toContain('Ines Secret')
    const stranger = visitorAt(site.app, origin())
    for (const path of paths) expect(await (await stranger.get(path)).text()).not.toContain('Secret')
    expect(await textOf(await ines.get('/bookings'))).toContain('Ines Secret')
  })

  it('takes no form of another site', async () => {
    const visitor = visitorAt(site.app, origin())
    const sent = await visitor.post('/_actions/book_class', booking('Forged'), { origin: 'http://evil.example' })
    const marked = await visitor.post('/_actions/book_class', booking('Forged'), { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })
    expect([sent.status, marked.status]).toEqual([403, 403])
    expect(await kept()).toEqual([])
    expect(visitor.cookies()).toEqual([])
  })

  it('goes back to pages of its own only', async () => {
    const visitor = visitorAt(site.app, origin())
    for (const back of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/nowhere', '', '/book?x=1', '/book\r\nset-cookie: a=b']) {
      const reply = await visitor.post('/_actions/book_class', { ...booking('Ines'), back })
      expect(reply.headers.get('location')).toMatch(new RegExp(`^${base}/book\\?done=book_class&row=[a-z2-7]{26}$`))
    }
  })

  it('serves its files for ever by their version, and no others', async () => {
    const visitor = visitorAt(site.app, origin())
    const html = await (await visitor.get('/')).text()
    const [, sheet = ''] = /href="([^"]*style\.css[^"]*)"/.exec(html) ?? []
    expect(sheet.startsWith(`${base}/_site/style.css?v=`)).toBe(true)
    const css = await visitor.get(sheet.slice(base.length))
    expect([css.status, css.headers.get('content-type'), css.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect((await visitor.get('/_site/style.css')).headers.get('cache-control')).toBe('no-cache')
    for (const font of ['geist', 'geist-mono', 'bricolage-grotesque']) {
      const reply = await visitor.get(`/_site/fonts/${font}.woff2`)
      expect([reply.status, reply.headers.get('content-type'), reply.headers.get('access-control-allow-origin')]).toEqual([200, 'font/woff2', '*'])
      expect(new TextDecoder().decode((await reply.arrayBuffer()).slice(0, 4))).toBe('wOF2')
    }
    for (const path of ['/_site/', '/_site/fonts/', '/_site/fonts/..%2f..%2fpackage.json', '/_site/fonts/constructor', '/_site/site.js.map']) {
      expect((await visitor.get(path)).status).toBe(404)
    }
  })
})

describe('a form', () => {
  it('of 64 KiB and more, or of another kind, is refused', async () => {
    const visitor = visitorAt(site.app, site.url)
    expect((await visitor.post('/_actions/book_class', { ...booking('x'), name: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await visitor.send('POST', '/_actions/book_class', { name: 'x' })).status).toBe(415)
    expect((await visitor.post('/_actions/nothing', {})).status).toBe(404)
    expect(await kept()).toEqual([])
  })
  it('is taken 60 times a minute', async () => {
    const visitor = visitorAt(site.app, site.url)
    await visitor.post('/_actions/book_class', booking('Ines'))
    for (let count = 0; count < 60; count++) expect((await visitor.post('/_actions/book_class', {})).status).toBe(422)
    const reply = await visitor.post('/_actions/book_class', booking('Ines'))
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '60'])
    site.app.clock.advance(60)
    expect((await visitor.post('/_actions/book_class', booking('Ines'))).status).toBe(303)
  })
})

describe('the row limit', () => {
  it('BUILD-06 counts all rows but samples, and refuses one more with a plain reason', async () => {
    await site.app.db.updateTable('plans').set({ db_rows_limit: 2 }).where('slug', '=', 'free').execute()
    const visitor = visitorAt(site.app, site.url)
    const replies = await Promise.all(['A', 'B', 'C', 'D'].map((name) => visitorAt(site.app, site.url).post('/_actions/book_class', booking(name))))
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([303, 303, 422, 422])
    const refused = await visitor.post('/_actions/book_class', booking('E'))
    expect(await textOf(refused)).toContain("This site keeps 2 entries, as many as its owner's plan allows, so that nothing more can be saved here.")
    expect(await kept()).toHaveLength(2)
  })
})
