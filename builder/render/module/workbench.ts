import type { BlockOf } from '../../model.ts'
import { titleOfTool } from '../../tools.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html } from '../html.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

const [texts_most, text_max] = [12, 20_000]

/** A workbench: what each tool does, the tools themselves, and kept texts that can be taken to it. */
export function workbench(of: Context, block: BlockOf<'workbench'>): Html {
  const { tools, keeps } = block
  const still = html`<div class="game-still">${tools.map((name) => html`<h2>${titleOfTool(name).name}</h2><p>${titleOfTool(name).about}</p>`)}</div>`
  const texts = textsOf(of, block)
  return stage(of, block, { module: 'workbench', data: { tools, ...(texts.length > 0 && { texts }) }, still, keeps })
}

function textsOf(of: Context, { texts }: BlockOf<'workbench'>): { name: string; text: string }[] {
  const entity = texts && entityOf(of, texts.entity)
  if (!entity) return []
  const kept = rowsOf(of, entity).map((row) => ({ name: titleOf(of, entity, row), text: String(valueIn(row, texts.field) ?? '') }))
  return kept.filter(({ text }) => text !== '' && text.length <= text_max).slice(0, texts_most)
}
