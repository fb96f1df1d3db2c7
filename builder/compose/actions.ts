import { article, capital, participle } from '../lexicon/inflect.ts'
import { type Kit, kits } from '../lexicon/kits.ts'
import { buttonVerbs } from '../lexicon/verbs.ts'
import type { Action, Role } from '../model.ts'
import type { Made } from './entity.ts'
import { idFrom, taken } from './ids.ts'
import { groupOf, type Thing } from './thing.ts'

/** The words of the button that makes a row, from the verb that the description uses: "Place order", "Book a class". */
export function makeName(thing: Thing): { name: string; done: string } {
  const made = thing.makes.find(({ verb }) => !['input', 'enter', 'provide', 'use', 'receive', 'conduct', 'perform'].includes(verb)) ?? thing.makes[0]
  const verb = made?.verb ?? kits[thing.kit].verb
  const shown = Object.hasOwn(buttonVerbs, verb) ? buttonVerbs[verb]! : capital(verb)
  const done = participle(verb.split(' ')[0] === verb ? verb : verb)
  if (made?.about) return { name: withObject(shown, verb, made.about), done: made.about === thing.noun ? done : 'kept' }
  const isOwnVerb = thing.singular.split(' ').at(-1) === verb || (verb === 'order' && thing.kit === 'order') || (verb === 'book' && thing.kit === 'booking')
  if (isOwnVerb && made) return { name: thing.kit === 'order' ? 'Place order' : thing.kit === 'booking' ? 'Book' : `${shown}`, done: 'kept' }
  return { name: `${shown} ${thing.singular}`.slice(0, 100), done }
}

function withObject(shown: string, verb: string, about: string): string {
  if (verb === 'comment') return 'Post comment'
  if (verb === 'like' || verb === 'favorite' || verb === 'favourite' || verb === 'collect' || verb === 'bookmark' || verb === 'save') return `Save ${article(about)} ${about}`
  if (verb === 'participate') return `Join ${article(about)} ${about}`
  if (verb === 'discuss') return 'Post comment'
  return `${shown} ${article(about)} ${about}`.slice(0, 100)
}

export interface Acts {
  readonly create: Action | null
  readonly change: readonly Action[]
}

/** The actions of an entity: a form for a new row, its changes, and a button for each step of its life. */
export function actionsOf(made: Made, manager: Role | null, used: Set<string>): Acts {
  const { entity, thing, asked } = made
  const { name, done } = makeName(thing)
  const kit: Kit = kits[thing.kit]
  const makers = [...new Set(thing.makes.map(({ role }) => role))]
  const byManager = entity.write === 'managed' && manager
  const role = byManager ? { role: manager.id } : makers.length === 1 && makers[0] !== '' && thing.makes.length > 0 ? { role: makers[0]! } : {}
  const said = capital(thing.singular)
  const create: Action = {
    id: taken(used, idFrom(`${kit.verb} ${thing.singular}`, 'make')),
    name,
    kind: 'create',
    entity: entity.id,
    ...role,
    fields: [...asked],
    confirmation: `${said} ${done}: {title}.`,
  }
  const keeper = byManager ? { role: manager.id } : {}
  const title = entity.singular
  const update: Action = { id: taken(used, idFrom(`edit ${title}`)), name: 'Edit', kind: 'update', entity: entity.id, ...keeper, fields: entity.fields.map(({ id }) => id).filter((id) => id !== entity.lifecycle?.field), confirmation: `Changes to {title} saved.` }
  const remove: Action = { id: taken(used, idFrom(`delete ${title}`)), name: 'Delete', kind: 'delete', entity: entity.id, ...keeper, fields: [], confirmation: `{title} deleted.` }
  const steps = (entity.lifecycle?.transitions ?? []).map((step): Action => ({ id: taken(used, idFrom(`${step.id} ${title}`)), name: step.name, kind: 'transition', entity: entity.id, ...(step.role ? { role: step.role } : {}), fields: [], transition: step.id, confirmation: `{title} is now ${step.to.toLowerCase()}.` }))
  return { create, change: [...steps, update, remove] }
}

const byMaker = /^(?:cancel|withdraw|leave|check out|claim|set aside|return to cart|submit|reopen|redeem|pause|resume)/i

/** Who may take each step: the role that the words name for it, else the managing role for what others have requested. */
export function stepsFor(made: Made, manager: Role | null, roles: readonly Role[]): Made {
  const { entity, thing } = made
  if (!entity.lifecycle) return made
  const transitions = entity.lifecycle.transitions.map((step) => {
    const told = thing.turns.find(({ verb }) => step.name.toLowerCase().startsWith(verb) || step.to.toLowerCase() === participle(verb))
    if (told?.role && roles.some(({ id }) => id === told.role)) return { ...step, role: told.role }
    if (told && told.role === '' && thing.own) return step
    const judged = groupOf(thing) === 'request' || thing.kit === 'report' || thing.kit === 'organisation' || entity.write === 'managed'
    return manager && judged && !byMaker.test(step.name) ? { ...step, role: manager.id } : step
  })
  return { ...made, entity: { ...entity, lifecycle: { ...entity.lifecycle, transitions } } }
}
