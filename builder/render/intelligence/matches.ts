import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, address, type Context, entityOf, fieldOf, rowOf, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { own, valueIn } from '../own.ts'
import { briefCard } from '../social/saved.ts'
import { inSentence, textOf, titleOf } from '../value.ts'

type Pair = BlockOf<'matches'>['pairs'][number]
const short = new Set('the and for with from that this are you our your has have will can into over about'.split(' '))
/** The words of a text by their stems, each as it is first written there. */
const wordsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !short.has(word))
      .map((word) => [word.replace(/(?:ing|ed|es|s)$/, ''), word] as const)
      .toReversed(),
  )

interface Agreed {
  readonly points: number
  readonly reason: string
}
/** How far two values agree, from 0 to 1, and in what. */
function agreed(of: Context, pair: Pair, [one, other]: readonly [Field, Field], [a, b]: readonly [SiteRow, SiteRow]): Agreed {
  const [mine, theirs] = [valueIn(a, one.id), valueIn(b, other.id)]
  const none = { points: 0, reason: '' }
  if (pair.by === 'near') {
    if (typeof mine !== 'number' || typeof theirs !== 'number') return none
    const off = Math.abs(mine - theirs) / Math.max(1, Math.abs(mine), Math.abs(theirs))
    const [is, wanted] = [textOf(of, other, theirs), textOf(of, one, mine)]
    return off <= 0.25 ? { points: 1 - off, reason: `${inSentence(other.label)} ${is}${is === wanted ? '' : `, near ${wanted}`}` } : none
  }
  const [said, told] = [textOf(of, one, mine), textOf(of, other, theirs)]
  if (said === '' || told === '') return none
  if (pair.by === 'same') return said.toLowerCase() === told.toLowerCase() ? { points: 1, reason: `${inSentence(other.label)} ${told}` } : none
  const [own_words, other_words] = [wordsOf(said), wordsOf(told)]
  const shared = [...own_words].flatMap(([stem, word]) => (other_words.has(stem) ? [word] : [])).toReversed()
  return shared.length === 0 ? none : { points: Math.min(1, shared.length / 3), reason: `both say ${shared.slice(0, 4).join(', ')}` }
}

/** For one row of an entity, the rows of another that suit it, best first, each with its reasons. */
export function matches(of: Context, block: BlockOf<'matches'>): Html {
  const [entity, other] = [entityOf(of, block.entity), entityOf(of, block.other)]
  if (!entity || !other) return nothing
  const all = rowsOf(of, entity)
  const asked = own(of.request.query, `${block.id}.for`) ?? (block.proposes && of.request.query.at)
  const row = (asked === undefined ? undefined : rowOf(of, entity, asked)) ?? all[0]
  if (!row) return section(of, block, emptyState({ words: `There are no ${entity.plural} to match yet.` }), { unseen: 'Matches' })
  const here = of.page?.path ?? '/'
  const id = `${block.id}-for`
  const form = html`<form class="card form match-form" method="get" action="${address(of, here)}#${block.id}" data-auto><div class="field"><label for="${id}">Match for this ${entity.singular}</label><select id="${id}" name="${block.id}.for">${all.slice(0, 200).map((one) => html`<option value="${one.id}"${one.id === row.id && html` selected`}>${titleOf(of, entity, one)}</option>`)}</select></div><div class="actions"><button class="button" type="submit">Match</button></div><p class="help">Compared on this site by what both say. No outside service is asked.</p></form>`
  return section(of, block, html`<div class="finder">${form}<div>${suited(of, block, { entity, other, row })}</div></div>`, { unseen: 'Matches' })
}

interface Matched {
  readonly entity: Entity
  readonly other: Entity
  readonly row: SiteRow
}
function suited(of: Context, block: BlockOf<'matches'>, { entity, other, row }: Matched): Html {
  const pairs = block.pairs.flatMap((pair) => {
    const fields = [fieldOf(entity, pair.field), fieldOf(other, pair.other)]
    return fields[0] && fields[1] ? [{ pair, fields: [fields[0], fields[1]] as const }] : []
  })
  const all = rowsOf(of, other)
    .filter((one) => one.id !== row.id)
    .map((one) => {
      const each = pairs.map(({ pair, fields }) => agreed(of, pair, fields, [row, one]))
      return { one, points: each.reduce((sum, { points }) => sum + points, 0), reasons: each.flatMap(({ reason }) => reason || []) }
    })
  const best = all
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, block.most)
  if (best.length === 0) return emptyState({ words: `No ${other.singular} has anything in common with ${titleOf(of, entity, row)} yet.` })
  const cards = best.map(({ one, points, reasons }) => {
    const share = Math.round((points / Math.max(1, pairs.length)) * 100)
    const told = reasons.join('; ')
    const reason = html`<p class="reason">${icon('spark')}<span><strong>${share}% match</strong>: ${told}</span></p>`
    return briefCard(of, other, one, html`${reason}${proposal(of, block, [row, one], { told, share })}`)
  })
  return html`<p class="help" role="status">The ${other.plural} that suit ${titleOf(of, entity, row)}, the best match first.</p><ul class="grid grid-3 cards">${cards}</ul>`
}

/** A button that puts a match of these two forward, with why; what is put forward already says so. */
function proposal(
  of: Context,
  block: BlockOf<'matches'>,
  [row, one]: readonly [SiteRow, SiteRow],
  { told, share }: { readonly told: string; readonly share: number },
): Html {
  const { proposes } = block
  const action = proposes && actionOf(of, proposes.action)
  const entity = action && entityOf(of, action.entity)
  if (!proposes || !action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  const is = rowsOf(of, entity).some((match) => valueIn(match, proposes.one) === row.id && valueIn(match, proposes.other) === one.id)
  if (is) return html`<p class="help">This match is proposed already.</p>`
  const kept = {
    [proposes.one]: row.id,
    [proposes.other]: one.id,
    ...(proposes.reason && { [proposes.reason]: told }),
    ...(proposes.score && { [proposes.score]: `${share}` }),
  }
  const carried = Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const other = entityOf(of, block.other)
  return html`<form class="row-actions" method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}">${carried}<button class="button button-small" type="submit">${action.name}<span class="sr"> ${other && titleOf(of, other, one)}</span></button></form>`
}
