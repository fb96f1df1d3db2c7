import type { Entity, Field, Values } from '../../model.ts'

const selling = /(?:^| )(?:sale|order|order line|sale line|cart item|line|sales record|sale record|group buying|quotation|reservation|booking|rental|payment)$/
const buying = /(?:^| )(?:procurement|purchase order|supply order|restocking|replenishment|supply|inbound record)$/
/** What one of the goods costs in the row that tells of them, and in the row that they have of their own. */
const each = /^(?:unit price|price|original price|price per (?:day|night|hour))$/i
const price = /^(?:price|price per (?:day|night|hour))$/i
const group = /^group price$/i
const quantity = /^quantity$/i
const total = /^(?:total|amount)$/i
/** What goods are bought for, and what they are sold at for a while, of their price. */
const [bought, cut] = [0.6, 0.8]
const atCut = /(?:^| )(?:flash|clearance|special|seasonal) sale$/

/** What is sold and bought without a price of its own. */
const goods = /(?:product|item|goods|inventory|material|part|component|accessor(?:y|ies)|tool|device|book)s?$/

const isBought = ({ singular }: Entity): boolean => buying.test(singular)
const isSold = (entity: Entity): boolean => selling.test(entity.singular) && !isBought(entity)

const isSame = (own: string, other: string): boolean => (/ per /i.test(own) || / per /i.test(other) ? own === other : true)
/** What is dealt in at whatever it costs at the moment. */
const dealt = /^(?:buy|sell)\b/i

interface Priced {
  readonly entity: Entity
  readonly id: string
  readonly label: string
  readonly byName: ReadonlyMap<string, Values>
}

/** Entities whose sample rows sell at the price that is kept with what they sell, and buy below it. */
export function soldAt(entities: readonly Entity[]): readonly Entity[] {
  const priced = entities.flatMap((entity): Priced[] => {
    const field = entity.fields.find(({ type, label }) => type === 'money' && price.test(label))
    const isGoods = field !== undefined && !isSold(entity) && !isBought(entity)
    return isGoods ? [{ entity, id: field.id, label: field.label, byName: new Map(entity.seeds.map((row) => [String(row[entity.title] ?? ''), row])) }] : []
  })
  const costs: Costs = new Map()
  const deals = [...entities.filter(isSold), ...entities.filter(isBought)]
  if (deals.length === 0) return entities
  const done = new Map(deals.map((entity) => [entity.id, dealing(entity, priced, costs)]))
  return entities.map((entity) => done.get(entity.id) ?? entity)
}
/** What one of the goods that have no price of their own is sold at, by the row that tells of them. */
type Costs = Map<string, number>

function dealing(entity: Entity, priced: readonly Priced[], costs: Costs): Entity {
  const own = entity.fields.find(({ type, label }) => type === 'money' && each.test(label))
  if (own === undefined) return entity
  const idOf = (label: RegExp, type: Field['type']): string | undefined => entity.fields.find((one) => one.type === type && label.test(one.label))?.id
  const [count, sum, less] = [idOf(quantity, 'number'), idOf(total, 'money'), idOf(group, 'money')]
  const share = isBought(entity) ? bought : atCut.test(entity.singular) ? cut : 1
  const named = entity.fields.filter(({ type }) => type === 'text')
  const ties = entity.fields.flatMap(({ id, type, entity: to }) => {
    const goods = type === 'reference' ? priced.find((one) => one.entity.id === to) : undefined
    return goods ? [{ id, goods }] : []
  })
  const costsOf = (row: Values): readonly number[] =>
    [
      ...named.flatMap(({ id }) => priced.map((one) => ({ one, of: one.byName.get(String(row[id] ?? '')) }))),
      ...ties.map(({ id, goods }) => ({ one: goods, of: typeof row[id] === 'number' ? goods.entity.seeds[row[id]] : undefined })),
    ].flatMap(({ one, of }) => {
      const cost = of?.[one.id]
      return isSame(own.label, one.label) && typeof cost === 'number' && cost > 0 ? [cost] : []
    })
  const unpriced = entity.fields.find(({ type, entity: to = '' }) => type === 'reference' && goods.test(to))
  const costOfRow = (row: Values, was: number): number | undefined => {
    if (unpriced === undefined || (row[unpriced.id] ?? null) === null) return undefined
    const key = `${unpriced.entity} ${String(row[unpriced.id])}`
    if (!costs.has(key)) costs.set(key, was / share)
    return costs.get(key)
  }
  const agreed = (row: Values): Values => {
    const known = costsOf(row)
    const was = row[own.id]
    const cost = known[0] ?? (typeof was === 'number' ? costOfRow(row, was) : undefined)
    if (cost === undefined || typeof was !== 'number' || (share === 1 && known.includes(was)) || dealt.test(String(row[entity.title] ?? ''))) return row
    const now = share === 1 ? cost : Math.max(1, Math.round(cost * share))
    if (now === was) return row
    const many = count === undefined ? undefined : row[count]
    const isSum = sum !== undefined && typeof row[sum] === 'number' && typeof many === 'number' && Math.abs(Number(row[sum]) - many * was) < 0.5
    return {
      ...row,
      [own.id]: now,
      ...(isSum && { [sum]: Math.round(now * (many as number) * 100) / 100 }),
      ...(less !== undefined && typeof row[less] === 'number' && { [less]: Math.max(1, Math.round(now * 0.8)) }),
    }
  }
  return { ...entity, seeds: entity.seeds.map(agreed) }
}
