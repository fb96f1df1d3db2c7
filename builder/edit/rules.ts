import { changeChoices } from './choices.ts'
import { addFields, changeField, removeField } from './fields.ts'
import { relist } from './lists.ts'
import { move } from './move.ts'
import { addPage } from './pages.ts'
import { permitting } from './permit.ts'
import { recolour } from './recolour.ts'
import { remove } from './remove.ts'
import { renameSite } from './rename.ts'
import { restyle } from './restyle.ts'
import { retext, retextQuoted } from './retext.ts'
import type { Rule } from './rule.ts'
import { addSection, addSignup } from './sections.ts'
import { retone } from './tone.ts'
import { undo } from './undo.ts'

/** The rules in the order in which they are tried; the first that understands a request answers it. */
export const rules: readonly Rule[] = [
  undo,
  renameSite,
  retextQuoted,
  permitting,
  recolour,
  restyle,
  relist,
  changeField,
  changeChoices,
  move,
  addSignup,
  addSection,
  addFields,
  addPage,
  removeField,
  remove,
  retone,
  retext,
]

/** Rules that take the rest of a clause as it stands; a part that was split off and not understood alone belongs to it. */
export const openRules: readonly Rule[] = [renameSite, retextQuoted, retext]
