import type { BlockOf, Entity } from '../../model.ts'
import { canCreate } from '../access.ts'
import { measure, shown } from '../blocks/measure.ts'
import { actionOf, type Context, entityOf, fieldOf, fieldsOf } from '../context.ts'
import { control } from '../form/field.ts'
import { actionAddress, backTo, standing } from '../form/form.ts'
import { type Html, html, nothing } from '../html.ts'
import { capital, dayOf } from '../value.ts'
import type { Counted } from './report.ts'

type Report = BlockOf<'report'>

/** A day as it is written: "3 Nov 2026". */
export function dated(day: string): string {
  const at = dayOf(day)
  return at ? `${at.day} ${at.month} ${at.year}` : day
}

const figuresOf = (block: Report, { entity, rows }: Counted): string =>
  block.measures
    .map((one) => {
      const field = one.field ? fieldOf(entity, one.field) : undefined
      return `${one.label}: ${shown(one.measure, field, measure(one.measure, rows, field))}`
    })
    .join('; ')

/** The button that keeps the figures as they are shown now, where the site keeps reports. */
export function keepReport(of: Context, block: Report, found: Counted): Html {
  const { keeps } = block
  const action = keeps && actionOf(of, keeps.action)
  const entity: Entity | undefined = action && entityOf(of, action.entity)
  if (!keeps || !action || !entity || !canCreate(of.model, of.viewer, entity, action)) return nothing
  const { from, to } = found.period
  const values: readonly (readonly [string | null, string])[] = [
    [keeps.title, `${block.heading || capital(found.entity.plural)}, ${dated(from)} to ${dated(to)}`],
    [keeps.about, capital(found.entity.plural)],
    [keeps.from, from],
    [keeps.to, to],
    [keeps.figures, figuresOf(block, found)],
  ]
  const typed = values.map(([field, text]) => field !== null && html`<input type="hidden" name="${field}" value="${text}">`)
  const filled = new Set(values.map(([field]) => field))
  const chosen = fieldsOf(entity, action.fields)
    .filter(({ id, type }) => type === 'reference' && !filled.has(id))
    .map((field) =>
      control(of, { id: `${block.id}-${field.id}`, field, value: standing(of, field, null), error: undefined, isWide: false, guards: action.guards }),
    )
  return html`<form class="keep-report" method="post" action="${actionAddress(of, action)}"><input type="hidden" name="back" value="${backTo(of)}">${typed}${chosen}<button class="button button-small" type="submit">${action.name}</button></form>`
}
