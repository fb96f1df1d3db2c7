import type { Guard } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { own } from '../own.ts'
import { numberOf } from './scene.ts'

/** Whether a row can be what a new one refers to by `by`, as far as the row alone says: in a state for it, not over, and with something left. */
export const isOpenFor = (guards: readonly Guard[], by: string, { values }: SiteRow, today: string): boolean =>
  guards.every((guard) => {
    if (!('by' in guard) || guard.by !== by) return true
    switch (guard.kind) {
      case 'is':
        return guard.values.includes(own(values, guard.field) ?? null)
      case 'running':
        return isRunning(own(values, guard.field), today)
      case 'room':
        return (numberOf(own(values, guard.field)) ?? 0) < (numberOf(own(values, guard.most)) ?? Number.POSITIVE_INFINITY)
      case 'enough':
        return guard.when !== undefined || (numberOf(own(values, guard.field)) ?? 1) > 0
      default:
        return true
    }
  })

/** Whether a day is not over; no day is never over. */
export const isRunning = (day: unknown, today: string): boolean => typeof day !== 'string' || day === '' || day.slice(0, 10) >= today
