import { titled } from '../../lexicon/inflect.ts'
import type { Block, Effect, Entity, Field } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { money, reference, withRules } from './fields.ts'
import { changeActions, changePages, claimWhere, createOn, entityIn, listPage, putEntity, textOf, withFields, withoutFields, withSeeds } from './parts.ts'

const noted =
  /(?:^| )(?:working hour|hour|machine hour|operating hour|usage|usage record|use|work report|hour report|time entry|timesheet|time record|work log)$/
const rate = /per hour$|^hourly\b/i
const asked = /\b(?:fees?|costs?|charges?|bills?|amounts?|price)\b[^.;]{0,60}\bhours?\b|\bhours? (?:times|x|and|multiplied by) [^.;]{0,30}\brate\b/
const mostFields = 20

/** "a fee from the hours and the machine's hourly rate": the hours that somebody reports of a thing cost its rate. */
export const hourlyFees: Completer = (draft) => {
  if (!asked.test(textOf(draft))) return draft
  const work = draft.model.entities.find(({ id, singular, fields }) => noted.test(singular) && fields.some(isHours) && createOn(draft, id))
  const thing = draft.model.entities.find(({ id, fields }) => id !== work?.id && fields.some(({ type, label }) => type === 'money' && rate.test(label)))
  return work && thing && work.fields.length <= mostFields ? priced(bared(draft, thing), work.id, thing.id) : draft
}
const isHours = ({ type, id }: Field): boolean => type === 'number' && /^(?:hours|working_hours|hours_worked|duration)$/.test(id)

/** Hours and a fee are of the use, not of the thing. */
function bared(draft: Draft, thing: Entity): Draft {
  const spare = thing.fields.filter(({ id }) => /^(?:hours?|working_hours?|fee|total|amount)$/.test(id)).map(({ id }) => id)
  const isSum = (effect: Effect): boolean => 'to' in effect && typeof effect.to === 'string' && spare.includes(effect.to)
  return spare.length < 2
    ? draft
    : changeActions(putEntity(draft, withoutFields(thing, spare)), thing.id, (action) =>
        action.effects?.some(isSum)
          ? {
              ...action,
              effects: action.effects.filter((effect) => !isSum(effect)),
              confirmation: spare.reduce((text, field) => text.replace(new RegExp(` [A-Z][a-z ]{0,30}: \\{${field}\\}\\.`), ''), action.confirmation),
            }
          : action,
      )
}

function priced(draft: Draft, id: string, about: string): Draft {
  const part = draft.parts.find(({ made }) => made.entity.id === id)
  const thing = entityIn(draft, about)!
  const known = entityIn(draft, id)!.fields.find(({ entity }) => entity === about)
  const by = known ?? reference(thing.singular.replaceAll(' ', '_'), titled(thing.singular), about)
  const wide = known || !part ? draft : widen(draft, part, [by], { asked: true })
  const work = entityIn(wide, id)!
  const price = thing.fields.find(({ type, label }) => type === 'money' && rate.test(label))!
  const hours = work.fields.find(isHours)
  if (!hours || !work.fields.some((field) => field.id === by.id)) return draft
  const fields = [money('rate', price.label), money('fee', 'Fee')]
  const required = work.fields.map((field) => (field.id === by.id || field === hours ? { ...field, required: true } : field))
  const whole = withSeeds(withFields({ ...work, fields: required }, fields), (seed) => {
    const each = Number(thing.seeds[Number(seed[by.id] ?? 0)]?.[price.id] ?? 0)
    return { ...seed, rate: each, fee: cents(each * Number(seed[hours.id] ?? 0)) }
  })
  const effects: Effect[] = [
    { kind: 'copy', by: by.id, field: price.id, to: 'rate' },
    { kind: 'multiply', fields: [hours.id, 'rate'], to: 'fee' },
  ]
  const ruled = changeActions(putEntity(wide, whole), id, (action) => {
    if (action.kind === 'create') return { ...withRules(action, [], effects), confirmation: `${action.confirmation} Fee: {fee}.` }
    return action.kind === 'update' && action.transition === undefined ? withRules(action, [], effects) : action
  })
  return stated(ruled, whole, [by.id, hours.id, 'rate', 'fee'])
}

/** A list of one's own hours says what they come to. */
function stated(draft: Draft, work: Entity, shown: readonly string[]): Draft {
  const page = listPage(draft, work.id)
  const balance: Block = {
    kind: 'balance',
    id: newBlockId(draft, `${work.id}_fees`.slice(0, 40)),
    heading: '',
    entity: work.id,
    field: 'fee',
    label: 'Your fees in all',
    unless: [],
    text: '',
  }
  const put = changePages(draft, (one) => {
    const blocks = one.blocks.map((block) =>
      (block.kind === 'list' || block.kind === 'detail') && block.entity === work.id ? { ...block, fields: [...new Set([...shown, ...block.fields])] } : block,
    )
    return one.id === page?.id ? { ...one, blocks: [balance, ...blocks] } : { ...one, blocks }
  })
  return page ? claimWhere(put, /\bfees?\b[^.;]{0,60}\bhours?\b|\bstatements?\b/, page.path) : put
}
