import type { Plan } from './plans.api.ts'

/** Specification 4: the tooltip of what cannot be had during the open beta. */
export const betaReason = 'Open beta is in progress. Upgrading will be available after the official release.'

/** Specification 2: messages to be had on top of a plan, in dollars. */
export const addOns = [
  { messages: 50, price: 10 },
  { messages: 100, price: 20 },
] as const
/** Specification 2: whose apps advanced models build, as the plan says or, where it says nothing, those of pro; everybody else's the basic ones. */
export const hasAdvancedModels = ({ slug, model_tier }: Pick<Plan, 'slug' | 'model_tier'>): boolean =>
  model_tier === undefined ? slug === 'pro' : model_tier === 'advanced'
export const hasAddOns = (plan: Pick<Plan, 'slug'>): boolean => plan.slug === 'creator' || plan.slug === 'pro'

/** Dollars a month; null where `price_monthly` is no number of dollars. */
const dollars = ({ price_monthly }: Pick<Plan, 'price_monthly'>): number | null => (/^\d+(\.\d+)?$/.test(price_monthly.trim()) ? Number(price_monthly) : null)

/** Whole dollars, as in `$20`; null where the price is none. */
export function planPrice(plan: Pick<Plan, 'price_monthly'>): string | null {
  const price = dollars(plan)
  return price === null ? null : `$${Math.round(price).toLocaleString('en')}`
}

/** True for a price of 0 alone: a plan whose price is none is not free. */
export const isFree = (plan: Pick<Plan, 'price_monthly'>): boolean => dollars(plan) === 0
export const isCurrent = (plan: Pick<Plan, 'slug'>, current: Pick<Plan, 'slug'> | null): boolean => plan.slug === current?.slug
/** True below the current plan's `sort_order`; nothing is below no plan. */
export const isLower = (plan: Pick<Plan, 'sort_order'>, current: Pick<Plan, 'sort_order'> | null): boolean =>
  current !== null && plan.sort_order < current.sort_order

const allowance = (daily: number, monthly: number): string[] => {
  if (monthly <= 0) return []
  return [daily > 0 ? `${daily} messages per day, up to ${monthly} per month` : `${monthly} messages per month`]
}

/** A plan's feature lines (specification 2); `host` is where deployed sites answer. */
export function planFeatures(plan: Plan, host: string): string[] {
  const domains = plan.custom_domain_limit ?? 0
  const rows = plan.db_rows_limit ?? 0
  return [
    ...allowance(plan.daily_message_limit ?? 0, plan.monthly_message_limit ?? 0),
    ...(domains > 0 ? [`${domains} ${host} domains`] : []),
    ...(rows > 0 ? [`${rows.toLocaleString('en')} rows database capability`] : []),
    'Website hosting included',
    hasAdvancedModels(plan) ? 'Advanced AI models for your apps' : 'Basic AI models for your apps',
    ...(plan.can_remove_badge ? ['Remove badge'] : []),
  ]
}
