import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Compilable, Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { OpenDatabase, Prepared } from './database.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

const cached_statements = 500

class Dialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter()
  }
}
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

function statements(connection: DatabaseSync): SqliteDatabase {
  const known = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      const found = known.get(sql)
      if (found) return found
      const statement = connection.prepare(sql)
      const made = {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) => statement.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) => statement.iterate(...(values as SQLInputValue[])),
      }
      if (known.size >= cached_statements) known.clear()
      known.set(sql, made)
      return made
    },
  }
}

/** Held for the life of the process and freed by the operating system, even after a kill. */
function lock(folder: string): DatabaseSync {
  const held = new DatabaseSync(join(folder, 'lock'))
  try {
    held.exec('pragma locking_mode = exclusive; begin exclusive')
    return held
  } catch (cause) {
    held.close()
    throw new Error(`Another process is already using ${folder}. Stop it, or set DATA_DIR to another folder.`, { cause })
  }
}

/** Opens, and brings up to date, the database under `folder`, which it makes if need be. Throws where the folder is in use or its schema is newer than this program. */
export async function openSqlite(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'sparksite.db')
  const held = lock(folder)
  try {
    // SQLite gives its -wal and -shm files the mode of this one.
    closeSync(openSync(file, 'a', 0o600))
    const writer = new DatabaseSync(file)
    writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000')
    const db = new Kysely<Tables>({ dialect: new Dialect({ database: statements(writer) }) })
    await migrate(db)
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('pragma busy_timeout = 5000')
    return {
      db,
      prepare<Row>(query: Compilable<Row>): Prepared<Row> {
        const statement = reader.prepare(query.compile().sql)
        return async (...values) => statement.all(...(values as SQLInputValue[])) as Row[]
      },
      async close() {
        reader.close()
        await db.destroy()
        held.close()
      },
    }
  } catch (error) {
    held.close()
    throw error
  }
}
