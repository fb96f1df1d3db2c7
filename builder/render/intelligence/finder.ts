import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { emptyState, section } from '../blocks/section.ts'
import { address, type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own, valueIn } from '../own.ts'
import { briefCard } from '../social/saved.ts'
import { inSentence, measured, textOf, titleOf } from '../value.ts'
import { likingsOf } from './likings.ts'

const named = (block: BlockOf<'finder'>, field: Field): string => `${block.id}.${field.id}`
/** Fewer is better of what is paid or waited for; of all else more is. */
const isLimit = ({ type, label }: Field): boolean => type === 'money' || /price|cost|fee|distance|duration|days|weight|age\b/i.test(label)

function question(of: Context, block: BlockOf<'finder'>, field: Field): Html {
  const id = `${block.id}-${field.id}`
  const name = named(block, field)
  const asked = own(of.request.query, name) ?? ''
  if (field.type === 'boolean')
    return html`<div class="field field-check"><input id="${id}" type="checkbox" name="${name}" value="yes"${asked === 'yes' && html` checked`}><label for="${id}">${field.label}</label></div>`
  const choices = field.type === 'reference' ? referred(of, field) : (field.choices ?? []).map((one) => ({ value: one, words: one }))
  if (choices.length > 6)
    return html`<div class="field"><label for="${id}">${field.label}</label><select id="${id}" name="${name}"><option value="">Any</option>${choices.map(({ value, words }) => html`<option value="${value}"${value === asked && html` selected`}>${words}</option>`)}</select></div>`
  if (choices.length > 0)
    return html`<fieldset class="field"><legend>${field.label}</legend><div class="segments">${[{ value: '', words: 'Any' }, ...choices].map(
      ({ value, words }, index) =>
        html`<span class="segment"><input id="${id}-${index}" type="radio" name="${name}" value="${value}"${value === asked && html` checked`}><label for="${id}-${index}">${words}</label></span>`,
    )}</div></fieldset>`
  const words = `${field.label}${field.unit && field.type !== 'money' ? ` (${field.unit})` : ''}, ${isLimit(field) ? 'at most' : 'at least'}`
  return html`<div class="field"><label for="${id}">${words}</label><input id="${id}" name="${name}" type="number" step="any" inputmode="decimal" value="${asked}"></div>`
}
function referred(of: Context, field: Field): { readonly value: string; readonly words: string }[] {
  const other = entityOf(of, field.entity ?? '')
  return other
    ? rowsOf(of, other)
        .slice(0, 40)
        .map((row) => ({ value: row.id, words: titleOf(of, other, row) }))
    : []
}

interface Fit {
  readonly points: number
  readonly reason: string
}
/** How well a row meets one answer, from 0 to 1, and why. */
function fitOf(of: Context, field: Field, row: SiteRow, asked: string): Fit {
  const value = valueIn(row, field.id)
  const said = textOf(of, field, value)
  if (field.type === 'boolean') return value === true || value === 'true' ? { points: 1, reason: field.label } : { points: 0, reason: '' }
  if (field.choices || field.type === 'reference') return String(value ?? '') === asked ? { points: 1, reason: said } : { points: 0, reason: '' }
  const wanted = Number(asked)
  if (typeof value !== 'number' || !Number.isFinite(wanted)) return { points: 0, reason: '' }
  const limit = measured(field, wanted)
  if (isLimit(field) ? value <= wanted : value >= wanted)
    return { points: 1, reason: `${inSentence(field.label)} ${said}, ${isLimit(field) ? 'within' : 'at least'} ${limit}` }
  const off = Math.abs(value - wanted) / Math.max(1e-9, Math.abs(wanted))
  return off < 0.25 ? { points: 0.5, reason: `${inSentence(field.label)} ${said}, close to ${limit}` } : { points: 0, reason: '' }
}

/** A few questions, and the rows in the order in which they meet the answers. */
export function finder(of: Context, block: BlockOf<'finder'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const fields = fieldsOf(entity, block.asks)
  const asked = fields.flatMap((field) => {
    const answer = (own(of.request.query, named(block, field)) ?? '').trim()
    return answer === '' ? [] : [{ field, answer }]
  })
  const here = of.page?.path ?? '/'
  const form = html`<form class="card form finder-form" method="get" action="${address(of, here)}#${block.id}-found">${fields.map((field) => question(of, block, field))}<div class="actions"><button class="button" type="submit">Find what suits me</button>${asked.length > 0 && html`<a class="button button-plain" href="${address(of, here, { anchor: block.id })}">Start again</a>`}</div><p class="help">Worked out on this site from what its ${entity.plural} say. No outside service is asked.</p></form>`
  return section(of, block, html`<div class="finder">${form}<div id="${block.id}-found">${found(of, block, entity, asked)}</div></div>`, {
    unseen: `Find ${entity.plural}`,
  })
}

function found(of: Context, block: BlockOf<'finder'>, entity: Entity, asked: readonly { readonly field: Field; readonly answer: string }[]): Html {
  const rating = entity.fields.find(({ type }) => type === 'rating')
  const liked = (row: SiteRow): number => (rating ? Number(valueIn(row, rating.id) ?? 0) : 0)
  const likings = asked.length === 0 ? likingsOf(of, entity, fieldsOf(entity, block.asks)) : null
  if (likings) return suggested(of, block, entity, likings)
  const all = rowsOf(of, entity).map((row) => {
    const fits = asked.map(({ field, answer }) => fitOf(of, field, row, answer))
    return { row, points: fits.reduce((sum, { points }) => sum + points, 0), reasons: fits.flatMap(({ reason }) => reason || []) }
  })
  if (all.length === 0) return emptyState({ words: `There are no ${entity.plural} yet.` })
  const best = all.toSorted((a, b) => b.points - a.points || liked(b.row) - liked(a.row))
  const shown = (asked.length > 0 ? best.filter(({ points }) => points > 0) : best).slice(0, block.most)
  if (shown.length === 0) return emptyState({ words: `No ${entity.singular} meets any of this. Leave something open and try again.` })
  const words =
    asked.length > 0
      ? html`<p class="help" role="status">${shown.length} of ${all.length} ${entity.plural}, the best match first.</p>`
      : html`<p class="help">${rating ? 'The best rated until you say what matters to you.' : 'The newest until you say what matters to you.'}</p>`
  const cards = shown.map(({ row, points, reasons }) => {
    const share = asked.length > 0 ? Math.round((points / asked.length) * 100) : null
    return briefCard(
      of,
      entity,
      row,
      share === null
        ? nothing
        : html`<p class="reason">${icon('spark')}<span><strong>${share}% match</strong>${reasons.length > 0 && html`: ${reasons.join('; ')}`}</span></p>`,
    )
  })
  return html`${words}<ul class="grid grid-3 cards">${cards}</ul>`
}

/** What is most like what the visitor chose here before they say what matters to them, each with what it has in common with it. */
function suggested(of: Context, block: BlockOf<'finder'>, entity: Entity, likings: NonNullable<ReturnType<typeof likingsOf>>): Html {
  const near = rowsOf(of, entity).flatMap((row) => {
    const liking = likings(row)
    return liking ? [{ row, ...liking }] : []
  })
  if (near.length === 0) return emptyState({ words: `You have chosen all of the ${entity.plural} already.` })
  const cards = near
    .toSorted((a, b) => b.points - a.points)
    .slice(0, block.most)
    .map(({ row, reason }) => briefCard(of, entity, row, reason === '' ? nothing : html`<p class="reason">${icon('spark')}<span>${reason}</span></p>`))
  return html`<p class="help" role="status">For you, by what you chose here before. Say what matters to you to look further.</p><ul class="grid grid-3 cards">${cards}</ul>`
}
