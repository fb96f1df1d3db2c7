import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { openBeside, openDatabase } from '../../server/database/open.ts'
import { systemClock } from '../../server/http/clock.ts'
import { bytesOf, whole } from '../../server/storage/file-store.ts'
import { createFiles, type Files } from '../../server/storage/files.ts'
import { sparksite } from '../support/command.ts'
import { keepProject, makeDatabase, serverEnv, type TestDatabase } from '../support/engine.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'

const plan = new TextEncoder().encode('one plan of the house')
let folder: string
let place: TestDatabase
let service: S3Server
let env: Readonly<Record<string, string>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sparksite-'))
  place = await makeDatabase()
  service = await startS3()
  env = { ...(serverEnv(place) as Record<string, string>), DATA_DIR: join(folder, 'data') }
  await (await openDatabase(readConfig(env))).close()
})
afterEach(async () => {
  await service.close()
  await place.remove()
  rmSync(folder, { recursive: true, force: true })
})

async function within<Result>(of: Readonly<Record<string, string>>, work: (files: Files, db: Awaited<ReturnType<typeof openBeside>>['db']) => Promise<Result>) {
  const config = readConfig(of)
  const database = await openBeside(config)
  try {
    return await work(createFiles({ db: database.db, clock: systemClock, log: () => undefined, ...config }), database.db)
  } finally {
    await database.close()
  }
}
/** Keeps a file to which a row of somebody's project refers; answers its key. */
const upload = (of: Readonly<Record<string, string>>) =>
  within(of, async (files, db) => {
    await keepProject({ db })
    const blob_key = await files.keep(plan)
    const file = { id: 'f1', project_id: 'p', space: 'live', row_id: 'r1', field: 'file', name: 'plan.txt', type: 'text/plain', bytes: plan.byteLength }
    await db
      .insertInto('site_files')
      .values({ ...file, blob_key })
      .execute()
    return blob_key
  })
const read = (of: Readonly<Record<string, string>>, key: string) =>
  within(of, async (files) => {
    const body = await files.read(key, whole(plan.byteLength))
    return body && (await bytesOf(body))
  })
const said = async (of: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const { code, complained } = await sparksite(of, ...args)
  return [code, complained]
}

describe('a backup', () => {
  it('has the files too, wherever they are kept, and is restored to where they are kept then', async () => {
    const inFolder = { ...env, FILES: 'folder' }
    const inBucket = { ...env, ...service.env }
    const key = await upload(inFolder)
    expect(await said(inFolder, 'backup', join(folder, 'first'))).toEqual([0, ''])
    rmSync(join(folder, 'data', 'files'), { recursive: true })
    expect(await said(inBucket, 'restore', join(folder, 'first'))).toEqual([0, ''])
    expect([await read(inBucket, key), [...service.objects.keys()]]).toEqual([plan, [`${key.slice(0, 2)}/${key}`]])
    expect(await said(inBucket, 'backup', join(folder, 'second'))).toEqual([0, ''])
    service.objects.clear()
    expect(await said(inFolder, 'restore', join(folder, 'second'))).toEqual([0, ''])
    expect([await read(inFolder, key), readdirSync(join(folder, 'data', 'files', key.slice(0, 2)))]).toEqual([plan, [key]])
  })
  it('names the files that are not whole where they are kept, and a damaged one of its own is not restored', async () => {
    const inFolder = { ...env, FILES: 'folder' }
    const key = await upload(inFolder)
    writeFileSync(join(folder, 'data', 'files', key.slice(0, 2), key), 'no plan of the house!')
    const copy = join(folder, 'copy')
    expect(await said(inFolder, 'backup', copy)).toEqual([
      1,
      `All else is backed up in ${copy}, but the bytes of 1 file are missing or damaged where they are kept: ${key}\n`,
    ])
    const damaged = join(copy, 'files', key.slice(0, 2), key)
    mkdirSync(dirname(damaged), { recursive: true })
    writeFileSync(damaged, 'short')
    expect(await said(inFolder, 'restore', copy)).toEqual([1, `The file ${damaged} is damaged.\n`])
  })
})

describe('the check of the configuration', () => {
  it('says where files can be kept', async () => {
    const config = { ...env, ...service.env }
    const [{ host }, told] = [
      new URL(service.endpoint),
      'The configuration is right. The app is at http://localhost:3000, sites at http://{slug}.localhost:3000.\n',
    ]
    expect((await sparksite(config, 'check')).said).toBe(
      `${told}The database answers and is up to date.\nFiles can be kept in the bucket sparksite-files at ${host}.\n`,
    )
  })
})
