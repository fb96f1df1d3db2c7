import type { SiteRow } from '../../site.ts'
import { own } from '../own.ts'
import { numberOf, rounded } from './scene.ts'

/** How trades are told apart: what is traded, which way, how much of it, and for how much money. */
export interface Trading {
  readonly by: string
  readonly side: string
  readonly buy: string
  readonly amount: string
  readonly total: string
}
export interface Held {
  /** What is left of what was bought, after what was sold. */
  readonly amount: number
  readonly bought: number
  readonly paid: number
}

/** What trades leave of each thing, by its row's id. */
export function heldIn(rows: readonly SiteRow[], { by, side, buy, amount, total }: Trading): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>()
  for (const { values } of rows) {
    const id = String(own(values, by) ?? '')
    const count = numberOf(own(values, amount)) ?? 0
    const isBought = own(values, side) === buy
    const before = held.get(id) ?? { amount: 0, bought: 0, paid: 0 }
    held.set(id, {
      amount: rounded(before.amount + (isBought ? count : -count)),
      bought: before.bought + (isBought ? count : 0),
      paid: before.paid + (isBought ? (numberOf(own(values, total)) ?? 0) : 0),
    })
  }
  return held
}
