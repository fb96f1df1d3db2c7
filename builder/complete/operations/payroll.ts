import type { Part } from '../../compose/pages.ts'
import type { Effect, Entity, Field, Value, Values } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import { priceOf } from '../../render/act/prices.ts'
import type { Completer, Draft } from '../draft.ts'
import { withRules } from '../trade/fields.ts'
import { changeActions, changeBlocks, createOn, entityIn, partsOf, putEntity, withFields, withoutFields, withSeeds } from '../trade/parts.ts'

const taken = /\b(?:deductions?|tax(?:es)?|insurance|contributions?|withholding|penalt(?:y|ies)|fines?|advances?|social security|pension|loan)\b/i
const added = /\b(?:base|basic|gross|salary|wage|pay|bonus(?:es)?|allowances?|overtime pay|commissions?|tips?|subsid(?:y|ies))\b/i
const result = /\b(?:net|take-?home|total|amount|actual)\b/i
/** What the words name that the kit of a salary has under another name. */
const same: readonly (readonly [RegExp, string])[] = [
  [/^(?:base|basic)_(?:salary|wage)$/, 'base_pay'],
  [/^deduction$/, 'deductions'],
  [/^bonuses$/, 'bonus'],
]

/** What is paid out is worked out of what is earned and what is taken off, whenever a salary is kept. */
export const payroll: Completer = (draft) => partsOf(draft, 'salary').reduce(paid, draft)

function paid(draft: Draft, part: Part): Draft {
  const before = entityIn(draft, part.made.entity.id)
  const create = before && createOn(draft, before.id)
  if (!before || !create || create.effects?.some(({ kind }) => kind === 'price' || kind === 'multiply' || kind === 'sum')) return draft
  const doubled = same.flatMap(([named, usual]) => (before.fields.some(({ id }) => named.test(id)) ? [usual] : []))
  const entity = withNumbers(withoutFields(before, doubled))
  const minus = entity.fields.filter((field) => isNumber(field) && taken.test(field.label))
  const plus = entity.fields.filter((field) => field.type === 'money' && !minus.includes(field) && added.test(field.label) && !result.test(field.label))
  if (plus.length === 0 || minus.length === 0) return draft
  const net: Field = entity.fields.find((field) => field.type === 'money' && result.test(field.label)) ?? {
    id: 'net_pay',
    label: 'Net pay',
    type: 'money',
    required: false,
  }
  const effects = effectsFor(plus, minus, net)
  const whole = withSeeds(withFields(entity, [net]), (seed) => {
    const likely = within(seed, plus, minus, doubled)
    return { ...likely, [net.id]: reckoned(likely, effects) }
  })
  const asked = [...plus, ...minus].map(({ id }) => id)
  const acted = changeActions(putEntity(draft, whole), whole.id, (action) => {
    const sets = action.kind === 'create' || (action.kind === 'update' && asked.some((id) => action.fields.includes(id)))
    if (!sets) return action
    const fields = [...new Set([...action.fields, ...asked])].filter((id) => id !== net.id)
    return { ...withRules(action, [], effects), fields, confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. ${net.label}: {${net.id}}.` }
  })
  return changeBlocks(acted, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === whole.id
      ? [
          {
            ...block,
            fields: [...new Set([...block.fields.filter((id) => !asked.includes(id) && id !== net.id).slice(0, 1), ...asked, net.id, ...block.fields])],
          },
        ]
      : [block],
  )
}

/** Sums of money that the words name and that would be kept as a text. */
function withNumbers(entity: Entity): Entity {
  const isSum = ({ id, type, label }: Field): boolean => type === 'text' && id !== entity.title && (taken.test(label) || added.test(label))
  const sums = new Set(entity.fields.filter(isSum).map(({ id }) => id))
  const fields = entity.fields.map((field): Field => (sums.has(field.id) ? { ...field, type: 'money', min: 0 } : field))
  return withSeeds({ ...entity, fields }, (seed, index) => ({
    ...seed,
    ...Object.fromEntries([...sums].map((id): readonly [string, Value] => [id, 60 + ((index * 35) % 200)])),
  }))
}

/** All that is earned less all that is taken off; shares are taken of what is left then. */
function effectsFor(plus: readonly Field[], minus: readonly Field[], net: Field): Effect[] {
  const rated = [
    ...plus.map(({ id }) => ({ field: id, rate: 1 })),
    ...minus.filter(({ type }) => type !== 'percent').map(({ id }) => ({ field: id, rate: -1 })),
  ]
  const shares = minus.filter(({ type }) => type === 'percent')
  return [
    { kind: 'price', base: 0, parts: rated, by_choice: null, to: net.id },
    ...shares.map(({ id }): Effect => ({ kind: 'sum', fields: [net.id, id], sign: -1, percent: true, to: net.id })),
  ]
}

const mostTaken = 0.15
/** A sample of which no single sum is taken off that would leave hardly anything, and without what is named otherwise now. */
function within(seed: Values, plus: readonly Field[], minus: readonly Field[], doubled: readonly string[]): Values {
  const base = Math.max(0, ...plus.map(({ id }) => Number(seed[id] ?? 0)))
  const kept = Object.entries(seed).filter(([id]) => !doubled.includes(id))
  const isMuch = (id: string, value: Value): boolean => Number(value) > base * mostTaken && minus.some((field) => field.id === id && field.type === 'money')
  return Object.fromEntries(kept.map(([id, value]) => [id, isMuch(id, value) ? Math.round((base * mostTaken) / 10) * 10 : value]))
}

function reckoned(seed: Values, effects: readonly Effect[]): Value {
  return effects.reduce((so_far: number, effect) => {
    if (effect.kind === 'price') return priceOf(seed, effect)
    return effect.kind === 'sum' ? Math.round(so_far * (100 - Number(seed[effect.fields[1]] ?? 0))) / 100 : so_far
  }, 0)
}
