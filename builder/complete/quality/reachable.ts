import type { BlockOf, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { lineOfPage } from './page-line.ts'

/** Pages that every page leads to, or that belong to a row. */
const led = new Set(['account', 'log_in', 'register', 'detail'])
const most = 12

const isNamedBy = (pages: readonly Page[], page: Page): boolean =>
  pages.some((other) => other !== page && JSON.stringify(other.blocks).includes(`"${page.path}"`))

/** A page that the navigation has no room for, and that no other page names. */
const isLost = (pages: readonly Page[], page: Page): boolean =>
  page.navigation === null && page.path !== '/' && page.blocks.length > 0 && !led.has(page.blocks[0]!.kind) && !isNamedBy(pages, page)

/** Leads to the pages that nothing leads to: from the first page, or from the managing role's own where they are its. */
export const reachable: Completer = (draft) => {
  const { pages } = draft.model
  const lost = pages.filter((page) => isLost(pages, page))
  if (lost.length === 0) return draft
  const roles = [...new Set(lost.map(({ role }) => role))]
  return roles.reduce(
    (so_far, role) =>
      withSections(
        so_far,
        role,
        lost.filter((page) => page.role === role),
      ),
    draft,
  )
}

function withSections(draft: Draft, role: string | undefined, lost: readonly Page[]): Draft {
  const { pages } = draft.model
  const hub = role === undefined ? pages.find(({ path }) => path === '/') : pages.find((page) => page.role === role && page.navigation !== null)
  if (!hub) return draft
  const items = lost.slice(0, most).map((page) => ({ title: page.title, text: lineOfPage(draft, page), page: page.path }))
  const known = hub.blocks.find((block): block is BlockOf<'features'> => block.kind === 'features')
  const at = hub.blocks[0]?.kind === 'hero' ? 1 : 0
  const blocks = known
    ? hub.blocks.map((block) => (block === known ? { ...known, items: [...known.items, ...items] } : block))
    : hub.blocks.toSpliced(role === undefined ? at : hub.blocks.length, 0, {
        kind: 'features',
        id: newBlockId(draft, 'more_sections'),
        heading: 'More here',
        items,
      })
  return withModel(draft, { pages: pages.map((page) => (page === hub ? { ...hub, blocks } : page)) })
}
