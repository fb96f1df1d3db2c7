import type { Action, Entity, Field } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'
import type { Kept, KeptWanted } from './kept.ts'
import { newActionId } from './remake.ts'

/** The table of the words that a tool's results are, by any of the nouns that its practice has for it. */
export const tableOf = ({ parts, model }: Draft, nouns: readonly string[]): string | undefined =>
  parts.find(
    ({ made: { thing, entity } }) =>
      thing.meant?.single === true && nouns.some((noun) => thing.meant!.nouns.includes(noun)) && model.entities.some(({ id }) => id === entity.id),
  )?.made.entity.id

/** The draft where what a tool makes is kept among the rows of a table of the words, with the fields that it measures beside that table's own; `isNamed` where its visitor gives each a title. */
export function withResultsAmong(
  draft: Draft,
  table: string,
  { action, confirmation, fields, measures }: Omit<KeptWanted, 'singular' | 'plural'>,
  isNamed = false,
): Kept {
  const { model } = draft
  const before = model.entities.find(({ id }) => id === table)!
  const [first] = fields
  const own = before.fields.map((field) => (field.id === before.title ? field : { ...field, required: false }))
  const given = own.find(({ type }) => type === 'long_text')?.id
  let isGiven = false
  const added: Field[] = []
  const fieldFor = (id: string): string => {
    if (id === first!.id && !isNamed) return before.title
    const wanted = fields.find((field) => field.id === id)!
    const there = own.find((field) => field.id === id)
    if (there?.type === wanted.type) return id
    if (wanted.type === 'long_text' && given && !isGiven) {
      isGiven = true
      return given
    }
    const one = there ? { ...wanted, id: `${id}_text`, label: `${wanted.label} in words` } : wanted
    added.push({ ...one, required: false })
    return one.id
  }
  const measured = Object.fromEntries(Object.entries(measures).map(([measure, id]) => [measure, fieldFor(id)]))
  const day = own.findLast(({ type }) => type === 'date')?.id ?? 'kept_on'
  if (day === 'kept_on') added.push({ id: day, label: 'Date', type: 'date', required: false })
  const entity: Entity = { ...before, fields: [...own, ...added] }
  const keep: Action = {
    id: newActionId(draft, `keep_${table}`.slice(0, 44)),
    name: action,
    kind: 'create',
    entity: table,
    fields: [...(isNamed ? [before.title] : []), ...Object.values(measured)],
    effects: [{ kind: 'today', field: day }],
    confirmation,
  }
  return {
    draft: withModel(draft, { entities: model.entities.map((one) => (one === before ? entity : one)), actions: [...model.actions, keep] }),
    path: model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === table))?.path ?? '/',
    keeps: { action: keep.id, by: null, measures: measured },
  }
}
