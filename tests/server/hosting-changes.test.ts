import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'
import { textOf, type Visitor, visitorAt } from '../support/visitor.ts'

let site: Deployed
let ines: Visitor
let noor: Visitor
let row: string
let booked: Readonly<Record<string, unknown>>
beforeEach(async () => {
  site = await openDeployed('a kiln')
  ines = visitorAt(site.app, site.url)
  noor = visitorAt(site.app, site.url)
  const of = sampleId({ project_id: site.id, space: 'live' }, 'classes', 0)
  booked = { name: 'Ines', email: 'ines@example.com', class: of, seats: 2, apron: false, note: null, status: 'Requested' }
  const reply = await ines.post('/_actions/book', { name: 'Ines', email: 'ines@example.com', class: of, seats: '2', back: '/' })
  row = new URL(reply.headers.get('location') ?? '', site.url).searchParams.get('row') ?? ''
})
afterEach(() => site.app.close())

const values = async () => ((await (await ines.get(`/_api/bookings/${row}`)).json()) as { readonly values: object }).values

describe('what a visitor sent', () => {
  it('is kept as the model’s types', async () => {
    expect(await values()).toEqual(booked)
  })
  it('is changed by its visitor’s form, and by nobody else’s', async () => {
    const change = { row, name: 'Ines Vale', email: 'vale@example.com', seats: '3', back: '/' }
    const foreign = await noor.post('/_actions/change_booking', change)
    expect(foreign.status).toBe(404)
    expect(await values()).toEqual(booked)
    const reply = await ines.post('/_actions/change_booking', change)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `/?done=change_booking&row=${row}`])
    expect(await values()).toEqual({ ...booked, name: 'Ines Vale', email: 'vale@example.com', seats: 3 })
  })
  it('keeps what a refused change left', async () => {
    const reply = await ines.post('/_actions/change_booking', { row, name: '', email: 'vale@example.com', seats: '99', back: '/' })
    expect(reply.status).toBe(422)
    expect(await values()).toEqual(booked)
  })
  it('goes through its lifecycle only as far as its state allows', async () => {
    const cancel = (visitor: Visitor) => visitor.post('/_actions/cancel_booking', { row, back: '/' })
    expect((await cancel(noor)).status).toBe(404)
    const replies = await Promise.all([cancel(ines), cancel(ines)])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([303, expect.any(Number)])
    expect(replies.filter((reply) => reply.status === 303)).toHaveLength(1)
    expect(await values()).toEqual({ ...booked, status: 'Cancelled' })
  })
  it('is deleted by its visitor alone, once', async () => {
    const remove = (visitor: Visitor) => visitor.post('/_actions/delete_booking', { row, back: '/' })
    expect((await remove(noor)).status).toBe(404)
    expect((await remove(ines)).status).toBe(303)
    expect((await remove(ines)).status).toBe(404)
    expect((await ines.get(`/_api/bookings/${row}`)).status).toBe(404)
  })
  it('is changed and deleted as JSON too, in part', async () => {
    expect((await noor.send('PATCH', `/_api/bookings/${row}`, { name: 'Eve' })).status).toBe(404)
    const foreign = await ines.send('PATCH', `/_api/bookings/${row}`, { seats: 4, status: 'Confirmed', owner: 'x', id: 'y' })
    const named = { status: [expect.any(String)], owner: [expect.any(String)], id: [expect.any(String)], request_id: expect.any(String) }
    expect([foreign.status, await foreign.json()]).toEqual([400, named])
    const reply = await ines.send('PATCH', `/_api/bookings/${row}`, { seats: 4 })
    const now = site.app.clock.now()
    expect([reply.status, await reply.json()]).toEqual([200, { id: row, created_at: now, updated_at: now, values: { ...booked, seats: 4 } }])
    const wrong = await ines.send('PATCH', `/_api/bookings/${row}`, { seats: 'many' })
    expect([wrong.status, await wrong.json()]).toEqual([400, { seats: [expect.any(String)], request_id: expect.any(String) }])
    expect((await noor.send('DELETE', `/_api/bookings/${row}`)).status).toBe(404)
    expect((await ines.send('DELETE', `/_api/bookings/${row}`)).status).toBe(204)
    expect(await (await ines.get('/_api/bookings')).json()).toMatchObject({ count: 0 })
  })
  it('keeps both of two changes of different fields that come at once', async () => {
    const replies = await Promise.all([
      ines.send('PATCH', `/_api/bookings/${row}`, { seats: 5 }),
      ines.send('PATCH', `/_api/bookings/${row}`, { name: 'Ines Prado' }),
    ])
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
    expect(await values()).toEqual({ ...booked, seats: 5, name: 'Ines Prado' })
  })
  it('refers only to rows that its visitor may read', async () => {
    const reply = await noor.post('/_actions/book', { name: 'Noor', email: 'noor@example.com', class: row, seats: '1', back: '/' })
    expect(reply.status).toBe(422)
    expect(await textOf(reply)).toContain('Choose')
  })
})

it('what a visitor writes over a sample is shown to nobody else', async () => {
  const studio = await openDeployed()
  const [ada, eve] = [visitorAt(studio.app, studio.url), visitorAt(studio.app, studio.url)]
  await ada.get('/bookings')
  const sample = sampleId({ project_id: studio.id, space: 'live' }, 'bookings', 0)
  expect((await eve.get(`/_api/bookings/${sample}`)).status).toBe(200)
  expect((await ada.send('PATCH', `/_api/bookings/${sample}`, { name: 'Not for Eve' })).status).toBe(200)
  expect((await eve.get(`/_api/bookings/${sample}`)).status).toBe(404)
  expect(await textOf(await ada.get('/bookings'))).toContain('Not for Eve')
  await studio.app.close()
})
