import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { row } from './projects.api.ts'

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()], 'Send text, a number, true, false or null.'))
/** What a row is to hold, by field id; fields that its entity does not have are ignored. */
const written = v.object({ values: v.record(v.string(), value, 'Send the values by field.') })

/** What came of an entity's rows since a version; `examples` are at most three rows of each kind, as they are now, or were where they are gone. */
export const rowsChange = v.object({
  entity: v.string(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
  examples: v.object({ added: v.array(row), changed: v.array(row), removed: v.array(row) }),
})
export type RowsChange = v.InferOutput<typeof rowsChange>

/** What restoring the rows of a version would undo. `kept` is false where they are no longer known. */
export const rowsSince = v.object({ kept: v.boolean(), entities: v.array(rowsChange) })
export type RowsSince = v.InferOutput<typeof rowsSince>

/** The owner's own writing of rows, and how they differ from those of a version. */
export const rowsApi = {
  addRow: endpoint({ method: 'POST', path: '/projects/:id/data/:entity/', access: 'member', status: 201, body: written, reply: row }),
  changeRow: endpoint({ method: 'PATCH', path: '/projects/:id/data/:entity/:row_id/', access: 'member', body: written, reply: row }),
  removeRow: endpoint({ method: 'DELETE', path: '/projects/:id/data/:entity/:row_id/', access: 'member' }),
  rowsSince: endpoint({ method: 'GET', path: '/projects/:id/versions/:number/rows/', access: 'member', reply: rowsSince }),
}
