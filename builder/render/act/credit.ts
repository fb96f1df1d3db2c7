import type { Effect, Values } from '../../model.ts'
import { own } from '../own.ts'
import { cents } from './prices.ts'
import { codedRow, numberOf, rowFor, type Scene } from './scene.ts'

type Credit = Extract<Effect, { kind: 'credit' }>

/** What an opening earns as the site is run now; null where it earns nothing. */
function earnedBy({ desk }: Scene, { earns }: Credit): number | null {
  const set = earns && desk.rowsOf(earns.of).toSorted((a, b) => b.created_at - a.created_at)[0]
  return set && earns ? (numberOf(own(set.values, earns.rate)) ?? 0) : null
}

/** A code counts as the one that it is, however it was written. */
export function known(scene: Scene, { entity, code, by }: Credit): void {
  const row = codedRow(scene, entity, code, by)
  if (row) scene.values[by] = own(row.values, code) ?? null
}

/** Counts an opening for whose link it is; nothing happens for a code that nobody bears. */
export function credit(scene: Scene, effect: Credit): void {
  const { entity, code, by, count, earns, into } = effect
  const row = codedRow(scene, entity, code, by)
  if (!row) return
  const earned = earnedBy(scene, effect)
  const sum: Values = earns && earned !== null ? { [earns.sum]: cents((numberOf(own(row.values, earns.sum)) ?? 0) + earned) } : {}
  scene.desk.change(entity, row, { [count]: (numberOf(own(row.values, count)) ?? 0) + 1, ...sum })
  const copies = Object.fromEntries(into.copies.map(({ from, to }) => [to, own(row.values, from) ?? null]))
  const kept = { ...copies, [into.on]: scene.today, ...(earns && { [earns.kept]: earned }) }
  scene.desk.insert(into.entity, rowFor(scene, into.entity, kept), row.owner ?? undefined)
}
