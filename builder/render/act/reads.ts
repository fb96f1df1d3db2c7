import type { Action, AppModel, Effect, Guard } from '../../model.ts'
import { decidingEntities } from '../rooms.ts'

/** The entities whose rows submitting the action reads beside the row itself; the host loads them inside its transaction. */
export function entitiesFor(model: AppModel, id: string): readonly string[] {
  const action = model.actions.find((one) => one.id === id)
  if (!action) return []
  const wanted = [
    ...(action.guards ?? []).flatMap((one) => ofGuard(model, action, one)),
    ...(action.effects ?? []).flatMap((one) => ofEffect(model, action, one)),
  ]
  if (action.kind === 'toggle') wanted.push(action.entity)
  const host = model.entities.find((one) => one.id === action.entity)?.lifecycle?.transitions.find((one) => one.id === action.transition)?.host
  if (host !== undefined) wanted.push(...some(referredBy(model, action.entity, host)))
  wanted.push(...decidingEntities(model))
  return [...new Set(wanted)].filter((entity) => model.entities.some((one) => one.id === entity))
}

/** The entity that a field refers to; none where there is no such field. */
export const referredBy = (model: AppModel, entity: string, by: string): string | undefined =>
  model.entities.find((one) => one.id === entity)?.fields.find((one) => one.id === by)?.entity

const some = (entity: string | undefined): string[] => (entity === undefined ? [] : [entity])

/** The entity whose rows name those of this one, where its title is a reference. */
const titlesOf = (model: AppModel, id: string): string[] => some(referredBy(model, id, model.entities.find((one) => one.id === id)?.title ?? ''))
const referencesOf = (model: AppModel, id: string): string[] => model.entities.find((one) => one.id === id)?.fields.flatMap(({ entity }) => some(entity)) ?? []
const reached = (model: AppModel, id: string | undefined): string[] => (id === undefined ? [] : [id, ...titlesOf(model, id)])

/** The entities that a made report may be about. */
export const reportedIn = (model: AppModel, block: string): string[] =>
  model.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((one) => (one.kind === 'made_report' && one.id === block ? one.sources.flatMap(({ entity }) => reached(model, entity)) : []))

function ofGuard(model: AppModel, { entity }: Action, guard: Guard): string[] {
  switch (guard.kind) {
    case 'unique':
    case 'rises':
    case 'held':
      return [entity]
    case 'free':
      return [entity, ...(guard.room ? some(referredBy(model, entity, guard.by)) : [])]
    case 'capacity':
      return [entity, ...(typeof guard.most === 'number' ? [] : some(referredBy(model, entity, guard.most.by)))]
    case 'enough':
    case 'above':
    case 'is':
    case 'within':
    case 'room':
    case 'running':
    case 'theirs':
      return some(referredBy(model, entity, guard.by))
    case 'covers':
    case 'listed':
    case 'inside':
      return [guard.entity]
    default:
      return []
  }
}

function ofEffect(model: AppModel, { entity }: Action, effect: Effect): string[] {
  switch (effect.kind) {
    case 'number':
    case 'code':
    case 'instead':
    case 'merge':
    case 'streak':
    case 'risen':
    case 'lone':
    case 'queue':
      return [entity]
    case 'rows':
      return [effect.of]
    case 'average':
      return [entity, ...some(referredBy(model, entity, effect.by))]
    case 'standings':
      return [entity, ...effect.sides.flatMap(({ by }) => some(referredBy(model, entity, by)))]
    case 'grade':
      return effect.by === null ? [] : some(referredBy(model, entity, effect.by))
    case 'notify':
      return [...titlesOf(model, entity), ...(effect.by === null ? [] : reached(model, referredBy(model, entity, effect.by)))]
    case 'worked':
      return effect.of.by === null ? [] : reached(model, referredBy(model, entity, effect.of.by))
    case 'drafted':
      return referencesOf(model, entity)
    case 'written':
      return [entity, ...referencesOf(model, entity)]
    case 'simulated':
      return effect.about === null ? [] : some(referredBy(model, entity, effect.about.by))
    case 'whose':
    case 'copy':
    case 'give':
    case 'add':
    case 'set':
    case 'pass':
    case 'occupy':
    case 'raise':
      return some(referredBy(model, entity, effect.by))
    case 'collect':
      return [effect.from, ...[...(effect.stock ? [effect.stock] : []), ...(effect.also ?? [])].flatMap(({ by }) => some(referredBy(model, effect.from, by)))]
    case 'record':
      return Object.values(effect.values).some((value) => String(value).includes('{count}')) ? [effect.entity] : []
    case 'routed':
      return [effect.places]
    case 'find':
    case 'reduce':
    case 'as':
      return [effect.entity]
    case 'credit':
      return [effect.entity, ...some(effect.earns?.of)]
    case 'judged':
      return effect.lists.map((list) => list.entity)
    case 'figures':
      return reportedIn(model, effect.block)
    case 'found':
      return effect.sources.flatMap((source) => reached(model, source.entity))
    case 'reckon':
      return [effect.lines.entity, ...(effect.by === null ? [] : some(referredBy(model, entity, effect.by)))]
    case 'schedule':
      return [effect.entity]
    case 'all':
    case 'take':
      return [effect.of]
    case 'answers':
    case 'marked':
      return [effect.of, effect.into.entity]
    case 'tally': {
      const part = referredBy(model, entity, effect.by)
      return [entity, ...some(part), ...(part ? some(referredBy(model, part, effect.whole)) : []), effect.entity, ...some(effect.award?.entity)]
    }
    case 'each':
      return [effect.of, ...some(referredBy(model, effect.of, effect.to))]
    default:
      return []
  }
}
