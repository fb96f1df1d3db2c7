import type { Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { detailRow } from '../blocks/detail.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { valueIn } from '../own.ts'

export interface About {
  readonly entity: Entity
  readonly row: SiteRow
}
/** The row that the page shows in full, which what is said on it is about; null where there is none to be seen. */
export function aboutOf(of: Context, id: string): About | null {
  const entity = entityOf(of, id)
  const detail = of.page?.blocks.find((block) => block.kind === 'detail' && block.entity === id)
  const row = detail?.kind === 'detail' ? detailRow(of, detail) : undefined
  return entity && row ? { entity, row } : null
}

/** The readable rows that refer to this one, oldest first. */
export const rowsAbout = (of: Context, entity: Entity, by: string, row: string): readonly SiteRow[] =>
  rowsOf(of, entity)
    .filter((one) => valueIn(one, by) === row)
    .toReversed()
