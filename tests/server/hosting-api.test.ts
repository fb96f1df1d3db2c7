import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

const sample = (entity: string, index: number) => sampleId({ project_id: site.id, space: 'live' }, entity, index)
const booking = (name: string) => ({ name, email: 'ines@example.com', class: sample('classes', 0) })
const at = (seconds: number) => ({ created_at: site.app.clock.now() + seconds, updated_at: site.app.clock.now() + seconds })

describe('the rows of a site as JSON', () => {
  it('BUILD-06 are listed newest first, without their owners', async () => {
    const reply = await visitorAt(site.app, site.url).get('/_api/classes')
    expect([reply.status, await reply.json()]).toEqual([
      200,
      {
        count: 2,
        next: null,
        previous: null,
        results: [
          { id: sample('classes', 0), ...at(0), values: { name: 'First bowls', level: 'Beginner', price: 45, date: '2026-11-24' } },
          { id: sample('classes', 1), ...at(-1), values: { name: 'Glazing night', level: 'Advanced', price: 60, date: '2026-11-30' } },
        ],
      },
    ])
  })

  it('are added, read and seen by their visitor alone', async () => {
    const ines = visitorAt(site.app, site.url)
    const added = await ines.send('POST', '/_api/bookings', booking('Ines'))
    const row = (await added.json()) as { readonly id: string }
    expect([added.status, row]).toEqual([201, { id: row.id, ...at(0), values: { ...booking('Ines'), status: 'Pending' } }])
    const read = await ines.get(`/_api/bookings/${row.id}`)
    expect([read.status, await read.json()]).toEqual([200, row])
    const noor = visitorAt(site.app, site.url)
    for (const [method, json] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
      const reply = await noor.send(method, `/_api/bookings/${row.id}`, json)
      const unknown = await noor.send(method, '/_api/bookings/none', json)
      expect([reply.status, await reply.json()]).toEqual([404, { detail: 'Not found.', request_id: expect.any(String) }])
      expect([unknown.status, await unknown.json()]).toEqual([404, { detail: 'Not found.', request_id: expect.any(String) }])
    }
    expect(await (await noor.get('/_api/bookings')).json()).toMatchObject({ count: 1, results: [{ id: sample('bookings', 0) }] })
  })

  it('are changed by PUT as by PATCH', async () => {
    const ines = visitorAt(site.app, site.url)
    const added = await ines.send('POST', '/_api/bookings', booking('Ines'))
    const { id } = (await added.json()) as { readonly id: string }
    const changed = await ines.send('PUT', `/_api/bookings/${id}`, { name: 'Ines Weber' })
    const row = (await changed.json()) as { readonly values: { readonly name: string } }
    expect([changed.status, row.values.name]).toEqual([200, 'Ines Weber'])
    const unknown = await ines.send('PUT', '/_api/bookings/none', { name: 'x' })
    expect(unknown.status).toBe(404)
  })

  it('are refused by field, as a form is', async () => {
    const visitor = visitorAt(site.app, site.url)
    const reply = await visitor.send('POST', '/_api/bookings', { name: '', email: 'x', class: 'nothing' })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({ name: [expect.any(String)], email: [expect.any(String)], request_id: expect.any(String) })
    const reference = await visitor.send('POST', '/_api/bookings', { ...booking('Ines'), class: 'nothing' })
    expect([reference.status, await reference.json()]).toEqual([400, { class: ['Choose one of the list.'], request_id: expect.any(String) }])
    const nested = await visitor.send('POST', '/_api/bookings', { name: ['a'], email: {} })
    const sentence = ['Send text, a number, true, false or null.']
    expect([nested.status, await nested.json()]).toEqual([400, { name: sentence, email: sentence, request_id: expect.any(String) }])
    for (const json of [null, [], 'x', 1]) expect((await visitor.send('POST', '/_api/bookings', json)).status).toBe(400)
  })

  it('are refused for a field that is unknown, or not this visitor’s to set, by its name', async () => {
    const visitor = visitorAt(site.app, site.url)
    const reply = await visitor.send('POST', '/_api/bookings', { ...booking('Ines'), colour: 'red', status: 'Confirmed' })
    const errors = { colour: ['There is no field of this name in bookings.'], status: ['This is not set by this call, or not by you.'] }
    expect([reply.status, await reply.json()]).toEqual([400, { ...errors, request_id: expect.any(String) }])
    const added = await visitor.send('POST', '/_api/bookings', booking('Ines'))
    const { id } = (await added.json()) as { readonly id: string }
    const changed = await visitor.send('PATCH', `/_api/bookings/${id}`, { colour: 'red' })
    expect(changed.status).toBe(400)
    expect(await (await visitor.get('/_api/bookings')).json()).toMatchObject({ count: 2 })
  })

  it('are not written where no action of the visitor’s role does', async () => {
    const visitor = visitorAt(site.app, site.url)
    const added = await visitor.send('POST', '/_api/classes', { name: 'Raku', level: 'Advanced', price: 80 })
    expect(added.status).toBe(404)
    expect((await visitor.send('DELETE', `/_api/classes/${sample('classes', 0)}`)).status).toBe(404)
    expect((await visitor.send('PATCH', `/_api/classes/${sample('classes', 0)}`, { price: 1 })).status).toBe(404)
    expect(await (await visitor.get('/_api/classes')).json()).toMatchObject({ count: 2 })
  })

  it('know no other entity, and nothing of the app', async () => {
    const visitor = visitorAt(site.app, site.url)
    for (const path of ['/_api/users', '/_api/constructor', '/_api/classes/constructor', '/_api/__proto__']) {
      const reply = await visitor.get(path, { authorization: `Bearer ${site.ada.access}` })
      expect([reply.status, await reply.json()]).toEqual([404, { detail: 'Not found.', request_id: expect.any(String) }])
    }
  })

  it('take nothing from another site', async () => {
    const visitor = visitorAt(site.app, site.url)
    const reply = await visitor.send('POST', '/_api/bookings', booking('Forged'), { origin: 'http://evil.example' })
    expect(reply.status).toBe(403)
    const list = await visitor.get('/_api/classes', { origin: 'http://evil.example' })
    expect(list.headers.get('access-control-allow-origin')).toBeNull()
  })
})
