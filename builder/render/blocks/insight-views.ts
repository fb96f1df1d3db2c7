import { board } from '../insight/board.ts'
import { timeline, week } from '../insight/days.ts'
import { drillDown } from '../insight/drill-down.ts'
import { downloads, exportBar } from '../insight/files.ts'
import { findings } from '../insight/findings-block.ts'
import { httpRequest } from '../insight/http-request.ts'
import { importCsv } from '../insight/import-csv.ts'
import { labels } from '../insight/labels.ts'
import { alerts, live, monitor } from '../insight/live.ts'
import { madeReport } from '../insight/made-report.ts'
import { map } from '../insight/map.ts'
import { network } from '../insight/network.ts'
import { leaderboard, pivot, progress } from '../insight/rank.ts'
import { report } from '../insight/report.ts'
import { partsOf } from '../insight/row-file.ts'
import { watch, watchedBy } from '../insight/watch.ts'
import type { BlockViews } from './view.ts'

type Kinds =
  | 'report'
  | 'made_report'
  | 'findings'
  | 'pivot'
  | 'drill_down'
  | 'leaderboard'
  | 'export_bar'
  | 'import_csv'
  | 'http_request'
  | 'network'
  | 'live'
  | 'monitor'
  | 'alerts'
  | 'watch'
  | 'labels'
  | 'map'
  | 'timeline'
  | 'board'
  | 'week'
  | 'progress'
  | 'downloads'

const ofOne = ({ entity }: { readonly entity: string }): readonly string[] => [entity]

export const insightViews: BlockViews<Kinds> = {
  report: { render: report, entities: ofOne },
  findings: { render: findings, entities: ({ sources }) => sources },
  made_report: { render: madeReport, entities: ({ entity, sources }) => [entity, ...sources.map((one) => one.entity)] },
  pivot: { render: pivot, entities: ofOne },
  drill_down: { render: drillDown, entities: ofOne },
  leaderboard: { render: leaderboard, entities: ofOne },
  export_bar: { render: exportBar, entities: ({ entity }) => (entity === null ? [] : [entity]) },
  import_csv: { render: importCsv, entities: ({ action }, { actions }) => [actions.find(({ id }) => id === action)?.entity] },
  http_request: { render: httpRequest },
  network: { render: network, entities: ({ entity, nodes }) => [entity, nodes] },
  live: { render: live },
  monitor: { render: monitor, entities: ofOne },
  alerts: {
    render: alerts,
    entities: ({ monitor: id }, { pages }) =>
      pages.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'monitor' && one.id === id ? one.entity : []))),
  },
  labels: { render: labels, entities: ofOne },
  watch: { render: watch, entities: watchedBy },
  map: { render: map, entities: ofOne },
  timeline: { render: timeline, entities: ofOne },
  board: { render: board, entities: ofOne },
  week: { render: week, entities: ofOne },
  progress: { render: progress, entities: ofOne },
  downloads: { render: downloads, entities: ({ entity }, model) => [entity, ...partsOf(model, entity).map(({ id }) => id)] },
}
