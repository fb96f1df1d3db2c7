import type { Effect, Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { date, text, withRules } from '../trade/fields.ts'
import { changeBlocks, changeCreate, createOn, entityIn, putEntity, withFields, withSeeds } from '../trade/parts.ts'

/** What is done again and again to something, which is due next after it. */
const repeated =
  /(?:^| )(?:calibration|inspection|maintenance|servicing|service|check|check-up|checkup|examination|tuning|vaccination|treatment|audit|test|renewal)(?: (?:result|record|report|log))?$/
const renewed = /(?:^| )(?:renewal|extension|prolongation)(?: record)?$/
const handed = /(?:^| )(?:handover|hand-over|hand-out|handout|issue|issuing|check-out|checkout|hand-over record|handover record)$/
const returned = /(?:^| )(?:return|return record|check-in|giving back)$/
const nextDay = /^next_(?:\w+_)?(?:on|date|due|due_on|due_date|calibration|inspection|service)$|^next$/
const dueDay = /^(?:due_on|due_date|due_back_on|\w+_due_(?:on|date)|next_(?:due|service|calibration|inspection|check|maintenance|test|audit|tuning)\w*)$/
const lastDay = /^(?:expiry_date|expires_on|valid_until|\w+_expiry(?:_date)?|renewal_date|renews_on)$/
const newDay = /^(?:valid_until|until|new_\w+|expires_on|expiry_date|renewed_until|extended_to)$/
const backDay = /^(?:until|due_back_on|due_on|return_by|back_on)$/
const person = /^(?:holder|key_holder|recipient|handed_to|given_to|to|employee|person|borrower|name)$/

/** What is entered of a thing tells the thing itself: who holds it, when it is due next, until when it holds. */
export const passedOn: Completer = (draft) => draft.model.entities.reduce((so_far, { id }) => passing(so_far, id), draft)

function passing(draft: Draft, id: string): Draft {
  const deed = entityIn(draft, id)
  if (!deed || !createOn(draft, id)) return draft
  return deed.fields.reduce((so_far, by) => {
    const about = by.type === 'reference' && by.entity !== id ? entityIn(so_far, by.entity) : undefined
    const own = entityIn(so_far, id)
    if (!about || !own) return so_far
    const [wide, effects] = told(so_far, own, by, about)
    return effects.length === 0
      ? so_far
      : changeCreate(wide, id, (action) => (action.effects?.some(({ kind }) => kind === 'pass') ? action : withRules(action, [], effects)))
  }, draft)
}

const dated = ({ fields }: Entity, ids: RegExp): Field | undefined => fields.find(({ id, type }) => type === 'date' && ids.test(id))
const holderIn = ({ fields }: Entity): Field | undefined => fields.find(({ id, type }) => type === 'text' && /^(?:\w+_)?holder$|^held_by$/.test(id))

function told(draft: Draft, deed: Entity, by: Field, about: Entity): readonly [Draft, Effect[]] {
  const pass = (field: string, to: Field): Effect => ({ kind: 'pass', by: by.id, field, to: to.id })
  const last = renewed.test(deed.singular) ? dated(about, lastDay) : undefined
  const until = last && dated(deed, newDay)
  if (last && until) return [draft, [pass(until.id, last)]]
  const due = dated(about, dueDay)
  if (handed.test(deed.singular)) return handing(draft, deed, pass, due, holderIn(about))
  if (returned.test(deed.singular)) {
    const freed = [holderIn(about), due && holderIn(about) ? due : undefined].flatMap((field) => field ?? [])
    return [draft, freed.map(({ id }): Effect => ({ kind: 'set', by: by.id, field: id, value: null }))]
  }
  if (!due || !repeated.test(deed.singular) || !deed.fields.some(({ type }) => type === 'date')) return [draft, []]
  const next = dated(deed, nextDay)
  return next ? [draft, [pass(next.id, due)]] : [asking(draft, deed, date('next_due_on', 'Next due on')), [pass('next_due_on', due)]]
}

/** A hand-over names who has the thing then, and by when it is to be back where things are late. */
function handing(
  draft: Draft,
  deed: Entity,
  pass: (field: string, to: Field) => Effect,
  due: Field | undefined,
  holder: Field | undefined,
): readonly [Draft, Effect[]] {
  if (!holder) return [draft, []]
  const whom = deed.fields.find(({ id, type }) => type === 'text' && person.test(id))
  const named = whom?.id === 'name' ? renaming(draft, deed, { ...whom, label: 'Holder' }) : whom ? draft : asking(draft, deed, text('holder', 'Holder'))
  const back = dated(deed, backDay)
  const wide = due && !back ? asking(named, entityIn(named, deed.id)!, date('due_back_on', 'Due back on')) : named
  return [wide, [pass(whom?.id ?? 'holder', holder), ...(due ? [pass(back?.id ?? 'due_back_on', due)] : [])]]
}

const renaming = (draft: Draft, entity: Entity, field: Field): Draft =>
  putEntity(draft, { ...entity, fields: entity.fields.map((one) => (one.id === field.id ? field : one)) })

/** The entity with a field more, which its form asks for and its lists show. */
function asking(draft: Draft, entity: Entity, field: Field): Draft {
  const wide = withSeeds(withFields(entity, [field]), (seed, index) => ({ ...seed, [field.id]: field.type === 'date' ? `+${20 + index * 25}d` : null }))
  const put = changeCreate(putEntity(draft, wide), entity.id, (action) => ({ ...action, fields: [...new Set([...action.fields, field.id])] }))
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id
      ? [{ ...block, fields: [...new Set([...block.fields, field.id])] }]
      : [block],
  )
}
