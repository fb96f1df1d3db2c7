import type { AppModel, BlockKind, BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import type { Html } from '../html.ts'

/** How the blocks of a kind are shown. */
export interface BlockView<Kind extends BlockKind> {
  /** The block's markup: a pure function of the block, the parts of the model that it names, and the request. */
  readonly render: (of: Context, block: BlockOf<Kind>) => Html
  /** Ids of the entities whose rows it reads; undefined ones are passed over. Those that their fields refer to come with them. */
  readonly entities?: (block: BlockOf<Kind>, model: AppModel) => readonly (string | undefined)[]
}
export type BlockViews<Kinds extends BlockKind> = { readonly [Kind in Kinds]: BlockView<Kind> }
