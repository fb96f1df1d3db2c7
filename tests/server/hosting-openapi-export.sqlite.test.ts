import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callsOf } from '../../builder/api/calls.ts'
import { openApiOf } from '../../builder/api/openapi.ts'
import type { AppModel } from '../../builder/model.ts'
import { schemaOf } from '../../server/export/schema.present.ts'
import { createAnswer } from '../../server/export/site/answer.ts'
import { openStore } from '../../server/export/site/store.ts'
import { studio } from '../support/studio.ts'
import { siteOf } from '../support/visitor-words.ts'

let folder: string
let store: ReturnType<typeof openStore>
let answer: (request: Request) => Promise<Response>
let cookie: string
const now = 1_795_000_000

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sparksite-api-'))
  writeFileSync(join(folder, 'schema.sql'), schemaOf(studio.entities))
  writeFileSync(join(folder, 'data.sql'), '')
  const url = pathToFileURL(`${folder}/`)
  store = openStore(join(folder, 'site.db'), url, studio.entities)
  answer = createAnswer({ model: studio, badge: false, store, folder: url, manage_key: 'the key', now: () => now })
  cookie = ''
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function call(method: string, path: string, json?: unknown): Promise<[number, unknown]> {
  const body = json === undefined ? {} : { body: JSON.stringify(json) }
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  const reply = await answer(new Request(`http://site${path}`, { method, headers: { cookie, ...type }, ...body }))
  for (const set of reply.headers.getSetCookie()) cookie = `${set.split(';', 1)[0]}; ${cookie}`
  const text = await reply.text()
  return [reply.status, text === '' ? null : JSON.parse(text)]
}
async function manage(): Promise<void> {
  const reply = await answer(new Request('http://site/_session?key=the%20key'))
  cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}
const raku = { name: 'Raku', level: 'Advanced', price: 80, date: '2026-12-01' }
const rowOf = (values: object) => ({ id: expect.any(String), created_at: now, updated_at: now, values })

describe('the calls of an exported site', () => {
  it('BUILD-06 have the same document and page as those of the hosted one', async () => {
    expect(await call('GET', '/_api/openapi.json')).toEqual([200, openApiOf(studio, '')])
    const page = await answer(new Request('http://site/_api/'))
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('The API of Clay Corner')
  })

  it('add, read, change and delete rows where the visitor may', async () => {
    expect(await call('POST', '/_api/classes', raku)).toEqual([404, { detail: 'Not found.' }])
    await manage()
    const [status, row] = await call('POST', '/_api/classes', raku)
    expect([status, row]).toEqual([201, rowOf(raku)])
    const { id } = row as { readonly id: string }
    expect(await call('GET', '/_api/classes')).toEqual([200, { count: 1, next: null, previous: null, results: [rowOf(raku)] }])
    expect(await call('PATCH', `/_api/classes/${id}`, { price: 90 })).toEqual([404, { detail: 'Not found.' }])
    expect(await call('DELETE', `/_api/classes/${id}`)).toEqual([204, null])
    expect(await call('GET', `/_api/classes/${id}`)).toEqual([404, { detail: 'Not found.' }])
  })

  it('refuse by field, keep visitors apart and take a step as its own call', async () => {
    await manage()
    const [, row] = await call('POST', '/_api/classes', raku)
    const klass = (row as { readonly id: string }).id
    cookie = ''
    expect(await call('POST', '/_api/bookings', { name: '', email: 'x', class: klass })).toEqual([
      400,
      { name: ['Enter the name.'], email: ['Enter the email like name@example.com.'] },
    ])
    expect((await call('POST', '/_api/bookings', { name: 'Ines', email: 'i@example.com', class: 'none' }))[1]).toEqual({ class: ['Choose one of the list.'] })
    expect((await call('POST', '/_api/bookings', [1]))[0]).toBe(400)
    const [, booked] = await call('POST', '/_api/bookings', { name: 'Ines', email: 'i@example.com', class: klass })
    const { id } = booked as { readonly id: string }
    expect((await call('PATCH', `/_api/bookings/${id}`, { name: 'Inês' }))[1]).toMatchObject({ values: { name: 'Inês', status: 'Pending' } })
    expect((await call('POST', `/_api/bookings/${id}/confirm_booking`))[0]).toBe(404)
    cookie = ''
    expect((await call('GET', `/_api/bookings/${id}`))[0]).toBe(404)
    expect((await call('DELETE', `/_api/bookings/${id}`))[0]).toBe(404)
    await manage()
    expect(await call('POST', `/_api/bookings/${id}/confirm_booking`)).toMatchObject([200, { values: { name: 'Inês', status: 'Confirmed' } }])
  })

  it('are taken from no other site', async () => {
    const reply = await answer(new Request('http://site/_api/bookings', { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } }))
    expect(reply.status).toBe(403)
  })
})

describe('the SQL schema of an exported site', () => {
  const models: readonly AppModel[] = [
    studio,
    siteOf('A vet clinic. Pet owners book appointments, vets confirm appointments and write prescriptions. Admins manage owners.'),
  ]
  it.each(models.map((model) => [model.name, model] as const))(
    'BUILD-06 of %s has a table for each entity and a column of its type for each field',
    (_, model) => {
      const db = new DatabaseSync(':memory:')
      db.exec(schemaOf(model.entities))
      const types: Readonly<Record<string, string>> = {
        boolean: 'INTEGER',
        number: 'DOUBLE PRECISION',
        money: 'DOUBLE PRECISION',
        percent: 'DOUBLE PRECISION',
        rating: 'DOUBLE PRECISION',
      }
      for (const entity of model.entities) {
        const columns = db.prepare(`select name, upper(type) as type from pragma_table_info('${entity.id}')`).all()
        expect(columns.map(({ name, type }) => [name, type])).toEqual([
          ['_id', 'TEXT'],
          ['_owner', 'TEXT'],
          ...entity.fields.map(({ id, type }) => [id, types[type] ?? 'TEXT']),
          ['_created_at', 'INTEGER'],
          ['_updated_at', 'INTEGER'],
        ])
      }
      expect(callsOf(model).map(({ entity }) => entity.id)).toEqual(expect.arrayContaining(model.entities.map(({ id }) => id)))
      db.close()
    },
  )
  it('BUILD-06 says which table a reference is to, and has the accounts of those who log in', () => {
    const model = siteOf('A library where readers can register and log in, borrow books and see their own loans. Administrators manage users and books.')
    const db = new DatabaseSync(':memory:')
    db.exec(schemaOf(model.entities, model.accounts))
    const refers = model.entities.flatMap(({ id, fields }) => fields.flatMap((field) => (field.type === 'reference' ? [[id, field.id, field.entity]] : [])))
    const named = model.entities.flatMap(({ id }) =>
      db
        .prepare(`select "from", "table" from pragma_foreign_key_list('${id}') order by id desc`)
        .all()
        .map((one) => [id, one.from, one.table]),
    )
    expect(named).toEqual(refers)
    expect(refers.length).toBeGreaterThan(0)
    expect(db.prepare("select name from pragma_table_info('_accounts')").all()).toEqual(
      ['id', 'kind', 'name', 'email', 'role', 'fields', 'status', 'password_hash', 'created_at'].map((name) => ({ name })),
    )
    db.close()
  })
})
