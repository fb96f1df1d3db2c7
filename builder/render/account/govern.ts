import type { Accounts, AppModel } from '../../model.ts'
import type { SiteAccount } from '../../site.ts'
import { viewerOf } from '../access.ts'
import { type Attendance, type Attended, readPerson, refuse, weak } from './attend.ts'
import { withRole } from './given-roles.ts'
import { withCode } from './recover.ts'
import { demo_id, givenFields, peopleOf, peoplePage } from './who.ts'

/** What the managing role does with the accounts of others: adds one, renames it, gives it a role, blocks, unblocks and removes it. */
export function govern(model: AppModel, accounts: Accounts, of: Attendance): Attended {
  const page = peoplePage(model)
  const viewer = viewerOf(model, of.visitor)
  if (!page || !viewer.manages || (page.role !== undefined && viewer.role?.id !== page.role)) return { kind: 'forbidden' }
  if (of.typed.do === 'add') return add(model, accounts, of, page.path)
  const account = peopleOf(accounts, of.kept).find(({ id }) => id === of.typed.account)
  if (account && of.typed.do === 'rename') return rename(accounts, of, account, page.path)
  if (account && of.typed.do === 'give_code') return withCode(accounts, of, account, page.path)
  const changed = account && changeOf(model, account, of)
  if (!account || !changed) return { kind: 'forbidden' }
  if (account.id === of.visitor.account?.id)
    return refuse(of, page.path, { '': 'This is the account that you are logged in to. Ask another manager to change it.' })
  return { kind: 'done', to: `${page.path}?done=_${of.typed.do}&account=${account.id}`, keep: { account: changed, password: null } }
}

function changeOf(model: AppModel, account: SiteAccount, { typed }: Attendance): SiteAccount | null {
  const isDemo = account.id === demo_id
  switch (typed.do) {
    case 'block':
      return { ...account, status: 'blocked' }
    case 'unblock':
      return { ...account, status: 'active' }
    case 'remove':
      return isDemo ? null : { ...account, status: 'removed' }
    case 'role':
      return isDemo ? null : withRole(model, account, typed.role)
    default:
      return null
  }
}

function rename(accounts: Accounts, of: Attendance, account: SiteAccount, path: string): Attended {
  if (account.id === demo_id) return { kind: 'forbidden' }
  const { person, errors } = readPerson(accounts, of, givenFields(accounts), account)
  if (Object.keys(errors).length > 0) return refuse(of, path, errors)
  return { kind: 'done', to: `${path}?done=_rename&account=${account.id}`, keep: { account: { ...account, ...person }, password: null } }
}

function add(model: AppModel, accounts: Accounts, of: Attendance, path: string): Attended {
  const { person, errors } = readPerson(accounts, of, [], null)
  const all: Readonly<Record<string, string>> = { ...errors, ...weak(model, of) }
  if (Object.keys(all).length > 0) return refuse(of, path, all)
  const bare: SiteAccount = { id: of.newId(), kind: 'own', status: 'active', created_at: of.now, role: null, ...person }
  const account = withRole(model, bare, of.typed.role) ?? bare
  return { kind: 'done', to: `${path}?done=_add&account=${account.id}`, keep: { account, password: of.typed.password ?? '' } }
}
