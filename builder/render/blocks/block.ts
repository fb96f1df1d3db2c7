import type { Block, BlockKind, BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import type { Html } from '../html.ts'
import { detail } from './detail.ts'
import { form } from './form.ts'
import { hero } from './hero.ts'
import { list } from './list.ts'
import { chart, tiles } from './measure.ts'
import { banner, contact, faq, features, gallery, prices, quotes, steps, text } from './prose.ts'

const renderers: { readonly [Kind in BlockKind]: (of: Context, block: BlockOf<Kind>) => Html } = {
  hero,
  text,
  features,
  steps,
  faq,
  quotes,
  gallery,
  prices,
  contact,
  banner,
  list,
  detail,
  form,
  tiles,
  chart,
}

/** A block's markup: a pure function of the block, the parts of the model that it names, and the request. */
export const renderBlock = (of: Context, block: Block): Html => (renderers[block.kind] as (of: Context, block: Block) => Html)(of, block)
