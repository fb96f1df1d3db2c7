import { randomBytes, randomUUID, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { AppModel, Values } from '../../../builder/model.ts'
import { viewerOf } from '../../../builder/render/access.ts'
import { type Attended, attend, passwordIn, provers, subjectOf } from '../../../builder/render/account/attend.ts'
import { loggedOf } from '../../../builder/render/account/log.ts'
import { asksCode, codeFrom, readCode } from '../../../builder/render/account/recover.ts'
import { demo_id, isDemoOpen, listsPeople, loginOf, membersOf, peopleOf, signedIn } from '../../../builder/render/account/who.ts'
import type { Rows } from '../../../builder/render/limits.ts'
import { daysLoggedIn, settingEntities } from '../../../builder/render/set-rows.ts'
import type { SiteAccount, SiteRequest, Visitor } from '../../../builder/site.ts'
import type { Store } from './store.ts'

const day_s = 24 * 3600
/** A sign of a recovery code for each. */
const code_bytes = 28
const tries_max = 10
const tries_s = 900

/** The least that OWASP names for scrypt: 128 MiB for each hash. */
const cost: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 1024 * 1024 }
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt, 32, cost)).toString('base64url')}`
}
/** Takes as long where there is no hash. */
async function isRight(hash: string, password: string): Promise<boolean> {
  const [, salt = '', derived = ''] = hash.split('$')
  const expected = Buffer.alloc(32)
  Buffer.from(derived, 'base64url').copy(expected)
  const given = await derive(password, Buffer.from(salt || 'nobody', 'base64url'), 32, cost)
  return timingSafeEqual(given, expected) && derived !== ''
}

/** Whose password or code is tried with a form. */
const triedFor = ({ login, email, do: does }: Readonly<Record<string, string>>, { account }: Visitor): string =>
  loginOf((does === 'log_in' ? login : does === 'recover' ? email : account?.email) ?? '')

interface Row {
  readonly id: string
  readonly kind: SiteAccount['kind']
  readonly name: string
  readonly email: string
  readonly role: string | null
  readonly fields: string
  readonly status: SiteAccount['status']
  readonly created_at: number
  readonly password_hash: string
}
const read = ({ fields, password_hash: _, ...row }: Row): SiteAccount => ({ ...row, values: JSON.parse(fields) as Values })

/** Who sends a form, and what their browser says of itself. */
export interface Caller {
  readonly visitor: Visitor
  readonly roles: readonly string[]
  readonly token: string | null
  readonly agent: string
}
export interface Entered {
  readonly attended: Attended | { readonly kind: 'limited' }
  /** A token to be the visitor's from now on, null where theirs stays. */
  readonly token: string | null
}

/** The accounts of the site's visitors, in the site's own database. `digest` hashes tokens. */
export function createAccounts(model: AppModel, store: Store, now: () => number, digest: (text: string) => string) {
  const { db } = store
  db.exec(accountTables())
  const tried = new Map<string, { readonly since: number; readonly count: number }>()
  const rows = (): Row[] => db.prepare('select * from "_accounts" order by created_at desc limit 5000').all() as unknown as Row[]
  const find = (id: string): SiteAccount | undefined => {
    const row = db.prepare('select * from "_accounts" where id = ?').get(id) as unknown as Row | undefined
    return row && read(row)
  }

  const settingRows = (): Rows => Object.fromEntries(settingEntities(model).map((entity) => [entity, store.list(entity)]))

  function isLimited(login: string): boolean {
    const known = tried.get(login)
    const current = known && known.since > now() - tries_s ? known : { since: now(), count: 0 }
    if (tried.size > 10_000) tried.clear()
    tried.set(login, { ...current, count: current.count + 1 })
    return current.count >= tries_max
  }
  function keep({ id, kind, name, email, role, values, status, created_at }: SiteAccount, hash: string | null): void {
    const kept =
      hash ?? (db.prepare('select password_hash from "_accounts" where id = ?').get(id) as { password_hash: string } | undefined)?.password_hash ?? ''
    db.prepare('insert or replace into "_accounts" values (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      id,
      kind,
      name,
      email,
      role,
      JSON.stringify(values),
      status,
      kept,
      created_at,
    )
  }
  const codeHashOf = (id: string): string | undefined =>
    (db.prepare('select hash from "_recovery_codes" where account = ?').get(id) as { hash: string } | undefined)?.hash
  function keepCode(id: string, hash: string | null): void {
    if (hash === null) db.prepare('delete from "_recovery_codes" where account = ?').run(id)
    else db.prepare('insert or replace into "_recovery_codes" values (?, ?)').run(id, hash)
  }
  function enter(who: string | null, visitor: Visitor, token: string | null): string {
    const fresh = randomBytes(16).toString('base64url')
    if (token !== null) db.prepare('delete from "_sessions" where hash = ? or expires_at <= ?').run(digest(token), now())
    if (who === null) return fresh
    db.prepare('insert into "_sessions" values (?, ?, ?)').run(digest(fresh), who, now() + daysLoggedIn(model, settingRows()) * day_s)
    if (!visitor.account && visitor.id !== '') store.give(visitor.id, who === demo_id ? digest(fresh) : who)
    return fresh
  }

  /** Keeps that somebody signed in or changed their password, and nothing of whoever leaves. */
  function keepLog(does: string, attended: Extract<Attended, { kind: 'done' }>, agent: string): void {
    const { log } = model.accounts ?? {}
    if (!log) return
    const account = attended.keep?.account ?? (attended.enter ? find(attended.enter) : undefined) ?? null
    if (does === 'leave' && account) store.keepNewest(log.entity, account.id, 0)
    const logged = loggedOf(model, attended, { does, account, agent, now: now() })
    if (!logged) return
    const { entity, owner, values, most } = logged
    store.write({ kind: 'insert', entity, row: randomUUID(), owner, values }, now())
    store.keepNewest(entity, owner, most)
  }

  return {
    /** Whoever has this token, as the site's rules know them. */
    visitor(token: string | null, role: string | null): Visitor {
      const id = token === null ? '' : digest(token)
      if (!model.accounts) return { id, role }
      const session = db.prepare('select who from "_sessions" where hash = ? and expires_at > ?').get(id, now()) as { who: string } | undefined
      const who = session?.who ?? null
      const account = signedIn(model.accounts, who, id, find(who === demo_id ? id : (who ?? '')))
      const held = account?.kind === 'demo' && find(demo_id)?.status === 'blocked' ? null : account
      return { id: held?.id ?? id, role, name: held?.name ?? null, account: held }
    },
    /** Carries out a form that concerns accounts. */
    async submit(typed: Readonly<Record<string, string>>, { visitor, roles, token, agent }: Caller): Promise<Entered> {
      const isTry = typed.do === 'log_in' || asksCode(typed) || Object.hasOwn(provers, typed.do ?? '')
      if (isTry && isLimited(triedFor(typed, visitor))) return { attended: { kind: 'limited' }, token: null }
      const ask = () => ({
        typed,
        visitor,
        roles,
        kept: rows().map(read),
        now: now(),
        newId: randomUUID,
        newCode: () => codeFrom(randomBytes(code_bytes)),
        rows: settingRows(),
      })
      const asked = passwordIn(ask())
      const subject = subjectOf(model, ask())
      const hash = (asksCode(typed) ? codeHashOf(subject?.id ?? '') : rows().find(({ id }) => id === subject?.id)?.password_hash) ?? ''
      const matches = asked !== null && (await isRight(hash, asked))
      const first = attend(model, { ...ask(), matches })
      const password = first.kind === 'done' && first.keep ? first.keep.password : null
      const password_hash = password === null ? null : await hashOf(password)
      const code = first.kind === 'done' ? first.keep?.recovery : undefined
      const code_hash = code ? await hashOf(readCode(code)) : null
      return store.together((): Entered => {
        // Somebody may have taken the address while the password was hashed.
        const attended = first.kind === 'done' && first.keep ? attend(model, { ...ask(), matches }) : first
        if (attended.kind !== 'done') return { attended, token: null }
        if (isTry) tried.delete(triedFor(typed, visitor))
        if (attended.keep) {
          keep(attended.keep.account, password_hash)
          if (code !== undefined) keepCode(attended.keep.account.id, code_hash)
          if (password_hash !== null || attended.keep.account.status !== 'active')
            db.prepare('delete from "_sessions" where who = ? and hash <> ?').run(attended.keep.account.id, token === null ? '' : digest(token))
        }
        keepLog(typed.do ?? '', attended, agent)
        // The code that was hashed is the one to be shown.
        const shown = code && attended.code ? { ...attended, code: { ...attended.code, code } } : attended
        return { attended: shown, token: attended.enter === undefined ? null : enter(attended.enter, visitor, token) }
      })
    },
    /** What a page shows of accounts. */
    shown(path: string, visitor: Visitor): Pick<SiteRequest, 'people' | 'members' | 'demo'> {
      if (!model.accounts) return {}
      const kept = rows().map(read)
      const lists = listsPeople(model, path) && viewerOf(model, visitor).manages
      const members = membersOf(model, visitor, kept)
      return { ...(lists && { people: peopleOf(model.accounts, kept) }), ...(members && { members }), ...(!isDemoOpen(kept) && { demo: false }) }
    },
  }
}

/** The tables of the accounts of a site's visitors, as SQL; `labels` name what an account has beside what every account has. */
export const accountTables = (labels: readonly string[] = []): string => `create table if not exists "_accounts" (
  id text primary key,
  kind text not null, -- own, demo or sample
  name text not null,
  email text not null,
  role text,
  fields text not null, -- JSON${labels.length > 0 ? `: ${labels.join(', ')}` : ''}
  status text not null, -- active, blocked or removed
  password_hash text not null, -- scrypt, '' for none
  created_at integer not null -- Unix seconds
);
create table if not exists "_recovery_codes" (
  account text primary key,
  hash text not null -- scrypt, of a code by which a new password can be set once
);
create table if not exists "_sessions" (
  hash text primary key, -- of the visitor's token
  who text not null, -- the id of an account, or demo
  expires_at integer not null -- Unix seconds
);`
