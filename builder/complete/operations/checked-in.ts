import type { Action, Block, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { forEach } from '../trade/earned.ts'
import { endedStates, withRules } from '../trade/fields.ts'
import { actionsOn, changeActions, changeBlocks, entityIn, fieldIn, manager, partsOf, putEntity, withoutFields, withSeeds } from '../trade/parts.ts'

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

/** What is done for points beside checking in, and what points are spent on. */
const beside = /(?:points?|rewards?|coins?|experience) tasks?$|(?:activity|game|reward|prize)$/
/** A check-in is of no goods, and one that counts the days in a row of nothing else that points are got for. */
function bare(draft: Draft, entity: Entity): Draft {
  const goods = new Set(partsOf(draft, 'product').map(({ made }) => made.entity.id))
  const isElse = ({ id, type, entity: of }: Field): boolean =>
    type === 'reference'
      ? goods.has(of ?? '') || (countsDays(entity) && beside.test(entityIn(draft, of)?.singular ?? ''))
      : type === 'choice' && countsDays(entity) && id !== entity.lifecycle?.field
  const gone = entity.fields.flatMap((field) => (isElse(field) ? [field.id] : []))
  if (gone.length === 0) return draft
  return putEntity(
    draft,
    withSeeds(withoutFields(entity, gone), (seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => !gone.includes(id)))),
  )
}
const countsDays = (entity: Entity): boolean => fieldIn(entity, 'days_in_a_row')?.type === 'number'

function onceADay(before: Draft, id: string): Draft {
  const draft = bare(before, entityIn(before, id)!)
  const entity = entityIn(draft, id)!
  const create = actionsOn(draft, id).find(
    ({ kind, role, name, fields }) => kind === 'create' && role === undefined && entering.test(name) && fields.includes('date'),
  )
  if (!create || fieldIn(entity, 'date')?.type !== 'date' || create.guards?.some(({ kind }) => kind === 'unique')) return draft
  const isDaily = countsDays(entity)
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
    ...(countsDays(entity) ? [{ kind: 'streak' as const, field: 'date', to: 'days_in_a_row' }] : []),
    ...(fieldIn(entity, 'points')?.type === 'number' ? [{ kind: 'put' as const, field: 'points', value: forEach, when: null }] : []),
  ]
}
