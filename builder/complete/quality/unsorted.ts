import type { Completer } from '../draft.ts'
import { withoutThings } from '../module/remake.ts'

/** Categories of what is no longer there, or is no longer sorted by them, are not kept. */
export const unsorted: Completer = (draft) => {
  const used = new Set(draft.model.entities.flatMap(({ fields }) => fields.flatMap(({ sorts, entity }) => (sorts && entity ? [entity] : []))))
  const gone = draft.parts.flatMap(({ made: { thing, entity } }) => (thing.sorts && !used.has(entity.id) ? [entity.id] : []))
  return gone.length === 0 ? draft : withoutThings(draft, gone)
}
