import type { Block, Page } from '../model.ts'
import { canSee } from './access.ts'
import { address, type Context } from './context.ts'
import { valueIn } from './own.ts'
import { standsInMenu } from './settings.ts'
import { isWebAddress } from './value.ts'

/** An entry of the menu: a page of the site, or an address elsewhere. */
export interface Entry {
  readonly words: string
  readonly href: string
  readonly page: string | null
}

const entryOf = (of: Context, page: Page, words = page.navigation ?? page.title): Entry => ({ words, href: address(of, page.path), page: page.path })
const numbered = (value: unknown): number => (typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER)

/** Whether a page of the viewer's own role has all that a page for everybody has, which then needs no entry of its own. */
function isDoubled({ model, viewer }: Context, page: Page): boolean {
  const { role } = viewer
  if (page.role !== undefined || page.path === '/' || role === null || !page.blocks.some(({ kind }) => kind === 'list')) return false
  const has = ({ blocks }: Page, block: Block): boolean =>
    block.kind === 'list'
      ? !(role.manages && block.scope !== 'all') && blocks.some((other) => other.kind === 'list' && other.entity === block.entity)
      : block.kind === 'form'
        ? blocks.some((other) => other.kind === 'form' && other.action === block.action)
        : block.kind === 'tiles' || block.kind === 'chart'
  return model.pages.some((other) => other.role === role.id && other.navigation !== null && page.blocks.every((block) => has(other, block)))
}

/** The menu's entries in their order: those that whoever runs the site has arranged, and after them pages that nobody arranges, as far as the viewer may see them. */
export function entriesOf(of: Context): readonly Entry[] {
  const open = of.model.pages.filter((page) => page.navigation !== null && canSee(of.viewer, page) && standsInMenu(of, page) && !isDoubled(of, page))
  const { menu } = of.model
  const rows = menu ? (of.request.rows[menu.entity] ?? []) : []
  const title = of.model.entities.find(({ id }) => id === menu?.entity)?.title
  if (!menu || title === undefined || rows.length === 0) return open.map((page) => entryOf(of, page))
  const arranged = rows
    .toSorted((a, b) => numbered(valueIn(a, menu.order)) - numbered(valueIn(b, menu.order)))
    .flatMap((row): Entry[] => {
      const [words, to] = [title, menu.address].map((field) => String(valueIn(row, field) ?? '').trim())
      if (valueIn(row, menu.visible) === false || !words || !to) return []
      const page = of.model.pages.find(({ path }) => path === to)
      if (page) return canSee(of.viewer, page) ? [entryOf(of, page, words)] : []
      return isWebAddress(to) ? [{ words, href: to, page: null }] : []
    })
  return [...arranged, ...open.filter(({ path }) => !menu.pages.includes(path)).map((page) => entryOf(of, page))]
}
