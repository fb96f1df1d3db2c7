import { kits } from '../../lexicon/kits.ts'
import type { BlockOf, Entity, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'

const past = /^(?:date|day|recorded_on|measured_on|taken_on|kept_on|created_on|paid_on|received_on|sold_on|ordered_on|harvested_on|checked_on|month)$/
const placed =
  /^(?:value|number|order|year|age|floor|level|lowest_level|limit|target|latitude|longitude|done|port|version|size|rows|count|rank|ranking|position|quantity|stake|people|lessons|places|.*_number)$/
const most = 2

const isFigures = ({ path, blocks }: Page): boolean => path !== '/' && blocks[0]?.kind === 'tiles'
const isDrawn = ({ blocks }: Page, id: string): boolean => blocks.some((one) => one.kind === 'chart' && one.entity === id && one.measure !== 'count')

/** What is measured of a record from day to day, as a line: a temperature, an amount; figures of several units in one column are left to whoever explores them. */
function lineOf(draft: Draft, entity: Entity): BlockOf<'chart'> | null {
  const day = entity.fields.find(({ type, id }) => type === 'date' && past.test(id))
  const figure = entity.fields.find(({ type, id }) => ['number', 'percent', 'money', 'rating'].includes(type) && !placed.test(id))
  if (!day || !figure) return null
  const isSum = figure.type === 'money'
  return {
    kind: 'chart',
    id: newBlockId(draft, `${entity.id}_over_time`.slice(0, 40)),
    heading: `${isSum ? figure.label : `Average ${figure.label.toLowerCase()}`} of ${entity.plural} over time`.slice(0, 80),
    entity: entity.id,
    by: day.id,
    measure: isSum ? 'sum' : 'average',
    field: figure.id,
    shape: 'line',
  }
}

/** Pages of figures draw what is measured or paid from day to day as well, beside how many rows there are. */
export const overTime: Completer = (draft) => {
  const measured = draft.parts.filter(({ made }) => ['record', 'money'].includes(kits[made.thing.kit].group)).map(({ made }) => made.entity.id)
  const pages = draft.model.pages.map((page) => {
    if (!isFigures(page)) return page
    const lines = draft.model.entities
      .filter((entity) => measured.includes(entity.id) && (page.role !== undefined || entity.read !== 'managed') && !isDrawn(page, entity.id))
      .flatMap((entity) => lineOf(draft, entity) ?? [])
      .slice(0, most)
    const last = page.blocks.findLastIndex(({ kind }) => kind === 'chart')
    return lines.length === 0 ? page : { ...page, blocks: page.blocks.toSpliced((last < 0 ? 0 : last) + 1, 0, ...lines) }
  })
  return withModel(draft, { pages })
}
