import { endpoints } from '../../contract/api.ts'
import { basePath } from '../../contract/endpoint.ts'
import { openApiOf } from '../../server/reference/openapi.ts'
import { type Schema, wrong } from './json-schema.ts'

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
  readonly $ref?: string
}
const document = openApiOf(endpoints, 'http://localhost')
const { responses: named } = document.components as { readonly responses: Readonly<Record<string, Described>> }
const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    shape: new RegExp(`^${basePath}${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    name: operation.operationId,
    responses: (operation as unknown as { readonly responses: Readonly<Record<string, Described>> }).responses,
  })),
)

const described = (of: Described | undefined): Described | undefined => (of?.$ref === undefined ? of : named[of.$ref.split('/').at(-1) ?? ''])

/** What of an answer of /api/v1 its own description does not say: its status, its media type, or its body; [] where it is as described, or no call of the API. */
export async function driftOf(method: string, url: string, reply: Response): Promise<string[]> {
  const { pathname, hostname } = new URL(url)
  const route = hostname === 'localhost' ? routes.find((one) => one.method === method && one.shape.test(pathname)) : undefined
  if (!route || reply.status >= 500) return []
  const at = `${route.name} ${reply.status}`
  const says = described(route.responses[reply.status])
  if (!says) return [`${at} is not described`]
  const type = reply.headers.get('content-type')?.split(';', 1)[0]
  const content = Object.entries(says.content ?? {})
  if (content.length === 0) return type === undefined || reply.status === 302 ? [] : [`${at} has a body of ${type}`]
  const schema = content.find(([one]) => one === type)?.[1].schema
  if (!content.some(([one]) => one === type)) return [`${at} is ${type}`]
  if (type !== 'application/json' || !schema) return []
  return wrong(schema, await reply.clone().json(), at, document)
}
