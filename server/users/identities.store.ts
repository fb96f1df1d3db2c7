import * as v from 'valibot'
import { limits } from '../../contract/limits.ts'
import { email as emailSchema } from '../../contract/text.ts'
import { isUniqueViolation } from '../database/database.ts'
import type { Database, Tables } from '../database/tables.ts'
import { voidMailTokens } from './mail-tokens.store.ts'
import { revokeSessions } from './sessions.store.ts'
import { holdUserByEmail } from './users.store.ts'

/** Who somebody is at a provider, which has verified the address. */
export interface Identity {
  readonly provider: Tables['identities']['provider']
  readonly subject: string
  readonly email: string
  readonly full_name: string
  readonly picture: string | null
  /** Whether the provider's word is enough to let somebody into the account that its owner has verified here. */
  readonly authoritative: boolean
}
export type Resolved =
  | { readonly outcome: 'known' | 'created' | 'linked' | 'taken over'; readonly user_id: string }
  /** An account of this address exists, and the provider cannot say that it is theirs. */
  | { readonly outcome: 'refused' }

interface Stamp {
  readonly id: string
  readonly now: number
}

/** Finds, links or makes the account of an identity; `stamp` has the id of one that is made. */
export async function resolveIdentity(db: Database, identity: Identity, stamp: Stamp): Promise<Resolved> {
  const email = v.safeParse(emailSchema, identity.email)
  if (!email.success) return { outcome: 'refused' }
  const of = { ...identity, email: email.output }
  const attempt = () => db.transaction().execute((trx) => resolve(trx, of, stamp))
  try {
    return await attempt()
  } catch (error) {
    // Somebody else made the account or the link meanwhile; the second time they are there.
    if (isUniqueViolation(error)) return await attempt()
    throw error
  }
}

async function resolve(trx: Database, of: Identity, stamp: Stamp): Promise<Resolved> {
  const known = await trx.selectFrom('identities').select('user_id').where('provider', '=', of.provider).where('subject', '=', of.subject).executeTakeFirst()
  if (known) return { outcome: 'known', user_id: known.user_id }
  const user = await holdUserByEmail(trx, of.email)
  if (!user) return await create(trx, of, stamp)
  if (user.email_verified_at === null) return await takeOver(trx, user.id, of, stamp)
  if (!of.authoritative) return { outcome: 'refused' }
  await link(trx, user.id, of, stamp)
  return { outcome: 'linked', user_id: user.id }
}

const portraits = new Set(['lh3.googleusercontent.com', 'avatars.githubusercontent.com'])
const portraitOf = (text: string | null): string | null => {
  const url = text === null || text.length > 1_000 ? null : URL.parse(text)
  return url?.protocol === 'https:' && portraits.has(url.host) ? url.href : null
}
const nameOf = ({ full_name, email }: Identity): string =>
  full_name
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .trim()
    .slice(0, limits.name_max) || email.slice(0, email.indexOf('@'))

const link = (trx: Database, user_id: string, { provider, subject }: Identity, { now }: Stamp) =>
  trx.insertInto('identities').values({ provider, subject, user_id, created_at: now }).execute()

async function create(trx: Database, of: Identity, stamp: Stamp): Promise<Resolved> {
  await trx
    .insertInto('users')
    .values({
      id: stamp.id,
      email: of.email,
      full_name: nameOf(of),
      password_hash: '',
      email_verified_at: stamp.now,
      plan: 'free',
      created_at: stamp.now,
      picture: portraitOf(of.picture),
    })
    .execute()
  await link(trx, stamp.id, of, stamp)
  return { outcome: 'created', user_id: stamp.id }
}

/** Whoever registered the address without ever showing that it is theirs loses the password, every session and every link. */
async function takeOver(trx: Database, user_id: string, of: Identity, stamp: Stamp): Promise<Resolved> {
  await trx
    .updateTable('users')
    .set({ password_hash: '', email_verified_at: stamp.now, full_name: nameOf(of), picture: portraitOf(of.picture) })
    .where('id', '=', user_id)
    .execute()
  await revokeSessions(trx, user_id, stamp.now)
  await voidMailTokens(trx, user_id)
  await link(trx, user_id, of, stamp)
  return { outcome: 'taken over', user_id }
}
