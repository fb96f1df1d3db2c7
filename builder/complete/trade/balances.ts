import type { Action, Block, Effect, Entity, Field, Guard } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { earned } from './earned.ts'
import { isEnding, withRules } from './fields.ts'
import { changeActions, changeBlocks, changeCreate, changePages, createOn, entityIn, fieldIn, listPage, partsOf, putEntity, withFields } from './parts.ts'
import { redeemed, withPointsKept } from './redeemed.ts'
import { isToppedUp } from './takings.ts'

/** A balance covers what is paid with it, and points what they are redeemed for; both go down by it. */
export const balances = (draft: Draft): Draft => redeemed(earned(withPointsKept(spent(draft))))

const amountOf = (entity: Entity | undefined): Field | undefined => fieldIn(entity, 'total') ?? entity?.fields.find(({ type }) => type === 'money')
interface Purse {
  readonly entity: Entity
  readonly amount: Field
}

/** What is topped up is spent by orders, bookings and payments, and taken out by withdrawals. */
function spent(before: Draft): Draft {
  const part = partsOf(before, 'payment').find(({ made }) => isToppedUp(before, made.entity.singular))
  const draft = part && part.made.thing.makes.length === 0 ? filledByOneself(before, part.made.entity.id) : before
  const said = entityIn(draft, part?.made.entity.id)
  const create = said && createOn(draft, said.id)
  const amount = amountOf(said)
  if (!said || !create || !amount || said.read === 'managed') return draft
  const isNamed = fieldIn(said, said.title)?.type === 'text'
  const fields = isNamed ? said.fields.map((field) => (field.id === said.title ? { ...field, label: 'Entry' } : field)) : said.fields
  const named = { ...said, fields, seeds: [] }
  const kept = toppedUp(
    changeActions(putEntity(draft, named), named.id, (action) => (action.kind === 'create' || action.role !== undefined ? action : null)),
    named,
    isNamed,
  )
  const spends = kept.model.entities.filter(
    (one) =>
      one.id !== named.id &&
      one.read === named.read &&
      createOn(kept, one.id) &&
      (fieldIn(one, 'payment_status') || isTrade(kept, one) || isSaidFrom(kept, one)),
  )
  const whole = spends.reduce((so_far, { id }) => spentBy(so_far, entityIn(so_far, id)!, { entity: named, amount }), kept)
  return whole
}
/** A purse that nobody is said to fill is filled by whose it is. */
function filledByOneself(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = entity && createOn(draft, id)
  const page = entity && listPage(draft, id)
  if (!entity || create?.role === undefined || !page || entity.read !== 'own' || entity.write !== 'managed') return draft
  const open = changeCreate(putEntity(draft, { ...entity, write: 'anyone' }), id, ({ role: _, ...action }) => action)
  const bare = changeBlocks(open, (block) => (block.kind === 'form' && block.action === create.id ? [] : [block]))
  const form: Block = { kind: 'form', id: newBlockId(draft, `${id}_form`.slice(0, 44)), heading: create.name, action: create.id, text: '' }
  return changePages(bare, (one) => (one.id === page.id ? { ...one, blocks: [form, ...one.blocks] } : one))
}
/** One tops up by a button of that name; what was topped up or spent stays as it is. */
function toppedUp(draft: Draft, { id, title }: Entity, isNamed: boolean): Draft {
  const { singular = '' } = entityIn(draft, id) ?? {}
  const name = /recharge$/.test(singular) ? 'Recharge' : /deposit$/.test(singular) ? 'Deposit money' : 'Top up'
  const create = createOn(draft, id)
  const acting = changeCreate(draft, id, (action) => ({
    ...(isNamed ? withRules(action, [], [{ kind: 'put', field: title, value: /deposit$/.test(singular) ? 'Deposit' : 'Top-up', when: null }]) : action),
    name,
    fields: isNamed ? action.fields.filter((field) => field !== title) : action.fields,
  }))
  const named = changeBlocks(acting, (block) => {
    if (block.kind === 'form' && block.action === create?.id) return [{ ...block, heading: name }]
    return block.kind === 'list' && block.entity === id && block.scope === 'mine' ? [{ ...block, heading: 'What came in and went out' }] : [block]
  })
  return asBalance(named, id, singular)
}
/** The page of what is in a wallet or an account is called by that, and not by one of the ways to fill it. */
function asBalance(draft: Draft, id: string, singular: string): Draft {
  const called = /^(account|wallet) top-up$/.exec(singular)?.[1]
  if (called === undefined) return draft
  const name = called === 'wallet' ? 'Wallet' : 'Account balance'
  return changePages(draft, (page) =>
    page.role === undefined && page.navigation !== null && page.blocks.some((block) => block.kind === 'balance' && block.entity === id)
      ? { ...page, title: name, navigation: name }
      : page,
  )
}
const isTrade = (draft: Draft, { id }: Entity): boolean =>
  partsOf(draft, 'payment', 'order', 'booking', 'investment').some(({ made }) => made.entity.id === id && !isToppedUp(draft, made.entity.singular))

const fromPurse =
  /\b(?:from|with|using|out of) (?:(?:their|the|his|her|an?|your|our) )?(?:wallet|(?:account |wallet )?balance|virtual (?:money|cash|currency|coins?)|credits?)\b/
/** "fund a request from their wallet": what the words themselves pay out of a purse. */
const isSaidFrom = ({ parts, brief: { clauses, words } }: Draft, { id }: Entity): boolean =>
  parts.some(
    ({ made }) =>
      made.entity.id === id &&
      made.thing.asks.some(({ clause }) => fromPurse.test(words.slice(clauses[clause]?.start, clauses[clause + 1]?.start).toLowerCase())),
  )

const byBalance = 'Balance'
function spentBy(draft: Draft, entity: Entity, { entity: purse, amount }: Purse): Draft {
  const sum = amountOf(entity)
  if (!sum) return draft
  const isTakenOut = /withdraw/.test(entity.singular)
  const method = isTakenOut ? undefined : entity.fields.find(({ id, type }) => type === 'choice' && (id === 'payment' || id === 'method'))
  const isPaidApart = partsOf(draft, 'payment').some(
    ({ made }) => made.entity.id !== purse.id && !/withdraw|top-?up|recharge|deposit/.test(made.entity.singular),
  )
  if (!method && !isTakenOut && isPaidApart && !isSaidFrom(draft, entity)) return draft
  const when = method ? { field: method.id, is: byBalance } : null
  const state = method && (fieldIn(entity, 'payment_status') ?? entity.fields.find(({ id }) => id === entity.lifecycle?.field))
  const guard: Guard = {
    kind: 'covers',
    entity: purse.id,
    field: amount.id,
    amount: sum.id,
    when,
    text: method ? 'Your balance is {left}. Top up first, or pay in another way.' : 'Your balance is {left}. Top up first.',
  }
  const day = purse.fields.find(({ type }) => type === 'date')
  const effects: Effect[] = [
    ...(method && state?.choices?.includes('Paid') ? [{ kind: 'put', field: state.id, value: 'Paid', when } as const] : []),
    {
      kind: 'record',
      entity: purse.id,
      by: null,
      copies: [{ from: sum.id, to: amount.id }],
      values: {
        ...(purse.fields.find(({ id }) => id === purse.title)?.type === 'text' && { [purse.title]: isTakenOut ? 'Withdrawal' : titled(entity.singular) }),
        ...(day && { [day.id]: '{today}' }),
        ...(purse.lifecycle && { [purse.lifecycle.field]: 'Paid' }),
      },
      sign: -1,
      when,
    },
  ]
  const wider = method ? withFields(entity, [{ ...method, choices: [byBalance, ...(method.choices ?? [])] }]) : entity
  const charged = changeCreate(putEntity(draft, wider), entity.id, (action) => withRules(action, [guard], effects))
  const back = effects.flatMap((effect) =>
    effect.kind === 'record'
      ? [{ ...effect, sign: 1 as const, whose: 'row' as const, values: { ...effect.values, ...(purse.title in effect.values && { [purse.title]: 'Refund' }) } }]
      : [],
  )
  const ends = (action: Action): boolean => isEnding(entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? '')
  const isEnded = charged.model.actions.some((action) => action.entity === entity.id && action.kind === 'transition' && ends(action))
  return changeActions(charged, entity.id, (action) => {
    if (action.kind === 'update' && action.transition === undefined) return { ...action, fields: action.fields.filter((id) => id !== sum.id) }
    return (action.kind === 'transition' && ends(action)) || (action.kind === 'delete' && !isEnded) ? withRules(action, [], back) : action
  })
}
export const titled = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)
