import { describe, expect, expectTypeOf, it } from 'vitest'
import { api, endpoints } from '../../contract/api.ts'
import { type BodyOf, type ParamsOf, pathOf } from '../../contract/endpoint.ts'

const rows = endpoints.map(([, row]) => `${row.method} ${row.path}`)

describe('the endpoint table', () => {
  it.each([
    ['CALL-01', 'GET /users/profile/'],
    ['CALL-02', 'POST /users/login/'],
    ['CALL-03', 'POST /users/register/'],
    ['CALL-04', 'POST /users/password-reset/'],
    ['CALL-10', 'GET /projects/'],
    ['CALL-11', 'PATCH /projects/:id/'],
    ['CALL-12', 'DELETE /projects/:id/'],
    ['CALL-13', 'GET /billing/plans/'],
  ])('%s has %s', (_, row) => {
    expect(rows).toContain(row)
  })
  it('names each call once, by a path with slashes at both ends', () => {
    expect(new Set(rows).size).toBe(rows.length)
    for (const [, row] of endpoints) expect(row.path).toMatch(/^\/.*\/$/)
  })
  it('answers every row with JSON, an event stream, a file, a redirect or nothing', () => {
    for (const [, row] of endpoints) expect(row.reply || row.stream || row.file || row.status === 204 || row.status === 302).toBeTruthy()
  })
  it('puts parameters into the path percent-encoded', () => {
    expect(pathOf(api.renameProject, { id: 'a/b ?' })).toBe('/api/v1/projects/a%2Fb%20%3F/')
    expect(pathOf(api.projects)).toBe('/api/v1/projects/')
    expect(pathOf(api.stopMessage, { id: 'p', message_id: 'm' })).toBe('/api/v1/projects/p/messages/m/stop/')
  })
  it('types the parameters and the body of each call', () => {
    expectTypeOf<ParamsOf<typeof api.stopMessage>>().toEqualTypeOf<Readonly<Record<'id' | 'message_id', string>>>()
    expectTypeOf<BodyOf<typeof api.login>>().toEqualTypeOf<{ email: string; password: string }>()
  })
})
