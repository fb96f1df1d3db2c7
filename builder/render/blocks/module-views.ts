import { referredBy } from '../act/reads.ts'
import { calculator } from '../module/calculator.ts'
import { call } from '../module/call.ts'
import { clip } from '../module/clip.ts'
import { comparison } from '../module/comparison.ts'
import { configurator } from '../module/configurator.ts'
import { sqlConsole } from '../module/console.ts'
import { designed, designer } from '../module/designer.ts'
import { explorer, keptCharts } from '../module/explorer.ts'
import { instrument } from '../module/instrument.ts'
import { pattern, patternGallery } from '../module/pattern.ts'
import { picture } from '../module/picture.ts'
import { draw, game } from '../module/play.ts'
import { flashcards, quiz } from '../module/quiz.ts'
import { ranking } from '../module/ranking.ts'
import { timer } from '../module/timer.ts'
import { viewer } from '../module/viewer.ts'
import { toolList, workbench } from '../module/workbench.ts'
import { writer } from '../module/writer.ts'
import type { BlockViews } from './view.ts'

export const moduleViews: BlockViews<
  | 'quiz'
  | 'flashcards'
  | 'draw'
  | 'game'
  | 'workbench'
  | 'tool_list'
  | 'calculator'
  | 'writer'
  | 'picture'
  | 'clip'
  | 'timer'
  | 'configurator'
  | 'ranking'
  | 'designer'
  | 'designed'
  | 'viewer'
  | 'call'
  | 'explorer'
  | 'comparison'
  | 'pattern'
  | 'pattern_gallery'
  | 'console'
  | 'instrument'
  | 'kept_charts'
> = {
  quiz: { render: quiz, entities: ({ entity, keeps }, { actions }) => [entity, actions.find(({ id }) => id === keeps?.action)?.entity] },
  flashcards: { render: flashcards, entities: ({ entity }) => [entity] },
  draw: { render: draw, entities: ({ entity, keeps }, { actions }) => [entity ?? undefined, actions.find(({ id }) => id === keeps?.action)?.entity] },
  game: {
    render: game,
    entities: ({ keeps, rows, lists, worn }, model) => [
      model.actions.find(({ id }) => id === keeps?.action)?.entity,
      rows?.entity,
      rows?.by?.entity,
      lists?.entity,
      worn?.entity,
      worn && referredBy(model, worn.entity, worn.by),
    ],
  },
  workbench: { render: workbench, entities: ({ keeps, texts }, { actions }) => [actions.find(({ id }) => id === keeps?.action)?.entity, texts?.entity] },
  tool_list: { render: toolList, entities: () => [] },
  calculator: {
    render: calculator,
    entities: ({ sheets, keeps }, { actions }) => [
      ...sheets.flatMap(({ fields }) => fields.map(({ rows }) => rows?.entity)),
      actions.find(({ id }) => id === keeps?.action)?.entity,
    ],
  },
  writer: { render: writer, entities: ({ keeps }, { actions }) => [actions.find(({ id }) => id === keeps?.action)?.entity] },
  picture: { render: picture, entities: ({ keeps }, { actions }) => [actions.find(({ id }) => id === keeps?.action)?.entity] },
  clip: { render: clip, entities: ({ keeps }, { actions }) => [actions.find(({ id }) => id === keeps?.action)?.entity] },
  viewer: { render: viewer, entities: () => [] },
  call: { render: call, entities: ({ entity, keeps }, { actions }) => [entity ?? undefined, actions.find(({ id }) => id === keeps?.action)?.entity] },
  timer: { render: timer, entities: ({ keeps }, { actions }) => [actions.find(({ id }) => id === keeps?.action)?.entity] },
  configurator: { render: configurator, entities: ({ entity, keeps }, { actions }) => [entity, actions.find(({ id }) => id === keeps?.action)?.entity] },
  explorer: {
    render: explorer,
    entities: ({ sources, keeps }, { actions }) => [...sources.map(({ entity }) => entity), actions.find(({ id }) => id === keeps?.action)?.entity],
  },
  comparison: { render: comparison, entities: ({ keeps }, { actions }) => [actions.find(({ id }) => id === keeps?.action)?.entity] },
  pattern: { render: pattern, entities: ({ saved, keeps }, { actions }) => [saved.entity, actions.find(({ id }) => id === keeps?.action)?.entity] },
  pattern_gallery: { render: patternGallery, entities: ({ entity, likes }) => [entity, likes?.entity] },
  console: {
    render: sqlConsole,
    entities: ({ sources, keeps }, { actions }) => [...sources.map(({ entity }) => entity), actions.find(({ id }) => id === keeps?.action)?.entity],
  },
  instrument: {
    render: instrument,
    entities: ({ tunes, recordings, keeps }, { actions }) => [tunes?.entity, recordings?.entity, actions.find(({ id }) => id === keeps?.action)?.entity],
  },
  kept_charts: { render: keptCharts, entities: ({ entity }) => [entity] },
  ranking: { render: ranking, entities: ({ entity }) => [entity] },
  designer: { render: designer, entities: ({ saved, keeps }, { actions }) => [saved?.entity, actions.find(({ id }) => id === keeps?.action)?.entity] },
  designed: { render: designed, entities: ({ entity, answers }, { actions }) => [entity, actions.find(({ id }) => id === answers?.action)?.entity] },
}
