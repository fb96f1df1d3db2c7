import * as v from 'valibot'
import { id, label } from './blocks/atoms.ts'

/** What each role may do with each section: rows of an entity that bear the names of both. */
export const permissions = v.object({
  entity: id,
  role: id,
  section: id,
  access: id,
  /** The `email` field of a row that is for one account alone, whatever its role: it counts above those of the role. */
  whom: v.optional(id),
  /** Which entity a section's name stands for. */
  sections: v.array(v.object({ name: label, entity: id })),
  /** Roles that whoever runs the site makes and gives to accounts: rows of an entity, of which those in the state `on` count, and those that may do no more than `view` look. */
  kept: v.optional(v.object({ entity: id, name: id, may_do: id, view: label, state: id, on: label })),
})
