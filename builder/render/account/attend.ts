import type { Accounts, AppModel, Field, Value } from '../../model.ts'
import type { RecoveryCode, Refusal, SiteAccount, Visitor } from '../../site.ts'
import type { Rows } from '../limits.ts'
import { own } from '../own.ts'
import { closedWords, isRegistrationClosed, leastPassword, startOf } from '../set-rows.ts'
import { check } from '../validate.ts'
import { govern } from './govern.ts'
import { readCode, recover, recovered, withCode } from './recover.ts'
import { demo_id, demoAccount, isDemoOpen, isEmail, loginOf, nextOf, ownFields, peopleOf, phoneOf, rolesToChoose } from './who.ts'

/** What a visitor asks of the accounts, with what the host looked up for it. */
export interface Attendance {
  /** `do` says what; the rest is what it takes. */
  readonly typed: Readonly<Record<string, string>>
  readonly visitor: Visitor
  /** Roles that this visitor may switch to. */
  readonly roles: readonly string[]
  /** All kept accounts. */
  readonly kept: readonly SiteAccount[]
  /** Whether the password that was typed is the one of the account that `subjectOf` names. */
  readonly matches: boolean
  readonly newId: () => string
  /** A recovery code that nobody can guess. */
  readonly newCode: () => string
  /** Unix seconds. */
  readonly now: number
  /** The rows of the entities that `settingEntities` names; left out for none. */
  readonly rows?: Rows
}
/** An account to keep as it is here, with the password to be its from now on, null where it stays. */
export interface Kept {
  readonly account: SiteAccount
  readonly password: string | null
  /** The recovery code to be its from now on, null for none; left out where it stays. */
  readonly recovery?: string | null
}
export type Attended =
  | { readonly kind: 'refused'; readonly path: string; readonly refusal: Refusal }
  | { readonly kind: 'forbidden' }
  | {
      readonly kind: 'done'
      /** Where to go on: a path of the site with its query. */
      readonly to: string
      readonly keep: Kept | null
      /** The account to be logged in to from now on, `demo` for the demonstration account, null for none; left out where that stays. */
      readonly enter?: string | null
      /** The role to go on in. */
      readonly role?: string | null
      /** A recovery code to be shown at once, on the page that `to` names. */
      readonly code?: RecoveryCode
    }

const password_max = 200
const wrong = 'The email address or the password is wrong.'

/** What an account does only after its present password. */
export const provers: Readonly<Record<string, true>> = { password: true, leave: true, make_code: true }

/** The account whose password has to be compared with what was typed; null where none has to be. */
export function subjectOf(model: AppModel, { typed, visitor, kept }: Pick<Attendance, 'typed' | 'visitor' | 'kept'>): SiteAccount | null {
  if (own(provers, typed.do ?? '')) return visitor.account ?? null
  if (typed.do === 'recover') return recovered({ typed, kept })
  if (typed.do !== 'log_in') return null
  const login = loginOf(typed.login ?? '')
  return (
    kept.find((one) => one.kind === 'own' && one.status !== 'removed' && login !== '' && (one.email === login || phoneOf(model.accounts, one) === login)) ??
    null
  )
}
/** The password, or the recovery code, that has to be compared. */
export const passwordIn = ({ typed }: Pick<Attendance, 'typed'>): string | null =>
  typed.do === 'log_in'
    ? (typed.password ?? '')
    : typed.do === 'recover'
      ? readCode(typed.code ?? '')
      : own(provers, typed.do ?? '')
        ? (typed.current ?? '')
        : null

/** What becomes of a submission that concerns accounts: who is logged in, and what is kept. */
export function attend(model: AppModel, of: Attendance): Attended {
  const { accounts } = model
  if (!accounts) return { kind: 'forbidden' }
  switch (of.typed.do) {
    case 'log_in':
      return logIn(model, accounts, of)
    case 'register':
      return register(model, accounts, of)
    case 'log_out':
      return { kind: 'done', to: '/?done=_log_out', keep: null, enter: null, role: null }
    case 'profile':
    case 'settings':
      return saveProfile(accounts, of)
    case 'password':
      return changePassword(model, accounts, of)
    case 'leave':
      return leave(accounts, of)
    case 'recover':
      return recover(accounts, of, weak(model, of))
    case 'make_code':
      return makeCode(accounts, of)
    default:
      return govern(model, accounts, of)
  }
}

/** A refusal of one of the account forms; passwords are never shown again. */
export function refuse(of: Attendance, path: string, errors: Readonly<Record<string, string>>): Attended {
  const typed = Object.fromEntries(Object.entries(of.typed).filter(([name]) => !['password', 'current', 'code', 'do'].includes(name)))
  return { kind: 'refused', path, refusal: { action: `_${of.typed.do}`, row: of.typed.account ?? null, errors, typed } }
}
const toNext = (model: AppModel, next: string | undefined, done: string): string => {
  const to = nextOf(model, next ?? '')
  return `${to}${to.includes('?') ? '&' : '?'}done=${done}`
}

function logIn(model: AppModel, accounts: Accounts, of: Attendance): Attended {
  const { typed, kept } = of
  const login = loginOf(typed.login ?? '')
  const demoPhone = phoneOf(accounts, demoAccount(accounts, ''))
  if (login === accounts.demo.email || (login !== '' && login === demoPhone)) {
    if (!isDemoOpen(kept) || typed.password !== accounts.demo.password) return refuse(of, accounts.log_in, { '': wrong })
    return { kind: 'done', to: toNext(model, typed.next, '_log_in'), keep: null, enter: demo_id, role: null }
  }
  const account = subjectOf(model, of)
  if (!account || !of.matches) return refuse(of, accounts.log_in, { '': wrong })
  if (account.status === 'waiting') return refuse(of, accounts.log_in, { '': 'This account has not been let in yet. Ask whoever runs the site.' })
  if (account.status === 'blocked') return refuse(of, accounts.log_in, { '': 'This account is blocked. Ask whoever runs the site.' })
  const next = typed.next && typed.next !== '/' ? typed.next : startOf(model, of.rows ?? {}, account.id)
  return { kind: 'done', to: toNext(model, next, '_log_in'), keep: null, enter: account.id, role: account.role }
}

function register(model: AppModel, accounts: Accounts, of: Attendance): Attended {
  const { typed, rows = {} } = of
  if (isRegistrationClosed(model, rows)) return refuse(of, accounts.register, { '': closedWords })
  const choices = rolesToChoose(model, of.roles)
  const role = choices.length < 2 ? null : (choices.find(({ id }) => id === typed.role)?.id ?? null)
  const asked = accounts.fields.filter(({ id }) => accounts.asked.includes(id))
  const read = readPerson(accounts, of, asked, null)
  const errors: Record<string, string> = { ...read.errors, ...weak(model, of) }
  if (choices.length > 1 && role === null) errors.role = 'Choose what you register as.'
  if (Object.keys(errors).length > 0) return refuse(of, accounts.register, errors)
  const account: SiteAccount = { id: of.newId(), kind: 'own', role, status: accounts.admitted ? 'waiting' : 'active', created_at: of.now, ...read.person }
  const keep = { account, password: typed.password ?? '' }
  if (accounts.admitted) return { kind: 'done', to: `${accounts.log_in}?done=_waiting`, keep }
  return { kind: 'done', to: toNext(model, typed.next, '_register'), keep, enter: account.id, role }
}

/** What a password is too short or too long for; nothing where it will do. */
export function weak(model: AppModel, { typed: { password = '' }, rows = {} }: Pick<Attendance, 'typed' | 'rows'>): Readonly<Record<string, string>> {
  const least = leastPassword(model, rows)
  return password.length >= least && password.length <= password_max ? {} : { password: `Choose a password of ${least} to ${password_max} characters.` }
}

interface Person {
  readonly name: string
  readonly email: string
  readonly values: Readonly<Record<string, Value>>
}
/** Name, email address and fields as they were typed, checked; `of` is whose they are already. */
export function readPerson(
  accounts: Accounts,
  { typed, kept }: Attendance,
  fields: readonly Field[],
  of: SiteAccount | null,
): { readonly person: Person; readonly errors: Readonly<Record<string, string>> } {
  const errors: Record<string, string> = {}
  const values: Record<string, Value> = {}
  const name = (typed.name ?? '').replace(/\s+/g, ' ').trim()
  const email = of?.kind === 'demo' ? of.email : loginOf(typed.email ?? '')
  if (name === '') errors.name = 'Enter a name.'
  else if (name.length > 80) errors.name = 'Use at most 80 characters.'
  if (!isEmail(email)) errors.email = 'Enter an email address such as name@example.com.'
  for (const field of fields) {
    const checked = check(field, own(typed, field.id))
    if ('error' in checked) errors[field.id] = checked.error
    else values[field.id] = checked.value
  }
  const others = peopleOf(accounts, kept).filter(({ id, kind }) => id !== of?.id && !(of?.kind === 'demo' && kind === 'demo'))
  const phone = phoneOf(accounts, { values })
  const hint = typed.do === 'register' ? ' Log in instead.' : ''
  if (!errors.email && others.some((one) => one.email === email)) errors.email = `There is an account with this email address already.${hint}`
  if (accounts.phone && phone && others.some((one) => phoneOf(accounts, one) === phone))
    errors[accounts.phone] = `There is an account with this phone number already.${hint}`
  return { person: { name, email, values: { ...of?.values, ...values } }, errors }
}

function saveProfile(accounts: Accounts, of: Attendance): Attended {
  const { typed, visitor } = of
  const { account } = visitor
  if (!account) return { kind: 'forbidden' }
  const to = `${accounts.account}?done=_${typed.do}`
  if (typed.do === 'settings') {
    const set = Object.fromEntries(accounts.settings.map(({ id }) => [id, own(typed, id) === 'true']))
    return { kind: 'done', to, keep: { account: { ...account, values: { ...account.values, ...set } }, password: null } }
  }
  const { person, errors } = readPerson(accounts, of, ownFields(accounts), account)
  if (Object.keys(errors).length > 0) return refuse(of, accounts.account, errors)
  return { kind: 'done', to, keep: { account: { ...account, ...person }, password: null } }
}

function changePassword(model: AppModel, accounts: Accounts, of: Attendance): Attended {
  const { account } = of.visitor
  if (!account) return { kind: 'forbidden' }
  if (account.kind !== 'own')
    return refuse(of, accounts.account, { '': 'The demonstration account keeps its password, so that others can try it too. Register to have your own.' })
  const errors = { ...weak(model, of), ...(of.matches ? {} : { current: 'This is not your present password.' }) }
  if (Object.keys(errors).length > 0) return refuse(of, accounts.account, errors)
  return { kind: 'done', to: `${accounts.account}?done=_password`, keep: { account, password: of.typed.password ?? '' } }
}

function makeCode(accounts: Accounts, of: Attendance): Attended {
  const { account } = of.visitor
  if (account?.kind !== 'own') return { kind: 'forbidden' }
  return of.matches ? withCode(accounts, of, account, accounts.account) : refuse(of, accounts.account, { current: 'This is not your present password.' })
}

/** Deletes the visitor's own account: nobody logs in to it again, and nothing of the person is kept with it. */
function leave(accounts: Accounts, of: Attendance): Attended {
  const { account } = of.visitor
  if (account?.kind !== 'own') return { kind: 'forbidden' }
  if (!of.matches) return refuse(of, accounts.account, { current: 'This is not your present password.' })
  const gone: SiteAccount = { ...account, name: 'Deleted account', email: `${account.id}@deleted.invalid`, values: {}, status: 'removed' }
  return { kind: 'done', to: '/?done=_leave', keep: { account: gone, password: null, recovery: null }, enter: null, role: null }
}
