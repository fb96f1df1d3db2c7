import type { Entity, Field } from '../../builder/model.ts'
import type { Row } from '../../contract/projects.api.ts'
import type { Draft } from '../../machines/row-editor.machine.ts'

/** Fields that an owner writes by hand; files come to a row on the site itself. */
export const writtenFields = ({ fields }: Entity): readonly Field[] => fields.filter(({ type }) => type !== 'image' && type !== 'file')

/** What a form for a row starts from: the row's own values, or for a new one nothing but its first state. */
export const draftOf = (entity: Entity, row: Row | null): Draft =>
  Object.fromEntries(
    writtenFields(entity).map(({ id, type }) => {
      const value = row ? row.values[id] : entity.lifecycle?.field === id ? entity.lifecycle.initial : null
      if (type === 'boolean') return [id, value === true]
      return [id, value === null || value === undefined ? '' : String(value)]
    }),
  )

/** The title of a row; that of a reference is its row's. */
export function titleOf(entity: Entity, row: Row, titles: Readonly<Record<string, string>>): string {
  const value = String(row.values[entity.title] ?? '')
  return titles[value] ?? (value || entity.singular)
}
