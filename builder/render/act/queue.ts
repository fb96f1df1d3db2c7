import type { Effect } from '../../model.ts'
import { stateOf } from '../access.ts'
import { own } from '../own.ts'
import { numberOf, type Scene } from './scene.ts'

/** Who waits, numbered anew: those who have a number keep their order, whoever has none yet comes last. */
export function queue({ desk, entity, action, values }: Scene, { by, open, to }: Extract<Effect, { kind: 'queue' }>, row: string): void {
  const { lifecycle } = entity
  const isNear = (of: typeof values): boolean => by === null || own(of, by) === own(values, by)
  const waits = (state: string): boolean => lifecycle === undefined || open.includes(state)
  const all = desk.rowsOf(entity.id).filter((one) => one.id !== row && isNear(one.values) && (lifecycle === undefined || waits(stateOf(lifecycle, one))))
  const isIn = action.kind !== 'delete' && (lifecycle === undefined || waits(String(own(values, lifecycle.field) ?? lifecycle.initial)))
  const last = Number.MAX_SAFE_INTEGER
  const waiting = [
    ...all.map((one) => ({ id: one.id, at: numberOf(own(one.values, to)), row: one })),
    ...(isIn ? [{ id: row, at: numberOf(own(values, to)), row: null }] : []),
  ]
  const ordered = waiting.toSorted((one, other) => (one.at ?? last) - (other.at ?? last))
  if (!isIn) values[to] = null
  ordered.forEach(({ row: one, at }, index) => {
    if (one === null) values[to] = index + 1
    else if (at !== index + 1) desk.change(entity.id, one, { [to]: index + 1 })
  })
}
