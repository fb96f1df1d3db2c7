import type { Entity, Values } from '../../model.ts'
import { dayAt, dayOf } from './days.ts'

const starts = /^(?:starts on|start date|from|subscribed on|valid from)$/i
const renews = /^(?:renews on|next payment on|next billing on|ends on|end date|until|valid until|expires on)$/i
const paid = /(?:^| )(?:subscription|membership|plan|licen[cs]e|pass|season ticket)$/
const cycles: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ]year/i, 182],
  [/\b(?:daily|day pass)\b/i, 1],
  [/\bweek(?:ly)?\b/i, 7],
  [/\bmonth(?:ly)?\b/i, 30],
  [/\bquarter(?:ly)?\b/i, 91],
  [/\b(?:year(?:ly)?|annual)\b/i, 365],
]

/** Entities whose sample rows go on for as long as what was subscribed to: a yearly plan renews a year after it began. */
export function renewedInTime(entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => {
    if (!paid.test(entity.singular)) return entity
    const days = entity.fields.filter(({ type }) => type === 'date')
    const [first, next] = [days.find(({ label }) => starts.test(label)), days.find(({ label }) => renews.test(label))]
    if (!first || !next) return entity
    const wordsOf = (row: Values): string =>
      entity.fields
        .map(({ id, type, entity: to }) => {
          const value = row[id] ?? null
          if (type === 'text' || type === 'choice') return value
          const whole = type === 'reference' && typeof value === 'number' ? entities.find((one) => one.id === to) : undefined
          return whole?.seeds[Number(value)]?.[whole.title] ?? ''
        })
        .join('; ')
    const inTime = (row: Values): Values => {
      const [from, until] = [dayOf(row[first.id]), dayOf(row[next.id])]
      const length = cycles.find(([words]) => words.test(wordsOf(row)))?.[1]
      if (from === undefined || until === undefined || length === undefined) return row
      const began = from > 0 || -from < length || !/^(?:renews|next)/i.test(next.label) ? from : -(-from % length)
      return until === began + length && began === from ? row : { ...row, [first.id]: dayAt(began), [next.id]: dayAt(began + length) }
    }
    return { ...entity, seeds: entity.seeds.map(inTime) }
  })
}
