import type { Entity, Field, Values } from '../../model.ts'

/** What is weighed, poured and measured out; all else is counted, and so is what is sold by the can or the roll. */
const measures: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^kg$/i,
    /\b(?:rice|flour|sugar|salt|coffee|tea|fruit|vegetables?|tomato(?:es)?|potato(?:es)?|onions?|apples?|chicken|beef|pork|fish|salmon|meat|cheese|butter|beans|nuts|grain|wheat|corn|feed|fertili[sz]er|sand|gravel|cement|clay|copper|steel|iron|alumini?um|plastic|powder|granulate|resin|rubber|cotton|wool|metal|compost|chocolate|lemons|oranges|carrots|mix|berries|peas|peppers|garlic|cucumbers|herbs|mince|sausages|pasta|spices|greens|salad|mushrooms)$/i,
  ],
  [/^(?:l|litres?|liters?)$/i, /\b(?:oil|milk|water|juice|wine|beer|fuel|diesel|petrol|paint|varnish|vinegar|solvent|acid|detergent)$/i],
  [/^(?:m|metres?|meters?)$/i, /\b(?:cable|wire|pipe|rope|fabric|hose|profile|film|tape|tube|ribbon|rods?|boards?)$/i],
  [/^pairs?$/i, /\b(?:shoes|boots|gloves|socks|glasses|trainers|sandals)$/i],
]
const piece = /^(?:pcs|pieces?)$/i
const portioned = /\d ?(?:l|ml|kg|g|m|mm|cm|w|v|gb)\b|×|\d x \d|, (?:size|six|ten|twelve|twenty|thirty|\d+)\b/i
const unit = /^unit$/i
/** Where rows count what their name is made of, the unit is that of the part. */
const parts = /^(?:material|component|part|ingredient)s?$/i

/** Sample rows of goods that are counted in a unit that they come in. */
export function unitsOfGoods(entities: readonly Entity[]): readonly Entity[] {
  return entities.map((entity) => {
    const field = entity.fields.find(({ type, label, choices }) => type === 'choice' && unit.test(label) && choices?.some((one) => piece.test(one)))
    if (field === undefined || entity.fields.some(({ label }) => parts.test(label))) return entity
    const title = entity.fields.find(({ id }) => id === entity.title)
    const named = title?.type === 'reference' ? entities.find(({ id }) => id === title.entity) : undefined
    const nameOf = (row: Values): string => {
      const value = row[entity.title]
      return String((named && typeof value === 'number' ? named.seeds[value]?.[named.title] : value) ?? '')
    }
    const seeds = entity.seeds.map((row) => {
      const fit = (row[field.id] ?? null) === null ? undefined : unitFor(nameOf(row), String(row[field.id]), field)
      return fit === undefined || fit === row[field.id] ? row : { ...row, [field.id]: fit }
    })
    return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
  })
}

function unitFor(name: string, now: string, { choices = [] }: Field): string | undefined {
  const isMeasured = measures.some(([of]) => of.test(now))
  if (!isMeasured && !piece.test(now)) return undefined
  const fit = portioned.test(name) ? undefined : measures.find(([, words]) => words.test(name.split(',')[0]!))?.[0]
  return choices.find((one) => (fit ?? piece).test(one)) ?? choices.find((one) => piece.test(one))
}

const stocked = /(?:^| )(?:inventory|stock)(?: (?:item|record|level|entry))?$/
const [inStock, quantity] = [/^in stock$/i, /^quantity$/i]

/** Entities of which the goods have in stock what the rows of the inventory count of them. */
export function stockCounted(entities: readonly Entity[]): readonly Entity[] {
  const counts = entities.flatMap((entity) => {
    const count = stocked.test(entity.singular) ? entity.fields.find(({ type, label }) => type === 'number' && quantity.test(label)) : undefined
    return count ? [{ entity, count: count.id }] : []
  })
  if (counts.length === 0) return entities
  return entities.map((entity) => {
    const stock = entity.fields.find(({ type, label }) => type === 'number' && inStock.test(label))
    if (stock === undefined || counts.some((one) => one.entity === entity)) return entity
    const countOf = (name: string, at: number): number =>
      counts.reduce(
        (sum, one) =>
          sum + one.entity.seeds.filter((row) => isOf(row, one.entity, entity.id, name, at)).reduce((all, row) => all + Number(row[one.count] ?? 0), 0),
        0,
      )
    const seeds = entity.seeds.map((row, at) => {
      const sum = countOf(String(row[entity.title] ?? ''), at)
      return sum > 0 && typeof row[stock.id] === 'number' ? { ...row, [stock.id]: sum } : row
    })
    return { ...entity, seeds }
  })
}
const isOf = (row: Values, { fields, title }: Entity, of: string, name: string, at: number): boolean => {
  const tie = fields.find(({ type, entity }) => type === 'reference' && entity === of)
  return tie ? row[tie.id] === at : row[title] === name
}

const points = /^(?:points|coins|credits|change)$/i
const spent = /^(?:redeemed|spent|used|exchanged|withdrawn|expired)\b/i
/** Sample rows in which what is spent is taken away. */
export function spentIsLess(entity: Entity): Entity {
  const fields = entity.fields.filter(({ type, label, min }) => type === 'number' && points.test(label) && (min ?? -1) < 0)
  if (fields.length === 0) return entity
  const seeds = entity.seeds.map((row) => {
    const over = spent.test(String(row[entity.title] ?? '')) ? fields.filter(({ id }) => Number(row[id] ?? 0) > 0) : []
    return over.length === 0 ? row : { ...row, ...Object.fromEntries(over.map(({ id }) => [id, -Number(row[id])])) }
  })
  return seeds.every((row, at) => row === entity.seeds[at]) ? entity : { ...entity, seeds }
}
