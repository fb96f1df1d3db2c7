import * as v from 'valibot'
import { id, label } from './blocks/atoms.ts'

/** The states that the rows of an entity go through. */
export const lifecycle = v.object({
  /** The `choice` field that holds the state. */
  field: id,
  initial: label,
  /**
   * A step that `answers` is taken by the account that a `shared` row is addressed to, and not by whoever made the row. One that is `by` anyone
   * may be taken by each account that reads the row, one with a `host` by whose row that field refers to, one by the taker by the account that the field `taker` names.
   */
  transitions: v.array(
    v.object({
      id,
      name: label,
      from: v.array(label),
      to: label,
      role: v.optional(id),
      answers: v.optional(v.boolean()),
      by: v.optional(v.picklist(['anyone', 'taker'])),
      host: v.optional(id),
    }),
  ),
  /** The `text` field that keeps which account took the row on. */
  taker: v.optional(id),
  /** States in which a row is its maker's and theirs who take it further, and nobody else's. */
  unpublished: v.optional(v.array(label)),
  /** The state in which a row is nobody's to read but its maker's, until they hand it in. */
  draft: v.optional(label),
  /** The date after which a row that is still in one of the states of `open` is late, and the word for that. */
  due: v.optional(v.object({ field: id, open: v.array(label), word: label })),
})
export type Lifecycle = v.InferOutput<typeof lifecycle>
