import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '../../contract/api.ts'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(() => app.close())

interface Document {
  readonly openapi: string
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
interface Operation {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly requestBody?: unknown
  readonly responses: Readonly<Record<string, unknown>>
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}
const read = async () => (await (await app.fetch('/api/v1/openapi.json')).json()) as Document
const rowOf = (method: string, path: string, { operationId, security }: Operation) => [operationId, method.toUpperCase(), path, security.length > 0]

describe('the description of the API', () => {
  it('is OpenAPI 3.1 of exactly the calls of the contract', async () => {
    const { openapi, servers, paths } = await read()
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'http://localhost:3000/api/v1' }]])
    const described = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => rowOf(method, path, operation)))
    const promised = endpoints.map(([name, { method, path, access }]) => [name, method, path.replace(/:([a-z_]+)/g, '{$1}'), access === 'member'])
    expect(described.toSorted()).toEqual(promised.toSorted())
  })
  it('says of each call its parameters, whether it has a body, and how it answers', async () => {
    const { paths } = await read()
    for (const [name, endpoint] of endpoints) {
      const operation = paths[endpoint.path.replace(/:([a-z_]+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
      const parameters = [...endpoint.path.matchAll(/:([a-z_]+)/g)].map(([, parameter]) => parameter)
      expect([name, (operation?.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name)]).toEqual([name, parameters])
      expect([name, operation?.requestBody !== undefined]).toEqual([name, endpoint.body !== undefined])
      expect([name, Object.keys(operation?.responses ?? {})]).toEqual([name, expect.arrayContaining([String(endpoint.status)])])
    }
  })
  it('says of a call what it reads beside its path and body, which types it may answer, and how it fails', async () => {
    const { paths } = await read()
    const rows = paths['/projects/{id}/data/{entity}/']!.get as Operation
    expect(rows.parameters?.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(['format', 'page'])
    expect(Object.keys((rows.responses[200] as { readonly content: object }).content)).toEqual(['application/json', 'text/csv'])
    expect(Object.keys(paths['/users/login/']?.post?.responses ?? {})).toEqual(['200', '400', '401', '413', '415', '429', '503'])
    expect(await (await app.fetch('/api/v1/docs/')).text()).toContain('<code>Last-Event-ID</code> (header)')
  })
  it('names nothing that it does not hold', async () => {
    const document = await read()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)]
    expect(references.length).toBeGreaterThan(50)
    for (const [, kind, name] of references) expect(document.components[String(kind)]).toHaveProperty(String(name))
  })
  it('says of a list what the server sends: a page of it', async () => {
    const { paths } = await read()
    const schema = (paths['/projects/']!.get as { readonly responses: Record<string, { content: Record<string, { schema: object }> }> }).responses[200]
    expect(schema?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      required: ['count', 'next', 'previous', 'results'],
      properties: { results: { type: 'array' } },
    })
  })
})

describe('the reader of the API', () => {
  it('names every call, without a script, under a policy that allows its one style sheet', async () => {
    const reply = await app.fetch('/api/v1/docs/')
    const page = await reply.text()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(reply.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(page).not.toMatch(/<script|javascript:|\son[a-z]+=/)
    for (const [name] of endpoints) expect(page).toContain(`<details id="${name}">`)
  })
  it('is found without its slash, and only read', async () => {
    const reply = await app.fetch('/api/v1/docs', { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([308, '/api/v1/docs/'])
    expect((await app.fetch('/api/v1/docs/', { method: 'POST' })).status).toBe(404)
  })
})
