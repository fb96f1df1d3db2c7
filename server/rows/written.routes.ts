import type { Entity, Values } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import { api } from '../../contract/api.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import { sizeOf } from '../http/limits.config.ts'
import type { Mount } from '../http/mount.ts'
import { type KeptDeps, openKept } from './kept.ts'
import { presentRow } from './row.present.ts'
import { findRow, insertRow, removeRow, updateRow } from './rows.store.ts'
import type { Space } from './samples.rules.ts'
import { changedValues, newValues, type Written } from './written.rules.ts'

/** Whose rows are that the project's owner has written: nobody's among the visitors, and no samples. */
const by_owner = 'owner'

export interface WrittenDeps extends KeptDeps {
  readonly db: Database
  readonly randomId: () => string
  /** Bytes of the largest row's JSON. */
  readonly row_bytes: number
  /** How many rows the plan of a project's owner allows. */
  readonly rowLimit: (project_id: string) => Promise<number>
}

const full = (limit: number) =>
  new ApiError('invalid', { detail: `Your plan keeps ${limit.toLocaleString('en')} rows of a project, and this one has as many. Delete some first.` })

/** The owner's own writing of rows: checked by the fields, references and size as a visitor's is, and counted by the same limit. */
export function mountWritten(mount: Mount, deps: WrittenDeps): void {
  const { db, now, randomId, row_bytes } = deps
  const kept = openKept(deps)

  async function checked(trx: Database, of: Space, entity: Entity, written: Written): Promise<Values> {
    if ('errors' in written) throw new ApiError('invalid', { fields: written.errors })
    for (const field of entity.fields) {
      const value = field.type === 'reference' ? (written.values[field.id] ?? null) : null
      if (value === null || (field.entity && (await findRow(trx, of, field.entity, String(value))))) continue
      throw new ApiError('invalid', { fields: { [field.id]: ['Choose one of the list.'] } })
    }
    return written.values
  }
  function fitting(values: Values): Values {
    if (Buffer.byteLength(JSON.stringify(values)) <= row_bytes) return values
    throw new ApiError('invalid', { detail: `This is too much for one row: ${sizeOf(row_bytes)} can be kept.` })
  }
  async function found(trx: Database, of: Space, entity: Entity, id: string): Promise<SiteRow> {
    const row = await findRow(trx, of, entity.id, id)
    if (!row) throw new ApiError('missing')
    return row
  }
  /** Runs in a transaction that holds the project, as all writes of rows do. */
  const holding = <Of>(of: Space, work: (trx: Database) => Promise<Of>): Promise<Of> =>
    db.transaction().execute(async (trx) => {
      if (!(await holdProject(trx, of.project_id))) throw new ApiError('missing')
      return await work(trx)
    })

  mount(api.addRow, async ({ member, params, body }) => {
    const { space, entity } = await kept(member.user_id, params.id, params.entity)
    const limit = await deps.rowLimit(space.project_id)
    return await holding(space, async (trx) => {
      const values = fitting(await checked(trx, space, entity, newValues(entity, body.values)))
      const row = { id: randomId(), entity: entity.id, owner: by_owner, values }
      if (!(await insertRow(trx, space, row, limit, now()))) throw full(limit)
      return presentRow(await found(trx, space, entity, row.id))
    })
  })

  mount(api.changeRow, async ({ member, params, body }) => {
    const { space, entity } = await kept(member.user_id, params.id, params.entity)
    return await holding(space, async (trx) => {
      const row = await found(trx, space, entity, params.row_id)
      const values = await checked(trx, space, entity, changedValues(entity, body.values))
      fitting({ ...row.values, ...values })
      if (Object.keys(values).length > 0) await updateRow(trx, space, row, values, now())
      return presentRow(await found(trx, space, entity, row.id))
    })
  })

  mount(api.removeRow, async ({ member, params }) => {
    const { space, entity } = await kept(member.user_id, params.id, params.entity)
    return await holding(space, async (trx) => {
      await found(trx, space, entity, params.row_id)
      await removeRow(trx, space, params.row_id)
      return undefined
    })
  })
}
