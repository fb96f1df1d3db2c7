import { taken } from '../../compose/ids.ts'
import { managerOf } from '../../compose/roles.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Lifecycle, Page, Role } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'

const asked =
  /\b(?<!location )(?:permissions?|access (?:rights?|control)|role-based access|(?:rights|authority|privilege) (?:management|control|assignment)|user rights|operating rights)\b/i
/** What of that only somebody who runs the site can set. */
const governed =
  /\b(?:(?:user|role|access|operation|account)s? permissions?|permissions? (?:and access )?(?:management|control|settings?|assignment)|access control|role-based access|rights management)\b/i
const mostSections = 8
const levels = ['Full access', 'View only', 'No access'] as const

/** What each role may do with each section, set by whoever runs the site beside the accounts: a section that a role has no access to is gone for it. */
export const permissions: Completer = (draft) => {
  const { model } = draft
  const manager = managerOf(model.roles)
  const place = model.pages.find(({ role, blocks }) => role !== undefined && role === manager?.id && blocks.some(({ kind }) => kind === 'people'))
  const roles = model.roles.filter(({ manages }) => !manages)
  const sections = sectionsOf(draft, roles)
  if (!manager || !place || model.permissions || roles.length === 0 || sections.length === 0 || !asksFor(draft)) return draft
  const entity = entityFor(draft, manager, roles, sections)
  const actions = actionsFor(draft, entity, manager)
  return withModel(draft, {
    entities: [...model.entities, entity],
    actions: [...model.actions, ...actions],
    pages: model.pages.map((page) => (page === place ? { ...called(page), blocks: [...page.blocks, listFor(draft, entity, actions)] } : page)),
    permissions: {
      entity: entity.id,
      role: 'role',
      section: 'section',
      access: 'access',
      sections: sections.map(({ id, plural }) => ({ name: titled(plural), entity: id })),
    },
  })
}

/** Whoever looks for permissions finds them by the name of the page. */
const called = (page: Page): Page =>
  page.title === 'People' ? { ...page, title: 'People and permissions', navigation: page.navigation && 'People and permissions' } : page

const saysOf = ({ brief }: Draft, words: RegExp): boolean =>
  brief.clauses.some(({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && words.test(brief.words.slice(start, end)))
/** Whether the words ask for permissions. */
export const asksFor = (draft: Draft): boolean => saysOf(draft, asked)
/** Whether somebody has to run the site for its permissions to be set, and nobody does. */
export const lacksKeeper = (draft: Draft): boolean => managerOf(draft.model.roles) === null && saysOf(draft, governed)

const personal = /^(?:profiles?|favou?rites?|shopping carts?|carts?|(?:cart|order) (?:items?|lines?)|notifications?|site settings)$/
/** What those roles have pages of. */
function sectionsOf({ model }: Draft, roles: readonly Role[]): Entity[] {
  const isTheirs = ({ role, navigation, path }: Page): boolean =>
    path !== '/' && navigation !== null && (role === undefined || roles.some(({ id }) => id === role))
  const shown = new Set(
    model.pages.filter(isTheirs).flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'form') return model.actions.find(({ id }) => id === block.action)?.entity ?? []
        return 'entity' in block && typeof block.entity === 'string' ? [block.entity] : []
      }),
    ),
  )
  return model.entities.filter(({ id, plural }) => shown.has(id) && !personal.test(plural)).slice(0, mostSections)
}

const steps = [
  { id: 'allow', name: 'Allow', to: levels[0] },
  { id: 'limit', name: 'View only', to: levels[1] },
  { id: 'deny', name: 'No access', to: levels[2] },
] as const

function entityFor({ model }: Draft, manager: Role, roles: readonly Role[], sections: readonly Entity[]): Entity {
  const lifecycle: Lifecycle = {
    field: 'access',
    initial: levels[0],
    transitions: steps.map(({ id, name, to }) => ({ id, name, from: levels.filter((level) => level !== to), to, role: manager.id })),
  }
  return {
    id: taken(new Set(model.entities.map(({ id }) => id)), 'permissions'),
    singular: 'permission',
    plural: 'permissions',
    title: 'section',
    fields: [
      { id: 'section', label: 'Section', type: 'text', required: true },
      { id: 'role', label: 'Role', type: 'choice', required: true, choices: roles.map(({ name }) => name) },
      { id: 'access', label: 'Access', type: 'choice', required: true, choices: [...levels] },
    ],
    read: 'managed',
    write: 'managed',
    lifecycle,
    seeds: roles.flatMap(({ name }) => sections.map(({ plural }) => ({ section: titled(plural), role: name, access: levels[0] }))),
  }
}

const said = ['{role} may use {title} in full.', '{role} may see {title} and change nothing there.', '{role} no longer finds {title}.'] as const
function actionsFor({ model }: Draft, entity: Entity, manager: Role): Action[] {
  const ids = new Set(model.actions.map(({ id }) => id))
  return steps.map(({ id, name }, index) => ({
    id: taken(ids, `${id}_permission`),
    name,
    kind: 'transition',
    entity: entity.id,
    role: manager.id,
    fields: [],
    transition: id,
    confirmation: said[index]!,
  }))
}

const listFor = (draft: Draft, entity: Entity, actions: readonly Action[]): BlockOf<'list'> => ({
  kind: 'list',
  id: newBlockId(draft, 'permissions_list'),
  heading: 'Permissions of each role',
  entity: entity.id,
  layout: 'table',
  fields: ['role', 'access'],
  search: true,
  filters: (entity.fields.find(({ id }) => id === 'role')?.choices?.length ?? 0) > 1 ? ['role', 'access'] : ['access'],
  sorts: [],
  per_page: 20,
  scope: 'all',
  actions: actions.map(({ id }) => id),
  empty: 'There are no permissions here.',
})
