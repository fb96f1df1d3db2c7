import * as v from 'valibot'
import { findingPurposes } from '../findings.ts'
import { base, id, label, value } from './atoms.ts'

const measure = v.picklist(['count', 'sum', 'average'])
const measures = v.pipe(v.array(v.object({ label, measure, field: v.optional(id) })), v.minLength(1))

/** The action that notes what was taken out or in, and the fields that keep the file's name, its rows, the lines that were left out, how it went, and the file's format. */
const notes = v.optional(v.object({ action: id, file: id, rows: id, left_out: v.nullable(id), result: v.nullable(id), format: v.optional(id) }))

/** Blocks of reports, files, monitoring, plans and maps. */
export const insightBlocks = [
  /** Figures, their change against the time before, and charts over a range of days that the visitor chooses. */
  v.object({
    ...base,
    kind: v.literal('report'),
    entity: id,
    /** The day that counts; null for the day on which a row was made. */
    date: v.nullable(id),
    measures,
    /** Fields that the rows may be broken down by; the first is until another is chosen. */
    groups: v.array(id),
    shape: v.picklist(['bars', 'line']),
    /** The action that keeps the figures as they are shown, and the fields that they go to. */
    keeps: v.optional(v.object({ action: id, title: id, about: v.nullable(id), from: v.nullable(id), to: v.nullable(id), figures: id })),
  }),
  /** What a row that is a report reports: figures, charts and rows of the source that its `about` names, in its period, that the visitor may read. */
  v.object({
    ...base,
    kind: v.literal('made_report'),
    entity: id,
    /** A choice among the sources' names, and `Everything`; the choice of a period, and the day on which it ends. */
    about: id,
    period: v.nullable(id),
    on: v.nullable(id),
    /** A text that names one row by its title or a code; the report is about that one then, and what refers to it. */
    subject: v.nullable(id),
    sources: v.pipe(v.array(v.object({ name: label, entity: id, date: v.nullable(id), measures, groups: v.array(id) })), v.minLength(1)),
  }),
  /** What stands out in the rows of entities, by rules and by counting, with what to do about it. */
  v.object({
    ...base,
    kind: v.literal('findings'),
    sources: v.pipe(v.array(id), v.minLength(1)),
    purpose: v.picklist(findingPurposes),
  }),
  /** Rows against columns of two fields, with sums. */
  v.object({ ...base, kind: v.literal('pivot'), entity: id, rows: id, columns: id, measure, field: v.optional(id) }),
  /** Rows in order of a number, or of how many rows of another entity refer to them; `best` is the highest number of each value of `by`. */
  v.object({ ...base, kind: v.literal('leaderboard'), entity: id, by: id, measure: v.picklist(['count', 'sum', 'average', 'best']), field: v.optional(id) }),
  /** Areas within areas as a map of their figures: each opens what it falls into, `parent` is the reference of an area to the one that it lies in. */
  v.object({ ...base, kind: v.literal('drill_down'), entity: id, parent: id, level: id, figures: v.pipe(v.array(id), v.minLength(1)) }),
  /** What can be taken along from a page: its rows as a file, a print, its address. */
  v.object({
    ...base,
    kind: v.literal('export_bar'),
    entity: v.nullable(id),
    offers: v.pipe(v.array(v.picklist(['csv', 'xlsx', 'json', 'print', 'link'])), v.minLength(1)),
    notes,
  }),
  /** Rows from a file of a table, looked through before they are kept: a file that is sent for it, or the one that the form of `from` uploads into `file`. */
  v.object({ ...base, kind: v.literal('import_csv'), action: id, notes, from: v.optional(v.object({ action: id, file: id })) }),
  /** Rows as lines between the two rows that each refers to, drawn as a graph; `label` says what joins them. */
  v.object({ ...base, kind: v.literal('network'), entity: id, from: id, to: id, nodes: id, label: v.nullable(id) }),
  /** Sends a request to the site's own API, whose path begins with that of the entity, and shows what comes back; `example` is what a body may be. */
  v.object({ ...base, kind: v.literal('http_request'), entity: id, example: v.record(v.string(), value) }),
  /** Keeps these blocks of its page up to date while somebody looks. */
  v.object({
    ...base,
    kind: v.literal('live'),
    blocks: v.array(id),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(600)),
    /** Whether the latest figures move a little at each update, as no source of them is connected. */
    simulated: v.optional(v.boolean()),
  }),
  /** The latest reading of each thing that is measured, between its limits. */
  v.object({
    ...base,
    kind: v.literal('monitor'),
    entity: id,
    /** What is measured, a choice; the reading; its time. */
    by: id,
    value: id,
    at: v.nullable(id),
    /** Per choice of `by`, in their order: unit, where readings usually are, and the limits beyond which there is an alert. */
    metrics: v.array(v.object({ name: label, unit: v.string(), usual: v.number(), least: v.number(), most: v.number() })),
    /** Whether readings between the kept ones are made up in the browser, and said to be. */
    simulated: v.boolean(),
  }),
  /** Kept readings beyond their limits. */
  v.object({ ...base, kind: v.literal('alerts'), monitor: id }),
  /** Rows that are beyond a limit now: one that an own row of `entity` sets for a number or a date of `watched`, their own `lowest`, or a `due` date. */
  v.object({
    ...base,
    kind: v.literal('watch'),
    entity: id,
    watched: v.array(v.object({ name: label, entity: id, field: id, lowest: v.optional(id), due: v.optional(v.boolean()) })),
    /** Fields of a rule: the name of what it watches, how, and the limit. */
    by: id,
    condition: id,
    limit: id,
  }),
  /** A label for each row with a QR code of its `code`, else of its address, to be printed. */
  v.object({ ...base, kind: v.literal('labels'), entity: id, fields: v.array(id), code: v.nullable(id) }),
  /** Rows as pins on a schematic plan, in a list beside it, and as stops of a route; `directions` leads to each by a map of the streets elsewhere. */
  v.object({
    ...base,
    kind: v.literal('map'),
    entity: id,
    place: v.nullable(id),
    state: v.nullable(id),
    route: v.boolean(),
    directions: v.optional(v.boolean()),
  }),
  v.object({ ...base, kind: v.literal('timeline'), entity: id, date: id, fields: v.array(id) }),
  /** A column for each state; rows go on by buttons. */
  v.object({ ...base, kind: v.literal('board'), entity: id, by: id, fields: v.array(id) }),
  /** Seven days side by side. */
  v.object({ ...base, kind: v.literal('week'), entity: id, date: id, time: v.nullable(id) }),
  /** How far rows have come: a percentage of their own, or the share of those that are done. */
  v.object({ ...base, kind: v.literal('progress'), entity: id, by: id, done: v.array(label) }),
  /** The files that rows keep, to be saved one by one. */
  v.object({
    ...base,
    kind: v.literal('downloads'),
    entity: id,
    file: v.nullable(id),
    /** The action that notes what was saved, and the field that refers to it. */
    notes: v.optional(v.object({ action: id, by: id })),
  }),
] as const
