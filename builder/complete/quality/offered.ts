import type { Block, BlockOf, Page } from '../../model.ts'
import { type Completer, newBlockId, withModel } from '../draft.ts'

const few = 3
const most = 6

/** Completes the sections of a first page that names few of the pages: whatever completers added is found from there too. */
export const offered: Completer = (draft) => {
  const { pages } = draft.model
  const home = pages.find(({ path }) => path === '/')
  const known = home?.blocks.find((block): block is BlockOf<'features'> => block.kind === 'features')
  if (!home || (known?.items.length ?? 0) >= few) return draft
  const listed = new Set(known?.items.map(({ page }) => page))
  const others = pages.filter((page) => page !== home && page.navigation !== null && page.role === undefined && !listed.has(page.path))
  if (others.length === 0 || (known?.items.length ?? 0) + others.length < 2) return draft
  const items = [...(known?.items ?? []), ...others.map((page) => ({ title: page.title, text: lineOf(page), page: page.path }))].slice(0, most)
  const sections: BlockOf<'features'> = known
    ? { ...known, items }
    : { kind: 'features', id: newBlockId(draft, 'sections'), heading: 'What you can do here', items }
  const at = known ? home.blocks.indexOf(known) : home.blocks.findIndex(({ kind }) => kind === 'hero') + 1
  const blocks: readonly Block[] = home.blocks.toSpliced(at, known ? 1 : 0, sections)
  return withModel(draft, { pages: pages.map((page) => (page === home ? { ...home, blocks: [...blocks] } : page)) })

  function lineOf({ blocks }: Page): string {
    const form = blocks.find(({ kind }) => kind === 'form')
    const list = blocks.find(({ kind }) => kind === 'list')
    const action = form?.kind === 'form' ? draft.model.actions.find(({ id }) => id === form.action) : undefined
    const entity = list?.kind === 'list' ? draft.model.entities.find(({ id }) => id === list.entity) : undefined
    return action ? `${action.name}.` : entity ? `See all ${entity.plural}.` : ''
  }
}
