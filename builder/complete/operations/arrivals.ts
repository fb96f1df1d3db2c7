import type { Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { endedStates, withRules } from '../trade/fields.ts'
import { changeActions, entityIn, putEntity } from '../trade/parts.ts'

const arrival = /(?:^| )(?:check-?in|sign-?in|arrival)(?: record)?$/
const awaited = /(?:^| )(?:booking|reservation|appointment|visit|stay|pre-registration|registration)$/
const [came, left] = ['Checked in', 'Checked out']

/** Whoever is checked in for a booking has come: the booking says so, and that they have left once they are checked out. */
export const arrivals: Completer = (draft) =>
  draft.model.entities.filter(({ singular }) => arrival.test(singular)).reduce((so_far, { id }) => arriving(so_far, id), draft)

function arriving(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const by = entity.fields.find(({ type, entity: to }) => type === 'reference' && awaited.test(entityIn(draft, to)?.singular ?? ''))
  const awaitedRow = entityIn(draft, by?.entity)
  if (!by || !awaitedRow?.lifecycle) return draft
  const out = entity.lifecycle?.transitions.find(({ to }) => /^checked out$/i.test(to))
  const state = awaitedRow.fields.find((field) => field.id === awaitedRow.lifecycle!.field)!
  const open = (state.choices ?? []).filter((one) => !endedStates(awaitedRow).includes(one) && !/^complet|^done$|^checked out$/i.test(one))
  const set = (value: string, from: readonly string[]): Effect => ({ kind: 'set', by: by.id, field: state.id, value, from: [...from] })
  return changeActions(putEntity(draft, withStates(awaitedRow, state, [came, ...(out ? [left] : [])])), id, (action) => {
    if (action.kind === 'create') return withRules(action, [], [set(came, open)])
    return out && action.transition === out.id ? withRules(action, [], [set(left, [came])]) : action
  })
}

function withStates(entity: Entity, state: Field, more: readonly string[]): Entity {
  const choices = [...new Set([...(state.choices ?? []), ...more])]
  return { ...entity, fields: entity.fields.map((field) => (field.id === state.id ? { ...field, choices } : field)) }
}
