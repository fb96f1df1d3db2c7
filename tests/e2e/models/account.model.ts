import type { Page } from '@playwright/test'

/** The parts of the account dialog and what opens over it, as a person names them. */
export function accountParts(page: Page) {
  const named = (name: string) => page.getByRole('dialog', { name, exact: true })
  const account = named('Account')
  return {
    account,
    plan: named('Upgrade Your Plan'),
    domain: named('New domain'),
    profileTab: account.getByRole('tab', { name: 'Profile' }),
    sitesTab: account.getByRole('tab', { name: 'My Sites' }),
    myPlan: account.getByRole('button', { name: 'My Plan' }),
    card: page.getByRole('navigation', { name: 'Side navigation' }).getByRole('button', { name: /@example\.com/ }),
    upgrade: page.getByRole('navigation', { name: 'Side navigation' }).getByRole('button', { name: 'Upgrade' }),
  }
}
