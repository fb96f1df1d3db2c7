import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/tables.ts'
import { systemClock } from '../http/clock.ts'
import * as blobs from './blobs.store.ts'
import { bytesOf, hashOf, isKey, type PlaceOfFiles, pathOf, whole } from './file-store.ts'
import { createFiles, openStores } from './files.ts'
import { createFolderStore } from './folder.engine.ts'
import { sha256 } from './s3-signature.rules.ts'
import type { StorageConfig } from './storage.config.ts'

export interface FilesPlace {
  readonly data_dir: string
  readonly storage: StorageConfig
}
const batch = 500
const named_max = 5

const counted = ({ length }: readonly string[]): string => `${length} ${length === 1 ? 'file' : 'files'}`
const listed = (keys: readonly string[]): string => [...keys.slice(0, named_max), ...(keys.length > named_max ? ['…'] : [])].join(', ')

/** Runs `work` while no bytes of files are removed. */
export async function holdingFiles(db: Database, work: () => Promise<void>): Promise<void> {
  const id = systemClock.randomId()
  await blobs.hold(db, id, systemClock.now())
  try {
    await work()
  } finally {
    await blobs.endHold(db, id)
  }
}

async function* everyBlob(db: Database): AsyncGenerator<blobs.Blob> {
  let last = ''
  for (;;) {
    const some = await blobs.blobsAfter(db, last, batch)
    yield* some
    const end = some.at(-1)
    if (!end) return
    last = end.key
  }
}
const isReferred = async (db: Database, key: string): Promise<boolean> =>
  (await db.selectFrom('site_files').select('id').where('blob_key', '=', key).executeTakeFirst()) !== undefined

/** Copies all files that are not in the database itself into `to`, under a hold that began before the database was copied. Answers how many; throws, after all others, where some are not whole. */
export async function backUpFiles(db: Database, place: FilesPlace, to: string): Promise<number> {
  const files = createFiles({ db, clock: systemClock, log: () => undefined, ...place })
  const copy = createFolderStore(join(to, 'files'), systemClock.randomId)
  const damaged: string[] = []
  let copied = 0
  for await (const blob of everyBlob(db)) {
    if (blob.place === 'database') continue
    const body = await files.read(blob.key, whole(blob.bytes)).then(
      (read) => read && bytesOf(read),
      () => null,
    )
    if (body && sha256(body) === hashOf(blob.key)) {
      await copy.put(blob.key, body)
      copied += 1
    } else if (await isReferred(db, blob.key)) damaged.push(blob.key)
  }
  if (damaged.length > 0)
    throw new Error(`All else is backed up in ${to}, but the bytes of ${counted(damaged)} are missing or damaged where they are kept: ${listed(damaged)}`)
  return copied
}

/** Throws where a file of a backup is damaged. */
export function checkFiles(from: string): void {
  const folder = join(from, 'files')
  for (const shelf of foldersIn(folder)) {
    for (const key of readdirSync(join(folder, shelf)).filter(isKey))
      if (sha256(readFileSync(join(folder, shelf, key))) !== hashOf(key)) throw new Error(`The file ${join(folder, shelf, key)} is damaged.`)
  }
}
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name))
  } catch {
    return []
  }
}

/** Puts a backup's files where files are kept now, once its database is in its place; throws, after all others, where some are nowhere. */
export async function restoreFiles(db: Database, place: FilesPlace, from: string): Promise<void> {
  const stores = openStores({ db, clock: systemClock, ...place })
  const to = place.storage.place
  const missing: string[] = []
  await db.deleteFrom('file_holds').execute()
  for await (const blob of everyBlob(db)) {
    if (blob.place === 'database') continue
    if (await stores.get(to)?.has(blob.key, blob.bytes)) await settle(db, blob, to)
    else {
      const body = bodyIn(from, blob.key)
      if (body) {
        await stores.get(to)?.put(blob.key, body)
        await settle(db, blob, to)
      } else if (!(await stores.get(blob.place)?.has(blob.key, blob.bytes)) && (await isReferred(db, blob.key))) missing.push(blob.key)
    }
  }
  if (missing.length > 0)
    throw new Error(`All else is restored, but the bytes of ${counted(missing)} are neither in the backup nor where they were kept: ${listed(missing)}`)
}
function bodyIn(from: string, key: string): Uint8Array | null {
  try {
    return readFileSync(join(from, 'files', pathOf(key)))
  } catch {
    return null
  }
}
async function settle(db: Database, { key, place }: blobs.Blob, to: PlaceOfFiles): Promise<void> {
  if (place !== to) await db.updateTable('blobs').set({ place: to, leaving: null }).where('key', '=', key).execute()
}
