import { lazyRouteComponent } from '@tanstack/react-router'
import { arriving } from './router.tsx'

/** Pages that both route sets have, each in its own layout. */
export const helpPage = lazyRouteComponent(
  arriving(() => import('../marketing/help.tsx')),
  'Help',
)
export const pricePage = lazyRouteComponent(
  arriving(() => import('../plans/price-page.tsx')),
  'PricePage',
)
export const resetPage = lazyRouteComponent(
  arriving(() => import('../login/password-reset.tsx')),
  'PasswordReset',
)
