import type { Action, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, withEntity, withModel } from '../draft.ts'
import { changeBlocks, withFields, withSeeds } from '../trade/parts.ts'

const meters = /(?:^| )(?:(?:meter|electricity|water|gas|heat|energy|odometer) reading|mileage record)$/
const counts = /^(?:reading|reading now|current reading|new reading|meter reading|meter count|end reading|odometer|mileage)$/i
const before = /^(?:before|previous reading|last reading|old reading|start reading)$/i
const whose = /\b(?:meter|apartment|flat|house|household|room|unit|building|property|vehicle|car)\b|^(?:kind|type|measured)$/i
const read = /^(?:date|until|read on|read at|reading date|taken on)$/i

/** A meter only counts up: a reading below the last one of the same meter is refused, and what was used is the difference. */
export const readings: Completer = (draft) =>
  draft.model.entities.reduce((so_far, entity) => (meters.test(entity.singular) ? rising(so_far, entity) : so_far), draft)

function rising(draft: Draft, entity: Entity): Draft {
  const by = entity.fields.filter(({ label, type }) => whose.test(label) && (type === 'text' || type === 'reference' || type === 'choice')).map(({ id }) => id)
  const known = entity.fields.find(({ label, type }) => type === 'number' && counts.test(label))
  const used = entity.fields.find(({ label, type }) => type === 'number' && /^used$/i.test(label))
  if (by.length === 0 || (!known && !used)) return draft
  const field: Field = known ?? { id: 'reading', label: 'Reading', type: 'number', required: true, min: 0 }
  const old = entity.fields.find(({ label, type }) => type === 'number' && before.test(label))
  const on = entity.fields.find(({ label, type }) => (type === 'date' || type === 'datetime') && read.test(label))?.id ?? null
  const rule: Rule = { field, rise: { field: field.id, by, on }, used: used?.id ?? null, old: old?.id ?? null }
  const whole = known ? withDifference(draft, entity, rule) : withReading(draft, entity, field, used!)
  return withModel(whole, { actions: whole.model.actions.map((action) => (action.entity === entity.id ? ruled(action, rule) : action)) })
}

interface Rule {
  readonly field: Field
  readonly rise: { readonly field: string; readonly by: string[]; readonly on: string | null }
  readonly used: string | null
  readonly old: string | null
}

/** The last reading and what was used since are entered by nobody. */
function ruled(action: Action, { field, rise, used, old }: Rule): Action {
  if ((action.kind !== 'create' && action.kind !== 'update') || !action.fields.includes(field.id)) return action
  const text = `“${field.label}” is below the last one, which is {last}. A meter only counts up.`
  return {
    ...action,
    fields: action.fields.filter((id) => id !== used && id !== old),
    guards: [...(action.guards ?? []), { kind: 'rises', ...rise, text }],
    effects: [...(action.effects ?? []), { kind: 'risen', ...rise, to: used, last: old }],
  }
}

/** The entity whose samples used what their readings differ by. */
function withDifference(draft: Draft, entity: Entity, { field, used, old }: Rule): Draft {
  const sound = withSeeds(entity, (seed) =>
    used === null || old === null || typeof seed[old] !== 'number' ? seed : { ...seed, [used]: Math.max(0, Number(seed[field.id]) - Number(seed[old])) },
  )
  const fields = sound.fields.map((one) => (one.id === field.id ? { ...one, required: true } : one.id === used ? { ...one, required: false } : one))
  return withModel(draft, { entities: withEntity(draft.model.entities, entity.id, () => ({ ...sound, fields })) })
}

/** The entity with what the meter says, where only what was used was kept. */
function withReading(draft: Draft, entity: Entity, field: Field, used: Field): Draft {
  const wider = withSeeds(withFields(entity, [field]), (seed, index) => ({ ...seed, [field.id]: 4000 + index * 731 + Number(seed[used.id] ?? 0) }))
  const fields = wider.fields.map((one) => (one.id === used.id ? { ...one, required: false } : one)).filter(({ id }) => id !== field.id)
  const at = fields.findIndex(({ id }) => id === used.id)
  const put = withModel(draft, {
    entities: withEntity(draft.model.entities, entity.id, () => ({ ...wider, fields: fields.toSpliced(at, 0, field) })),
    actions: draft.model.actions.map((action) =>
      action.entity === entity.id && action.fields.includes(used.id)
        ? { ...action, fields: action.fields.toSpliced(action.fields.indexOf(used.id), 0, field.id) }
        : action,
    ),
  })
  return changeBlocks(put, (block) =>
    (block.kind === 'list' || block.kind === 'detail') && block.entity === entity.id && block.fields.includes(used.id)
      ? [{ ...block, fields: block.fields.toSpliced(block.fields.indexOf(used.id), 0, field.id) }]
      : [block],
  )
}
