import type { AppModel, Block, BlockKind } from '../../model.ts'
import type { Context } from '../context.ts'
import type { Html } from '../html.ts'
import { accountViews } from './account-views.ts'
import { insightViews } from './insight-views.ts'
import { intelligenceViews } from './intelligence-views.ts'
import { languageViews } from './language-views.ts'
import { learningViews } from './learning-views.ts'
import { moduleViews } from './module-views.ts'
import { proseViews } from './prose-views.ts'
import { rowViews } from './row-views.ts'
import { socialViews } from './social-views.ts'
import { tradeViews } from './trade-views.ts'
import type { BlockView, BlockViews } from './view.ts'

const views: BlockViews<BlockKind> = {
  ...proseViews,
  ...rowViews,
  ...accountViews,
  ...tradeViews,
  ...insightViews,
  ...socialViews,
  ...intelligenceViews,
  ...moduleViews,
  ...languageViews,
  ...learningViews,
}
const viewOf = (block: Block) => views[block.kind] as unknown as BlockView<BlockKind>

/** A block's markup. */
export const renderBlock = (of: Context, block: Block): Html => viewOf(block).render(of, block)

/** Ids of the entities whose rows a block reads. */
export const entitiesIn = (block: Block, model: AppModel): readonly string[] => (viewOf(block).entities?.(block, model) ?? []).flatMap((id) => id ?? [])
