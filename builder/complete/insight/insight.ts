import type { Completer } from '../draft.ts'
import { directions } from './directions.ts'
import { httpRequests } from './http-requests.ts'
import { labelling } from './labelling.ts'
import { maps } from './maps.ts'
import { monitoring } from './monitoring.ts'
import { networks } from './networks.ts'
import { ownProgress } from './own-progress.ts'
import { plans } from './plans.ts'
import { rankings } from './rankings.ts'
import { refreshes } from './refreshes.ts'
import { reports } from './reports.ts'
import { spans } from './spans.ts'
import { takeAlong } from './take-along.ts'
import { tracking } from './tracking.ts'
import { updates } from './updates.ts'
import { played, uploads } from './uploads.ts'
import { watching } from './watching.ts'

/** Files, views, reports and what is kept up to date: the last looks at what the others have placed. */
export const insightCompleters: readonly Completer[] = [
  uploads,
  played,
  plans,
  maps,
  directions,
  networks,
  rankings,
  spans,
  reports,
  monitoring,
  watching,
  tracking,
  ownProgress,
  labelling,
  takeAlong,
  httpRequests,
  refreshes,
  updates,
]
