import { recolour } from './recolour.ts'
import { renameSite } from './rename.ts'
import { restyle } from './restyle.ts'
import { retext, retextQuoted } from './retext.ts'
import type { Rule } from './rule.ts'
import { retone } from './tone.ts'

/** The rules in the order in which they are tried; the first that understands a request answers it. */
export const rules: readonly Rule[] = [renameSite, retextQuoted, recolour, restyle, retone, retext]

/** Rules that take the rest of a clause as it stands; a part that was split off and not understood alone belongs to it. */
export const openRules: readonly Rule[] = [renameSite, retextQuoted, retext]
