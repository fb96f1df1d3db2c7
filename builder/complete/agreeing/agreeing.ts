import type { Action, Entity } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { cheapest } from './cheapest.ts'
import { copied } from './copied.ts'
import { led } from './led.ts'
import { once } from './once.ts'
import { ofTheirParts, parts } from './parts.ts'
import { persons } from './persons.ts'
import { spread } from './spread.ts'
import { aboutTold, taught } from './taught.ts'
import { told } from './told.ts'
import type { Tables } from './ways.ts'
import { won } from './won.ts'

/** How the rows of an entity come to agree with those of others, which do so already. */
type Agreement = (entity: Entity, tables: Tables) => Entity
const linking: readonly Agreement[] = [once, parts, led, parts, persons]

/** Sample rows that agree with one another: what is referred to comes before what refers to it. */
export function agreeing(draft: Draft): Draft {
  const entities = agreed(draft.model.entities, draft.model.actions)
  return entities.every((entity, at) => entity === draft.model.entities[at]) ? draft : { ...draft, model: { ...draft.model, entities } }
}

export function agreed(entities: readonly Entity[], actions: readonly Action[]): Entity[] {
  const tables = new Map(entities.map((entity) => [entity.id, entity]))
  for (const entity of inOrder(entities)) tables.set(entity.id, cheapest(told(aboutTold(won(spread(entity, tables), tables)), tables), tables))
  taught(tables)
  ofTheirParts(tables)
  for (const before of inOrder(entities)) {
    const linked = linking.reduce((so_far, agreement) => agreement(so_far, tables), tables.get(before.id)!)
    tables.set(before.id, copied(linked, tables, actions, before))
  }
  return entities.map(({ id }) => tables.get(id)!)
}

/** Entities after those that they refer to. */
function inOrder(entities: readonly Entity[]): readonly Entity[] {
  const open = new Map(entities.map((entity) => [entity.id, entity]))
  const ordered: Entity[] = []
  const take = (entity: Entity | undefined): void => {
    if (entity === undefined || !open.delete(entity.id)) return
    for (const { type, entity: to } of entity.fields) if (type === 'reference') take(open.get(to ?? ''))
    ordered.push(entity)
  }
  for (const entity of entities) take(entity)
  return ordered
}
