import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callsOf } from '../../builder/api/calls.ts'
import { type Deployed, openDeployed, previewOf } from '../support/deployed.ts'
import { studio } from '../support/studio.ts'
import { textOf, visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

type Node = { readonly [name: string]: unknown }
const documentAt = async (origin: string): Promise<Node> => (await (await visitorAt(site.app, origin).get('/_api/openapi.json')).json()) as Node
const within = (node: unknown): Node[] => (typeof node === 'object' && node !== null ? [node as Node, ...Object.values(node).flatMap(within)] : [])

describe('the OpenAPI document of a site', () => {
  it('BUILD-06 says every call of every table, with who may make it', async () => {
    const document = await documentAt(site.url)
    expect([document.openapi, document.servers]).toEqual(['3.1.0', [{ url: '/' }]])
    const paths = document.paths as Record<string, Record<string, Node>>
    const told = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    expect(told.toSorted()).toEqual(
      callsOf(studio)
        .map(({ method, path }) => `${method} /_api${path}`)
        .toSorted(),
    )
    expect(paths['/_api/bookings']?.get?.description).toBe('Each visitor their own rows, the role Staff all.')
    expect(paths['/_api/classes']?.post?.description).toBe('The role Staff.')
  })

  it('refers to nothing that it does not hold, and gives each call a name of its own', async () => {
    const document = await documentAt(site.url)
    const schemas = (document.components as { readonly schemas: Node }).schemas
    const refs = within(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref.replace('#/components/schemas/', '')] : []))
    expect(refs.length).toBeGreaterThan(5)
    expect(refs.filter((name) => !Object.hasOwn(schemas, name))).toEqual([])
    const names = within(document.paths).flatMap(({ operationId }) => (typeof operationId === 'string' ? [operationId] : []))
    expect(names.length).toBe(new Set(names).size)
  })

  it('asks for what the form asks for, as JSON Schema', async () => {
    const { paths } = (await documentAt(site.url)) as { readonly paths: Record<string, { readonly post?: Node }> }
    const bodies = within(paths['/_api/bookings']?.post).filter((node) => node.properties !== undefined && node.type === 'object' && 'required' in node)
    const body = bodies[0] as { readonly properties: Node; readonly required: unknown }
    const booking = studio.actions.find(({ kind, entity }) => kind === 'create' && entity === 'bookings')!
    const required = studio.entities.find(({ id }) => id === 'bookings')!.fields.filter((field) => field.required && booking.fields.includes(field.id))
    expect(Object.keys(body.properties).toSorted()).toEqual(booking.fields.toSorted())
    expect(body.required).toEqual(required.map(({ id }) => id))
    expect(body.properties.email).toEqual({ title: expect.any(String), type: 'string', format: 'email', maxLength: 200 })
  })

  it('stands under the path of the portable address, as the page for people does', async () => {
    const document = await documentAt(site.portable)
    expect(document.servers).toEqual([{ url: '/clay-corner' }])
    const page = await visitorAt(site.app, site.portable).get('/_api/')
    expect(page.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    const text = await textOf(page)
    expect(text).toContain('The API of Clay Corner')
    expect(text).toContain('POST /clay-corner/_api/bookings')
    expect(text).toContain('Each visitor their own rows, the role Staff all.')
  })
})

describe('what the document says', () => {
  it('lists are searched, narrowed, sorted and read in parts', async () => {
    const visitor = visitorAt(site.app, site.url)
    const titles = async (query: string) => {
      const list = (await (await visitor.get(`/_api/classes${query}`)).json()) as {
        readonly results: readonly { readonly values: { readonly name: string } }[]
      }
      return list.results.map(({ values }) => values.name)
    }
    expect(await titles('?q=glaz')).toEqual(['Glazing night'])
    expect(await titles('?level=Beginner')).toEqual(['First bowls'])
    expect(await titles('?sort=-price')).toEqual(['Glazing night', 'First bowls'])
    expect(await (await visitor.get('/_api/classes?limit=1')).json()).toMatchObject({ count: 2, next: '/_api/classes?limit=1&offset=1', previous: null })
    expect(await (await visitor.get('/_api/classes?limit=1&offset=1')).json()).toMatchObject({
      count: 2,
      next: null,
      previous: '/_api/classes?limit=1&offset=0',
      results: [{ values: { name: 'Glazing night' } }],
    })
  })

  it('a step of a row’s life is a call of its own, for those who may take it', async () => {
    const { url } = await previewOf(site.ada, site.id)
    const visitor = visitorAt(site.app, url)
    const { results } = (await (await visitor.get('/_api/bookings')).json()) as { readonly results: readonly { readonly id: string }[] }
    const path = `/_api/bookings/${results[0]?.id}/confirm_booking`
    await visitor.post('/_session', { role: 'visitor', back: '/' })
    expect((await visitor.send('POST', path)).status).toBe(404)
    await visitor.post('/_session', { role: 'staff', back: '/' })
    expect((await visitor.send('POST', path.replace('confirm_booking', 'delete_class'))).status).toBe(404)
    const reply = await visitor.send('POST', path)
    expect([reply.status, await reply.json()]).toMatchObject([200, { id: results[0]?.id, values: { name: 'Ada Moss', status: 'Confirmed' } }])
    const again = await visitor.send('POST', path)
    expect([again.status, await again.json()]).toEqual([
      400,
      { detail: '“Confirm” is not possible: the booking is Confirmed.', request_id: expect.any(String) },
    ])
  })
})
