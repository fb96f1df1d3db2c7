import type { Part } from '../../compose/pages.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Effect, Entity, Values } from '../../model.ts'
import { cents } from '../../render/act/prices.ts'
import type { Draft } from '../draft.ts'
import { widen } from '../operations/named.ts'
import { money, priceOf, reference, withRules } from './fields.ts'
import { changeActions, createOn, entityIn, fieldIn, partsOf, putEntity, textOf, withFields, withSeeds } from './parts.ts'

const named = /\b(?:extras|add-ons|additional services) (?:such as|like|including|for example) ([a-z][a-z, -]{2,80})/
const mostFields = 20

/** What a booking can have beside what is booked is chosen with it, and adds its price to the total. */
export const bookingExtras = (draft: Draft): Draft => {
  const all = addedExtras(draft)
  return partsOf(all, 'booking').reduce(withOthers, all)
}

/** A package or a service that is chosen beside what is booked costs what it costs. */
function withOthers(draft: Draft, part: Part): Draft {
  const entity = entityIn(draft, part.made.entity.id)!
  const create = createOn(draft, entity.id)
  const copied = create?.effects?.flatMap((effect) => (effect.kind === 'copy' && /^(?:price|total)$/.test(effect.to) ? [effect.by] : [])) ?? []
  const other = entity.fields.find(
    ({ type, id, entity: to }) => type === 'reference' && id !== 'extra' && !copied.includes(id) && create?.fields.includes(id) && isService(draft, to),
  )
  const service = entityIn(draft, other?.entity)
  return copied.length > 0 && other && service && entity.fields.length <= mostFields && !fieldIn(entity, 'extra_price')
    ? priced(draft, entity.id, service, other.id)
    : draft
}
const isService = ({ parts }: Draft, id: string | undefined): boolean => parts.some(({ made }) => made.entity.id === id && made.thing.kit === 'service')

const addedExtras = (draft: Draft): Draft => {
  const offered = partsOf(draft, 'extra')[0]
  const extra = entityIn(draft, offered?.made.entity.id)
  if (!offered || !extra) return draft
  const told = calledAs(draft, extra)
  return partsOf(told, 'booking').reduce((so_far, part) => {
    const entity = entityIn(so_far, part.made.entity.id)!
    const isKnown = entity.fields.some(({ entity: to }) => to === extra.id)
    if (isKnown || !createOn(so_far, entity.id) || entity.fields.length > mostFields) return so_far
    const wide = widen(so_far, part, [reference('extra', capital(extra.singular), extra.id, false)], { asked: true })
    return priced(changeActions(wide, entity.id, afterDays), entity.id, extra)
  }, told)
}

/** What is chosen with it is asked after what is booked and when. */
function afterDays(action: Action): Action {
  const rest = action.fields.filter((id) => id !== 'extra')
  const at = Math.max(...['from_date', 'until', 'date', 'time'].map((id) => rest.indexOf(id))) + 1
  return rest.length === action.fields.length ? action : { ...action, fields: rest.toSpliced(at, 0, 'extra') }
}

/** "bike racks or bedding, view their reservations": the names as far as the last of them. */
function namesIn(said: string): string[] {
  const parts = said.split(/,? (and|or) |, /).filter((part) => part !== undefined)
  const last = parts.findIndex((part) => part === 'and' || part === 'or')
  const names = last === -1 ? parts.slice(0, 1) : [...parts.slice(0, last), parts[last + 1] ?? '']
  return names.map((name) => capital(name.trim())).filter((name) => name !== '' && name.length <= 40)
}

/** The extras that the words name are the first that there are. */
function calledAs(draft: Draft, extra: Entity): Draft {
  const names = namesIn(named.exec(textOf(draft))?.[1] ?? '')
  if (names.length === 0) return draft
  const seeds = names.map((name, index): Values => ({ ...extra.seeds[index % Math.max(1, extra.seeds.length)], [extra.title]: name, description: null }))
  return putEntity(draft, { ...extra, seeds })
}

function priced(draft: Draft, id: string, extra: Entity, by = 'extra'): Draft {
  const entity = entityIn(draft, id)!
  const price = priceOf(extra)
  if (!price || !fieldIn(entity, 'total')) return draft
  const costs: Effect[] = [
    { kind: 'put', field: 'extra_price', value: 0, when: null },
    { kind: 'copy', by, field: price.id, to: 'extra_price' },
    { kind: 'sum', fields: ['total', 'extra_price'], sign: 1, percent: false, to: 'total' },
  ]
  const whole = withSeeds(withFields(entity, [money('extra_price', `${capital(extra.singular)} price`)]), (seed) => {
    const more = Number(extra.seeds[Number(seed[by] ?? -1)]?.[price.id] ?? 0)
    return { ...seed, extra_price: more, total: cents(Number(seed.total ?? 0) + more) }
  })
  return changeActions(putEntity(draft, whole), id, (action) =>
    action.effects?.some((effect) => 'to' in effect && effect.to === 'total') ? withRules(action, [], costs) : action,
  )
}
