import * as v from 'valibot'
import { id, label } from './blocks/atoms.ts'

/** The days from which and up to which rows hold, and the `choice` field that says by today whether that is still to come, now, or over. */
export const phases = v.object({
  field: id,
  from: v.nullable(id),
  to: v.nullable(id),
  words: v.object({ before: label, during: label, after: label }),
})
export type Phases = v.InferOutput<typeof phases>
