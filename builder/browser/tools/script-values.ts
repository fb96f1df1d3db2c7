import type { Dialect } from './script-tokens.ts'

export type Value = number | string | boolean | null | Value[] | Map<Value, Value> | Doing
/** What a script can call. */
export type Doing = (given: readonly Value[], named: Readonly<Record<string, Value>>) => Value

export const isTrue = (value: Value, dialect: Dialect): boolean =>
  dialect !== 'JavaScript' && (Array.isArray(value) || value instanceof Map)
    ? [...value].length > 0
    : dialect === 'PHP' && value === '0'
      ? false
      : Boolean(value)

const plainNumber = (value: number): string => String(Number.isInteger(value) ? value : Number(value.toPrecision(15)))

/** A value as its language writes it. */
export function shown(value: Value, dialect: Dialect, isInside = false, depth = 0): string {
  if (depth > 20) return '…'
  if (typeof value === 'string') return isInside ? (dialect === 'Python' || dialect === 'JavaScript' ? `'${value.replaceAll("'", "\\'")}'` : value) : value
  if (typeof value === 'number') return plainNumber(value)
  if (value === null) return { Python: 'None', JavaScript: 'null', PHP: '' }[dialect]
  if (typeof value === 'boolean') return { Python: value ? 'True' : 'False', JavaScript: String(value), PHP: value ? '1' : '' }[dialect]
  if (typeof value === 'function') return '[function]'
  const one = (item: Value) => shown(item, dialect, true, depth + 1)
  if (dialect === 'PHP') {
    const pairs = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : [...value]
    return `Array (${pairs.map(([key, item]) => ` [${shown(key, dialect)}] => ${one(item)}`).join('')} )`
  }
  if (Array.isArray(value)) return dialect === 'JavaScript' && value.length > 0 ? `[ ${value.map(one).join(', ')} ]` : `[${value.map(one).join(', ')}]`
  const pairs = [...value].map(([key, item]) => `${dialect === 'JavaScript' ? shown(key, dialect) : one(key)}: ${one(item)}`).join(', ')
  return dialect === 'JavaScript' && pairs ? `{ ${pairs} }` : `{${pairs}}`
}

/** The members of a value that is gone through one by one. */
export function membersOf(value: Value, isKeys: boolean): Value[] {
  if (Array.isArray(value)) return isKeys ? value.map((_, index) => String(index)) : [...value]
  if (value instanceof Map) return [...value.keys()]
  if (typeof value === 'string') return [...value]
  throw new Error('Only a list, a text or named values can be gone through.')
}
export const asList = (value: Value | undefined): Value[] =>
  value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : membersOf(value ?? null, false)
export const asText = (value: Value | undefined, dialect: Dialect): string => (value === undefined ? '' : shown(value, dialect))
export const asNumber = (value: Value | undefined): number =>
  typeof value === 'object' || typeof value === 'function' || value === undefined ? Number.NaN : Number(value)
/** The order of two values: numbers by size, all else as text. */
export const ordered = (left: Value, right: Value): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : String(left) < String(right) ? -1 : String(left) > String(right) ? 1 : 0
export const isSame = (left: Value, right: Value): boolean =>
  left === right ||
  (Array.isArray(left) && Array.isArray(right) && left.length === right.length && left.every((item, index) => isSame(item, right[index] ?? null)))
