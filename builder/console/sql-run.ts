import { type From, readSql, type Select, type Term, wrong } from './sql-read.ts'

export type Cell = string | number | null
export interface SqlTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}
export interface Found {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}
interface Column {
  readonly table: string
  readonly name: string
}
type Row = readonly Cell[]
const steps_max = 400_000

const order = (a: Cell, b: Cell): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  const [one, other] = [Number(a), Number(b)]
  if (a !== '' && b !== '' && !Number.isNaN(one) && !Number.isNaN(other)) return one - other
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()]
  return left < right ? -1 : left > right ? 1 : 0
}
/** Whether a text is like a pattern of `%` and `_`, in steps of the product of their lengths at most. */
function isLike(text: string, pattern: string): boolean {
  let reached = new Set([0])
  for (const sign of pattern.toLowerCase()) {
    const next = new Set<number>()
    if (sign === '%') for (let at = Math.min(...reached); at <= text.length; at++) next.add(at)
    else for (const at of reached) if (at < text.length && (sign === '_' || text[at]!.toLowerCase() === sign)) next.add(at + 1)
    if (next.size === 0) return false
    reached = next
  }
  return reached.has(text.length)
}
const truth = (value: Cell): boolean => value !== null && value !== 0 && value !== '' && value !== '0'
const round = (value: number): Cell => (Number.isFinite(value) ? Math.round(value * 1e6) / 1e6 : null)
const sums = ['count', 'sum', 'avg', 'min', 'max']
const own: Readonly<Record<string, (args: readonly Cell[]) => Cell>> = {
  upper: ([a]) => (a == null ? null : String(a).toUpperCase()),
  lower: ([a]) => (a == null ? null : String(a).toLowerCase()),
  length: ([a]) => (a == null ? null : String(a).length),
  round: ([a, b]) => (a == null ? null : Number(Number(a).toFixed(Math.min(10, Math.max(0, Number(b ?? 0)))))),
  abs: ([a]) => (a == null ? null : Math.abs(Number(a))),
  coalesce: (args) => args.find((one) => one !== null) ?? null,
  concat: (args) => args.map((one) => one ?? '').join(''),
  substr: ([a, b, c]) => (a == null ? null : String(a).slice(Number(b ?? 1) - 1, c == null ? undefined : Number(b ?? 1) - 1 + Number(c))),
}
const parts = (term: Term): readonly Term[] =>
  term.is === 'call'
    ? term.args
    : term.is === 'two'
      ? [term.left, term.right]
      : term.is === 'not'
        ? [term.of]
        : term.is === 'in'
          ? [term.of, ...term.among]
          : []
const isSum = (term: Term): boolean => (term.is === 'call' && sums.includes(term.name)) || parts(term).some(isSum)

/** What a query finds in these tables, at most `rows_max` rows shown by the caller; throws an error that says what is wrong and where. */
export function runSql(text: string, tables: readonly SqlTable[]): Found {
  let steps = 0
  const step = (): void => {
    if (++steps > steps_max) throw new Error('This query takes too long: narrow the JOIN with ON, or add WHERE.')
  }
  const named = (wanted: string, at: number): SqlTable => {
    const found = tables.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
    if (found) return found
    throw wrong(text, at, `there is no table “${wanted}”. Tables: ${tables.map(({ name }) => name).join(', ')}.`)
  }
  const placeOf = ({ table, name, at }: Term & { is: 'column' }, columns: readonly Column[]): number => {
    const isIt = (one: Column): boolean => one.name.toLowerCase() === name.toLowerCase() && (table === '' || one.table.toLowerCase() === table.toLowerCase())
    const place = columns.findIndex(isIt)
    if (place < 0) throw wrong(text, at, `there is no column “${name}”. Columns: ${columns.map((one) => one.name).join(', ')}.`)
    if (table === '' && columns.slice(place + 1).some(isIt)) throw wrong(text, at, `“${name}” is in several tables: write table.${name}.`)
    return place
  }
  function value(term: Term, columns: readonly Column[], rows: readonly Row[]): Cell {
    step()
    const of = (one: Term): Cell => value(one, columns, rows)
    if (term.is === 'value') return term.value
    if (term.is === 'all') throw wrong(text, term.at, '“*” stands alone or in COUNT(*).')
    if (term.is === 'column') {
      const place = placeOf(term, columns)
      return rows[0]?.[place] ?? null
    }
    if (term.is === 'not') return truth(of(term.of)) ? 0 : 1
    if (term.is === 'in') return term.among.some((one) => order(of(term.of), of(one)) === 0) ? 1 : 0
    if (term.is === 'call') return call(term, columns, rows)
    const { sign } = term
    if (sign === 'and') return truth(of(term.left)) && truth(of(term.right)) ? 1 : 0
    if (sign === 'or') return truth(of(term.left)) || truth(of(term.right)) ? 1 : 0
    const [left, right] = [of(term.left), of(term.right)]
    if (sign === 'is') return left === null || left === '' ? 1 : 0
    if (left === null || right === null) return null
    if (sign === 'like') return isLike(String(left), String(right)) ? 1 : 0
    if (sign === '||') return `${left}${right}`
    const way = order(left, right)
    const tests: Readonly<Record<string, boolean>> = { '=': way === 0, '<>': way !== 0, '<': way < 0, '>': way > 0, '<=': way <= 0, '>=': way >= 0 }
    if (Object.hasOwn(tests, sign)) return tests[sign] ? 1 : 0
    const [one, other] = [Number(left), Number(right)]
    return round(sign === '+' ? one + other : sign === '-' ? one - other : sign === '*' ? one * other : sign === '/' ? one / other : one % other)
  }
  function call(term: Term & { is: 'call' }, columns: readonly Column[], rows: readonly Row[]): Cell {
    const { name, args, isDistinct, at } = term
    if (!sums.includes(name)) {
      const work = Object.hasOwn(own, name) ? own[name] : undefined
      if (!work) throw wrong(text, at, `there is no function “${name}”. Functions: ${[...sums, ...Object.keys(own)].join(', ')}.`)
      return work(args.map((one) => value(one, columns, rows)))
    }
    const [first] = args
    if (!first) throw wrong(text, at, `${name.toUpperCase()} needs a column.`)
    if (name === 'count' && first.is === 'all') return rows.length
    const all = rows.map((row) => value(first, columns, [row])).filter((one) => one !== null && one !== '')
    const each = isDistinct ? [...new Set(all)] : all
    if (name === 'count') return each.length
    if (each.length === 0) return null
    if (name === 'min' || name === 'max') return each.toSorted(order).at(name === 'min' ? 0 : -1) ?? null
    const total = each.reduce<number>((sum, one) => sum + Number(one), 0)
    return round(name === 'sum' ? total : total / each.length)
  }
  function isMet(on: Term | null, columns: readonly Column[], row: Row): boolean {
    step()
    return on === null || truth(value(on, columns, [row]))
  }
  function joined(from: readonly From[]): { readonly columns: readonly Column[]; readonly rows: readonly Row[] } {
    let [columns, rows]: [Column[], Row[]] = [[], [[]]]
    for (const { table, as, at, on, isOuter } of from) {
      const other = named(table, at)
      const wide = [...columns, ...other.columns.map((name) => ({ table: as, name }))]
      rows = rows.flatMap((row) => {
        const pairs = other.rows.map((one) => [...row, ...one]).filter((pair) => isMet(on, wide, pair))
        return pairs.length === 0 && isOuter ? [[...row, ...other.columns.map(() => null)]] : pairs
      })
      columns = wide
    }
    return { columns, rows }
  }
  function select(query: Select): Found {
    const { columns, rows } = joined(query.from)
    const { where } = query
    const met = where ? rows.filter((row) => truth(value(where, columns, [row]))) : rows
    const items = query.items.flatMap(({ term, name }) =>
      term.is === 'all'
        ? columns.map((column) => ({ term: { is: 'column' as const, table: column.table, name: column.name, at: term.at }, name: column.name }))
        : [{ term, name }],
    )
    for (const { term } of items) if (term.is === 'column') placeOf(term, columns)
    const isGrouped = query.group.length > 0 || items.some(({ term }) => isSum(term)) || (query.having !== null && isSum(query.having))
    const keyed = Map.groupBy(met, (row) => JSON.stringify(query.group.map((term) => value(term, columns, [row]))))
    const groups: readonly (readonly Row[])[] = !isGrouped ? met.map((row) => [row]) : query.group.length > 0 ? [...keyed.values()] : [met]
    const { having } = query
    const named = (term: Term): Term => {
      if (term.is === 'column' && term.table === '') return items.find(({ name }) => name.toLowerCase() === term.name.toLowerCase())?.term ?? term
      return term.is === 'value' && typeof term.value === 'number' ? (items[term.value - 1]?.term ?? term) : term
    }
    const ordering = query.order.map(({ term, isDown }) => ({ term: named(term), isDown }))
    const lines = groups
      .filter((group) => having === null || truth(value(having, columns, group)))
      .map((group) => ({ cells: items.map(({ term }) => value(term, columns, group)), keys: ordering.map(({ term }) => value(term, columns, group)) }))
    const seen = new Set<string>()
    const told = query.isDistinct ? lines.filter(({ cells }) => !seen.has(JSON.stringify(cells)) && seen.add(JSON.stringify(cells))) : lines
    const sorted = told.toSorted((a, b) => {
      for (const [at, { isDown }] of ordering.entries()) {
        const way = order(a.keys[at]!, b.keys[at]!)
        if (way !== 0) return isDown ? -way : way
      }
      return 0
    })
    return { heads: items.map(({ name }) => name), rows: sorted.slice(query.offset, query.offset + query.limit).map(({ cells }) => cells) }
  }
  const statement = readSql(text)
  if (statement.is === 'tables') return { heads: ['table', 'rows'], rows: tables.map(({ name, rows }) => [name, rows.length]) }
  if (statement.is === 'select') return select(statement)
  const table = named(statement.table, statement.at)
  const kindOf = (at: number): string => (table.rows.every((row) => row[at] === null || typeof row[at] === 'number') ? 'number' : 'text')
  return { heads: ['column', 'type'], rows: table.columns.map((name, at) => [name, kindOf(at)]) }
}
