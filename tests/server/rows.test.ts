import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { createProject, type Deployed, deploy, openDeployed, tell } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

const sample = (entity: string, index: number) => sampleId({ project_id: site.id, space: 'live' }, entity, index)
const data = async (entity: string, query = '') => await site.ada.fetch(`/api/v1/projects/${site.id}/data/${entity}/${query}`)

describe('the owner’s view of the rows', () => {
  it('BUILD-06 shows what visitors sent before the samples', async () => {
    const now = site.app.clock.now()
    const ada = { name: 'Ada Moss', email: 'ada@example.com', class: sample('classes', 0), status: 'Pending' }
    const seeded = { id: sample('bookings', 0), created_at: now, updated_at: now, sample: true, values: ada }
    expect(await (await data('bookings')).json()).toEqual({ count: 1, next: null, previous: null, results: [seeded] })
    const visitor = visitorAt(site.app, site.portable)
    await visitor.post('/_actions/book_class', { name: 'Ines', email: 'ines@example.com', class: sample('classes', 1), back: '/book' })
    const values = { name: 'Ines', email: 'ines@example.com', class: sample('classes', 1), status: 'Pending' }
    expect(await (await data('bookings')).json()).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [{ id: expect.stringMatching(/^[a-z2-7]{26}$/), created_at: now, updated_at: now, sample: false, values }, seeded],
    })
  })

  it('is a file with ?format=csv', async () => {
    const reply = await data('classes', '?format=csv')
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="classes.csv"',
    ])
    expect(await reply.text()).toBe(
      [
        'ID,Created,Updated,Sample,Name,Level,Price,Date',
        `${sample('classes', 0)},2026-11-21T12:00:00.000Z,2026-11-21T12:00:00.000Z,true,First bowls,Beginner,45,2026-11-24`,
        `${sample('classes', 1)},2026-11-21T11:59:59.000Z,2026-11-21T11:59:59.000Z,true,Glazing night,Advanced,60,2026-11-30`,
        '',
      ].join('\r\n'),
    )
  })

  it('has all rows, in pages of a thousand and in one file', async () => {
    const row = { project_id: site.id, space: 'live', entity: 'classes', owner: 'v', fields: '{"name":"Raku"}' }
    const rows = Array.from({ length: 2500 }, (_, at) => ({ ...row, id: `r${at}`, created_at: at, updated_at: at }))
    for (let start = 0; start < rows.length; start += 500) {
      await site.app.db
        .insertInto('site_rows')
        .values(rows.slice(start, start + 500))
        .execute()
    }
    const list = async (query: string) =>
      (await (await data('classes', query)).json()) as { readonly next: string | null; readonly results: { readonly id: string }[] }
    const path = `/api/v1/projects/${site.id}/data/classes/?page=`
    const [first, second, third] = [await list(''), await list('?page=2'), await list('?page=3')]
    expect([first, second, third].map(({ next, results }) => [next, results.length])).toEqual([
      [`${path}2`, 1000],
      [`${path}3`, 1000],
      [null, 502],
    ])
    expect([...first.results, ...second.results, ...third.results].slice(2).map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed())
    expect((await (await data('classes', '?format=csv')).text()).split('\r\n')).toHaveLength(2500 + 2 + 2)
    for (const page of ['0', '-1', 'x', '1.5', '99999999']) expect((await data('classes', `?page=${page}`)).status).toBe(404)
  })

  it('is empty before the site is deployed, and 404 for what is no entity', async () => {
    const id = await createProject(site.ada)
    expect((await site.ada.fetch(`/api/v1/projects/${id}/data/classes/`)).status).toBe(404)
    await tell(site.ada, id, 'a pottery studio')
    expect(await (await site.ada.fetch(`/api/v1/projects/${id}/data/classes/`)).json()).toMatchObject({ count: 0 })
    expect((await site.ada.fetch(`/api/v1/projects/${id}/data/nothing/`)).status).toBe(404)
  })

  it('whose rows cannot be read is a fault, not a broken file', async () => {
    await data('classes')
    await site.app.db.updateTable('site_rows').set({ fields: '{' }).where('entity', '=', 'classes').execute()
    const reply = await data('classes', '?format=csv')
    expect([reply.status, await reply.json()]).toEqual([
      500,
      { detail: 'Something went wrong here. It has been logged; please try again.', request_id: expect.any(String) },
    ])
  })
  it('stands still while other versions come and go', async () => {
    const visitor = visitorAt(site.app, site.url)
    await visitor.post('/_actions/book_class', { name: 'Ines', email: 'ines@example.com', class: sample('classes', 1), back: '/book' })
    const before = await (await data('bookings')).json()
    await tell(site.ada, site.id, 'call it Kiln House')
    await deploy(site.ada, site.id)
    await site.ada.fetch(`/api/v1/projects/${site.id}/deploy/`, { method: 'DELETE' })
    await deploy(site.ada, site.id, 1)
    expect(await (await data('bookings')).json()).toEqual(before)
  })
})
