import type { BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

/** A picture editor: what it does, and the editor itself. */
export const picture = (of: Context, block: BlockOf<'picture'>): Html =>
  stage(of, block, {
    module: 'picture',
    data: {},
    still: html`<div class="game-still"><p>Crop, rotate, mirror and resize a picture, change its brightness, contrast and colour, write a watermark on it, and download it as PNG, JPEG or WebP.</p></div>`,
    keeps: null,
  })
