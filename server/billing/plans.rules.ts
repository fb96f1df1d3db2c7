import * as v from 'valibot'

const text = (most: number) => v.pipe(v.string(), v.minLength(1, 'must not be blank'), v.maxLength(most, `must have at most ${most} characters`))
const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number, 0 for none'), v.transform(Number))
const yes = v.pipe(
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((said) => (said === 'yes' ? 1 : 0)),
)

/** What whoever runs the server may change of a plan, as they write it. */
export const editablePlan = {
  name: text(40),
  description: text(200),
  sort_order: count,
  price_monthly: v.pipe(v.string(), v.regex(/^\d{1,5}\.\d\d$/, 'must be dollars like 20.00')),
  daily_message_limit: count,
  monthly_message_limit: count,
  custom_domain_limit: count,
  db_rows_limit: count,
  file_mb_limit: count,
  files_mb_limit: count,
  can_remove_badge: yes,
  is_popular: yes,
  cancels: v.picklist(['at_once', 'period_end'], 'must be at_once or period_end'),
  model_tier: v.picklist(['basic', 'advanced'], 'must be basic or advanced'),
}
const editable: Readonly<Record<string, v.GenericSchema<string, string | number>>> = editablePlan

export type PlanEdit = { readonly change: Readonly<Record<string, string | number>> } | { readonly problem: string }

/** Reads `field` and `text` as a change of a plan, or says what is wrong with them. */
export function planEdit(field: string, text: string): PlanEdit {
  const schema = Object.hasOwn(editable, field) ? editable[field] : undefined
  if (!schema) return { problem: `A plan has no ${field}. What can be changed is ${Object.keys(editable).join(', ')}.` }
  const read = v.safeParse(schema, text.trim())
  return read.success ? { change: { [field]: read.output } } : { problem: `${field} ${read.issues[0].message}.` }
}

/** The end of the month that is running at `now`, of months that begin on the day and at the time of `since`; all in Unix seconds, in UTC. */
export function planEnd(since: number, now: number): number {
  const from = new Date(since * 1000)
  for (let months = 1; ; months++) {
    const end = monthsAfter(from, months)
    if (end > now) return end
  }
}

/** The same day and time so many months later; the last day where that month is shorter. */
function monthsAfter(from: Date, months: number): number {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0))
  const day = Math.min(from.getUTCDate(), last.getUTCDate())
  return Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()) / 1000
}
