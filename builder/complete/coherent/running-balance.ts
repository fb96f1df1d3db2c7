import type { Entity, Values } from '../../model.ts'
import { dayOf } from './days.ts'

const [amount, balance, date] = [/^amount$/i, /^balance after$/i, /^date$/i]
const way = /^(?:direction|type)$/i
const [into, out] = [/^(?:in|income|deposit|top-up|received|credit)$/i, /^(?:out|expense|withdrawal|payment|fee|sent|debit|transfer)$/i]

/** Sample rows whose balance is that of the row before with their own amount: one account of all of them, or of each row that they refer to first. */
export function balanced(entity: Entity): Entity {
  const money = entity.fields.filter(({ type }) => type === 'money')
  const sum = money.find(({ label }) => amount.test(label))?.id
  const after = sum === undefined ? undefined : money.find(({ label }) => balance.test(label))?.id
  const side = entity.fields.find(({ type, label }) => type === 'choice' && way.test(label))?.id
  const day = entity.fields.find(({ type, label }) => type === 'date' && date.test(label))?.id
  if (sum === undefined || after === undefined || side === undefined || day === undefined) return entity
  const account = entity.fields.find(({ type, label }) => type === 'reference' && /account$/i.test(label))?.id
  const kept = new Map<Values[string], number>()
  const fresh = new Map<Values, number>()
  for (const row of entity.seeds.toSorted((one, other) => (dayOf(one[day]) ?? 0) - (dayOf(other[day]) ?? 0))) {
    const whose = account === undefined ? null : (row[account] ?? null)
    const now = Number(row[sum] ?? 0) * (into.test(String(row[side])) ? 1 : out.test(String(row[side])) ? -1 : 0)
    const before = kept.get(whose)
    const sumAfter = before === undefined ? Math.max(Number(row[after] ?? 0), 0) : before + now
    const left = sumAfter < 0 ? before! + Math.abs(now) : sumAfter
    kept.set(whose, left)
    fresh.set(row, left)
  }
  return { ...entity, seeds: entity.seeds.map((row) => ((row[after] ?? null) === null ? row : { ...row, [after]: fresh.get(row)! })) }
}
