import { address, type Context, pageAt } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { initials } from './account.ts'
import { logOutForm } from './enter.ts'

/** What the header says of accounts: the ways in, or who is logged in with a small menu. */
export function corner(of: Context): Html {
  const { accounts } = of.model
  const { account } = of.viewer
  if (!accounts || account === undefined || !pageAt(of, accounts.log_in)) return nothing
  if (account === null)
    return html`<nav class="me-out" aria-label="Account"><a href="${address(of, accounts.log_in)}">Log in</a><a class="me-register" href="${address(of, accounts.register)}">Register</a></nav>`
  const own = of.model.pages
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'account' ? block.links : [])))
    .filter(({ page }) => pageAt(of, page))
  return html`<details class="me"><summary><span class="me-face" aria-hidden="true">${initials(account.name)}</span><span class="me-called">${account.name}</span></summary><div class="me-menu card"><p>${account.kind === 'demo' ? 'Demonstration account' : account.email}</p><ul><li><a href="${address(of, accounts.account)}">${accountTitle(of)}</a></li>${own.map(({ label, page }) => html`<li><a href="${address(of, page)}">${label}</a></li>`)}${account.kind === 'demo' && html`<li><a href="${address(of, accounts.register)}">Register</a></li>`}</ul>${logOutForm(of)}</div></details>`
}
const accountTitle = (of: Context): string => of.model.pages.find(({ path }) => path === of.model.accounts?.account)?.title ?? 'Account'
