import { sql } from 'kysely'
import { holding } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import type { PlaceOfFiles } from './file-store.ts'

export interface Blob {
  readonly key: string
  readonly bytes: number
  readonly place: PlaceOfFiles
}
const columns = ['key', 'bytes', 'place'] as const

/** Seconds for which bytes that no row refers to are kept for whoever is about to. */
const begun_seconds = 3600
/** Seconds for which a hold lasts that nobody has ended. */
const hold_seconds = 6 * 3600

/** The blob of these bytes, `made` where there was none: from now on a row may come to refer to it. */
export async function claim(db: Database, wanted: Blob & { readonly hash: string }, now: number): Promise<Blob & { readonly made: boolean }> {
  const { key, hash, bytes, place } = wanted
  const { rows } = await sql<Blob>`
    insert into blobs (key, hash, bytes, place, used_at, doomed) values (${key}, ${hash}, ${bytes}, ${place}, ${now}, 0)
    on conflict (hash) where doomed = 0 do update set used_at = ${now} returning key, bytes, place
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('A blob could not be claimed.')
  return { ...found, made: found.key === key }
}

/** Holds a blob for a row that is about to refer to it, until the transaction ends; false where it is being removed, and has to be claimed again. */
export async function confirm(trx: Database, key: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('blobs').set({ used_at: now }).where('key', '=', key).where('doomed', '=', 0).executeTakeFirst()
  return numUpdatedRows > 0n
}

export const findBlob = (db: Database, key: string): Promise<Blob | undefined> =>
  db.selectFrom('blobs').select(columns).where('key', '=', key).executeTakeFirst()

/** The next blobs after a key, in the order of their keys. */
export const blobsAfter = (db: Database, key: string, most: number): Promise<Blob[]> =>
  db.selectFrom('blobs').select(columns).where('key', '>', key).where('doomed', '=', 0).orderBy('key').limit(most).execute()

/** Which of these keys are of a blob in this place. */
export async function knownIn(db: Database, place: PlaceOfFiles, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const found = await db
    .selectFrom('blobs')
    .select('key')
    .where('key', 'in', keys)
    .where((is) => is.or([is('place', '=', place), is('leaving', '=', place)]))
    .execute()
  return new Set(found.map(({ key }) => key))
}

/** The places in which blobs are. */
export const placesInUse = async (db: Database): Promise<PlaceOfFiles[]> =>
  (await db.selectFrom('blobs').select('place').distinct().execute()).map(({ place }) => place)

/** Lets a sweep look at keys that no row may refer to. */
export async function free(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await db
      .insertInto('freed_blobs')
      .values(keys.map((key) => ({ key })))
      .execute()
}

/** Those of the keys to which no row can come to refer any more. */
export async function lostAmong(db: Database, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const alive = await db.selectFrom('blobs').select('key').where('key', 'in', keys).where('doomed', '=', 0).execute()
  return keys.filter((key) => !alive.some((one) => one.key === key))
}

/** Frees what was claimed an hour ago or longer and no row refers to. */
export async function freeUnused(db: Database, now: number): Promise<void> {
  await sql`
    insert into freed_blobs (key) select key from blobs where doomed = 0 and used_at < ${now - begun_seconds}
      and not exists (select 1 from site_files where site_files.blob_key = blobs.key)
  `.execute(db)
}

export async function freed(db: Database, most: number): Promise<string[]> {
  return (await db.selectFrom('freed_blobs').select('key').distinct().limit(most).execute()).map(({ key }) => key)
}

/** Dooms a freed blob unless a row refers to it or somebody holds all: from then on nobody can come to refer to it. */
export async function doom(db: Database, key: string, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('blobs').select('key').where('key', '=', key).$call(holding(trx)).executeTakeFirst()
    await trx.deleteFrom('freed_blobs').where('key', '=', key).execute()
    await sql`
      update blobs set doomed = 1 where key = ${key} and not exists (select 1 from site_files where site_files.blob_key = ${key})
        and not exists (select 1 from file_holds where file_holds.until > ${now})
    `.execute(trx)
  })
}

export const doomed = (db: Database, most: number) =>
  db
    .selectFrom('blobs')
    .select([...columns, 'leaving'])
    .where('doomed', '=', 1)
    .limit(most)
    .execute()
export const forget = async (db: Database, key: string): Promise<void> =>
  void (await db.deleteFrom('blobs').where('key', '=', key).where('doomed', '=', 1).execute())

/** Blobs that are to be moved to a place. */
export const elsewhere = (db: Database, place: PlaceOfFiles, most: number): Promise<Blob[]> =>
  db.selectFrom('blobs').select(columns).where('place', '<>', place).where('doomed', '=', 0).where('leaving', 'is', null).limit(most).execute()
/** Blobs whose bytes are in the place that they left too. */
export const leaving = (db: Database, most: number) => db.selectFrom('blobs').select(['key', 'leaving']).where('leaving', 'is not', null).limit(most).execute()
/** Says that a blob is in another place now; false where somebody was faster, or removes it. */
export async function moved(db: Database, { key, place }: Blob, to: PlaceOfFiles): Promise<boolean> {
  const to_there = db.updateTable('blobs').set({ place: to, leaving: place }).where('key', '=', key).where('place', '=', place)
  return (await to_there.where('doomed', '=', 0).executeTakeFirst()).numUpdatedRows > 0n
}
export const left = async (db: Database, key: string): Promise<void> =>
  void (await db.updateTable('blobs').set({ leaving: null }).where('key', '=', key).execute())

/** Whether somebody, a backup for instance, needs all bytes to stay. */
export async function isHeld(db: Database, now: number): Promise<boolean> {
  return (await db.selectFrom('file_holds').select('id').where('until', '>', now).executeTakeFirst()) !== undefined
}
/** Lets no bytes be removed until it is ended, at the latest in six hours. */
export async function hold(db: Database, id: string, now: number): Promise<void> {
  await db.deleteFrom('file_holds').where('until', '<=', now).execute()
  await db
    .insertInto('file_holds')
    .values({ id, until: now + hold_seconds })
    .execute()
}
export const endHold = async (db: Database, id: string): Promise<void> => void (await db.deleteFrom('file_holds').where('id', '=', id).execute())
