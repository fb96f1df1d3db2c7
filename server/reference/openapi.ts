import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { answers } from '../../contract/answers.ts'
import type { EndpointName } from '../../contract/api.ts'
import { basePath, type Endpoint } from '../../contract/endpoint.ts'
import { type ServerKind, statusOf } from '../../contract/failure.ts'
import { turnEvents } from '../../contract/turn.ts'

type Json = Readonly<Record<string, unknown>>
export interface Operation extends Json {
  readonly operationId: string
  readonly summary: string
}
export interface OpenApi extends Json {
  readonly openapi: '3.1.0'
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
type Row = readonly [EndpointName, Endpoint]

/** What a schema accepts on the wire; checks that JSON Schema has no word for are left out. */
const schemaOf = (schema: GenericSchema): Json => {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' })
  return rest
}

/** Our server sends a list as a page of it, though the client also reads a plain array. */
function replyOf(schema: GenericSchema): Json {
  const json = schemaOf(schema) as { readonly anyOf?: readonly { readonly type?: string; readonly items?: unknown }[] }
  const list = json.anyOf?.[0]
  if (list?.type !== 'array') return json
  const link = { type: ['string', 'null'] }
  return {
    type: 'object',
    properties: { count: { type: 'integer' }, next: link, previous: link, results: list },
    required: ['count', 'next', 'previous', 'results'],
  }
}

const sentences: Readonly<Record<ServerKind, string>> = {
  invalid: 'Something in the request is not right; messages stand by field.',
  unauthenticated: 'There is no live session.',
  forbidden: 'This may not be done.',
  missing: 'There is no such thing, or it is somebody else’s.',
  method: 'The address exists, but not with this method.',
  conflict: 'It is not possible right now.',
  too_large: 'The body is too large.',
  unsupported: 'The body is not JSON.',
  limited: 'Too much at once; Retry-After says when to come back.',
  broken: 'It is our fault, and logged under the request id.',
  unavailable: 'The service is busy; Retry-After says when to come back.',
}

function failuresOf([name, endpoint]: Row): readonly ServerKind[] {
  const body: ServerKind[] = endpoint.body ? ['invalid', 'too_large', 'unsupported'] : []
  const member: ServerKind[] = endpoint.access === 'member' ? ['unauthenticated'] : []
  const named: ServerKind[] = endpoint.path.includes(':') ? ['missing'] : []
  const kinds = new Set<ServerKind>([...body, ...member, ...named, ...(answers[name]?.fails ?? []), 'limited', 'unavailable'])
  return [...kinds].toSorted((a, b) => statusOf[a] - statusOf[b])
}

const events = Object.keys(turnEvents).join(', ')
const streamed = { 'text/event-stream': { schema: { type: 'string', description: `Server-sent events: ${events}.` } } }

function answerOf([name, endpoint]: Row): Json {
  if (endpoint.stream) return { description: 'The events of one turn, as they come.', content: streamed }
  if (endpoint.status === 302) return { description: 'Goes on elsewhere.', headers: { Location: { schema: { type: 'string' } } } }
  if (endpoint.file) return { description: 'A file.', content: { 'application/zip': {} } }
  if (!endpoint.reply) return { description: 'Done.' }
  const others = Object.fromEntries((answers[name]?.types ?? []).map((type) => [type, { schema: { type: 'string' } }]))
  return { description: 'The answer.', content: { 'application/json': { schema: replyOf(endpoint.reply) }, ...others } }
}

/** `renameProject` as `Rename project`. */
const titleOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase())

function parametersOf([name, { path }]: Row): Json[] {
  const { query = {}, headers = {} } = answers[name] ?? {}
  const schema = { type: 'string' }
  const told = (place: string, all: Readonly<Record<string, string>>) =>
    Object.entries(all).map(([parameter, description]) => ({ name: parameter, in: place, description, schema }))
  const named = [...path.matchAll(/:([a-z_]+)/g)].map(([, parameter]) => ({ name: parameter, in: 'path', required: true, schema }))
  return [...named, ...told('query', query), ...told('header', headers)]
}

function operationOf(row: Row): Operation {
  const [name, endpoint] = row
  const parameters = parametersOf(row)
  const failures = failuresOf(row).map((kind) => [String(statusOf[kind]), { $ref: `#/components/responses/${kind}` }])
  return {
    operationId: name,
    summary: titleOf(name),
    tags: [endpoint.path.split('/')[1] ?? ''],
    security: endpoint.access === 'member' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } } }),
    responses: { [endpoint.status]: answerOf(row), ...Object.fromEntries(failures) },
  }
}

const failure = {
  type: 'object',
  description: 'Either a detail about the whole, or messages by field.',
  properties: { detail: { type: 'string' }, request_id: { type: 'string' } },
  required: ['request_id'],
  additionalProperties: { type: 'array', items: { type: 'string' } },
}

/** The description of /api/v1 for programs, in OpenAPI 3.1: every row of the endpoint table, and nothing else. */
export function openApiOf(rows: readonly Row[], origin: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const row of rows) {
    const path = row[1].path.replace(/:([a-z_]+)/g, '{$1}')
    paths[path] = { ...paths[path], [row[1].method.toLowerCase()]: operationOf(row) }
  }
  const responses = Object.entries(sentences).map(([kind, description]) => [
    kind,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'SparkSite',
      version: '1',
      description: 'Describe a web app or site in words and get it: built, previewed, changed, deployed, keeping its own data.',
    },
    servers: [{ url: origin + basePath }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failure },
      responses: Object.fromEntries(responses),
    },
  }
}
