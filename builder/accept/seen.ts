import type { Page } from '../model.ts'
import { stylesheet } from '../render/stylesheet.ts'
import type { Visitor } from '../site.ts'
import { visitorAs } from './verdict.ts'
import { nobodyOf, type World, wholeOf } from './world.ts'

/** A page of a site as somebody sees it. */
export interface Seen {
  readonly page: Page
  readonly visitor: Visitor
  readonly html: string
}

/** So many pages are looked at for what holds for all of them. */
const most = 12
/** Every page of the navigation once, as its own role sees it; of a large site the first of them. */
export const seenPages = (world: World): readonly Seen[] =>
  world.model.pages
    .filter(({ navigation, path }) => navigation !== null || path === '/')
    .slice(0, most)
    .map((page) => {
      const visitor = visitorAs(world, page.role)
      return { page, visitor, html: wholeOf(world, page.path, visitor) }
    })

/** A page of a path that no site has. */
export const missingPage = (world: World): string => wholeOf(world, '/zephyrine-is-not-here', nobodyOf(world.model))

export const sheetOf = ({ model }: World): string => stylesheet(model.theme)

/** The titles of the pages that something holds not for; empty where it holds for all. */
export const failing = (pages: readonly Seen[], holds: (seen: Seen) => boolean): string =>
  pages
    .filter((seen) => !holds(seen))
    .map(({ page }) => page.title)
    .join(', ')
