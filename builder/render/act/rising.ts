import type { SiteRow } from '../../site.ts'
import { canRead } from '../access.ts'
import { own } from '../own.ts'
import { actorIn, isGiven, numberOf, others, rounded, type Scene } from './scene.ts'

/** What counts up: a number of the rows that are alike in `by`, the older ones by `on` where they have a day. */
export interface Rising {
  readonly field: string
  readonly by: readonly string[]
  readonly on: string | null
}

/** The highest number that the rows before this one have, as far as whoever acts may read them; null where there is none. */
export function lastOf(scene: Scene, { field, by, on }: Rising): number | null {
  const viewer = actorIn(scene)
  const day = on === null ? undefined : own(scene.values, on)
  const isBefore = ({ values }: SiteRow): boolean => on === null || !isGiven(day) || !isGiven(own(values, on)) || String(own(values, on)) <= String(day)
  const isAlike = ({ values }: SiteRow): boolean => by.every((one) => own(values, one) === own(scene.values, one))
  const known = others(scene, []).flatMap((row) =>
    isAlike(row) && isBefore(row) && canRead(viewer, scene.entity, row) ? (numberOf(own(row.values, field)) ?? []) : [],
  )
  return known.length === 0 ? null : Math.max(...known)
}

/** Keeps what the number was last, and by how much it has gone up since. */
export function rise(scene: Scene, { to, last: into, ...rising }: Rising & { readonly to: string | null; readonly last: string | null }): void {
  const [now, last] = [numberOf(own(scene.values, rising.field)), lastOf(scene, rising)]
  if (now === null || last === null) return
  if (into !== null) scene.values[into] = last
  if (to !== null) scene.values[to] = Math.max(0, rounded(now - last))
}
