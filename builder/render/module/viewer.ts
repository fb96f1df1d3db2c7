import type { BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

/** A viewer of bodies of three dimensions: what it does, and the viewer itself. */
export const viewer = (of: Context, block: BlockOf<'viewer'>): Html =>
  stage(of, block, {
    module: 'viewer',
    data: {},
    still: html`<div class="game-still"><p>Look at a 3D model from all sides: turn it, move it, bring it nearer, and read its size. Open your own as OBJ or STL.</p></div>`,
    keeps: null,
  })
