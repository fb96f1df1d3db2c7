import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { grouped, textOf } from '../value.ts'
import { sparkline } from './shapes.ts'

/** Says that the page is kept up to date; without the script it offers to load it again. */
export function live(of: Context, block: BlockOf<'live'>): Html {
  const here = address(of, of.page?.path ?? '/')
  return html`<aside class="live" id="${block.id}" aria-label="Live updates" data-live="${block.blocks.join(' ')}" data-seconds="${block.seconds}"${block.simulated && html` data-moves`}><span class="live-dot" aria-hidden="true"></span><span class="live-said" data-live-said>Live</span><a class="live-again" href="${here}">Reload</a><button class="live-pause by-script" type="button" data-live-pause aria-pressed="false">Pause</button></aside>
${block.simulated && html`<p class="count live-note">Simulated: no source is connected, so the latest figures move by themselves; what is kept stays as it is.</p>`}`
}

type Monitor = BlockOf<'monitor'>
type Metric = Monitor['metrics'][number]

const numberIn = (row: SiteRow, field: string): number | null => {
  const value = valueIn(row, field)
  return typeof value === 'number' ? value : null
}
const readingsOf = (of: Context, entity: Entity, block: Monitor, metric: Metric): readonly SiteRow[] =>
  rowsOf(of, entity).filter((row) => valueIn(row, block.by) === metric.name && numberIn(row, block.value) !== null)

/** Whether a reading is within its limits, in a word. */
const stateOf = (number: number, { least, most }: Metric): 'Normal' | 'Too high' | 'Too low' =>
  number > most ? 'Too high' : number < least ? 'Too low' : 'Normal'
const withUnit = (number: number, { unit }: Metric): string => `${grouped(number, 1)}${unit === '' ? '' : ` ${unit}`}`

const timeField = (entity: Entity, block: Monitor): Field | undefined => (block.at ? fieldOf(entity, block.at) : undefined)

function card(of: Context, entity: Entity, block: Monitor, metric: Metric): Html {
  const readings = readingsOf(of, entity, block, metric)
  const [last] = readings
  const number = last ? numberIn(last, block.value)! : metric.usual
  const state = stateOf(number, metric)
  const at = timeField(entity, block)
  const time = last && at ? textOf(of, at, valueIn(last, at.id)) : ''
  const simulated = block.simulated && html` data-simulate="${metric.usual} ${metric.least} ${metric.most}" data-unit="${metric.unit}"`
  return html`<li class="card reading"${simulated}><h3>${metric.name}</h3><p class="reading-now"><b data-reading>${withUnit(number, metric)}</b> <span class="tag tag-${state === 'Normal' ? 'good' : 'bad'}" data-state>${state}</span></p>${sparkline(
    readings
      .slice(0, 12)
      .map((row) => numberIn(row, block.value)!)
      .toReversed(),
  )}<p class="reading-kept">Limits ${grouped(metric.least, 1)} to ${withUnit(metric.most, metric)}. ${last ? `Last kept: ${withUnit(number, metric)}${time ? `, ${time}` : ''}` : 'No reading is kept yet'}.</p></li>`
}

/** The latest reading of each thing that is measured. */
export function monitor(of: Context, block: Monitor): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const note =
    block.simulated &&
    html`<p class="count" data-simulated><strong>Simulated readings.</strong> No sensor is connected: between the readings that are kept, the figures are made up in your browser. Readings that are entered below, or sent to <code>${of.request.base}/_api/${entity.id}</code>, are real and stay.</p>`
  return section(of, block, html`${note}<ul class="grid grid-3 readings">${block.metrics.map((metric) => card(of, entity, block, metric))}</ul>`, {
    unseen: 'Monitoring',
  })
}

/** Kept readings beyond the limits of their monitor, newest first. */
export function alerts(of: Context, block: BlockOf<'alerts'>): Html {
  const watched = of.model.pages.flatMap(({ blocks }) => blocks).find((one): one is Monitor => one.kind === 'monitor' && one.id === block.monitor)
  const entity = watched && entityOf(of, watched.entity)
  if (!watched || !entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const at = timeField(entity, watched)
  const beyond = watched.metrics
    .flatMap((metric) => readingsOf(of, entity, watched, metric).map((row) => ({ metric, row, number: numberIn(row, watched.value)! })))
    .filter(({ metric, number }) => stateOf(number, metric) !== 'Normal')
    .toSorted((a, b) => b.row.created_at - a.row.created_at)
  if (beyond.length === 0) return section(of, block, emptyState({ words: 'No alerts: every kept reading is within its limits.' }))
  const items = beyond
    .slice(0, 20)
    .map(
      ({ metric, row, number }) =>
        html`<li class="alert-line"><span class="tag tag-bad">${stateOf(number, metric)}</span> <b>${metric.name}</b> <span>${withUnit(number, metric)}</span>${at && html` <span class="none">${textOf(of, at, valueIn(row, at.id))}</span>`}</li>`,
    )
  return section(of, block, html`<ul class="card alert-list">${items}</ul>`, { unseen: 'Alerts' })
}
