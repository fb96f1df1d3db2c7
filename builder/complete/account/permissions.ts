import { idFrom, taken } from '../../compose/ids.ts'
import { managerOf } from '../../compose/running.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field, Lifecycle, Page, Role, Value } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { changeActions, changeBlocks, entityIn, partsOf, putActions, putEntity } from '../trade/parts.ts'
import { keptBy, keptRoles } from './kept-roles.ts'
import { isCountedOn } from './replace.ts'

const asked =
  /\b(?<!location )(?:permissions?|access (?:rights?|control)|role-based access|(?:rights|authority|privilege) (?:management|control|assignment)|user rights|operating rights)\b/i
/** What of that only somebody who runs the site can set. */
const governed =
  /\b(?:(?:user|role|access|operation|account)s? permissions?|permissions? (?:and access )?(?:management|control|settings?|assignment)|access control|role-based access|rights management)\b/i
/** Permissions that one account has, be its role what it may. */
const singly =
  /\b(?:users?|employees?|staff|members?|personnel|accounts?|administrators?)(?:['’]s?)? (?:(?:access|operation|data) )?permissions?\b|\bpermissions? (?:for|of|to) (?:(?:different|each|individual|specific|all|the|various) )?(?:users?|employees?|members?|accounts?|staff)\b/i
const mostSections = 8
const levels = ['Full access', 'View only', 'No access'] as const

/** What each role may do with each section, set by whoever runs the site beside the accounts: a section that a role has no access to is gone for it. */
export const permissions: Completer = (before) => {
  const place = before.model.pages.find(({ role, blocks }) => role !== undefined && blocks.some(({ kind }) => kind === 'people'))
  const manager = before.model.roles.find(({ id, manages }) => manages && id === place?.role)
  const plain = before.model.roles.filter(({ manages }) => !manages)
  if (!manager || before.model.permissions || plain.length === 0) return before
  const made = keptRoles(before, manager)
  const draft = made?.draft ?? before
  const hand = handKept(draft)
  const sections = sectionsOf(draft, plain).filter(({ id }) => id !== hand?.id && id !== made?.roles.id)
  if (sections.length === 0 || !(made || asksFor(draft))) return before
  const isSingly = draft.model.accounts !== undefined && saysOf(draft, singly)
  const entity = entityFor(draft, { manager, roles: plain, sections, kept: made?.roles, hand, isSingly })
  const actions = [...actionsFor(draft, entity, manager), ...(made || hand || isSingly ? addingTo(draft, entity, manager) : [])]
  const placed = hand ? inPlaceOf(draft, entity, actions, manager) : beside(draft, entity, actions, manager)
  return withModel(made ? told(placed, made.roles) : placed, {
    permissions: {
      entity: entity.id,
      role: 'role',
      section: 'section',
      access: 'access',
      ...(isSingly && { whom: 'whom' }),
      sections: sections.map(({ id, plural }) => ({ name: titled(plural), entity: id })),
      ...(made && { kept: made.kept }),
    },
  })
}

/** What a role does that is made on the site, where it is made and where it is given. */
function told(draft: Draft, roles: Entity): Draft {
  const add = draft.model.actions.find((one) => one.entity === roles.id && one.kind === 'create')
  const place = draft.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))?.title ?? ''
  return changeBlocks(draft, (block) => {
    if (block.kind === 'people')
      return [
        {
          ...block,
          text: `A role that is made under “${titled(roles.plural)}” can be given here: it limits what an account sees and changes, and never gives more.`,
        },
      ]
    return block.kind === 'form' && block.action === add?.id
      ? [{ ...block, text: `“View” only looks at things; whoever may do more changes them too. Give the role to somebody under “${place}”.` }]
      : [block]
  })
}

/** The list under the accounts. */
function beside(draft: Draft, entity: Entity, actions: readonly Action[], manager: Role): Draft {
  const { model } = draft
  const adding = actions.find(({ kind }) => kind === 'create')
  const form: Block[] = adding ? [formFor(draft, adding)] : []
  return withModel(draft, {
    entities: [...model.entities, entity],
    actions: [...model.actions, ...actions],
    pages: model.pages.map((page) =>
      page.role === manager.id && page.blocks.some(({ kind }) => kind === 'people')
        ? { ...called(page), blocks: [...page.blocks, listFor(draft, entity, actions), ...form] }
        : page,
    ),
  })
}

const formFor = (draft: Draft, { id, name }: Action): BlockOf<'form'> => ({
  kind: 'form',
  id: newBlockId(draft, `${id}_form`),
  heading: name,
  action: id,
  text: '',
})

const byHand =
  /^(?:(?:user|role|data|menu|system|function|access|operating|operation|management) )*(?:permission|access control|access right|access|right|authority|privilege|authorization)$/
/** Whether an entity is a list of permissions. */
export const isRights = ({ singular }: Entity): boolean => byHand.test(singular)
/** A list of permissions that the words ask for, which nothing heeds yet. */
const handKept = (draft: Draft): Entity | undefined =>
  partsOf(draft, 'permission')
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .find((entity) => isRights(entity) && !isCountedOn(draft, entity.id))

/** The list that was kept by hand, with effect from now on, where it stands. */
function inPlaceOf(draft: Draft, entity: Entity, actions: readonly Action[], manager: Role): Draft {
  const cleared = changeActions(draft, entity.id, () => null)
  const put = putActions(putEntity(cleared, entity), actions)
  const steps = actions.filter(({ kind }) => kind !== 'create').map(({ id }) => id)
  const kept = changeBlocks(keptBy(put, entity, manager), (block) => {
    if (block.kind === 'list' && block.entity === entity.id) return [{ ...listFor(put, entity, actions), id: block.id, heading: block.heading }]
    return block.kind === 'detail' && block.entity === entity.id ? [{ ...block, fields: ['role', 'access'], actions: steps }] : [block]
  })
  const adding = actions.find(({ kind }) => kind === 'create')
  const home = kept.model.pages.find(({ role, blocks }) => role === manager.id && blocks.some((block) => block.kind === 'list' && block.entity === entity.id))
  if (!adding || !home) return kept
  return withModel(kept, { pages: kept.model.pages.map((page) => (page === home ? { ...page, blocks: [...page.blocks, formFor(kept, adding)] } : page)) })
}

/** Whoever looks for permissions finds them by the name of the page. */
const called = (page: Page): Page =>
  page.title === 'People' ? { ...page, title: 'People and permissions', navigation: page.navigation && 'People and permissions' } : page

const saysOf = ({ brief }: Draft, words: RegExp): boolean =>
  brief.clauses.some(({ start, end, mode }) => mode !== 'style' && mode !== 'subject' && words.test(brief.words.slice(start, end)))
/** Whether the words ask for permissions. */
export const asksFor = (draft: Draft): boolean => saysOf(draft, asked)
const rolesManaged =
  /\brole (?:management|administration|settings?|configuration|maintenance)\b|\b(?:manag|add|creat|defin|edit|configur|maintain)\w* (?:(?:the|system|different|users?|accounts?|permissions?|staff|members?|employees?|departments?|and),? ){0,5}roles?\b/i
/** Whether the words ask for a list of roles, of which others than those that they name can be made. */
export const keepsRoles = (draft: Draft): boolean => draft.model.roles.some(({ manages }) => !manages) && saysOf(draft, rolesManaged)
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

const whom: Field = {
  id: 'whom',
  label: 'User',
  type: 'email',
  required: false,
  account: true,
  help: 'Whom alone it is for; left empty, everybody of the role.',
}

interface Ruled {
  readonly manager: Role
  readonly roles: readonly Role[]
  readonly sections: readonly Entity[]
  /** The roles that are made on the site. */
  readonly kept: Entity | undefined
  readonly hand: Entity | undefined
  /** Whether one account may have others than its role. */
  readonly isSingly: boolean
}
function entityFor({ model }: Draft, { manager, roles, sections, kept, hand, isSingly }: Ruled): Entity {
  const lifecycle: Lifecycle = {
    field: 'access',
    initial: levels[0],
    transitions: steps.map(({ id, name, to }) => ({ id, name, from: levels.filter((level) => level !== to), to, role: manager.id })),
  }
  const names = sections.map(({ plural }) => titled(plural))
  const rowOf = (name: string): Value => (kept ? kept.seeds.findIndex((seed) => seed.name === name) : name)
  return {
    id: hand?.id ?? taken(new Set(model.entities.map(({ id }) => id)), 'permissions'),
    singular: hand?.singular ?? 'permission',
    plural: hand?.plural ?? 'permissions',
    title: 'section',
    fields: [
      kept || hand || isSingly
        ? { id: 'section', label: 'Section', type: 'choice', required: true, choices: names }
        : { id: 'section', label: 'Section', type: 'text', required: true },
      kept
        ? { id: 'role', label: 'Role', type: 'reference', required: true, entity: kept.id }
        : { id: 'role', label: 'Role', type: 'choice', required: true, choices: roles.map(({ name }) => name) },
      { id: 'access', label: 'Access', type: 'choice', required: true, choices: [...levels] },
      ...(isSingly ? [whom] : []),
      ...(hand?.fields.filter(({ id }) => id === 'description') ?? []),
    ],
    read: 'managed',
    write: 'managed',
    lifecycle,
    seeds: roles.flatMap(({ name }) => names.map((section) => ({ section, role: rowOf(name), access: levels[0], ...(isSingly && { [whom.id]: null }) }))),
  }
}

/** Where there are more roles than those of the site, what one of them may do with a section is added, and taken away again. */
function addingTo({ model }: Draft, entity: Entity, manager: Role): Action[] {
  const ids = new Set(model.actions.filter((one) => one.entity !== entity.id).map(({ id }) => id))
  const act = { entity: entity.id, role: manager.id }
  const noted = entity.fields.some(({ id }) => id === 'description') ? ['description'] : []
  const forOne = entity.fields.some(({ id }) => id === whom.id) ? [whom.id] : []
  const named = idFrom(entity.singular, 'permission')
  const add: Action = {
    ...act,
    id: taken(ids, `add_${named}`),
    name: `Add ${entity.singular}`,
    kind: 'create',
    fields: ['role', 'section', 'access', ...forOne, ...noted],
    effects: [{ kind: 'instead', fields: ['role', 'section', ...forOne] }],
    confirmation: '{role}: {access} to {title}.',
  }
  const edit: Action = {
    ...act,
    id: taken(ids, `edit_${named}`),
    name: 'Edit',
    kind: 'update',
    fields: ['access', ...noted],
    confirmation: '{role}: {access} to {title}.',
  }
  return [
    add,
    edit,
    { ...act, id: taken(ids, `delete_${named}`), name: 'Delete', kind: 'delete', fields: [], confirmation: `The ${entity.singular} is deleted.` },
  ]
}

const saidOfOne = ['{title} may be used in full.', '{title} may be seen, and nothing changed there.', '{title} is no longer found.'] as const
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
    confirmation: (entity.fields.includes(whom) ? saidOfOne : said)[index]!,
  }))
}

const listFor = (draft: Draft, entity: Entity, actions: readonly Action[]): BlockOf<'list'> => ({
  kind: 'list',
  id: newBlockId(draft, 'permissions_list'),
  heading: 'Permissions of each role',
  entity: entity.id,
  layout: 'table',
  fields: ['role', 'access', ...entity.fields.flatMap(({ id }) => (id === whom.id ? [id] : []))],
  search: true,
  filters: (entity.fields.find(({ id }) => id === 'role')?.choices?.length ?? 2) > 1 ? ['role', 'access'] : ['access'],
  sorts: [],
  per_page: 20,
  scope: 'all',
  actions: actions.filter(({ kind }) => kind !== 'create').map(({ id }) => id),
  empty: 'There are no permissions here.',
})
