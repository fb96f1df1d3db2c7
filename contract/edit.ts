import * as v from 'valibot'

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i), v.toLowerCase())
/** Parts of a site that have a colour of their own. */
export const colouredParts = ['background', 'header', 'button', 'heading', 'text', 'card', 'footer'] as const
export type ColouredPart = (typeof colouredParts)[number]

/** A part of a page that its owner pointed at in the preview. */
export const pointedPart = v.object({
  /** The path of the page. */
  page: v.pipe(v.string(), v.maxLength(64)),
  /** The id of the block; null for what stands on every page. */
  block: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  /** The words of the part as they are shown, with single spaces; empty for the block itself. */
  text: v.pipe(v.string(), v.maxLength(2000)),
})
export type PointedPart = v.InferOutput<typeof pointedPart>

/** What is to become of it. */
export const partChange = v.variant('kind', [
  v.object({ kind: v.literal('text'), to: v.pipe(v.string(), v.trim(), v.minLength(1, 'Write some words, or remove the part.'), v.maxLength(2000)) }),
  v.object({ kind: v.literal('colour'), part: v.picklist(colouredParts), hex }),
  v.object({ kind: v.literal('move'), by: v.picklist([-1, 1]) }),
  v.object({ kind: v.literal('remove') }),
])
export type PartChange = v.InferOutput<typeof partChange>

/** A change by pointing. `version` is the one that was shown: of a later one nothing is known here, and 409 says so. */
export const edit = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(1)), ...pointedPart.entries, change: partChange })
export type Edit = v.InferOutput<typeof edit>
