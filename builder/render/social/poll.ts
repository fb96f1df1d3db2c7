import type { BlockOf, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate, stateOf } from '../access.ts'
import { emptyState, section } from '../blocks/section.ts'
import { actionOf, type Context, entityOf, fieldOf, rowsOf } from '../context.ts'
import { control } from '../form/field.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { own, valueIn } from '../own.ts'
import { counted, titleOf } from '../value.ts'

/** The options of a question: one a line. */
export const optionsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/\n|;|\|/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** Every question with its options to choose from, and how often each was chosen. */
export function poll(of: Context, block: BlockOf<'poll'>): Html {
  const [entity, votes, action] = [entityOf(of, block.entity), entityOf(of, block.votes), actionOf(of, block.action)]
  const choice = votes && fieldOf(votes, block.choice)
  if (!entity || !votes || !action || !choice) return nothing
  const all = own(of.request.rows, votes.id) ?? []
  const cards = rowsOf(of, entity).map((row) =>
    question(of, block, { entity, votes, choice, row, given: all.filter((one) => valueIn(one, block.by) === row.id) }),
  )
  return section(of, block, cards.length > 0 ? html`<ul class="polls">${cards}</ul>` : emptyState({ words: block.empty }))
}

interface Asked {
  readonly entity: Entity
  readonly votes: Entity
  readonly choice: Field
  readonly row: SiteRow
  readonly given: readonly SiteRow[]
}
function question(of: Context, block: BlockOf<'poll'>, { entity, votes, choice, row, given }: Asked): Html {
  const action = actionOf(of, block.action)
  const options = optionsOf(String(valueIn(row, block.options) ?? ''))
  const mine = given.find(({ owner }) => owner === of.viewer.id)
  const isOpen = entity.lifecycle === undefined || stateOf(entity.lifecycle, row) === entity.lifecycle.initial
  const { refused } = of.request
  const error = refused?.action === block.action && refused.typed[block.by] === row.id ? (refused.errors[block.choice] ?? refused.errors['']) : undefined
  const form =
    action && isOpen && !mine && options.length > 0 && canCreate(of.model, of.viewer, votes, action)
      ? html`<form class="form" method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="${block.by}" value="${row.id}">${control(of, { id: `${block.id}-${row.id}`, field: { ...choice, type: 'choice', label: 'Your answer', choices: [...options] }, value: '', error, isWide: true })}<div class="actions"><button class="button" type="submit">${action.name}</button></div></form>`
      : html`<p class="help">${mine ? `You answered: ${String(valueIn(mine, block.choice) ?? '')}.` : isOpen ? '' : 'This is closed.'}</p>`
  const bars = options.map((option) => {
    const count = given.filter((one) => valueIn(one, block.choice) === option).length
    const share = given.length === 0 ? 0 : Math.round((count / given.length) * 100)
    return html`<div><dt>${option}</dt><dd><span class="bar"><span style="width:${share}%"></span></span>${count} (${share}%)</dd></div>`
  })
  return html`<li class="card poll" id="asked-${row.id}"><h3>${titleOf(of, entity, row)}</h3>${form}<dl class="poll-results" aria-label="Answers so far">${bars}</dl><p class="help">${counted(given.length, votes)} so far.</p></li>`
}
