import * as v from 'valibot'
import { id, label, text, value } from './blocks/atoms.ts'

/** What has to hold before an action happens; `text` says in a sentence what stands against it and what to do instead. */
export const guard = v.variant('kind', [
  /** No row of the entity has the same values of these fields; rows in the states of `unless` do not count. */
  v.object({ kind: v.literal('unique'), fields: v.array(id), among: v.picklist(['all', 'mine']), unless: v.array(label), text }),
  /** The number `field` of the row that `by` refers to covers the amount: a field of this row, or 1. */
  v.object({ kind: v.literal('enough'), by: id, field: id, amount: v.nullable(id), when: v.optional(v.object({ field: id, is: value })), text }),
  /** The amount is more than the numbers of these fields of the row that `by` refers to: a bid is higher than those before it. */
  v.object({ kind: v.literal('above'), by: id, fields: v.array(id), amount: id, text }),
  /** The number `field` of the row that `by` refers to, with the amount (a field of this row, or 1), is no more than its number `most`. */
  v.object({ kind: v.literal('room'), by: id, field: id, most: id, amount: v.nullable(id), text }),
  /** The day `field` of the row that `by` refers to is not over. */
  v.object({ kind: v.literal('running'), by: id, field: id, text }),
  /** The row that `by` refers to has one of these values. */
  v.object({ kind: v.literal('is'), by: id, field: id, values: v.array(value), text }),
  /** The row that `by` refers to names in `field` the same row as this one does in `of`: a seat of the room that is booked. */
  v.object({ kind: v.literal('within'), by: id, field: id, of: id, text }),
  /** The row itself has one of these values as it stands; with `changed`, only asked where one of those fields is not what it was. */
  v.object({ kind: v.literal('has'), field: id, values: v.array(value), changed: v.optional(v.array(id)), text }),
  /** At least one of the fields is filled in. */
  v.object({ kind: v.literal('any'), fields: v.array(id), text }),
  /** The date, time or number `to` is not before that of `from`; with `apart`, not the same either. */
  v.object({ kind: v.literal('order'), from: id, to: id, apart: v.optional(v.boolean()), text }),
  /** The number is not below that of the rows before it which are alike in `by`, before by the day `on`: a meter only counts up. */
  v.object({ kind: v.literal('rises'), field: id, by: v.array(id), on: v.nullable(id), text }),
  /** The date is today or later. */
  v.object({ kind: v.literal('upcoming'), field: id, text }),
  /**
   * The time from `from` to `to` crosses that of no other row with the same value of `by`, and of `same`; rows in the states of `unless` do not count.
   * With `room`, as many may cross as the number `field` of the row that `by` refers to: each an `amount` of this row, or 1.
   */
  v.object({
    kind: v.literal('free'),
    by: id,
    same: v.optional(v.array(id)),
    from: id,
    to: id,
    room: v.optional(v.object({ field: id, amount: v.nullable(id) })),
    unless: v.array(label),
    text,
  }),
  /** The rows that have the same values of `fields` leave room for this one: their amounts and its own (a field, or 1) come to at most `most`, or the number `field` of the row that `by` refers to. */
  v.object({
    kind: v.literal('capacity'),
    fields: v.array(id),
    amount: v.nullable(id),
    most: v.union([v.number(), v.object({ by: id, field: id })]),
    /** Only the visitor's own rows count. */
    among: v.optional(v.literal('mine')),
    /** Only rows of the same day, week or month count: by that date, or by when they were made. */
    within: v.optional(v.object({ field: v.nullable(id), span: v.picklist(['day', 'week', 'month']) })),
    unless: v.array(label),
    text,
  }),
  /** What everybody begins with (`opening`, or nothing) and the visitor's own rows of `entity` add up to at least the amount, a number of this row, where `when` holds: a balance that covers it. */
  v.object({
    kind: v.literal('covers'),
    entity: id,
    field: id,
    amount: id,
    opening: v.optional(v.number()),
    when: v.nullable(v.object({ field: id, is: value })),
    text,
  }),
  /** A row whose `side` is not `buy` sells no more of what `by` refers to than the visitor's own rows leave of it. */
  v.object({ kind: v.literal('held'), by: id, side: id, buy: label, amount: id, total: id, unless: v.array(label), text }),
  /** Where a code is entered in `field`, some row of the entity bears it, and its day `until` is not over. */
  v.object({
    kind: v.literal('listed'),
    entity: id,
    code: id,
    until: v.optional(id),
    field: id,
    /** The row is somebody else's. */
    others: v.optional(v.boolean()),
    text,
  }),
  /** The row that `by` refers to is the visitor's own, or a sample, or the visitor manages the site. */
  v.object({ kind: v.literal('theirs'), by: id, text }),
  /** The visitor has a row of `entity` about the row that `by` refers to, which is in that state. */
  v.object({ kind: v.literal('inside'), entity: id, about: id, by: id, state: v.object({ field: id, is: label }), text }),
  /** The row is addressed to the account that acts, by the entity's `shared` field. */
  v.object({ kind: v.literal('addressed'), text }),
  /** A card number that can be one, and that the sandbox does not decline, where `when` holds. */
  v.object({ kind: v.literal('card'), field: id, when: v.nullable(v.object({ field: id, is: value })) }),
])
export type Guard = v.InferOutput<typeof guard>
