import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { type Endpoint, pathOf } from '../../contract/endpoint.ts'
import { sampleId } from '../../server/rows/samples.rules.ts'
import type { Person } from '../support/app.ts'
import { type Deployed, openDeployed, previewOf } from '../support/deployed.ts'

let site: Deployed
let eve: Person
beforeAll(async () => {
  site = await openDeployed()
  eve = await site.app.join('eve@example.com')
})
afterAll(() => site.app.close())

const ofProjects: readonly (readonly [string, Endpoint])[] = endpoints.filter(([, endpoint]) => endpoint.path.startsWith('/projects/:id/'))
const bodies: Readonly<Record<string, object>> = {
  renameProject: { name: 'Mine now' },
  sendMessage: { content: 'delete everything' },
  deploy: {},
  addRow: { values: { name: 'Raku' } },
  changeRow: { values: { name: 'Raku' } },
  editProject: { version: 1, page: '/', block: null, text: '', change: { kind: 'remove' } },
}

/** Status, headers and body of an answer, without what is different in every answer. */
async function answer(person: Person, name: string, endpoint: Endpoint, params: Readonly<Record<string, string>>) {
  const body = bodies[name]
  const reply = await person.fetch(pathOf(endpoint, params), { method: endpoint.method, ...(body && { json: body }) })
  return [reply.status, [...reply.headers], (await reply.text()).replace(/"request_id":"[a-z2-7]{26}"/, '')]
}

describe('a project of somebody else', () => {
  it('is asked for by every call that names one', () => {
    expect(ofProjects.map(([name]) => name).toSorted()).toEqual([
      'addRow',
      'changeRow',
      'deleteProject',
      'deploy',
      'editProject',
      'exportProject',
      'joinMessage',
      'messages',
      'preview',
      'project',
      'removeRow',
      'renameProject',
      'restoreVersion',
      'rows',
      'rowsSince',
      'sendMessage',
      'stopMessage',
      'takeDown',
      'versions',
    ])
  })

  it.each(ofProjects)('%s answers as if it had never been', async (name, endpoint) => {
    const [message] = await site.app.db.selectFrom('messages').select('id').execute()
    const params = { message_id: message?.id ?? '', number: '1', entity: 'classes', row_id: sampleId({ project_id: site.id, space: 'live' }, 'classes', 0) }
    const before = await snapshot()
    const theirs = await answer(eve, name, endpoint, { ...params, id: site.id })
    const nobodys = await answer(eve, name, endpoint, { ...params, id: 'a'.repeat(26) })
    expect(theirs[0]).toBe(404)
    expect(theirs).toEqual(nobodys)
    expect(await snapshot()).toEqual(before)
  })

  it('lends no message to another project', async () => {
    const [message] = await site.app.db.selectFrom('messages').select('id').execute()
    const created = await eve.fetch('/api/v1/projects/', { method: 'POST', json: {} })
    const { id } = (await created.json()) as { readonly id: string }
    expect((await eve.fetch(`/api/v1/projects/${id}/messages/${message?.id}/stream/`)).status).toBe(404)
    expect((await eve.fetch(`/api/v1/projects/${id}/messages/${message?.id}/stop/`, { method: 'POST' })).status).toBe(404)
  })

  it('is in nobody else’s list', async () => {
    expect(await (await eve.fetch('/api/v1/projects/')).text()).not.toContain(site.id)
  })
})

const tables = ['projects', 'versions', 'messages', 'turn_events', 'previews', 'site_rows', 'usage'] as const
async function snapshot() {
  return await Promise.all(tables.map((table) => site.app.db.selectFrom(table).selectAll().execute()))
}

describe('every call that names a project', () => {
  const hostile = ['', ' ', '%00', '%2e%2e%2f', "' or 1=1 --", '__proto__', 'constructor', '💥', 'x'.repeat(5000), '%ff', '-1', 'NaN']
  it.each(hostile)('is 404 and no failure for the id %j', async (id) => {
    for (const [name, endpoint] of ofProjects) {
      const raw = `/api/v1${endpoint.path.replace(/:[a-z_]+/g, () => (id.startsWith('%') ? id : encodeURIComponent(id)))}`
      const body = bodies[name]
      const reply = await eve.fetch(raw, { method: endpoint.method, ...(body && { json: body }) })
      expect([404, 405]).toContain(reply.status)
    }
    expect(site.app.logged).toEqual([])
  })

  it.each(hostile)('is no failure for the message, version, entity or row %j of one’s own', async (part) => {
    const inPath = part.startsWith('%') ? part : encodeURIComponent(part)
    const { url } = await previewOf(site.ada, site.id)
    const own = `/api/v1/projects/${site.id}`
    for (const path of [`${own}/messages/${inPath}/stream/`, `${own}/data/${inPath}/`, `${own}/preview/?version=${inPath}`]) {
      expect((await site.ada.fetch(path)).status).toBeLessThan(500)
    }
    expect((await site.ada.fetch(`${own}/versions/${inPath}/restore/`, { method: 'POST' })).status).toBeLessThan(500)
    for (const base of [url, site.url, site.portable]) {
      for (const path of [
        `/${inPath}`,
        `/_api/${inPath}`,
        `/_api/classes/${inPath}`,
        `/_site/${inPath}`,
        `/bookings?row=${inPath}&p=${inPath}&done=${inPath}`,
      ]) {
        expect((await site.app.fetch(base + path)).status).toBeLessThan(500)
      }
      const sent = new URLSearchParams({ row: part, back: part, name: part, email: part, class: part, role: part })
      expect((await site.app.fetch(`${base}/_actions/book_class`, { method: 'POST', body: sent })).status).toBeLessThan(500)
      expect((await site.app.fetch(`${base}/_actions/${inPath}`, { method: 'POST', body: sent })).status).toBeLessThan(500)
      expect((await site.app.fetch(`${base}/_session`, { method: 'POST', body: sent })).status).toBeLessThan(500)
    }
    expect(site.app.logged).toEqual([])
  })
})
