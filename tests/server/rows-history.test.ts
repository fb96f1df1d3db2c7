import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row, Version } from '../../contract/projects.api.ts'
import type { RowsSince } from '../../contract/rows.api.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { createProject, type Deployed, openDeployed, tell } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
  await site.ada.fetch(`/api/v1/projects/${site.id}/data/bookings/`)
})
afterEach(() => site.app.close())

const sample = (entity: string, index: number) => sampleId({ project_id: site.id, space: 'live' }, entity, index)
const own = (path: string) => `/api/v1/projects/${site.id}/${path}`
const add = async (name: string) => {
  const values = { name, level: 'Beginner', price: 20 }
  return (await (await site.ada.fetch(own('data/classes/'), { method: 'POST', json: { values } })).json()) as Row
}
const change = (row: string, values: object) => site.ada.fetch(own(`data/classes/${row}/`), { method: 'PATCH', json: { values } })
const remove = (row: string) => site.ada.fetch(own(`data/classes/${row}/`), { method: 'DELETE' })
const since = async (number: number) => (await (await site.ada.fetch(own(`versions/${number}/rows/`))).json()) as RowsSince
const restore = (number: number, json: object = { rows: true }) => site.ada.fetch(own(`versions/${number}/restore/`), { method: 'POST', json })
const rename = (name: string) => tell(site.ada, site.id, `call it ${name}`)
const versions = async () => ((await (await site.ada.fetch(own('versions/'))).json()) as { readonly results: readonly Version[] }).results
const kept = () =>
  site.app.db
    .selectFrom('site_rows')
    .select(['id', 'entity', 'owner', 'fields', 'created_at', 'updated_at'])
    .where('space', '=', 'live')
    .orderBy('created_at', 'desc')
    .orderBy('rowid' as never, 'desc')
    .execute()
const counts = ({ entities }: RowsSince) => entities.map(({ entity, added, changed, removed }) => [entity, added, changed, removed])
const names = (rows: readonly Row[] | undefined) => rows?.map(({ values }) => values.name)

describe('what would change', () => {
  it('is nothing where no row changed since the version, samples laid meanwhile included', async () => {
    expect(await since(1)).toEqual({ kept: true, entities: [] })
    await rename('Kiln House')
    expect([await since(1), await since(2)]).toEqual([
      { kept: true, entities: [] },
      { kept: true, entities: [] },
    ])
  })

  it('is counted for each entity, with examples', async () => {
    const raku = await add('Raku')
    for (const name of ['Coils', 'Slabs', 'Tiles']) await add(name)
    await change(sample('classes', 0), { price: 50 })
    await remove(sample('classes', 1))
    const visitor = visitorAt(site.app, site.url)
    await visitor.post('/_actions/book_class', { name: 'Ines', email: 'ines@example.com', class: raku.id, back: '/book' })
    const found = await since(1)
    expect([found.kept, counts(found)]).toEqual([
      true,
      [
        ['bookings', 1, 0, 0],
        ['classes', 4, 1, 1],
      ],
    ])
    const { added, changed, removed } = found.entities[1]!.examples
    expect([added.length, names(changed), changed[0]?.values.price, names(removed)]).toEqual([3, ['First bowls'], 50, ['Glazing night']])
  })

  it('is told from each version on, and not what came and went', async () => {
    const raku = await add('Raku')
    await rename('Kiln House')
    await change(raku.id, { price: 30 })
    await remove((await add('Coils')).id)
    expect([counts(await since(1)), counts(await since(2))]).toEqual([[['classes', 1, 0, 0]], [['classes', 0, 1, 0]]])
    await change(raku.id, { price: 20 })
    expect(counts(await since(2))).toEqual([])
    await remove(raku.id)
    expect([counts(await since(1)), counts(await since(2))]).toEqual([[], [['classes', 0, 0, 1]]])
  })

  it('is 404 for a version that there is not', async () => {
    for (const number of ['0', '2', 'x', '99999999999']) expect((await site.ada.fetch(own(`versions/${number}/rows/`))).status).toBe(404)
  })
})

describe('a version restored with its rows', () => {
  it('BUILD-02 has every row as it was when that version came, to the byte, and keeps what was until then', async () => {
    await add('Raku')
    site.app.clock.advance(60)
    await rename('Kiln House')
    const before = await kept()
    const coils = await add('Coils')
    await change(sample('classes', 0), { price: 50 })
    await remove(sample('classes', 1))
    site.app.clock.advance(60)
    await rename('Oven House')
    await change(coils.id, { price: 99 })
    const after = await kept()
    const reply = await restore(2)
    const label = 'Restored version 2 with its rows'
    const said = 'Everything, the rows of the site too, is again as it was in version 2.'
    expect([reply.status, await reply.json()]).toEqual([201, { number: 5, label, created_at: site.app.clock.now(), changes: [said] }])
    expect(await kept()).toEqual(before)
    expect((await versions()).map((version) => version.label).slice(0, 2)).toEqual([label, 'Before version 2 and its rows came back'])
    expect((await restore(4)).status).toBe(201)
    expect(await kept()).toEqual(after)
    expect((await restore(5)).status).toBe(201)
    expect(await kept()).toEqual(before)
  })

  it('tells of a sample that came back with it', async () => {
    await rename('Kiln House')
    await remove(sample('classes', 1))
    await restore(2)
    expect([counts(await since(3)), counts(await since(4))]).toEqual([[['classes', 1, 0, 0]], []])
  })

  it('whose rows are those of now is one version', async () => {
    await rename('Kiln House')
    expect((await restore(1)).status).toBe(201)
    expect((await versions()).map(({ number, label }) => [number, label]).slice(0, 1)).toEqual([[3, 'Restored version 1 with its rows']])
  })

  it('leaves the rows alone where they are not asked for', async () => {
    await rename('Kiln House')
    await add('Raku')
    const before = await kept()
    expect((await restore(1, {})).status).toBe(201)
    expect((await restore(1, { rows: false })).status).toBe(201)
    expect(await kept()).toEqual(before)
  })

  it('is refused where the plan has room for fewer rows, and changes nothing', async () => {
    const rows = [await add('Raku'), await add('Coils')]
    await rename('Kiln House')
    for (const { id } of rows) await remove(id)
    await site.app.db.updateTable('plans').set({ db_rows_limit: 1 }).execute()
    const before = await kept()
    const reply = await restore(2)
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { detail: 'Your plan keeps 1 rows of a project, and that version had more. Restore it without them.' },
    ])
    expect([await kept(), (await versions()).length]).toEqual([before, 2])
  })

  it('of many at once is done for each, one after the other', async () => {
    await rename('Kiln House')
    await add('Raku')
    const replies = await Promise.all([restore(1), restore(1), restore(2)])
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await kept()).filter(({ owner }) => owner !== null)).toEqual([])
  })
})

describe('the history of rows', () => {
  it('goes back four times the plan’s rows and 90 days, and says so of what is older', async () => {
    await site.app.db.updateTable('plans').set({ db_rows_limit: 10 }).execute()
    const row = { project_id: site.id, space: 'live', entity: 'classes', owner: 'v', fields: '{"name":"Raku"}', created_at: 1, updated_at: 1 }
    const fill = (from: number, count: number) =>
      site.app.db
        .insertInto('site_rows')
        .values(Array.from({ length: count }, (_, at) => ({ ...row, id: `r${from + at}` })))
        .execute()
    await fill(0, 30)
    await rename('Kiln House')
    await fill(30, 30)
    await site.app.tidy()
    expect([await since(1), counts(await since(2))]).toEqual([{ kept: false, entities: [] }, [['classes', 30, 0, 0]]])
    const refused = await restore(1)
    expect([refused.status, await refused.json()]).toMatchObject([409, { detail: 'The rows of this version are no longer kept. Restore it without them.' }])
    site.app.clock.advance(91 * 86_400)
    const ada = await site.app.logIn()
    await tell(ada, site.id, 'call it Oven House')
    await site.app.tidy()
    const [second, third] = await Promise.all([2, 3].map(async (number) => await (await ada.fetch(own(`versions/${number}/rows/`))).json()))
    expect([second, third]).toMatchObject([{ kept: true }, { kept: true, entities: [] }])
  })

  it('ends with its project', async () => {
    await add('Raku')
    expect((await site.ada.fetch(`/api/v1/projects/${site.id}/`, { method: 'DELETE' })).status).toBe(204)
    expect(await site.app.db.selectFrom('row_history').selectAll().execute()).toEqual([])
  })

  it('holds nothing of what is tried out in a preview', async () => {
    const id = await createProject(site.ada)
    await tell(site.ada, id, 'a pottery studio')
    const { url } = (await (await site.ada.fetch(`/api/v1/projects/${id}/preview/`)).json()) as { readonly url: string }
    await visitorAt(site.app, url).post('/_actions/book_class', { name: 'Ines', email: 'ines@example.com', class: '', back: '/book' })
    expect(await site.app.db.selectFrom('row_history').selectAll().execute()).toEqual([])
  })
})
