import { idFrom } from '../../compose/ids.ts'
import type { Part } from '../../compose/pages.ts'
import { singular, titled } from '../../lexicon/inflect.ts'
import type { Effect, Entity, Field, Value, Values } from '../../model.ts'
import { instalmentOf, priceOf } from '../../render/act/prices.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, listPage, partsOf, putEntity, withFields, withSeeds } from '../trade/parts.ts'
import { fieldNamed, isFilledIn, widen } from './named.ts'

/** What every way of saying that a value is worked out has. */
const reckoning = /calculat|comput|work|derived|determined/
const told =
  /(?:\b(?:the|a|an|and|each|every|their|its) )?((?:[a-z-]{1,24} ){0,2}[a-z-]{1,24}) (?:is|are|should be|will be|must be|can be|gets?) (?:automatically )?(?:calculated|computed|worked out|derived|determined) (?:automatically )?(?:from|by|as|using|based on) (?:multiplying )?([^.;]{2,120})/
const asked =
  /\b(?:calculat|comput|work)(?:es?|s|ing)? (?:out )?(?:the |a |their |each )?((?:[a-z-]{1,24} ){0,2}[a-z-]{1,24}) (?:from|based on|using) ([^.;]{2,120})/
const rates = /\b(?:rate|price|fee|wage|tariff|cost per|charge per)\b|per (?:hour|day|night|unit|piece|kilo)/
const counts = /\b(?:hours?|days?|nights?|quantity|number|units?|pieces|weeks?|months?|distance|weight|area|minutes|people|guests|persons)\b/
const hourly = 60
/** What a stay costs is worked out where it is booked. */
const staying = /^(?:(?:daily|nightly|day|night|room) (?:rate|price)|price per (?:day|night)|days?|nights?|dates?|duration|length of stay|stay)$/

/** "gross pay is calculated from hours and hourly rate": the form works it out and every row shows it. */
export const formulas: Completer = (draft) => {
  const words = draft.brief.words.toLowerCase().replace(/\s/g, ' ')
  const found = reckoning.test(words) ? (told.exec(words) ?? asked.exec(words)) : null
  if (!found) return draft
  const result = (found[1] ?? '').replace(/^(?:(?:the|a|an|and|each|every|their|its|system|should|will|app|website) )+/, '')
  const inputs = (found[2] ?? '')
    .split(/,| and | times | multiplied by | minus | plus | & /)
    .map((part) => singular(part.trim().replace(/^(?:(?:the|a|an|its|their|each|number of|amount of|and) )+/, '')))
    .filter((part) => part !== '' && part.split(' ').length <= 3)
    .slice(0, 4)
  if (inputs.length > 1 && inputs.every((input) => staying.test(input))) {
    const stay = partsOf(draft, 'booking', 'loan')[0]
    const path = stay && listPage(draft, stay.made.entity.id)?.path
    return path === undefined ? draft : claimed(draft, path, claimsOf(draft, found[0]))
  }
  const part = inputs.length > 1 ? ownerOf(draft, inputs, result) : undefined
  return part ? worked(draft, part, { result, inputs, text: found[0] }) : draft
}

interface Told {
  readonly result: string
  readonly inputs: readonly string[]
  readonly text: string
}

/** The thing in whose rows the most of what is told stand. */
function ownerOf(draft: Draft, inputs: readonly string[], result: string): Part | undefined {
  const score = (part: Part): number => {
    const entity = entityIn(draft, part.made.entity.id)
    if (!entity || !isFilledIn(part) || !createOn(draft, entity.id)) return 0
    const own = inputs.filter((input) => inputOf(entity, input)).length
    return own * 2 + (fieldNamed(entity, result) ? 1 : 0) + (part.made.thing.noun.includes(result) ? 0.5 : 0)
  }
  const best = draft.parts.toSorted((a, b) => score(b) - score(a))[0]
  return best && score(best) > 0 ? best : undefined
}

const numeric = (field: Field | undefined): Field | undefined => (field && ['number', 'money', 'percent'].includes(field.type) ? field : undefined)
const inputOf = (entity: Entity, words: string): Field | undefined =>
  numeric(fieldNamed(entity, words)) ??
  numeric(fieldNamed(entity, `${words}s`)) ??
  entity.fields.find(
    (field) => numeric(field) !== undefined && (field.label.toLowerCase().startsWith(`${words} `) || field.label.toLowerCase().startsWith(`${words}s `)),
  )

const inputField = (words: string): Field => {
  const isMoney = rates.test(words) || (!counts.test(words) && !/percent|interest/.test(words))
  const base = {
    id: idFrom(words, 'field'),
    label: titled(/^(?:hour|day|night|week|month|unit|piece)$/.test(words) ? `${words}s` : words),
    required: false,
    min: 0,
  }
  return /interest|percent|tax rate|commission rate/.test(words) ? { ...base, type: 'percent' } : { ...base, type: isMoney ? 'money' : 'number' }
}

function worked(draft: Draft, part: Part, { result, inputs, text }: Told): Draft {
  const before = entityIn(draft, part.made.entity.id)
  const create = before && createOn(draft, before.id)
  if (!before || !create) return draft
  const lacking = inputs.filter((input) => !inputOf(before, input)).map(inputField)
  const wide = widen(draft, part, lacking, { asked: true })
  const entity = entityIn(wide, before.id)!
  const own = inputs.flatMap((input) => inputOf(entity, input) ?? fieldNamed(entity, input) ?? [])
  if (own.length < 2) return draft
  const known = numeric(fieldNamed(entity, result))
  const to: Field = known ?? { id: idFrom(result, 'total'), label: titled(result), type: 'money', required: false }
  if (own.some(({ id }) => id === to.id)) return draft
  const effect = effectFor(own, to)
  const noted = withFields(entity, [to, ...own.flatMap((field) => (effect.kind === 'price' && field.type === 'number' ? [rated(field)] : []))])
  const whole = withSeeds(noted, (seed, index) => {
    const values: Values = { ...seed, ...Object.fromEntries(own.map((field) => [field.id, likely(field, seed[field.id], index)])) }
    return { ...values, [to.id]: resultOf(values, effect) }
  })
  const acting = changeActions(putEntity(wide, whole), whole.id, (action) =>
    action.kind === 'create' || (action.kind === 'update' && own.some(({ id }) => action.fields.includes(id)))
      ? {
          ...withRules(action, [], [effect]),
          fields: [...new Set([...action.fields, ...own.map(({ id }) => id)])].filter((id) => id !== to.id),
          ...(action.kind === 'create' && { confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. ${to.label}: {${to.id}}.` }),
        }
      : action,
  )
  const shown = changeBlocks(acting, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === whole.id
      ? [{ ...block, fields: [...new Set([...block.fields.slice(0, 3), ...own.map(({ id }) => id), to.id, ...block.fields])] }]
      : [block],
  )
  const path =
    listPage(shown, whole.id)?.path ?? shown.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === whole.id))?.path
  if (path === undefined) return shown
  return claimed(shown, path, claimsOf(shown, text))
}

/** What the words say of it. */
function claimsOf(draft: Draft, text: string): (Asked['ask'] | Asked['clause'])[] {
  const asks = asksIn(draft).filter((one) => text.includes(one.text.slice(0, 40)) || one.text.includes(text.slice(0, 40)))
  return [...asks.map(({ ask }) => ask), ...asks.map(({ clause }) => clause)]
}

/** How the inputs make the result: a loan's monthly payment, a rate times a count, or a sum in which each hour has its price. */
function effectFor(own: readonly Field[], to: Field): Effect {
  const rate = own.find(({ type, label }) => type === 'percent' || /interest/i.test(label))
  const amount = own.find(({ type }) => type === 'money')
  const term = own.find(({ type, label }) => type === 'number' && /term|months|years|duration/i.test(label))
  if (rate && amount && term) return { kind: 'instalment', amount: amount.id, rate: rate.id, months: term.id, to: to.id }
  const isCount = ({ type }: Field): boolean => type === 'number'
  const isRate = ({ type, label }: Field): boolean => type === 'money' && rates.test(label.toLowerCase())
  const count = own.find(isCount)
  const each = own.find(isRate) ?? (own.length === 2 ? own.find(({ type, label }) => type === 'money' && !/parts|cost|material/i.test(label)) : undefined)
  if (own.length === 2 && count && each) return { kind: 'multiply', fields: [count.id, each.id], to: to.id }
  return {
    kind: 'price',
    base: 0,
    parts: own.filter(({ type }) => type !== 'percent').map((field) => ({ field: field.id, rate: field.type === 'number' ? hourly : 1 })),
    by_choice: null,
    to: to.id,
  }
}
const rated = (field: Field): Field => ({ ...field, help: `Each counts ${hourly}.00, a sample rate until the owner of this site sets another.` })

const likely = (field: Field, value: Value | undefined, index: number): Value =>
  typeof value === 'number' && value > 0
    ? value
    : field.type === 'money'
      ? rates.test(field.label.toLowerCase())
        ? 18 + ((index * 7) % 30)
        : 60 + ((index * 45) % 300)
      : 2 + ((index * 5) % 20)

function resultOf(values: Values, effect: Effect): Value {
  if (effect.kind === 'instalment') return instalmentOf(values, effect)
  if (effect.kind === 'price') return priceOf(values, effect)
  if (effect.kind !== 'multiply') return null
  const [one, other] = effect.fields.map((id) => Number(values[id] ?? 0))
  return Math.round((one ?? 0) * (other ?? 0) * 100) / 100
}
