import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import type { OpenDatabase } from '../../server/database/database.ts'
import { endHold, hold } from '../../server/storage/blobs.store.ts'
import { bytesOf, whole } from '../../server/storage/file-store.ts'
import { createFiles, type Files } from '../../server/storage/files.ts'
import { keepProject, openTestDatabase } from '../support/engine.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'

const text = (words: string) => new TextEncoder().encode(words)
let database: OpenDatabase
let remove: () => Promise<void>
let data_dir: string
let service: S3Server
let now: number
let made: number
let logged: Readonly<Record<string, unknown>>[]
beforeEach(async () => {
  ;({ database, remove } = await openTestDatabase())
  data_dir = mkdtempSync(join(tmpdir(), 'sparksite-'))
  now = 1_800_000_000
  made = 0
  logged = []
  service = await startS3(() => now)
  await keepProject(database)
})
afterEach(async () => {
  await service.close()
  await remove()
  rmSync(data_dir, { recursive: true, force: true })
})

const clock = { now: () => now, randomId: () => `id${++made}` }
const filesIn = (env: Readonly<Record<string, string>>): Files =>
  createFiles({ db: database.db, clock, log: (line) => logged.push(line), data_dir, storage: readConfig(env).storage })
const inFolder = () => filesIn({ FILES: 'folder' })
const inDatabase = () => filesIn({ FILES: 'database' })
const inBucket = () => filesIn({ ...service.env, S3_TIMEOUT: '1' })

/** Refers to a key from a row's file, as an upload does. */
const refer = async (id: string, blob_key: string) =>
  void (await database.db
    .insertInto('site_files')
    .values({ id, project_id: 'p', space: 'live', row_id: `row ${id}`, field: 'file', name: 'a.txt', type: 'text/plain', bytes: 1, blob_key })
    .execute())
const drop = async (id: string) => void (await database.db.deleteFrom('site_files').where('id', '=', id).execute())
const upload = async (files: Files, id: string, words: string) => {
  const key = await files.keep(text(words))
  await database.db.transaction().execute(async (trx) => expect(await files.confirm(trx, key)).toBe(true))
  await refer(id, key)
  return key
}
const read = async (files: Files, key: string, words: string) => {
  const body = await files.read(key, whole(text(words).byteLength))
  return body && new TextDecoder().decode(await bytesOf(body))
}
const blobs = () => database.db.selectFrom('blobs').select(['key', 'place', 'leaving', 'doomed']).orderBy('key').execute()
const bodies = async () => (await database.db.selectFrom('blob_bodies').select('key').execute()).map(({ key }) => key)
const onDisk = () => {
  const shelves = readdirSync(data_dir).includes('files') ? readdirSync(join(data_dir, 'files')) : []
  return shelves.filter((name) => name !== 'parts').flatMap((shelf) => readdirSync(join(data_dir, 'files', shelf)))
}
const inService = () => [...service.objects.keys()].map((name) => name.split('/')[1])

describe.each([
  ['a folder', inFolder, async () => onDisk()],
  ['the database', inDatabase, bodies],
  ['a bucket', inBucket, async () => inService()],
] as const)('files in %s', (_, open, kept) => {
  it('are kept once for equal bytes, stay while one row refers to them, and go after the last', async () => {
    const files = open()
    const [one, two] = [await upload(files, 'f1', 'plan'), await upload(files, 'f2', 'plan')]
    expect([one === two, await read(files, one, 'plan'), await kept()]).toEqual([true, 'plan', [one]])
    await drop('f1')
    await files.sweep()
    expect(await read(files, one, 'plan')).toBe('plan')
    await drop('f2')
    await files.sweep()
    expect([await read(files, one, 'plan'), await kept(), await blobs()]).toEqual([null, [], []])
  })
  it('that no row came to refer to go after an hour, and at once where they are given up', async () => {
    const files = open()
    const left = await files.keep(text('left behind'))
    await files.giveUp([await files.keep(text('given up'))])
    now += 3600
    await files.tidy()
    expect(await kept()).toEqual([left])
    now += 1
    await files.tidy()
    expect([await kept(), await blobs()]).toEqual([[], []])
  })
  it('are kept anew where they are being removed', async () => {
    const files = open()
    const key = await upload(files, 'f1', 'plan')
    const meanwhile = await files.keep(text('plan'))
    await drop('f1')
    await files.sweep()
    expect(await database.db.transaction().execute((trx) => files.confirm(trx, meanwhile))).toBe(false)
    const again = await upload(files, 'f2', 'plan')
    expect([again === key, await read(files, again, 'plan')]).toEqual([false, 'plan'])
  })
  it('stay while a backup holds them', async () => {
    const files = open()
    const key = await upload(files, 'f1', 'plan')
    await hold(database.db, 'backup', now)
    await drop('f1')
    await files.sweep()
    expect(await read(files, key, 'plan')).toBe('plan')
    await endHold(database.db, 'backup')
    await files.sweep()
    expect(await kept()).toEqual([])
  })
})

describe('a removal that is cut short', () => {
  it('is completed by the next sweep', async () => {
    const files = inBucket()
    await upload(files, 'f1', 'plan')
    await drop('f1')
    for (let time = 0; time < 4; time++) service.faults.push({ method: 'DELETE', fault: { kind: 'answer', status: 500, code: 'InternalError' } })
    await files.sweep()
    expect([(await blobs()).map(({ doomed }) => doomed), inService().length, logged.map(({ event }) => event)]).toEqual([[1], 1, ['file_not_moved_or_removed']])
    await files.sweep()
    expect([await blobs(), inService()]).toEqual([[], []])
  })
})

describe('files in another place than the configured one', () => {
  it('are served from there, and moved one by one', async () => {
    const keys = [await upload(inDatabase(), 'f1', 'plan'), await upload(inFolder(), 'f2', 'roof')]
    const files = inBucket()
    expect([await read(files, keys[0]!, 'plan'), await read(files, keys[1]!, 'roof'), inService()]).toEqual(['plan', 'roof', []])
    await files.tidy()
    expect([inService().toSorted(), onDisk(), await bodies(), await read(files, keys[0]!, 'plan')]).toEqual([keys.toSorted(), [], [], 'plan'])
    await inFolder().tidy()
    expect(logged.map(({ event }) => event)).toEqual(['file_not_moved_or_removed', 'file_not_moved_or_removed'])
    const back = filesIn({ ...service.env, FILES: 'folder' })
    await back.tidy()
    expect([inService(), onDisk().toSorted(), await read(back, keys[1]!, 'roof'), (await blobs()).map(({ leaving }) => leaving)]).toEqual([
      [],
      keys.toSorted(),
      'roof',
      [null, null],
    ])
  })
  it('are moved by the next start where this one ends in the middle', async () => {
    const key = await upload(inDatabase(), 'f1', 'plan')
    for (let time = 0; time < 4; time++) service.faults.push({ method: 'PUT', fault: { kind: 'reset' } })
    await inBucket().tidy()
    expect([await bodies(), await read(inBucket(), key, 'plan')]).toEqual([[key], 'plan'])
    // Put, and said to be there, but not yet removed from where it was.
    await inBucket().keep(text('plan'))
    await database.db.updateTable('blobs').set({ place: 's3', leaving: 'database' }).execute()
    service.objects.set(`${key.slice(0, 2)}/${key}`, Buffer.from('plan'))
    await inBucket().tidy()
    expect([await bodies(), inService(), await read(inBucket(), key, 'plan')]).toEqual([[], [key], 'plan'])
  })
  it('stay where they are while their bytes are not what they were', async () => {
    const key = await upload(inFolder(), 'f1', 'plan')
    writeFileSync(join(data_dir, 'files', key.slice(0, 2), key), 'PLAN')
    await inDatabase().tidy()
    expect([onDisk(), await bodies(), logged.map(({ event }) => event)]).toEqual([[key], [], ['file_not_moved_or_removed']])
  })
  it('are no start where that place is not configured', async () => {
    await upload(inBucket(), 'f1', 'plan')
    await inBucket().requirePlaces()
    await expect(inFolder().requirePlaces()).rejects.toThrow('Files of this database are in an S3-compatible storage that is not configured.')
  })
})
