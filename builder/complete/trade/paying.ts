import type { Action, Effect, Entity, Guard, Value } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { endedStates, isEnding, isScanned, withRules } from './fields.ts'
import { changeActions, fieldIn } from './parts.ts'
import type { Payable } from './payables.ts'

const given = /^refunded$/i
/** The state of a payment that says whether it came, where it has one. */
const stateIn = ({ lifecycle, fields }: Entity) => {
  const field = fields.find(({ id }) => id === lifecycle?.field)
  return field?.choices?.includes('Paid') ? field : undefined
}

/** What is paid for is paid as soon as its payment is, and not yet where that is still to come. */
export function paysFor(payment: Entity, { by, state }: Payable, method: string, methods: readonly string[]): Effect[] {
  if (state === undefined) return []
  const own = stateIn(payment)
  if (own) return [{ kind: 'set', by, field: state, value: 'Paid', when: { field: own.id, is: 'Paid' } }]
  return methods.some(isScanned)
    ? methods.filter((one) => !isScanned(one)).map((one): Effect => ({ kind: 'set', by, field: state, value: 'Paid', when: { field: method, is: one } }))
    : [{ kind: 'set', by, field: state, value: 'Paid' }]
}

/** Nothing is paid for that is paid already, or has a payment that is still to come. */
export const payableOnce = (payment: Entity, { by, entity, state, open }: Payable): Guard[] =>
  state === undefined
    ? []
    : [
        { kind: 'is', by, field: state, values: [...open], text: '{title} is paid already.' },
        ...stillOn(by, entity, state),
        ...(stateIn(payment)
          ? [
              {
                kind: 'unique' as const,
                fields: [by],
                among: 'all' as const,
                unless: [...endedStates(payment), ...(stateIn(payment)?.choices ?? []).filter((one) => given.test(one))],
                text: `There is a payment for this ${entity.singular} already, which is still to come.`,
              },
            ]
          : []),
      ]

/** Nothing is paid for that was called off. */
function stillOn(by: string, entity: Entity, state: string): Guard[] {
  const field = fieldIn(entity, entity.lifecycle?.field ?? '')
  const off = endedStates(entity)
  if (!field || field.id === state || off.length === 0) return []
  return [
    {
      kind: 'is',
      by,
      field: field.id,
      values: (field.choices ?? []).filter((one) => !off.includes(one)),
      text: '{title} was called off: there is nothing to pay.',
    },
  ]
}

/** What is paid for goes with its payment, and the payment with it: it is paid, given back or open again as the payment is, and what is called off is paid back. */
export function inStep(draft: Draft, payment: Entity, { by, entity, price, state, open }: Payable): Draft {
  const own = stateIn(payment)
  const states = fieldIn(entity, state ?? '')?.choices ?? (state === 'payment_status' ? ['Unpaid', 'Paid', 'Refunded'] : [])
  const again = open.at(-1)
  if (state === undefined || !own || again === undefined) return draft
  const back = states.find((one) => given.test(one)) ?? again
  const sets = (value: Value, from: readonly Value[]): Effect => ({ kind: 'set', by, field: state, value, from: [...from] })
  const steps = (action: Action): Effect[] => {
    const step = payment.lifecycle?.transitions.find(({ id }) => id === action.transition)
    if (action.kind === 'delete') return [{ ...sets(again, ['Paid']), when: { field: own.id, is: 'Paid' } } as Effect]
    if (step?.to === 'Paid') return [sets('Paid', open)]
    return step && (given.test(step.to) || (isEnding(step.to) && step.from.includes('Paid'))) ? [sets(back, ['Paid'])] : []
  }
  const paying = changeActions(draft, payment.id, (action) => {
    const effects = action.kind === 'transition' || action.kind === 'delete' ? steps(action) : []
    const bare = action.kind === 'update' ? { ...action, fields: action.fields.filter((id) => id !== by) } : action
    return effects.length > 0 ? withRules(bare, [], effects) : bare
  })
  const fixed = [...(price === undefined ? [] : [price]), ...entity.fields.filter(({ id, type }) => type === 'number' && counting.test(id)).map(({ id }) => id)]
  const follows = (from: string, to: string | undefined): Effect[] =>
    to !== undefined && own.choices?.includes(from) ? [{ kind: 'all', of: payment.id, by, field: own.id, value: to, from: [from] }] : []
  const refunded = own.choices?.find((one) => given.test(one))
  const called = own.choices?.find((one) => /^cancel/i.test(one)) ?? refunded
  return changeActions(paying, entity.id, (action) => {
    const to = action.kind === 'transition' ? entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to : undefined
    if (state === 'payment_status' && action.kind === 'update' && (fixed.some((id) => action.fields.includes(id)) || reckons(action, price)))
      return withRules(
        action,
        [
          {
            kind: 'has',
            field: state,
            values: [...open],
            changed: fixed,
            text: `This ${entity.singular} is paid for as it is: what it comes to is no longer changed.`,
          },
        ],
        [],
      )
    if (to === undefined || state !== 'payment_status' || !isEnding(to)) return action
    return withRules(action, [], [...follows('Paid', refunded), ...follows(payment.lifecycle?.initial ?? '', called)])
  })
}

/** Whether an action works out what is to be paid. */
const reckons = ({ effects = [] }: Action, price: string | undefined): boolean => effects.some((effect) => 'to' in effect && effect.to === price)
const counting = /^(?:quantity|people|guests|seats|tickets)$/
