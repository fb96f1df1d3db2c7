import type { Entity, Field, Value, Values } from '../model.ts'
import type { Draft } from './draft.ts'

/** Fields that refer to what the site no longer keeps are texts, and sample rows refer to rows that there are. */
export function soundReferences(draft: Draft): Draft {
  const rows = new Map(draft.model.entities.map(({ id, seeds }) => [id, seeds.length]))
  const isLost = ({ type, entity }: Field): boolean => type === 'reference' && !rows.has(entity ?? '')
  const plain = ({ entity: _, ...field }: Field): Field => ({ ...field, type: 'text' })
  const entities = draft.model.entities.map((entity): Entity => {
    const lost = entity.fields.filter(isLost)
    const kept = entity.fields.filter(({ type }) => type === 'reference').filter((field) => !isLost(field))
    const within = (field: Field, value: Value | undefined): Value | undefined => {
      const count = rows.get(field.entity!)!
      return typeof value === 'number' && value >= count ? (count === 0 ? null : value % count) : value
    }
    const sound = (seed: Values): Values => {
      const values = Object.fromEntries(Object.entries(seed).filter(([id]) => !lost.some((field) => field.id === id)))
      for (const field of kept) if (Object.hasOwn(values, field.id)) values[field.id] = within(field, values[field.id])!
      return values
    }
    const seeds = entity.seeds.map(sound)
    const isSound = lost.length === 0 && seeds.every((seed, at) => kept.every(({ id }) => seed[id] === entity.seeds[at]![id]))
    return isSound ? entity : { ...entity, fields: entity.fields.map((field) => (isLost(field) ? plain(field) : field)), seeds }
  })
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : { ...draft, model: { ...draft.model, entities } }
}
