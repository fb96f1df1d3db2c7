import type { Entity, Values } from '../../model.ts'
import { leadsTo, led } from './led.ts'
import { saidPlainly } from './told.ts'
import { rowsOf, type Tables, type Way, waysOf } from './ways.ts'

/** Rows of which a whole is made up, each of them one of its goods: the lines of an order. */
interface Lines {
  readonly rows: readonly Values[]
  readonly whole: string
  readonly item: string
}
/** What is made up of lines. */
const wholeNoun = /(?:^| )(?:order|purchase|sale|quotation|quote|invoice|bill|cart|shipment|delivery|request)$/
const lineNoun = /(?:^| )(?:line|item|detail)$/
/** The lines by which wholes of one kind hold goods of another. */
export function linesBetween(whole: string, goods: string, tables: Tables): Lines | undefined {
  if (!wholeNoun.test(tables.get(whole)?.singular ?? '')) return undefined
  for (const { singular, seeds, fields } of tables.values()) {
    if (!lineNoun.test(singular) || seeds.length === 0) continue
    const to = fields.filter(({ type, entity }) => type === 'reference' && entity === whole)
    const of = fields.filter(({ type, entity }) => type === 'reference' && entity === goods)
    if (to.length === 1 && of.length === 1) return { rows: seeds, whole: to[0]!.id, item: of[0]!.id }
  }
  return undefined
}

/** Rows that refer to a whole and to one of its goods: that is one which the whole holds. */
export function parts(entity: Entity, tables: Tables): Entity {
  if (lineNoun.test(entity.singular)) return entity
  const ways = waysOf(entity, tables)
  const pairs = ways.flatMap((whole) =>
    ways.flatMap((goods) => {
      const lines = goods.to === whole.to ? undefined : linesBetween(whole.to, goods.to, tables)
      return lines ? [{ whole, goods, lines }] : []
    }),
  )
  if (pairs.length === 0) return entity
  const said = saidPlainly(
    entity,
    pairs.map(({ goods }) => goods.field),
    tables,
  )
  const seeds = entity.seeds.map((seed, at) =>
    pairs.reduce(
      (row, { whole, goods, lines }) => (said[at]!.has(goods.field.id) ? holding(row, whole, goods, lines) : held(row, whole, goods, lines, at)),
      seed,
    ),
  )
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}
/** A row whose name tells its goods is of a whole that holds them, else of none. */
function holding(row: Values, whole: Way, goods: Way, lines: Lines): Values {
  const [of, item] = [row[whole.field.id], row[goods.field.id]]
  const holders = lines.rows.filter((line) => line[lines.item] === item).map((line) => line[lines.whole])
  if (typeof of !== 'number' || holders.includes(of)) return row
  const other = holders[0] ?? null
  return other === null && whole.field.required ? row : { ...row, [whole.field.id]: other }
}
function held(row: Values, whole: Way, goods: Way, lines: Lines, at: number): Values {
  const [of, item] = [row[whole.field.id], row[goods.field.id]]
  if (typeof of !== 'number' || typeof item !== 'number') return row
  const own = lines.rows.filter((line) => line[lines.whole] === of)
  if (own.some((line) => line[lines.item] === item)) return row
  if (own.length > 0) return { ...row, [goods.field.id]: own[at % own.length]![lines.item] ?? item }
  const other = lines.rows.find((line) => line[lines.item] === item)
  return other ? { ...row, [whole.field.id]: other[lines.whole]! } : row
}

/** Wholes that are of one of whom their goods are as well: the merchant of an order sells what the order holds. */
export function ofTheirParts(tables: Map<string, Entity>): void {
  for (const whole of [...tables.values()])
    for (const way of whole.fields) {
      if (way.type !== 'reference' || way.entity === undefined || rowsOf(tables, way.entity).length === 0) continue
      for (const goods of [...tables.values()]) {
        const own = goods.fields.filter(({ type, entity }) => type === 'reference' && entity === way.entity)
        const lines = own.length === 1 && goods.id !== whole.id ? linesBetween(whole.id, goods.id, tables) : undefined
        if (lines) joined(tables, whole.id, way.id, goods.id, own[0]!.id, lines)
      }
    }
}
function joined(tables: Map<string, Entity>, wholeId: string, of: string, goodsId: string, own: string, lines: Lines): void {
  const whole = tables.get(wholeId)!
  const goods = led(tables.get(goodsId)!, tables)
  // Goods of whom their store is stay theirs.
  const isFixed = leadsTo(goods, own, tables)
  const sold = goods.seeds.map((seed) => ({ ...seed }))
  const settled = new Set<number>()
  const seeds = whole.seeds.map((seed, at) => {
    const items = lines.rows.flatMap((line) => (line[lines.whole] === at && typeof line[lines.item] === 'number' ? [line[lines.item] as number] : []))
    const first = items.find((item) => settled.has(item)) ?? items[0]
    const by = first === undefined ? null : sold[first]?.[own]
    if (typeof by !== 'number') return seed
    for (const item of items) {
      if (!settled.has(item) && !isFixed) sold[item] = { ...sold[item]!, [own]: by }
      settled.add(item)
    }
    return seed[of] === by ? seed : { ...seed, [of]: by }
  })
  tables.set(wholeId, { ...whole, seeds })
  tables.set(goodsId, { ...goods, seeds: sold })
}
