import type { Entity, Value, Values } from '../model.ts'
import type { SiteRow } from '../site.ts'
import { own } from './own.ts'

const dayIn = (values: Values, field: string | null): string => (field === null ? '' : String(own(values, field) ?? '').slice(0, 10))

/** Whether what a row tells of is to come, goes on or is over on a day, in the entity's words; null without any day of its own. */
export function phaseOf({ phases }: Entity, values: Values, today: string): Value {
  if (!phases) return null
  const [from, to] = [dayIn(values, phases.from), dayIn(values, phases.to)]
  if (from === '' && to === '') return null
  if (from !== '' && today < from) return phases.words.before
  return to !== '' && today > to ? phases.words.after : phases.words.during
}

/** The rows, each with its phase as of today. */
export const phased = (entity: Entity, rows: readonly SiteRow[], today: string): readonly SiteRow[] => {
  const { phases } = entity
  return phases ? rows.map((row) => ({ ...row, values: { ...row.values, [phases.field]: phaseOf(entity, row.values, today) } })) : rows
}
