/** A schema of JSON Schema 2020-12, with the words that the description of the API uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}
type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)
const isOf = (type: string, value: unknown): boolean => {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return isObject(value)
  if (type === 'integer') return Number.isInteger(value)
  return typeof value === type
}

function wrongObject(schema: Schema, value: Values, at: string, whole: Values): string[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}/${name} is missing`)
  const inside = Object.entries(value).flatMap(([name, one]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (own) return wrong(own, one, `${at}/${name}`, whole)
    if (typeof additionalProperties === 'object') return wrong(additionalProperties, one, `${at}/${name}`, whole)
    // What nobody promised may not be sent, but where a schema says nothing of names at all.
    return additionalProperties === true || schema.properties === undefined ? [] : [`${at}/${name} is not described`]
  })
  return [...missing, ...inside]
}

function wrongValue(schema: Schema, value: unknown, at: string): string[] {
  const { minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity, pattern } = schema
  if (typeof value === 'string') {
    const length = [...value].length
    if (length < minLength || length > maxLength) return [`${at} has ${length} characters`]
    return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? [`${at} is not like ${pattern}`] : []
  }
  return typeof value === 'number' && (value < minimum || value > maximum) ? [`${at} is ${value}`] : []
}

/** What of a value is not as a schema says; `whole` is the document that its references are in. */
export function wrong(schema: Schema, value: unknown, at: string, whole: Values): string[] {
  if (schema.$ref !== undefined) {
    const found = schema.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((inside, name) => (isObject(inside) ? inside[name] : undefined), whole)
    return isObject(found) ? wrong(found as Schema, value, at, whole) : [`${schema.$ref} is nowhere`]
  }
  const { anyOf, allOf = [], type } = schema
  const any = anyOf?.map((one) => wrong(one, value, at, whole))
  if (any && !any.some((one) => one.length === 0)) return any[0] ?? []
  const all = allOf.flatMap((one) => wrong(one, value, at, whole))
  if ('const' in schema && schema.const !== value) all.push(`${at} is not ${JSON.stringify(schema.const)}`)
  if (schema.enum && !schema.enum.includes(value)) all.push(`${at} is none of ${JSON.stringify(schema.enum)}`)
  const types = type === undefined ? [] : [type].flat()
  if (types.length > 0 && !types.some((one) => isOf(one, value))) return [...all, `${at} is no ${types.join(' or ')}`]
  if (isObject(value)) return [...all, ...wrongObject(schema, value, at, whole)]
  if (Array.isArray(value)) {
    const { items, prefixItems = [] } = schema
    return [
      ...all,
      ...value.flatMap((one, index) => {
        const of = prefixItems[index] ?? items
        return of ? wrong(of, one, `${at}/${index}`, whole) : []
      }),
    ]
  }
  return [...all, ...wrongValue(schema, value, at)]
}
