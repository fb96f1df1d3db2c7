import './practices.ts'
import { act, rowsOf, type World } from '../../builder/accept/world.ts'
import { compose } from '../../builder/compose/compose.ts'
import type { Action, AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'

/** The visitor who acts in tests of built sites. */
export const me = { id: 'you', role: null }

/** What the words become, without their trial. */
export const built = (words: string): AppModel => compose(readBrief(words)).model

/** What makes rows of an entity; throws where nothing does. */
export function createOf({ actions }: AppModel, entity: string): Action {
  const found = actions.find((action) => action.kind === 'create' && action.entity === entity)
  if (!found) throw new Error(`Nothing makes ${entity}.`)
  return found
}

/** The world after what I did, and the row that it was done to; throws what refused it. */
export function done(world: World, action: Pick<Action, 'id'>, typed: Typed, row: SiteRow | null = null): { readonly world: World; readonly row: string } {
  const answer = act(world, action.id, row, typed, me)
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

export const mine = (world: World, entity: string): readonly SiteRow[] => rowsOf(world, entity).filter(({ owner }) => owner === me.id)

/** The world with the rows that were made under other ids, so that the same may be done once more. */
export const apart = (world: World, mark: string): World => ({
  ...world,
  pages: new Map(),
  rows: new Map(
    [...world.rows].map(([entity, rows]) => [entity, rows.map((row) => (row.id.startsWith('made-') ? { ...row, id: `${mark}-${row.id.slice(5)}` } : row))]),
  ),
})
