import { createHash } from 'node:crypto'
import type { AppModel, Entity, Values } from '../../builder/model.ts'
import { seedValues } from '../../builder/samples.ts'

/** One side of a project's rows: what its deployed site keeps (`live`), or what was tried out in its previews (`preview`). */
export interface Space {
  readonly project_id: string
  readonly space: string
}

/** The id of the row that an entity's n-th seed becomes; always the same, so that references to it hold whenever it is laid. */
export const sampleId = (of: Space, entity: string, index: number): string =>
  createHash('sha256')
    .update(JSON.stringify([of.project_id, of.space, entity, index]))
    .digest('hex')
    .slice(0, 32)

/** The values of a seed's row in a space. */
export const sampleValues = (of: Space, entity: Entity, seed: Values, today: string): Values =>
  seedValues((id, index) => sampleId(of, id, index), entity, seed, today)

export interface SampleChange {
  readonly put: readonly { readonly index: number; readonly seed: Values }[]
  /** Seeds that came anew; they are laid only where some samples still stand. */
  readonly add: readonly { readonly index: number; readonly seed: Values }[]
  readonly drop: readonly number[]
}

/** What becomes of an entity's samples when its model changes; null where nothing does. */
export function sampleChange(from: AppModel, to: AppModel, entity: string): SampleChange | null {
  const before = from.entities.find((one) => one.id === entity)?.seeds ?? []
  const after = to.entities.find((one) => one.id === entity)?.seeds ?? []
  if (JSON.stringify(before) === JSON.stringify(after)) return null
  const numbered = after.map((seed, index) => ({ index, seed }))
  return {
    put: numbered.filter(({ index, seed }) => index < before.length && JSON.stringify(before[index]) !== JSON.stringify(seed)),
    add: numbered.slice(before.length),
    drop: before.map((_, index) => index).slice(after.length),
  }
}
