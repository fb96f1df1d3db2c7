import { holding } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'

/** Removes all projects of a person and what is their own, in the caller's transaction; their addresses are given to nobody before `address_free_at`. Answers their ids. */
export async function removeProjectsOf(trx: Database, user_id: string, address_free_at: number): Promise<string[]> {
  // In one order, so that two removals do not wait for each other.
  await trx.selectFrom('projects').select('id').where('user_id', '=', user_id).orderBy('id').$call(holding(trx)).execute()
  const gone = await trx.deleteFrom('projects').where('user_id', '=', user_id).returning(['id', 'slug']).execute()
  const freed = gone.flatMap(({ slug }) => (slug === null ? [] : [{ slug, until: address_free_at }]))
  if (freed.length > 0)
    await trx
      .insertInto('quarantined_slugs')
      .values(freed)
      .onConflict((on) => on.column('slug').doUpdateSet({ until: address_free_at }))
      .execute()
  return gone.map(({ id }) => id)
}
