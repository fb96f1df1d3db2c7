import type { BlockOf } from '../../model.ts'
import { titleOfTool } from '../../tools.ts'
import type { Context } from '../context.ts'
import { type Html, html } from '../html.ts'
import { stage } from './stage.ts'

/** A workbench: what each tool does, and the tools themselves. */
export function workbench(of: Context, block: BlockOf<'workbench'>): Html {
  const { tools, keeps } = block
  const still = html`<div class="game-still">${tools.map((name) => html`<h2>${titleOfTool(name).name}</h2><p>${titleOfTool(name).about}</p>`)}</div>`
  return stage(of, block, { module: 'workbench', data: { tools }, still, keeps })
}
