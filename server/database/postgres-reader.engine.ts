import pg from 'pg'
import type { OpenDatabase, Prepared } from './database.ts'
import { isPassing, Unavailable } from './postgres-errors.ts'

type Values = readonly unknown[]
type Run = (values: Values) => Promise<readonly unknown[]>

/** A connection that is asked without waiting for its answers before. */
interface Line {
  readonly client: pg.Client
  readonly ready: Promise<unknown>
  waiting: number
  /** Whether an answer did not come in time: what waits behind it is not asked again elsewhere. */
  hung: boolean
}

/**
 * Asks at most one at a time for the same values. Whoever asks meanwhile shares the next answer, which is asked for after they came:
 * it has all that was committed until then, and a page that many read costs one query for all of them.
 */
function sharing(run: Run): Run {
  const asked = new Map<string, Promise<readonly unknown[]>>()
  const next = new Map<string, Promise<readonly unknown[]>>()
  function ask(key: string, values: Values): Promise<readonly unknown[]> {
    const answer = run(values).finally(() => asked.delete(key))
    asked.set(key, answer)
    return answer
  }
  return (values) => {
    const key = JSON.stringify(values)
    const shared = next.get(key)
    if (shared !== undefined) return shared
    const before = asked.get(key)
    if (before === undefined) return ask(key, values)
    // Where the one before fails, so does this one: the database has been waited for long enough.
    const after = before.finally(() => next.delete(key)).then(() => ask(key, values))
    next.set(key, after)
    return after
  }
}

/** Prepared reads on at most `most` connections of their own, planned once for each; asked again, once, where a connection was lost. */
export function openReader(config: pg.ClientConfig, most: number, onLost: (error: Error) => void) {
  const lines = new Set<Line>()
  let prepared = 0

  function begin(): Line {
    const client = new pg.Client({ ...config, pipeline: true })
    const line: Line = { client, ready: client.connect(), waiting: 0, hung: false }
    const lose = (error: Error): void => {
      if (lines.delete(line) && line.waiting === 0) onLost(error)
    }
    client.on('error', lose)
    client.on('end', () => lines.delete(line))
    line.ready.catch(lose)
    lines.add(line)
    return line
  }
  /** The one that has least to do; another one where all are busy. */
  function free(): Line {
    let least: Line | undefined
    for (const line of lines) if (!least || line.waiting < least.waiting) least = line
    return least && (least.waiting === 0 || lines.size >= most) ? least : begin()
  }

  async function askBy(line: Line, query: pg.QueryConfig): Promise<readonly unknown[]> {
    line.waiting++
    try {
      await line.ready
      return (await line.client.query(query)).rows
    } catch (error) {
      const passing = isPassing(error)
      if (passing === null) throw error
      if (passing.connection) {
        line.hung ||= !passing.again
        lines.delete(line)
        line.client.end().catch(() => undefined)
      }
      throw new Unavailable(error)
    } finally {
      line.waiting--
    }
  }
  async function ask(query: pg.QueryConfig): Promise<readonly unknown[]> {
    const line = free()
    try {
      return await askBy(line, query)
    } catch (error) {
      if (error instanceof Unavailable && error.again && !line.hung) return await askBy(free(), query)
      throw error
    }
  }

  function prepare<Row>(query: Parameters<OpenDatabase['prepare']>[0]): Prepared<Row> {
    const { sql: text, query: node } = query.compile()
    if (node.kind !== 'SelectQueryNode') throw new Error('A prepared query may only read.')
    const name = `prepared_${++prepared}`
    const run = sharing(async (values) => Object.freeze((await ask({ name, text, values: [...values] })).map(plain)))
    return async (...values) => (await run(values)) as readonly Row[]
  }
  async function close(): Promise<void> {
    await Promise.all([...lines].map(({ client }) => client.end().catch(() => undefined)))
  }
  return { prepare, close }
}

/** A row that nobody changes. As in SQLite, the order of insertion is there to sort by, and no part of it. */
function plain(row: unknown): unknown {
  if (typeof row === 'object' && row !== null && 'rowid' in row) delete row.rowid
  return Object.freeze(row)
}
