import type { Completer } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'

/** Categories go with what was sorted into them. */
export const sorting: Completer = (draft) => {
  const tables = draft.parts.flatMap(({ made: { thing, entity } }) => (thing.sorts ? [entity.id] : []))
  if (tables.length === 0) return draft
  const used = new Set(draft.model.entities.flatMap(({ fields }) => fields.flatMap(({ sorts, entity }) => (sorts && entity !== undefined ? [entity] : []))))
  return withoutThings(
    draft,
    tables.filter((id) => !used.has(id)),
  )
}
