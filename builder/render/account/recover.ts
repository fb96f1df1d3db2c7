import type { Accounts, BlockOf } from '../../model.ts'
import type { SiteAccount } from '../../site.ts'
import { section } from '../blocks/section.ts'
import { address, type Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import type { Attendance, Attended } from './attend.ts'
import { accountForm, entry, field, password } from './fields.ts'
import { loginOf, peoplePage } from './who.ts'

/** Without the signs that are taken for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const group = 4

/** A recovery code of random bytes, a sign for five bits of each, in groups to be copied by hand. */
export function codeFrom(bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => letters[byte & 31]).join('')
  return signs.match(new RegExp(`.{1,${group}}`, 'g'))?.join('-') ?? ''
}
/** A recovery code as it is compared: however it was typed. */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 100)

/** Whether what is typed has to be compared with the recovery code of an account rather than with its password. */
export const asksCode = ({ do: does }: Readonly<Record<string, string>>): boolean => does === 'recover'

/** The account that a recovery code is tried for. */
export const recovered = ({ typed, kept }: Pick<Attendance, 'typed' | 'kept'>): SiteAccount | null => {
  const email = loginOf(typed.email ?? '')
  return kept.find((one) => one.kind === 'own' && one.status !== 'removed' && email !== '' && one.email === email) ?? null
}

const spent = 'The email address or the recovery code is wrong. A code can be used once.'

/** Sets a new password by a recovery code, which is then spent; whoever was logged in with the old one is logged out. */
export function recover(accounts: Accounts, of: Attendance, errors: Readonly<Record<string, string>>): Attended {
  const path = accounts.recovery
  if (path === undefined) return { kind: 'forbidden' }
  const refusal = { action: '_recover', row: null, typed: { email: of.typed.email ?? '' } }
  if (Object.keys(errors).length > 0) return { kind: 'refused', path, refusal: { ...refusal, errors } }
  const account = recovered(of)
  if (!account || !of.matches) return { kind: 'refused', path, refusal: { ...refusal, errors: { '': spent } } }
  return { kind: 'done', to: `${accounts.log_in}?done=_recover`, keep: { account, password: of.typed.password ?? '', recovery: null } }
}

/** Gives an account a new recovery code in place of the one that it has; the answer shows it, and nothing else ever does. */
export function withCode(accounts: Accounts, of: Attendance, account: SiteAccount, to: string): Attended {
  if (accounts.recovery === undefined || account.kind !== 'own') return { kind: 'forbidden' }
  const code = of.newCode()
  return { kind: 'done', to, keep: { account, password: null, recovery: code }, code: { account: account.id, code } }
}

/** The page on which a forgotten password is replaced. */
export function recovery(of: Context, block: BlockOf<'recover'>): Html {
  const { accounts } = of.model
  if (!accounts) return nothing
  const form = { id: `${block.id}-form`, does: 'recover' }
  const code = field('code', 'Recovery code', 'text', true, { help: 'Seven groups of four letters and digits.' })
  const fields = [entry(of, form, field('email', 'Email', 'email')), entry(of, form, code), password(of, form, 'password', 'New password', 'new-password')]
  const keeper = of.model.roles.find(({ manages }) => manages)?.name.toLowerCase()
  const other = keeper && peoplePage(of.model) ? ` Without one, ask the ${keeper}, who can give you a code.` : ''
  const words = `This site sends no mail. You come back in with the recovery code that you made in your account.${other}`
  const body = html`<p class="lead">${words}</p><div class="entrance"><div class="card entrance-card">${accountForm(of, { ...form, fields, button: 'Set new password' })}<p class="entrance-other">Remembered it? <a href="${address(of, accounts.log_in)}">Log in</a></p></div></div>`
  return section(of, block, body, { unseen: 'Set a new password' })
}

/** A recovery code that was just made for this account, shown this once. */
export function shownCode(of: Context, account: SiteAccount): Html {
  const made = of.request.code
  if (made?.account !== account.id) return nothing
  const whose = of.viewer.account?.id === account.id ? 'Write it down: it is shown only this once.' : `Give it to ${account.name}: it is shown only this once.`
  return html`<div class="recovery-code" role="status" tabindex="-1" data-focus><p>Recovery code</p><p><code>${made.code}</code></p><p>${whose} With it a new password can be set, one time.</p></div>`
}

/** The part of one's own account in which a recovery code is made. */
export function codeForm(of: Context, { recovery }: Accounts, mine: SiteAccount, id: string): Html {
  if (recovery === undefined || mine.kind !== 'own') return nothing
  const form = { id: `${id}-code`, does: 'make_code' }
  const fields = [password(of, form, 'current', 'Present password', 'current-password')]
  return html`<p>With a recovery code you set a new password if you forget yours. A new code takes the place of the one before it.</p>${shownCode(of, mine)}${accountForm(of, { ...form, fields, button: 'Make a recovery code', look: 'plain' })}`
}
