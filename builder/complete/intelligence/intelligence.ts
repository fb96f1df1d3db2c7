import type { Completer } from '../draft.ts'
import { advised } from './advised.ts'
import { assessments } from './assessments.ts'
import { assistants } from './assistants.ts'
import { namedSo } from './claims.ts'
import { codeChecks } from './code-checks.ts'
import { dataFiles } from './data-files.ts'
import { exportFormats } from './export-formats.ts'
import { fileRuns } from './file-runs.ts'
import { finders } from './finders.ts'
import { findings } from './findings.ts'
import { forecasts } from './forecasts.ts'
import { imports } from './imports.ts'
import { matchings } from './matchings.ts'
import { outcomeTests } from './outcome-tests.ts'
import { symptomAdvice } from './symptom-advice.ts'

/** What answers, finds, foresees and judges by rules: placed when the things that it is about stand as they will. */
export const intelligence: readonly Completer[] = [
  assistants,
  outcomeTests,
  assessments,
  forecasts,
  codeChecks,
  symptomAdvice,
  matchings,
  finders,
  advised,
  findings,
  fileRuns,
  imports,
  dataFiles,
  exportFormats,
  namedSo,
]
