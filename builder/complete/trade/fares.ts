import type { Part } from '../../compose/pages.ts'
import type { Action, Effect, Entity, Field, Guard, Values } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { date, money, number, priceOf, withRules } from './fields.ts'
import {
  changeActions,
  changeBlocks,
  claimWhere,
  createOn,
  entityIn,
  fieldIn,
  listPage,
  partsOf,
  putEntity,
  textOf,
  withFields,
  withoutFields,
  withSeeds,
} from './parts.ts'
import { stockOf } from './shop-entities.ts'

/** For whom tickets are sold beside adults, and what theirs costs of an adult's. */
const others: readonly (readonly [RegExp, string, string, number])[] = [
  [/\bchild(?:ren)?\b|\bkids?\b/, 'children', 'Child', 0.5],
  [/\bseniors?\b|\bpensioners?\b/, 'seniors', 'Senior', 0.7],
  [/\bstudents? tickets?\b|\bstudents?,? (?:or|and) (?:\w+ )?tickets\b/, 'students', 'Student', 0.6],
  [/\bvehicles?\b|\bcars?\b/, 'vehicles', 'Vehicle', 2],
  [/\bbicycles?\b|\bbikes?\b/, 'bicycles', 'Bicycle', 0.3],
]
const families = /\btickets?\b[^.;]{0,60}\badults?\b|\badults?\b[^.;]{0,40}\btickets?\b/
const electronic = /\b(?:e-?|electronic |digital |mobile )tickets?\b|\bticket codes?\b|\bqr codes?\b/
const travelling = new Set(['ticket_travel'])
const mostFields = 24

/** Tickets for adults, children and whom else the words name, each at a fare of its own, for a day that is told. */
export const fares = (draft: Draft): Draft => partsOf(draft, 'order').reduce(ticketed, draft)

function ticketed(draft: Draft, part: Part): Draft {
  const order = entityIn(draft, part.made.entity.id)
  const create = order && createOn(draft, order.id)
  const by = order?.fields.find(
    ({ type, id, entity }) =>
      type === 'reference' && create?.fields.includes(id) && draft.parts.some(({ made }) => made.entity.id === entity && isTicket(made.thing)),
  )
  const goods = entityIn(draft, by?.entity)
  const kit = draft.parts.find(({ made }) => made.entity.id === goods?.id)?.made.thing.kit ?? 'thing'
  if (!order || !create || !by || !goods || fieldIn(order, 'quantity')?.type !== 'number') return draft
  const dated = travelling.has(kit) ? journeyed(draft, goods, order, by) : visited(draft, goods, order)
  const coded = electronic.test(textOf(draft)) ? called(dated, order.id) : dated
  const faired = families.test(textOf(draft)) ? withFares(coded, order.id, by.id) : coded
  return withClass(faired, order.id, by.id)
}
const isTicket = ({ kit, noun }: Part['made']['thing']): boolean => kit === 'ticket_travel' || kit === 'admission' || /(?:^| )ticket$/.test(noun)

/** What was bought is shown by its number. */
function called(draft: Draft, id: string): Draft {
  const order = entityIn(draft, id)!
  const fields = order.fields.map((field) => (field.id === 'number' ? { ...field, label: 'Ticket code' } : field))
  return claimWhere(putEntity(draft, { ...order, fields }), electronic, listPage(draft, id)?.path ?? '/')
}

/** A journey leaves on a day at a time, and has seats; a purchase takes some. */
function journeyed(draft: Draft, goods: Entity, order: Entity, by: Field): Draft {
  const seats = stockOf(goods) ?? number('seats_left', 'Seats left', { min: 0 })
  const wanted = [date('date', 'Date', true), { id: 'leaves_at', label: 'Leaves at', type: 'time' as const, required: false }, seats]
  const fresh = wanted.filter(({ id, type }) => !goods.fields.some((field) => field.id === id || (field.type === type && type !== 'number')))
  if (fresh.length === 0) return draft
  const whole = withSeeds(withFields(goods, fresh), (seed, index): Values => {
    const times = ['07:30', '09:15', '12:00', '15:45', '18:20']
    const more: Values = { date: `+${1 + index}d`, leaves_at: times[index % times.length]!, [seats.id]: 14 + ((index * 9) % 40) }
    return { ...seed, ...Object.fromEntries(fresh.map(({ id }) => [id, more[id] ?? null])) }
  })
  const ids = fresh.map(({ id }) => id)
  const asked = changeActions(putEntity(draft, whole), goods.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.transition === undefined
      ? { ...action, fields: [...new Set([...action.fields, ...ids])] }
      : action,
  )
  const listed = changeBlocks(asked, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === goods.id
      ? [
          {
            ...block,
            fields: [...new Set([...ids, ...block.fields])],
            ...(block.kind === 'list' && ids.includes('date') && { filters: [...new Set([...block.filters, 'date'])] }),
          },
        ]
      : [block],
  )
  if (stockOf(goods)) return listed
  const take: Effect = { kind: 'add', by: by.id, field: seats.id, amount: 'quantity', sign: -1 }
  const guard: Guard = { kind: 'enough', by: by.id, field: seats.id, amount: 'quantity', text: 'There are only {left} places left for {title}.' }
  return changeActions(listed, order.id, (action) =>
    action.kind === 'create' ? { ...action, guards: [guard, ...(action.guards ?? [])], effects: [...(action.effects ?? []), take] } : action,
  )
}

/** An entrance is for a day, which the ticket has or the purchase says. */
function visited(draft: Draft, goods: Entity, order: Entity): Draft {
  const told = order.fields.find(({ id, type }) => type === 'date' && /^(?:visit|entry|entrance)?_?(?:date|day|on)$/.test(id))
  const valid = fieldIn(goods, 'valid_on') ?? fieldIn(goods, 'date')
  if (!told && valid) return draft
  const day: Field = told ? { ...told, required: true } : date('visit_on', 'Day of the visit', true)
  const whole = withSeeds(
    told ? { ...order, fields: order.fields.map((field) => (field === told ? day : field)) } : withFields(order, [day]),
    (seed, index) => ({
      ...seed,
      [day.id]: `+${index + 1}d`,
    }),
  )
  const plain = told && valid && /^valid_on$/.test(valid.id) ? putEntity(draft, withoutFields(goods, [valid.id])) : draft
  const put = changeActions(putEntity(plain, whole), order.id, (action): Action => {
    if (action.kind !== 'create' || action.guards?.some((guard) => guard.kind === 'upcoming' && guard.field === day.id)) return action
    const at = action.fields.indexOf('quantity')
    return {
      ...action,
      fields: action.fields.includes(day.id) ? action.fields : action.fields.toSpliced(at === -1 ? action.fields.length : at, 0, day.id),
      guards: [{ kind: 'upcoming', field: day.id, text: 'Choose today or a later day.' }, ...(action.guards ?? [])],
    }
  })
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === order.id && !block.fields.includes(day.id)
      ? [{ ...block, fields: block.fields.toSpliced(Math.min(2, block.fields.length), 0, day.id) }]
      : [block],
  )
}

/** So many adults and so many others, each at their fare. */
function withFares(draft: Draft, id: string, by: string): Draft {
  const order = entityIn(draft, id)!
  const goods = entityIn(draft, order.fields.find((field) => field.id === by)?.entity)!
  const price = priceOf(goods)
  const said = families.exec(textOf(draft))?.[0] ?? ''
  const near = textOf(draft).slice(Math.max(0, textOf(draft).indexOf(said) - 40), textOf(draft).indexOf(said) + said.length + 80)
  const kinds = others.filter(([pattern]) => pattern.test(near)).slice(0, 3)
  if (!price || kinds.length === 0 || order.fields.length + 1 + kinds.length * 3 > mostFields || goods.fields.length + kinds.length > mostFields) return draft
  const fit = goods.fields.filter(({ choices }) => choices?.includes('Adult')).map((field) => field.id)
  const priced = withSeeds(
    withFields(
      withoutFields(goods, fit),
      kinds.map(([, plural, label]) => money(`${plural}_price`, `${label} price`)),
    ),
    (seed) => ({
      ...seed,
      ...Object.fromEntries(kinds.map(([, plural, , share]) => [`${plural}_price`, cents(Math.round(Number(seed[price.id] ?? 10) * share * 2) / 2)])),
    }),
  )
  const heads: Field[] = [
    number('adults', 'Adults', { required: true, min: 1, initial: 1 }),
    ...kinds.map(([, plural]) => number(plural, plural[0]!.toUpperCase() + plural.slice(1), { min: 0, initial: 0 })),
  ]
  const sums = kinds.flatMap(([, plural, label]) => [
    money(`${plural}_price`, `${label} price`),
    money(`${plural}_total`, `${plural[0]!.toUpperCase()}${plural.slice(1)} in all`),
  ])
  const at = order.fields.findIndex((field) => field.id === 'quantity')
  const counted = { ...order.fields[at]!, label: 'Tickets', required: false }
  const fields = order.fields.toSpliced(at, 1, ...heads, counted)
  const whole = withSeeds(withFields({ ...order, fields }, sums), (seed, index): Values => {
    const [adults, more] = [Math.max(1, Number(seed.quantity ?? 1) || 1), index % 3]
    const [, plural] = kinds[0]!
    const each = Number(priced.seeds[Number(seed[by] ?? 0)]?.[`${plural}_price`] ?? 0)
    const rest = Object.fromEntries(
      kinds.slice(1).flatMap(([, other]) => [
        [other, 0],
        [`${other}_total`, 0],
      ]),
    )
    return {
      ...seed,
      adults,
      [plural]: more,
      quantity: adults + more,
      [`${plural}_price`]: each,
      [`${plural}_total`]: cents(each * more),
      ...rest,
      total: cents(Number(seed.total ?? 0) + each * more),
    }
  })
  const people = kinds.filter(([, plural]) => !/vehicles|bicycles/.test(plural)).map(([, plural]) => plural)
  const count: Effect[] = [
    { kind: 'put', field: 'quantity', value: 0, when: null },
    ...['adults', ...people].map((one): Effect => ({ kind: 'sum', fields: ['quantity', one], sign: 1, percent: false, to: 'quantity' })),
  ]
  const costs: Effect[] = kinds.flatMap(([, plural]): Effect[] => [
    { kind: 'copy', by, field: `${plural}_price`, to: `${plural}_price` },
    { kind: 'multiply', fields: [plural, `${plural}_price`], to: `${plural}_total` },
    { kind: 'sum', fields: ['total', `${plural}_total`], sign: 1, percent: false, to: 'total' },
  ])
  const put = changeActions(putEntity(putEntity(draft, priced), whole), id, (action) => {
    if (action.kind === 'update') return { ...action, fields: action.fields.filter((field) => field !== 'quantity') }
    if (action.kind !== 'create') return action
    const effects = (action.effects ?? []).flatMap((effect): Effect[] =>
      effect.kind === 'multiply' && effect.to === 'total' ? [{ ...effect, fields: ['adults', effect.fields[1]] }, ...costs] : [effect],
    )
    return {
      ...action,
      fields: action.fields.flatMap((field) => (field === 'quantity' ? heads.map((one) => one.id) : field === 'pay_until' ? [] : [field])),
      guards: (action.guards ?? []).map((guard) => (guard.kind === 'enough' && guard.amount === 'quantity' ? { ...guard, amount: 'adults' } : guard)),
      effects: [...count, ...effects],
    }
  })
  const shown = kinds.map(([, plural]) => `${plural}_price`)
  const set = changeActions(put, goods.id, (action) =>
    (action.kind === 'create' || action.kind === 'update') && action.fields.includes(price.id)
      ? { ...action, fields: [...new Set([...action.fields, ...shown])] }
      : action,
  )
  return changeBlocks(set, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === goods.id && block.fields.includes(price.id)
      ? [{ ...block, fields: [...new Set(block.fields.flatMap((field) => (field === price.id ? [field, ...shown] : [field])))] }]
      : [block],
  )
}

const classes = /(?:^| )(?:class|cabin|cabin class|seat category)$/
/** A class costs what it costs for each ticket. */
function withClass(draft: Draft, id: string, by: string): Draft {
  const order = entityIn(draft, id)!
  const field = order.fields.find(({ type, id: one, entity }) => type === 'reference' && one !== by && classes.test(entityIn(draft, entity)?.singular ?? ''))
  const kind = entityIn(draft, field?.entity)
  const price = priceOf(kind)
  if (!field || !kind || !price || !fieldIn(order, 'total') || order.fields.length + 2 > mostFields) return draft
  const wide = withFields({ ...order, fields: order.fields.map((one) => (one === field ? { ...one, required: true } : one)) }, [
    money('class_price', `${field.label} price`),
    money('class_total', `${field.label} in all`),
  ])
  const whole = withSeeds(wide, (seed, index): Values => {
    const at = kind.seeds.length === 0 ? null : index % kind.seeds.length
    const each = at === null ? 0 : Number(kind.seeds[at]?.[price.id] ?? 0)
    const sum = cents(each * Number(seed.quantity ?? 1))
    return { ...seed, [field.id]: at, class_price: each, class_total: sum, total: cents(Number(seed.total ?? 0) + sum) }
  })
  const effects: Effect[] = [
    { kind: 'copy', by: field.id, field: price.id, to: 'class_price' },
    { kind: 'multiply', fields: ['quantity', 'class_price'], to: 'class_total' },
    { kind: 'sum', fields: ['total', 'class_total'], sign: 1, percent: false, to: 'total' },
  ]
  return changeActions(putEntity(draft, whole), id, (action) => (action.kind === 'create' ? withRules(action, [], effects) : action))
}
