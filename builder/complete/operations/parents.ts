import { isPaper } from '../../compose/applied-for.ts'
import { kitFields } from '../../compose/field.ts'
import { idFrom } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import { titled } from '../../lexicon/inflect.ts'
import { type KitName, kits } from '../../lexicon/kits.ts'
import type { Entity, Field } from '../../model.ts'
import { type Asked, asksIn, type Completer, type Draft } from '../draft.ts'
import { createOn, entityIn, textOf } from '../trade/parts.ts'
import { fieldNamed, isFilledIn, widen } from './named.ts'

/** What is made about something that somebody else put up: a quote for a load, a bid on a tender, a result of a sample. */
const answering = new Set([
  'purchase_order',
  'invoice',
  'bid',
  'question',
  'memo',
  'specimen',
  'lab_result',
  'repayment',
  'quality_check',
  'defect',
  'award',
  'score',
])
const quoting = /(?:^| )(?:quote|quotation|offer|estimate|proposal)$/
const parented = new Set(['request', 'work', 'offer', 'record', 'event', 'money'])
const bookkeeping = new Set(['report', 'stock', 'movement', 'account', 'cart', 'favorite', 'profile', 'announcement', 'review', 'document', 'log', 'answer'])

/** "browse loads, submit a quote", "register samples, enter results": what is made next to a thing says of which it is. */
export const parents: Completer = (draft) => named(draft.parts.reduce(ofCase, asksIn(draft).reduce(parented_, draft)))

/** "upload drawings, pay the fee" of what the site is there to apply for: each of its papers says of which application it is. */
function ofCase(draft: Draft, part: Part): Draft {
  const { applied } = draft.plan
  const whole = applied && draft.parts.find(({ made }) => made.thing.noun === applied.noun && made.thing !== part.made.thing)
  const entity = whole && entityIn(draft, part.made.entity.id)
  if (!whole || !entity || !isPaper(part.made.thing) || entity.fields.some((field) => field.entity !== undefined) || !createOn(draft, entity.id)) return draft
  const label = titled(whole.made.entity.singular)
  const field: Field = { id: 'application', label, type: 'reference', required: true, entity: whole.made.entity.id }
  return widen(draft, part, [field], { asked: true })
}

function parented_(draft: Draft, asked: Asked, at: number, all: readonly Asked[]): Draft {
  const part = partOf(draft, asked)
  const entity = part && entityIn(draft, part.made.entity.id)
  if (!part || !entity || asked.ask.kind !== 'create' || asked.ask.nominal || !createOn(draft, entity.id)) return draft
  if (!answering.has(part.made.thing.kit) && !quoting.test(part.made.thing.noun)) return draft
  if (entity.fields.some((field) => field.entity !== undefined)) return draft
  const before = all.slice(0, at).filter((one) => one.ask.kind !== 'session')
  const own = before.slice(-4).filter(({ ask }) => ask.actors[0] === asked.ask.actors[0])
  const parent = [...own.toReversed(), ...before.toReversed()].flatMap((one) => partOf(draft, one) ?? []).find((one) => isParent(one, part))
  if (!parent) return draft
  const label = titled(parent.made.entity.singular)
  const field: Field = {
    id: idFrom(label, 'field'),
    label,
    type: 'reference',
    required: parent.made.thing.kit !== 'thing' && !['purchase_order', 'invoice', 'question', 'memo', 'score'].includes(part.made.thing.kit),
    entity: parent.made.entity.id,
  }
  return fieldNamed(entity, label.toLowerCase()) ? draft : widen(draft, part, [field], { asked: true })
}

const partOf = (draft: Draft, { ask }: Asked): Part | undefined => {
  const fate = draft.plan.fates.get(ask)
  return fate?.is === 'thing' ? draft.parts.find(({ made }) => made.thing === fate.thing) : undefined
}
/** What follows from what, where more than one thing stands before it. */
const chained: Readonly<Partial<Record<KitName, readonly KitName[]>>> = {
  lab_result: ['specimen', 'test_order'],
  award: ['bid', 'tender'],
  purchase_order: ['requisition', 'quotation'],
  invoice: ['job_card', 'purchase_order', 'order', 'booking', 'loan', 'shipment'],
  repayment: ['credit'],
}
const isParent = (one: Part, part: Part): boolean =>
  one !== part &&
  one.made.thing.kit !== part.made.thing.kit &&
  parented.has(kits[one.made.thing.kit].group) &&
  !bookkeeping.has(one.made.thing.kit) &&
  (chained[part.made.thing.kit]?.includes(one.made.thing.kit) ?? !answering.has(one.made.thing.kit))

/** Whom and what a kind of thing usually is about is kept by name where the words know them, but keep no table of them. */
function named(draft: Draft): Draft {
  const words = textOf(draft)
  return draft.parts.reduce((so_far, part) => {
    const entity = entityIn(so_far, part.made.entity.id)
    if (!entity || !isFilledIn(part) || !createOn(so_far, entity.id)) return so_far
    const lacking = referencesOf(part).filter((label) => new RegExp(`\\b${label.toLowerCase()}s?\\b`).test(words) && !hasOne(entity, label))
    const fields = lacking.map((label): Field => ({ id: idFrom(label, 'field'), label, type: 'text', required: false }))
    return fields.length > 0 ? widen(so_far, part, fields, { asked: true }) : so_far
  }, draft)
}

const persons = /^(?:Patient|Vehicle|Supplier|Customer|Workstation|Order|Loan|Tender|Product)$/
const referencesOf = ({ made }: Part): readonly string[] =>
  kitFields(kits[made.thing.kit].fields).flatMap(({ field, refers }) => (refers !== null && persons.test(field.label) ? [field.label] : []))
const hasOne = (entity: Entity, label: string): boolean => fieldNamed(entity, label.toLowerCase()) !== undefined
