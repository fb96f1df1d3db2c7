import type { BlockOf, Entity, Field } from '../../model.ts'
import { groupsOf } from '../../several.ts'
import type { SiteRow } from '../../site.ts'
import { measure, shown } from '../blocks/measure.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { counted, grouped, referenceOf, rowAddress, textOf } from '../value.ts'
import { rowTitle } from './board.ts'
import { rowsWithin } from './page-period.ts'

const ranked_max = 20

interface Ranked {
  readonly name: Html
  readonly number: number
  readonly text: string
  readonly isMine: boolean
}

/** What is ranked: each row by its own number, or each value of a field by what its rows come to. */
function rankedBy(of: Context, entity: Entity, block: BlockOf<'leaderboard'>): Ranked[] {
  const field = block.field ? fieldOf(entity, block.field) : undefined
  const by = fieldOf(entity, block.by)
  const rows = rowsOf(of, entity)
  if (by && (block.measure === 'best' || block.by !== entity.title)) return grouping(of, rows, by, block, field)
  return rows.flatMap((row) => {
    const number = field ? valueIn(row, field.id) : null
    return typeof number === 'number' ? [{ name: rowTitle(of, entity, row), number, text: shown('sum', field, number), isMine: isOwn(of, row) }] : []
  })
}
const isOwn = ({ viewer }: Context, { owner }: SiteRow): boolean => owner !== null && owner === viewer.id

function grouping(of: Context, rows: readonly SiteRow[], by: Field, block: BlockOf<'leaderboard'>, field: Field | undefined): Ranked[] {
  return [...Map.groupBy(rows, (row) => textOf(of, by, valueIn(row, by.id)))].flatMap(([words, group]) => {
    const number = block.measure === 'best' ? bestOf(group, field) : measure(block.measure, group, field)
    if (words === '' || number === null) return []
    const about = by.type === 'reference' ? referenceOf(of, by, valueIn(group[0]!, by.id)) : null
    const to = about && rowAddress(of, about.entity, about.row)
    const text = shown(block.measure === 'best' ? 'sum' : block.measure, field, number)
    return [{ name: to ? html`<a href="${to}">${words}</a>` : html`${words}`, number, text, isMine: group.some((row) => isOwn(of, row)) }]
  })
}
function bestOf(rows: readonly SiteRow[], field: Field | undefined): number | null {
  const numbers = rows.flatMap((row) => (field && typeof valueIn(row, field.id) === 'number' ? [Number(valueIn(row, field.id))] : []))
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** Places from the first; equal numbers share one. */
export function leaderboard(of: Context, block: BlockOf<'leaderboard'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const all = rankedBy(of, entity, block).toSorted((a, b) => b.number - a.number)
  if (all.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} to rank yet.` }))
  const top = Math.max(1e-9, ...all.map(({ number }) => number))
  const entry = (one: Ranked): Html => {
    const place = all.findIndex(({ number }) => number === one.number) + 1
    return html`<li class="rank${place <= 3 && ` rank-${place}`}"><span class="rank-place"><span class="sr">Place </span>${place}</span><span class="rank-name">${one.name}${one.isMine && html` <span class="tag">You</span>`}</span><span class="rank-bar" aria-hidden="true"><span style="width:${Math.round((Math.max(0, one.number) / top) * 100)}%"></span></span><b class="rank-score">${one.text}</b></li>`
  }
  return section(of, block, html`<ol class="ranks card">${all.slice(0, ranked_max).map(entry)}</ol>`, { unseen: 'Ranking' })
}

/** Rows against columns of two fields, with sums. */
export function pivot(of: Context, block: BlockOf<'pivot'>): Html {
  const entity = entityOf(of, block.entity)
  const [down, across] = [entity && fieldOf(entity, block.rows), entity && fieldOf(entity, block.columns)]
  if (!entity || !down || !across || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const field = block.field ? fieldOf(entity, block.field) : undefined
  const rows = rowsWithin(of, entity)
  const named = (by: Field, row: SiteRow): readonly string[] => groupsOf(by, textOf(of, by, valueIn(row, by.id)) || 'None')
  const lines = [...new Set(rows.flatMap((row) => named(down, row)))].slice(0, 20)
  const columns = [...new Set(rows.flatMap((row) => named(across, row)))].slice(0, 8)
  const at = (of_: (row: SiteRow) => boolean): string => {
    const inside = rows.filter(of_)
    return inside.length === 0 ? '–' : shown(block.measure, field, measure(block.measure, inside, field))
  }
  const body = lines.map(
    (name) =>
      html`<tr><th scope="row">${name}</th>${columns.map((column) => html`<td class="number">${at((row) => named(down, row).includes(name) && named(across, row).includes(column))}</td>`)}<td class="number"><b>${at((row) => named(down, row).includes(name))}</b></td></tr>`,
  )
  const foot = html`<tr><th scope="row">All</th>${columns.map((column) => html`<td class="number"><b>${at((row) => named(across, row).includes(column))}</b></td>`)}<td class="number"><b>${at(() => true)}</b></td></tr>`
  return section(
    of,
    block,
    html`<div class="pivot card" role="region" aria-label="${block.heading || 'Summary'}, table" tabindex="0"><table><caption class="sr">${down.label} by ${across.label.toLowerCase()}</caption><thead><tr><th scope="col">${down.label}</th>${columns.map((column) => html`<th scope="col" class="number">${column}</th>`)}<th scope="col" class="number">All</th></tr></thead><tbody>${body}${foot}</tbody></table></div>`,
    { unseen: 'Summary' },
  )
}

/** How far rows have come: by a percentage of their own, or the share of those that are done. */
export function progress(of: Context, block: BlockOf<'progress'>): Html {
  const entity = entityOf(of, block.entity)
  const by = entity && fieldOf(entity, block.by)
  if (!entity || !by || (entity.read === 'managed' && !of.viewer.manages)) return nothing
  const rows = rowsOf(of, entity)
  if (rows.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet.` }))
  const states = by.choices ?? []
  const shareOf = (row: SiteRow): number => {
    const value = valueIn(row, by.id)
    if (typeof value === 'number') return Math.max(0, Math.min(100, by.max && by.max !== 100 ? (value / by.max) * 100 : value))
    if (block.done.includes(String(value))) return 100
    return states.length > 1 ? (Math.max(0, states.indexOf(String(value))) / (states.length - 1)) * 100 : 0
  }
  const done = rows.filter((row) => shareOf(row) >= 100).length
  const bar = (share: number, label: string): Html =>
    html`<progress max="100" value="${Math.round(share)}" aria-label="${label}">${Math.round(share)}%</progress>`
  const each = rows
    .slice(0, 12)
    .map(
      (row) =>
        html`<li><span class="progress-name">${rowTitle(of, entity, row)}</span>${bar(shareOf(row), `Progress of this ${entity.singular}`)}<span class="progress-said">${by.type === 'choice' ? textOf(of, by, valueIn(row, by.id)) || 'Not begun' : `${grouped(Math.round(shareOf(row)), 0)}%`}</span></li>`,
    )
  return section(
    of,
    block,
    html`<div class="card progress-card"><p class="progress-total"><b>${done} of ${counted(rows.length, entity)}</b> done</p>${bar((done / rows.length) * 100, 'All together')}<ul>${each}</ul></div>`,
    { unseen: 'Progress' },
  )
}
