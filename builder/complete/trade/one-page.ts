import type { Block, Entity, Page, Role } from '../../model.ts'
import { type Draft, withModel } from '../draft.ts'

/** Where everybody else is led to instead. */
interface Elsewhere {
  readonly page: string | null
  readonly text: string
}

/** The rows of an entity stand on one page, which is that role's: with all of its own pages for them, and what led others there. */
export function toOnePage(draft: Draft, { id }: Entity, role: Role, elsewhere: Elsewhere): Draft {
  const { pages, actions } = draft.model
  const own = new Set(actions.flatMap((action) => (action.entity === id ? [action.id] : [])))
  const isAbout = (block: Block): boolean => (block.kind === 'form' ? own.has(block.action) : block.kind === 'list' && block.entity === id)
  const all = pages.filter(({ path, blocks }) => path !== '/' && blocks.length > 0 && blocks.every(isAbout))
  const open = all.find((page) => page.role === undefined)
  const kept = all.find((page) => page.role === role.id) ?? open
  if (!kept) return draft
  const { title, navigation } = open ?? kept
  const gone = new Set(all.flatMap(({ path }) => (path === kept.path ? [] : [path])))
  const whole: Page = { ...kept, title, navigation: navigation ?? title.slice(0, 40), role: role.id, blocks: formFirst(kept.blocks) }
  const led = pages.flatMap((page): Page[] => {
    if (page.path === kept.path) return [whole]
    const single = page.blocks[0]?.kind === 'detail' && page.blocks[0].entity === id ? { role: role.id } : {}
    return gone.has(page.path) ? [] : [{ ...page, ...single, blocks: page.blocks.map((block) => leading(block, page, gone, kept.path, elsewhere)) }]
  })
  const ordered = [...led.filter(({ navigation }) => navigation !== null), ...led.filter(({ navigation }) => navigation === null)]
  const claims = new Map([...draft.claims].map(([of, path]) => [of, gone.has(path) ? kept.path : path] as const))
  return withModel({ ...draft, claims }, { pages: ordered })
}
const formFirst = (blocks: readonly Block[]): Block[] => [...blocks.filter(({ kind }) => kind === 'form'), ...blocks.filter(({ kind }) => kind !== 'form')]

function leading(block: Block, { role }: Page, gone: ReadonlySet<string>, kept: string, { page, text }: Elsewhere): Block {
  if (block.kind === 'features') {
    const items = block.items.map((item) =>
      item.page === null || !(gone.has(item.page) || (role === undefined && item.page === kept))
        ? item
        : role === undefined
          ? { ...item, page, text }
          : { ...item, page: kept },
    )
    return { ...block, items }
  }
  if (block.kind !== 'hero') return block
  const to = (link: typeof block.primary): typeof block.primary =>
    link && (gone.has(link.page) || link.page === kept) ? (page ? { ...link, page } : null) : link
  return { ...block, primary: to(block.primary), secondary: to(block.secondary) }
}
