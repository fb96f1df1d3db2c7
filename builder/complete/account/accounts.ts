import { isToldInFull } from '../../compose/context.ts'
import { managerOf } from '../../compose/running.ts'
import { isInternal } from '../../compose/setting.ts'
import { isManaging } from '../../lexicon/people.ts'
import type { Accounts, Block, Entity, Page } from '../../model.ts'
import { isRefused } from '../../read/refused.ts'
import { type Completer, claimed, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { withManagement } from '../quality/governing.ts'
import { putEntity, withoutFields } from '../trade/parts.ts'
import { circleAsked } from './closed.ts'
import { keptToMembers } from './gates.ts'
import { keepsOwn, tellsApart } from './implied.ts'
import { impliedFields } from './implied-fields.ts'
import { demoOf, fieldsOf, namedRoles, rolesOf, samplesOf } from './parts.ts'
import { asksFor, isRights, keepsRoles, lacksKeeper } from './permissions.ts'
import { isOfWork } from './personal.ts'
import { isPlainlySet } from './plain-settings.ts'
import { isCountedOn, replaced, withoutTold } from './replace.ts'
import { restricting, type Wanted, wantsIn } from './wants.ts'

/** Whether a site is one person's own, or for those of a firm alone, though the words say nothing of logging in. */
const isForThemselves = ({ setting, brief, model, parts }: Draft): boolean =>
  model.settings === undefined &&
  !isRefused(brief.words) &&
  (setting === 'private' || isInternal(brief) || (setting === 'team' && !isToldInFull(brief) && brief.isTalk && parts.some(isOfWork)))

/** Gives the site's visitors accounts where the words ask for logging in, registration, a personal centre, settings, or users with roles and rights. */
export const accounts: Completer = (before) => {
  const circle = circleAsked(before) ?? (isForThemselves(before) ? 'members' : null)
  const draft = lacksKeeper(before) || circle === 'admitted' ? withManagement(before) : before
  const wanted = wantsIn(draft)
  if (circle) return withClaims(withGates(withWelcome(withAccounts(draft, wanted, circle === 'admitted'))), wanted)
  if (wanted.length === 0) return tellsApart(draft) ? withoutGates(withAccounts(draft, [])) : openToAll(draft)
  const open = wanted.filter((one) => one.open || one.want === 'account' || one.want === 'people')
  if (!open.some(({ want }) => want !== 'people') && !(open.some((one) => one.want === 'people') && managerOf(draft.model.roles)))
    return tellsApart(draft) ? withoutGates(withAccounts(draft, [])) : draft
  return withClaims(withGates(withWelcome(withAccounts(draft, wanted))), wanted)
}

/** Whoever adds rows of their own can have an account for them, though the words name none; nobody is kept out. */
export const owned: Completer = (draft) => (draft.model.accounts || !keepsOwn(draft) ? draft : withoutGates(withAccounts(draft, [])))

/** Where the words want no accounts, the first page is open to everyone as it is. */
const openToAll = (draft: Draft): Draft => {
  const refused = draft.brief.clauses.filter(({ start, end, mode }) => mode !== 'style' && isRefused(draft.brief.words.slice(start, end)))
  return refused.length > 0 ? claimed(draft, '/', refused) : draft
}

const entityFor = (draft: Draft, fits: (entity: Entity) => boolean): Entity | undefined =>
  draft.model.entities.find((one) => fits(one) && !isCountedOn(draft, one.id))
const firstPage = (draft: Draft, entity: string | undefined, isRole: boolean): Page | undefined =>
  draft.model.pages.find(
    ({ path, role, blocks }) =>
      path !== '/' &&
      (role !== undefined) === isRole &&
      blocks.some((block) => block.kind === 'list' && block.entity === entity) &&
      blocks[0]?.kind !== 'detail',
  )

const usersList = /^(?:users|system_users|app_users|platform_users|members|accounts|user_accounts|user_information|admins|administrators)$/

/** Permissions are those of roles: what a list of them says of users goes with the list of users, whose part the accounts play. */
function withoutUsersOfRights(draft: Draft): Draft {
  const users = draft.model.entities.find(({ id, read }) => usersList.test(id) && read === 'managed')
  if (!users || !asksFor(draft)) return draft
  return draft.model.entities.reduce((so_far, entity) => {
    const named = entity.fields.filter((field) => field.entity === users.id && field.id !== entity.title).map(({ id }) => id)
    return named.length > 0 && isRights(entity) ? putEntity(so_far, withoutFields(entity, named)) : so_far
  }, draft)
}

function withAccounts(before: Draft, wanted: readonly Wanted[], isGoverned = false): Draft {
  const draft = withoutUsersOfRights(before)
  const profiles = entityFor(draft, ({ id, read }) => /^(?:\w+_)?profiles?$|^personal_(?:information|details|data)$/.test(id) && read === 'own')
  const users = entityFor(draft, (one) => usersList.test(one.id) && (one.read === 'managed' || isPlain(one)))
  const rights = entityFor(
    draft,
    ({ id, read }) =>
      (/^(?:roles|user_roles)$/.test(id) && read === 'managed' && !keepsRoles(draft)) ||
      (/^(?:permissions|user_permissions|access_rights)$/.test(id) && (read === 'managed' || asksFor(draft))),
  )
  const made = withoutSettings(entered(withoutRegistrations(draft, wanted), profiles), wanted)
  const ruled = isGoverned || wanted.some(({ want }) => want === 'people') || users ? peopled(made, users, rights) : made
  const log_in = newPath(ruled, '/log-in')
  const register = newPath(ruled, '/register')
  const named = namedRoles(draft, wanted)
  const roles = [...draft.model.roles, ...named.filter(({ id }) => !draft.model.roles.some((role) => role.id === id))]
  const implied = impliedFields(draft)
  const { fields, phone, asked } = fieldsOf(draft, profiles, wanted, implied)
  const given = implied.flatMap((one) => (one.given && fields.includes(one.field) ? [one.field.id] : []))
  const demo = demoOf(draft, profiles, fields, implied)
  const part: Accounts = {
    log_in,
    register,
    account: ruled.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'account'))?.path ?? '/',
    fields,
    asked: [...asked],
    ...(given.length > 0 && { given }),
    phone: phone ? 'phone' : null,
    roles: rolesOf(draft.model.roles, named, (role) => role.id === managerOf(draft.model.roles)?.id || isManaging(role.name.toLowerCase())),
    settings: settingsOf(draft, wanted),
    pages: [],
    actions: [],
    demo,
    samples: samplesOf(draft, users, demo.name, implied),
  }
  const pages: Page[] = [
    page(ruled, 'log_in', log_in, 'Log in', { id: newBlockId(ruled, 'log_in'), heading: 'Log in', kind: 'log_in', text: '' }),
    page(ruled, 'register', register, 'Register', { id: newBlockId(ruled, 'register'), heading: 'Register', kind: 'register', text: '' }),
  ]
  return withModel(ruled, { accounts: part, roles, pages: [...ruled.model.pages, ...pages] })
}

const page = (draft: Draft, id: string, path: string, title: string, block: Block, navigation: string | null = null, role?: string): Page => ({
  id: newPageId(draft, id),
  path,
  title,
  navigation,
  ...(role !== undefined && { role }),
  blocks: [block],
})

/** Registering was kept as a thing with rows of its own where nothing else had been known of it. */
function withoutRegistrations(draft: Draft, wanted: readonly Wanted[]): Draft {
  const entering = new Set(wanted.flatMap(({ ask, want }) => (ask !== null && (want === 'register' || want === 'log_in') ? [ask] : [])))
  return draft.parts.reduce((so_far, { made }) => {
    const { id } = made.entity
    const asks = [...draft.plan.fates].flatMap(([ask, fate]) => (fate.is === 'thing' && fate.thing === made.thing ? [ask] : []))
    if (asks.length === 0 || made.thing.kit === 'refund' || !asks.every((ask) => entering.has(ask)) || isCountedOn(so_far, id)) return so_far
    const page = { id: 'register', path: '/register', title: 'Register', navigation: null, blocks: [] }
    return withModel(so_far, withoutTold(replaced(so_far, { entity: id, page, blocks: [] }), page.path))
  }, draft)
}

/** Settings and preferences are those of the account, and no thing with rows of its own. */
function withoutSettings(draft: Draft, wanted: readonly Wanted[]): Draft {
  const page = draft.model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'account'))
  const settings = entityFor(draft, ({ id, read }) => /^(?:(?:\w+_)?(?:settings|preferences)|passwords|personal_centers|accounts)$/.test(id) && read === 'own')
  const isPlain = settings && (!/(?:settings|preferences)$/.test(settings.id) || isPlainlySet(settings))
  const isWanted = isPlain && wanted.some(({ want }) => want === 'settings' || want === 'account' || want === 'password')
  return page && isWanted ? withModel(draft, replaced(draft, { entity: settings.id, page, blocks: [] })) : draft
}

/** The page of one's own account: where profiles were, else a new one. */
function entered(draft: Draft, profiles: Entity | undefined): Draft {
  const block: Block = { id: newBlockId(draft, 'account'), heading: '', kind: 'account', links: [] }
  const place = profiles && firstPage(draft, profiles.id, false)
  if (profiles && place) return withModel(draft, replaced(draft, { entity: profiles.id, page: place, blocks: [block] }))
  const path = newPath(draft, '/account')
  return withModel(draft, { pages: withPage(draft.model.pages, page(draft, 'account', path, 'My account', block)) })
}

/** A list of people that tells of them no more than their accounts do. */
const isPlain = ({ fields }: Entity): boolean => fields.every(({ id }) => told.has(id))
const told = new Set(['name', 'email', 'phone', 'role', 'registered_on', 'note', 'status'])

/** The page of everybody's accounts, for the role that manages: where users were listed, else a new one. */
function peopled(draft: Draft, users: Entity | undefined, rights: Entity | undefined): Draft {
  const manager = managerOf(draft.model.roles)
  if (!manager) return draft
  const block: Block = { id: newBlockId(draft, 'people'), heading: '', kind: 'people', text: '' }
  const place = users && (firstPage(draft, users.id, true) ?? firstPage(draft, users.id, false))
  const path = place?.path ?? newPath(draft, '/people')
  const made = page(draft, 'people', path, 'People', block, 'People', manager.id)
  const added = place ? draft : withModel(draft, { pages: withPage(draft.model.pages, made) })
  const said = users ? withModel(added, replaced(added, { entity: users.id, page: place ?? made, blocks: place ? [block] : [] })) : added
  const without =
    place?.role === undefined && place
      ? withModel(said, { pages: said.model.pages.map((one) => (one.path === place.path ? { ...one, role: manager.id } : one)) })
      : said
  const here = without.model.pages.find((one) => one.path === path)
  if (!rights || !here) return without
  return withModel(without, replaced(without, { entity: rights.id, page: here, blocks: [] }))
}

/** Settings of the site are nobody's own. */
const ofSystem = /\b(?:system|website|site|platform|backend|admin\w*)(?:'s|’s)? (?:settings?|configurations?|parameters?|management)\b/i
function settingsOf({ model, brief }: Draft, wanted: readonly Wanted[]): Accounts['settings'] {
  if (!wanted.some(({ want, clause: { start, end } }) => want === 'settings' && !ofSystem.test(brief.words.slice(start, end)))) return []
  const tells = model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'notifications'))
  return [
    { id: 'set_welcome', label: 'Greet me on the first page', on: true },
    ...(tells ? [{ id: 'set_news', label: 'Show unread notifications in the header', on: true }] : []),
    { id: 'set_large', label: 'Larger text', on: false },
  ]
}

const mineIn = (draft: Draft): { readonly page: Page; readonly entity: string }[] =>
  draft.model.pages.flatMap((one) =>
    one.path === '/' || one.role !== undefined || one.navigation === null
      ? []
      : one.blocks.flatMap((block) => (block.kind === 'list' && block.scope === 'mine' ? [{ page: one, entity: block.entity }] : [])),
  )

const ownPages = (draft: Draft): { readonly entity: string; readonly label: string; readonly page: string }[] =>
  mineIn(draft)
    .filter((one, index, all) => all.findIndex(({ page: { path } }) => path === one.page.path) === index)
    .slice(0, 4)
    .map((one) => ({ entity: one.entity, label: one.page.title, page: one.page.path }))

/** A greeting on the first page, and links to the visitor's own pages from it and from the account. */
function withWelcome(draft: Draft): Draft {
  const links = ownPages(draft)
  const parts: Block = { id: newBlockId(draft, 'role_switch'), heading: 'See the site as', kind: 'role_switch', text: '' }
  const last = draft.model.roles.length > 1 ? [parts] : []
  const welcome: Block = { id: newBlockId(draft, 'welcome'), heading: '', kind: 'welcome', links }
  const pages = draft.model.pages.map((one): Page => {
    const blocks = one.blocks.map(
      (block): Block => (block.kind === 'account' ? { ...block, links: links.map(({ label, page: path }) => ({ label, page: path })) } : block),
    )
    if (one.path !== '/') return { ...one, blocks }
    const [first, ...rest] = blocks
    return { ...one, blocks: first?.kind === 'hero' ? [first, welcome, ...rest, ...last] : [...blocks, ...last] }
  })
  return withModel(draft, { pages })
}

/** What only those may make who have an account. */
const restricted = ({ brief, plan, parts }: Draft): readonly string[] =>
  brief.clauses
    .filter(({ start, end }) => restricting.test(brief.words.slice(start, end)))
    .flatMap(({ asks }) => asks)
    .flatMap((ask) => {
      const fate = plan.fates.get(ask)
      const part = ask.kind === 'create' && fate?.is === 'thing' ? parts.find(({ made }) => made.thing === fate.thing) : undefined
      return part ? [part.made.entity.id] : []
    })

/** Accounts that nobody asked for keep nobody out: what is somebody's own can be had without one, and is kept for whoever has one. */
function withoutGates(draft: Draft): Draft {
  const { accounts: part, pages } = draft.model
  if (!part) return draft
  const links = ownPages(draft).map(({ label, page: to }) => ({ label, page: to }))
  const linked = pages.map((one): Page => ({ ...one, blocks: one.blocks.map((block): Block => (block.kind === 'account' ? { ...block, links } : block)) }))
  return withModel(draft, { accounts: { ...part, open: true }, pages: linked })
}

/** What is somebody's own asks to log in first: those pages, and adding to what they list; not the filling of a cart. */
function withGates(draft: Draft): Draft {
  const { model } = draft
  if (!model.accounts) return draft
  const carts = new Set(model.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'cart' ? [block.entity] : []))))
  const mine = mineIn(draft).filter(({ entity }) => !carts.has(entity) && !/cart|basket/.test(entity))
  const entities = new Set([...mine.map(({ entity }) => entity), ...restricted(draft), ...keptToMembers(draft)])
  const actions = model.actions.filter((action) => action.kind === 'create' && action.role === undefined && entities.has(action.entity)).map(({ id }) => id)
  const figured = model.pages.filter(({ blocks, role }) => role === undefined && blocks.some((block) => block.kind === 'tiles' && block.mine))
  const own = [...mine.flatMap(({ page }) => (page.blocks.some(({ kind }) => kind === 'leaderboard') ? [] : [page])), ...figured]
  return withModel(draft, { accounts: { ...model.accounts, pages: [...new Set(own.map(({ path }) => path))], actions } })
}

function withClaims(draft: Draft, wanted: readonly Wanted[]): Draft {
  const { accounts: part, pages } = draft.model
  if (!part) return draft
  const people = pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))?.path
  const set = pages.find(({ blocks }) =>
    blocks.some(
      (block) => block.kind === 'form' && draft.model.actions.some(({ id, entity }) => id === block.action && entity === draft.model.settings?.entity),
    ),
  )
  const places = { log_in: part.log_in, register: part.register, account: part.account, password: part.account, settings: part.account, people }
  return wanted.reduce((so_far: Draft, { clause, ask, want }) => {
    const isOfSystem = want === 'settings' && ofSystem.test(draft.brief.words.slice(clause.start, clause.end))
    const where = isOfSystem && set ? set.path : places[want]
    if (where === undefined) return so_far
    const isWhole = ask === null || clause.asks.every((one) => one === ask || wanted.some((other) => other.ask === one))
    return claimed(so_far, where, isWhole ? [clause] : [ask])
  }, draft)
}
