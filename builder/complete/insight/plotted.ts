import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { textOf } from '../trade/parts.ts'
import { isMonthly, type Measured, measuredOf, partsIn, sumsOf } from './measured.ts'
import { blockId, entityIn } from './places.ts'

type Chart = BlockOf<'chart'>
type Report = BlockOf<'report'>
type Tile = BlockOf<'tiles'>['tiles'][number]

const [charts_most, tiles_most, tiles_each] = [8, 8, 3]
const isFigures = ({ path, blocks }: Page): boolean => path !== '/' && blocks[0]?.kind === 'tiles' && !blocks[0].mine
const isChart = (block: Block): block is Chart => block.kind === 'chart'

/** Figures of a month are called by their month, so that each has a name of its own. */
export const monthNames: Completer = (draft) =>
  withModel(draft, {
    entities: draft.model.entities.map((entity) =>
      isMonthly(entity) ? { ...entity, seeds: entity.seeds.map((seed) => ({ ...seed, [entity.title]: `${seed[entity.title]}, {${seed.date}}` })) } : entity,
    ),
  })

/** Pages of figures plot what is measured: figures of months over time and along their parts, and of other rows what they come to rather than how many there are. */
export const plotted: Completer = (draft) => {
  const isLooking = looking.test(textOf(draft))
  const pages = draft.model.pages.map((page) => (isFigures(page) ? plottedOn(draft, page, isLooking) : page))
  return withModel(draft, { pages })
}
const looking = /\b(?:data|visuali[sz]\w+|analy[sz]\w+|analytics|indicators?|metrics|big screen|large[- ]screen)\b/

function plottedOn(draft: Draft, page: Page, isLooking: boolean): Page {
  const monthly = draft.model.entities.filter((entity) => isMonthly(entity) && (page.role !== undefined || entity.read === 'public'))
  const worth = page.blocks.map((block) => (isChart(block) && isLooking ? worthOf(draft, block) : block))
  return monthly.reduceRight((so_far, entity) => withMonths(draft, so_far, entity), { ...page, blocks: worth })
}

function withMonths(draft: Draft, page: Page, entity: Entity): Page {
  const [first, ...rest] = page.blocks
  if (first?.kind !== 'tiles') return page
  const all = measuredOf(entity)
  const own = chartsOf(draft, entity, all)
  const isBeside = (id: string): boolean => id !== entity.id && !tellsLittle(draft, id)
  const known = first.tiles.filter((tile) => isBeside(tile.entity))
  const others = rest.filter((block) => {
    if (isChart(block)) return isBeside(block.entity)
    return (block.kind !== 'report' && block.kind !== 'pivot') || block.entity === entity.id || isBeside(block.entity)
  })
  const room = Math.max(2, charts_most - own.length)
  const kept = others.filter((block) => !isChart(block) || others.filter(isChart).indexOf(block) < room)
  const sum = all.find(({ way }) => way === 'adds')
  const reported = kept.map((block) => {
    if (block.kind === 'report' && block.entity === entity.id) return { ...block, measures: sumsOf(entity) }
    return block.kind === 'pivot' && block.entity === entity.id && sum
      ? { ...block, heading: block.heading.replace(/^.+? by /, `${sum.field.label} by `), measure: 'sum' as const, field: sum.field.id }
      : block
  })
  const tiles = [...tilesOf(entity, all), ...known].slice(0, tiles_most)
  const hasReport = reported.some((block) => block.kind === 'report' && block.entity === entity.id)
  const below = hasReport ? reported : withReport(reported, reportOf(draft, entity))
  return { ...page, blocks: [{ ...first, tiles }, ...own, ...below] }
}

const reports_most = 2
const reportOf = (draft: Draft, entity: Entity): Report => ({
  kind: 'report',
  id: blockId(draft, `${entity.id} report`),
  heading: `${titled(entity.singular)} report`,
  entity: entity.id,
  date: 'date',
  measures: sumsOf(entity),
  groups: partsIn(entity).map(({ id }) => id),
  shape: 'line',
})
/** A report before the others, of which so many stay. */
function withReport(blocks: readonly Block[], report: Report): Block[] {
  const others = blocks.filter(({ kind }) => kind === 'report')
  const kept = blocks.filter((block) => block.kind !== 'report' || others.indexOf(block) < reports_most - 1)
  const at = kept.findLastIndex(({ kind }) => kind === 'chart') + 1
  return [...kept.slice(0, at), report, ...kept.slice(at)]
}

const little: ReadonlySet<string> = new Set(['rule', 'text', 'place', 'media'])
/** Whether how many there are of these says nothing beside what is measured: settings, reports, articles. */
function tellsLittle({ parts }: Draft, id: string): boolean {
  const kit = parts.find(({ made }) => made.entity.id === id)?.made.thing.kit
  return kit !== undefined && (little.has(kits[kit].group) || kit === 'report' || kit === 'template' || kit === 'dataset' || kit === 'user_account')
}

const tilesOf = (entity: Entity, all: readonly Measured[]): Tile[] =>
  all.slice(0, tiles_each).map(({ field, way }) => ({
    label: `${field.label} this month`,
    entity: entity.id,
    measure: way === 'is' ? 'average' : 'sum',
    field: field.id,
    month: 'date',
  }))

/** The first figures month by month, and what adds up along the parts of the whole. */
function chartsOf(draft: Draft, entity: Entity, all: readonly Measured[]): Chart[] {
  const date = entity.fields.find(({ id }) => id === 'date')!
  const [one, other] = partsIn(entity)
  const adding = [...all.filter(({ way }) => way === 'adds'), ...all.filter(({ way }) => way !== 'adds')]
  const [most, next] = adding
  const along = (of: Measured | undefined, by: Field | undefined, shape: Chart['shape']): Chart[] => (of && by ? [chartOf(draft, entity, of, by, shape)] : [])
  return [
    ...along(all[0], date, 'line'),
    ...along(most, one, 'bars'),
    ...along(most?.way === 'adds' ? most : undefined, other, 'ring'),
    ...along(all[1], date, 'line'),
    ...along(next, one, 'bars'),
    ...along(all[2], date, 'line'),
  ]
}

function chartOf(draft: Draft, entity: Entity, { field, way }: Measured, by: Field, shape: Chart['shape']): Chart {
  const isTime = by.type === 'date'
  const measure = way === 'is' || (way === 'stands' && !isTime) ? 'average' : 'sum'
  const name = measure === 'average' && !/^Average /.test(field.label) ? `Average ${field.label.toLowerCase()}` : field.label
  return {
    kind: 'chart',
    id: blockId(draft, `${entity.id} ${field.id} by ${by.id}`),
    heading: `${name} by ${isTime ? 'month' : by.label.toLowerCase()}`.slice(0, 80),
    entity: entity.id,
    by: by.id,
    measure,
    field: field.id,
    shape,
    ...(isTime && { step: 'month' as const }),
  }
}

const asked: ReadonlySet<string> = new Set(['request', 'talk', 'person', 'text'])
const least = 2
/** What rows come to in the place of how many there are, where they are there for their figures. */
function worthOf(draft: Draft, chart: Chart): Chart {
  const entity = entityIn(draft, chart.entity)
  const part = draft.parts.find(({ made }) => made.entity.id === chart.entity)
  const by = entity?.fields.find(({ id }) => id === chart.by)
  if (!entity || !by || !part || chart.measure !== 'count' || chart.where || chart.by === entity.lifecycle?.field) return chart
  // Figures of several units in one column come to nothing.
  if (entity.fields.some(({ id, type }) => type === 'text' && (id === 'unit' || id === 'measure'))) return chart
  const figures = measuredOf(entity).filter(({ field }) => entity.seeds.filter((seed) => typeof seed[field.id] === 'number').length >= least)
  const [found] = [...figures.filter(({ way, field }) => way === 'adds' && field.type === 'money'), ...figures.filter(({ way }) => way === 'adds'), ...figures]
  if (!found || asked.has(kits[part.made.thing.kit].group) || figures.length < least || /price|fee|size|order/.test(found.field.id)) return chart
  const measure = found.way === 'adds' ? 'sum' : 'average'
  const name = measure === 'sum' ? `${found.field.label} of ${entity.plural}` : `Average ${found.field.label.toLowerCase()} of ${entity.plural}`
  const heading = by.type === 'date' ? `${name} over time` : `${name} by ${by.label.toLowerCase()}`
  return { ...chart, measure, field: found.field.id, heading: heading.slice(0, 80), ...(by.type === 'date' && measure === 'sum' && { step: 'month' as const }) }
}
