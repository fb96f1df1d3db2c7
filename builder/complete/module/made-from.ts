import { idFrom } from '../../compose/ids.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { KitName } from '../../lexicon/kits.ts'
import type { Entity, Field } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, entityIn, putActions, putEntity } from '../trade/parts.ts'

/** What a tool makes, and kinds of what the site keeps that it is made from. */
const sources: readonly (readonly [RegExp, readonly KitName[]])[] = [
  [/^(?:edited|processed) (?:photo|picture|image)$/, ['image', 'work']],
  [/^(?:edited|made) video$/, ['video', 'file']],
  [/^edited file$/, ['file', 'video', 'music', 'document', 'image']],
  [/^(?:sentiment result|checked text|proofread text|summary)$/, ['document', 'comment', 'article', 'post', 'review', 'message', 'case_record']],
]

function sourceOf(draft: Draft, kept: Entity): Entity | undefined {
  const kits = sources.find(([made]) => made.test(kept.singular))?.[1] ?? []
  const found = draft.parts.filter(
    ({ made: { thing, entity } }) => kits.includes(thing.kit) && entityIn(draft, entity.id)?.fields.every(({ entity: to }) => to !== kept.id),
  )
  const first = found.find(({ made }) => made.thing.kit === kits[0])
  const only = found.length === 1 ? found[0] : /file|text|result|summary/.test(kept.singular) ? undefined : first
  return only && entityIn(draft, only.made.entity.id)
}

/** What is kept of work with a tool may say what it was made from, where the site keeps just one kind of that: the photo of an edited photo. */
export const madeFrom: Completer = (draft) => draft.model.entities.reduce(referring, draft)

function referring(draft: Draft, { id }: Entity): Draft {
  const kept = entityIn(draft, id)!
  const keep = draft.model.actions.find(({ kind, entity }) => kind === 'create' && entity === id)
  if (!keep || draft.parts.some(({ made }) => made.entity.id === id) || kept.fields.some(({ entity }) => entity !== undefined)) return draft
  const source = sourceOf(draft, kept)
  if (!source) return draft
  const label = titled(source.singular)
  const field: Field = { id: `from_${idFrom(label, 'field')}`.slice(0, 44), label, type: 'reference', required: false, entity: source.id }
  const rows = source.seeds.length
  const seeds = kept.seeds.map((seed, index) => ({ ...seed, [field.id]: rows === 0 ? null : index % rows }))
  const [name, ...rest] = kept.fields
  const wide = putActions(putEntity(draft, { ...kept, fields: [name!, field, ...rest], seeds }), [{ ...keep, fields: [...keep.fields, field.id] }])
  return changeBlocks(wide, (block) => [block.kind === 'list' && block.entity === id ? { ...block, fields: [field.id, ...block.fields] } : block])
}
