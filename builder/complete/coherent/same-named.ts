import { poolOf } from '../../lexicon/samples.ts'
import type { Entity, Field, Value, Values } from '../../model.ts'

/** What stays the same of a thing, whichever table tells of it. */
const lasting =
  /^(?:(?:home |street )?address|place|location|city|country|region|coordinates|latitude|longitude|price(?: per \w+)?|unit price|author|artist|teacher|trainer|organiser|owner|client|brand|maker|supplier|unit|size|level|category|genre|code|sku|barcode|(?:licen[cs]e )?plate(?: number)?|serial number|model|year|host|port|seats|places|pages|minutes|lessons|hours|days|opening hours|capacity|bedrooms|area|rating|language|version|link|subject|questions|pass mark|points to|server|audience|text|in stock|published on|released on|founded on|built in|registered on|contact|phone|email|website|in charge)$/i
/** What stays the same of a person. */
const personal = /^(?:phone|email|department|(?:home )?address|id(?: card)? number|date of birth|age|company|position|nationality)$/i
/** When something is held that two tables tell of. */
const held = /^(?:date|time|starts (?:on|at)|ends (?:on|at))$/i
const happening =
  /(?:event|activity|meeting|exam|test|paper|stream|concert|course|class|lesson|workshop|session|programme|trip|tour|campaign|promotion|strategy)$/

const isShared = ({ label }: Field, isPerson: boolean, isHeld: boolean): boolean =>
  isPerson ? personal.test(label) : lasting.test(label) || (isHeld && held.test(label))
const takes = (field: Field, value: Value): boolean =>
  (field.choices === undefined || field.choices.includes(String(value))) &&
  (typeof value !== 'number' || ((field.min ?? value) <= value && value <= (field.max ?? value)))

interface Seen {
  readonly entity: Entity
  readonly row: Values
}

/** Entities of which the sample rows of one name say the same in the columns of one label. */
export function sameNamed(entities: readonly Entity[]): readonly Entity[] {
  const people = new Set(poolOf('people'))
  const first = new Map<string, Seen[]>()
  return entities.map((entity) => {
    const title = entity.fields.find(({ id }) => id === entity.title)
    if (title?.type !== 'text') return entity
    const fresh = entity.seeds.map((row) => {
      const name = row[entity.title]
      if (typeof name !== 'string' || name === '') return row
      const others = first.get(name) ?? []
      const agreed = others.reduce((so_far, other) => asTold(so_far, entity, other, people.has(name)), row)
      if (!others.some((other) => other.entity.id === entity.id)) first.set(name, [...others, { entity, row: agreed }])
      return agreed
    })
    return fresh.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds: fresh }
  })
}

function asTold(row: Values, entity: Entity, other: Seen, isPerson: boolean): Values {
  if (other.entity.id === entity.id) return row
  const isHeld = happening.test(entity.singular) && happening.test(other.entity.singular)
  const changed = entity.fields.flatMap((field): [string, Value][] => {
    if (field.id === entity.title || field.type === 'reference' || field.id === entity.lifecycle?.field || !isShared(field, isPerson, isHeld)) return []
    const known = other.entity.fields.find(({ label, type, unit }) => label === field.label && type === field.type && unit === field.unit)
    const value = known === undefined ? null : (other.row[known.id] ?? null)
    return value === null || (row[field.id] ?? null) === null || row[field.id] === value || !takes(field, value) ? [] : [[field.id, value]]
  })
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
}
