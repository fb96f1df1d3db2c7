import type { Entity, Field, Value, Values } from '../../model.ts'

/** Prices of which the first is below the second. */
const reduced =
  /^(?:group|offer|sale|special|discount(?:ed)?|flash(?: sale)?|member|trade|deal|promotion(?:al)?|child|recycling|wholesale|cost|purchase) price$/i
const full = /^(?:(?:original|regular|old|usual|normal|list|full|former|market|adult) )?price$/i
const whenNew = /^price when new$/i
const value = /^value$/i
const least = /^least (?:spend|order)$/i
const [received, change, total] = [/^received$/i, /^change$/i, /^total$/i]
const [start, bid] = [/^starting price$/i, /^highest bid$/i]
const low = /^(?:low|lowest)(?: today)?$/i
const high = /^(?:high|highest)(?: today)?$/i

const isAmount = (one: Value | undefined): one is number => typeof one === 'number' && one > 0
type Rule = (row: Values, idOf: (label: RegExp) => string | undefined, name: string) => Values
const known = (row: Values, id: string | undefined): number | undefined => (id !== undefined && isAmount(row[id]) ? row[id] : undefined)

const belowPrice: Rule = (row, idOf) => {
  const [cheap, dear] = [idOf(reduced), idOf(full)]
  const [less, more] = [known(row, cheap), known(row, dear)]
  return less !== undefined && more !== undefined && less >= more ? { ...row, [cheap!]: Math.max(1, Math.round(more * 0.8)) } : row
}
const belowNew: Rule = (row, idOf) => {
  const [now, before] = [known(row, idOf(full)), known(row, idOf(whenNew))]
  return now !== undefined && before !== undefined && before <= now ? { ...row, [idOf(whenNew)!]: now * 2 } : row
}
/** More than this is told in a currency of small coins. */
const small = 100
/** What is taken off is what the name says, and a small part of what one has to spend. */
const offSpend: Rule = (row, idOf, name) => {
  const [off, spend] = [idOf(value), idOf(least)]
  const [taken, from] = [known(row, off), known(row, spend)]
  if (taken === undefined || from === undefined) return row
  const told = /\b(\d{1,3})\b(?! ?%)/.exec(name)?.[1]
  const sum = taken > small ? taken : told === undefined ? (/delivery|shipping/i.test(name) ? Math.min(taken, 8) : taken) : Number(told)
  return { ...row, [off!]: sum, [spend!]: from >= sum * 2 ? from : Math.ceil((sum * 3) / 10) * 10 }
}
const changeGiven: Rule = (row, idOf) => {
  const [given, back] = [idOf(received), idOf(change)]
  const due = known(row, idOf(total))
  if (due === undefined || given === undefined || back === undefined || (row[given] ?? null) === null) return row
  const paid = Math.ceil(due / 10) * 10
  return { ...row, [given]: paid, [back]: Math.round((paid - due) * 100) / 100 }
}
const aboveStart: Rule = (row, idOf) => {
  const [from, most] = [known(row, idOf(start)), known(row, idOf(bid))]
  return from !== undefined && most !== undefined && most < from ? { ...row, [idOf(bid)!]: Math.round(from * 1.2) } : row
}
const between: Rule = (row, idOf) => {
  const [price, lowest, highest] = [known(row, idOf(full)), known(row, idOf(low)), known(row, idOf(high))]
  if (price === undefined || lowest === undefined || highest === undefined || (lowest <= price && price <= highest)) return row
  return { ...row, [idOf(low)!]: Math.max(1, Math.floor(price * 0.95)), [idOf(high)!]: Math.ceil(price * 1.05) }
}
const rules: readonly Rule[] = [belowPrice, belowNew, offSpend, changeGiven, aboveStart, between]

/** Sample rows whose sums of money are in proportion to one another. */
export function pricesInOrder(entity: Entity): Entity {
  const sums = entity.fields.filter(({ type }) => type === 'money')
  if (sums.length < 2) return entity
  const idOf = (label: RegExp): string | undefined => sums.find((field: Field) => label.test(field.label))?.id
  const seeds = entity.seeds.map((row) => rules.reduce((so_far, rule) => rule(so_far, idOf, String(row[entity.title] ?? '')), row))
  return { ...entity, seeds }
}
