import type { BlockOf, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { lineOfPage } from './page-line.ts'

/** Pages that every page leads to, or that belong to a row. */
const led = new Set(['account', 'log_in', 'register', 'detail'])
const most = 12

/** A page that the navigation has no room for, unless it stands for itself. */
const isApart = (page: Page): boolean => page.navigation === null && page.path !== '/' && page.blocks.length > 0 && !led.has(page.blocks[0]!.kind)

/** The pages apart that no other page names. */
function lostAmong(pages: readonly Page[]): readonly Page[] {
  const apart = pages.filter(isApart)
  const told = apart.length === 0 ? [] : pages.map((page) => ({ page, blocks: JSON.stringify(page.blocks) }))
  return apart.filter((page) => !told.some((other) => other.page !== page && other.blocks.includes(`"${page.path}"`)))
}

/** Leads to the pages that nothing leads to: from the first page, or from the managing role's own where they are its. */
export const reachable: Completer = (draft) => {
  const { pages } = draft.model
  const lost = lostAmong(pages)
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
