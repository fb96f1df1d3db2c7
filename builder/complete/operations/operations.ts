import type { Completer } from '../draft.ts'
import { assignedTo } from './assigned.ts'
import { clocked } from './clocked.ts'
import { drafted } from './drafted.ts'
import { formulas } from './formulas.ts'
import { keptByOthers } from './kept-by-others.ts'
import { links } from './links.ts'
import { narrowing } from './narrowing.ts'
import { parents } from './parents.ts'
import { payroll } from './payroll.ts'
import { picked } from './picked.ts'
import { reasons } from './reasons.ts'
import { standings } from './standings.ts'

/** What rows are made for, what lists are narrowed by, and what is worked out from what is entered. */
export const operations: readonly Completer[] = [
  links,
  parents,
  picked,
  narrowing,
  formulas,
  payroll,
  clocked,
  keptByOthers,
  assignedTo,
  drafted,
  reasons,
  standings,
]
