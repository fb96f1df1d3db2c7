import { currencyIn } from '../../lexicon/currencies.ts'
import type { Entity, Field, Value } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

const standsIn = (field: Field, sign: string): Field => (field.type === 'money' && field.unit === undefined ? { ...field, unit: sign } : field)

/** Amounts are in the currency that the words give, or that of the place where they say to be; sample amounts are as large as they would be there, but for those that the words state. */
export const inCurrency: Completer = (draft) => {
  const currency = currencyIn(draft.brief.words.slice(0, 4000))
  if (!currency || currency.sign === '$') return draft
  const scale = draft.brief.facts.goods.length > 0 ? 1 : currency.scale
  const entities = draft.model.entities.map((entity): Entity => {
    const sums = new Set(entity.fields.filter(({ type, unit, max }) => type === 'money' && unit === undefined && max === undefined).map(({ id }) => id))
    const scaled = ([id, value]: [string, Value]): [string, Value] => [id, sums.has(id) && typeof value === 'number' ? value * scale : value]
    return {
      ...entity,
      fields: entity.fields.map((field) => standsIn(field, currency.sign)),
      seeds: scale === 1 ? entity.seeds : entity.seeds.map((row) => Object.fromEntries(Object.entries(row).map(scaled))),
    }
  })
  const { accounts } = draft.model
  const fields = accounts?.fields.map((field) => standsIn(field, currency.sign)) ?? []
  return withModel(draft, { entities, ...(accounts && { accounts: { ...accounts, fields } }) })
}
