import { type AppModel, type Operation, readModel } from './model.ts'

/** An operation that does not fit what it is applied to; `path` is its JSON pointer. */
export class PatchError extends Error {
  readonly path: string
  constructor(path: string) {
    super(`What stands at "${path}" is not what the operation changes.`)
    this.name = 'PatchError'
    this.path = path
  }
}

type Json = unknown
type Fields = Readonly<Record<string, Json>>
const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const own = (of: Fields, key: string): Json => (Object.hasOwn(of, key) ? of[key] : undefined)
const keysOf = (of: Fields) => Object.keys(of).filter((key) => of[key] !== undefined)

/** Whether two JSON values are the same; a key that is undefined counts as absent, and the order of keys does not count. */
export function same(a: Json, b: Json): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, index) => same(item, b[index]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = keysOf(a)
  return keys.length === keysOf(b).length && keys.every((key) => same(a[key], own(b, key)))
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')
const unescaped = (token: string) => token.replaceAll('~1', '/').replaceAll('~0', '~')

/** What an item of a list is recognised by: its id, or all of it. */
const identity = (item: Json): string => (isFields(item) && typeof own(item, 'id') === 'string' ? `#${String(item.id)}` : JSON.stringify(item))
const identified = (list: readonly Json[]) => list.every((item) => isFields(item) && typeof own(item, 'id') === 'string')
const distinct = (names: readonly string[]) => new Set(names).size === names.length

/** The indexes of a longest increasing run of `values`. */
function increasing(values: readonly number[]): number[] {
  const tails: number[] = []
  const previous: number[] = []
  values.forEach((value, index) => {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (values[tails[middle]!]! < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  })
  const run: number[] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) run.unshift(index)
  return run
}

/** Items that left or moved are taken out from the end on, then the new list is walked: kept items are compared, the others put in. */
function diffList(before: readonly Json[], after: readonly Json[], path: string, names: readonly [readonly string[], readonly string[]]): Operation[] {
  const [was, is] = names
  const position = new Map(was.map((name, index) => [name, index]))
  const common = is.filter((name) => position.has(name))
  const stays = new Set(increasing(common.map((name) => position.get(name)!)).map((index) => common[index]!))
  const operations: Operation[] = []
  for (let index = before.length - 1; index >= 0; index -= 1) {
    if (!stays.has(was[index]!)) operations.push({ path: `${path}/${index}`, from: before[index] })
  }
  after.forEach((item, index) => {
    const name = is[index]!
    if (stays.has(name)) operations.push(...diffAt(before[position.get(name)!], item, `${path}/${index}`))
    else operations.push({ path: `${path}/${index}`, to: item })
  })
  return operations
}

function diffAt(before: Json, after: Json, path: string): Operation[] {
  if (same(before, after)) return []
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...keysOf(before), ...keysOf(after)])
    return [...keys].flatMap((key) => diffAt(own(before, key), own(after, key), `${path}/${escaped(key)}`))
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const names = [before.map(identity), after.map(identity)] as const
    const keyed = (identified(before) && identified(after)) || before.length !== after.length
    if (keyed && distinct(names[0]) && distinct(names[1])) return diffList(before, after, path, names)
    if (before.length === after.length) return before.flatMap((item, index) => diffAt(item, after[index], `${path}/${index}`))
  }
  if (before === undefined) return [{ path, to: after }]
  return after === undefined ? [{ path, from: before }] : [{ path, from: before, to: after }]
}

/**
 * The operations that turn one model into another, to be applied in order. Things with an `id` are matched by it, so that putting in or moving one
 * rewrites no other; in a list an operation without `from` puts in before that index, and one without `to` takes out.
 */
export const diff = (before: AppModel | null, after: AppModel | null): Operation[] => diffAt(before, after, '')

function put(list: readonly Json[], index: number, { path, from, to }: Operation): Json[] {
  if (from !== undefined && !(index < list.length && same(list[index], from))) throw new PatchError(path)
  if (index > list.length) throw new PatchError(path)
  const taken = from === undefined ? 0 : 1
  return to === undefined ? list.toSpliced(index, taken) : list.toSpliced(index, taken, to)
}

function set(of: Fields, key: string, { path, from, to }: Operation): Fields {
  if (!same(own(of, key), from)) throw new PatchError(path)
  if (to !== undefined) return { ...of, [key]: to }
  return Object.fromEntries(Object.entries(of).filter(([name]) => name !== key))
}

function applyAt(of: Json, tokens: readonly string[], operation: Operation): Json {
  const [token, ...rest] = tokens
  if (token === undefined) {
    if (!same(of ?? undefined, operation.from ?? undefined)) throw new PatchError(operation.path)
    return operation.to ?? null
  }
  if (Array.isArray(of)) {
    if (!/^(?:0|[1-9]\d{0,8})$/.test(token)) throw new PatchError(operation.path)
    const index = Number(token)
    if (rest.length === 0) return put(of, index, operation)
    if (index >= of.length) throw new PatchError(operation.path)
    return of.with(index, applyAt(of[index], rest, operation))
  }
  const key = unescaped(token)
  if (!isFields(of)) throw new PatchError(operation.path)
  if (rest.length === 0) return set(of, key, operation)
  return { ...of, [key]: applyAt(own(of, key), rest, operation) }
}

/**
 * The model after the operations, in their order; parts that none of them touches stay the same objects. Throws a PatchError where `from` is not what
 * stands there, and a ValiError where the outcome is not a model.
 */
export function apply(model: AppModel | null, operations: readonly Operation[]): AppModel {
  let after: Json = model
  for (const operation of operations) {
    if (operation.path !== '' && !operation.path.startsWith('/')) throw new PatchError(operation.path)
    after = applyAt(after, operation.path.split('/').slice(1), operation)
  }
  readModel(after)
  return after as AppModel
}

/** The operations that take these back. */
export const invert = (operations: readonly Operation[]): Operation[] =>
  operations.toReversed().map(({ path, from, to }) => ({ path, ...(to === undefined ? {} : { from: to }), ...(from === undefined ? {} : { to: from }) }))
