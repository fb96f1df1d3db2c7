import type { Action, Entity, Field, Value, Values } from '../../model.ts'
import { rowsOf, type Tables } from './ways.ts'

/** Labels of what stays the same wherever it is told of again. */
const lasting =
  /^(?:code|sku|barcode|brand|model|plate number|id number|licence number|subject|currency|currency pair|department|position|speciality|dose|species|breed|pass mark|teacher|company|expected result|language|host|port|group price|monthly income|card number|tax|assigned employee|engineer|artist)$/i
/** What is told of a deal again by what is done of it. */
const ofDeal =
  /^(?:payment method|from|to|goods|weight|heaviest pet|fare|distance|delivery address|address|room type|price per day|starts at|people|way|condition|plate number)$/i
const deal =
  /(?:^| )(?:order|booking|reservation|rental|ride|trip|payment|invoice|bill|fee|loan application|donation|shipment|shipping|sale|promotion commission)$/
const ofIt =
  /(?:^| )(?:payment|refund|invoice|receipt|transaction|settlement|delivery|shipment|shipping label|pickup|trip|transportation|return|billing record|consumption record|fund movement|check-in|loading|unloading)$/
/** What is paid or given back of it is that sum. */
const sum = /^(?:amount|total)$/i
const paid = /(?:^| )(?:payment|refund|invoice|receipt|billing record|fund movement)$/
const sold = /(?:^| )(?:sale|order line|order item|sales order|order detail)$/
const price = /^(?:price|unit price|sales price)$/i
/** Time that is spent on what takes so long at most. */
const spent = /(?:^| )(?:result|score|grade|progress|practice|learning record|viewing record)$/

interface Copy {
  readonly by: Field
  readonly from: string
  readonly to: Field
  readonly atMost: boolean
}
function copiesOf(entity: Entity, tables: Tables): readonly Copy[] {
  const found = new Map<string, Copy>()
  for (const by of entity.fields) {
    const far = by.type === 'reference' && by.entity !== entity.id ? tables.get(by.entity ?? '') : undefined
    if (far === undefined || far.seeds.length === 0) continue
    for (const to of entity.fields) {
      if (to.id === entity.title || to.id === entity.lifecycle?.field || to.type === 'reference' || found.has(to.id)) continue
      const atMost = /^minutes$/i.test(to.label) && spent.test(entity.singular)
      const isTold =
        atMost ||
        lasting.test(to.label) ||
        (/^unit$/i.test(to.label) && to.type === 'choice') ||
        (ofDeal.test(to.label) && deal.test(far.singular) && ofIt.test(entity.singular)) ||
        (sum.test(to.label) && deal.test(far.singular) && paid.test(entity.singular)) ||
        (price.test(to.label) && sold.test(entity.singular))
      const same = isTold ? sameIn(far, to) : undefined
      if (same) found.set(to.id, { by, from: same.id, to, atMost })
    }
  }
  return [...found.values()]
}
const sameIn = ({ fields, lifecycle, title }: Entity, { label, type }: Field): Field | undefined =>
  fields.find(
    (field) =>
      (field.type === type || (isWorded(field.type) && isWorded(type))) &&
      field.id !== lifecycle?.field &&
      field.id !== title &&
      (field.label.toLowerCase() === label.toLowerCase() || (type === 'money' && price.test(label) && price.test(field.label))),
  )
const isWorded = (type: Field['type']): boolean => type === 'text' || type === 'choice'

/** Values that a row has from what it refers to: what both tell is the same, and what is worked out of it follows. */
export function copied(entity: Entity, tables: Tables, actions: readonly Action[], before: Entity): Entity {
  const effects = actions.find(({ kind, entity: of }) => kind === 'create' && of === entity.id)?.effects ?? []
  const copies = copiesOf(entity, tables)
  const kept = effects.flatMap((effect) => (effect.kind === 'copy' ? [effect] : []))
  const reckoned = effects.flatMap((effect) => (effect.kind === 'multiply' || effect.kind === 'sum' ? [effect] : []))
  if (copies.length === 0 && kept.length === 0) return entity
  const seeds = entity.seeds.map((seed, at) => {
    const row: Record<string, Value> = { ...seed }
    for (const { by, from, to, atMost } of copies) {
      const value = rowsOf(tables, by.entity)[Number(seed[by.id] ?? -1)]?.[from]
      if (value === undefined || value === null || row[to.id] === null || row[to.id] === undefined) continue
      if (atMost ? Number(row[to.id]) > Number(value) : to.type !== 'choice' || to.choices?.includes(String(value)) === true) row[to.id] = value
    }
    for (const { by, field, to } of kept) {
      const of = seed[by] === before.seeds[at]?.[by] ? undefined : entity.fields.find(({ id }) => id === by)?.entity
      const value = of === undefined ? undefined : rowsOf(tables, of)[Number(seed[by] ?? -1)]?.[field]
      if (value !== undefined && value !== null && Object.hasOwn(row, to)) row[to] = value
    }
    for (const effect of reckoned) if (isReckoned(seed, effect) && effect.fields.some((id) => row[id] !== seed[id])) row[effect.to] = reckonedOf(row, effect)
    return entity.fields.every(({ id }) => row[id] === seed[id]) ? seed : row
  })
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}
type Reckoned = Extract<NonNullable<Action['effects']>[number], { kind: 'multiply' | 'sum' }>
function reckonedOf(row: Values, { kind, fields, percent, ...rest }: Reckoned): number {
  const [one, other] = [Number(row[fields[0]]), Number(row[fields[1]])]
  const part = percent ? (one * other) / 100 : kind === 'multiply' ? one * other : other
  return Math.round((kind === 'multiply' ? part : one + ('sign' in rest ? rest.sign : 1) * part) * 100) / 100
}
const isReckoned = (row: Values, effect: Reckoned): boolean => {
  const stands = row[effect.to]
  return typeof stands === 'number' && Math.abs(reckonedOf(row, effect) - stands) < 0.02
}
