import type { Plan } from '../../contract/plans.api.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import type { Background } from '../http/background.ts'
import type { Clock } from '../http/clock.ts'
import type { Member } from '../http/mount.ts'
import { type AccessTokens, createAccessTokens } from './access-token.ts'
import { createPasswords, type Passwords } from './passwords.ts'
import { createRefreshTokens, type RefreshTokens } from './refresh-token.ts'
import type { KeyFor } from './secret.store.ts'
import { prepareSessionCheck } from './sessions.store.ts'

interface Usage {
  readonly daily_usage: number
  readonly monthly_usage: number
  readonly daily_resets_at: number
  readonly monthly_resets_at: number
}

/** What accounts need from outside their folder. */
export interface UsersPorts {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly background: Background
  readonly public_url: string
  readonly sendMail: (mail: { readonly to: string; readonly subject: string; readonly text: string; readonly link: string | null }) => Promise<void>
  readonly planOf: (db: Database, slug: string) => Promise<Plan>
  /** Puts a person on the free plan whose cancelled plan has come to its end. */
  readonly endPlans: (db: Database, now: number, user_id: string) => Promise<void>
  readonly usageOf: (db: Database, user_id: string, now: number) => Promise<Usage>
}
export interface UsersDeps extends UsersPorts {
  readonly access: AccessTokens
  readonly refresh: RefreshTokens
  readonly passwords: Passwords
}

/** Accounts over their ports, and the check of a bearer token: its signature once, its session at every request. */
export function createUsers(ports: UsersPorts, of: { readonly keyFor: KeyFor; readonly access_ttl: number }) {
  const access = createAccessTokens(of.keyFor('access token'), ports.public_url, of.access_ttl, ports.clock)
  const isAlive = prepareSessionCheck(ports.database)
  const deps: UsersDeps = { ...ports, access, refresh: createRefreshTokens(of.keyFor('refresh token')), passwords: createPasswords() }
  return {
    deps,
    async authenticate(token: string): Promise<Member | null> {
      const member = await access.verify(token)
      return member && (await isAlive(member, ports.clock.now())) ? member : null
    },
  }
}
