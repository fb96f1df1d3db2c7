import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { listOf } from './text.ts'

/** Specification 3: `price_monthly` is a numeric string in dollars; a limit of 0 means that the plan has no such limit or feature. */
export const plan = v.object({
  id: v.union([v.string(), v.number()]),
  name: v.string(),
  slug: v.string(),
  description: v.fallback(v.optional(v.string(), ''), ''),
  sort_order: v.fallback(v.number(), 0),
  price_monthly: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  daily_message_limit: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
  monthly_message_limit: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
  custom_domain_limit: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
  db_rows_limit: v.fallback(v.optional(v.nullable(v.number()), 0), 0),
  can_remove_badge: v.fallback(v.optional(v.boolean(), false), false),
  is_popular: v.fallback(v.optional(v.boolean(), false), false),
  /** The tier of the AI model that builds on this plan. */
  model_tier: v.optional(v.string()),
})
export type Plan = v.InferOutput<typeof plan>

/** A plan of which only the slug is known; of its price, nothing. */
export const planOfSlug = (slug: string): Plan => v.parse(plan, { id: slug, name: slug.charAt(0).toUpperCase() + slug.slice(1), slug, price_monthly: '' })

/** Specification 9: paid means `price_monthly` > 0. */
export const isPaid = (of: Pick<Plan, 'price_monthly'> | null | undefined): boolean => Number(of?.price_monthly) > 0

/** Specification 2: messages left under a limit, never below 0. */
export const remaining = (limit: number | null | undefined, usage: number | null | undefined): number => Math.max(0, (limit ?? 0) - (usage ?? 0))

export const plansApi = {
  plans: endpoint({ method: 'GET', path: '/billing/plans/', access: 'anyone', reply: listOf(plan) }),
  cancelSubscription: endpoint({ method: 'POST', path: '/billing/cancel/', access: 'member' }),
}
