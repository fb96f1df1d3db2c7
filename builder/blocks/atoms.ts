import * as v from 'valibot'

/** Ids are stable across edits: rows and untouched parts stay with what they belong to. */
export const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,47}$/))
export const text = v.pipe(v.string(), v.maxLength(2000))
export const label = v.pipe(v.string(), v.minLength(1), v.maxLength(160))
export const heading = v.pipe(v.string(), v.maxLength(200))
export const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
export const path = v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/), v.maxLength(64))

/** A value of a field as it is kept: text (dates as YYYY-MM-DD, times as HH:MM), numbers and booleans as themselves, null for none. */
export type Value = string | number | boolean | null
export type Values = Readonly<Record<string, Value>>
export const value = v.union([v.string(), v.number(), v.boolean(), v.null()])

/** How rows and forms can be used beside reading and typing: rows read aloud, deleted several at a time, their pictures enlarged; a form spoken into, or kept in the browser until it is sent. */
export const aidNames = ['aloud', 'batch', 'enlarged', 'spoken', 'remembered'] as const
export const aids = v.optional(v.array(v.picklist(aidNames)))

/** What a visitor does anywhere on a page to get another row by chance, beside a button for the same. */
export const gesture = v.optional(v.picklist(['dblclick', 'contextmenu']))
export type Gesture = NonNullable<v.InferOutput<typeof gesture>>

/** What every block has. */
export const base = { id, heading }
export const item = v.object({ title: label, text })
/** A link to a page of the site by its path, or null for none. */
export const link = v.nullable(v.object({ label, page: path }))
