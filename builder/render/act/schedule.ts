import type { Effect, Values } from '../../model.ts'
import { own } from '../own.ts'
import { cents, instalmentOf } from './prices.ts'
import { numberOf, rowFor, type Scene } from './scene.ts'

type Schedule = Extract<Effect, { kind: 'schedule' }>
const most = 480

/** What is due each month, so that nothing is left after the last; none where the loan lacks its amount or its months. */
export function instalmentsOf(values: Values, { amount, rate, months }: Pick<Schedule, 'amount' | 'rate' | 'months'>): readonly number[] {
  const each = instalmentOf(values, { amount, rate: rate ?? '', months })
  const count = Math.min(most, Math.floor(numberOf(own(values, months)) ?? 0))
  if (each === null || count < 1) return []
  const monthly = (rate === null ? 0 : (numberOf(own(values, rate)) ?? 0)) / 1200
  let left = numberOf(own(values, amount))!
  return Array.from({ length: count }, (_, at) => {
    const due = cents(left * (1 + monthly))
    const paid = at === count - 1 ? due : Math.min(each, due)
    left = cents(due - paid)
    return paid
  })
}

/** The same day so many months later, or the last of a month that has no such day. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`
}

const isPlanned = (scene: Scene, { entity, by }: Schedule): boolean =>
  scene.row !== null && scene.desk.rowsOf(entity).some(({ values }) => own(values, by) === scene.row?.id)

/** What all that is due comes to, kept by the loan itself. */
export function leftToPay(scene: Scene, effect: Schedule): void {
  if (effect.left !== null && !isPlanned(scene, effect))
    scene.values[effect.left] = cents(instalmentsOf(scene.values, effect).reduce((sum, one) => sum + one, 0))
}

/** The rows of what is due, the last first, as the newest stand first. */
export function schedule(scene: Scene, effect: Schedule, row: string): void {
  if (isPlanned(scene, effect)) return
  const { entity, by, to } = effect
  const all = instalmentsOf(scene.values, effect)
  for (const [at, sum] of [...all.entries()].toReversed()) {
    const values = {
      [by]: row,
      [to.sum]: sum,
      [to.on]: monthsLater(scene.today, at + 1),
      ...(to.name !== null && { [to.name]: `${at + 1} of ${all.length}` }),
    }
    scene.desk.insert(entity, rowFor(scene, entity, values), scene.row?.owner ?? undefined)
  }
}
