import type { Action, Entity, Field, Value } from '../model.ts'
import { typedFor } from './typed.ts'
import { failed, passed, roleFor, type Verdict, visitorAs } from './verdict.ts'
import { act, entityIn, type World } from './world.ts'

/** What no field of the type takes; undefined for those that take any words. */
function wrong({ type, required }: Field): Value | undefined {
  switch (type) {
    case 'email':
    case 'date':
    case 'datetime':
    case 'time':
    case 'number':
    case 'money':
    case 'percent':
    case 'rating':
      return 'zephyrine'
    case 'choice':
    case 'reference':
      return 'nothing-of-the-list'
    default:
      return required ? '' : undefined
  }
}

interface Form {
  readonly action: Action
  readonly entity: Entity
}
const formsOf = (world: World): Form[] =>
  world.model.actions.flatMap((action) => {
    const entity = action.kind === 'create' && action.fields.length > 0 ? entityIn(world, action.entity) : undefined
    return entity ? [{ action, entity }] : []
  })

const most = 6
/** Sends each form with one field wrong: it has to be refused, and nothing may be kept. */
export function checkInputs(world: World): Verdict {
  let tried = 0
  for (const { action, entity } of formsOf(world).slice(0, most)) {
    const visitor = visitorAs(world, roleFor(world.model, entity, action, undefined))
    const typed = typedFor(world, entity, action, visitor, 0)
    for (const field of entity.fields.filter(({ id }) => action.fields.includes(id))) {
      const value = wrong(field)
      if (value === undefined) continue
      const done = act(world, action.id, null, { ...typed, [field.id]: value }, visitor)
      if (!('refused' in done)) return failed(`“${action.name}” takes “${value}” for ${field.label.toLowerCase()}.`)
      tried += 1
    }
  }
  return tried === 0
    ? failed('No form has a field that can be filled in wrong.')
    : passed(`Forms were sent with ${tried} wrong or missing values: each was refused by name.`)
}

/** A refused form says in words what is wrong, and an address without a page leads back. */
export function checkErrors(world: World, missing: string): Verdict {
  if (!/Page not found/.test(missing) || !/href="\/"/.test(missing)) return failed('An address without a page is a dead end.')
  for (const { action, entity } of formsOf(world)) {
    const visitor = visitorAs(world, roleFor(world.model, entity, action, undefined))
    const required = entity.fields.find((field) => field.required && action.fields.includes(field.id))
    if (!required) continue
    const done = act(world, action.id, null, {}, visitor)
    if (!('refused' in done)) return failed(`“${action.name}” keeps a form that was left empty.`)
    if (!/\w{3}/.test(done.refused)) return failed(`“${action.name}” does not say what is wrong.`)
    return passed(`“${action.name}” was sent empty: it says “${done.refused.slice(0, 80)}”. An address without a page leads back to the start.`)
  }
  return passed('An address without a page says so and leads back to the start.')
}
