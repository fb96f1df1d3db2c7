import type { Part } from '../../compose/pages.ts'
import { kits } from '../../lexicon/kits.ts'
import type { Action, Block, Effect, Entity, Field, Guard } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { shownAs, withCalendar, withTables } from './booking-looks.ts'
import { movable } from './booking-moves.ts'
import { isStay, isTimes, isWhen, placesOf, timesOf } from './booking-times.ts'
import { totals, withTotals } from './booking-totals.ts'
import { cardField, cardGuard, choice, date, endedStates, isEnding, methodsIn, money, number, paidBy, priceOf, text, withRules } from './fields.ts'
import {
  changeActions,
  changeBlocks,
  claimWhere,
  createOn,
  dropEntity,
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

/** Bookings that cannot cross: by day and time, by stay, or by the places that are left. */
export const bookings = (draft: Draft): Draft => {
  const parts = partsOf(draft, 'booking')
  const real = parts.filter(({ made }) => !isTimes(made.thing.noun))
  const bare = real.length > 0 ? parts.filter((part) => !real.includes(part)).reduce((so_far, { made }) => dropEntity(so_far, made.entity.id), draft) : draft
  return (real.length > 0 ? real : parts).reduce(booked, bare)
}
interface Found {
  readonly draft: Draft
  readonly entity: Entity
  readonly create: Action
  readonly by: Field | undefined
  readonly offered: Entity | undefined
}

/** Those for whom it is booked. */
const broughtAlong: ReadonlySet<string> = new Set(['pet', 'patient', 'customer', 'child'])
/** What nobody else can have at the same time: whoever does it rather than the service, and neither whose nor for whom it is. */
function takenUp({ parts }: Draft, entity: Entity, create: Action): Field | undefined {
  const named = entity.fields.filter(({ type, id }) => type === 'reference' && create.fields.includes(id))
  const thingOf = (field: Field) => parts.find(({ made }) => made.entity.id === field.entity)?.made.thing
  const all = named.length > 1 ? named.filter((field) => !broughtAlong.has(thingOf(field)?.kit ?? '')) : named
  const isDoer = (field: Field): boolean => /^(?:expert|doctor|teacher)$/.test(thingOf(field)?.kit ?? '')
  return (all[0] && thingOf(all[0])?.kit === 'service' ? all.find(isDoer) : undefined) ?? all[0] ?? named[0]
}

/** At a doctor's, one comes alone. */
const medical = /(?:^| )(?:clinic|hospital|medical|dental) appointment$/
function booked(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)
  const create = entity && createOn(draft, entity.id)
  if (!entity || !create || entity.read === 'managed') return draft
  const by = takenUp(draft, entity, create)
  const offered = entityIn(draft, by?.entity)
  const about = part.made.thing.fields.some(({ id }) => id === 'people') ? undefined : draft.parts.find(({ made }) => made.entity.id === offered?.id)
  const isAlone =
    about !== undefined && (kits[about.made.thing.kit].group === 'person' || about.made.thing.kit === 'service' || medical.test(part.made.thing.noun))
  const one = isAlone ? withoutFields(entity, ['people']) : entity
  const asking = { ...create, fields: create.fields.filter((id) => one.fields.some((field) => field.id === id)) }
  const found: Found = paidFor({ draft: isAlone ? putEntity(draft, one) : draft, entity: numbered(one, 'BK'), create: asking, by, offered })
  const seats = offered && placesOf(offered)
  const dated =
    (offered?.fields.some(({ type, id }) => type === 'date' && /^(?:date|leaves_on|valid_on)$/.test(id)) ?? false) && (seats !== undefined || isEvent(found))
  const next = dated ? onDate(found, seats) : isStay(offered) || isRange(found) ? stay(found) : onTime(found, seats)
  const paid = fieldIn(entityIn(next, entity.id), 'payment_status')
    ? claimWhere(next, /\b(?:pay|payments?|paying)\b/, listPage(next, entity.id)?.path ?? '/')
    : next
  return claimWhere(
    paid,
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
function isRange({ draft, offered }: Found): boolean {
  const part = draft.parts.find(({ made }) => made.entity.id === offered?.id)
  if (!part || !offered) return false
  const { kit } = part.made.thing
  if (ranges.test(textOf(draft)) && ['gear', 'hire', 'vehicle', 'equipment'].includes(kit)) return true
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

/** The action as it books: rules, a reference, and a sentence that names it. */
const booking = (action: Action, guards: readonly Guard[], effects: readonly Effect[], fields: readonly string[]): Action => ({
  ...withRules(action, guards, [{ kind: 'number', field: 'number', prefix: 'BK' }, ...effects]),
  fields: [...fields],
  confirmation: `${action.confirmation.replace(/[.\s]+$/, '')}. Your reference is {number}.`,
})

/** What was booked stays as it is, but for its days where they can be moved. */
const without =
  (fixed: readonly string[]) =>
  (action: Action): Action =>
    action.kind === 'update' ? { ...action, fields: action.fields.filter((id) => !fixed.includes(id)) } : action

function put(
  { draft, create, entity }: Found,
  guards: readonly Guard[],
  effects: readonly Effect[],
  asked: readonly string[],
  back: readonly Effect[] = [],
): Draft {
  const references = entity.fields.filter(({ type }) => type === 'reference').map(({ id }) => id)
  const fixed = ['number', 'total', 'nights', 'price', 'date', 'time', 'from_date', 'until', ...references]
  const refund: Effect[] = fieldIn(entity, 'payment_status')
    ? [{ kind: 'put', field: 'payment_status', value: 'Refunded', when: { field: 'payment_status', is: 'Paid' } }]
    : []
  const ends = (action: Action): boolean => isEnding(entity.lifecycle?.transitions.find(({ id }) => id === action.transition)?.to ?? '')
  return changeActions(putEntity(draft, entity), entity.id, (action) => {
    if (action.id === create.id) return booking({ ...action, guards: create.guards, effects: create.effects }, guards, effects, asked)
    if (action.kind === 'transition' && ends(action)) return withRules(action, [], [...back, ...refund])
    return without([...fixed, ...(back.length > 0 ? ['people'] : [])])(action)
  })
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
  if (!by || !offered || !seats) return put(found, [], [], create.fields)
  const amount = fieldIn(entity, 'people') && create.fields.includes('people') ? 'people' : null
  const price = priceOf(offered)
  const wider = price ? withTotals(entity, offered, by, price, amount) : entity
  const take: Effect = { kind: 'add', by: by.id, field: seats.id, amount, sign: -1 }
  const guards: Guard[] = [
    { kind: 'enough', by: by.id, field: seats.id, amount, text: `{title} has {left} ${seats.label.toLowerCase().replace(/ left$/, '')} left.` },
  ]
  const costs: Effect[] = price ? totals(by, price, amount) : []
  const people = amount ? withFields(wider, [{ ...fieldIn(wider, 'people')!, required: true, min: 1 }]) : wider
  const next = put({ ...found, entity: people }, guards, [...costs, take], create.fields, [{ ...take, sign: 1 }])
  return price ? shownAs(next, people, ['number', 'total']) : next
}
/** A room by the night, a car by the day: from one date to another, with the price of all of it. */
function stay(found: Found): Draft {
  const { entity, by, create, offered } = found
  if (!by || !offered) return put(found, [], [], create.fields)
  const price = offered.fields.find(({ label }) => /per (?:night|day)$|^(?:daily|nightly|day|night) rate$/i.test(label))
  const unit = /night/i.test(price?.label ?? '') ? 'Nights' : 'Days'
  const said = entity.fields
    .filter(
      ({ type, id }) =>
        (type !== 'reference' &&
          /^(?:travel|stay|rental|trip|holiday|hire|vacation)_(?:dates?|period)$|^(?:certain|specific|chosen|selected)_dates?$|^period$/.test(id)) ||
        (type === 'date' && /^(?:start|end|pickup|return|arrival|departure)(?:_date)?$/.test(id)) ||
        (type !== 'reference' && /^check_?(?:in|out)(?:_date|_time)?$/.test(id)),
    )
    .map(({ id }) => id)
  const bare = withoutFields(entity, ['date', 'time', ...said])
  const first = bare.fields.findIndex(({ id }) => id === by.id) + 1
  const days = [date('from_date', unit === 'Nights' ? 'Check-in' : 'From', true), date('until', unit === 'Nights' ? 'Check-out' : 'Until', true)]
  const rest = bare.fields.filter(({ id }) => !days.some((one) => one.id === id))
  const dated = { ...bare, fields: [...rest.slice(0, first), ...days, ...rest.slice(first)] }
  const whole = withSeeds(
    withFields(dated, [number('nights', unit), ...(price ? [money('price', price.label), money('total', 'Total')] : [])]),
    (seed, index) => {
      const each = Number(offered.seeds[Number(seed[by.id] ?? 0)]?.[price?.id ?? ''] ?? 80)
      const { date: _, time: __, ...kept } = seed
      return {
        ...kept,
        from_date: `+${index * 4 - 6}d`.replace('+-', '-'),
        until: `+${index * 4 - 4}d`.replace('+-', '-'),
        nights: 2,
        ...(price && { price: each, total: each * 2 }),
      }
    },
  )
  const asked = create.fields.filter((id) => !['date', 'time', 'from_date', 'until', ...said].includes(id))
  asked.splice(asked.indexOf(by.id) + 1, 0, 'from_date', 'until')
  const people = placesOf(offered)
  const guards: Guard[] = [
    { kind: 'upcoming', field: 'from_date', text: 'Choose today or a later day.' },
    { kind: 'order', from: 'from_date', to: 'until', apart: unit === 'Nights', text: `Choose a day after the first for “${days[1]!.label}”.` },
    { kind: 'free', by: by.id, from: 'from_date', to: 'until', unless: endedStates(whole), text: 'These days are taken already. Choose other days.' },
    ...(people && asked.includes('people')
      ? [{ kind: 'enough', by: by.id, field: people.id, amount: 'people', text: '{title} has room for {left}.' } as const]
      : []),
  ]
  const effects: Effect[] = [
    { kind: 'days', from: 'from_date', to: 'until', into: 'nights' },
    ...(price
      ? [
          { kind: 'copy' as const, by: by.id, field: price.id, to: 'price' },
          { kind: 'multiply' as const, fields: ['nights', 'price'] as [string, string], to: 'total' },
        ]
      : []),
  ]
  const held = put({ ...found, entity: whole }, guards, effects, asked)
  const next = fieldIn(whole, 'payment_status') ? held : movable(held, whole, ['from_date', 'until'], guards, effects)
  return withCalendar(shownAs(next, whole, ['from_date', 'until', ...(price ? ['total'] : [])]), whole, { date: 'from_date', until: 'until', time: null })
}

/** An appointment, a table, a court: a day and one of the times of it. */
function onTime(found: Found, seats: Field | undefined): Draft {
  const { entity, by, create, offered, draft } = found
  const times = timesOf(`${offered?.singular ?? ''} ${draft.domain.id} ${entity.singular}`)
  const said = entity.fields.filter((field) => field.id !== 'date' && field.id !== 'time' && isWhen(field))
  const bare = { ...entity, fields: entity.fields.filter((field) => !said.includes(field)) }
  const day = fieldIn(entity, 'date') ?? said.find(({ type }) => type === 'date')
  const timed = withFields(bare, [{ ...date('date', day?.label ?? 'Date', true) }, choice('time', 'Time', times, true)])
  const whole = withSeeds(timed, (seed, index) => ({ ...seed, date: seed.date ?? `+${index}d`, time: times[(index * 3 + 1) % times.length]! }))
  const asked = [...create.fields.filter((id) => id !== 'date' && id !== 'time' && !said.some((field) => field.id === id))]
  asked.splice(by ? asked.indexOf(by.id) + 1 : 1, 0, 'date', 'time')
  const fields = [...(by ? [by.id] : []), 'date', 'time']
  const guards: Guard[] = [
    { kind: 'upcoming', field: 'date', text: 'Choose today or a later day.' },
    { kind: 'unique', fields, among: 'all', unless: endedStates(whole), text: 'This time is taken already. Choose another one.' },
    ...(by && seats && asked.includes('people')
      ? [{ kind: 'enough', by: by.id, field: seats.id, amount: 'people', text: '{title} has room for {left}.' } as const]
      : []),
  ]
  const moved = movable(put({ ...found, entity: whole }, guards, [], asked), whole, ['date', 'time'], guards, [])
  const next = shownAs(moved, whole, [...(by && by.id !== whole.title ? [by.id] : []), 'date', 'time'])
  const slot = (id: string): Block => ({
    kind: 'slots',
    id,
    heading: 'Free times',
    action: create.id,
    by: by?.id ?? null,
    date: 'date',
    time: 'time',
    times: [...times],
    room: 1,
    unless: endedStates(whole),
  })
  const named = offered && /(?:^| )table$/.test(offered.singular) ? putEntity(next, withTables(offered)) : next
  const offering = changeBlocks(named, (block) =>
    block.kind === 'form' && block.action === create.id ? [slot(newBlockId(next, 'free_times')), block] : [block],
  )
  return withCalendar(offering, whole, { date: 'date', until: null, time: 'time' })
}
