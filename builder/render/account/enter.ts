import type { Accounts, BlockOf } from '../../model.ts'
import { section } from '../blocks/section.ts'
import { address, type Context } from '../context.ts'
import { type Html, html, nothing } from '../html.ts'
import { own } from '../own.ts'
import { closedWords, isRegistrationClosed } from '../set-rows.ts'
import { accountForm, entry, field, password, refusalOf } from './fields.ts'
import { nextOf, rolesToChoose } from './who.ts'

/** Where to go on after logging in or registering: what the form was opened with. */
function nextIn(of: Context, does: string): string {
  const { accounts } = of.model
  const asked = own(refusalOf(of, does)?.typed, 'next') ?? of.request.query.next
  if (asked !== undefined) return nextOf(of.model, asked)
  const here = of.request.path
  return here === accounts?.log_in || here === accounts?.register ? '/' : nextOf(of.model, here)
}
const beside = (of: Context, path: string, next: string): string => address(of, path, { query: { next: next === '/' ? undefined : next } })

/** Logging in, with the demonstration account where it is open. */
export function logIn(of: Context, block: BlockOf<'log_in'>): Html {
  const { accounts } = of.model
  return accounts ? section(of, block, logInForm(of, accounts, block.id, block.text), { unseen: 'Log in' }) : nothing
}

/** The form to log in, as it stands on its own page and on pages that ask for it. */
export function logInForm(of: Context, accounts: Accounts, id: string, words: string): Html {
  if (of.viewer.account) return already(of, accounts, of.viewer.account.name)
  const form = { id: `${id}-form`, does: 'log_in' }
  const next = nextIn(of, 'log_in')
  const login = accounts.phone ? field('login', 'Email or phone number', 'text') : field('login', 'Email', 'email')
  const fields = [entry(of, form, login), password(of, form, 'password', 'Password', 'current-password')]
  return html`${words && html`<p class="lead">${words}</p>`}<div class="entrance"><div class="card entrance-card">${accountForm(of, { ...form, fields, button: 'Log in', hidden: { next } })}${accounts.recovery && html`<p class="entrance-other"><a href="${address(of, accounts.recovery)}">Forgot your password?</a></p>`}<p class="entrance-other">No account yet? <a href="${beside(of, accounts.register, next)}">Register</a></p></div>${demonstration(of, accounts, `${id}-demo`, next)}</div>`
}

function demonstration(of: Context, { demo }: Accounts, id: string, next: string): Html {
  if (of.request.demo === false) return nothing
  const hidden = { next, login: demo.email, password: demo.password }
  return html`<div class="card entrance-card entrance-demo"><h3>Only looking?</h3><p>Try the demonstration account. What is private in it is seen by nobody else; what you post for everybody is seen by everybody.</p><dl><div><dt>Email</dt><dd>${demo.email}</dd></div><div><dt>Password</dt><dd>${demo.password}</dd></div></dl><form method="post" action="${`${of.request.base}/_session`}"><input type="hidden" name="do" value="log_in">${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="button button-plain" type="submit" id="${id}">Log in as ${demo.name}</button></form></div>`
}

/** Registering: name, email address, password, and what the words ask for beside. */
export function register(of: Context, block: BlockOf<'register'>): Html {
  const { accounts } = of.model
  if (!accounts) return nothing
  const { account } = of.viewer
  if (account?.kind === 'own') return section(of, block, already(of, accounts, account.name), { unseen: 'Register' })
  if (isRegistrationClosed(of.model, of.request.rows)) {
    const words = html`<p class="lead">${closedWords}</p><div class="actions"><a class="button" href="${address(of, accounts.log_in)}">Log in</a></div>`
    return section(of, block, words, { unseen: 'Register' })
  }
  const form = { id: `${block.id}-form`, does: 'register' }
  const next = nextIn(of, 'register')
  const choices = rolesToChoose(of.model, of.request.roles)
  const asked = accounts.fields.filter(({ id }) => accounts.asked.includes(id))
  const fields = [
    choices.length > 1 && roleChoice(of, form.id, choices),
    entry(of, form, field('name', 'Your name', 'text')),
    entry(of, form, field('email', 'Email', 'email')),
    ...asked.map((one) => entry(of, form, one)),
    password(of, form, 'password', 'Password', 'new-password'),
  ].flatMap((one) => one || [])
  const body = html`${block.text && html`<p class="lead">${block.text}</p>`}<div class="entrance"><div class="card entrance-card">${accountForm(of, { ...form, fields, button: 'Register', hidden: { next } })}<p class="entrance-other">Have an account? <a href="${beside(of, accounts.log_in, next)}">Log in</a></p></div></div>`
  return section(of, block, body, { unseen: 'Register' })
}

/** The roles as segments; what is sent is a role's id. */
function roleChoice(of: Context, form: string, roles: readonly { readonly id: string; readonly name: string }[]): Html {
  const refusal = refusalOf(of, 'register')
  const chosen = own(refusal?.typed, 'role') ?? roles[0]?.id
  const error = own(refusal?.errors, 'role')
  return html`<fieldset class="field field-segments is-wide"><legend>Register as</legend>${error && html`<p class="error">${error}</p>`}<div class="segments">${roles.map(({ id, name }, index) => html`<span><input id="${form}-role${index > 0 && `-${index}`}" type="radio" name="role" value="${id}"${id === chosen && html` checked`}><label for="${form}-role${index > 0 && `-${index}`}">${name}</label></span>`)}</div></fieldset>`
}

const already = (of: Context, { account }: Accounts, name: string): Html =>
  html`<p class="lead">You are logged in as ${name}.</p><div class="actions"><a class="button" href="${address(of, account)}">Go to your account</a>${logOutForm(of)}</div>`

/** The button that logs out. */
export const logOutForm = (of: Context): Html =>
  html`<form method="post" action="${`${of.request.base}/_session`}"><input type="hidden" name="do" value="log_out"><button class="button button-plain" type="submit">Log out</button></form>`
