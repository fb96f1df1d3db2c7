import type { Entity, Value } from '../model.ts'

/** A name of fewer letters stands in too many others. */
const shortest = 4
const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** Sample rows that refer to what their own name tells of, where a row of that name is there: the test “Nitrate” is of the testing item “Nitrate”. */
export function ofNamed(entity: Entity, rows: Entity['seeds'], titlesOf: (entity: string) => readonly string[]): Entity['seeds'] {
  const references = entity.fields.flatMap((field) => (field.type === 'reference' && field.entity !== undefined && field.entity !== entity.id ? [field] : []))
  const all = references.map((field) => ({ id: field.id, names: titlesOf(field.entity!).map(bare) }))
  if (all.length === 0) return rows
  return rows.map((row) => {
    const title = row[entity.title]
    if (typeof title !== 'string') return row
    const told = bare(title)
    const named = all.flatMap(({ id, names }): [string, Value][] => {
      const own = row[id]
      if (typeof own === 'number' && names[own] !== undefined && told.includes(names[own])) return []
      const at = typeof own === 'number' ? names.findIndex((name) => name.length > shortest + 1 && told.includes(name)) : -1
      return at < 0 ? [] : [[id, at]]
    })
    return named.length === 0 ? row : { ...row, ...Object.fromEntries(named) }
  })
}
