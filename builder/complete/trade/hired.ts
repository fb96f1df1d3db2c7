import { plural, titled } from '../../lexicon/inflect.ts'
import type { Action, Block, Effect, Entity, Field, Guard, Lifecycle } from '../../model.ts'
import { actionMaker, type Draft } from '../draft.ts'
import { choice, date, money, number, reference } from './fields.ts'
import { goodsOf } from './goods.ts'
import { addPage, changeActions, changeBlocks, claimWhere, entityIn, manager, newEntityId, putActions, putEntity, textOf, withSeeds } from './parts.ts'
import { stockOf } from './shop-entities.ts'

/** "buy an instrument or rent it for a chosen number of months" */
const either =
  /\b(?:buy|purchase|order)\b[^.;]{0,40}\bor (?:rent|hire|lease)\b|\b(?:rent|hire|lease)\b[^.;]{0,40}\bor (?:buy|purchase|order)\b|\brentals? and sales?\b|\bsales? and rentals?\b/
const span = /\b(?:number of|several|by the|per) (day|week|month)s?\b/

const unitIn = (words: string): string => span.exec(words)?.[1] ?? 'day'
const perTime = /\bper (?:day|week|month|hour|night)$/i

/** What the site both sells and rents out, where nothing of it keeps rentals yet. */
function hirable(draft: Draft): Entity | undefined {
  if (!either.test(textOf(draft)) || draft.model.entities.some(({ singular }) => /(?:^| )(?:rental|hire|rental order)$/.test(singular))) return undefined
  return entityIn(draft, goodsOf(draft)?.made.entity.id)
}

/** What can be bought or else had for a time has a price for either. */
export function twicePriced(draft: Draft): Draft {
  const goods = hirable(draft)
  if (!goods) return draft
  const unit = unitIn(textOf(draft))
  const known = goods.fields.find(({ type, label }) => type === 'money' && perTime.test(label))
  const rent: Field = { ...(known ?? money(`rent_per_${unit}`, '')), label: `Rent per ${unit}` }
  const price = goods.fields.find(({ id, type, label }) => type === 'money' && id !== known?.id && !/deposit/i.test(label)) ?? money('price', 'Price')
  const share = unit === 'month' ? 0.08 : unit === 'week' ? 0.05 : 0.02
  const rest = goods.fields.filter(({ id }) => id !== rent.id && id !== price.id)
  const at = known ? goods.fields.findIndex(({ id }) => id === known.id) : 1
  const whole = withSeeds({ ...goods, fields: rest.toSpliced(Math.max(1, at), 0, price, rent) }, (seed) => {
    const paid = Number(seed[price.id] ?? seed[rent.id] ?? 60)
    return { ...seed, [price.id]: paid, [rent.id]: Math.max(2, Math.round(paid * share)) }
  })
  return withPrices(putEntity(draft, whole), goods.id, [price.id, rent.id])
}

/** What is rented has rentals of its own, which add up to a total. */
export function hired(draft: Draft): Draft {
  const goods = hirable(draft)
  const rent = goods?.fields.find(({ label }) => /^Rent per /.test(label))
  if (!goods || !rent) return draft
  const role = manager(draft)?.id
  const units = plural(unitIn(textOf(draft)))
  const rentals = rentalOf(newEntityId(draft, 'rentals'), goods, rent, units, role)
  const kept = putEntity(draft, rentals)
  const actions = actionsFor(kept, rentals, goods, rent, units)
  return withPages(putActions(kept, actions), rentals, actions, role)
}

const withPrices = (draft: Draft, goods: string, prices: readonly string[]): Draft =>
  changeBlocks(
    changeActions(draft, goods, (action) =>
      (action.kind === 'create' || action.kind === 'update') && action.fields.length > 1
        ? { ...action, fields: [...new Set([...action.fields, ...prices])] }
        : action,
    ),
    (block) =>
      (block.kind === 'list' || block.kind === 'detail') && block.entity === goods
        ? [{ ...block, fields: [...new Set([...block.fields, ...prices])] }]
        : [block],
  )

function rentalOf(id: string, goods: Entity, price: Field, units: string, role: string | undefined): Entity {
  const states = ['Requested', 'Rented out', 'Returned', 'Cancelled']
  const by = role === undefined ? {} : { role }
  const lifecycle: Lifecycle = {
    field: 'status',
    initial: 'Requested',
    transitions: [
      { id: 'hand_over', name: 'Hand over', from: ['Requested'], to: 'Rented out', ...by },
      { id: 'take_back', name: 'Take back', from: ['Rented out'], to: 'Returned', ...by },
      { id: 'cancel', name: 'Cancel', from: ['Requested'], to: 'Cancelled' },
    ],
  }
  const count = Math.max(1, goods.seeds.length)
  return {
    id,
    singular: 'rental',
    plural: 'rentals',
    title: 'item',
    fields: [
      reference('item', titled(goods.singular), goods.id),
      number('length', titled(units), { required: true, min: 1, max: 60 }),
      date('starts_on', 'Starts on', true),
      money('rent', price.label),
      money('total', 'Total'),
      choice('status', 'Status', states),
    ],
    read: 'own',
    write: 'anyone',
    lifecycle,
    seeds: goods.seeds.slice(0, 4).map((_, index) => {
      const rent = Number(goods.seeds[index % count]?.[price.id] ?? 10)
      return { item: index % count, length: 2 + index, starts_on: `+${index * 2 + 1}d`, rent, total: rent * (2 + index), status: states[index % 3]! }
    }),
  }
}

function actionsFor(draft: Draft, rentals: Entity, goods: Entity, price: Field, units: string): readonly Action[] {
  const make = actionMaker(draft, rentals)
  const stock = stockOf(goods)?.id
  const takes = (sign: 1 | -1): Effect[] => (stock === undefined ? [] : [{ kind: 'add', by: 'item', field: stock, amount: null, sign }])
  const left: Guard[] =
    stock === undefined ? [] : [{ kind: 'enough', by: 'item', field: stock, amount: null, text: '{title} is not there to be rented at the moment.' }]
  const costs: Effect[] = [
    { kind: 'copy', by: 'item', field: price.id, to: 'rent' },
    { kind: 'multiply', fields: ['length', 'rent'], to: 'total' },
  ]
  const create: Action = {
    ...make(`rent_${goods.id}`.slice(0, 40), `Rent ${goods.singular}`, 'create', `{item} is rented for {length} ${units}: {total} in all.`),
    fields: ['item', 'length', 'starts_on'],
    guards: [{ kind: 'upcoming', field: 'starts_on', text: 'Choose today or a later day.' }, ...left],
    effects: [...costs, ...takes(-1)],
  }
  const steps = rentals.lifecycle!.transitions.map(
    ({ id, name, to, ...by }): Action => ({
      ...make(`${id}_rental`, name, 'transition', `{item} is now ${to.toLowerCase()}.`),
      fields: [],
      transition: id,
      ...('role' in by && by.role !== undefined && { role: by.role }),
      ...(to !== 'Rented out' && { effects: takes(1) }),
    }),
  )
  return [create, ...steps]
}

function withPages(draft: Draft, rentals: Entity, actions: readonly Action[], role: string | undefined): Draft {
  const [create, ...steps] = actions
  const list = (id: string, scope: 'all' | 'mine'): Block => ({
    kind: 'list',
    id,
    heading: scope === 'mine' ? 'Your rentals' : 'Rentals',
    entity: rentals.id,
    layout: 'table',
    fields: ['length', 'starts_on', 'rent', 'total', 'status'],
    search: false,
    filters: ['status'],
    sorts: ['starts_on', 'total'],
    per_page: 10,
    scope,
    actions: steps.filter(({ role: of }) => scope === 'all' || of === undefined).map(({ id: step }) => step),
    empty: scope === 'mine' ? 'You have rented nothing yet.' : 'Nothing is rented yet.',
  })
  const mine = addPage(draft, {
    title: 'My rentals',
    navigation: 'My rentals',
    blocks: (id) => [
      { kind: 'form', id: id('rental_form'), heading: create!.name, action: create!.id, text: 'Choose for how long: the total is the rent times that.' },
      list(id('rentals_list'), 'mine'),
    ],
  })
  const all =
    role === undefined
      ? mine.draft
      : addPage(mine.draft, { title: 'Manage rentals', navigation: 'Manage rentals', role, blocks: (id) => [list(id('rentals_managed'), 'all')] }).draft
  return claimWhere(all, /\b(?:rent(?:s|al|als|ing)?|hir(?:e|es|ing)|leas(?:e|es|ing))\b/, mine.path)
}
