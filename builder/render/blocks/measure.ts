import type { BlockOf, Entity, Field } from '../../model.ts'
import { groupsOf } from '../../several.ts'
import type { SiteRow } from '../../site.ts'
import { isAmongMine } from '../access.ts'
import { address, type Context, entityOf, fieldOf } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { pagePeriod, periodBar, rowsWithin } from '../insight/page-period.ts'
import { hasValue } from '../list/late.ts'
import { choicesOf, isWithin } from '../list/narrow.ts'
import { valueIn } from '../own.ts'
import { isDate } from '../validate.ts'
import { dayOf, grouped, measured, money, textOf } from '../value.ts'
import { compared, type Series } from './compared.ts'
import { emptyState, section } from './section.ts'

export type Measure = BlockOf<'chart'>['measure']

/** The count of the rows, or the sum or average of the field's numbers; null where there is nothing to average. */
export function measure(kind: Measure, rows: readonly SiteRow[], field: Field | undefined): number | null {
  if (kind === 'count' || !field) return kind === 'count' ? rows.length : null
  const numbers = rows.map((row) => valueIn(row, field.id)).filter((value) => typeof value === 'number')
  const sum = numbers.reduce((total, number) => total + number, 0)
  if (kind === 'sum') return sum
  return numbers.length > 0 ? sum / numbers.length : null
}

export function shown(kind: Measure, field: Field | undefined, number: number | null): string {
  if (number === null) return '–'
  if (kind === 'count' || !field) return grouped(number, 0)
  if (field.type === 'rating') return grouped(number, 1)
  return field.type === 'money' ? money(number, field.unit, Number.isInteger(number) ? 0 : 2) : measured(field, number)
}

export function tiles(of: Context, block: BlockOf<'tiles'>): Html {
  const all = block.tiles.flatMap((tile) => {
    const entity = entityOf(of, tile.entity)
    if (!entity) return []
    const { where } = tile
    const all = rowsWithin(of, entity).filter((row) => !block.mine || isAmongMine(of.viewer, entity, row))
    const rows = all.filter((row) => !where || hasValue(entity, row, where.field, where.is, of.request.today))
    const field = tile.field ? fieldOf(entity, tile.field) : undefined
    const figure = tile.measure === 'share' ? shareOf(rows.length, all.length) : shown(tile.measure, field, measure(tile.measure, rows, field))
    return html`<div class="card tile"><dt>${tile.label}</dt><dd>${figure}</dd></div>`
  })
  const first = of.page?.blocks.find(({ kind }) => kind === 'tiles')
  return section(of, block, html`${first?.id === block.id && periodBar(of, block.id)}<dl class="tiles tiles-${Math.min(4, all.length)}">${all}</dl>`)
}

/** A part of a whole in per cent; a dash where there is nothing to be a part of. */
const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : percent(Math.round((part / whole) * 100) / 100))

export interface Bar {
  readonly label: string
  readonly number: number
  readonly text: string
}
const most = 12

export function chart(of: Context, block: BlockOf<'chart'>): Html {
  const entity = entityOf(of, block.entity)
  const by = entity && fieldOf(entity, block.by)
  if (!entity || !by) return nothing
  const field = block.field ? fieldOf(entity, block.field) : undefined
  const asked = askedOf(of, block)
  const holds = (row: SiteRow): boolean => !block.where || hasValue(entity, row, block.where.field, block.where.is, of.request.today)
  const rows = rowsWithin(of, entity).filter(
    (row) => (!block.mine || isAmongMine(of.viewer, entity, row)) && (block.share || holds(row)) && isChosen(of, entity, block, asked, row),
  )
  const chooser = chooserOf(of, entity, block, by, asked)
  const groups = grouping(of, by, rows, block.step)
  const bars = groups.map(([label, rows]) => {
    const part = rows.filter(holds).length
    if (block.share) return { label, number: part / rows.length, text: shareOf(part, rows.length) }
    const number = measure(block.measure, rows, field)
    return { label, number: number ?? 0, text: shown(block.measure, field, number) }
  })
  const both = timedOf(by) ? comparing(of, entity, block, asked) : null
  if (both) {
    const groups = grouping(
      of,
      by,
      both.flatMap(({ rows }) => rows),
      block.step,
    )
    const numbersOf = (rows: readonly SiteRow[]) => groups.map(([, group]) => measure(block.measure, group.filter((row) => rows.includes(row)), field)) // biome-ignore format: one chain
    const series = both.map(({ name, rows }): Series => ({ name, numbers: numbersOf(rows) }))
    const { drawn, table } = compared(groups.map(([label]) => label), series, (number) => shown(block.measure, field, number)) // biome-ignore format: one call
    return section(of, block, html`${chooser}<figure class="card chart">${drawn}<details class="chart-table"><summary>Show as a table</summary>${table}</details></figure>`) // biome-ignore format: one call
  }
  if (bars.length === 0)
    return section(
      of,
      block,
      html`${chooser}${emptyState({ words: pagePeriod(of) || isWritten(chooser) ? `There are no ${entity.plural} in this time.` : `There are no ${entity.plural} to draw yet.` })}`,
    )
  const drawn = timedOf(by) ? (block.shape === 'line' ? line(bars) : upright(bars)) : sideways(bars)
  const what = block.share
    ? block.heading.replace(/ by .*$/, '').toLowerCase()
    : block.measure === 'count'
      ? entity.plural
      : `${block.measure === 'sum' ? 'total' : 'average'} ${field?.label.toLowerCase() ?? ''}`
  const table = html`<details class="chart-table"><summary>Show as a table</summary><table><caption class="sr">${what} by ${by.label.toLowerCase()}</caption><thead><tr><th scope="col">${by.label}</th><th scope="col" class="number">${what}</th></tr></thead><tbody>${bars.map((bar) => html`<tr><th scope="row">${bar.label}</th><td class="number">${bar.text}</td></tr>`)}</tbody></table></details>`
  const caption = `${what} by ${by.label.toLowerCase()}`
  // Where the heading says it already, the caption is only heard.
  const isSaid = block.heading.trim().toLowerCase() === caption.toLowerCase()
  return section(
    of,
    block,
    html`${chooser}<figure class="card chart"><figcaption${isSaid && html` class="sr"`}>${caption}</figcaption>${drawn}${table}</figure>`,
  )
}

const timedOf = ({ type }: Field): boolean => type === 'date' || type === 'datetime'

/** The rows of the two values that are compared, in the days that are asked for; null where no two are. */
function comparing(
  of: Context,
  entity: Entity,
  block: BlockOf<'chart'>,
  asked: Chosen,
): readonly { readonly name: string; readonly rows: readonly SiteRow[] }[] | null {
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

/** The rows by the field's values: choices in their order, dates by day or month in theirs, others by how many there are. */
function grouping(of: Context, by: Field, rows: readonly SiteRow[], step?: 'day' | 'month'): readonly (readonly [string, readonly SiteRow[]])[] {
  const timed = timedOf(by)
  const days = timed ? rows.flatMap((row) => dayOf(valueIn(row, by.id))?.key ?? []).toSorted() : []
  const byMonth = step === undefined ? new Set(days).size > most : step === 'month'
  const keyed = new Map<string, SiteRow[]>()
  if (by.type === 'choice') for (const choice of by.choices ?? []) keyed.set(choice, [])
  for (const row of rows) {
    const day = timed ? dayOf(valueIn(row, by.id)) : null
    const text = timed ? (day ? (byMonth ? day.key.slice(0, 7) : day.key) : '') : textOf(of, by, valueIn(row, by.id))
    for (const key of groupsOf(by, text)) {
      const group = keyed.get(key)
      if (group) group.push(row)
      else keyed.set(key, [row])
    }
  }
  const all = [...keyed].filter(([, group]) => by.type !== 'choice' || group.length > 0)
  if (!timed) return by.type === 'choice' ? all.slice(0, most) : all.toSorted(([, a], [, b]) => b.length - a.length).slice(0, most)
  return all
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(-most)
    .map(([key, group]) => [dayLabel(key), group] as const)
}

function dayLabel(key: string): string {
  const day = dayOf(key.length === 7 ? `${key}-01` : key)
  return day ? (key.length === 7 ? `${day.month} ${day.year}` : `${day.day} ${day.month}`) : key
}

const clipped = (label: string): string => ([...label].length > 34 ? `${[...label].slice(0, 33).join('')}…` : label)
export const percent = (number: number): string => `${Math.round(number * 1000) / 10}%`
const topOf = (bars: readonly Bar[]): number => Math.max(1e-9, ...bars.map((bar) => bar.number))
export const described = (bars: readonly Bar[]): string => bars.map((bar) => `${bar.label}: ${bar.text}`).join(', ')

/** Bars that run sideways; positions are shares of the width, so that the words keep their size on any screen. */
export function sideways(bars: readonly Bar[]): Html {
  const step = 50
  const top = topOf(bars)
  return html`<svg class="plot" width="100%" height="${bars.length * step}" role="img" aria-label="${described(bars)}">${bars.map(
    (bar, index) =>
      html`<g aria-hidden="true"><text x="0" y="${index * step + 16}">${clipped(bar.label)}</text><text class="plot-value" x="100%" y="${index * step + 16}" text-anchor="end">${bar.text}</text><rect class="plot-track" x="0" y="${index * step + 25}" width="100%" height="12" rx="6"></rect><rect class="plot-bar" x="0" y="${index * step + 25}" width="${percent(Math.max(0, bar.number) / top)}" height="12" rx="6"></rect></g>`,
  )}</svg>`
}

export const tall = 240
export const foot = 28
/** How many points go by between two that are labelled, so that labels never touch on a phone. */
const spacing = (bars: readonly Bar[]): number => Math.ceil(bars.length / (Math.max(...bars.map((bar) => bar.text.length)) > 4 ? 5 : 7))

export function axis(bars: readonly Bar[]): Html {
  const every = spacing(bars)
  const width = 1 / bars.length
  return html`${bars.map((bar, index) => index % every === 0 && html`<text class="plot-label" x="${percent(width * (index + 0.5))}" y="${tall - 6}" text-anchor="middle">${bar.label}</text>`)}`
}

export function upright(bars: readonly Bar[]): Html {
  const top = topOf(bars)
  const width = 1 / bars.length
  return html`<svg class="plot" width="100%" height="${tall}" role="img" aria-label="${described(bars)}"><g aria-hidden="true">${bars.map((bar, index) => {
    const high = Math.max(2, Math.round((Math.max(0, bar.number) / top) * (tall - foot - 26)))
    return html`<rect class="plot-bar" x="${percent(width * (index + 0.18))}" y="${tall - foot - high}" width="${percent(width * 0.64)}" height="${high}" rx="4"></rect>${index % spacing(bars) === 0 && html`<text class="plot-value" x="${percent(width * (index + 0.5))}" y="${tall - foot - high - 8}" text-anchor="middle">${bar.text}</text>`}`
  })}${axis(bars)}</g></svg>`
}

export function line(bars: readonly Bar[]): Html {
  const top = topOf(bars)
  const high = tall - foot
  const points = bars.map((bar, index) => [((index + 0.5) / bars.length) * 100, high - 8 - (Math.max(0, bar.number) / top) * (high - 40)] as const)
  const path = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 100]
  return html`<svg class="plot" width="100%" height="${tall}" role="img" aria-label="${described(bars)}"><g aria-hidden="true"><svg x="0" y="0" width="100%" height="${high}" viewBox="0 0 100 ${high}" preserveAspectRatio="none"><path class="plot-area" d="M${first} ${high}L${path}L${last} ${high}Z"></path><path class="plot-line" d="M${path}"></path></svg>${bars.map((bar, index) => html`<circle class="plot-dot" cx="${percent((points[index]?.[0] ?? 0) / 100)}" cy="${Math.round((points[index]?.[1] ?? 0) * 10) / 10}" r="4.5"></circle>${index % spacing(bars) === 0 && html`<text class="plot-value" x="${percent((points[index]?.[0] ?? 0) / 100)}" y="${Math.round((points[index]?.[1] ?? 0) - 12)}" text-anchor="middle">${bar.text}</text>`}`)}${axis(bars)}</g></svg>`
}
