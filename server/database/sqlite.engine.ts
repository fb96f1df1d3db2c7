import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely'
import type { OpenDatabase } from './database.ts'
import { migrate, requireCurrent } from './migrate.ts'
import { noNews } from './news.ts'
import { problemOf } from './open-problem.ts'
import { copyBefore, databaseFile } from './sqlite-files.ts'
import { openReader } from './sqlite-reader.engine.ts'
import type { Tables } from './tables.ts'

const cached_statements = 500
const nothing_changed = { changes: 0, lastInsertRowid: 0 }

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

/** Statements of a connection, prepared once; `before` runs before each execution. */
function statements(connection: DatabaseSync, before: () => void): SqliteDatabase {
  const known = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      const found = known.get(sql)
      if (found) return found
      const statement = connection.prepare(sql)
      const made = {
        reader: statement.columns().length > 0,
        all(values: readonly unknown[]) {
          before()
          return statement.all(...(values as SQLInputValue[]))
        },
        run(values: readonly unknown[]) {
          before()
          // SQLite has rolled back by itself when the disk was full or failed; that is the error to tell, not that there is nothing to roll back.
          if (sql === 'rollback' && !connection.isTransaction) return nothing_changed
          return statement.run(...(values as SQLInputValue[]))
        },
        iterate(values: readonly unknown[]) {
          before()
          return statement.iterate(...(values as SQLInputValue[]))
        },
      }
      if (known.size >= cached_statements) known.clear()
      known.set(sql, made)
      return made
    },
  }
}

/** Held for the life of the process and freed by the operating system, even after a kill. */
export function lock(folder: string): DatabaseSync {
  const file = join(folder, 'lock')
  const held = new DatabaseSync(file)
  try {
    held.exec('pragma locking_mode = exclusive; begin exclusive')
    return held
  } catch (cause) {
    held.close()
    if (problemOf(cause) === 'busy') throw new Error(`Another process is already using ${folder}. Stop it, or set DATA_DIR to another folder.`, { cause })
    if (problemOf(cause) === 'damaged') throw new Error(`The file ${file} is damaged. It holds nothing: delete it, and start again.`, { cause })
    throw cause
  }
}

export interface SqliteOptions {
  /** False for a command that works beside a server, for a moment: it takes no lock, and changes no schema. */
  readonly alone?: boolean
}

/** Opens, and brings up to date, the database under `folder`, which it makes if need be. Throws one plain sentence where that is not possible, because the folder is in use for instance, or its schema newer than this program. */
export async function openSqlite(folder: string, { alone = true }: SqliteOptions = {}): Promise<OpenDatabase> {
  const file = join(folder, databaseFile)
  try {
    return await open(folder, file, alone)
  } catch (cause) {
    const problem = problemOf(cause)
    if (problem === 'damaged') throw new Error(`The database ${file} is damaged. Put a copy of it in its place, or set DATA_DIR to another folder.`, { cause })
    if (problem === 'full') throw new Error(`There is no space left for the data in ${folder}. Make space, or set DATA_DIR to another folder.`, { cause })
    if (problem === 'denied') throw new Error(`The data in ${folder} cannot be read and written. Allow it, or set DATA_DIR to another folder.`, { cause })
    throw cause
  }
}

async function open(folder: string, file: string, alone: boolean): Promise<OpenDatabase> {
  if (!alone && !existsSync(file)) throw new Error(`There is no database in ${folder}. Start the server once, or set DATA_DIR.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const held = alone ? lock(folder) : null
  // SQLite gives its -wal and -shm files the mode of this one.
  closeSync(openSync(file, 'a', 0o600))
  const writer = new DatabaseSync(file)
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000')
  let reader: ReturnType<typeof openReader> | null = null
  const db = new Kysely<Tables>({ dialect: new Dialect({ database: statements(writer, () => reader?.release()) }) })
  async function close(): Promise<void> {
    reader?.close()
    await db.destroy()
    held?.close()
  }
  try {
    if (alone) await migrate(db, { before: (migration) => copyBefore(writer, folder, migration, new Date()) })
    else await requireCurrent(db)
    reader = openReader(file)
    return { db, prepare: reader.prepare, shared: false, news: noNews, close }
  } catch (error) {
    await close()
    throw error
  }
}
