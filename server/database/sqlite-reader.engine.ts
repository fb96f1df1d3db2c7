import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Compilable } from 'kysely'
import type { Prepared } from './database.ts'

const kept_answers = 500
const kept_rows = 100

type Row = Readonly<Record<string, unknown>>

function objectOf(names: readonly string[], row: readonly unknown[]): Row {
  const made: Record<string, unknown> = {}
  for (let at = 0; at < names.length; at++) made[names[at] as string] = row[at]
  return Object.freeze(made)
}

/**
 * A connection that only reads. What is asked in one turn of the event loop shares one snapshot, whose version SQLite
 * tells; while that stays the same, so does every answer, and small ones are kept. `release` gives the snapshot up, so
 * that the next query sees what is written meanwhile.
 */
export function openReader(file: string) {
  const connection = new DatabaseSync(file, { readOnly: true })
  connection.exec('pragma busy_timeout = 5000')
  const [begin, commit, dataVersion] = ['begin', 'commit', 'pragma data_version'].map((sql) => connection.prepare(sql)) as [Statement, Statement, Statement]
  let holding = false
  let version: unknown

  function release(): void {
    if (!holding) return
    holding = false
    try {
      commit.run()
    } catch {
      // A disk that fails may fail here too. Nothing was written, and the next query says so to whoever asks.
    }
  }
  function hold(): unknown {
    if (!holding) {
      if (connection.isTransaction) connection.exec('rollback')
      begin.run()
      holding = true
      setImmediate(release)
      version = dataVersion.get()?.data_version
    }
    return version
  }
  function prepare<Result>(query: Compilable<Result>): Prepared<Result> {
    const statement = connection.prepare(query.compile().sql)
    const names = statement.columns().map((column) => column.name)
    // Rows as arrays, then as plain objects: those that Node makes have no prototype and cost twice as much to read.
    statement.setReturnArrays(true)
    const answers = new Map<unknown, readonly Row[]>()
    let answered: unknown

    return async (...values) => {
      const current = hold()
      if (current !== answered || answers.size >= kept_answers) answers.clear()
      answered = current
      const key = values.length === 1 ? values[0] : JSON.stringify(values)
      const known = answers.get(key)
      if (known) return known as readonly Result[]
      const rows = (statement.all(...(values as SQLInputValue[])) as unknown as unknown[][]).map((row) => objectOf(names, row))
      if (rows.length <= kept_rows) answers.set(key, Object.freeze(rows))
      return rows as readonly unknown[] as readonly Result[]
    }
  }
  return {
    prepare,
    release,
    close(): void {
      release()
      connection.close()
    },
  }
}
type Statement = ReturnType<DatabaseSync['prepare']>
