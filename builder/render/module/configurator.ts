import type { BlockOf } from '../../model.ts'
import type { ConfiguratorData } from '../../module-data.ts'
import { emptyState, section } from '../blocks/section.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { titleOf } from '../value.ts'
import { stage } from './stage.ts'

/** A product to put together from the rows of an entity: what can be chosen with its price, and the configurator itself. */
export function configurator(of: Context, block: BlockOf<'configurator'>): Html {
  const entity = entityOf(of, block.entity)
  if (!entity) return nothing
  const { part, price, colour } = block.fields
  const text = (value: unknown) => String(value ?? '').trim()
  const options: ConfiguratorData['options'] = rowsOf(of, entity)
    .slice(0, 80)
    .flatMap((row) => {
      const cost = valueIn(row, price)
      const name = text(valueIn(row, part))
      return name === ''
        ? []
        : [{ id: row.id, part: name, words: titleOf(of, entity, row), price: typeof cost === 'number' ? cost : 0, colour: text(valueIn(row, colour)) }]
    })
  if (options.length === 0) return section(of, block, emptyState({ words: `There are no ${entity.plural} yet.` }))
  const kept = entity.fields.find(({ id }) => id === part)?.choices ?? []
  const parts = [...new Set([...kept, ...options.map((option) => option.part)])].filter((name) => options.some((option) => option.part === name))
  const still = html`<div class="game-still">${parts.map((name) => html`<h2>${name}</h2><ul>${options.filter((option) => option.part === name).map(({ words, price: cost }) => html`<li>${words}: ${cost.toFixed(2)}</li>`)}</ul>`)}</div>`
  return stage(of, block, { module: 'configurator', data: { product: block.product, shape: block.shape, parts, options }, still, keeps: block.keeps })
}
