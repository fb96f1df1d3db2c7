import { plural, titled } from '../lexicon/inflect.ts'
import type { AppModel, Page, Role } from '../model.ts'
import { isAnnounced } from './announced.ts'
import { homePage } from './home.ts'
import { idFrom, pathFrom, taken } from './ids.ts'
import { isOrder } from './of-the-order.ts'
import { detailPage, keepLine, listBlock, managePage, type Part, pageTitle, type Taken, userPage } from './pages.ts'
import type { Plan } from './plan.ts'
import { managerOf } from './running.ts'
import type { Setting } from './setting.ts'
import { statisticsPage } from './statistics.ts'
import { groupOf } from './thing.ts'

const mostPages = 39
const mostDetails = 12

/** What the pages of a site are laid out from. */
export interface Site {
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly roles: readonly Role[]
  readonly setting: Setting
  readonly name: string
  readonly tagline: string
  readonly summary: string
  readonly theme: AppModel['theme']
}

/** All pages: the first one, those of the things, those of each role, and the pages of single rows. */
export function pagesOf(site: Site, taken_: Taken): Page[] {
  const { parts, roles, plan } = site
  const manager = managerOf(roles)
  const open = parts.filter((part) => isOpen(part, site.setting) || isChosen(part, parts))
  const titles = new Set<string>()
  const seen = open.map((part) => {
    if (part.made.thing.kit === 'introduction') return { part, page: introducedOn(aboutPage(site, taken_), part, taken_) }
    const title = fresh(pageTitle(part), part, titles)
    return { part, page: userPage(part, taken_, title, taken(taken_.paths, pathFrom(title), '-')) }
  })
  const figures = figuresPages(site, taken_)
  const isIntroduced = seen.some(({ page }) => page.path === '/about')
  const about = plan.pages.has('about') && !isIntroduced ? [{ part: null, page: aboutPage(site, taken_) }] : []
  const public_ = [...seen, ...figures.filter(({ role }) => role === undefined).map((page) => ({ part: null, page })), ...about]
  const home = homePage({ name: site.name, tagline: site.tagline, theme: site.theme.name, summary: site.summary, pages: public_ }, taken_)
  const rolePages = roles
    .slice(1)
    .filter((role) => role !== manager)
    .flatMap((role) => pagesForRole(parts, role, taken_, titles))
  const kept = manager ? parts.filter((part) => isKept(part)).map((part) => ({ part, page: managePage(part, taken_, manager) })) : []
  const isSeenBeside = (part: Part): boolean =>
    rolePages.some(({ blocks }) => blocks.some((block) => block.kind === 'list' && block.entity === part.made.entity.id))
  const details = parts
    .slice(0, mostDetails)
    .map((part) => detailPage(part, parts, taken_, part.made.entity.read === 'managed' && !isSeenBeside(part) ? manager?.id : undefined))
  const navigated = inNavigation(
    [home, ...public_.map(({ page }) => page), ...rolePages],
    kept,
    figures.filter(({ role }) => role !== undefined),
    manager,
    taken_,
  )
  return [...navigated, ...details].slice(0, mostPages)
}

/** A title that another page bears gives way to the name of what is kept. */
function fresh(title: string, part: Part, titles: Set<string>): string {
  const wanted = titles.has(title) ? titled(part.made.entity.plural) : title
  titles.add(wanted)
  return wanted
}

const sentIn = /(?:^| )(?:feedback(?: message)?|complaint|suggestion)$/
/** "staff answer inquiries", "manage user feedback": somebody sends it, though the words name nobody who does. */
const isOnlyAnswered = ({ thing, entity }: Part['made'], { create }: Part['acts']): boolean =>
  (thing.kit === 'inquiry' || groupOf(thing) === 'request' || sentIn.test(thing.noun)) &&
  entity.write === 'anyone' &&
  create !== null &&
  create.role === undefined &&
  (thing.manages.size === 0 || sentIn.test(thing.noun))

const held = /(?:^| )(?:contest|competition|tournament|challenge|debate|campaign)$/
/** What somebody puts on or makes known is there for everybody, though the words have nobody look at it: contests, winners. */
const isHeldForAll = ({ thing, entity }: Part['made']): boolean =>
  entity.read === 'public' && thing.makes.length > 0 && (isAnnounced(thing) || groupOf(thing) === 'event' || held.test(thing.noun))

/** A thing has a page for everybody unless only the managing role deals with it. */
function isOpen({ made, acts }: Part, setting: Setting): boolean {
  const { thing, entity } = made
  if (thing.sorts) return false
  if (setting !== 'public' || thing.kit === 'profile') return true
  const roles = [
    ...thing.views,
    ...thing.manages,
    ...thing.edits,
    ...thing.makes.map(({ role }) => role),
    ...thing.turns.map(({ role }) => role),
    ...thing.states.map(({ role }) => role),
  ]
  const acted = thing.asks.length === 0 || roles.includes('') || isOnlyAnswered(made, acts) || isHeldForAll(made)
  if (thing.kit === 'inquiry') return acted
  if (entity.read === 'managed') return entity.write === 'anyone' && acted && thing.makes.some(({ role }) => role === '')
  if (thing.kit === 'user_account' && thing.noun.endsWith('user') && !thing.asks.some(({ ask, role }) => role === '' && ask.actors.length > 0)) return false
  const onlyRun = thing.asks.length > 0 && thing.asks.every(({ ask }) => ask.nominal && ask.kind === 'manage') && ['person', 'rule'].includes(groupOf(thing))
  return acted && !onlyRun
}

/** What everybody's forms choose from has to be seen by everybody. */
const isChosen = ({ made: { entity, thing } }: Part, parts: readonly Part[]): boolean =>
  entity.read === 'public' &&
  !thing.sorts &&
  parts.some(
    ({ made, acts }) =>
      acts.create?.role === undefined &&
      made.thing.makes.some(({ role }) => role === '') &&
      made.entity.fields.some((field) => field.type === 'reference' && field.entity === entity.id && made.asked.includes(field.id)),
  )

/** A thing that the managing role deals with: what it alone changes, what others ask for, and what the words have it manage. */
function isKept({ made: { thing, entity } }: Part): boolean {
  return entity.write === 'managed' || entity.read !== 'public'
    ? thing.kit !== 'profile' && thing.kit !== 'favorite' && thing.kit !== 'cart'
    : thing.manages.size > 0 || thing.asks.some(({ role }) => role !== '')
}

function pagesForRole(parts: readonly Part[], role: Role, taken_: Taken, open: ReadonlySet<string>): Page[] {
  return parts.flatMap((part) => {
    const { thing, entity } = part.made
    const acts = thing.asks.some((one) => one.role === role.id) || part.acts.create?.role === role.id
    if (!acts || thing.kit === 'profile') return []
    const title = thing.makes.some(({ about }) => about === 'profile')
      ? 'My profile'
      : `${titled(entity.plural)} for ${/^\p{Lu}{2,}$/u.test(role.name) ? role.name : plural(role.name.toLowerCase())}`
    const page = userPage(part, taken_, title, taken(taken_.paths, pathFrom(title), '-'), role.id)
    const short = title === 'My profile' ? title : titled(entity.plural).slice(0, 40)
    return [open.has(short) ? page : { ...page, navigation: short }]
  })
}

function figuresPages({ plan, parts, roles }: Site, taken_: Taken): Page[] {
  if (plan.figures.length === 0) return []
  const manager = managerOf(roles)
  const isThing = (title: string): boolean => parts.some(({ made }) => made.thing.noun === title || made.thing.plural === title)
  const wanted = plan.figures.find(({ title }) => title !== '' && title.length < 24 && !isThing(title))?.title ?? 'statistics'
  const title = titled(/(?:chart|graph|visualization|trend|statistic|insight|figure)$/.test(wanted) ? plural(wanted) : wanted)
  const forManager = manager && plan.figures.every(({ role }) => role !== '' && roles.some(({ id, manages }) => id === role && manages))
  const page = statisticsPage(parts, taken_, title, forManager ? manager.id : undefined) ?? (manager ? statisticsPage(parts, taken_, title, manager.id) : null)
  return page ? [page] : []
}

function aboutPage({ name, summary, tagline }: Site, taken_: Taken): Page {
  const offered = isOrder(tagline) ? [] : [`Here you can ${tagline.slice(0, 1).toLowerCase()}${tagline.slice(1)}`]
  const told = isOrder(summary) ? offered : [...new Set([summary, tagline])]
  return {
    id: taken(taken_.pages, 'about'),
    path: taken(taken_.paths, '/about', '-'),
    title: 'About',
    navigation: 'About',
    blocks: [
      {
        kind: 'text',
        id: taken(taken_.blocks, 'about_text'),
        heading: /^(?:Our Company|My site)$/.test(name) ? 'About us' : `About ${name}`,
        paragraphs: told.length > 0 ? told : [`Welcome to ${name}.`],
      },
    ],
  }
}

/** The page about a site with the parts of its introduction, in their order. */
function introducedOn(page: Page, part: Part, taken_: Taken): Page {
  const list = listBlock(part, taken_, { heading: 'More about us', scope: 'all', actions: [] })
  return { ...page, blocks: [...page.blocks, { ...list, fields: ['text'], search: false, sorts: [], filters: [] }] }
}

const mostEntries = 8
interface KeptPage {
  readonly page: Page
  readonly part: Part
}

/** Where only the pages of categories are too many for the navigation, each is reached from the page of what they sort. */
function sortsWithin(kept: readonly KeptPage[], taken_: Taken): Page[] {
  const sorting = kept.filter(({ part }) => part.made.thing.sorts)
  return kept.map(({ page, part }) => {
    if (part.made.thing.sorts) return { ...page, navigation: null }
    const { fields, id } = part.made.entity
    const items = sorting.flatMap((one) =>
      fields.some((field) => field.sorts && field.entity === one.part.made.entity.id)
        ? [{ title: one.page.title, text: keepLine(one.part), page: one.page.path }]
        : [],
    )
    return items.length === 0
      ? page
      : { ...page, blocks: [...page.blocks, { kind: 'features', id: taken(taken_.blocks, idFrom(`${id} sorts`)), heading: '', items }] }
  })
}

/** An entry for each page that is open to everybody; beyond eight entries, those of the managing role are reached from a page of their own. */
function inNavigation(pages: readonly Page[], kept: readonly KeptPage[], figures: readonly Page[], manager: Role | null, taken_: Taken): Page[] {
  const open = pages.filter((page) => page.navigation !== null && page.role === undefined).length
  if (!manager || kept.length + figures.length === 0) return [...pages]
  const beyond = open + kept.length + figures.length - mostEntries
  if (beyond <= 0) return [...pages, ...kept.map(({ page }) => page), ...figures]
  if (beyond <= kept.filter(({ part }) => part.made.thing.sorts).length) return [...pages, ...sortsWithin(kept, taken_), ...figures]
  const hub: Page = {
    id: taken(taken_.pages, 'management'),
    path: taken(taken_.paths, '/management', '-'),
    title: 'Management',
    navigation: 'Management',
    role: manager.id,
    blocks: [
      {
        kind: 'features',
        id: taken(taken_.blocks, 'management_sections'),
        heading: '',
        items: [
          ...kept.map(({ page, part }) => ({ title: page.title, text: keepLine(part), page: page.path })),
          ...figures.map((page) => ({ title: page.title, text: 'Figures and charts, counted from what is kept here.', page: page.path })),
        ],
      },
    ],
  }
  return [...pages, hub, ...[...kept.map(({ page }) => page), ...figures].map((page) => ({ ...page, navigation: null }))]
}
