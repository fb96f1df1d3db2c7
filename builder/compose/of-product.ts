import type { Field } from '../model.ts'

/** A proper name within which a capital stands: MySQL, MongoDB, iOS. */
const proper = /^\w*[a-z]\w*[A-Z]\w*$|^\w*[A-Z]{2}\w*[a-z]\w*$|^(?:Oracle|Redis|SQL Server|Linux|Windows|Android)$/
const ports: Readonly<Record<string, string>> = {
  MySQL: '3306',
  PostgreSQL: '5432',
  MongoDB: '27017',
  Redis: '6379',
  Oracle: '1521',
  'SQL Server': '1433',
}
type Told = ReadonlyMap<string, string>

/** What a sample row tells, of one of the products that the words name: where a site keeps MySQL databases, no row is of another one. */
export function ofProduct(told: Told | undefined, fields: readonly Field[], words: string): Told | undefined {
  if (told === undefined) return undefined
  const field = fields.find(({ id, type, choices }) => type === 'choice' && told.has(id) && choices?.some((choice) => proper.test(choice)))
  const said = field?.choices?.filter((choice) => proper.test(choice) && words.includes(choice)) ?? []
  if (field === undefined || said.length === 0 || said.includes(told.get(field.id)!)) return told
  const { [field.id]: _, description: __, ...rest } = Object.fromEntries(told)
  const port = rest.port !== undefined && ports[said[0]!]
  return new Map(Object.entries({ ...rest, [field.id]: said[0]!, ...(port && { port }) }))
}
