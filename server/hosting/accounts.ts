import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { AppModel } from '../../builder/model.ts'
import { viewerOf } from '../../builder/render/access.ts'
import { type Attendance, type Attended, attend, passwordIn, provers, subjectOf } from '../../builder/render/account/attend.ts'
import { loggedOf } from '../../builder/render/account/log.ts'
import { asksCode, codeFrom, readCode } from '../../builder/render/account/recover.ts'
import {
  choosesAccounts,
  demo_id,
  demoAccount,
  isDemoOpen,
  listsPeople,
  loginOf,
  membersOf,
  peopleOf,
  phoneOf,
  signedIn,
} from '../../builder/render/account/who.ts'
import type { Rows } from '../../builder/render/limits.ts'
import { daysLoggedIn, settingEntities } from '../../builder/render/set-rows.ts'
import type { SiteAccount, SiteRequest, Visitor } from '../../builder/site.ts'
import type { Database } from '../database/tables.ts'
import { createLimits } from '../http/limits.ts'
import { isLoopback, networkOf } from '../http/sliding-window.ts'
import {
  addSession,
  countAccounts,
  endSession,
  endSessions,
  findAccount,
  giveRows,
  type Hashes,
  type KeptAccount,
  keepAccount,
  listAccounts,
  namedAccounts,
  whoOf,
} from './accounts.store.ts'
import { createLoginLimits, type Tried } from './login-limits.ts'
import { setPreviewAccount, setPreviewRole } from './previews.store.ts'
import type { HostingDeps, Session, Site, SiteEnv } from './site.ts'
import type { Visitors } from './visitor.ts'

const day_s = 24 * 3600
/** A sign of a recovery code for each. */
const code_bytes = 28
const breached = 'This password has been stolen from another site, so that it is tried everywhere. Choose another one.'
const taken = 'There is an account with this email address or phone number already. Log in instead.'

/** Once so much of a site's rows is taken, sign-ins leave the rest to what people enter. */
const log_share = 0.8
interface CarriedOut {
  readonly does: string
  readonly attended: Extract<Attended, { kind: 'done' }>
}
interface Entering {
  readonly who: string | null
  /** Whose rows become theirs, null for none. */
  readonly anonymous: string | null
  /** How long they stay logged in. */
  readonly days: number
}
export type Answer = Attended | { readonly kind: 'limited'; readonly wait: number }

/** The accounts of sites' visitors: who is logged in, and what becomes of the forms that concern accounts. */
export function createAccounts(deps: HostingDeps & { readonly visitors: Visitors }) {
  const { clock, visitors, passwords, limits } = deps
  const { db } = deps.database
  const limitOf = createLimits(deps.database, clock.now)
  const tries = createLoginLimits(limitOf, limits)
  const registrations = limitOf('site registration network', limits.registrations)

  /** Who asks: by the preview, or by the visitor's token. */
  async function session(context: Context<SiteEnv>): Promise<Session> {
    const { site } = context.env
    const { accounts } = site.model
    if (!accounts) return { who: null, account: null }
    const token = visitors.tokenId(context)
    const who = site.preview
      ? site.preview.account === null
        ? demo_id
        : site.preview.account || null
      : token === null
        ? null
        : await whoOf(db, site, token, clock.now())
    if (who === null) return { who, account: null }
    const visitor = site.preview ? site.project_id : (token ?? '')
    const kept = await findAccount(db, site, who === demo_id ? visitor : who)
    const account = signedIn(accounts, who, visitor, kept?.account)
    return account && who === demo_id && !isDemoOpen(await accountsOf([demo_id], site)) ? { who: null, account: null } : { who: account && who, account }
  }
  const accountsOf = async (ids: readonly string[], site: Site): Promise<SiteAccount[]> =>
    (await namedAccounts(db, site, { ids, emails: [], phones: [] })).map(({ account }) => account)

  /** The rows of the site's settings, as far as accounts heed them. */
  async function settingRows(site: Site): Promise<Rows> {
    const read = await Promise.all(settingEntities(site.model).map(async (entity) => [entity, await deps.rows.rowsOf(site, entity)] as const))
    return Object.fromEntries(read)
  }

  async function kept(site: Site, of: Pick<Attendance, 'typed' | 'visitor'>): Promise<KeptAccount[]> {
    const { typed, visitor } = of
    const logins = [typed.login, typed.email, site.model.accounts?.phone ? typed[site.model.accounts.phone] : '', visitor.account?.email].map((one) =>
      loginOf(one ?? ''),
    )
    const names = [...new Set(logins.filter((one) => one !== ''))]
    const ids = [demo_id, typed.account, visitor.account?.id].flatMap((one) => one || [])
    return await namedAccounts(db, site, { ids, emails: names.filter((one) => one.includes('@')), phones: names.filter((one) => !one.includes('@')) })
  }

  /** Whose password is tried with a form; null with one that has none to try. */
  function triedBy({ typed, visitor }: Pick<Attendance, 'typed' | 'visitor'>, of: Site, ip: string): Tried | null {
    if (typed.do === 'log_in') return { of, who: loginOf(typed.login ?? ''), ip }
    if (typed.do === 'recover') return { of, who: loginOf(typed.email ?? ''), ip }
    return Object.hasOwn(provers, typed.do ?? '') ? { of, who: visitor.account?.id ?? '', ip } : null
  }

  /** Carries out a form that concerns accounts, for whoever sends it. */
  async function submit(context: Context<SiteEnv>, given: Readonly<Record<string, string>>): Promise<Answer> {
    const { site, ip } = context.env
    // No text of an account has a NUL in it, and PostgreSQL takes none.
    const typed = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text.replaceAll('\0', '')]))
    const { visitor, roles } = visitors.read(context)
    const tried = triedBy({ typed, visitor }, site, ip)
    const isCounted = typed.do === 'register' && !isLoopback(ip)
    const wait = tried ? await tries.begin(tried) : isCounted ? await registrations.tryTake(networkOf(ip)) : 0
    if (wait > 0) return { kind: 'limited', wait }
    const [known, rows] = await Promise.all([kept(site, { typed, visitor }), settingRows(site)])
    const of = {
      typed,
      visitor,
      roles,
      kept: known.map(({ account }) => account),
      now: clock.now(),
      newId: () => clock.randomId(),
      newCode: () => codeFrom(randomBytes(code_bytes)),
      rows,
    }
    const asked = passwordIn(of)
    const subject = subjectOf(site.model, of)
    const held = known.find(({ account }) => account.id === subject?.id)
    const hash = (asksCode(typed) ? held?.recovery_hash : held?.password_hash) || null
    const matches = asked !== null && (await passwords.matches(hash, asked))
    const attended = attend(site.model, { ...of, matches })
    if (attended.kind !== 'done') return attended
    if (typed.do === 'register' && (await countAccounts(db, site)) >= limits.accounts)
      return refusedFor(typed, site.model, 'This site takes no more accounts for now.')
    if (tried) await tries.succeeded(tried)
    if (attended.keep?.password != null && (await passwords.isBreached(attended.keep.password))) return refusedFor(typed, site.model, breached)
    const password_hash = attended.keep?.password == null ? null : await passwords.hash(attended.keep.password)
    const recovery = attended.keep?.recovery
    const recovery_hash = recovery ? await passwords.hash(readCode(recovery)) : recovery === null ? '' : null
    const done = await db
      .transaction()
      .execute((trx) => carryOut(trx, context, { does: typed.do ?? '', attended }, { password_hash, recovery_hash, days: daysLoggedIn(site.model, rows) }))
    return done ? attended : refusedFor(typed, site.model, taken)
  }

  async function carryOut(
    trx: Database,
    context: Context<SiteEnv>,
    { does, attended: of }: CarriedOut,
    { days, ...hashes }: Hashes & { readonly days: number },
  ): Promise<boolean> {
    const { site } = context.env
    const before = visitors.read(context).visitor
    if (of.keep) {
      const { account } = of.keep
      if (!(await keepAccount(trx, site, { account, phone: phoneOf(site.model.accounts, account), ...hashes }))) return false
      if (hashes.password_hash !== null || account.status !== 'active') await endSessions(trx, site, account.id, visitors.tokenId(context) ?? '', clock.now())
    }
    if (of.enter !== undefined) await enter(trx, context, { who: of.enter, anonymous: before.account ? null : before.id, days })
    if (of.role !== undefined) await takeRole(trx, context, of.role)
    await keepLog(trx, context, { does, attended: of })
    return true
  }

  /** Keeps that somebody signed in or changed their password, as long as the site has room, and nothing of whoever leaves. */
  async function keepLog(trx: Database, context: Context<SiteEnv>, { does, attended }: CarriedOut): Promise<void> {
    const { site } = context.env
    const { log } = site.model.accounts ?? {}
    if (!log) return
    if (does === 'leave' && attended.keep) return await deps.rows.keepNewest(trx, site, { entity: log.entity, owner: attended.keep.account.id, most: 0 })
    const entered = attended.enter && attended.enter !== demo_id ? (await findAccount(trx, site, attended.enter))?.account : undefined
    const account = attended.keep?.account ?? entered ?? null
    const now = clock.now()
    const logged = loggedOf(site.model, attended, { does, account, agent: context.req.header('user-agent') ?? '', now })
    if (!logged) return
    const { entity, owner, values, most } = logged
    if (await deps.rows.insertRow(trx, site, { id: clock.randomId(), entity, owner, values }, Math.floor(site.row_limit * log_share), now))
      await deps.rows.keepNewest(trx, site, { entity, owner, most })
  }

  /** Logs in or out under a new token, so that nobody is logged in by one that was planted. */
  async function enter(trx: Database, context: Context<SiteEnv>, { who, anonymous, days }: Entering): Promise<void> {
    const { site } = context.env
    const now = clock.now()
    if (site.preview) await setPreviewAccount(trx, site.preview.id, who === demo_id ? null : (who ?? ''))
    const old = visitors.tokenId(context)
    const fresh = site.preview ? site.project_id : visitors.renew(context)
    if (!site.preview) {
      if (old !== null) await endSession(trx, old)
      if (who !== null)
        await addSession(trx, { hash: fresh, project_id: site.project_id, space: site.space, who, created_at: now, expires_at: now + days * day_s })
    }
    if (who !== null && anonymous) await giveRows(trx, site, anonymous, who === demo_id ? fresh : who)
  }

  async function takeRole(trx: Database, context: Context<SiteEnv>, role: string | null): Promise<void> {
    const { site } = context.env
    if (site.preview) await setPreviewRole(trx, site.preview.id, role ?? site.model.roles[0]?.id ?? '')
    else if (role !== null) visitors.setRole(context, role)
  }

  return {
    session,
    submit,
    /** The account that is logged in once a form has been carried out. */
    async after(context: Context<SiteEnv>, { keep, enter }: Extract<Attended, { kind: 'done' }>): Promise<SiteAccount | null> {
      const { site } = context.env
      if (keep && keep.account.id === (enter ?? visitors.read(context).visitor.account?.id)) return keep.account
      if (enter === demo_id && site.model.accounts) return demoAccount(site.model.accounts, demo_id)
      return enter === undefined || enter === null ? (visitors.read(context).visitor.account ?? null) : ((await findAccount(db, site, enter))?.account ?? null)
    },
    /** What a page shows of accounts: everybody's, to the managing role where it lists them, and that the demonstration account is closed. */
    async shown(site: Site, path: string, visitor: Visitor): Promise<Pick<SiteRequest, 'people' | 'members' | 'demo'>> {
      const { accounts } = site.model
      if (!accounts) return {}
      const closed = visitor.account === null && !isDemoOpen(await accountsOf([demo_id], site))
      const lists = listsPeople(site.model, path) && viewerOf(site.model, visitor).manages
      const asked = lists || choosesAccounts(site.model)
      const kept = asked ? (await listAccounts(db, site)).map(({ account }) => account) : []
      const members = membersOf(site.model, visitor, kept)
      return { ...(lists && { people: peopleOf(accounts, kept) }), ...(members && { members }), ...(closed && { demo: false }) }
    },
  }
}
export type SiteAccounts = ReturnType<typeof createAccounts>

function refusedFor(typed: Readonly<Record<string, string>>, { accounts, pages }: AppModel, sentence: string): Attended {
  const { password: _, current: __, code: ___, do: does = '', ...rest } = typed
  const path =
    does === 'register'
      ? accounts?.register
      : does === 'recover'
        ? accounts?.recovery
        : ['profile', 'password', 'leave', 'make_code'].includes(does)
          ? accounts?.account
          : pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))?.path
  return { kind: 'refused', path: path ?? '/', refusal: { action: `_${does}`, row: null, errors: { '': sentence }, typed: rest } }
}
