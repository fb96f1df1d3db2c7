import type { Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { led } from './led.ts'
import { told } from './told.ts'
import type { Tables } from './ways.ts'

/** How the rows of an entity come to agree with those of others, which do so already. */
type Agreement = (entity: Entity, tables: Tables) => Entity
const agreements: readonly Agreement[] = [told, led]

/** Sample rows that agree with one another: what is referred to comes before what refers to it. */
export function agreeing(draft: Draft): Draft {
  const entities = agreed(draft.model.entities)
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : { ...draft, model: { ...draft.model, entities } }
}

export function agreed(entities: readonly Entity[]): Entity[] {
  const tables = new Map(entities.map((entity) => [entity.id, entity]))
  const open = new Set(tables.keys())
  const settle = (id: string): void => {
    if (!open.delete(id)) return
    for (const { type, entity } of tables.get(id)!.fields) if (type === 'reference' && entity !== undefined) settle(entity)
    tables.set(
      id,
      agreements.reduce((entity, agreement) => agreement(entity, tables), tables.get(id)!),
    )
  }
  for (const { id } of entities) settle(id)
  return entities.map(({ id }) => tables.get(id)!)
}
