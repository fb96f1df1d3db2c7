import type { Block, BlockOf } from '../../model.ts'
import { type Completer, newBlockId, withModel } from '../draft.ts'
import { lineOfPage } from './page-line.ts'

const few = 3
const most = 6

/** Completes the sections of a first page that names few of the pages: whatever completers added is found from there too. */
export const offered: Completer = (draft) => {
  const { pages } = draft.model
  const home = pages.find(({ path }) => path === '/')
  const known = home?.blocks.find((block): block is BlockOf<'features'> => block.kind === 'features')
  const called = home?.blocks.find((block) => block.kind === 'hero')?.primary?.page
  const listed = new Set(known?.items.map(({ page }) => page))
  const isFew = listed.size < few
  if (!home || (!isFew && (called === undefined || listed.has(called)))) return draft
  const others = pages.filter(
    ({ path, navigation, role }) => path !== '/' && navigation !== null && role === undefined && !listed.has(path) && (isFew || path === called),
  )
  if (others.length === 0 || listed.size + others.length < 2) return draft
  const isCalled = ({ page }: { readonly page: string | null }): number => Number(page === called)
  const items = [...(known?.items ?? []), ...others.map((page) => ({ title: page.title, text: lineOfPage(draft, page), page: page.path }))]
    .toSorted((a, b) => isCalled(b) - isCalled(a))
    .slice(0, most)
  const sections: BlockOf<'features'> = known
    ? { ...known, items }
    : { kind: 'features', id: newBlockId(draft, 'sections'), heading: 'What you can do here', items }
  const at = known ? home.blocks.indexOf(known) : home.blocks.findIndex(({ kind }) => kind === 'hero') + 1
  const blocks: readonly Block[] = home.blocks.toSpliced(at, known ? 1 : 0, sections)
  return withModel(draft, { pages: pages.map((page) => (page === home ? { ...home, blocks: [...blocks] } : page)) })
}
