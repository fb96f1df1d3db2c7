import { listBlock, type Part } from '../../compose/pages.ts'
import { thingOf } from '../../compose/thing.ts'
import type { Action, Effect, Entity, Guard } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { forEach, isGained, pointsOf } from './earned.ts'
import { date, isEnding, number, text, withRules } from './fields.ts'
import {
  addPage,
  changeActions,
  changeCreate,
  changePages,
  createOn,
  entityIn,
  fieldIn,
  listPage,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  textOf,
  withFields,
  withoutFields,
  withoutStates,
  withSeeds,
} from './parts.ts'
import { stockOf } from './shop-entities.ts'

/** Words of what somebody gathers and spends; gifts are exchanged without any. */
const gathering = /\bpoints?\b|\bredeem\w*|\bredemptions?\b/
/** What rewards are redeemed from: where the words name nothing that keeps points, each one's points are kept all the same. */
export function withPointsKept(draft: Draft): Draft {
  if (!redeemable(draft) || partsOf(draft, 'points').length > 0 || !gathering.test(textOf(draft))) return draft
  const id = newEntityId(draft, 'point_records')
  const entity: Entity = {
    id,
    singular: 'point record',
    plural: 'point records',
    title: 'reason',
    fields: [text('reason', 'Reason', true), number('points', 'Points', { required: true }), date('date', 'Date')],
    read: 'own',
    write: 'managed',
    seeds: [],
  }
  const part: Part = { made: { entity, thing: thingOf('point record', 'points'), asked: [] }, acts: { create: null, change: [] } }
  const kept = putEntity({ ...draft, parts: [...draft.parts, part] }, entity)
  const list = listBlock(part, draft.taken, { heading: 'What came in and went out', scope: 'mine', layout: 'table', actions: [] })
  return addPage(kept, { title: 'My points', navigation: 'My points', blocks: () => [list] }).draft
}

/** "exchange gifts with acorns": acorns are what is paid with, no row of theirs is chosen. */
function withoutPaidWith(draft: Draft): Draft {
  const entity = entityIn(draft, partsOf(draft, 'redemption')[0]?.made.entity.id)
  const points = partsOf(draft, 'points').map(({ made }) => made.entity.id)
  const paid = entity?.fields.filter((field) => field.entity !== undefined && points.includes(field.entity)).map(({ id }) => id) ?? []
  if (!entity || paid.length === 0 || paid.includes(entity.title)) return draft
  return changeActions(putEntity(draft, withoutFields(entity, paid)), entity.id, (action) => ({
    ...action,
    fields: action.fields.filter((id) => !paid.includes(id)),
  }))
}

interface Redeemable {
  readonly entity: Entity
  readonly by: string
  readonly reward: Entity
}
function redeemable(draft: Draft): Redeemable | null {
  const entity = entityIn(draft, partsOf(draft, 'redemption')[0]?.made.entity.id)
  const by = entity?.fields.find(({ type, sorts }) => type === 'reference' && !sorts)
  const reward = entityIn(draft, by?.entity)
  return entity && by && reward && createOn(draft, entity.id) && entity.read === 'own' ? { entity, by: by.id, reward } : null
}

/** What is redeemed costs its points and is one fewer of those that are left; both come back where it is called off. */
export function redeemed(said: Draft): Draft {
  const draft = withoutPaidWith(said)
  const found = redeemable(draft)
  if (!found) return draft
  const { entity, by, reward } = found
  const cost = fieldIn(reward, 'points')?.type === 'number' ? 'points' : 'points_needed'
  const priced = fieldIn(reward, cost)
    ? reward
    : withSeeds(withFields(reward, [number(cost, 'Points', { min: 0 })]), (seed, index) => ({ ...seed, [cost]: 20 + index * 10 }))
  const affordable = withSeeds(priced, (seed, index) => (index === 0 ? { ...seed, [cost]: forEach } : seed))
  const isReward = partsOf(draft, 'reward').some(({ made }) => made.entity.id === affordable.id)
  const free = isReward ? withoutStates(putEntity(draft, affordable), affordable) : putEntity(draft, affordable)
  const wider = withSeeds(withFields(entity, [number('points', 'Points')]), (seed) => ({
    ...seed,
    points: Number(affordable.seeds[Number(seed[by] ?? 0)]?.[cost] ?? 0),
  }))
  const points = pointsOf(free)
  const kept = points ? withEarning(free, points) : free
  const left = stockOf(reward)
  const guards: Guard[] = [
    ...(left ? [{ kind: 'enough', by, field: left.id, amount: null, text: 'There are no more of {title}.' } as const] : []),
    ...(points
      ? [
          {
            kind: 'covers',
            entity: points.id,
            field: 'points',
            amount: 'points',
            when: null,
            text: `You have {left} ${/\bpoints?\b/.test(points.plural) ? 'points' : points.plural}, which is not enough.`,
          } as const,
        ]
      : []),
  ]
  const effects: Effect[] = [
    { kind: 'copy', by, field: cost, to: 'points' },
    ...(left ? [{ kind: 'add', by, field: left.id, amount: null, sign: -1 } as const] : []),
    ...(points ? [booked(points, 'Redemption', -1)] : []),
  ]
  const back: Effect[] = [
    ...(left ? [{ kind: 'add', by, field: left.id, amount: null, sign: 1 } as const] : []),
    ...(points ? [{ ...booked(points, 'Given back', 1), whose: 'row' as const }] : []),
  ]
  const costing = changeCreate(putEntity(kept, wider), entity.id, (action) => ({
    ...withRules(action, guards, effects),
    confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}, for {points} points.`,
  }))
  const ends = ({ transition }: Action): boolean => isEnding(entity.lifecycle?.transitions.find(({ id }) => id === transition)?.to ?? '')
  return changeActions(costing, entity.id, (action) => {
    if (action.kind === 'update') return { ...action, fields: action.fields.filter((id) => id !== by && id !== 'points') }
    return action.kind === 'transition' && ends(action) ? withRules(action, [], back) : action
  })
}

const booked = (points: Entity, reason: string, sign: 1 | -1): Extract<Effect, { kind: 'record' }> => {
  const day = points.fields.find(({ type }) => type === 'date')
  return {
    kind: 'record',
    entity: points.id,
    by: null,
    copies: [{ from: 'points', to: 'points' }],
    values: { [points.title]: reason, ...(day && { [day.id]: '{today}' }) },
    sign,
    when: null,
  }
}

/** Each sees what they have, and gets some each day where nothing else on the site earns any. */
function withEarning(draft: Draft, said: Entity): Draft {
  const points: Entity = { ...said, seeds: [] }
  const day = points.fields.find(({ type }) => type === 'date')
  const page = listPage(draft, points.id)
  if (!day || !page || isGained(draft, points)) return putEntity(draft, points)
  const daily: Action = {
    id: newActionId(draft, 'collect_daily_points'),
    name: 'Check in for today',
    kind: 'create',
    entity: points.id,
    fields: [],
    guards: [{ kind: 'unique', fields: [points.title, day.id], among: 'mine', unless: [], text: 'You have checked in today. Come back tomorrow.' }],
    effects: [
      { kind: 'put', field: points.title, value: 'Daily check-in', when: null },
      { kind: 'put', field: 'points', value: forEach, when: null },
      { kind: 'today', field: day.id },
    ],
    confirmation: `${forEach} points are yours for today.`,
  }
  const ready = putActions(putEntity(draft, { ...points, write: 'anyone' }), [daily])
  const bare = changeActions(ready, points.id, (action) => (action.role === undefined && action.id !== daily.id ? null : action))
  return changePages(bare, (one) =>
    one.id === page.id
      ? {
          ...one,
          blocks: [
            {
              kind: 'form',
              id: newBlockId(draft, 'daily_points'),
              heading: daily.name,
              action: daily.id,
              text: `Each day brings ${forEach} points, which rewards are redeemed for.`,
            },
            ...one.blocks,
          ],
        }
      : one,
  )
}
