import type { AppModel, Value, Values } from '../../builder/model.ts'
import type { Database } from '../database/tables.ts'
import { type Space, sampleId } from './samples.rules.ts'

/** Rows written by one statement: far below the number of values that a statement may have. */
const batch = 500

export interface SpaceCopy {
  readonly from: Space
  readonly to: Space
  /** The model whose samples were laid in `from`. */
  readonly model: AppModel
  /** Rows of the first owner become the second's. */
  readonly owners: readonly [from: string, to: string]
  readonly newId: () => string
}

/** Copies all rows of a space into another, in the caller's transaction. Rows get new ids, and what refers to them follows. */
export async function copySpace(trx: Database, { from, to, model, owners, newId }: SpaceCopy): Promise<void> {
  const rows = await trx
    .selectFrom('site_rows')
    .selectAll()
    .where('project_id', '=', from.project_id)
    .where('space', '=', from.space)
    .orderBy('created_at')
    .execute()
  const ids = new Map(rows.map((row) => [row.id, newId()]))
  for (const entity of model.entities) {
    for (const index of entity.seeds.keys()) ids.set(sampleId(from, entity.id, index), sampleId(to, entity.id, index))
  }
  const follow = (value: Value): Value => (typeof value === 'string' ? (ids.get(value) ?? value) : value)
  const copies = rows.map((row) => ({
    ...row,
    id: ids.get(row.id) ?? newId(),
    space: to.space,
    project_id: to.project_id,
    owner: row.owner === owners[0] ? owners[1] : row.owner,
    fields: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(row.fields) as Values).map(([field, value]) => [field, follow(value)]))),
  }))
  for (let start = 0; start < copies.length; start += batch) {
    await trx
      .insertInto('site_rows')
      .values(copies.slice(start, start + batch))
      .execute()
  }
  const laid = await trx.selectFrom('site_seeds').select('entity').where('project_id', '=', from.project_id).where('space', '=', from.space).execute()
  if (laid.length === 0) return
  await trx
    .insertInto('site_seeds')
    .values(laid.map(({ entity }) => ({ project_id: to.project_id, space: to.space, entity })))
    .execute()
}

/** Removes all rows of spaces, with the record of their samples. */
export async function dropSpaces(db: Database, project_ids: readonly string[], spaces: readonly string[]): Promise<void> {
  if (spaces.length === 0) return
  for (const table of ['site_rows', 'site_seeds'] as const) {
    await db.deleteFrom(table).where('project_id', 'in', project_ids).where('space', 'in', spaces).execute()
  }
}
