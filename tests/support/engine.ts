import { inject } from 'vitest'
import { randomId } from '../../server/http/clock.ts'
import { databaseAt, run } from './postgres.ts'

/** The engine that this run of the tests is on. */
export const engine: 'sqlite' | 'postgres' = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

export interface TestDatabase {
  /** Null on the embedded engine, whose database is in a data folder. */
  readonly url: string | null
  remove(): Promise<void>
}

/** A database of one's own on the engine of this run. */
export async function makeDatabase(): Promise<TestDatabase> {
  if (engine === 'sqlite') return { url: null, remove: () => Promise.resolve() }
  const server = inject('postgres')
  const name = `test_${randomId()}`
  await run(server, `create database ${name} template sparksite_template`)
  return { url: databaseAt(server, name), remove: async () => void (await run(server, `drop database if exists ${name} with (force)`)) }
}
