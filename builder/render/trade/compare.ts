import type { BlockOf, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { type Context, entityOf, fieldsOf, rowOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { rowAddress, showValue, titleOf } from '../value.ts'

const places = ['a', 'b', 'c'] as const

/** Rows side by side, chosen by their names; without a choice the first two. */
export function compare(of: Context, block: BlockOf<'compare'>): Html {
  const entity = entityOf(of, block.entity)
  const rows = entity ? rowsOf(of, entity) : []
  if (!entity || rows.length < 2) return nothing
  const query = (place: string): string | undefined => of.request.query[`${block.id}.${place}`]
  const isAsked = places.some((place) => query(place) !== undefined)
  const chosen = places.map((place, index) => (isAsked ? rowOf(of, entity, query(place) ?? '') : index < 2 ? rows[index] : undefined))
  const shown = [...new Set(chosen.flatMap((row) => row ?? []))]
  return section(of, block, html`${choices(of, block, entity, rows.slice(0, 200), chosen)}${table(of, block, entity, shown)}`, {
    unseen: `Compare ${entity.plural}`,
  })
}

function choices(of: Context, block: BlockOf<'compare'>, entity: Entity, rows: readonly SiteRow[], chosen: readonly (SiteRow | undefined)[]): Html {
  const select = (place: string, index: number): Html => {
    const id = `${block.id}-${place}`
    return html`<div class="field"><label for="${id}">${['First', 'Second', 'Third'][index]} ${entity.singular}</label><select id="${id}" name="${block.id}.${place}"><option value="">None</option>${rows.map((row) => html`<option value="${row.id}"${chosen[index]?.id === row.id && html` selected`}>${titleOf(of, entity, row)}</option>`)}</select></div>`
  }
  return html`<form class="compare-form" method="get" action="${of.request.base}${of.page?.path ?? '/'}#${block.id}">${places.map(select)}<button class="button" type="submit">Compare</button></form>`
}

function table(of: Context, block: BlockOf<'compare'>, entity: Entity, rows: readonly SiteRow[]): Html {
  const fields = fieldsOf(entity, block.fields).filter(({ id, type }) => id !== entity.title && type !== 'image' && type !== 'file')
  const head = rows.map((row) => {
    const to = rowAddress(of, entity, row)
    return html`<th scope="col">${to ? html`<a href="${to}">${titleOf(of, entity, row)}</a>` : titleOf(of, entity, row)}</th>`
  })
  const line = (field: (typeof fields)[number]): Html => {
    const texts = rows.map((row) => String(valueIn(row, field.id) ?? ''))
    const differs = new Set(texts).size > 1
    return html`<tr${differs && html` class="differs"`}><th scope="row">${field.label}</th>${rows.map((row) => html`<td>${showValue(of, field, valueIn(row, field.id))}</td>`)}</tr>`
  }
  return html`<div class="compare-frame card" role="region" aria-label="Comparison" tabindex="0"><table class="compare"><thead><tr><td></td>${head}</tr></thead><tbody>${fields.map(line)}</tbody></table></div>`
}
