import { join } from 'node:path'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../http/clock.ts'
import { describe, type Log } from '../http/log.ts'
import * as blobs from './blobs.store.ts'
import { type Scanned, scanByClamd } from './clamd.engine.ts'
import { createDatabaseStore } from './database.engine.ts'
import { bytesOf, type FileBody, type FileStore, hashOf, type PlaceOfFiles, StorageUnavailable, type Stretch, whole } from './file-store.ts'
import { createFolderStore } from './folder.engine.ts'
import { createHeld } from './held.ts'
import { createS3Store } from './s3.engine.ts'
import { sha256 } from './s3-signature.rules.ts'
import type { StorageConfig } from './storage.config.ts'

export interface FilesDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly data_dir: string
  readonly storage: StorageConfig
}

/** The bytes of files, wherever they are kept. */
export interface Files {
  /** What the scanner for malware says of bytes; where none is configured, that there is nothing. */
  scan(body: Uint8Array): Promise<Scanned>
  /** Keeps bytes, durable once it resolves; a row may refer to the key within the hour, after `confirm` in its transaction. */
  keep(body: Uint8Array): Promise<string>
  /** Holds a key for a row until the transaction ends; false where it has to be kept again. */
  confirm(trx: Database, key: string): Promise<boolean>
  /** A stretch of a key's bytes; null where they are gone. Who knows in which place they were a moment ago may say so. */
  read(key: string, stretch: Stretch, place?: PlaceOfFiles): Promise<FileBody | null>
  /** Gives up keys that no row came to refer to. */
  giveUp(keys: readonly string[]): Promise<void>
  /** Removes the bytes that rows which are gone referred to. */
  sweep(): Promise<void>
  /** Removes what was begun and left; moves what another place holds to the configured one. */
  tidy(): Promise<void>
  /** Cuts the moving of files short, which another start goes on with; nobody has to wait for it any more. */
  interrupt(): void
  /** Throws one plain sentence where files cannot be kept now. */
  check(): Promise<void>
  /** Throws one plain sentence where files are in a place that is not configured. */
  requirePlaces(): Promise<void>
}

const swept_at_once = 200
/** Files of at most so many bytes are held in memory. */
const held_bytes = 1024 * 1024
/** Seconds for which a file that the database does not know stays: it is unknown too where an older copy of the database was put in its place. */
const stray_seconds = 30 * 86_400
const folderOf = (data_dir: string): string => join(data_dir, 'files')

/** Every place that can be used with this configuration. */
export function openStores({ db, clock, data_dir, storage }: Omit<FilesDeps, 'log'>): ReadonlyMap<PlaceOfFiles, FileStore> {
  const stores = new Map<PlaceOfFiles, FileStore>([
    ['folder', createFolderStore(folderOf(data_dir), clock.randomId)],
    ['database', createDatabaseStore(db)],
  ])
  if (storage.s3) stores.set('s3', createS3Store(storage.s3, clock.now))
  return stores
}

export function createFiles(deps: FilesDeps): Files {
  const { db, clock, log, storage } = deps
  const stores = openStores(deps)
  function storeAt(place: PlaceOfFiles): FileStore {
    const store = stores.get(place)
    if (!store) throw new StorageUnavailable(`Files are in ${place}, which is not configured.`)
    return store
  }
  const configured = storeAt(storage.place)
  let interrupted = false
  const interruption = Promise.withResolvers<void>()
  const held = createHeld(storage.held_max)
  const scanner = storage.clamd && scanByClamd(storage.clamd)

  async function fetched(key: string, stretch: Stretch, place: PlaceOfFiles | undefined): Promise<FileBody | null> {
    const from = place ?? (await blobs.findBlob(db, key))?.place
    const body = from === undefined ? null : await storeAt(from).read(key, stretch)
    if (body) return body
    // It may have been moved since.
    const now = await blobs.findBlob(db, key)
    return now && now.place !== from ? await storeAt(now.place).read(key, stretch) : null
  }
  async function read(key: string, stretch: Stretch, place?: PlaceOfFiles): Promise<FileBody | null> {
    if (stretch.of > held_bytes || stretch.of > storage.held_max) return await fetched(key, stretch, place)
    const known = held.get(key)
    const body = known ?? (await fetched(key, whole(stretch.of), place))
    if (!body) return null
    const bytes = await bytesOf(body)
    if (!known) held.keep(key, bytes)
    return bytes.subarray(stretch.from, stretch.to + 1)
  }
  async function remove({ key, place, leaving }: blobs.Blob & { readonly leaving: PlaceOfFiles | null }): Promise<void> {
    held.drop(key)
    for (const from of new Set([place, leaving ?? place])) await storeAt(from).remove(key)
    await blobs.forget(db, key)
  }
  /** A failure is another sweep's to mend. */
  const trying = (work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => log({ level: 'warning', event: 'file_not_moved_or_removed', error: describe(error) }))

  async function move(blob: blobs.Blob): Promise<void> {
    const body = await storeAt(blob.place).read(blob.key, whole(blob.bytes))
    const bytes = body && (await bytesOf(body))
    if (!bytes || sha256(bytes) !== hashOf(blob.key)) throw new StorageUnavailable(`The file ${blob.key} is not whole in ${blob.place}.`)
    await configured.put(blob.key, bytes)
    if (await blobs.moved(db, blob, storage.place)) return
    if ((await blobs.findBlob(db, blob.key))?.place !== storage.place) await configured.remove(blob.key)
  }
  async function leave(): Promise<void> {
    for (const { key, leaving } of await blobs.leaving(db, swept_at_once)) {
      if (leaving === null) continue
      await storeAt(leaving).remove(key)
      await blobs.left(db, key)
    }
  }
  async function moveAll(): Promise<void> {
    await trying(leave)
    while (!interrupted) {
      const some = await blobs.elsewhere(db, storage.place, swept_at_once)
      let done = 0
      for (const blob of some)
        await trying(async () => {
          if (interrupted) return
          await move(blob)
          done += 1
        })
      await trying(leave)
      if (done === 0) return
    }
  }
  async function sweep(): Promise<void> {
    const now = clock.now()
    if (!(await blobs.isHeld(db, now))) for (const key of await blobs.freed(db, swept_at_once)) await blobs.doom(db, key, now)
    for (const blob of await blobs.doomed(db, swept_at_once)) await trying(() => remove(blob))
  }

  async function tidied(): Promise<void> {
    const now = clock.now()
    await blobs.freeUnused(db, now)
    await sweep()
    if (await blobs.isHeld(db, now)) return
    await moveAll()
    for (const [place, store] of stores) await store.tidy?.((keys) => blobs.knownIn(db, place, keys), now - stray_seconds)
  }

  return {
    async scan(body) {
      const scanned: Scanned = scanner ? await scanner(body) : { kind: 'clean' }
      if (scanned.kind !== 'clean') log({ level: 'warning', event: 'file_refused', bytes: body.byteLength, ...scanned })
      return scanned
    },
    async keep(body) {
      const hash = sha256(body)
      const key = `${hash}-${clock.randomId()}`
      const blob = await blobs.claim(db, { key, hash, bytes: body.byteLength, place: storage.place }, clock.now())
      const store = storeAt(blob.place)
      if (blob.made || !(await store.has(blob.key, body.byteLength))) await store.put(blob.key, body)
      return blob.key
    },
    confirm: (trx, key) => blobs.confirm(trx, key, clock.now()),
    read,
    giveUp: (keys) =>
      trying(async () => {
        await blobs.free(db, keys)
        // Bytes that arrived after the blob was doomed are nobody's to remove but ours: no other blob has this key.
        for (const key of await blobs.lostAmong(db, keys)) for (const store of stores.values()) await store.remove(key)
      }),
    tidy: () => Promise.race([tidied(), interruption.promise]),
    sweep,
    interrupt() {
      interrupted = true
      interruption.resolve()
    },
    check: () => configured.check(),
    async requirePlaces() {
      const lacking = (await blobs.placesInUse(db)).filter((place) => !stores.has(place))
      if (lacking.length > 0)
        throw new Error('Files of this database are in an S3-compatible storage that is not configured. Set S3_ENDPOINT, S3_BUCKET and its keys.')
    },
  }
}
