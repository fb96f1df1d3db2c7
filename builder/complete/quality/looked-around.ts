import type { Block } from '../../model.ts'
import { type Completer, newBlockId, withModel } from '../draft.ts'

const opening = new Set<Block['kind']>(['hero', 'welcome'])

/** A first page that leads nowhere, as where everything is one role's, says which roles there are and what each has. */
export const lookedAround: Completer = (draft) => {
  const { pages, roles } = draft.model
  const home = pages.find(({ path }) => path === '/')
  const isOpen = pages.some(({ path, navigation, role }) => path !== '/' && navigation !== null && role === undefined)
  if (!home || isOpen || roles.length < 2 || !home.blocks.every(({ kind }) => opening.has(kind)) || !pages.some(({ role }) => role !== undefined)) return draft
  const block: Block = { id: newBlockId(draft, 'role_switch'), heading: 'See the site as', kind: 'role_switch', text: '' }
  return withModel(draft, { pages: pages.map((page) => (page === home ? { ...home, blocks: [...home.blocks, block] } : page)) })
}
