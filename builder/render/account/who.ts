import type { Accounts, AppModel, Field, Page, Role } from '../../model.ts'
import type { Member, SiteAccount, Visitor } from '../../site.ts'

/** What stands for the demonstration account where an account's id is kept. */
export const demo_id = 'demo'

/** An email address or a phone number as it is compared. */
export function loginOf(typed: string): string {
  const text = typed.trim().toLowerCase()
  return text.includes('@') ? text : text.replace(/[^\d+]/g, '')
}
export const isEmail = (text: string): boolean => text.length <= 160 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The phone number by which an account is logged in to, as it is compared; null where it has none. */
export function phoneOf(accounts: Accounts | undefined, account: Pick<SiteAccount, 'values'>): string | null {
  const typed = accounts?.phone && Object.hasOwn(account.values, accounts.phone) ? account.values[accounts.phone] : null
  return typeof typed === 'string' && loginOf(typed) !== '' ? loginOf(typed) : null
}

/** The demonstration account as one visitor has it. */
export const demoAccount = ({ demo }: Accounts, id: string, kept?: SiteAccount): SiteAccount =>
  kept ?? { id, kind: 'demo', name: demo.name, email: demo.email, role: null, values: demo.values, status: 'active', created_at: 0 }

const sampleId = (index: number): string => `sample-${index + 1}`

/** Whether the demonstration account can be logged in to: it can, until the managing role blocks it. */
export const isDemoOpen = (kept: readonly SiteAccount[]): boolean => kept.find(({ id }) => id === demo_id)?.status !== 'blocked'

/** All accounts, newest first: those that are kept, and the samples and the demonstration account as long as nobody changed them. */
export function peopleOf(accounts: Accounts, kept: readonly SiteAccount[]): SiteAccount[] {
  const samples = accounts.samples.map((sample, index): SiteAccount => {
    const status = sample.active ? 'active' : 'blocked'
    return {
      id: sampleId(index),
      kind: 'sample',
      name: sample.name,
      email: sample.email,
      role: sample.role,
      values: sample.values ?? {},
      status,
      created_at: 0,
    }
  })
  const standing = [demoAccount(accounts, demo_id), ...samples].filter(({ id }) => !kept.some((one) => one.id === id))
  const registered = kept.filter(({ id, kind }) => kind !== 'demo' || id === demo_id).toSorted((a, b) => b.created_at - a.created_at)
  return [...registered, ...standing].filter(({ status }) => status !== 'removed')
}

/** Whom a request is from: the account that a session is of. A blocked one is none. */
export function signedIn(accounts: Accounts, who: string | null, visitor: string, kept: SiteAccount | undefined): SiteAccount | null {
  if (who === null) return null
  const account = who === demo_id ? demoAccount(accounts, visitor, kept) : kept
  return account?.status === 'active' ? account : null
}

/** Whether the visitor has to log in before the page can be theirs. */
export const asksToLogIn = (model: AppModel, visitor: Visitor, manages: boolean, path: string): boolean =>
  visitor.account === null && !manages && isForMembers(model, path)

/** Whether a page is for whoever has an account alone; where one enters never is. */
export function isForMembers({ accounts }: AppModel, path: string): boolean {
  if (!accounts || [accounts.log_in, accounts.register, accounts.recovery].includes(path)) return false
  return accounts.pages.includes(path) || (accounts.closed !== undefined && !accounts.closed.pages.includes(path))
}

/** Whether the visitor has to log in before the action. */
export const needsAccount = (model: AppModel, visitor: Visitor, action: string): boolean =>
  visitor.account === null && isMembersAct(model, action) && !managing(model, visitor.role)
function isMembersAct({ accounts, actions, entities, pages }: AppModel, id: string): boolean {
  if (!accounts) return false
  const of = actions.find((action) => action.id === id)?.entity
  if (accounts.actions.includes(id) || entities.some((entity) => entity.id === of && entity.members)) return true
  const asks = ({ path, blocks }: Page): boolean =>
    accounts.closed?.pages.includes(path) === true && blocks.some((block) => block.kind === 'form' && block.action === id)
  return accounts.closed !== undefined && !pages.some(asks)
}
const managing = (model: AppModel, role: string | null): boolean => model.roles.find(({ id }) => id === role)?.manages ?? false

/** The roles that can be chosen at registration, among those that the visitor may take at all. */
export const rolesToChoose = (model: AppModel, allowed: readonly string[]): readonly Role[] =>
  model.roles.filter(({ id }) => model.accounts?.roles.includes(id) && allowed.includes(id))

/** The accounts that others who have one may choose by name, where the site asks for one. */
export const membersOf = (model: AppModel, visitor: Visitor, kept: readonly SiteAccount[]): readonly Member[] | undefined => {
  const isAsked = choosesAccounts(model) && (visitor.account?.kind === 'own' || managing(model, visitor.role))
  return isAsked ? kept.flatMap(({ id, name, kind, status }) => (kind === 'own' && status === 'active' ? [{ id, name }] : [])) : undefined
}
/** Whether a field names an account. */
export const choosesAccounts = ({ entities }: AppModel): boolean => entities.some(({ fields }) => fields.some(({ account }) => account === true))

/** What an account has that its owner sets, and what whoever runs the site gives. */
export const ownFields = ({ fields, given = [] }: Accounts): readonly Field[] => fields.filter(({ id }) => !given.includes(id))
export const givenFields = ({ fields, given = [] }: Accounts): readonly Field[] => fields.filter(({ id }) => given.includes(id))

/** The page that lists the accounts, and the role whose page it is. */
export const peoplePage = (model: AppModel) => model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))

/** Whether a page has a list of everybody who has an account. */
export const listsPeople = (model: AppModel, path: string): boolean =>
  model.pages.some((page) => page.path === path && page.blocks.some(({ kind }) => kind === 'people'))

/** The path of the site, with its query, to go on to; the first page where it is none. */
export function nextOf(model: AppModel, next: string): string {
  const path = /^(\/[a-z0-9-]*)(?:\?[^#\s\\]{0,600})?$/.exec(next)?.[1]
  return path !== undefined && model.pages.some((page) => page.path === path) ? next : '/'
}

interface Standing {
  readonly role: string | null
  readonly roles: readonly string[]
}
/** On a live site an account has its own role; one that manages, and the owner's link, open the others too. */
export function standingWith(model: AppModel, account: SiteAccount | null, { role, roles }: Standing): Standing {
  if (account?.kind !== 'own' || account.role === null) return { role, roles }
  const own = account.role
  if (!managing(model, own) && !roles.some((one) => managing(model, one))) return { role: own, roles: [own] }
  return { role: role !== null && roles.includes(role) && roles.some((one) => managing(model, one)) ? role : own, roles: model.roles.map(({ id }) => id) }
}
