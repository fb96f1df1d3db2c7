import type { Action, Effect, Entity, Field } from '../../model.ts'
import { type Context, entityOf, rowsOf } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { own } from '../own.ts'
import { money } from '../value.ts'

/** A step of a sum as the page's script takes it: what is done, with which fields, and where it is kept. */
type Step = readonly [kind: string, one: string, other: string, to: string, more: number | Record<string, number> | null]

/** What a form comes to as it is filled in, for the script that says so before it is sent; nothing where it comes to no sum. */
export function aheadOf(of: Context, action: Action, entity: Entity): Html {
  const effects = action.kind === 'create' ? (action.effects ?? []) : []
  if (!effects.some((effect) => effect.kind === 'multiply' || effect.kind === 'copy')) return nothing
  const steps = effects.map((effect) => stepOf(of, entity, effect)).filter((step) => step !== null)
  const kept = new Set(steps.map(([, , , to]) => to))
  const shown = entity.fields.filter(({ id, type }) => type === 'money' && kept.has(id) && !action.fields.includes(id))
  if (shown.length === 0 || !steps.some(([kind]) => kind !== 'copy' || shown.some(({ id }) => id === 'total' || id === 'fee'))) return nothing
  const sums = shown
    .toSorted((one, other) => Number(one.id === 'total') - Number(other.id === 'total'))
    .map(({ id, label, unit }) => [id, label, ...around(unit)])
  return html`<p class="ahead" role="status" data-ahead="${JSON.stringify({ steps, sums })}" hidden></p>`
}

/** What stands before and after an amount of a currency. */
const around = (unit: string | undefined): string[] => money(0, unit, 2).split('0.00')

function stepOf(of: Context, { fields }: Entity, effect: Effect): Step | null {
  switch (effect.kind) {
    case 'copy': {
      const by = fields.find(({ id }) => id === effect.by)
      return by && isAmount(fields.find(({ id }) => id === effect.to)) ? ['copy', by.id, '', effect.to, pricesOf(of, by, effect.field)] : null
    }
    case 'put':
      return typeof effect.value === 'number' && effect.when === null ? ['put', '', '', effect.field, effect.value] : null
    case 'days':
    case 'hours':
      return [effect.kind, effect.from, effect.to, effect.into, null]
    case 'multiply':
      return ['times', ...effect.fields, effect.to, effect.percent ? 100 : 1]
    case 'sum':
      return effect.percent ? null : ['plus', ...effect.fields, effect.to, effect.sign]
    default:
      return null
  }
}
const isAmount = (field: Field | undefined): boolean => field?.type === 'money' || field?.type === 'number'

/** The number of each row that can be chosen. */
function pricesOf(of: Context, by: Field, field: string): Record<string, number> {
  const entity = by.entity ? entityOf(of, by.entity) : undefined
  const rows = entity ? rowsOf(of, entity) : []
  return Object.fromEntries(rows.flatMap((row) => (typeof own(row.values, field) === 'number' ? [[row.id, own(row.values, field) as number]] : [])))
}
