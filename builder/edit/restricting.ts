import { plural } from '../lexicon/inflect.ts'
import type { AppModel, Role } from '../model.ts'
import { fits, joined, newAction, reading } from './acting.ts'
import { entityOfPage, managingRole, pageNamed, plain } from './find.ts'
import { newPage } from './pages.ts'
import { objectOf, roleFor } from './people.ts'
import { type Asked, actOn, built, openedTo, same } from './permission.ts'
import { shownTo } from './permit-shown.ts'
import type { Request } from './request.ts'
import type { Answer } from './rule.ts'
import { formOf } from './things.ts'
import { readBy } from './visibility.ts'

/** A page that only one role has. */
function restrictPage(model: AppModel, request: Request, asked: Asked, role: Role): Answer | null {
  const page = pageNamed(model, asked.rest)
  if (!page || page.path === '/') return null
  if (page.role === role.id) return same(request, asked, `Only ${role.name} already sees ${page.title}.`)
  const pages = model.pages.map((one) => (one.id === page.id ? { ...one, role: role.id } : one))
  const forms = new Set(page.blocks.flatMap((block) => (block.kind === 'form' ? [block.action] : [])))
  const elsewhere = (id: string) => pages.some((one) => one.role === undefined && one.blocks.some((block) => block.kind === 'form' && block.action === id))
  const open = model.actions.filter((action) => forms.has(action.id) && action.role === undefined && !elsewhere(action.id))
  const opened = open.reduce((now, action) => openedTo(now, action, role), { ...model, pages })
  const entity = entityOfPage(model, page)
  const lists = (one: AppModel['pages'][number]) =>
    one.path !== '/' && one.role === undefined && one.blocks.some((block) => block.kind === 'list' && block.entity === entity?.id)
  const kept = entity && role.manages && entity.read === 'public' && !pages.some(lists) ? readBy(opened, entity, 'managed').model : opened
  const also = kept === opened ? '' : `, and the ${entity!.plural} on it`
  return built(kept, request, asked, `Only ${role.name} now sees the page ${page.title}${also}.`, `${page.title} for ${role.name}`, page.path)
}

/** Whoever alone may make something finds its form: on a page that they see, or on one of their own. */
function withPageFor(model: AppModel, id: string, role: Role): AppModel {
  const create = model.actions.find((action) => action.id === id)!
  const sees = ({ role: of, blocks }: AppModel['pages'][number]) =>
    (of === undefined || of === role.id) && blocks.some((block) => block.kind === 'form' && block.action === id)
  return model.pages.some(sees) ? model : { ...model, pages: [...model.pages, newPage(model, create.name, [formOf(model, create, create.name)], role.id)] }
}

/** The role that every visitor starts with keeps nothing to itself. */
function ofEverybody(model: AppModel, asked: Asked): Answer | null {
  const first = model.roles[0]
  const entity = objectOf(model, asked.rest)
  if (!first || first.manages || !entity || plain(first.name) !== plain(asked.who) || model.roles.length < 3) return null
  const says = `${plural(first.name)} are whoever visits the site, so nothing is kept to them alone.`
  const choices = [
    `Only ${managingRole(model)?.name ?? 'the owner'} can ${asked.verb} ${entity.plural}`,
    `Make ${entity.plural} visible to their owners`,
    `Only members can see ${entity.plural}`,
  ]
  return { kind: 'understood', says, where: '', marks: [], choices }
}

/** Keeps an act to one role: the role is added where it is missing. */
export function restrict(model: AppModel, request: Request, asked: Asked): Answer | null {
  const shared = ofEverybody(model, asked)
  if (shared) return shared
  const entity = objectOf(model, asked.rest)
  const named = roleFor(model, asked.who)
  const { model: manned, role } = named.role ? named : roleFor(model, 'staff')
  if (!role) return null
  if (asked.act === 'view' && (!entity || /\bpage$/i.test(asked.rest))) return restrictPage(manned, request, asked, role)
  if (!entity) return null
  if (asked.act === 'view') {
    if (!role.manages) {
      const kept = entity.read === 'managed' ? null : reading(manned, request, asked, entity, 'managed')
      const shown = shownTo(kept?.kind === 'built' ? kept.model : manned, request, asked, entity, role)
      return kept ? joined(kept, shown) : shown
    }
    return entity.read === 'managed'
      ? same(request, asked, `Only ${role.name} already sees ${entity.plural}.`)
      : reading(manned, request, asked, entity, 'managed')
  }
  const there = model.actions.filter((action) => fits(action, asked, entity, model))
  const says = `Only ${role.name} can now ${actOn(asked, entity.plural)}.`
  if (there.length > 0 && there.every((action) => action.role === role.id))
    return same(request, asked, `Only ${role.name} already can ${actOn(asked, entity.plural)}.`)
  let after = manned
  for (const action of there) after = openedTo(after, after.actions.find(({ id }) => id === action.id)!, role)
  if (there.length === 0 && asked.act !== 'create') after = newAction(after, asked, entity, role)
  if (there.length === 0 && asked.act === 'create') return null
  if (asked.act === 'create' && !role.manages) after = withPageFor(after, there[0]!.id, role)
  const entities = after.entities.map((one) => (one.id === entity.id && asked.act === 'create' && role.manages ? { ...one, write: 'managed' as const } : one))
  return built({ ...after, entities }, request, asked, says, `${asked.verb} ${entity.plural} by ${role.name}`)
}

/** One role for "editors and admins", where these are one here; null for roles that are several, as an act is one role's or everybody's. */
export function asOne(model: AppModel, asks: readonly Asked[], isOnly: boolean): readonly Asked[] | null {
  const names = asks[0]?.who.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/i) ?? []
  if (names.length < 2) return asks
  const roles = names.map((name) => roleFor(model, name))
  if (roles.some((one) => one.role === undefined)) return isOnly ? null : asks.map((one) => ({ ...one, who: 'people' }))
  const isKnown = roles.every((one) => one.model === model)
  return isKnown && new Set(roles.map(({ role }) => role!.id)).size === 1 ? asks.map((one) => ({ ...one, who: names[0]! })) : null
}

/** Asks which of several roles is meant. */
export function whichRole(model: AppModel, { who, verb, rest }: Asked): Answer {
  const names = who.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/i).slice(0, 3)
  const choices = [...names.map((name) => `Only ${name} can ${verb} ${rest}`), `Let people ${verb} ${rest}`]
  return {
    kind: 'understood',
    says: `What is kept to a role is kept to one: who of ${who} should ${verb} ${objectOf(model, rest)?.plural ?? rest}?`,
    where: '',
    marks: [],
    choices,
  }
}
