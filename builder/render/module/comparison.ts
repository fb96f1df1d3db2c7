import { comparisonSample } from '../../comparison-sample.ts'
import type { BlockOf } from '../../model.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

/** A comparison of two tables: what it asks for, by an example, and the comparison itself. */
export const comparison = (of: Context, block: BlockOf<'comparison'>): Html =>
  stage(of, block, {
    module: 'comparison',
    data: {},
    still: html`<p class="module-about">Two tables as CSV, and the column by which their rows belong together. For example:</p><pre class="bench-text" tabindex="0">${comparisonSample.first}</pre>`,
    keeps: block.keeps,
  })
