import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row } from '../../contract/projects.api.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { createProject, type Deployed, openDeployed, tell } from '../support/deployed.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

const sample = (entity: string, index: number) => sampleId({ project_id: site.id, space: 'live' }, entity, index)
const at = (entity: string, row = '') => `/api/v1/projects/${site.id}/data/${entity}/${row === '' ? '' : `${row}/`}`
const add = (entity: string, values: unknown) => site.ada.fetch(at(entity), { method: 'POST', json: { values } })
const change = (entity: string, row: string, values: unknown) => site.ada.fetch(at(entity, row), { method: 'PATCH', json: { values } })
const remove = (entity: string, row: string) => site.ada.fetch(at(entity, row), { method: 'DELETE' })
const said = async (reply: Response) => {
  const { request_id: _, ...rest } = (await reply.json()) as Record<string, unknown>
  return [reply.status, rest]
}
const names = async (entity: string) => {
  const { results } = (await (await site.ada.fetch(at(entity))).json()) as { readonly results: readonly Row[] }
  return results.map(({ values }) => values.name)
}

describe('a row that the owner adds', () => {
  it('BUILD-06 is kept, stands first and is shown by the site', async () => {
    const now = site.app.clock.now()
    const reply = await add('classes', { name: ' Raku  firing ', level: 'Advanced', price: '75.5', date: '2026-12-24', colour: 'red' })
    const values = { name: 'Raku firing', level: 'Advanced', price: 75.5, date: '2026-12-24' }
    expect(await said(reply)).toEqual([201, { id: expect.stringMatching(/^[a-z2-7]{26}$/), created_at: now, updated_at: now, sample: false, values }])
    expect(await names('classes')).toEqual(['Raku firing', 'First bowls', 'Glazing night'])
    expect(await textOf(await visitorAt(site.app, site.url).get('/book'))).toContain('Raku firing')
  })

  it('begins in the first state, unless another is sent', async () => {
    const values = { name: 'Ines', email: 'ines@example.com', class: sample('classes', 1) }
    expect(await said(await add('bookings', values))).toMatchObject([201, { values: { ...values, status: 'Pending' } }])
    expect(await said(await add('bookings', { ...values, status: 'Confirmed' }))).toMatchObject([201, { values: { ...values, status: 'Confirmed' } }])
  })

  it('is no visitor’s own', async () => {
    await add('bookings', { name: 'Ines', email: 'ines@example.com', class: sample('classes', 1) })
    expect(await textOf(await visitorAt(site.app, site.url).get('/bookings'))).not.toContain('Ines')
  })

  it('is refused by field where a value is not right', async () => {
    expect(await said(await add('classes', { level: 'Expert', price: 'dear' }))).toEqual([
      400,
      { name: ['Enter the name.'], level: ['Choose one of the offered choices for the level.'], price: ['Enter the price as a number.'] },
    ])
    const nobody = { name: 'Ines', email: 'ines@example.com', class: sample('bookings', 0) }
    expect(await said(await add('bookings', nobody))).toEqual([400, { class: ['Choose one of the list.'] }])
    expect(await said(await add('classes', { name: { first: 'Raku' } }))).toEqual([400, { values: ['Send text, a number, true, false or null.'] }])
    expect(await said(await add('classes', undefined))).toEqual([400, { values: ['This field is required.'] }])
    expect(await names('classes')).toEqual(['First bowls', 'Glazing night'])
  })

  it('of no entity is 404', async () => {
    expect((await add('nothing', { name: 'Raku' })).status).toBe(404)
    expect((await add('constructor', { name: 'Raku' })).status).toBe(404)
  })

  it('BUILD-06 counts for the plan: of eight at once as many are taken as there is room for', async () => {
    await site.app.db.updateTable('plans').set({ db_rows_limit: 3 }).execute()
    const replies = await Promise.all(Array.from({ length: 8 }, (_, number) => add('classes', { name: `Class ${number}`, level: 'Beginner', price: 1 })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 400, 400, 400, 400, 400])
    const refused = replies.find(({ status }) => status === 400)!
    expect(await said(refused)).toEqual([400, { detail: 'Your plan keeps 3 rows of a project, and this one has as many. Delete some first.' }])
    expect(await names('classes')).toHaveLength(5)
  })

  it('may be written before the site is deployed', async () => {
    const id = await createProject(site.ada)
    await tell(site.ada, id, 'a pottery studio')
    const path = `/api/v1/projects/${id}/data/classes/`
    expect((await site.ada.fetch(path, { method: 'POST', json: { values: { name: 'Raku', level: 'Beginner', price: 5 } } })).status).toBe(201)
    expect(await (await site.ada.fetch(path)).json()).toMatchObject({ count: 1, results: [{ values: { name: 'Raku' } }] })
  })
})

describe('a row that the owner changes', () => {
  it('takes the values that are sent and keeps the others, of a sample too', async () => {
    const now = site.app.clock.now()
    const values = { name: 'First bowls', level: 'Beginner', price: 50, date: '2026-11-24' }
    expect(await said(await change('classes', sample('classes', 0), { price: 50, colour: 'red' }))).toEqual([
      200,
      { id: sample('classes', 0), created_at: now, updated_at: now + 1, sample: true, values },
    ])
    expect(await said(await change('classes', sample('classes', 0), { date: null }))).toMatchObject([200, { values: { ...values, date: null } }])
  })

  it('is left as it was where nothing is sent, or nothing right', async () => {
    const before = await (await site.ada.fetch(at('classes'))).json()
    expect((await change('classes', sample('classes', 0), {})).status).toBe(200)
    expect(await said(await change('classes', sample('classes', 0), { name: '', price: 7 }))).toEqual([400, { name: ['Enter the name.'] }])
    expect(await (await site.ada.fetch(at('classes'))).json()).toEqual(before)
  })

  it('holds at most 16 KiB with what it holds already', async () => {
    await site.ada.fetch(at('classes'))
    const long = { name: 'x', level: 'Beginner', price: 1, notes: 'x'.repeat(16 * 1024) }
    await site.app.db
      .updateTable('site_rows')
      .set({ fields: JSON.stringify(long) })
      .where('id', '=', sample('classes', 0))
      .execute()
    expect(await said(await change('classes', sample('classes', 0), { price: 2 }))).toEqual([
      400,
      { detail: 'This is too much for one row: 16 KiB can be kept.' },
    ])
  })

  it('is 404 in another entity, in another project, and where there is none', async () => {
    expect((await change('bookings', sample('classes', 0), { name: 'Ines' })).status).toBe(404)
    expect((await change('classes', 'a'.repeat(26), { name: 'Ines' })).status).toBe(404)
    const other = await createProject(site.ada)
    await tell(site.ada, other, 'a pottery studio')
    const path = `/api/v1/projects/${other}/data/classes/${sample('classes', 0)}/`
    expect((await site.ada.fetch(path, { method: 'PATCH', json: { values: { name: 'Ines' } } })).status).toBe(404)
    expect((await site.ada.fetch(path, { method: 'DELETE' })).status).toBe(404)
    expect(await names('classes')).toEqual(['First bowls', 'Glazing night'])
  })
})

describe('a row that the owner deletes', () => {
  it('is gone, once, and a sample does not come back', async () => {
    expect((await remove('classes', sample('classes', 0))).status).toBe(204)
    expect((await remove('classes', sample('classes', 0))).status).toBe(404)
    expect(await names('classes')).toEqual(['Glazing night'])
    expect(await textOf(await visitorAt(site.app, site.url).get('/book'))).not.toContain('First bowls')
  })
})
