import type { Entity, Field } from '../../model.ts'

/** Things of which each row is the only one. */
const single = /(?:^| )(?:(?:game )?account|(?:second-?hand|used|pre-owned) (?:good|item|car|product|book)s?|painting|artwork|antique|work of art|domain name)$/
const counted = /^(?:in stock|stock|quantity)$/i
const [price, total] = [/^(?:price|unit price)$/i, /^(?:total|amount)$/i]

/** Entities that hold each single thing once, and sell one of it. */
export function oneEach(entities: readonly Entity[]): readonly Entity[] {
  const goods = entities.filter(({ singular, fields }) => single.test(singular) && fields.some(({ type, label }) => type === 'money' && price.test(label)))
  if (goods.length === 0) return entities
  const ids = new Set(goods.map(({ id }) => id))
  return entities.map((entity) => {
    const count = entity.fields.find(({ type, label }) => type === 'number' && counted.test(label))
    if (count === undefined) return entity
    if (ids.has(entity.id)) return { ...entity, seeds: entity.seeds.map((row) => (Number(row[count.id] ?? 0) > 1 ? { ...row, [count.id]: 1 } : row)) }
    return entity.fields.some(({ type, entity: to }) => type === 'reference' && ids.has(to ?? '')) ? soldOnce(entity, count) : entity
  })
}
function soldOnce(entity: Entity, count: Field): Entity {
  const money = (label: RegExp): string | undefined => entity.fields.find((one) => one.type === 'money' && label.test(one.label))?.id
  const [each, sum] = [money(price), money(total)]
  const seeds = entity.seeds.map((row) =>
    Number(row[count.id] ?? 0) > 1
      ? { ...row, [count.id]: 1, ...(each !== undefined && sum !== undefined && typeof row[each] === 'number' && { [sum]: row[each] }) }
      : row,
  )
  return { ...entity, seeds }
}
