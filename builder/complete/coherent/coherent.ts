import type { Entity } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { atRest, letWork } from './at-rest.ts'
import { daysBesideParents, partsOfComing } from './beside-parents.ts'
import { daysInState } from './days.ts'
import { inState } from './ended.ts'
import { periodsTold } from './periods-told.ts'
import { renewedInTime } from './renewals.ts'

/** Within one table, in the order in which they build on one another. */
const ofOne: readonly ((entity: Entity) => Entity)[] = [inState, atRest, letWork, daysInState, periodsTold]
/** Among tables. */
const ofAll: readonly ((entities: readonly Entity[]) => readonly Entity[])[] = [renewedInTime, daysBesideParents]

/** Entities whose sample rows agree within themselves, with one another and with those that they refer to. */
export function agreed(entities: readonly Entity[]): readonly Entity[] {
  const within = partsOfComing(entities).map((entity) => (entity.seeds.length === 0 ? entity : ofOne.reduce((so_far, step) => step(so_far), entity)))
  return ofAll.reduce<readonly Entity[]>((so_far, step) => step(so_far), within)
}

/** States and days of sample rows tell one story. */
export const coherent: Completer = (draft) => withModel(draft, { entities: [...agreed(draft.model.entities)] })
