import type { BlockOf } from '../../model.ts'
import { stateOf } from '../access.ts'
import { type Held, heldIn } from '../act/held.ts'
import { numberOf } from '../act/scene.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { grouped, rowAddress, titleOf } from '../value.ts'
import { inForm, ownRows } from './money.ts'

/** What the visitor has of each thing that they bought and sold: how much, at what price on average, what it is worth now and what was gained by it. */
export function holdings(of: Context, block: BlockOf<'holdings'>): Html {
  const entity = entityOf(of, block.entity)
  const by = entity && fieldOf(entity, block.by)
  const asset = entityOf(of, by?.entity ?? '')
  if (!entity || !asset) return nothing
  const counted = ownRows(of, entity).filter((row) => !(entity.lifecycle && block.unless.includes(stateOf(entity.lifecycle, row))))
  const held = [...heldIn(counted, block)].filter(([, { amount }]) => amount > 0)
  if (held.length === 0)
    return section(of, block, emptyState({ words: `You hold nothing yet. What you buy is counted here, at the price of the day.` }), { unseen: 'Holdings' })
  const prices = new Map(rowsOf(of, asset).map((row) => [row.id, row]))
  const lines = held.flatMap(([id, one]) => {
    const row = prices.get(id)
    return row ? [{ row, ...worth(one, numberOf(valueIn(row, block.price)) ?? 0) }] : []
  })
  const money = (sum: number): string => inForm(entity, block.total, cents(sum))
  const gain = (sum: number): Html => html`<span class="${sum < 0 ? 'tag tag-bad' : 'tag tag-good'}">${sum > 0 && '+'}${money(sum)}</span>`
  const body = lines.map(({ row, amount, each, value, gained }) => {
    const to = rowAddress(of, asset, row)
    return html`<tr><th scope="row">${to ? html`<a href="${to}">${titleOf(of, asset, row)}</a>` : titleOf(of, asset, row)}</th><td class="number">${grouped(amount)}</td><td class="number">${money(each)}</td><td class="number">${money(numberOf(valueIn(row, block.price)) ?? 0)}</td><td class="number">${money(value)}</td><td class="number">${gain(gained)}</td></tr>`
  })
  const [value, gained] = [lines.reduce((sum, one) => sum + one.value, 0), lines.reduce((sum, one) => sum + one.gained, 0)]
  return section(
    of,
    block,
    html`<div class="compare-frame card" role="region" aria-label="Holdings" tabindex="0"><table class="compare"><thead><tr><th scope="col">${by?.label ?? 'Name'}</th><th scope="col" class="number">Held</th><th scope="col" class="number">Bought at</th><th scope="col" class="number">Price now</th><th scope="col" class="number">Value</th><th scope="col" class="number">Gain</th></tr></thead><tbody>${body}<tr><th scope="row">All of it</th><td></td><td></td><td></td><td class="number">${money(value)}</td><td class="number">${gain(gained)}</td></tr></tbody></table></div>`,
    { unseen: 'Holdings' },
  )
}

const cents = (sum: number): number => Math.round(sum * 100) / 100
const worth = ({ amount, bought, paid }: Held, price: number) => {
  const each = bought > 0 ? paid / bought : 0
  return { amount, each, value: cents(amount * price), gained: cents(amount * (price - each)) }
}
