import { groupOf } from '../../compose/thing.ts'
import { hoursBetween } from '../../hours.ts'
import type { Block, Effect, Entity, Field, Guard } from '../../model.ts'
import { newBlockId } from '../draft.ts'
import { type Found, put } from './booking-found.ts'
import { shownAs, withCalendar, withTables } from './booking-looks.ts'
import { movable } from './booking-moves.ts'
import { isWhen, timesOf } from './booking-times.ts'
import { type Priced, pricedIn, totals, withTotals } from './booking-totals.ts'
import { choice, date, endedStates, number } from './fields.ts'
import { changeBlocks, fieldIn, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const ends = /^(?:until|to|ends_at|end_time|end|finish|finish_time)$/
const begins = /^(?:from|starts_at|start_time|start|begins_at)$/
const lasting =
  /\b(?:overlap\w*|(?:start\w*|begin\w*) (?:times? )?(?:and|to) (?:an? )?(?:end|finish)\w*|from (?:a |one )?time (?:to|until)|duration|time (?:span|range|period)s?|number of hours|(?:several|some|multiple|certain) hours|by the hour|double[- ]book\w*)\b/
/** What is taken up for as long as somebody needs it, rather than for a sitting. */
const usedFor =
  /(?:^| )(?:room|hall|court|field|pitch|lane|studio|lab|laboratory|space|desk|workplace|dock|ramp|bay|venue|gym|kitchen|equipment|instrument|machine|device|printer|vehicle|car|van|boat|bike|charger|charging station|charging point)$/

/** When a booking ends: the field that says so, or one more where what is booked is used or paid by the hour. */
function endOf({ draft, entity, offered }: Found, priced: Priced | undefined): Field | undefined {
  const known = entity.fields.find(({ id, type }) => type === 'time' && ends.test(id))
  const part = draft.parts.find(({ made }) => made.entity.id === offered?.id)
  const isUsed = part !== undefined && (/^(?:place|machine)$/.test(groupOf(part.made.thing)) || usedFor.test(offered?.singular ?? ''))
  const isLong = priced?.per === 'hour' || (isUsed && lasting.test(textOf(draft)))
  const required = priced?.per === 'hour' || !/\btime ?slots?\b/.test(textOf(draft))
  return known || isLong ? { ...(known ?? { id: 'until', label: 'Until', type: 'time' }), required } : undefined
}

const later = (time: string): string => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`

interface Timed {
  readonly entity: Entity
  readonly asked: readonly string[]
  readonly times: readonly string[]
  readonly end: Field | undefined
}
/** The booking with its day and its time, in the place of what the words call them. */
function timed(found: Found, priced: Priced | undefined): Timed {
  const { entity, by, create, offered, draft } = found
  const times = timesOf(`${offered?.singular ?? ''} ${draft.domain.id} ${entity.singular}`)
  const end = endOf(found, priced)
  const isBegin = ({ id, type }: Field): boolean => end !== undefined && type === 'time' && begins.test(id)
  const said = entity.fields.filter((field) => field.id !== 'date' && field.id !== 'time' && (isWhen(field) || isBegin(field)))
  const bare = { ...entity, fields: entity.fields.filter((field) => !said.includes(field) && field.id !== end?.id) }
  const day = fieldIn(entity, 'date') ?? said.find(({ type }) => type === 'date')
  const when = [{ ...date('date', day?.label ?? 'Date', true) }, choice('time', 'Time', times, true), ...(end ? [end] : [])]
  const kept = withFields(
    bare,
    when.filter(({ id }) => id !== end?.id),
  )
  const at = kept.fields.findIndex(({ id }) => id === 'time') + 1
  const whole = withSeeds({ ...kept, fields: end ? kept.fields.toSpliced(at, 0, end) : kept.fields }, (seed, index) => {
    const time = times[(index * 3 + 1) % times.length]!
    return { ...seed, date: seed.date ?? `+${index}d`, time, ...(end && { [end.id]: later(time) }) }
  })
  const asked = create.fields.filter((id) => !when.some((field) => field.id === id) && !said.some((field) => field.id === id))
  asked.splice(by ? asked.indexOf(by.id) + 1 : 1, 0, ...when.map(({ id }) => id))
  return { entity: whole, asked, times, end }
}

/** What it costs: by the hour, for each who comes, or for the booking. */
function priceIn({ entity, end }: Timed, priced: Priced | undefined): { readonly entity: Entity; readonly effects: readonly Effect[] } {
  if (!priced || fieldIn(entity, 'total')) return { entity, effects: [] }
  const { by, price, per } = priced
  if (per !== 'hour' || !end) {
    const amount = per === 'head' && fieldIn(entity, 'people') ? 'people' : null
    return { entity: withTotals(entity, priced, amount), effects: totals(by, price, amount) }
  }
  const counted = withSeeds(withFields(entity, [number('hours', 'Hours', { unit: 'h' })]), (seed) => ({
    ...seed,
    hours: hoursBetween(seed.time, seed[end.id]),
  }))
  return {
    entity: withTotals(counted, priced, 'hours'),
    effects: [{ kind: 'hours', from: 'time', to: end.id, into: 'hours' }, ...totals(by, price, 'hours')],
  }
}

/** An appointment, a table, a court: a day and one of the times of it, or from one time to another. */
export function onTime(found: Found, seats: Field | undefined): ReturnType<typeof put> {
  const { by, create, offered, draft, entity: before } = found
  const priced = pricedIn(draft, before, create, ['once', 'head', 'hour'], by?.id)
  const one = timed(found, priced)
  const { times, asked, end } = one
  const { entity: whole, effects } = priceIn(one, priced)
  const whens = ['date', 'time', ...(end ? [end.id] : [])]
  const unless = endedStates(whole)
  const text = 'This time is taken already. Choose another one.'
  const guards: Guard[] = [
    { kind: 'upcoming', field: 'date', text: 'Choose today or a later day.' },
    ...(end ? [{ kind: 'order' as const, from: 'time', to: end.id, apart: true, text: 'Choose an end after the beginning.' }] : []),
    end
      ? { kind: 'free', by: by?.id ?? 'date', ...(by && { same: ['date'] }), from: 'time', to: end.id, unless, text }
      : { kind: 'unique', fields: [...(by ? [by.id] : []), 'date', 'time'], among: 'all', unless, text },
    ...(by && seats && asked.includes('people')
      ? [{ kind: 'enough', by: by.id, field: seats.id, amount: 'people', text: '{title} has room for {left}.' } as const]
      : []),
  ]
  const moved = movable(put({ ...found, entity: whole }, guards, effects, asked), whole, whens, guards, effects)
  const next = shownAs(moved, whole, [...(by && by.id !== whole.title ? [by.id] : []), ...whens, ...(effects.length > 0 ? ['total'] : [])])
  const slot = (id: string): Block => ({
    kind: 'slots',
    id,
    heading: 'Free times',
    action: create.id,
    by: by?.id ?? null,
    date: 'date',
    time: 'time',
    ...(end && { until: end.id }),
    times: [...times],
    room: 1,
    unless,
  })
  const named = offered && /(?:^| )table$/.test(offered.singular) ? putEntity(next, withTables(offered)) : next
  const offering = changeBlocks(named, (block) =>
    block.kind === 'form' && block.action === create.id ? [slot(newBlockId(next, 'free_times')), block] : [block],
  )
  return withCalendar(offering, whole, { date: 'date', until: null, time: 'time' })
}
