import type { Effect, Entity, Field, Guard } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { type Found, put } from './booking-found.ts'
import { shownAs, withCalendar } from './booking-looks.ts'
import { movable } from './booking-moves.ts'
import { placesOf } from './booking-times.ts'
import { pricedIn, totals } from './booking-totals.ts'
import { date, endedStates, money, number } from './fields.ts'
import { fieldIn, withFields, withoutFields, withSeeds } from './parts.ts'

const spans = /^(?:travel|stay|rental|trip|holiday|hire|vacation)_(?:dates?|period)$|^(?:certain|specific|chosen|selected)_dates?$|^period$/
const ends = /^(?:start|end|pickup|return|arrival|departure)(?:_date)?$/
const checks = /^check_?(?:in|out)(?:_date|_time)?$/
/** What the words call the days of a stay. */
const isSaid = ({ type, id }: Field): boolean => (type !== 'reference' && (spans.test(id) || checks.test(id))) || (type === 'date' && ends.test(id))

/** The first and the last day by the words' own names for them. */
export const saidDays = ({ fields }: Entity): Field[] => fields.filter((field) => field.type === 'date' && !spans.test(field.id) && isSaid(field))

/** A room by the night, a car by the day: from one date to another, with the price of all of it. */
export function stay(found: Found): Draft {
  const { entity, by, create, offered, draft } = found
  if (!by || !offered) return put(found, [], [], create.fields)
  const priced = pricedIn(draft, entity, create, ['day', 'once'], by.id)
  const price = priced?.price
  const unit = /night/i.test(price?.label ?? '') ? 'Nights' : 'Days'
  const said = entity.fields.filter(isSaid).map(({ id }) => id)
  const bare = withoutFields(entity, ['date', 'time', ...said])
  const first = bare.fields.findIndex(({ id }) => id === by.id) + 1
  const days = [date('from_date', unit === 'Nights' ? 'Check-in' : 'From', true), date('until', unit === 'Nights' ? 'Check-out' : 'Until', true)]
  const rest = bare.fields.filter(({ id }) => !days.some((one) => one.id === id))
  const dated = { ...bare, fields: [...rest.slice(0, first), ...days, ...rest.slice(first)] }
  const whole = withSeeds(
    withFields(dated, [number('nights', unit), ...(price ? [money('price', price.label), money('total', 'Total')] : [])]),
    (seed, index) => {
      const each = Number(priced?.offered.seeds[Number(seed[priced.by.id] ?? 0)]?.[priced.price.id] ?? 80)
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
  const guards = guardsFor(whole, by, offered, { unit, days: [days[0]!.label, days[1]!.label], asked })
  const effects: Effect[] = [{ kind: 'days', from: 'from_date', to: 'until', into: 'nights' }, ...(priced ? totals(priced.by, priced.price, 'nights') : [])]
  const held = put({ ...found, entity: whole }, guards, effects, asked)
  const next = fieldIn(whole, 'payment_status') ? held : movable(held, whole, ['from_date', 'until'], guards, effects)
  return withCalendar(shownAs(next, whole, ['from_date', 'until', ...(price ? ['total'] : [])]), whole, { date: 'from_date', until: 'until', time: null })
}

interface Stay {
  readonly unit: string
  readonly days: readonly [string, string]
  readonly asked: readonly string[]
}
function guardsFor(whole: Entity, by: Field, offered: Entity, { unit, days, asked }: Stay): Guard[] {
  const people = placesOf(offered)
  return [
    { kind: 'upcoming', field: 'from_date', text: 'Choose today or a later day.' },
    { kind: 'order', from: 'from_date', to: 'until', apart: unit === 'Nights', text: `Choose a day for “${days[1]}” that is after “${days[0]}”.` },
    { kind: 'free', by: by.id, from: 'from_date', to: 'until', unless: endedStates(whole), text: 'These days are taken already. Choose other days.' },
    ...(people && asked.includes('people')
      ? [{ kind: 'enough', by: by.id, field: people.id, amount: 'people', text: '{title} has room for {left}.' } as const]
      : []),
  ]
}
