import type { Plan } from '../../../contract/plans.api.ts'

const plan = (own: Partial<Plan>): Plan => ({
  id: 'free',
  name: 'Free',
  slug: 'free',
  description: 'For trying ideas out.',
  sort_order: 1,
  price_monthly: '0.00',
  daily_message_limit: 0,
  monthly_message_limit: 0,
  custom_domain_limit: 0,
  db_rows_limit: 0,
  can_remove_badge: false,
  is_popular: false,
  ...own,
})
export const free = plan({ daily_message_limit: 5, monthly_message_limit: 30, db_rows_limit: 500 })
export const creator = plan({
  id: 'creator',
  slug: 'creator',
  name: 'Creator',
  sort_order: 2,
  price_monthly: '20.00',
  monthly_message_limit: 100,
  is_popular: true,
})
export const pro = plan({ id: 'pro', slug: 'pro', name: 'Pro', sort_order: 3, price_monthly: '49.99', custom_domain_limit: 5, db_rows_limit: 50_000 })
export const reason = 'Open beta is in progress. Upgrading will be available after the official release.'
