import type { Action, AppModel, Entity } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { type Context, entityOf, fieldsOf, onceFor } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { titleOf } from '../value.ts'

interface Quick {
  readonly action: Action
  readonly by: string
  readonly number: string
}

/** The entities of carts that take rows of this one: their rows are read where it is offered, so that what was added can be named. */
export const cartsFor = (model: AppModel, entity: string): readonly string[] =>
  model.actions
    .filter(({ kind, effects }) => kind === 'create' && effects?.some((one) => one.kind === 'merge'))
    .map((action) => action.entity)
    .filter((id) => model.entities.some((one) => one.id === id && one.fields.some((field) => field.entity === entity)))

/** The action that puts rows of this entity into a cart, where the viewer may do it. */
const quickFor = onceFor((of, entity: Entity): Quick | undefined => {
  for (const action of of.model.actions) {
    const merge = action.kind === 'create' ? action.effects?.find((one) => one.kind === 'merge') : undefined
    const other = merge && entityOf(of, action.entity)
    const by = other && fieldsOf(other, action.fields).find((field) => field.type === 'reference' && field.entity === entity.id)
    if (merge && other && by && canCreate(of.model, of.viewer, other, action)) return { action, by: by.id, number: merge.add }
  }
  return undefined
})

/** "Add to cart" with its quantity, beside what is offered; nothing where no cart takes it, or for who runs the site. */
export function quickAdd(of: Context, entity: Entity, row: SiteRow, block: string): Html {
  const quick = of.viewer.manages ? undefined : quickFor(of, entity)
  if (!quick) return nothing
  const id = `${block}-quick-${row.id}`
  const name = titleOf(of, entity, row)
  return html`<form class="quick" method="post" action="${actionAddress(of, quick.action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${quick.by}" value="${row.id}"><label class="sr" for="${id}">Quantity of ${name}</label><input id="${id}" name="${quick.number}" type="number" min="1" max="99" step="1" value="1"><button class="button button-small" type="submit">${quick.action.name}<span class="sr"> ${name}</span></button></form>`
}
