import * as v from 'valibot'
import { aids, base, gesture, id, label, path, text, value } from './atoms.ts'

const drawing = {
  by: id,
  /** Where `by` refers to another row: the field of that row by which it is drawn, the age group of a runner. */
  through: v.optional(id),
  measure: v.picklist(['count', 'sum', 'average']),
  field: v.optional(id),
  /** A ring is drawn where there are few values, as shares of a whole. */
  shape: v.picklist(['bars', 'line', 'ring']),
  /** How wide a group of dates is; by how many there are where it is not told. */
  step: v.optional(v.picklist(['day', 'week', 'month'])),
}
/** Rows that refer to the row of a detail, with charts of them, and the field of that row of which their sum takes up so much. */
const related = v.object({
  entity: id,
  by: id,
  draws: v.optional(v.array(v.object({ heading: label, ...drawing }))),
  sum: v.optional(v.object({ field: id, of: v.nullable(id) })),
})

/** Blocks that show and change the rows of an entity. */
export const rowBlocks = [
  v.object({
    ...base,
    kind: v.literal('list'),
    entity: id,
    layout: v.picklist(['cards', 'table', 'feed', 'agenda']),
    /** Fields shown beside the title, in order. */
    fields: v.array(id),
    search: v.boolean(),
    /** Whether its rows are found by the first letter of their titles too. */
    initials: v.optional(v.boolean()),
    /** The action that keeps what was searched for in this field, and in `count` how many rows were found. */
    keeps: v.optional(v.object({ action: id, words: id, count: v.optional(id) })),
    /** Fields offered as filters: the choices of a `choice`, the values that rows have of a text, bands of a number. */
    filters: v.array(id),
    /** The date by which rows are chosen from one day to another. */
    period: v.optional(id),
    /** Only rows whose date lies from so many days after today to so many, those before today below 0, and that are in no state of `done`. */
    within: v.optional(
      v.object({
        date: id,
        from: v.optional(v.pipe(v.number(), v.integer())),
        to: v.optional(v.pipe(v.number(), v.integer())),
        done: v.array(label),
      }),
    ),
    /** Fields offered for sorting; the first is not applied until asked: newest first is the default. */
    sorts: v.array(id),
    /** The order before anybody asks for another; newest first where it is left out. Without a field it is by when the rows were made. */
    order: v.optional(v.object({ field: v.nullable(id), down: v.boolean() })),
    /** The field whose values rows stand together under; a date's months. */
    grouped: v.optional(id),
    per_page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    /** Whether the list tells which page of how many it shows, and offers how many rows a page has and the way to a page by its number. */
    paged: v.optional(v.boolean()),
    /**
     * `mine` shows only the visitor's own rows (and the samples that stand in for them) and those handed to their account; `sent` leaves the latter to
     * another list, which is `received`.
     */
    scope: v.picklist(['all', 'mine', 'sent', 'received']),
    /** Actions offered on each row: update, delete, transition. */
    actions: v.array(id),
    empty: text,
    aids,
  }),
  /** A single row, chosen by `?row=`; without it, the newest that the visitor may read. The action `opened` keeps that it was looked at, in the field `by`. */
  v.object({
    ...base,
    kind: v.literal('detail'),
    entity: id,
    fields: v.array(id),
    actions: v.array(id),
    related: v.array(related),
    aids,
    opened: v.optional(v.object({ action: id, by: id })),
  }),
  /** A search over the rows of several entities, grouped by what they are; with `page` a box alone, which leads there. */
  v.object({ ...base, kind: v.literal('site_search'), entities: v.array(id), page: v.optional(path) }),
  /** A button that opens a row by chance. */
  v.object({ ...base, kind: v.literal('random'), entity: id, label, page: path }),
  /** One row by chance at each visit, with a button for another: its words, or its picture behind the whole page once it is asked for. */
  v.object({ ...base, kind: v.literal('by_chance'), entity: id, shows: v.picklist(['words', 'backdrop']), fields: v.array(id), on: gesture }),
  v.object({ ...base, kind: v.literal('form'), action: id, text, aids }),
  /** The newest rows as slides, one at a time; `fields` stand under the title. */
  v.object({ ...base, kind: v.literal('carousel'), entity: id, fields: v.array(id), most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)) }),
  v.object({
    ...base,
    kind: v.literal('tiles'),
    /** What all figures of its page can be held to one value of: the fields that say so in the rows that are drawn. */
    among: v.optional(v.array(v.object({ label, of: v.pipe(v.array(v.object({ entity: id, field: id })), v.minLength(1)) }))),
    /** Whether they are figures of the visitor's own rows alone. */
    mine: v.optional(v.boolean()),
    tiles: v.array(
      v.object({
        label,
        entity: id,
        /** `share` is that of the rows for which `where` holds among all. */
        measure: v.picklist(['count', 'sum', 'average', 'share']),
        field: v.optional(id),
        where: v.optional(v.object({ field: id, is: value })),
        /** The date whose month it is of: this month, with how the last one was. */
        month: v.optional(id),
      }),
    ),
  }),
  v.object({
    ...base,
    kind: v.literal('chart'),
    entity: id,
    ...drawing,
    /** The field by one of whose values the rows that are drawn can be chosen: one station, one species; dates then from one day to another as well. */
    among: v.optional(id),
    /** Only rows of which this holds; with `share`, how many in a hundred of each group they are. */
    where: v.optional(v.object({ field: id, is: value })),
    share: v.optional(v.boolean()),
    /** Whether only the visitor's own rows are drawn. */
    mine: v.optional(v.boolean()),
  }),
] as const
