import { addAccountFields, requireAccountField } from './account-fields.ts'
import { addButton } from './buttons.ts'
import { changeChoices } from './choices.ts'
import { close, reopen } from './closing.ts'
import { addContactData } from './contact-data.ts'
import { setCurrency, swapColours } from './currency.ts'
import { elsewhere, noPretence, question, row } from './elsewhere.ts'
import { changeField } from './field-change.ts'
import { addFields, removeField } from './fields.ts'
import { writeFooter } from './footer.ts'
import { groupRows } from './grouping.ts'
import { setInitial } from './initial.ts'
import { addContactLine, layOut } from './layout.ts'
import { limit } from './limits.ts'
import { relist } from './lists.ts'
import { addCommented, mark } from './marking.ts'
import { enlist } from './menu.ts'
import { move, swap } from './move.ts'
import { openToAll, takeAlong } from './offers.ts'
import { sortRows } from './ordering.ts'
import { addPage } from './pages.ts'
import { permitting } from './permit.ts'
import { limitField, setUnit } from './range.ts'
import { recolour } from './recolour.ts'
import { remove } from './remove.ts'
import { renameSite } from './rename.ts'
import { reorder } from './reorder.ts'
import { restyle } from './restyle.ts'
import { retext, retextQuoted } from './retext.ts'
import { changeRole } from './roles.ts'
import type { Rule } from './rule.ts'
import { limitSeats } from './seats.ts'
import { addSection, addSignup } from './sections.ts'
import { setChoices } from './set-choices.ts'
import { retone } from './tone.ts'
import { undo } from './undo.ts'
import { leftOpen, vague } from './vague.ts'
import { hideField, hideFromSome, show } from './visibility.ts'

/** The rules in the order in which they are tried; the first that understands a request answers it. */
export const rules: readonly Rule[] = [
  undo,
  question,
  leftOpen,
  changeRole,
  renameSite,
  retextQuoted,
  setInitial,
  setCurrency,
  swapColours,
  close,
  reopen,
  enlist,
  hideFromSome,
  show,
  groupRows,
  sortRows,
  relist,
  limitSeats,
  limitField,
  setUnit,
  limit,
  takeAlong,
  openToAll,
  mark,
  addCommented,
  permitting,
  recolour,
  writeFooter,
  layOut,
  restyle,
  setChoices,
  requireAccountField,
  changeField,
  changeChoices,
  reorder,
  move,
  swap,
  addContactLine,
  addContactData,
  addSignup,
  row,
  addButton,
  addSection,
  addAccountFields,
  addFields,
  noPretence,
  addPage,
  hideField,
  removeField,
  remove,
  retone,
  retext,
  elsewhere,
  vague,
]

/** Rules that take the rest of a clause as it stands; a part that was split off and not understood alone belongs to it. */
export const openRules: readonly Rule[] = [renameSite, retextQuoted, retext, writeFooter]
