import type { AppModel, Entity, Values } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import { dayOf } from '../http/clock.ts'
import { type Space, sampleChange, sampleId, sampleValues } from './samples.rules.ts'

type Numbered = { readonly index: number; readonly seed: Values }

async function insertSamples(trx: Database, of: Space, entity: Entity, seeds: readonly Numbered[], now: number): Promise<void> {
  if (seeds.length === 0) return
  const rows = seeds.map(({ index, seed }) => ({
    id: sampleId(of, entity.id, index),
    project_id: of.project_id,
    space: of.space,
    entity: entity.id,
    owner: null,
    fields: JSON.stringify(sampleValues(of, entity, seed, dayOf(now))),
    // One second apart, so that "newest first" is the model's order.
    created_at: now - index,
    updated_at: now - index,
  }))
  await trx
    .insertInto('site_rows')
    .values(rows)
    .onConflict((on) => on.column('id').doNothing())
    .execute()
}

/** The rows that an entity's samples would be, newest first. */
export const sampleRows = (of: Space, entity: Entity, now: number): SiteRow[] =>
  entity.seeds.map((seed, index) => {
    const at = now - index
    return { id: sampleId(of, entity.id, index), owner: null, created_at: at, updated_at: at, values: sampleValues(of, entity, seed, dayOf(now)) }
  })

/** Lays the samples of the named entities where they were never laid in this space; once, whatever becomes of them. */
export function prepareSamples(database: OpenDatabase): (of: Space, model: AppModel, entities: readonly string[], now: number) => Promise<void> {
  const laid = database.prepare<{ entity: string }>(database.db.selectFrom('site_seeds').select('entity').where('project_id', '=', '').where('space', '=', ''))
  return async (of, model, entities, now) => {
    const known = new Set((await laid(of.project_id, of.space)).map((row) => row.entity))
    const missing = model.entities.filter((entity) => entities.includes(entity.id) && !known.has(entity.id))
    if (missing.length === 0) return
    await database.db.transaction().execute((trx) => laySamples(trx, of, missing, now))
  }
}

async function laySamples(trx: Database, of: Space, entities: readonly Entity[], now: number): Promise<void> {
  for (const entity of entities) {
    const first = await trx
      .insertInto('site_seeds')
      .values({ project_id: of.project_id, space: of.space, entity: entity.id })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    if (first.numInsertedOrUpdatedRows !== 1n) continue
    await insertSamples(
      trx,
      of,
      entity,
      entity.seeds.map((seed, index) => ({ index, seed })),
      now,
    )
  }
}

/** Brings a space's samples from one model to another: those that nobody touched follow their seeds, deleted ones stay deleted. */
export async function refreshSamples(trx: Database, of: Space, from: AppModel, to: AppModel, now: number): Promise<void> {
  const laid = await trx.selectFrom('site_seeds').select('entity').where('project_id', '=', of.project_id).where('space', '=', of.space).execute()
  for (const { entity: id } of laid) {
    const change = sampleChange(from, to, id)
    if (!change) continue
    const samples = await trx
      .selectFrom('site_rows')
      .select(['id', 'created_at', 'updated_at'])
      .where('project_id', '=', of.project_id)
      .where('space', '=', of.space)
      .where('entity', '=', id)
      .where('owner', 'is', null)
      .execute()
    const untouched = new Set(samples.filter((row) => row.updated_at === row.created_at).map((row) => row.id))
    const stale = change.drop.map((index) => sampleId(of, id, index)).filter((row) => untouched.has(row))
    if (stale.length > 0) await trx.deleteFrom('site_rows').where('id', 'in', stale).execute()
    const entity = to.entities.find((one) => one.id === id)
    if (!entity) continue
    for (const { index, seed } of change.put) {
      const row = sampleId(of, id, index)
      if (!untouched.has(row)) continue
      const fields = JSON.stringify(sampleValues(of, entity, seed, dayOf(now)))
      await trx.updateTable('site_rows').set({ fields }).where('id', '=', row).execute()
    }
    if (samples.length > 0) await insertSamples(trx, of, entity, change.add, now)
  }
}
