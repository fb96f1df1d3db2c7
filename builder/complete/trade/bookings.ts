import type { Part } from '../../compose/pages.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Action, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { type Found, put } from './booking-found.ts'
import { onTime } from './booking-hours.ts'
import { shownAs } from './booking-looks.ts'
import { saidDays, stay } from './booking-stays.ts'
import { isTimes, looksAt, placesOf } from './booking-times.ts'
import { isStay, pricedIn, totals, withTotals } from './booking-totals.ts'
import { cardField, cardGuard, choice, methodsIn, paidBy, priceOf, text, withRules } from './fields.ts'
import { claimWhere, createOn, dropEntity, entityIn, fieldIn, listPage, partsOf, putEntity, textOf, withFields, withoutFields, withSeeds } from './parts.ts'

/** Bookings that cannot cross: by day and time, by stay, or by the places that are left. */
export const bookings = (draft: Draft): Draft => {
  const parts = partsOf(draft, 'booking')
  const real = parts.filter(({ made }) => !isTimes(made.thing.noun))
  const bare = real.length > 0 ? parts.filter((part) => !real.includes(part)).reduce((so_far, { made }) => dropEntity(so_far, made.entity.id), draft) : draft
  return (real.length > 0 ? real : parts).reduce(booked, bare)
}
/** Those for whom it is booked. */
const broughtAlong: ReadonlySet<string> = new Set(['pet', 'patient', 'customer', 'child'])
/** What nobody else can have at the same time: whoever does it rather than the service, and neither whose nor for whom it is. */
function takenUp({ parts, model }: Draft, entity: Entity, create: Action, about: ReadonlySet<string>): Field | undefined {
  const named = entity.fields.filter(({ type, id }) => type === 'reference' && create.fields.includes(id))
  const thingOf = (field: Field) => parts.find(({ made }) => made.entity.id === field.entity)?.made.thing
  const isDoer = (field: Field): boolean => /^(?:expert|doctor|teacher)$/.test(thingOf(field)?.kit ?? '')
  const isTheirs = (field: Field): boolean => {
    const other = model.entities.find(({ id }) => id === field.entity)
    const isBooker = !isDoer(field) && model.roles.find(({ manages }) => !manages)?.name.toLowerCase() === other?.singular
    return broughtAlong.has(thingOf(field)?.kit ?? '') || isBooker || (other?.read === 'own' && other.write === 'anyone')
  }
  const all = named.length > 1 ? named.filter((field) => !isTheirs(field)) : named
  const told = all.find((field) => about.has(thingOf(field)?.noun ?? '') && thingOf(field)?.kit !== 'service')
  return (all[0] && thingOf(all[0])?.kit === 'service' ? all.find(isDoer) : undefined) ?? told ?? all[0] ?? named[0]
}

/** What a booking comes to is reckoned, and typed by nobody. */
const isTypedSum = ({ id, type }: Field): boolean =>
  (type === 'money' || type === 'number') && /^(?:total|total_(?:price|cost|amount|fee)|amount|price|cost|hours|deposit)$/.test(id)

const heads =
  /^(?:guests|group_size|party_size|(?:number_of|no_of)_(?:people|persons|guests|players|participants|visitors|travell?ers|passengers|attendees|tickets|seats|places|adults))$/
/** How many come is asked for once, in the words for it. */
function headed(entity: Entity, { fields }: Action): Entity {
  const people = entity.fields.find(({ id, type }) => id === 'people' && type === 'number')
  const told = entity.fields.filter(({ id, type }) => type === 'number' && heads.test(id) && fields.includes(id))
  const [first] = told
  if (!first || !people || !fields.includes('people')) return entity
  const bare = withoutFields(
    entity,
    told.map(({ id }) => id),
  )
  return { ...bare, fields: bare.fields.map((field) => (field === people ? { ...field, label: first.label, min: 1 } : field)) }
}

/** At a doctor's, one comes alone. */
const medical = /(?:^| )(?:clinic|hospital|medical|dental) appointment$/
function booked(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!entity || !create || entity.read === 'managed') return draft
  const by = takenUp(draft, entity, create, part.made.thing.about)
  const offered = entityIn(draft, by?.entity)
  const about = part.made.thing.fields.some(({ id }) => id === 'people') ? undefined : draft.parts.find(({ made }) => made.entity.id === offered?.id)
  const isAlone =
    about !== undefined && (kits[about.made.thing.kit].group === 'person' || about.made.thing.kit === 'service' || medical.test(part.made.thing.noun))
  const sums = pricedIn(draft, entity, create, ['day', 'hour', 'head', 'once']) ? entity.fields.filter(isTypedSum).map(({ id }) => id) : []
  const counted = headed(entity, create)
  const one = withoutFields(counted, [...(isAlone ? ['people'] : []), ...sums.filter((id) => id !== entity.title)])
  const asking = { ...create, fields: create.fields.filter((id) => one.fields.some((field) => field.id === id)) }
  const found: Found = paidFor({
    draft: isAlone || sums.length > 0 || counted !== entity ? putEntity(draft, one) : draft,
    entity: numbered(one, 'BK'),
    create: asking,
    by,
    offered,
  })
  const seats = offered && placesOf(offered)
  const dated =
    (offered?.fields.some(({ type, id }) => type === 'date' && /^(?:date|leaves_on|valid_on)$/.test(id)) ?? false) && (seats !== undefined || isEvent(found))
  const next = dated ? onDate(found, seats) : !looksAt.test(entity.singular) && (isStay(offered) || isRange(found)) ? stay(found) : onTime(found, seats)
  const paid = fieldIn(entityIn(next, entity.id), 'payment_status')
    ? claimWhere(next, /\b(?:pay|payments?|paying)\b/, listPage(next, entity.id)?.path ?? '/')
    : next
  const costed = fieldIn(entityIn(next, entity.id), 'total')
    ? claimWhere(paid, /\btotals?\b|\bcalculat\w* (?:the )?(?:price|cost|fee)s?\b/, listPage(next, entity.id)?.path ?? '/')
    : paid
  return claimWhere(
    costed,
    /\b(?:book|booking|reserve|reservation|appointment|availability|time ?slots?|free (?:slots?|times?))\b/,
    listPage(next, entity.id)?.path ?? '/',
  )
}

/** Where the words have visitors pay and no payments are kept apart, a booking asks how it is paid. */
function paidFor(found: Found): Found {
  const { draft, entity, create, offered } = found
  if (!/\b(?:pay|payments?|paying)\b/.test(textOf(draft)) || partsOf(draft, 'payment').length > 0 || !offered || !priceOf(offered)) return found
  const methods = methodsIn(textOf(draft), ['Pay on site'])
  const wider = withFields(entity, [
    choice('payment', 'Payment method', methods, true),
    cardField,
    choice('payment_status', 'Payment status', ['Unpaid', 'Paid', 'Refunded']),
  ])
  const whole = withSeeds(wider, (seed, index) => {
    const method = methods[index % methods.length] ?? 'Card'
    return { ...seed, payment: method, card_number: method === 'Card' ? '•••• 4242' : null, payment_status: method === 'Card' ? 'Paid' : 'Unpaid' }
  })
  const effects: Effect[] = [...paidBy('payment', methods, 'payment_status', 'Paid', 'Unpaid'), { kind: 'mask', field: 'card_number' }]
  return { ...found, entity: whole, create: { ...withRules(create, [cardGuard('payment')], effects), fields: [...create.fields, 'payment', 'card_number'] } }
}

const ranges = /\b(?:date|day) ranges?\b|\bfrom one (?:date|day) to another\b|\b(?:start|pick-?up) and (?:end|return) dates?\b/
const travels =
  /\b(?:travel|stay|rental|trip|holiday|hire|vacation) (?:dates|period)\b|\b(?:arrival and departure|check-?in and check-?out)(?: dates?)?\b|\bfor (?:certain|specific|several|chosen|selected) (?:dates|days)\b|\bfor (?:a (?:period|term|few days|number of (?:days|nights|weeks))|(?:several|some|multiple) (?:days|nights|weeks))\b/
const fromTo =
  /\bfrom one (?:date|day) to another\b|\bfrom (?:a|one|the first) (?:date|day) (?:to|until)\b|\bwith (?:arrival|start) and (?:departure|end)(?: date)?\b/
const byTheHour = /\b(?:table|restaurant|court|lesson|class|session|service|package|workshop|seat|meeting room|event|doctor|consultation)\b/
/** "reserve a tool for a date range", "select travel dates": what is let for some days, where the words have it so. */
function isRange({ draft, offered, entity }: Found): boolean {
  const part = draft.parts.find(({ made }) => made.entity.id === offered?.id)
  if (!part || !offered || isTimes(entity.singular)) return false
  const { kit } = part.made.thing
  if (ranges.test(textOf(draft)) && ['gear', 'hire', 'vehicle', 'equipment'].includes(kit)) return true
  if (saidDays(entity).length > 1) return true
  const isLet = ['offer', 'place', 'machine'].includes(kits[kit].group) || kit === 'trade_item'
  return (travels.test(textOf(draft)) || fromTo.test(textOf(draft))) && isLet && kit !== 'service' && !byTheHour.test(offered.singular)
}

/** Whether what is booked takes place on its day, rather than being something that has a day for want of a better word. */
function isEvent({ draft, offered, create }: Found): boolean {
  const part = draft.parts.find(({ made }) => made.entity.id === offered?.id)
  return part?.made.thing.kit !== 'thing' || !create.fields.includes('date')
}

/** The entity with a reference that each row is given. */
export function numbered(entity: Entity, prefix: string): Entity {
  if (fieldIn(entity, 'number')) return entity
  const wider = withFields(entity, [text('number', 'Reference')])
  return withSeeds(wider, (seed, index) => ({ ...seed, number: `${prefix}-${1000 + entity.seeds.length - index}` }))
}

/** A booking without a day of its own. */
const onItsDay = (found: Found, whens: readonly string[]): Found => ({
  ...found,
  entity: withSeeds(withoutFields(found.entity, whens), (seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => !whens.includes(id)))),
  create: { ...found.create, fields: found.create.fields.filter((id) => !whens.includes(id)) },
})

const outing = /(?:^| )(?:ride|trip|tour|class|course|flight|event|workshop|lesson|show|concert|excursion)$/
/** A class or a trip has its own day: a booking takes up places of it. */
function onDate(found: Found, seats: Field | undefined): Draft {
  const { entity, by, create, offered } = found
  const isOnItsDay = offered !== undefined && (seats !== undefined || outing.test(offered.singular))
  const whens = ['date', 'time'].filter((id) => isOnItsDay && fieldIn(offered, 'date') && fieldIn(entity, id) && create.fields.includes(id))
  if (whens.length > 0) return onDate(onItsDay(found, whens), seats)
  if (!by || !offered) return put(found, [], [], create.fields)
  if (!seats) return uncounted(found, by, offered)
  const amount = fieldIn(entity, 'people') && create.fields.includes('people') ? 'people' : null
  const price = priceOf(offered)
  const wider = price ? withTotals(entity, { offered, by, price }, amount) : entity
  const take: Effect = { kind: 'add', by: by.id, field: seats.id, amount, sign: -1 }
  const guards: Guard[] = [
    { kind: 'enough', by: by.id, field: seats.id, amount, text: `{title} has {left} ${seats.label.toLowerCase().replace(/ left$/, '')} left.` },
  ]
  const costs: Effect[] = price ? totals(by, price, amount) : []
  const people = amount ? withFields(wider, [{ ...fieldIn(wider, 'people')!, required: true, min: 1 }]) : wider
  const next = put({ ...found, entity: people }, guards, [...costs, take], create.fields, [{ ...take, sign: 1 }])
  return price ? shownAs(next, people, ['number', 'total']) : next
}

/** What takes place on its day has room for all who come, at its price. */
function uncounted(found: Found, by: Field, offered: Entity): Draft {
  const { entity, create, draft } = found
  const priced = pricedIn(draft, entity, create, ['once', 'head'])
  if (!priced || priced.by.id !== by.id || fieldIn(entity, 'total')) return put(found, [], [], create.fields)
  const amount = fieldIn(entity, 'people') && create.fields.includes('people') ? 'people' : null
  const whole = withTotals(entity, { ...priced, offered }, amount)
  return shownAs(put({ ...found, entity: whole }, [], totals(by, priced.price, amount), create.fields), whole, ['number', 'total'])
}
