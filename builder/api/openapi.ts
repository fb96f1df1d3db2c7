import type { AppModel, Entity, Field } from '../model.ts'
import { lineField, linesOf } from '../render/act/lines.ts'
import { fieldsToSet } from '../render/act/settable.ts'
import { type Call, callsOf, whoMay } from './calls.ts'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
type Schema = { readonly [name: string]: Json }

const texts: Partial<Record<Field['type'], Schema>> = {
  text: { maxLength: 200 },
  long_text: { maxLength: 5000 },
  email: { format: 'email', maxLength: 200 },
  phone: { maxLength: 40 },
  url: { format: 'uri', maxLength: 2000 },
  image: { format: 'uri', maxLength: 2000 },
  date: { format: 'date' },
  time: { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  datetime: { pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d$' },
  file: { maxLength: 200 },
}

/** A field's values as JSON Schema; null stands for none where the field is not required. */
function schemaOf(field: Field, model: AppModel): Schema {
  const title: Schema = { title: field.label, ...(field.unit && { description: `In ${field.unit}.` }) }
  const type = (name: string): Json => (field.required ? name : [name, 'null'])
  const range: Schema = { ...(field.min !== undefined && { minimum: field.min }), ...(field.max !== undefined && { maximum: field.max }) }
  if (field.type === 'boolean') return { ...title, type: 'boolean' }
  if (field.type === 'rating') return { ...title, type: type('integer'), minimum: field.min ?? 1, maximum: field.max ?? 5 }
  if (field.type === 'number' || field.type === 'money' || field.type === 'percent') return { ...title, type: type('number'), ...range }
  if (field.type === 'choice') return { ...title, type: type('string'), enum: [...(field.choices ?? []), ...(field.required ? [] : [null])] }
  if (field.type === 'reference') {
    const other = model.entities.find(({ id }) => id === field.entity)
    return { ...title, type: type('string'), description: `The id of one of the ${other?.plural ?? 'rows'}.` }
  }
  return { ...title, type: type('string'), ...texts[field.type] }
}

/** What is kept can be absent even where a form asks for it: samples and rows of earlier versions. */
const kept = (field: Field, model: AppModel): Schema => schemaOf({ ...field, required: false }, model)
const named = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('') || 'Row'
const rowName = ({ id }: Entity): string => `${named(id)}Row`

const rowSchema = (entity: Entity, model: AppModel): Schema => ({
  type: 'object',
  required: ['id', 'created_at', 'updated_at', 'values'],
  properties: {
    id: { type: 'string' },
    created_at: { type: 'integer', description: 'Unix seconds.' },
    updated_at: { type: 'integer', description: 'Unix seconds.' },
    values: { type: 'object', properties: Object.fromEntries(entity.fields.map((field) => [field.id, kept(field, model)])) },
  },
})

/** The fields of a document's lines, which are sent with it, by their names. */
function lineSchemas(model: AppModel, { action, kind }: Call): Record<string, Schema> {
  const lines = kind === 'create' ? linesOf(model.entities, action?.effects) : undefined
  if (!lines) return {}
  const { effect, entity } = lines
  const asked = entity.fields.filter(({ id }) => effect.fields.includes(id))
  return Object.fromEntries(
    Array.from({ length: effect.rows }, (_, nth) =>
      asked.map((field) => [lineField(nth, field.id), kept({ ...field, label: `${field.label}, line ${nth + 1}` }, model)] as const),
    ).flat(),
  )
}

function bodyOf(call: Call, model: AppModel): Schema | null {
  const { entity, action, kind } = call
  const asked = new Set(action?.fields)
  const also = new Set(kind === 'create' || kind === 'update' ? fieldsToSet(model, entity) : [])
  const fields = entity.fields.filter(({ id }) => asked.has(id) || (asked.size > 0 && also.has(id)))
  if (fields.length === 0) return null
  const required = kind === 'update' ? [] : fields.filter((one) => asked.has(one.id) && one.required && one.type !== 'boolean').map(({ id }) => id)
  const schema = {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: { ...Object.fromEntries(fields.map((field) => [field.id, schemaOf(field, model)])), ...lineSchemas(model, call) },
    additionalProperties: false,
  }
  return { required: kind !== 'transition', content: { 'application/json': { schema } } }
}

const content = (schema: Schema): Schema => ({ content: { 'application/json': { schema } } })
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const error = (description: string): Schema => ({ description, ...content(ref('Error')) })

function answersOf({ entity, kind }: Call): Schema {
  const row = { description: `The ${entity.singular}.`, ...content(ref(rowName(entity))) }
  const missing = error('There is none, or none that you may read or change.')
  const writes = { '400': error('What was sent cannot be kept; messages by field.'), '404': missing, '429': error('Too many changes at once.') }
  if (kind === 'list') return { '200': { description: `The ${entity.plural} that you may read.`, ...content(ref(`${named(entity.id)}List`)) } }
  if (kind === 'read') return { '200': row, '404': missing }
  if (kind === 'create') return { '201': row, ...writes }
  if (kind === 'delete') return { '204': { description: 'It is gone.' }, ...writes }
  return kind === 'toggle' ? { '200': row, '204': { description: 'It is taken back.' }, ...writes } : { '200': row, ...writes }
}

/** Names that a list's query has for itself; fields of these names are no filters. */
export const listParameters = ['q', 'sort', 'limit', 'offset'] as const
const inQuery = (name: string, schema: Schema, description: string): Schema => ({ name, in: 'query', required: false, schema, description })

function parametersOf({ kind, path, entity }: Call): readonly Json[] {
  if (kind !== 'list') return path.includes('{id}') ? [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] : []
  const filters = entity.fields.filter(({ id }) => !listParameters.some((one) => one === id))
  return [
    inQuery('q', { type: 'string' }, 'Words that a row has to bear.'),
    inQuery(
      'sort',
      { type: 'string', enum: entity.fields.flatMap(({ id }) => [id, `-${id}`]) },
      'A field to sort by, downwards after a minus; newest first without.',
    ),
    inQuery('limit', { type: 'integer', minimum: 1, maximum: 500 }, 'Rows of a page; all without.'),
    inQuery('offset', { type: 'integer', minimum: 0 }, 'Rows to pass over.'),
    ...filters.map((field) => inQuery(field.id, { type: 'string' }, `Only rows with this ${field.label.toLowerCase()}.`)),
  ]
}

const summaries = { list: 'List', read: 'Read', create: 'Add', update: 'Change', delete: 'Delete', transition: '', toggle: '' } as const
const summaryOf = ({ kind, entity, action }: Call): string =>
  summaries[kind] === '' ? `${action?.name}: ${entity.singular}` : `${summaries[kind]} ${kind === 'list' ? entity.plural : `one of the ${entity.plural}`}`

function operationOf(call: Call, model: AppModel): Schema {
  const body = bodyOf(call, model)
  const parameters = parametersOf(call)
  return {
    operationId: call.action?.id ?? `${call.kind}_${call.entity.id}`,
    tags: [call.entity.plural],
    summary: summaryOf(call),
    description: whoMay(model, call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: answersOf(call),
  }
}

/** The OpenAPI 3.1 document of a site's API; `base` is what stands before every path of the site. */
export function openApiOf(model: AppModel, base: string): Schema {
  const paths: Record<string, Record<string, Json>> = {}
  for (const call of callsOf(model)) {
    const at = `/_api${call.path}`
    paths[at] = { ...paths[at], [call.method]: operationOf(call, model) }
  }
  const schemas = model.entities.flatMap((entity): [string, Schema][] => [
    [rowName(entity), rowSchema(entity, model)],
    [`${named(entity.id)}List`, listSchema(entity)],
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: model.name,
      version: '1',
      description: `${model.summary || model.tagline || model.name} A visitor is known by the cookie that the first change sets.`,
    },
    servers: [{ url: base || '/' }],
    tags: model.entities.map(({ plural }) => ({ name: plural })),
    paths,
    components: { schemas: { ...Object.fromEntries(schemas), Error: errorSchema } },
  }
}

const listSchema = (entity: Entity): Schema => ({
  type: 'object',
  required: ['count', 'next', 'previous', 'results'],
  properties: {
    count: { type: 'integer' },
    next: { type: ['string', 'null'] },
    previous: { type: ['string', 'null'] },
    results: { type: 'array', items: ref(rowName(entity)) },
  },
})
const errorSchema: Schema = {
  type: 'object',
  properties: { detail: { type: 'string' }, request_id: { type: 'string' } },
  additionalProperties: { type: 'array', items: { type: 'string' } },
}
