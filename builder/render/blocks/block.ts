import type { AppModel, Block, BlockKind } from '../../model.ts'
import type { Context } from '../context.ts'
import type { Html } from '../html.ts'
import { proseViews } from './prose-views.ts'
import { rowViews } from './row-views.ts'
import type { BlockView, BlockViews } from './view.ts'

const views: BlockViews<BlockKind> = { ...proseViews, ...rowViews }
const viewOf = (block: Block) => views[block.kind] as unknown as BlockView<BlockKind>

/** A block's markup. */
export const renderBlock = (of: Context, block: Block): Html => viewOf(block).render(of, block)

/** Ids of the entities whose rows a block reads. */
export const entitiesIn = (block: Block, model: AppModel): readonly string[] => (viewOf(block).entities?.(block, model) ?? []).flatMap((id) => id ?? [])
