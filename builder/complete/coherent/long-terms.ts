import type { Entity, Values } from '../../model.ts'
import { dayAt, dayOf } from './days.ts'
import { stateIn } from './phases.ts'

/** What is agreed or issued for long, and for how many days. */
const terms: readonly (readonly [RegExp, number])[] = [
  [/(?:^| )(?:certificate|licen[cs]e|qualification|accreditation)$/, 730],
  [/(?:^| )(?:passport|(?:id|identity|bank|credit|charging) card|card)$/, 1095],
  [/(?:^| )(?:contract|agreement|lease|tenancy|insurance|policy|permit|warranty|guarantee|visa)$/, 365],
]
const starts = /^(?:issued on|starts on|start date|valid from|from|begins on)$/i
const ends = /^(?:valid until|expires on|ends on|end date|until|expiry date)$/i
const over = /^(?:expired|ended|terminated|lapsed|closed|finished|completed)$/i
const coming = /^(?:draft|planned|requested|submitted|waiting|pending|open|new)$/i
/** Papers are given out when they have been earned; what is agreed may be about to end. */
const earned = 730
const tooShort = 60

/** Sample rows of contracts and papers that hold for as long as such do. */
export function longTerms(entity: Entity): Entity {
  const length = terms.find(([nouns]) => nouns.test(entity.singular))?.[1]
  const days = length === undefined ? [] : entity.fields.filter(({ type }) => type === 'date')
  const [first, last] = [days.find(({ label }) => starts.test(label)), days.find(({ label }) => ends.test(label))]
  if (length === undefined || !first || !last) return entity
  const state = stateIn(entity)?.id
  const lasting = (row: Values, at: number): Values => {
    const [from, until] = [dayOf(row[first.id]), dayOf(row[last.id])]
    if (from === undefined || until === undefined || until < from || until - from >= tooShort) return row
    const now = state === undefined ? '' : String(row[state] ?? '')
    const keepsEnd = over.test(now) || (!coming.test(now) && length < earned && at % 2 === 0)
    return keepsEnd ? { ...row, [first.id]: dayAt(until - length) } : { ...row, [last.id]: dayAt(from + length) }
  }
  const seeds = entity.seeds.map(lasting)
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
