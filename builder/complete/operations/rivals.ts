import type { Effect, Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, entityIn, fieldIn } from '../trade/parts.ts'

const offered = /(?:^| )(?:quote|quotation|offer|bid|proposal|estimate)$/
/** What one of several is taken for; a customer may take all that they are offered. */
const wanted =
  /(?:^| )(?:job|job posting|project|tender|request|task|posting|lot|auction|errand|order|car|vehicle|house|home|property|flat|apartment|room|ad campaign|listing)$/
const won = /^(?:accepted|awarded|selected|chosen|won)$/i
const lost = /^(?:declined|rejected|refused|lost|not selected)$/i
const given = ['Assigned', 'Awarded', 'Under way', 'In progress', 'Reserved', 'Taken'] as const
const open = /^(?:open|new|published|for sale|available|planned|for rent|waiting|posted)$/i

/** Once one of several offers for the same is accepted, the others are declined, and what they are for is given to it. */
export const rivals: Completer = (draft) => draft.model.entities.filter(({ singular }) => offered.test(singular)).reduce(decided, draft)

function decided(draft: Draft, entity: Entity): Draft {
  const { lifecycle } = entity
  const states = fieldIn(entity, lifecycle?.field ?? '')?.choices ?? []
  const refused = states.find((state) => lost.test(state))
  const by = entity.fields.find(({ type, entity: to }) => type === 'reference' && wanted.test(entityIn(draft, to)?.singular ?? ''))
  const about = entityIn(draft, by?.entity)
  if (!lifecycle || !by || !about || refused === undefined) return draft
  const others: Effect = { kind: 'all', of: entity.id, by: by.id, via: by.id, field: lifecycle.field, value: refused, from: [lifecycle.initial] }
  const state = about.lifecycle?.field
  const known = fieldIn(about, state ?? '')?.choices ?? []
  const value = given.find((one) => known.includes(one))
  const from = known.filter((one) => open.test(one))
  const assigned: Effect[] = state !== undefined && value !== undefined && from.length > 0 ? [{ kind: 'set', by: by.id, field: state, value, from }] : []
  return changeActions(draft, entity.id, (action) => {
    const to = lifecycle.transitions.find(({ id }) => id === action.transition)?.to
    if (to === undefined || !won.test(to) || action.effects?.some(({ kind }) => kind === 'all')) return action
    const isSet = action.effects?.some((effect) => effect.kind === 'set' && effect.by === by.id)
    return withRules(action, [], [others, ...(isSet ? [] : assigned)])
  })
}
