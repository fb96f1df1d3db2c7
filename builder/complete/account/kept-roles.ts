import { titled } from '../../lexicon/inflect.ts'
import { isManaging } from '../../lexicon/people.ts'
import type { AppModel, Block, Entity, Page, Role, Values } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'
import { changeActions, entityIn, partsOf, putEntity } from '../trade/parts.ts'

type Kept = NonNullable<NonNullable<AppModel['permissions']>['kept']>
export interface KeptRoles {
  readonly draft: Draft
  readonly kept: Kept
  readonly roles: Entity
}
const most = 6
const looking = /\b(?:view\w*|audit\w*|guests?|readers?|observers?|inspectors?|visitors?)\b/i

/** The list of roles that the words ask for, with effect: its rows are given to accounts, and only whoever runs the site keeps them; null where there is none. */
export function keptRoles(draft: Draft, manager: Role): KeptRoles | null {
  const part = partsOf(draft, 'duty_role')[0]
  const entity = part && entityIn(draft, part.made.entity.id)
  const state = entity?.lifecycle
  const may_do = entity?.fields.find(({ id }) => id === 'may_do')
  if (!entity || !state || !may_do?.choices?.includes('View') || entity.title !== 'name') return null
  const roles: Entity = {
    ...entity,
    read: 'managed',
    write: 'managed',
    seeds: seedsOf(draft, entity),
    lifecycle: { ...state, transitions: state.transitions.map((step) => ({ ...step, role: manager.id })) },
  }
  const { visible: _, shared: __, authored: ___, members: ____, ...managed } = roles
  const next = keptBy(putEntity(draft, managed), managed, manager)
  return { draft: next, kept: { entity: entity.id, name: 'name', may_do: 'may_do', view: 'View', state: state.field, on: state.initial }, roles: managed }
}

/** The site's own roles first, then others that limit what an account may do; none that would be thought to run the site. */
function seedsOf({ model }: Draft, entity: Entity): Values[] {
  const state = entity.lifecycle!
  const scope = entity.fields.find(({ id }) => id === 'data_scope')?.choices
  const own = model.roles.map(
    ({ name, manages }): Values => ({
      name,
      code: name.toLowerCase().replace(/[^a-z]+/g, '_'),
      data_scope: (manages ? scope?.[0] : scope?.at(-1)) ?? null,
      may_do: manages ? 'Everything' : 'Edit',
      description: manages ? 'Runs the site, and keeps every right.' : 'What whoever has such an account may do.',
      [state.field]: state.initial,
    }),
  )
  const known = new Set(model.roles.map(({ name }) => name.toLowerCase()))
  const more = entity.seeds.filter(({ name }) => !known.has(String(name).toLowerCase()) && !isManaging(String(name).toLowerCase()))
  const fitted = more.map((seed): Values => ({ ...seed, may_do: looking.test(String(seed.name)) ? 'View' : 'Edit', [state.field]: state.initial }))
  return [...own, ...fitted]
    .slice(0, Math.max(most, own.length))
    .map((seed) => Object.fromEntries(Object.entries(seed).filter(([id]) => entity.fields.some((field) => field.id === id))))
}

/** The pages and the actions of an entity become those of whoever runs the site. */
export function keptBy(draft: Draft, entity: Entity, manager: Role): Draft {
  const acted = changeActions(draft, entity.id, (action) => ({ ...action, role: manager.id }))
  const actions = new Set(acted.model.actions.filter((one) => one.entity === entity.id).map(({ id }) => id))
  const isAbout = (block: Block): boolean => (block.kind === 'form' ? actions.has(block.action) : 'entity' in block && block.entity === entity.id)
  const shown = (page: Page): Page => {
    if (page.role === manager.id || !page.blocks.some(isAbout)) return page
    if (page.path !== '/' && page.blocks.every(isAbout)) return { ...page, role: manager.id }
    return { ...page, blocks: page.blocks.filter((block) => !isAbout(block)) }
  }
  const pages = acted.model.pages.map(shown).map((page) => ({
    ...page,
    blocks: page.blocks.map(
      (block): Block => (block.kind === 'list' && block.entity === entity.id ? { ...block, scope: 'all', heading: titled(entity.plural) } : block),
    ),
  }))
  return withModel(acted, { pages })
}
