import type { Database } from '../database/tables.ts'
import type { FileStore } from './file-store.ts'

/** Keeps files in the database itself, for nodes that share nothing else. */
export function createDatabaseStore(db: Database): FileStore {
  return {
    put: async (key, body) =>
      void (await db
        .insertInto('blob_bodies')
        .values({ key, body })
        .onConflict((on) => on.doNothing())
        .execute()),
    has: async (key) => (await db.selectFrom('blob_bodies').select('key').where('key', '=', key).executeTakeFirst()) !== undefined,
    async read(key, { from, to }) {
      const found = await db.selectFrom('blob_bodies').select('body').where('key', '=', key).executeTakeFirst()
      return found ? new Uint8Array(found.body).subarray(from, to + 1) : null
    },
    remove: async (key) => void (await db.deleteFrom('blob_bodies').where('key', '=', key).execute()),
    check: async () => void (await db.selectFrom('blob_bodies').select('key').limit(1).execute()),
  }
}
