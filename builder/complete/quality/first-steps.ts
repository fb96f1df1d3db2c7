import { titled } from '../../lexicon/inflect.ts'
import type { AppModel, BlockOf, Page } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'

type Lead = NonNullable<BlockOf<'hero'>['primary']>
const working = new Set(['inbox', 'assistant', 'discussion', 'quiz', 'game', 'workbench', 'calculator', 'writer', 'designer', 'timer', 'call', 'draw'])

/** The page that a visitor comes for: where something is entered, else where something is done, else the first. */
function firstPage({ pages, actions }: Pick<AppModel, 'pages' | 'actions'>): Lead | null {
  const open = pages.filter(({ role, navigation, path }) => role === undefined && navigation !== null && path !== '/')
  const formOf = ({ blocks }: Page) => blocks.find((block): block is BlockOf<'form'> => block.kind === 'form')
  const page = open.find((one) => formOf(one) !== undefined) ?? open.find(({ blocks }) => blocks.some(({ kind }) => working.has(kind))) ?? open[0]
  if (!page) return null
  const action = actions.find(({ id }) => id === formOf(page)?.action)
  return { label: (action?.name ?? titled(page.title)).slice(0, 60), page: page.path }
}

/** A first page whose button leads nowhere that everybody may go gets one that does. */
export const firstSteps: Completer = (draft) => {
  const { model } = draft
  const isOpen = (lead: Lead | null) => lead !== null && model.pages.some(({ path, role }) => path === lead.page && role === undefined)
  const pages = model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.kind !== 'hero' || isOpen(block.primary)) return block
      const second = isOpen(block.secondary) ? block.secondary : null
      const first = firstPage(model)
      return first?.page === second?.page ? { ...block, primary: second, secondary: null } : { ...block, primary: first, secondary: second }
    }),
  }))
  return withModel(draft, { pages })
}
