import type { Accounts, BlockOf, Field, Value } from '../../model.ts'
import type { SiteAccount } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { address, type Context, pageAt } from '../context.ts'
import { type Html, html, isWritten, nothing } from '../html.ts'
import { icon } from '../icons.ts'
import { given_role } from '../limits.ts'
import { own } from '../own.ts'
import { textOf } from '../value.ts'
import { logInForm, logOutForm } from './enter.ts'
import { accountForm, entry, field, password, refusalOf } from './fields.ts'
import { roleName } from './given-roles.ts'
import { codeForm } from './recover.ts'
import { givenFields, ownFields } from './who.ts'

/** The first letters of a name, for the eye. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

/** The visitor's own account. */
export function account(of: Context, block: BlockOf<'account'>): Html {
  const { accounts } = of.model
  if (!accounts) return nothing
  const mine = of.viewer.account
  if (!mine) return section(of, block, logInForm(of, accounts, block.id, 'Log in to see your account.'), { unseen: 'Log in' })
  const body = html`${face(of, accounts, mine)}<div class="account"><div class="account-main">${profile(of, accounts, mine, block.id)}${settings(of, accounts, mine, block.id)}${passwordForm(of, block.id)}${coded(of, accounts, mine, block.id)}${leaving(of, mine, block.id)}</div>${aside(of, block)}</div>`
  return section(of, block, body, { unseen: 'Your account' })
}

function face(of: Context, accounts: Accounts, mine: SiteAccount): Html {
  const role = mine.kind === 'own' && own(mine.values, given_role) ? roleName(of, mine) : of.viewer.role?.name
  return html`<div class="me-card"><span class="me-face" aria-hidden="true">${initials(mine.name)}</span><div><p class="me-name">${mine.name}</p><p>${mine.email}${role && of.model.roles.length > 1 && html` · ${role}`}</p>${said(of, givenFields(accounts), mine)}${mine.kind === 'demo' && html`<p class="me-note">This is the demonstration account. <a href="${address(of, of.model.accounts?.register ?? '/')}">Register</a> to have your own.</p>`}</div></div>`
}

/** What an account says in some of its fields, in one line. */
export function said(of: Context, fields: readonly Field[], { values }: SiteAccount): Html {
  const told = fields.flatMap((one) => {
    const text = textOf(of, one, own(values, one.id))
    return text === '' ? [] : `${one.label}: ${text}`
  })
  return told.length > 0 ? html`<p class="muted">${told.join(' · ')}</p>` : nothing
}

const written = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))

function profile(of: Context, accounts: Accounts, mine: SiteAccount, id: string): Html {
  const form = { id: `${id}-profile`, does: 'profile' }
  const email: Field = field('email', 'Email', 'email')
  const fields = [
    entry(of, form, field('name', 'Your name', 'text'), mine.name),
    ...(mine.kind === 'demo' ? [] : [entry(of, form, email, mine.email)]),
    ...ownFields(accounts).map((one) => entry(of, form, one, written(own(mine.values, one.id)))),
  ]
  return part('Profile', `${id}-profile-title`, accountForm(of, { ...form, fields, button: 'Save profile' }))
}

function settings(of: Context, accounts: Accounts, mine: SiteAccount, id: string): Html {
  if (accounts.settings.length === 0) return nothing
  const form = { id: `${id}-settings`, does: 'settings' }
  const fields = accounts.settings.map((one) => entry(of, form, field(one.id, one.label, 'boolean', false), String(own(mine.values, one.id) ?? one.on)))
  return part('Settings', `${id}-settings-title`, accountForm(of, { ...form, fields, button: 'Save settings' }))
}

function passwordForm(of: Context, id: string): Html {
  const form = { id: `${id}-password`, does: 'password' }
  const fields = [password(of, form, 'current', 'Present password', 'current-password'), password(of, form, 'password', 'New password', 'new-password')]
  return part('Change password', `${id}-password-title`, accountForm(of, { ...form, fields, button: 'Change password', look: 'plain' }))
}

function coded(of: Context, accounts: Accounts, mine: SiteAccount, id: string): Html {
  const body = codeForm(of, accounts, mine, id)
  return isWritten(body) ? part('Recovery code', `${id}-code-title`, body) : nothing
}

/** Deletes the account after its password; folded, so that nobody comes upon it by chance. */
function leaving(of: Context, mine: SiteAccount, id: string): Html {
  if (mine.kind !== 'own') return nothing
  const form = { id: `${id}-leave`, does: 'leave' }
  const fields = [password(of, form, 'current', 'Present password', 'current-password')]
  const body = html`<p>Your profile and your way to log in are deleted for good. What you wrote on this site stays on it.</p>${accountForm(of, { ...form, fields, button: 'Delete my account', look: 'bad' })}`
  return html`<details class="card account-part account-leave"${refusalOf(of, 'leave') && html` open`}><summary>Delete account</summary>${body}</details>`
}

const part = (title: string, id: string, body: Html): Html =>
  html`<section class="card account-part" aria-labelledby="${id}"><h3 id="${id}">${title}</h3>${body}</section>`

function aside(of: Context, block: BlockOf<'account'>): Html {
  const links = block.links.filter(({ page }) => pageAt(of, page))
  return html`<div class="account-aside">${links.length > 0 && html`<nav class="card account-links" aria-label="Your pages"><ul>${links.map(({ label, page }) => html`<li><a href="${address(of, page)}">${label}${icon('arrow')}</a></li>`)}</ul></nav>`}${logOutForm(of)}</div>`
}
