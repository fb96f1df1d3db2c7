import type { Action, Block, Effect, Entity, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { forEach } from '../trade/earned.ts'
import { endedStates, withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, fieldIn, manager } from '../trade/parts.ts'

const presence = /(?:^| )(?:check-?in|clock-?in|sign-?in|punch-?in|attendance(?: record)?)$/
const entering = /^(?:check|clock|sign|punch)[ -]?in\b/i
/** Whom others check in, many a day. */
const received = /\b(?:customer|visitor|guest|patient|vehicle|package)\b/
const person = /^(?:name|member|user|person|employee|student|participant)$/

/** Whoever checks in does so today, for themselves and once: neither another day nor a second time counts, and nobody writes it anew. */
export const checkedIn: Completer = (draft) =>
  draft.model.entities
    .filter(
      ({ singular, title, read, write }) => presence.test(singular) && !received.test(singular) && person.test(title) && read === 'own' && write === 'anyone',
    )
    .reduce((so_far, { id }) => onceADay(so_far, id), draft)

function onceADay(draft: Draft, id: string): Draft {
  const entity = draft.model.entities.find((one) => one.id === id)!
  const create = actionsOn(draft, id).find(
    ({ kind, role, name, fields }) => kind === 'create' && role === undefined && entering.test(name) && fields.includes('date'),
  )
  if (!create || fieldIn(entity, 'date')?.type !== 'date' || create.guards?.some(({ kind }) => kind === 'unique')) return draft
  const isDaily = fieldIn(entity, 'days_in_a_row')?.type === 'number'
  const place = entity.fields.find((field) => field.type === 'reference' && create.fields.includes(field.id))
  const rules = { guard: guardFor(entity, place?.id), effects: effectsFor(entity) }
  const role = manager(draft)?.id
  const named = new Set(entity.fields.flatMap((field) => (person.test(field.id) ? [field.id] : [])))
  const kept = (action: Action): Action | null => {
    if (action.id === create.id) {
      const confirmation = isDaily ? `${action.confirmation.replace(/[.\s]+$/, '')}. Days in a row: {days_in_a_row}.` : action.confirmation
      return { ...withRules(action, [rules.guard], rules.effects), fields: action.fields.filter((field) => field !== 'date'), confirmation }
    }
    if (action.role !== undefined || action.transition !== undefined) return action
    const fields = action.fields.filter((field) => !['date', 'time', 'points', 'days_in_a_row', 'bonus'].includes(field) && !named.has(field))
    if (action.kind === 'update' && fields.length > 0) return { ...action, fields }
    if (action.kind !== 'update' && action.kind !== 'delete') return action
    return role === undefined ? null : { ...action, role }
  }
  const changed = changeActions(draft, id, kept)
  return isDaily
    ? changeBlocks(changed, (block, page): readonly Block[] => (page.role !== undefined && block.kind === 'form' && block.action === create.id ? [] : [block]))
    : changed
}

function guardFor(entity: Entity, place: string | undefined): Guard {
  const left = (entity.lifecycle ? (fieldIn(entity, entity.lifecycle.field)?.choices ?? []) : []).filter((state) => /\bout$/i.test(state))
  if (place !== undefined)
    return { kind: 'unique', fields: ['date', place], among: 'mine', unless: [], text: 'You have checked in here today. Come back tomorrow.' }
  const text = left.length > 0 ? 'You are checked in already. Check out first.' : 'You have checked in today. Come back tomorrow.'
  return { kind: 'unique', fields: ['date'], among: 'mine', unless: [...endedStates(entity), ...left], text }
}

function effectsFor(entity: Entity): Effect[] {
  return [
    { kind: 'today', field: 'date' },
    ...(fieldIn(entity, 'days_in_a_row')?.type === 'number' ? [{ kind: 'streak' as const, field: 'date', to: 'days_in_a_row' }] : []),
    ...(fieldIn(entity, 'points')?.type === 'number' ? [{ kind: 'put' as const, field: 'points', value: forEach, when: null }] : []),
  ]
}
