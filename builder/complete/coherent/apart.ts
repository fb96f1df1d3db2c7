import type { Entity, Value, Values } from '../../model.ts'

/** What no two rows of a table have in common, by its labels: what tells one thing from another, and where things of different names are. */
const own =
  /^(?:(?:licen[cs]e |number |vehicle |registration |car )?plate(?: number)?|barcode|(?:product |item |material |goods |ticket |asset |stock )?code|sku|serial(?: number)?|imei|vin|(?:frame|chassis|engine|part|certificate|licen[cs]e|driving licen[cs]e|passport|register|registration|account|card|asset|voucher|batch|policy|contract|member(?:ship)? card|student|employee|staff) (?:number|no\.?)|id(?: card)? number|(?:home |street |postal |shop |store )?address|link|coordinates|(?:wallet |ip )?address|seat(?: number)?)$/i
/** Numbers of a kind rather than of a thing. */
const shared = /^(?:HS|status|post|postal|country|area|currency|language|zip) code$/i
/** A card of which most is kept back. */
const masked = /•/
const lastNumber = /\d+(?!.*\d)/
/** The number of a house comes before its street and its floor. */
const houseNumber = /^\d+(?= )/
const letters = 'abcdefghjkmnpqrstuvwxyz'

/** The value with its last number, else its last letter, turned on so far. */
function turnedOn(value: string, by: number): string {
  if (/^[\w.]+\/[a-z0-9]+$/.test(value)) return `${value.slice(0, -1)}${letters[(letters.indexOf(value.at(-1)!) + 23 + by * 7) % letters.length]}`
  return value.replace(houseNumber.test(value) ? houseNumber : lastNumber, (number) => {
    const most = 10 ** number.length
    const next = (Number(number) + by * (number.length > 2 ? 37 : 7)) % most
    return String(Math.max(1, next)).padStart(number.length, '0')
  })
}

/** Sample rows of which no two have in common what tells each of them apart, but for those of one name. */
export function toldApart(entity: Entity): Entity {
  const fields = entity.fields.filter(({ id, type, label }) => type === 'text' && id !== entity.title && own.test(label) && !shared.test(label))
  if (fields.length === 0) return entity
  const seeds = fields.reduce<readonly Values[]>((rows, { id }) => withoutTwins(rows, id, entity.title), entity.seeds)
  return seeds === entity.seeds ? entity : { ...entity, seeds: [...seeds] }
}

function withoutTwins(rows: readonly Values[], id: string, title: string): readonly Values[] {
  const owners = new Map<Value, Value>()
  let changed = false
  const apart = rows.map((row) => {
    const value = row[id]
    if (typeof value !== 'string' || value === '' || masked.test(value)) return row
    const name = row[title] ?? null
    const isOwn = (one: string): boolean => !owners.has(one) || (name !== null && owners.get(one) === name)
    let [fresh, by] = [value, 0]
    while (!isOwn(fresh) && by < 9) {
      by += 1
      fresh = turnedOn(value, by)
    }
    owners.set(fresh, name)
    if (fresh === value) return row
    changed = true
    return { ...row, [id]: fresh }
  })
  return changed ? apart : rows
}
