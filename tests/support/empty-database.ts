import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { randomId } from '../../server/http/clock.ts'
import { engine } from './engine.ts'
import { databaseAt, run } from './postgres.ts'

interface Empty {
  readonly db: Kysely<never>
  remove(): Promise<void>
}

function inSqlite(): Empty {
  const file = new DatabaseSync(':memory:')
  file.exec('pragma foreign_keys = on')
  const statements = {
    close: () => file.close(),
    prepare(text: string) {
      const statement = file.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (values: never) => statement.all(...(values as [])),
        run: (values: never) => statement.run(...(values as [])),
        iterate: () => [][Symbol.iterator](),
      }
    },
  }
  const db = new Kysely<never>({ dialect: new SqliteDialect({ database: statements as never }) })
  return { db, remove: () => db.destroy() }
}

async function inPostgres(): Promise<Empty> {
  const server = inject('postgres')
  const name = `test_${randomId()}`
  await run(server, `create database ${name}`)
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseAt(server, name) }) }) })
  async function remove(): Promise<void> {
    await db.destroy()
    await run(server, `drop database ${name} with (force)`)
  }
  return { db, remove }
}

/** A database of one's own on the engine of this run, with nothing in it, for what migrations do. */
export const openEmpty = async (): Promise<Empty> => (engine === 'sqlite' ? inSqlite() : await inPostgres())
