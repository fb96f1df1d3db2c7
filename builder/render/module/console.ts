import { exampleTables } from '../../console/examples.ts'
import type { BlockOf, Entity } from '../../model.ts'
import type { ConsoleData } from '../../module-data.ts'
import { type Context, entityOf, fieldsOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { dayOf, textOf } from '../value.ts'
import { stage } from './stage.ts'

const rows_max = 500
type Table = ConsoleData['tables'][number]

/** The rows of an entity that the viewer may read, oldest first, by the names of its fields. */
function tableOf(of: Context, entity: Entity, wanted: readonly string[]): Table {
  const fields = fieldsOf(entity, wanted)
  const rows = rowsOf(of, entity).slice(0, rows_max).toReversed() // biome-ignore format: one chain
  return {
    name: entity.id,
    columns: ['id', ...fields.map(({ id }) => id)],
    rows: rows.map((row, index) => [
      index + 1,
      ...fields.map((field) => {
        const value = valueIn(row, field.id)
        if (typeof value === 'number') return value
        if (field.type === 'date' || field.type === 'datetime') return dayOf(value)?.key ?? null
        return textOf(of, field, value) || null
      }),
    ]),
  }
}

/** A console for queries over the site's own rows; without its script, which tables and columns there are. */
export function sqlConsole(of: Context, block: BlockOf<'console'>): Html {
  const own = block.sources.flatMap(({ entity: id, fields }) => {
    const entity = entityOf(of, id)
    return entity ? [tableOf(of, entity, fields)] : []
  })
  const tables = [...own, ...exampleTables]
  const still = html`<h2>Tables</h2><ul>${tables.map(({ name, columns }) => html`<li><strong>${name}</strong>: ${columns.join(', ')}</li>`)}</ul>`
  return stage(of, block, { module: 'console', data: { tables }, still, keeps: block.keeps })
}
