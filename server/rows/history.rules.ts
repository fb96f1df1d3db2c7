import type { Values } from '../../builder/model.ts'
import type { SiteRow } from '../../builder/site.ts'
import type { RowsChange } from '../../contract/rows.api.ts'
import { presentRow } from './row.present.ts'

/** A row of that time and of now, null where there was or is none. */
export interface Difference {
  readonly id: string
  readonly entity: string
  readonly was: SiteRow | null
  readonly now: SiteRow | null
}

const examples_max = 3

/** How many of each entity's rows were added, changed and removed, in the order of the entities' names, with examples of each. */
export function changesOf(differences: readonly Difference[]): RowsChange[] {
  const entities = [...new Set(differences.map(({ entity }) => entity))].toSorted()
  return entities.map((entity) => {
    const own = differences.filter((one) => one.entity === entity)
    const added = own.flatMap(({ was, now }) => (!was && now ? [now] : []))
    const changed = own.flatMap(({ was, now }) => (was && now ? [now] : []))
    const removed = own.flatMap(({ was, now }) => (was && !now ? [was] : []))
    const first = (rows: readonly SiteRow[]) => rows.slice(0, examples_max).map(presentRow)
    return {
      entity,
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      examples: { added: first(added), changed: first(changed), removed: first(removed) },
    }
  })
}

/** How many rows that count for the plan there are more, or fewer, once a difference is undone. */
export const growthOf = (differences: readonly Difference[]): number =>
  differences.reduce((sum, { was, now }) => sum + Number(was !== null && was.owner !== null) - Number(now !== null && now.owner !== null), 0)

/** Whether two rows hold the same; when they were last written does not count. */
export const isSame = (one: SiteRow | null, other: SiteRow | null): boolean =>
  one === null || other === null ? one === other : one.owner === other.owner && sameValues(one.values, other.values)

const sameValues = (one: Values, other: Values): boolean => JSON.stringify(one) === JSON.stringify(other)
