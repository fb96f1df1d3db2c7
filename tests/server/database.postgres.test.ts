import { expect, inject, it } from 'vitest'
import { openPostgres } from '../../server/database/postgres.engine.ts'
import { randomId } from '../../server/http/clock.ts'
import { databaseAt, run } from '../support/postgres.ts'

it('nodes that start at once on an empty database wait for the one that lays its schema', async () => {
  const server = inject('postgres')
  const name = `test_${randomId()}`
  await run(server, `create database ${name}`)
  const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(databaseAt(server, name), { connections: 2 })))
  for (const { db } of nodes)
    expect(await db.selectFrom('plans').select('slug').orderBy('sort_order').execute()).toEqual([{ slug: 'free' }, { slug: 'creator' }, { slug: 'pro' }])
  await Promise.all(nodes.map((node) => node.close()))
  await run(server, `drop database ${name} with (force)`)
})

it('a database that does not answer is one plain sentence', async () => {
  const opening = openPostgres('postgres://nobody:secret@127.0.0.1:1/none', { connections: 1 })
  await expect(opening).rejects.toThrow('The database at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1. Start it, or correct DATABASE_URL.')
})
