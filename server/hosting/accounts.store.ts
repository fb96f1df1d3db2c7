import type { Selectable } from 'kysely'
import type { Values } from '../../builder/model.ts'
import type { SiteAccount } from '../../builder/site.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Space } from './site.ts'

/** An account with the hashes of its password and of its recovery code, '' for none. */
export interface KeptAccount {
  readonly account: SiteAccount
  readonly password_hash: string
  readonly recovery_hash: string
}
/** Accounts that a page lists at most. */
const listed_max = 500

function read({ id, kind, name, email, role, fields, status, created_at, password_hash, recovery_hash }: Selectable<Tables['site_accounts']>): KeptAccount {
  return { account: { id, kind, name, email, role, values: JSON.parse(fields) as Values, status, created_at }, password_hash, recovery_hash }
}
const within = (db: Database, { project_id, space }: Space) =>
  db.selectFrom('site_accounts').selectAll().where('project_id', '=', project_id).where('space', '=', space)

export async function findAccount(db: Database, of: Space, id: string): Promise<KeptAccount | undefined> {
  const row = await within(db, of).where('id', '=', id).executeTakeFirst()
  return row && read(row)
}

/** The newest accounts of a space. */
export async function listAccounts(db: Database, of: Space): Promise<KeptAccount[]> {
  return (await within(db, of).orderBy('created_at', 'desc').orderBy('id').limit(listed_max).execute()).map(read)
}

export interface Named {
  readonly ids: readonly string[]
  readonly emails: readonly string[]
  readonly phones: readonly string[]
}
/** The accounts that have one of these ids, email addresses or phone numbers, and the samples that somebody changed. */
export async function namedAccounts(db: Database, of: Space, { ids, emails, phones }: Named): Promise<KeptAccount[]> {
  const rows = await within(db, of)
    .where((is) =>
      is.or([
        is('kind', '=', 'sample'),
        ...(ids.length > 0 ? [is('id', 'in', ids)] : []),
        ...(emails.length > 0 ? [is('email', 'in', emails)] : []),
        ...(phones.length > 0 ? [is('phone', 'in', phones)] : []),
      ]),
    )
    .execute()
  return rows.map(read)
}

export const countAccounts = async (db: Database, { project_id, space }: Space): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('site_accounts')
        .select((is) => is.fn.countAll().as('count'))
        .where('project_id', '=', project_id)
        .where('space', '=', space)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Null where the password, or the recovery code, stays. */
export interface Hashes {
  readonly password_hash: string | null
  readonly recovery_hash: string | null
}
export interface ToKeep extends Hashes {
  readonly account: SiteAccount
  readonly phone: string | null
}
/** Keeps an account, new or changed; false where its email address or phone number is another's. */
export async function keepAccount(db: Database, of: Space, { account, phone, password_hash, recovery_hash }: ToKeep): Promise<boolean> {
  const { id, kind, name, email, role, status, created_at } = account
  const values = { kind, name, email, phone, role, status, fields: JSON.stringify(account.values) }
  const { project_id, space } = of
  const inserted = await db
    .insertInto('site_accounts')
    .values({ ...values, project_id, space, id, created_at, password_hash: password_hash ?? '', recovery_hash: recovery_hash ?? '' })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return true
  if (!(await findAccount(db, of, id)) || (await isTaken(db, of, account, phone))) return false
  await db
    .updateTable('site_accounts')
    .set({ ...values, ...(password_hash !== null && { password_hash }), ...(recovery_hash !== null && { recovery_hash }) })
    .where('project_id', '=', project_id)
    .where('space', '=', space)
    .where('id', '=', id)
    .execute()
  return true
}

async function isTaken(db: Database, of: Space, account: SiteAccount, phone: string | null): Promise<boolean> {
  if (account.kind !== 'own') return false
  const others = await namedAccounts(db, of, { ids: [], emails: [account.email], phones: phone === null ? [] : [phone] })
  return others.some(
    (one) =>
      one.account.id !== account.id &&
      one.account.kind === 'own' &&
      one.account.status !== 'removed' &&
      account.status !== 'removed' &&
      (one.account.email === account.email || phone !== null),
  )
}

/** Whose rows are another's from now on. */
export const giveRows = (db: Database, { project_id, space }: Space, from: string, to: string) =>
  db.updateTable('site_rows').set({ owner: to }).where('project_id', '=', project_id).where('space', '=', space).where('owner', '=', from).execute()

export async function whoOf(db: Database, { project_id, space }: Space, hash: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('site_sessions')
    .select('who')
    .where('hash', '=', hash)
    .where('project_id', '=', project_id)
    .where('space', '=', space)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.who ?? null
}
export const addSession = (db: Database, session: Tables['site_sessions']) => db.insertInto('site_sessions').values(session).execute()
export const endSession = (db: Database, hash: string) => db.deleteFrom('site_sessions').where('hash', '=', hash).execute()

/** Ends the sessions of an account but for one, and those that have run out. */
export async function endSessions(db: Database, { project_id, space }: Space, who: string, but: string, now: number): Promise<void> {
  await db
    .deleteFrom('site_sessions')
    .where('project_id', '=', project_id)
    .where('space', '=', space)
    .where((is) => is.or([is.and([is('who', '=', who), is('hash', '<>', but)]), is('expires_at', '<=', now)]))
    .execute()
}
