import type { Action, AppModel, Entity, Field } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { canCreate } from '../access.ts'
import { numberOf } from '../act/scene.ts'
import { type Context, entityOf, fieldsOf, onceFor, rowsOf } from '../context.ts'
import { actionAddress, backTo } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { valueIn } from '../own.ts'
import { measured, titleOf } from '../value.ts'

interface Quick {
  readonly action: Action
  readonly by: string
  readonly number: string
  /** What else is chosen with it. */
  readonly choices: readonly Field[]
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
    if (merge && other && by && canCreate(of.model, of.viewer, other, action))
      return { action, by: by.id, number: merge.add, choices: fieldsOf(other, action.fields).filter(({ id }) => id !== by.id && id !== merge.add) }
  }
  return undefined
})

/** "Add to cart" with its quantity, beside what is offered; nothing where no cart takes it, or for who runs the site. */
export function quickAdd(of: Context, entity: Entity, row: SiteRow, block: string): Html {
  const quick = of.viewer.manages ? undefined : quickFor(of, entity)
  if (!quick) return nothing
  const id = `${block}-quick-${row.id}`
  const name = titleOf(of, entity, row)
  return html`<form class="quick" method="post" action="${actionAddress(of, quick.action)}"><input type="hidden" name="back" value="${backTo(of)}"><input type="hidden" name="at" value="${row.id}"><input type="hidden" name="${quick.by}" value="${row.id}">${quick.choices.map((field) => chooser(of, field, `${id}-${field.id}`, name))}<label class="sr" for="${id}">Quantity of ${name}</label><input id="${id}" name="${quick.number}" type="number" min="1" max="99" step="1" value="1"><button class="button button-small" type="submit">${quick.action.name}<span class="sr"> ${name}</span></button></form>`
}

function chooser(of: Context, field: Field, id: string, name: string): Html {
  const entity = field.entity ? entityOf(of, field.entity) : undefined
  const price = entity?.fields.find(({ type }) => type === 'money')
  const more = (row: SiteRow): string => {
    const sum = price && numberOf(valueIn(row, price.id))
    return sum ? ` (+${measured(price, sum)})` : ''
  }
  const options = entity
    ? rowsOf(of, entity).map((one) => [one.id, `${titleOf(of, entity, one)}${more(one)}`] as const)
    : (field.choices ?? []).map((one) => [one, one] as const)
  return html`<label class="quick-choice" for="${id}"><span>${field.label}<span class="sr"> of ${name}</span></span><select id="${id}" name="${field.id}">${!field.required && html`<option value="">None</option>`}${options.map(([value, label]) => html`<option value="${value}"${value === field.initial && html` selected`}>${label}</option>`)}</select></label>`
}
