import type { Action, Effect, Entity, Field, Values } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import type { Found } from './booking-found.ts'
import { stay } from './booking-stays.ts'
import { isStay } from './booking-totals.ts'
import { numbered } from './bookings.ts'
import { money, priceOf } from './fields.ts'
import { changeActions, changeBlocks, claimWhere, createOn, entityIn, fieldIn, listPage, putEntity, textOf, withoutFields, withSeeds } from './parts.ts'
import { stockOf } from './shop-entities.ts'

const rental = /(?:^| )(?:rental|hire|rental order|rental booking|rental request)$/
const money_said = /\b(?:pric\w*|fees?|rates?|costs?|deposits?|rent|total|pay(?:ment)?s?)\b/
/** What a form has no place for once it is reckoned. */
const reckoned =
  /^(?:amount|rent|deposit|total|price|fee|cost|period|days|hours|what|(?:rental|hire|daily)_(?:fee|price|rate|cost|period|amount)|total_(?:price|fee|amount|cost|rent))$/
const deposit = /deposit/i

/** What is rented out by the day, with what a day of it costs; null where nothing is said of money. */
export function rentable(draft: Draft, loan: Entity, lentOut: Entity): Entity | null {
  if (isStay(lentOut)) return lentOut
  if (!rental.test(loan.singular) || /(?:^| )contract$/.test(lentOut.singular) || !money_said.test(textOf(draft))) return null
  const price = priceOf(lentOut)
  if (price && !/^(?:price|rent|rental (?:price|fee)|fee|cost)$/i.test(price.label)) return null
  const daily: Field = { ...(price ?? money('price_per_day', '')), label: 'Price per day' }
  const [title, ...rest] = lentOut.fields.filter(({ id }) => id !== daily.id)
  const whole = { ...lentOut, fields: price ? lentOut.fields.map((field) => (field === price ? daily : field)) : [title!, daily, ...rest] }
  return withSeeds(whole, (seed, index) => ({ ...seed, [daily.id]: seed[daily.id] ?? 6 + ((index * 7) % 25) }))
}

/** The thing with the deposit that it is let for, where the words speak of one. */
function secured(draft: Draft, thing: Entity): Entity {
  if (!/\bdeposits?\b/.test(textOf(draft)) || thing.fields.some(({ label, type }) => type === 'money' && deposit.test(label))) return thing
  const price = priceOf(thing)
  const at = thing.fields.findIndex(({ id }) => id === price?.id) + 1
  return withSeeds({ ...thing, fields: thing.fields.toSpliced(at, 0, money('deposit', 'Deposit')) }, (seed) => ({
    ...seed,
    deposit: Math.max(10, Math.ceil(Number(seed[price?.id ?? ''] ?? 10) / 2) * 10),
  }))
}

/** A day costs less than the deposit: samples with what the thing is worth have a small part of that for a day. */
function affordable(thing: Entity): Entity {
  const price = priceOf(thing)
  const security = thing.fields.find(({ type, label }) => type === 'money' && deposit.test(label))
  const isWorth = price !== undefined && security !== undefined && thing.seeds.some((seed) => Number(seed[price.id]) > 2 * Number(seed[security.id]))
  if (!isWorth) return thing
  return withSeeds(thing, (seed) => {
    const worth = Math.max(40, Number(seed[price.id] ?? 0))
    return { ...seed, [price.id]: Math.ceil(worth * 0.03), [security.id]: Math.ceil(worth * 0.02) * 10 }
  })
}

interface Lending {
  readonly loan: Entity
  readonly create: Action
  readonly by: Field
  readonly thing: Entity
}
/** From one day to another, taken for these days alone: its rent is the price of a day for each of them, and the deposit comes on top. */
export function rented(draft: Draft, { loan, create, by, thing }: Lending): Draft {
  const offered = affordable(secured(draft, withoutFields(thing, ['available', 'copies'])))
  const spare = loan.fields.filter(({ id, type }) => type !== 'reference' && id !== loan.title && (reckoned.test(id) || id === 'from')).map(({ id }) => id)
  const bare = numbered(withoutFields(loan, spare), 'BK')
  const priced = asking(
    putEntity(draft, offered),
    offered,
    offered.fields.filter(({ id }) => !fieldIn(thing, id)).map(({ id }) => id),
  )
  const found: Found = { draft: priced, entity: bare, create: { ...create, fields: create.fields.filter((id) => !spare.includes(id)) }, by, offered }
  const next = withDeposit(inStock(dated(stay(found), loan.id), loan.id, offered), loan.id, by, offered)
  return claimWhere(next, /\b(?:rent\w*|hir(?:e|ing)|borrow\w*|deposits?|totals?|periods?)\b/, listPage(next, loan.id)?.path ?? '/')
}

/** Samples that are back were let before today, those that are out are let now, and all others will be. */
function dated(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)!
  const state = entity.lifecycle?.field ?? ''
  const days = (from: number): Values => ({ from_date: `${from < 0 ? '' : '+'}${from}d`, until: `${from + 2 < 0 ? '' : '+'}${from + 2}d` })
  return putEntity(
    draft,
    withSeeds(entity, (seed, index) => ({
      ...seed,
      ...days(isBack.test(String(seed[state])) ? -6 - index : isOut.test(String(seed[state])) ? -1 : 3 + index * 3),
    })),
  )
}
const isBack = /^(?:returned|given back|completed)$/i
const isOut = /^(?:lent|rented out|handed over|borrowed)$/i

const pieces = /^(?:pieces|quantity|number_of_(?:pieces|items|units))$/
/** Of what there are several, so many are let on one day; how many somebody takes is asked for, and each costs. */
function inStock(draft: Draft, id: string, offered: Entity): Draft {
  const stock = stockOf(offered)
  const told = entityIn(draft, id)!
  const asked = new Set(createOn(draft, id)?.fields)
  const [many, ...others] = told.fields.filter((field) => field.type === 'number' && pieces.test(field.id) && asked.has(field.id))
  const entity = withoutFields(
    told,
    [...(many && !stock ? [many] : []), ...others].map((field) => field.id),
  )
  if (!stock) return putEntity(draft, entity)
  const counted = many
    ? withSeeds({ ...entity, fields: entity.fields.map((field) => (field === many ? { ...field, required: true, min: 1, initial: 1 } : field)) }, (seed) => ({
        ...seed,
        [many.id]: 1,
      }))
    : entity
  const room = { field: stock.id, amount: many?.id ?? null }
  const isTotal = (effect: Effect): boolean => effect.kind === 'multiply' && effect.to === 'total'
  return changeActions(putEntity(draft, counted), id, (action) => ({
    ...action,
    ...(action.guards && {
      guards: action.guards.map((guard) =>
        guard.kind === 'free' ? { ...guard, room, text: 'Only {left} are left on these days. Choose other days, or fewer.' } : guard,
      ),
    }),
    ...(action.effects && {
      effects: action.effects.flatMap((effect): Effect[] =>
        many && isTotal(effect) ? [effect, { kind: 'multiply', fields: [many.id, 'total'], to: 'total' }] : [effect],
      ),
    }),
  }))
}

/** Forms and lists of the thing with the fields that are new to it. */
const asking = (draft: Draft, { id }: Entity, fresh: readonly string[]): Draft =>
  fresh.length === 0
    ? draft
    : changeBlocks(
        changeActions(draft, id, (action) =>
          (action.kind === 'create' || action.kind === 'update') && action.transition === undefined
            ? { ...action, fields: [...action.fields, ...fresh] }
            : action,
        ),
        (block) =>
          (block.kind === 'list' || block.kind === 'detail') && block.entity === id
            ? [{ ...block, fields: [...new Set([...block.fields, ...fresh])] }]
            : [block],
      )

/** The rent and the deposit, and both together. */
function withDeposit(draft: Draft, id: string, by: Field, offered: Entity): Draft {
  const entity = entityIn(draft, id)!
  const security = offered.fields.find(({ type, label }) => type === 'money' && deposit.test(label))
  const isPriced = fieldIn(entity, 'total') !== undefined
  const shown = [by.id, 'from_date', 'until', ...(isPriced && security ? ['rent', 'deposit'] : []), ...(isPriced ? ['total'] : [])]
  const listed = (of: Draft): Draft =>
    changeBlocks(of, (block) =>
      block.kind === 'list' && block.entity === id ? [{ ...block, fields: [...new Set(['number', ...shown, ...block.fields])] }] : [block],
    )
  if (!isPriced || !security || !createOn(draft, id)) return listed(draft)
  const at = entity.fields.findIndex((field) => field.id === 'total')
  const wide = { ...entity, fields: entity.fields.toSpliced(at, 0, money('rent', 'Rent'), money('deposit', 'Deposit')) }
  const whole = withSeeds(wide, (seed) => {
    const held = Number(offered.seeds[Number(seed[by.id] ?? 0)]?.[security.id] ?? 0)
    return { ...seed, rent: seed.total ?? null, deposit: held, total: cents(Number(seed.total ?? 0) + held) }
  })
  const more: Effect[] = [
    { kind: 'copy', by: by.id, field: security.id, to: 'deposit' },
    { kind: 'sum', fields: ['rent', 'deposit'], sign: 1, percent: false, to: 'total' },
  ]
  const costed = changeActions(putEntity(draft, whole), id, (action) => {
    const isReckoned = action.effects?.some((effect) => effect.kind === 'multiply' && effect.to === 'total') ?? false
    if (!isReckoned) return action
    const asRent = (effect: Effect): Effect =>
      effect.kind === 'multiply' && effect.to === 'total'
        ? { ...effect, fields: effect.fields.map((field) => (field === 'total' ? 'rent' : field)) as [string, string], to: 'rent' }
        : effect
    const times = action.effects!.find((effect) => effect.kind === 'multiply' && effect.fields[1] === 'total')
    const each: Effect[] = times?.kind === 'multiply' ? [{ kind: 'multiply', fields: [times.fields[0], 'deposit'], to: 'deposit' }] : []
    const effects = [...action.effects!.map(asRent), more[0]!, ...each, more[1]!]
    return { ...action, effects, confirmation: action.confirmation.replace('Total: {total}.', 'Rent: {rent}. Deposit: {deposit}. Total: {total}.') }
  })
  return listed(
    changeBlocks(costed, (block) =>
      block.kind === 'detail' && block.entity === id
        ? [{ ...block, fields: whole.fields.map((field) => field.id).filter((field) => field !== whole.title) }]
        : [block],
    ),
  )
}
