import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'

/** Fields and rules that trade has everywhere. */
export const text = (id: string, label: string, required = false): Field => ({ id, label, type: 'text', required })
export const money = (id: string, label: string): Field => ({ id, label, type: 'money', required: false, min: 0 })
export const number = (id: string, label: string, more: Partial<Field> = {}): Field => ({ id, label, type: 'number', required: false, ...more })
export const date = (id: string, label: string, required = false): Field => ({ id, label, type: 'date', required })
export const choice = (id: string, label: string, choices: readonly string[], required = false): Field => ({
  id,
  label,
  type: 'choice',
  required,
  choices: [...choices],
})
export const reference = (id: string, label: string, entity: string, required = true): Field => ({ id, label, type: 'reference', required, entity })
export const quantityField = (label = 'Quantity'): Field => number('quantity', label, { required: true, min: 1, max: 999 })

export const cardField: Field = {
  id: 'card_number',
  label: 'Card number',
  type: 'text',
  required: false,
  help: 'Sandbox: no money moves. 4242 4242 4242 4242 is accepted, 4000 0000 0000 0002 is declined. Only the last four digits are kept.',
}
export const sandboxText = 'Sandbox: no money moves on this site until its owner connects a payment provider.'

/** Words by which one pays by scanning a code with a telephone. */
export const scanning =
  /\bscan(?:s|ning|ned)?\b(?! (?:the |their |your )?(?:tickets?|bar ?codes?|documents?|passports?|ids?)\b)[^.;]{0,30}?\bpay(?:s|ing|ments?)?\b|\bpay(?:s|ing|ments?)?\b[^.;]{0,40}?(?:\bscan(?:s|ning)?\b|\bqr\b)(?! (?:the |their |your )?(?:tickets?|bar ?codes?|documents?|passports?|ids?)\b)|\bqr(?: codes?)? (?:\w+ )?pay(?:ing|ments?)?\b/i
export const scanMethod = 'Scan to pay'
export const isScanned = (method: string): boolean => /\bscan|\bqr\b/i.test(method)

/** How one can pay: what the words name, else by card or as is usual without one. */
export function methodsIn(words: string, usual: readonly string[]): readonly string[] {
  const named: readonly (readonly [RegExp, string])[] = [
    [scanning, scanMethod],
    [/we-?chat/i, 'WeChat Pay'],
    [/alipay/i, 'Alipay'],
    [/paypal/i, 'PayPal'],
    [/apple pay/i, 'Apple Pay'],
    [/google pay/i, 'Google Pay'],
    [/bank transfer/i, 'Bank transfer'],
    [/cash on delivery/i, 'Cash on delivery'],
    [/\bcash\b(?! on| flow)/i, 'Cash'],
  ]
  const found = named.filter(([pattern]) => pattern.test(words)).map(([, name]) => name)
  return [...new Set(['Card', ...found, ...usual])].slice(0, 4)
}
/** Methods by which nothing is paid at once. */
export const isLater = (method: string): boolean => /cash|transfer|invoice|on site|\bscan|\bqr\b/i.test(method)

export const cardGuard = (field: string): Guard => ({ kind: 'card', field: 'card_number', when: { field, is: 'Card' } })

/** Marks as paid what is paid at once, and as still to be paid what is not. */
export const paidBy = (method: string, methods: readonly string[], into: string, paid: string, open: string): Effect[] => [
  { kind: 'put', field: into, value: open, when: null },
  ...methods.filter((one) => !isLater(one)).map((one): Effect => ({ kind: 'put', field: into, value: paid, when: { field: method, is: one } })),
]

export const withRules = (action: Action, guards: readonly Guard[], effects: readonly Effect[]): Action => ({
  ...action,
  guards: [...(action.guards ?? []), ...guards],
  effects: [...(action.effects ?? []), ...effects],
})

/** The first field of a price that an entity's rows have. */
export const priceOf = (entity: Entity | undefined): Field | undefined =>
  entity?.fields.find(({ type, label }) => type === 'money' && !/deposit|least|budget|salary|value/i.test(label))
/** What a row comes to, where it keeps money: its total, else an amount, else any sum that is not the price of one of several. */
export function totalOf({ fields }: Entity): Field | undefined {
  const sums = fields.filter(({ type, id }) => type === 'money' && !/least|limit|rate|budget|target|deposit/.test(id))
  return (
    sums.find(({ id }) => /^(?:grand_)?total(?:_|$)|_total$/.test(id)) ??
    sums.find(({ id }) => /(?:^|_)(?:amount|sum)(?:_|$)/.test(id)) ??
    sums.find(({ id }) => !/(?:^|_)(?:per|unit|each)_/.test(id)) ??
    sums[0]
  )
}
/** States in which a row no longer takes anything up. */
export const endedStates = (entity: Entity): string[] =>
  (entity.fields.find(({ id }) => id === entity.lifecycle?.field)?.choices ?? []).filter((state) =>
    /^(?:cancel|reject|declin|refus|withdr|left|returned|no.?show|expired|set aside)/i.test(state),
  )
export const isEnding = (to: string): boolean => /^(?:cancel|reject|declin|refus|withdr|left)/i.test(to)
