import type { Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'

/** What is asked for, handed over or paid, rather than kept: there is some of it, or nothing to be done. */
export const acts =
  /(?:^| )(?:order|request|requisition|booking|reservation|purchase|sale|application|loan|inquiry|quote|quotation|movement|delivery|receipt|inbound|outbound|transfer|return|withdrawal|issue|allocation|registration|sign-?up|ticket|rental|hire|trade|line|line item|cart item|order item|invoice item|procurement|appointment|visit|consumption|usage|yield|harvest|donation|pledge|loading|unloading|transaction)$/
const counted =
  /^(?:(?:requested |ordered )?quantity|(?:number|no\.?) of (?:people|guests|persons|participants|visitors|passengers|travell?ers|adults|attendees|tickets|seats|places|copies|items|pieces|units|shares|nights|days|hours|months)|people|guests|persons|participants|attendees|visitors|passengers|travell?ers|(?:party|group|team|household|family) size|tickets|copies|pieces|servings|shares)$/i
/** What comes in any part of its unit. */
const measured = /^(?:kg|g|mg|t|l|ml|m|cm|km|m²|m³|ha|kwh|h|hours?)$/i

const paid =
  /(?:^| )(?:payment|donation|contribution|deposit|withdrawal|repayment|loan|loan application|claim|expense|expense claim|top-up|recharge|transfer|bid|offer|refund|pledge|investment|saving|purchase|payout|tip|income|cost|bill|receipt|reimbursement)$/
const sum = /^(?:(?:amount|sum)(?: (?:paid|offered|asked|claimed|invested|donated|borrowed|spent))?|bid|your bid|offer|donation|contribution|stake)$/i
const signless = /^(?:(?:unit |total )?price|fee|cost)\b/i

/** Whoever asks for something asks for at least one of it, and what is paid is more than nothing. */
export const amounts: Completer = (draft) => {
  const entities = draft.model.entities.map((entity) => ({ ...entity, fields: entity.fields.map((field) => bounded(draft, entity, field)) }))
  return entities.every((entity, at) => entity.fields.every((field, i) => field === draft.model.entities[at]!.fields[i]))
    ? draft
    : withModel(draft, { entities })
}

function bounded(draft: Draft, entity: Entity, field: Field): Field {
  if ((field.type !== 'number' && field.type !== 'money') || (field.min ?? 0) > 0) return field
  const least = leastOf(entity, field) ?? (metered(draft, entity, field) ? 0 : null)
  const isAsked = (): boolean => draft.model.actions.some(({ entity: of, kind, fields }) => of === entity.id && kind === 'create' && fields.includes(field.id))
  const isMet = (): boolean => entity.seeds.every((seed) => typeof seed[field.id] !== 'number' || Number(seed[field.id]) >= least!)
  return least === null || least === field.min || !isAsked() || !isMet() ? field : { ...field, min: least }
}

/** A meter of what is used never reads below nothing. */
const metered = ({ brief }: Draft, { singular }: Entity, { label, type }: Field): boolean =>
  type === 'number' &&
  /(?:^| )reading$/.test(singular) &&
  /^(?:value|reading|usage|consumption|used)$/i.test(label) &&
  used.test(brief.words) &&
  !/temperature|celsius|humidity/i.test(brief.words)
const used = /\b(?:electricity|water|gas|energy|power|heat\w*) (?:meters?|consumption|usage|use)\b|\bmeter readings?\b/i

function leastOf({ singular, fields }: Entity, { type, label, unit }: Field): number | null {
  if (type === 'money') return sum.test(label) && paid.test(singular) ? 0.01 : signless.test(label) ? 0 : null
  if (!counted.test(label) || !acts.test(singular)) return null
  const isMeasured = unit === undefined ? fields.some(({ id, choices }) => id === 'unit' && choices?.some((one) => measured.test(one))) : measured.test(unit)
  return isMeasured ? 0.01 : 1
}
