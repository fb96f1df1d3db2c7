import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

const manageUrl = async () => ((await (await site.ada.fetch(`/api/v1/projects/${site.id}/`)).json()) as { readonly manage_url: string }).manage_url
const keyPath = async () => (await manageUrl()).slice(site.url.length)
const booked = () => sampleId({ project_id: site.id, space: 'live' }, 'bookings', 0)
const aClass = { name: 'Raku', level: 'Advanced', price: '80', date: '', back: '/classes' }

describe('the management end of a deployed site', () => {
  it('opens by the owner’s link, and by nothing else', async () => {
    expect(await manageUrl()).toMatch(/^http:\/\/clay-corner\.localhost:3000\/_session\?key=\d{10}\.[\w-]{43}$/)
    const owner = visitorAt(site.app, site.url)
    const opened = await owner.get(await keyPath())
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/'])
    expect((await owner.post('/_actions/add_class', aClass)).status).toBe(303)
    expect((await owner.post('/_actions/confirm_booking', { row: booked(), back: '/bookings' })).status).toBe(303)
    expect(await textOf(await owner.get('/bookings'))).toContain('Ada Moss First bowls Confirmed')

    const visitor = visitorAt(site.app, site.url)
    for (const cookie of ['role=staff', 'manage=1.x', `manage=${(await keyPath()).split('=')[1]}; role=staff`]) {
      expect((await visitor.post('/_actions/add_class', aClass, { cookie })).status).toBe(404)
      expect(await textOf(await visitor.get('/bookings', { cookie }))).not.toContain('Viewing as')
    }
    expect((await visitor.post('/_session', { role: 'staff', back: '/' })).status).toBe(403)
    expect(await textOf(await visitor.get('/classes'))).toContain('Raku')
  })

  it('can be looked at as a visitor, and entered again', async () => {
    const owner = visitorAt(site.app, site.url)
    await owner.get(await keyPath())
    expect((await owner.post('/_session', { role: 'visitor', back: '/bookings' })).headers.get('location')).toBe('/bookings')
    expect((await owner.post('/_actions/add_class', aClass)).status).toBe(404)
    await owner.post('/_session', { role: 'staff', back: '/bookings' })
    expect((await owner.post('/_actions/add_class', aClass)).status).toBe(303)
  })

  it('closes its link after a day and itself after thirty', async () => {
    const path = await keyPath()
    const owner = visitorAt(site.app, site.url)
    await owner.get(path)
    site.app.clock.advance(24 * 3600)
    const late = await visitorAt(site.app, site.url).get(path)
    expect([late.status, await textOf(late)]).toEqual([
      403,
      'This link is no longer good Open the site from your project again: the link there is always fresh.',
    ])
    expect((await owner.post('/_actions/add_class', aClass)).status).toBe(303)
    site.app.clock.advance(29 * 24 * 3600)
    expect((await owner.post('/_actions/add_class', aClass)).status).toBe(404)
  })

  it('of one site does not open another', async () => {
    const other = await site.app.join('noor@example.com')
    const created = await other.fetch('/api/v1/projects/', { method: 'POST', json: { prompt: 'a pottery studio' } })
    await site.app.settled()
    const { id } = (await created.json()) as { readonly id: string }
    await other.fetch(`/api/v1/projects/${id}/deploy/`, { method: 'POST', json: {} })
    const reply = await visitorAt(site.app, 'http://clay-corner-2.localhost:3000').get(await keyPath())
    expect(reply.status).toBe(403)
    expect(reply.headers.getSetCookie()).toEqual([])
  })
})
