import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../server/database/postgres.engine.ts'
import { Cluster, databaseAt, hasPostgres, run } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database whose neighbour `sparksite_template` is up to date and empty. */
    postgres: string
  }
}

/** Starts PostgreSQL for the tests, unless TEST_DATABASE_URL names one, and lays the template of their databases. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres()) {
    console.log('PostgreSQL is not installed here and TEST_DATABASE_URL names none: the server is tested on the embedded database alone.')
    project.provide('postgres', '')
    return undefined
  }
  const given = process.env.TEST_DATABASE_URL
  const cluster = given === undefined ? await Cluster.start() : null
  const url = cluster?.url() ?? String(given)
  await run(url, 'drop database if exists sparksite_template')
  await run(url, 'create database sparksite_template')
  const template = await openPostgres(databaseAt(url, 'sparksite_template'), { connections: 1 })
  await template.close()
  const pristine = [
    'create schema pristine',
    'create table pristine.plans as table public.plans',
    'create table pristine.migrations as table public.migrations',
    "create table pristine.tables as select tablename from pg_tables where schemaname = 'public'",
  ]
  await run(databaseAt(url, 'sparksite_template'), pristine.join('; '))
  project.provide('postgres', url)
  return async () => {
    if (cluster) return await cluster.remove()
    const made = await run(url, "select datname from pg_database where datname like 'test\\_%'")
    for (const { datname } of made) await run(url, `drop database if exists ${datname} with (force)`)
  }
}
