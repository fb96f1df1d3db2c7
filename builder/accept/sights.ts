import type { AppModel, Entity, Page } from '../model.ts'
import { escapeText } from '../render/html.ts'
import { stylesheet } from '../render/stylesheet.ts'
import type { Visitor } from '../site.ts'
import { stocked } from './checks.ts'
import { failed, pagesOf, passed, titled, type Verdict, visitorAs } from './verdict.ts'
import { isOnPage, nobodyOf, rowsOf, type World, wholeOf } from './world.ts'

/** Opens the page: it has to be there for its role and to be led to. */
export function checkPage(world: World, path: string): Verdict {
  const page = world.model.pages.find((one) => one.path === path)
  if (!page) return failed(`There is no page at ${path}.`)
  if (!isOnPage(world, path, visitorAs(world, page.role), (html) => /<(?:h1|h2|section|p)\b/.test(html))) return failed(`The page ${page.title} is empty.`)
  if (page.navigation !== null || path === '/') return passed(`The page ${page.title} is in the navigation and opens.`)
  const visitors = (other: Page): Visitor[] => [visitorAs(world, other.role ?? page.role), nobodyOf(world.model)]
  const [likely, others] = [nearTo(page, world.model), world.model.pages]
  const leads = (html: string): boolean => html.includes(`href="${path}`)
  const isLedFrom = (pages: readonly Page[], from: (other: Page, visitor: Visitor) => boolean): boolean =>
    pages.some((other) => other !== page && visitors(other).some((one) => from(other, one)))
  // Headers and footers are much alike: those of the other pages are looked at last.
  const isLedIn = (now: World): boolean => {
    const within = (other: Page, visitor: Visitor): boolean => isOnPage(now, other.path, visitor, leads)
    const anywhere = (other: Page, visitor: Visitor): boolean => leads(wholeOf(now, other.path, visitor))
    return isLedFrom(others.slice(0, 1), anywhere) || isLedFrom(likely, within) || isLedFrom(others, anywhere)
  }
  const isLedOnce = (collected: World): boolean => collected !== world && isLedIn(collected)
  const isLed = isLedIn(world) || isLedOnce(collectedFor(world, page))
  return isLed ? passed(`The page ${page.title} opens and is led to.`) : failed(`Nothing leads to the page ${page.title}.`)
}

/** The pages of a site, those first that show rows of what the page is about or name the page. */
function nearTo({ blocks, path }: Page, { pages }: AppModel): readonly Page[] {
  const shown = new Set(blocks.flatMap((block) => ('entity' in block ? [block.entity] : [])))
  const isNear = (page: Page): boolean =>
    page.blocks.some((block) => 'entity' in block && shown.has(block.entity)) || JSON.stringify(page.blocks).includes(`"${path}"`)
  const near = new Set(pages.filter(isNear))
  return [...near, ...pages.filter((page) => !near.has(page))]
}

/** The world in which there is what the page is for: something in the cart that it checks out. */
function collectedFor(world: World, { blocks, role }: Page): World {
  const visitor = visitorAs(world, role)
  const actions = blocks.flatMap((block) => ('action' in block ? world.model.actions.filter(({ id }) => id === block.action) : []))
  return actions.reduce((now, action) => stocked(now, action, visitor, 0), world)
}

/** Reads the first row of the entity on a page. */
export function checkView(world: World, entity: Entity, where: string, role?: string): Verdict {
  const row = rowsOf(world, entity.id)[0]
  const here = world.model.pages.find(({ path }) => path === where)
  const places = [
    ...(here ? [here] : []),
    ...pagesOf(world, entity.id, role),
    ...world.model.pages.filter(({ role: one }) => one !== undefined && one !== role),
  ]
  if (!row) return checkPage(world, where)
  for (const page of places) {
    const visitor = visitorAs(world, page.role ?? role)
    const isShown = (sign: string): boolean => isOnPage(world, page.path, visitor, (html) => html.includes(sign))
    if (isShown(`row-${row.id}"`) || isShown(escapeText(titled(world, entity, row, visitor)))) return passed(`${page.title} shows ${entity.plural}.`)
  }
  return failed(`No page shows ${entity.plural}.`)
}

/** The figures of a page are there as numbers. */
export function checkFigures(world: World, where: string): Verdict {
  const page = world.model.pages.find(({ path }) => path === where)
  if (!page) return failed('No page has figures.')
  const isFigured = (html: string): boolean => /\d/.test(html.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<[^>]*>/g, ' '))
  return isOnPage(world, where, visitorAs(world, page.role), isFigured) ? passed(`${page.title} shows its figures.`) : failed(`${page.title} shows no figure.`)
}

/** The colours that the words name stand in the stylesheet. */
export function checkColours({ model }: World): Verdict {
  const { background, component } = model.theme.named
  const sheet = stylesheet(model.theme)
  for (const named of [background, component]) if (named && !sheet.includes(named.hex)) return failed(`${named.words} (${named.hex}) is not in the stylesheet.`)
  const named = [background, component].flatMap((one) => (one ? [`${one.words} (${one.hex})`] : []))
  return passed(named.length > 0 ? `The stylesheet has ${named.join(' and ')}.` : `The site has the ${model.theme.name} look.`)
}
