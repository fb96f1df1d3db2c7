import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { showValue, titleOf } from '../value.ts'
import { narrowedTo, narrowing } from './ranking-narrow.ts'

/** The best rows by a number, largest first or, where least is best, smallest, on one board or on one for each choice of a field; the visitor's own are marked. */
export function ranking(of: Context, block: BlockOf<'ranking'>): Html {
  const entity = entityOf(of, block.entity)
  const by = entity && fieldOf(entity, block.by)
  if (!entity || !by || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const all = rankedOf(of, block, entity)
  const ranked = narrowedTo(of, block, entity, all)
  const narrow = narrowing(of, block, entity)
  if (all.length === 0)
    return section(of, block, emptyState({ words: `There are no ${entity.plural} ${block.mine ? 'of yours ' : ''}yet: the first will stand here.` }))
  const each = block.each === undefined ? undefined : fieldOf(entity, block.each)
  const boards =
    each?.choices?.map((choice) => ({ choice, rows: ranked.filter((row) => valueIn(row, each.id) === choice) })).filter(({ rows }) => rows.length > 0) ?? []
  const own = block.mine && ownFigures(of, block, entity)
  const body = html`${own}${narrow}${
    ranked.length === 0
      ? emptyState({ words: `There are no ${entity.plural} of these yet.` })
      : boards.length > 1
        ? html`<div class="ranking-boards">${boards.map(({ choice, rows }) => html`<h3>${choice}</h3>${board(of, block, entity, by, rows, each?.id)}`)}</div>`
        : board(of, block, entity, by, ranked)
  }`
  return section(of, block, body, { unseen: `Best ${entity.plural}` })
}

/** The rows that stand on a board, the best first: none without points. */
function rankedOf(of: Context, { by, least, mine }: BlockOf<'ranking'>, entity: Entity): readonly SiteRow[] {
  const number = (row: SiteRow) => Number(valueIn(row, by) ?? 0)
  const rows = rowsOf(of, entity).filter((row) => number(row) > 0 && (!mine || (row.owner !== null && row.owner === of.viewer.id)))
  return least
    ? rows.filter((row) => valueIn(row, least.where) === least.is).toSorted((a, b) => number(a) - number(b))
    : rows.toSorted((a, b) => number(b) - number(a))
}

/** What the visitor's rounds come to: how many, how many of them won, the best and the fastest. */
function ownFigures(of: Context, { by, mine }: BlockOf<'ranking'>, entity: Entity): Html {
  const rows = rowsOf(of, entity).filter(({ owner }) => owner !== null && owner === of.viewer.id)
  const won = mine?.result ? rows.filter((row) => valueIn(row, mine.result!) === 'Won') : []
  const times = mine?.seconds ? won.flatMap((row) => Number(valueIn(row, mine.seconds!) ?? 0) || []) : []
  const figures: (readonly [string, string | number])[] = [
    ['Rounds', rows.length],
    ['Won', won.length],
    ['Win rate', `${rows.length === 0 ? 0 : Math.round((won.length * 100) / rows.length)}%`],
    ['Best score', Math.max(0, ...rows.map((row) => Number(valueIn(row, by) ?? 0)))],
    ...(times.length > 0 ? [['Best time', `${Math.min(...times)} s`] as const] : []),
  ]
  return html`<dl class="module-meters">${figures.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
}

function board(of: Context, block: BlockOf<'ranking'>, entity: Entity, by: Field, rows: readonly SiteRow[], without?: string): Html {
  const fields = fieldsOf(entity, block.fields).filter(({ id }) => id !== without)
  const done = of.request.query.row
  const shown = rows.slice(0, block.most)
  const mine = rows.findIndex(({ id }) => id === done)
  const all = mine >= block.most ? [...shown, rows[mine]!] : shown
  const title = fieldOf(entity, entity.title)
  return html`<div class="ranking-frame card" tabindex="0" role="region" aria-label="${block.heading || entity.plural}, table"><table class="ranking"><thead><tr><th scope="col">Rank</th><th scope="col">${title?.label ?? 'Name'}</th><th scope="col" class="number">${by.label}</th>${fields.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead><tbody>${all.map(
    (row) => {
      const isOwn = row.owner !== null && row.owner === of.viewer.id
      return html`<tr${row.id === done && html` class="is-changed" data-changed`}><td class="ranking-place" data-label="Rank">${rows.indexOf(row) + 1}</td><th scope="row">${titleOf(of, entity, row)}${isOwn && html` <span class="tag tag-new">You</span>`}</th><td class="number" data-label="${by.label}">${showValue(of, by, valueIn(row, by.id))}</td>${fields.map((field) => html`<td data-label="${field.label}">${showValue(of, field, valueIn(row, field.id))}</td>`)}</tr>`
    },
  )}</tbody></table></div>`
}
