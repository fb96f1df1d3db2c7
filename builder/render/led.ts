import type { AppModel, Values } from '../model.ts'
import { own } from './own.ts'

/** The page that an action leads to, and which row it shows; null where one goes back to where one was. */
export function ledTo({ actions, entities, pages }: AppModel, id: string, row: string, values: Values): { readonly path: string; readonly at: string } | null {
  const action = actions.find((one) => one.id === id)
  if (action?.leads === undefined) return null
  const { entity, leads } = action
  const about = leads === null ? entity : entities.find((one) => one.id === entity)?.fields.find((one) => one.id === leads)?.entity
  const at = leads === null ? row : own(values, leads)
  const page = pages.find(({ role, blocks: [first] }) => role === undefined && first?.kind === 'detail' && first.entity === about)
  return page && typeof at === 'string' && at !== '' ? { path: page.path, at } : null
}
