import * as v from 'valibot'
import { id, label, text } from './blocks/atoms.ts'
import { effect } from './effect.ts'
import { guard } from './guard.ts'

/** What a visitor can do to an entity's rows from a form or a row's buttons. */
export const action = v.object({
  id,
  /** The button, in the description's own verb: "Place order". */
  name: label,
  /** `toggle` keeps a row of one's own about another, and takes it away again: a favourite, a vote. */
  kind: v.picklist(['create', 'update', 'delete', 'transition', 'toggle']),
  entity: id,
  role: v.optional(id),
  /** Fields asked for, in order; empty for `delete` and `transition`; for `toggle` the reference alone. */
  fields: v.array(id),
  /** For `transition`, and for an `update` that is a step too: the id of the lifecycle's transition. */
  transition: v.optional(id),
  guards: v.optional(v.array(guard)),
  effects: v.optional(v.array(effect)),
  /** The page that it leads to: of the row that this field of its row refers to, of its own row for null. */
  leads: v.optional(v.nullable(id)),
  /** The sentence that stays after it; `{title}` is the row's title. */
  confirmation: text,
})
export type Action = v.InferOutput<typeof action>
