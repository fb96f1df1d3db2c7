import { keepLine, managePage, type Part } from '../../compose/pages.ts'
import { managerOf } from '../../compose/running.ts'
import type { Action, Page, Role } from '../../model.ts'
import { type Completer, claimed, type Draft, isOpen, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { changeActions, putEntity } from '../trade/parts.ts'
import { generalsIn, type Said } from './general.ts'
import { withSettings } from './settings.ts'

const administrator: Role = { id: 'administrator', name: 'Administrator', manages: true }
/** A site has room for so many pages of this kind beside its own. */
const most = 12

/** "system management", "backend management functions": a managing end for whoever runs the site, with settings that have effect where those are asked for. */
export const governing: Completer = (draft) => presenting(governed(governs(draft)))

function governs(draft: Draft): Draft {
  const said = generalsIn(draft).filter(({ clause }) => isUnbuilt(draft, clause))
  if (said.length === 0) return draft
  const runs = said.filter(({ is }) => is !== 'operations')
  const ready = runs.length > 0 ? withManagement(draft) : draft
  const set = runs.some(({ is }) => is === 'settings') ? withSettings(ready, managing(ready)!) : ready
  const led = said.flatMap((one) => {
    const to = pageFor(set, one)
    return to ? [{ path: to.path, clause: one.clause }] : []
  })
  return Object.entries(Object.groupBy(led, ({ path }) => path)).reduce(
    (so_far, [path, ones = []]) =>
      claimed(
        so_far,
        path,
        ones.map(({ clause }) => clause),
      ),
    set,
  )
}

const presented =
  /\blogos?\b|\b(?:manag|updat|edit|modify|maintain)\w* (?:and \w+ )?(?:the |their |its )?(?:entire |corporate |official )?(?:website|site|page|web page|webpage|homepage)(?:'s|’s)? (?:content|contents|information|text|texts|images|pictures|layout|appearance)\b|(?<!\b(?:video|music|audio|image|media|photo|picture|film|movie|podcast|course|game|e-?book) )\bcontent management\b|\bcms\b|\b(?:configur|chang|set|adjust|customi[sz]|switch|manag)\w* [^.]{0,60}\b(?:theme|appearance|look)s? of (?:the |their |its )?(?:mini-program|website|site|app|platform|page)\b/i
/** A logo, and content of the site itself: whoever runs it sets how it presents itself. */
function presenting(draft: Draft): Draft {
  if (draft.model.settings || !presented.test(draft.brief.words)) return draft
  const ready = withManagement(draft)
  const role = managing(ready)
  return role ? withSettings(ready, role) : draft
}

const ofSite = /^(?:system|website|site|platform|basic|general|global|backend) (?:settings?|configurations?|parameters?)$/
/** Settings of the whole system stand with those that have effect, for those who run it alone. */
function governed(draft: Draft): Draft {
  const table = draft.model.entities.find(({ id, plural, read }) => id !== draft.model.settings?.entity && read !== 'own' && ofSite.test(plural))
  const at = table && draft.model.pages.find(({ path, blocks }) => path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === table.id))
  if (!table) return draft
  const ready = withManagement(draft)
  const role = managing(ready)
  if (!role) return draft
  const kept = putEntity(ready, { ...table, read: 'managed', write: 'managed' })
  const shut = changeActions(kept, table.id, (action) => ({ ...action, role: role.id }))
  return withSettings(shut, role, at)
}

const isUnbuilt = (draft: Draft, clause: Said['clause']): boolean =>
  !draft.claims.has(clause) && (clause.asks.length === 0 || clause.asks.some((ask) => isOpen(draft, { ask, clause })))

const managing = ({ model }: Draft): Role | null => managerOf(model.roles) ?? model.roles.find(({ manages }) => manages) ?? null

/** Where a clause finds what it asks for. */
function pageFor(draft: Draft, { clause, is }: Said): Page | undefined {
  const { pages } = draft.model
  const role = managing(draft)?.id
  const hub = pages.find((page) => page.role === role && page.path.startsWith('/management')) ?? pages.find((page) => page.role === role)
  const acting = draft.cast.roleOf(clause.actors[0] ?? '')
  const forms = pages.find((page) => page.role === (acting || undefined) && page.blocks.some(({ kind }) => kind === 'form'))
  const settings = pages.find(({ path }) => path.startsWith('/site-settings'))
  return is === 'settings' ? settings : is === 'management' ? hub : acting !== '' && acting === role ? hub : forms
}

/** A managing role and its pages, where the site has none. */
export function withManagement(draft: Draft): Draft {
  const role = managing(draft)
  if (role && draft.model.pages.some((page) => page.role === role.id)) return draft
  const manager = role ?? administrator
  const kept = draft.parts
    .filter(({ made: { thing, entity } }) => isKept(draft, thing.kit, entity.id))
    .slice(0, most)
    .map((part) => asItIs(draft, part))
  const pages = kept.map((part) => ({ part, page: { ...named(draft, part, managePage(part, draft.taken, manager)), navigation: null } }))
  const hub = hubOf(draft, manager, pages)
  return withModel(draft, {
    roles: role ? draft.model.roles : [...draft.model.roles, manager],
    pages: [...draft.model.pages, hub, ...pages.map(({ page }) => page)],
  })
}

/** A page whose title another bears is called by what is managed there. */
const named = ({ model }: Draft, { made: { entity } }: Part, page: Page): Page =>
  model.pages.some(({ title }) => title === page.title) ? { ...page, title: `Manage ${entity.plural}`.slice(0, 100) } : page

/** A part with the fields and actions that the model has of it now: a tool may have replaced some. */
function asItIs({ model }: Draft, { made, acts }: Part): Part {
  const entity = model.entities.find(({ id }) => id === made.entity.id) ?? made.entity
  const isThere = ({ id }: Action): boolean => model.actions.some((action) => action.id === id)
  return { made: { ...made, entity }, acts: { create: acts.create && isThere(acts.create) ? acts.create : null, change: acts.change.filter(isThere) } }
}

const isKept = ({ model }: Draft, kit: string, entity: string): boolean =>
  !['profile', 'favorite', 'cart'].includes(kit) && model.entities.some(({ id }) => id === entity)

function hubOf(draft: Draft, role: Role, pages: readonly { readonly part: Part; readonly page: Page }[]): Page {
  const items = pages.map(({ page, part }) => ({ title: page.title, text: keepLine(part), page: page.path }))
  return {
    id: newPageId(draft, 'management'),
    path: newPath(draft, '/management'),
    title: 'Management',
    navigation: 'Management',
    role: role.id,
    blocks: [{ kind: 'features', id: newBlockId(draft, 'management_sections'), heading: '', items }],
  }
}
