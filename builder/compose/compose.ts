import { type Domain, domainOf } from '../lexicon/domains.ts'
import { capital, singular } from '../lexicon/inflect.ts'
import { type AppModel, type Entity, modelFormat, type Page, type Role, readModel } from '../model.ts'
import type { Brief } from '../read/brief.ts'
import { actionsOf, stepsFor } from './actions.ts'
import { implied } from './archetypes.ts'
import { entityOf, type Made } from './entity.ts'
import { homePage } from './home.ts'
import { idFrom, pathFrom, taken } from './ids.ts'
import { type Filed, ledgerOf } from './ledger.ts'
import { detailPage, managePage, type Part, pageTitle, type Taken, userPage } from './pages.ts'
import { type Plan, planOf } from './plan.ts'
import { rolesOf } from './roles.ts'
import { seedsOf } from './seeds.ts'
import { type Setting, settingOf, shared } from './sharing.ts'
import { statisticsPage } from './statistics.ts'
import { themeOf } from './theme.ts'
import { groupOf, type Thing } from './thing.ts'
import { clean, short, summaryOf, taglineOf } from './wording.ts'

export interface Composed {
  readonly model: AppModel
  readonly filed: readonly Filed[]
  readonly plan: Plan
}
const mostPages = 39
const mostDetails = 12

/** The app model of a description: the same words give the same model. */
export function compose(brief: Brief): Composed {
  const own = planOf(brief.clauses)
  const plan = own.things.length + own.pages.size < 2 ? withImplied(brief, own) : own
  const words = brief.clauses.flatMap((clause) => brief.words.slice(clause.start, clause.end).toLowerCase().split(/[^\p{L}\p{N}-]+/u)).slice(0, 400).map(singular)
  const domain = domainOf(words)
  const named = rolesOf(brief.clauses)
  const setting = settingOf(brief.subject, words, plan.things, named)
  const roles = withManager(named, setting, plan.things)
  const name = nameOf(brief)
  const theme = themeOf(brief.style, domain)
  const summary = summaryOf(brief, name)
  const tagline = taglineOf(brief, summary)
  const parts = partsOf(plan, domain, setting, roles, name)
  const pages = pagesOf({ plan, parts, roles, setting, name, tagline, summary, theme })
  const filed = ledgerOf(brief, plan, parts, pages)
  const model: AppModel = {
    format: modelFormat,
    name,
    tagline: short(tagline, 240),
    summary,
    language: 'en',
    theme,
    roles,
    entities: parts.map(({ made }) => made.entity),
    actions: parts.flatMap(({ acts }) => [...(acts.create ? [acts.create] : []), ...acts.change]),
    pages,
    requirements: filed.map(({ requirement }) => requirement),
  }
  return { model: readModel(model), filed, plan }
}

function withImplied(brief: Brief, own: Plan): Plan {
  const clauses = implied(brief.subject, brief.words)
  if (clauses.length === 0) return own
  const both = planOf([...brief.clauses, ...clauses])
  for (const ask of brief.clauses.flatMap((clause) => clause.asks)) both.fates.set(ask, both.fates.get(ask) ?? own.fates.get(ask) ?? { is: 'nothing' })
  return both
}

function nameOf(brief: Brief): string {
  const name = clean(brief.subject.name)
  if (name !== '') return capital(short(name, 60))
  const letters = clean(brief.words).match(/[\p{L}\p{N}][\p{L}\p{N} '-]{0,40}/u)?.[0].trim()
  return letters ? capital(letters) : 'My site'
}

/** A public site whose offers or requests somebody has to look after has a role for it. */
function withManager(roles: readonly Role[], setting: Setting, things: readonly Thing[]): Role[] {
  if (setting !== 'public' || roles.some(({ manages }) => manages) || things.length === 0) return [...roles]
  return [...roles, { id: 'manager', name: 'Manager', manages: true }]
}

function partsOf(plan: Plan, domain: Domain, setting: Setting, roles: readonly Role[], salt: string): Part[] {
  const used = new Set<string>()
  const ids = new Map(plan.things.map((thing) => [thing, taken(used, idFrom(thing.plural, 'things'))]))
  const manager = roles.find(({ manages }) => manages) ?? null
  const made = plan.things.map((thing) => stepsFor(shared(entityOf(thing, plan.things, domain, ids), setting), manager, roles))
  const seeded = withSeeds(made, domain, salt)
  const actions = new Set<string>()
  return seeded.map((one) => ({ made: one, acts: actionsOf(one, manager, actions) }))
}

/** Sample rows: what is referred to first, so that references count into rows that are there. */
function withSeeds(made: readonly Made[], domain: Domain, salt: string): Made[] {
  const refers = ({ entity }: Made) => entity.fields.filter(({ type }) => type === 'reference').length
  const rows = new Map<string, number>()
  const seeds = new Map<string, Entity['seeds']>()
  for (const one of made.toSorted((a, b) => refers(a) - refers(b))) {
    const own = seedsOf({ made: one, domain, salt, rows })
    rows.set(one.entity.id, own.length)
    seeds.set(one.entity.id, own)
  }
  return made.map((one) => ({ ...one, entity: { ...one.entity, seeds: seeds.get(one.entity.id) ?? [] } }))
}

interface Site {
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly roles: readonly Role[]
  readonly setting: Setting
  readonly name: string
  readonly tagline: string
  readonly summary: string
  readonly theme: AppModel['theme']
}

function pagesOf(site: Site): Page[] {
  const { parts, roles, plan } = site
  const taken_: Taken = { paths: new Set(['/']), pages: new Set(), blocks: new Set() }
  const manager = roles.find(({ manages }) => manages)
  const open = parts.filter((part) => isOpen(part, site.setting))
  const seen = open.map((part) => {
    const title = pageTitle(part)
    return { part, page: userPage(part, taken_, title, taken(taken_.paths, pathFrom(title), '-')) }
  })
  const figures = figuresPages(site, taken_)
  const about = plan.pages.has('about') ? [{ part: null, page: aboutPage(site, taken_) }] : []
  const public_ = [...seen, ...figures.filter(({ role }) => role === undefined).map((page) => ({ part: null, page })), ...about]
  const home = homePage({ name: site.name, tagline: site.tagline, theme: site.theme.name, pages: public_ }, taken_)
  const rolePages = roles.slice(1).filter((role) => role !== manager).flatMap((role) => pagesForRole(parts, role, taken_))
  const kept = manager ? parts.filter((part) => isKept(part)).map((part) => managePage(part, taken_, manager)) : []
  const details = parts.slice(0, mostDetails).map((part) => detailPage(part, parts, taken_, part.made.entity.read === 'managed' ? manager?.id : undefined))
  const navigated = inNavigation([home, ...public_.map(({ page }) => page), ...rolePages], kept, figures.filter(({ role }) => role !== undefined), manager, taken_)
  return [...navigated, ...details].slice(0, mostPages)
}

/** A thing has a page for everybody unless only the managing role deals with it. */
function isOpen({ made: { thing, entity } }: Part, setting: Setting): boolean {
  if (setting !== 'public') return true
  const roles = [...thing.views, ...thing.manages, ...thing.edits, ...thing.makes.map(({ role }) => role), ...thing.turns.map(({ role }) => role)]
  const acted = thing.asks.length === 0 || roles.includes('')
  if (entity.read === 'managed') return entity.write === 'anyone' && acted && thing.makes.some(({ role }) => role === '')
  const onlyRun = thing.asks.length > 0 && thing.asks.every(({ ask }) => ask.nominal && ask.kind === 'manage') && ['person', 'rule'].includes(groupOf(thing))
  return acted && !onlyRun
}

/** A thing that the managing role deals with: what it alone changes, what others ask for, and what the words have it manage. */
function isKept({ made: { thing, entity } }: Part): boolean {
  return entity.write === 'managed' || entity.read !== 'public' ? thing.kit !== 'profile' && thing.kit !== 'favorite' && thing.kit !== 'cart' : thing.manages.size > 0 || thing.asks.some(({ role }) => role !== '')
}

function pagesForRole(parts: readonly Part[], role: Role, taken_: Taken): Page[] {
  return parts.flatMap((part) => {
    const { thing, entity } = part.made
    const acts = thing.asks.some((one) => one.role === role.id) || part.acts.create?.role === role.id
    if (!acts) return []
    const title = `${capital(entity.plural)} for ${role.name.toLowerCase()}s`
    return [{ ...userPage({ ...part, made: { ...part.made, entity: entity.read === 'own' && role.manages ? { ...entity, read: 'public' } : entity } }, taken_, title, taken(taken_.paths, pathFrom(title), '-'), role.id) }]
  })
}

function figuresPages({ plan, parts, roles }: Site, taken_: Taken): Page[] {
  if (plan.figures.length === 0) return []
  const manager = roles.find(({ manages }) => manages)
  const wanted = plan.figures.find(({ title }) => title !== '' && title.length < 24)?.title ?? 'statistics'
  const title = capital(/^(?:data )?(?:analysis|visualization|chart|graph|analytics)$/.test(wanted) ? wanted : wanted)
  const forManager = manager && plan.figures.every(({ role }) => role !== '')
  const page = statisticsPage(parts, taken_, title, forManager ? manager.id : undefined)
  return page ? [page] : []
}

function aboutPage({ name, summary, tagline }: Site, taken_: Taken): Page {
  return {
    id: taken(taken_.pages, 'about'),
    path: taken(taken_.paths, '/about', '-'),
    title: 'About',
    navigation: 'About',
    blocks: [{ kind: 'text', id: taken(taken_.blocks, 'about_text'), heading: `About ${name}`, paragraphs: [...new Set([summary, tagline])] }],
  }
}

const mostEntries = 8

/** At most eight entries for each role: further pages are reached from the first one, and the managing role's from a page of their own. */
function inNavigation(pages: readonly Page[], kept: readonly Page[], figures: readonly Page[], manager: Role | undefined, taken_: Taken): Page[] {
  const cut = pages.map((page, index) => (index < mostEntries || page.role !== undefined ? page : { ...page, navigation: null }))
  const open = cut.filter((page) => page.navigation !== null && page.role === undefined).length
  if (!manager || kept.length + figures.length === 0) return cut
  if (open + kept.length + figures.length <= mostEntries) return [...cut, ...kept, ...figures]
  const hub: Page = {
    id: taken(taken_.pages, 'management'),
    path: taken(taken_.paths, '/management', '-'),
    title: 'Management',
    navigation: 'Management',
    role: manager.id,
    blocks: [{ kind: 'features', id: taken(taken_.blocks, 'management_sections'), heading: '', items: [...kept, ...figures].map((page) => ({ title: page.title, text: 'Everything that is kept, with what can be done with it.', page: page.path })) }],
  }
  return [...cut, hub, ...[...kept, ...figures].map((page) => ({ ...page, navigation: null }))]
}
