import { titled } from '../../lexicon/inflect.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Block, BlockOf, Entity, Field, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { textOf } from '../trade/parts.ts'
import { isMonthly } from './measured.ts'

const past = /^(?:date|day|recorded_on|measured_on|taken_on|kept_on|created_on|paid_on|received_on|sold_on|ordered_on|harvested_on|checked_on|month)$/
const placed =
  /^(?:value|number|order|year|age|floor|level|lowest_level|limit|target|latitude|longitude|done|port|version|size|rows|count|rank|ranking|position|quantity|stake|people|lessons|places|capacity|animals|.*_number|previous_.*|.*_now|limit_.*|.*_limit)$/
/** Money of which there is so much at a time: its sum says nothing. */
const held = /price|fee|balance|high|low|open|clos|after|per_|rate|owed|limit|budget/
const [most, most_of_one] = [4, 3]

const isFigures = ({ path, blocks }: Page): boolean => path !== '/' && blocks[0]?.kind === 'tiles'
const isDrawn = ({ blocks }: Page, id: string): boolean => blocks.some((one) => one.kind === 'chart' && one.entity === id && one.measure !== 'count')

/** What is read or measured, which a chart is wanted of by its values. */
const isRead = /(?:^| )(?:reading|measurement|yield|observation|measure|log|log entry)$/
const drawing = /\b(?:charts?|graphs?|curves?|trends?|diagrams?)\b/

/** What is measured of a record from day to day: a temperature, an amount; figures of several units in one column are left to whoever explores them. */
export function measuredIn(draft: Draft, entity: Entity): { readonly day: Field; readonly figures: readonly Field[] } | null {
  const day = entity.fields.find(({ type, id }) => type === 'date' && past.test(id))
  if (!day) return null
  const isValued = isRead.test(entity.singular) && drawing.test(textOf(draft))
  const figures = entity.fields
    .filter(({ type, id }) => ['number', 'percent', 'money', 'rating'].includes(type) && (!placed.test(id) || (id === 'value' && isValued)))
    .filter(({ type, id }, at) => at === 0 || type !== 'money' || !held.test(id))
  const whole = figures.find(({ id, type }) => type === 'money' && /^total(?:_|$)|_total$/.test(id))
  const kept = whole ? figures.filter((figure) => figure === whole || figure.type !== 'money') : figures
  return { day, figures: kept.slice(0, most_of_one) }
}

/** A line for each of what is measured. */
function linesOf(draft: Draft, entity: Entity): readonly BlockOf<'chart'>[] {
  const found = measuredIn(draft, entity)
  if (!found) return []
  const { day, figures } = found
  return figures.map((figure) => {
    const isSum = figure.type === 'money'
    return {
      kind: 'chart',
      id: newBlockId(draft, `${entity.id}_over_time`.slice(0, 40)),
      heading: `${headed(figure, entity, isSum)} over time`.slice(0, 80),
      entity: entity.id,
      by: day.id,
      measure: isSum ? 'sum' : 'average',
      field: figure.id,
      shape: 'line',
    }
  })
}
/** "Amount of expenses", "Average temperature of readings"; the rows alone where the figure is called as they are: "Rents". */
function headed({ label }: Field, { singular, plural }: Entity, isSum: boolean): string {
  const name = isAbbreviation.test(label) ? label : label.toLowerCase()
  const isSame = name === plural || name === singular
  return isSum ? (isSame ? titled(plural) : `${label} of ${plural}`) : `Average ${name}${isSame ? '' : ` of ${plural}`}`
}
const isAbbreviation = /^(?:\p{Ll}?\p{Lu}+)$/u
/** How many rows there are from day to day, which says less than what they measure. */
const isCountOver = (block: Block, lines: readonly BlockOf<'chart'>[]): boolean =>
  block.kind === 'chart' && block.measure === 'count' && block.where === undefined && lines.some(({ entity, by }) => entity === block.entity && by === block.by)

/** Records, money and readings, which are measured from day to day. */
export const measuredParts = ({ parts }: Draft): readonly string[] =>
  parts.filter(({ made: { thing } }) => ['record', 'money'].includes(kits[thing.kit].group) || thing.kit === 'reading').map(({ made }) => made.entity.id)

/** Pages of figures draw what is measured or paid from day to day as well, before how many rows there are. */
export const overTime: Completer = (draft) => {
  const measured = measuredParts(draft)
  const pages = draft.model.pages.map((page) => {
    if (!isFigures(page)) return page
    const lines = draft.model.entities
      .filter(
        (entity) => measured.includes(entity.id) && !isMonthly(entity) && (page.role !== undefined || entity.read !== 'managed') && !isDrawn(page, entity.id),
      )
      .flatMap((entity) => linesOf(draft, entity))
      .slice(0, most)
    const counts = page.blocks.findIndex((block) => isCountOver(block, lines))
    const last = page.blocks.findLastIndex(({ kind }) => kind === 'chart')
    const place = counts >= 0 ? counts : (last < 0 ? 0 : last) + 1
    return lines.length === 0 ? page : { ...page, blocks: page.blocks.toSpliced(place, 0, ...lines) }
  })
  return withModel(draft, { pages })
}
