import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { artOf } from '../art/art.ts'
import { motifsIn } from '../art/motif-words.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { valueIn } from '../own.ts'
import { treatments } from '../treatment.ts'
import { rowAddress, showValue, titleOf } from '../value.ts'
import { picture } from './layouts.ts'

/** Rows as slides, one at a time: they are swiped, or turned by links that work without JavaScript. */
export function carousel(of: Context, block: BlockOf<'carousel'>): Html {
  const entity = entityOf(of, block.entity)
  const rows = entity ? rowsOf(of, entity).slice(0, block.most) : []
  if (!entity || rows.length === 0) return nothing
  const slides = rows.map((row, at) => slide(of, block, entity, row, { at, count: rows.length }))
  const steps = rows.map(
    (row, at) => html`<a href="#${slideId(block, at)}"><span aria-hidden="true">${at + 1}</span><span class="sr">${titleOf(of, entity, row)}</span></a>`,
  )
  const body = html`<div class="carousel"><ol class="slides">${slides}</ol>${rows.length > 1 && html`<nav class="slide-steps" aria-label="Slides">${steps}</nav>`}</div>`
  return section(of, block, body, { unseen: 'Slides' })
}

const slideId = (block: BlockOf<'carousel'>, at: number): string => `${block.id}-slide-${at + 1}`

interface Place {
  readonly at: number
  readonly count: number
}
function slide(of: Context, block: BlockOf<'carousel'>, entity: Entity, row: SiteRow, { at, count }: Place): Html {
  const to = rowAddress(of, entity, row)
  const title = titleOf(of, entity, row)
  const drawn =
    picture(of, entity, row, 'large') ||
    html`<div class="frame">${artOf(treatments[of.model.theme.name].art, `${title} ${entity.singular}`, 'large', { turn: at, motifs: motifsIn(`${entity.singular}, ${title}`, 9).slice(-1) })}</div>`
  const lines = fieldsOf(entity, block.fields).flatMap((field) => {
    const value = valueIn(row, field.id)
    return value === null || value === undefined || value === '' ? [] : html`<p>${showValue(of, field, value)}</p>`
  })
  const turn = (step: number, words: string, look: 'back' | 'arrow'): Html =>
    html`<a class="slide-turn" href="#${slideId(block, (at + step + count) % count)}">${icon(look)}<span class="sr">${words}</span></a>`
  return html`<li class="slide card" id="${slideId(block, at)}">${drawn}<div class="slide-body"><p class="slide-place">${at + 1} of ${count}</p><h3>${to ? html`<a href="${to}">${title}</a>` : title}</h3>${lines}${to && html`<p><a class="button button-small" href="${to}">See more<span class="sr"> of ${title}</span></a></p>`}${count > 1 && html`<div class="slide-turns">${turn(-1, 'Slide before', 'back')}${turn(1, 'Next slide', 'arrow')}</div>`}</div></li>`
}
