import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { row } from './projects.api.ts'

const value = v.nullable(v.union([v.string(), v.number(), v.boolean()], 'Send text, a number, true, false or null.'))
/** What a row is to hold, by field id; fields that its entity does not have are ignored. */
const written = v.object({ values: v.record(v.string(), value, 'Send the values by field.') })

/** The owner's own writing of rows. */
export const rowsApi = {
  addRow: endpoint({ method: 'POST', path: '/projects/:id/data/:entity/', access: 'member', status: 201, body: written, reply: row }),
  changeRow: endpoint({ method: 'PATCH', path: '/projects/:id/data/:entity/:row_id/', access: 'member', body: written, reply: row }),
  removeRow: endpoint({ method: 'DELETE', path: '/projects/:id/data/:entity/:row_id/', access: 'member' }),
}
