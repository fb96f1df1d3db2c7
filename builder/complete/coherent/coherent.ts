import type { Entity } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { answersCounted } from './answers-counted.ts'
import { toldApart } from './apart.ts'
import { atRest, letWork } from './at-rest.ts'
import { bedsForAll } from './beds.ts'
import { daysBesideParents, partsOfComing } from './beside-parents.ts'
import { bidsForBudgets } from './bid-for.ts'
import { bounded } from './bounded.ts'
import { paidByPost } from './by-post.ts'
import { daysInState } from './days.ts'
import { inState } from './ended.ts'
import { endsApart } from './ends-apart.ts'
import { longTerms } from './long-terms.ts'
import { numbersTold } from './numbers-told.ts'
import { oneEach } from './one-each.ts'
import { paidInFull } from './paid-sums.ts'
import { periodsTold } from './periods-told.ts'
import { pricesInOrder } from './prices.ts'
import { spentIsLess, stockCounted, unitsOfGoods } from './quantities.ts'
import { renewedInTime } from './renewals.ts'
import { worthItsPoints } from './reward-worth.ts'
import { balanced } from './running-balance.ts'
import { sameNamed } from './same-named.ts'
import { onePerson, ownAddress } from './same-person.ts'
import { scoresInLine } from './scores.ts'
import { soldAt } from './sold-at.ts'
import { taxed } from './taxed.ts'
import { timesTold } from './times-told.ts'
import { daysOfTrips } from './trip-days.ts'
import { weighed } from './weighed.ts'
import { workedOn } from './worked-on.ts'

/** Within one table, in the order in which they build on one another. */
const ofOne: readonly ((entity: Entity) => Entity)[] = [
  inState,
  atRest,
  letWork,
  daysInState,
  periodsTold,
  longTerms,
  timesTold,
  daysOfTrips,
  numbersTold,
  toldApart,
  ownAddress,
  onePerson,
  endsApart,
  spentIsLess,
  balanced,
  weighed,
  taxed,
  bedsForAll,
  paidByPost,
  worthItsPoints,
]
/** Among tables. */
const ofAll: readonly ((entities: readonly Entity[]) => readonly Entity[])[] = [
  sameNamed,
  bidsForBudgets,
  soldAt,
  oneEach,
  paidInFull,
  renewedInTime,
  unitsOfGoods,
  stockCounted,
  scoresInLine,
  answersCounted,
  daysBesideParents,
  workedOn,
]

/** Entities whose sample rows agree within themselves, with one another and with those that they refer to. */
export function agreed(entities: readonly Entity[]): readonly Entity[] {
  const within = partsOfComing(entities).map((entity) => (entity.seeds.length === 0 ? entity : ofOne.reduce((so_far, step) => step(so_far), entity)))
  return ofAll.reduce<readonly Entity[]>((so_far, step) => step(so_far), within).map((entity) => bounded(pricesInOrder(entity)))
}

/** States, days, numbers and names of sample rows tell one story. */
export const coherent: Completer = (draft) => withModel(draft, { entities: [...agreed(draft.model.entities)] })
