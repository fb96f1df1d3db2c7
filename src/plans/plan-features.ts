import type { Plan } from '../../contract/plans.api.ts'

/** A plan's feature lines (specification 2); `host` is where deployed sites answer. */
export function planFeatures(plan: Plan, host: string): string[] {
  const { daily_message_limit: daily, monthly_message_limit: monthly, custom_domain_limit: domains, db_rows_limit: rows } = plan
  return [
    ...(daily && monthly ? [`${daily} messages per day, up to ${monthly} per month`] : monthly ? [`${monthly} messages per month`] : []),
    ...(domains ? [`${domains} ${host} domains`] : []),
    ...(rows ? [`${rows.toLocaleString('en')} rows database capability`] : []),
    'Website hosting included',
    plan.slug === 'pro' ? 'Advanced AI models for your apps' : 'Basic AI models for your apps',
    ...(plan.can_remove_badge ? ['Remove badge'] : []),
  ]
}

/** Whole dollars, as in `$20`. */
export const planPrice = (plan: Pick<Plan, 'price_monthly'>): string => `$${Math.round(Number(plan.price_monthly))}`
