import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { isAmongMine } from '../access.ts'
import { address, type Context, entityOf, fieldOf } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { pagePeriod, rowsWithin } from '../insight/page-period.ts'
import { hasValue } from '../list/late.ts'
import { choicesOf, isWithin } from '../list/narrow.ts'
import { valueIn } from '../own.ts'
import { isDate } from '../validate.ts'
import { dayOf } from '../value.ts'
import { compared, type Series } from './compared.ts'
import { drawnOf } from './drawn.ts'
import { grouping, timedOf, withUnit } from './grouping.ts'
import { measure, shown } from './measure.ts'
import { emptyState, section } from './section.ts'

export function chart(of: Context, block: BlockOf<'chart'>): Html {
  const entity = entityOf(of, block.entity)
  const by = entity && fieldOf(entity, block.by)
  if (!entity || !by) return nothing
  const asked = askedOf(of, block)
  const holds = (row: SiteRow): boolean => !block.where || hasValue(entity, row, block.where.field, block.where.is, of.request.today)
  const rows = rowsWithin(of, entity).filter(
    (row) => (!block.mine || isAmongMine(of.viewer, entity, row)) && (block.share || holds(row)) && isChosen(of, entity, block, asked, row),
  )
  const chooser = chooserOf(of, entity, block, by, asked)
  const both = timedOf(by) ? comparing(of, entity, block, asked) : null
  if (both) return section(of, block, html`${chooser}${besideEachOther(of, entity, block, by, both)}`)
  const found = drawnOf(of, entity, block, rows, block.share ? { name: block.heading.replace(/ by .*$/, '').toLowerCase(), holds } : undefined)
  if (!found) {
    const words = pagePeriod(of) || isWritten(chooser) ? `There are no ${entity.plural} in this time.` : `There are no ${entity.plural} to draw yet.`
    return section(of, block, html`${chooser}${emptyState({ words })}`)
  }
  // Where a heading says it already, the caption is only heard.
  const isSaid = block.heading.trim() !== ''
  return section(
    of,
    block,
    html`${chooser}<figure class="card chart"><figcaption${isSaid && html` class="sr"`}>${found.caption}</figcaption>${found.unit}${found.drawn}${found.table}</figure>`,
  )
}

type Compared = readonly { readonly name: string; readonly rows: readonly SiteRow[] }[]

function besideEachOther(of: Context, entity: Entity, block: BlockOf<'chart'>, by: Field, both: Compared): Html {
  const all = both.flatMap(({ rows }) => rows)
  const field = withUnit(block.field ? fieldOf(entity, block.field) : undefined, entity, all)
  const groups = grouping(of, by, all, block)
  const numbersOf = (rows: readonly SiteRow[]) => groups.map(([, group]) => measure(block.measure, group.filter((row) => rows.includes(row)), field)) // biome-ignore format: one chain
  const series = both.map(({ name, rows }): Series => ({ name, numbers: numbersOf(rows) }))
  const { drawn, table } = compared(groups.map(([label]) => label), series, (number) => shown(block.measure, field, number)) // biome-ignore format: one call
  return html`<figure class="card chart">${drawn}<details class="chart-table"><summary>Show as a table</summary>${table}</details></figure>`
}

/** The rows of the two values that are compared, in the days that are asked for; null where no two are. */
function comparing(of: Context, entity: Entity, block: BlockOf<'chart'>, asked: Chosen): Compared | null {
  const field = block.among === undefined ? undefined : fieldOf(entity, block.among)
  if (!field || asked.of === '' || asked.with === '' || asked.of === asked.with) return null
  const choices = choicesOf(of, field, entity)
  return [asked.of, asked.with].map((value) => ({
    name: choices.find((one) => one.value === value)?.label ?? value,
    rows: rowsWithin(of, entity).filter((row) => isChosen(of, entity, block, { ...asked, of: value }, row)),
  }))
}

interface Chosen {
  readonly of: string
  /** Another value, whose line stands beside that of the first. */
  readonly with: string
  readonly from: string
  readonly to: string
}
/** What the address asks of a chart: one value of the field it is drawn among or two to be compared, and days from and to. */
function askedOf({ request: { query } }: Context, { id, among }: BlockOf<'chart'>): Chosen {
  const read = (name: keyof Chosen): string => (among === undefined ? '' : (query[`${id}.${name}`] ?? '').slice(0, 200))
  const day = (name: 'from' | 'to'): string => (isDate(read(name)) ? read(name) : '')
  return { of: read('of'), with: read('with'), from: day('from'), to: day('to') }
}

function isChosen({ request }: Context, entity: Entity, block: BlockOf<'chart'>, asked: Chosen, row: SiteRow): boolean {
  const field = block.among === undefined ? undefined : fieldOf(entity, block.among)
  if (field && asked.of !== '' && !isWithin(row, field, asked.of, { entity, today: request.today })) return false
  if (asked.from === '' && asked.to === '') return true
  const day = dayOf(valueIn(row, block.by))?.key
  return day !== undefined && !(asked.from && day < asked.from) && !(asked.to && day > asked.to)
}

/** A form that draws one station, one species at a time. */
function chooserOf(of: Context, entity: Entity, block: BlockOf<'chart'>, by: Field, asked: Chosen): Html {
  const field = block.among === undefined ? undefined : fieldOf(entity, block.among)
  const choices = field ? choicesOf(of, field, entity) : []
  if (!field || choices.length < 2) return nothing
  const name = (part: keyof Chosen): string => `${block.id}.${part}`
  const options = (none: string, chosen: string): Html[] =>
    [{ value: '', label: none }, ...choices].map(({ value, label }) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`)
  const day = (part: 'from' | 'to'): Html =>
    html`<div class="tool"><label for="${block.id}-${part}">${by.label}, ${part}</label><input id="${block.id}-${part}" type="date" name="${name(part)}" value="${asked[part]}"></div>`
  const timed = timedOf(by)
  return html`<div class="toolbar"><form class="tools" method="get" action="${address(of, of.page?.path ?? '/', { anchor: block.id })}" aria-label="Choose what is drawn" data-auto><div class="tool"><label for="${block.id}-of">${field.label}</label><select id="${block.id}-of" name="${name('of')}">${options('All', asked.of)}</select></div>${timed && html`<div class="tool"><label for="${block.id}-with">Compare with</label><select id="${block.id}-with" name="${name('with')}">${options('None', asked.with)}</select></div>`}${timed && html`${day('from')}${day('to')}`}<button class="button button-plain button-small" type="submit">Show</button></form></div>`
}
