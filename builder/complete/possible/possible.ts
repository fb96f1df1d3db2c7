import type { Completer } from '../draft.ts'
import { stateChangesSampled } from '../operations/state-changes.ts'
import { amounts } from './amounts.ts'
import { plausible } from './plausible.ts'
import { ranges } from './ranges.ts'
import { readings } from './readings.ts'
import { subjects } from './subjects.ts'
import { submitted } from './submitted.ts'
import { toCome } from './to-come.ts'

/** What forms refuse, however they came about: what cannot be, and what leaves out the matter. */
export const possible: readonly Completer[] = [stateChangesSampled, readings, ranges, amounts, plausible, submitted, subjects, toCome]
