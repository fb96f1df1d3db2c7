import * as v from 'valibot'
import { value } from '../blocks/atoms.ts'
import { fieldTypes } from '../model.ts'

/** What a language model may propose. No key is optional and no object has keys of its own choice: every provider's strict mode takes it. */
export const textProposal = v.object({
  /** A place of those that were offered. */
  at: v.string(),
  text: v.string(),
})
export type TextProposal = v.InferOutput<typeof textProposal>

export const rowsProposal = v.object({ entity: v.string(), fields: v.array(v.string()), rows: v.array(v.array(value)) })
export type RowsProposal = v.InferOutput<typeof rowsProposal>

const item = v.object({ title: v.string(), text: v.string() })
export const blockProposal = v.variant('kind', [
  v.object({ kind: v.literal('text'), heading: v.string(), paragraphs: v.array(v.string()) }),
  v.object({ kind: v.picklist(['features', 'steps', 'faq']), heading: v.string(), items: v.array(item) }),
  v.object({ kind: v.literal('list'), heading: v.string(), entity: v.string() }),
  v.object({ kind: v.literal('form'), heading: v.string(), text: v.string(), action: v.string() }),
  v.object({ kind: v.literal('chart'), heading: v.string(), entity: v.string(), by: v.string() }),
  v.object({ kind: v.literal('tiles'), heading: v.string(), entities: v.array(v.string()) }),
])
export type BlockProposal = v.InferOutput<typeof blockProposal>

const unproposed = ['datetime', 'reference', 'image', 'file'] as const
type Proposable = Exclude<(typeof fieldTypes)[number], (typeof unproposed)[number]>
/** Types that a proposed field can have. */
export const proposableTypes = fieldTypes.filter((type): type is Proposable => !unproposed.some((other) => other === type))

/** The requirement of the ledger that a change builds, by its id; null for none. */
const builds = v.nullable(v.string())
export const changeProposal = v.variant('kind', [
  v.object({ kind: v.literal('name_site'), name: v.string() }),
  v.object({ kind: v.literal('name_entity'), entity: v.string(), singular: v.string(), plural: v.string() }),
  v.object({ kind: v.literal('label_field'), entity: v.string(), field: v.string(), label: v.string() }),
  v.object({ kind: v.literal('name_action'), action: v.string(), name: v.string() }),
  v.object({
    kind: v.literal('add_field'),
    entity: v.string(),
    label: v.string(),
    type: v.picklist(proposableTypes),
    /** For `choice`. */
    choices: v.array(v.string()),
    builds,
  }),
  v.object({
    kind: v.literal('add_entity'),
    singular: v.string(),
    read: v.picklist(['public', 'own', 'managed']),
    write: v.picklist(['anyone', 'managed']),
    page: v.string(),
    builds,
  }),
  v.object({
    kind: v.literal('add_action'),
    name: v.string(),
    does: v.picklist(['create', 'update', 'delete']),
    entity: v.string(),
    role: v.nullable(v.string()),
    confirmation: v.string(),
    builds,
  }),
  v.object({ kind: v.literal('add_page'), title: v.string(), role: v.nullable(v.string()), blocks: v.array(blockProposal), builds }),
  v.object({ kind: v.literal('add_blocks'), page: v.string(), blocks: v.array(blockProposal), builds }),
])
export type ChangeProposal = v.InferOutput<typeof changeProposal>
export type ChangeOf<Kind extends ChangeProposal['kind']> = Extract<ChangeProposal, { kind: Kind }>

/** The whole answer, as a language model is told to give it. */
export const proposal = v.object({ texts: v.array(textProposal), seeds: v.array(rowsProposal), changes: v.array(changeProposal) })

/** The answer's frame alone: each part is judged by itself, so that one that is wrong does not cost the others. */
export const frame = v.object({
  texts: v.optional(v.array(v.unknown()), []),
  seeds: v.optional(v.array(v.unknown()), []),
  changes: v.optional(v.array(v.unknown()), []),
})
export const most = { texts: 80, seeds: 16, changes: 16, rows: 12, blocks: 8, items: 8, choices: 12 } as const
