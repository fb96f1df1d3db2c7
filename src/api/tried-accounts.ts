import type { AppModel } from '../../builder/model.ts'
import { type Attended, attend, passwordIn, subjectOf } from '../../builder/render/account/attend.ts'
import { asksCode, codeFrom, readCode } from '../../builder/render/account/recover.ts'
import { demo_id, isDemoOpen, peopleOf, signedIn } from '../../builder/render/account/who.ts'
import type { SiteAccount, SiteRequest, Visitor } from '../../builder/site.ts'

/** Accounts of a tried site, passwords and all, in memory: they are gone when the page is. */
export interface TriedAccounts {
  /** Who is looking: a visitor as the site's rules know them. */
  visitor(role: string | null): Visitor
  /** Carries out a form that concerns accounts. */
  submit(typed: Readonly<Record<string, string>>, visitor: Visitor): Attended
  /** What pages show of accounts. */
  shown(): Pick<SiteRequest, 'people' | 'demo'>
}

const demo_visitor = 'you'
const anonymous = 'somebody'
/** A sign of a recovery code for each. */
const code_bytes = 28

/** The demonstration account is logged in to at first; `give` makes rows another's. `now` is in Unix seconds. */
export function createTriedAccounts(model: AppModel, now: () => number, give: (from: string, to: string) => void): TriedAccounts {
  const kept = new Map<string, SiteAccount>()
  const passwords = new Map<string, string>()
  const codes = new Map<string, string>()
  let who: string | null = demo_id
  const visitor = (role: string | null): Visitor => {
    if (!model.accounts) return { id: demo_visitor, role }
    const account = signedIn(model.accounts, who, demo_visitor, kept.get(who === demo_id ? demo_visitor : (who ?? '')))
    return { id: account?.id ?? anonymous, role, name: account?.name ?? null, account }
  }

  return {
    visitor,
    submit(typed, by) {
      const known = { typed, visitor: by, roles: model.roles.map(({ id }) => id), kept: [...kept.values()], now: now() }
      const newCode = () => codeFrom(crypto.getRandomValues(new Uint8Array(code_bytes)))
      const of = { ...known, newId: () => `account-${kept.size + 1}`, newCode }
      const subject = subjectOf(model, of)
      const asked = passwordIn(of)
      const attended = attend(model, {
        ...of,
        matches: subject !== null && asked !== null && asked !== '' && (asksCode(typed) ? codes : passwords).get(subject.id) === asked,
      })
      if (attended.kind !== 'done') return attended
      if (attended.keep) {
        const { account, password, recovery } = attended.keep
        kept.set(account.id, account)
        if (password !== null) passwords.set(account.id, password)
        if (recovery !== undefined) codes.set(account.id, readCode(recovery ?? ''))
      }
      if (attended.enter === undefined) return attended
      if (attended.enter !== null && !by.account) give(anonymous, attended.enter === demo_id ? demo_visitor : attended.enter)
      who = attended.enter
      return attended
    },
    shown: () => (model.accounts ? { people: peopleOf(model.accounts, [...kept.values()]), ...(!isDemoOpen([...kept.values()]) && { demo: false }) } : {}),
  }
}
