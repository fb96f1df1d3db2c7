import * as v from 'valibot'
import { base, id, text } from './atoms.ts'

/** Blocks of the languages that a site can be read in. */
export const languageBlocks = [
  /** The texts of the site that are not said in every language, each with a field for those that lack it; `action` keeps what is written. */
  v.object({ ...base, kind: v.literal('translations'), action: id, text }),
] as const
