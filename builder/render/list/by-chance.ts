import type { Gesture } from '../../blocks/atoms.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { capital, rowAddress, showValue, titleOf } from '../value.ts'
import { picture } from './layouts.ts'

const most = 24
const gestures: Readonly<Record<Gesture, string>> = { dblclick: 'Double-click', contextmenu: 'Right-click' }
/** Says what a visitor may do anywhere on the page instead of pressing the button. */
export const gestureHint = (on: Gesture | undefined, wanted: string): Html | false =>
  on !== undefined && html`<p class="help">${gestures[on]} anywhere on this page for ${wanted}.</p>`

/** One row by chance at each visit; without JavaScript the newest, and no picture behind the page. */
export function byChance(of: Context, block: BlockOf<'by_chance'>): Html {
  const entity = entityOf(of, block.entity)
  const rows = entity ? rowsOf(of, entity).slice(0, most) : []
  if (!entity || rows.length === 0) return nothing
  const isBehind = block.shows === 'backdrop'
  const each = rows.map((row, index) => (isBehind ? behind(of, entity, row) : words(of, block, entity, row, index > 0)))
  const another = html`<div class="actions"><button type="button" class="button button-small button-plain" data-another hidden>${isBehind ? 'Change' : 'Another'} ${entity.singular}</button></div>`
  const body = html`<div class="card chance" data-chance="${block.shows}"${block.on !== undefined && html` data-on="${block.on}"`}>${each}${isBehind && html`<p role="status" data-chance-said></p>`}${gestureHint(block.on, `another ${entity.singular}`)}${another}</div>`
  return section(of, block, body, { unseen: capital(entity.plural) })
}

function words(of: Context, block: BlockOf<'by_chance'>, entity: Entity, row: SiteRow, isHidden: boolean): Html {
  const to = rowAddress(of, entity, row)
  const title = titleOf(of, entity, row)
  const lines = fieldsOf(entity, block.fields).flatMap((field) => {
    const value = valueIn(row, field.id)
    return value === null || value === undefined || value === '' ? [] : html`<p class="help">${showValue(of, field, value)}</p>`
  })
  return html`<div data-one${isHidden && html` hidden`}>${picture(of, entity, row, 'large')}<p class="lead">${to ? html`<a href="${to}">${title}</a>` : title}</p>${lines}</div>`
}

const behind = (of: Context, entity: Entity, row: SiteRow): Html =>
  html`<div class="backdrop" data-one="${titleOf(of, entity, row)}" hidden aria-hidden="true">${picture(of, entity, row, 'large')}</div>`
