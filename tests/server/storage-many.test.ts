import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { bytesOf, whole } from '../../server/storage/file-store.ts'
import { createFiles, type Files } from '../../server/storage/files.ts'
import { keepProject, openTestDatabase } from '../support/engine.ts'

const contents = ['plan', 'roof', 'door'].map((word) => new TextEncoder().encode(word))
const people = 8
const turns = 15
let database: OpenDatabase
let remove: () => Promise<void>
let data_dir: string
beforeEach(async () => {
  ;({ database, remove } = await openTestDatabase())
  data_dir = mkdtempSync(join(tmpdir(), 'sparksite-'))
  await keepProject(database)
})
afterEach(async () => {
  await remove()
  rmSync(data_dir, { recursive: true, force: true })
})

let made = 0
const clock = { now: () => 1_800_000_000, randomId: () => `id${++made}` }
const node = (): Files => createFiles({ db: database.db, clock, log: () => undefined, data_dir, storage: readConfig({ FILES_HELD_MB: '0' }).storage })

/** Keeps bytes and refers to them in one transaction, again where they were being removed, as an upload does. */
async function upload(files: Files, id: string, body: Uint8Array): Promise<void> {
  for (;;) {
    const blob_key = await files.keep(body)
    const kept = await database.db.transaction().execute(async (trx) => {
      if (!(await files.confirm(trx, blob_key))) return false
      const file = { id, project_id: 'p', space: 'live', row_id: `row ${id}`, field: 'file', name: 'a.txt', type: 'text/plain', bytes: body.byteLength }
      await trx
        .insertInto('site_files')
        .values({ ...file, blob_key })
        .execute()
      return true
    })
    if (kept) return
    await files.giveUp([blob_key])
  }
}

it('equal bytes that many upload, delete and sweep at once, on two nodes, are there for each row that refers to them, and for none other', async () => {
  const nodes = [node(), node()]
  let over = false
  const sweeping = nodes.map(async (files) => {
    while (!over) {
      await files.sweep()
      await setImmediate()
    }
  })
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (let turn = 0; turn < turns; turn++) {
        const id = `${person}-${turn}`
        await upload(nodes[turn % 2]!, id, contents[(person + turn) % contents.length]!)
        if (turn + 1 < turns) await database.db.deleteFrom('site_files').where('id', '=', id).execute()
      }
    }),
  )
  over = true
  await Promise.all(sweeping)
  await nodes[0]!.sweep()
  const kept = await database.db.selectFrom('site_files').select(['id', 'blob_key', 'bytes']).execute()
  expect(kept).toHaveLength(people)
  for (const { id, blob_key, bytes } of kept) {
    const body = await nodes[1]!.read(blob_key, whole(bytes))
    expect([id, body && (await bytesOf(body))]).toEqual([id, contents[(Number(id.split('-')[0]) + turns - 1) % contents.length]])
  }
  const shelves = readdirSync(join(data_dir, 'files')).filter((name) => name !== 'parts')
  expect(shelves.flatMap((shelf) => readdirSync(join(data_dir, 'files', shelf))).toSorted()).toEqual(
    [...new Set(kept.map(({ blob_key }) => blob_key))].toSorted(),
  )
})
