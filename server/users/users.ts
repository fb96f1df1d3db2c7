import type { Plan } from '../../contract/plans.api.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database } from '../database/tables.ts'
import type { Background } from '../http/background.ts'
import type { Clock } from '../http/clock.ts'
import type { LimitsConfig } from '../http/limits.config.ts'
import { createLimits, type LimitOf } from '../http/limits.ts'
import type { Log } from '../http/log.ts'
import type { Member } from '../http/mount.ts'
import { type AccessTokens, createAccessTokens } from './access-token.ts'
import { breachedBy } from './breached-passwords.ts'
import { bindingOf } from './flow-cookie.ts'
import type { GitHubSettings } from './github.ts'
import type { GoogleSettings } from './google.ts'
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
interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly link: string | null
}

/** What accounts need from outside their folder. */
export interface UsersPorts {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly background: Background
  readonly log: Log
  readonly keyFor: KeyFor
  readonly public_url: string
  readonly google: GoogleSettings | null
  readonly github: GitHubSettings | null
  readonly limits: LimitsConfig
  /** Where the range service of breached passwords is; null for none. */
  readonly breached_passwords_url: string | null
  readonly sendMail: (mail: Mail) => Promise<void>
  readonly planOf: (db: Database, slug: string) => Promise<Plan>
  /** Puts a person on the free plan whose cancelled plan has come to its end. */
  readonly endPlans: (db: Database, now: number, user_id: string) => Promise<void>
  readonly usageOf: (db: Database, user_id: string, now: number) => Promise<Usage>
}
export interface UsersDeps extends UsersPorts {
  readonly access: AccessTokens
  readonly refresh: RefreshTokens
  readonly passwords: Passwords
  readonly limitOf: LimitOf
}

/** Accounts over their ports, and the check of a bearer token: its signature once, its session at every request. */
export function createUsers(ports: UsersPorts, of: { readonly access_ttl: number }) {
  const { clock, database, keyFor, public_url } = ports
  const access = createAccessTokens(keyFor.all('access token'), public_url, of.access_ttl, clock)
  const isAlive = prepareSessionCheck(database)
  const deps: UsersDeps = {
    ...ports,
    access,
    refresh: createRefreshTokens(keyFor.all('refresh token')),
    passwords: createPasswords(ports.limits.hashes, breachedBy(ports.breached_passwords_url, ports.log)),
    limitOf: createLimits(database, clock.now),
  }
  return {
    deps,
    async authenticate(token: string, request: Request): Promise<Member | null> {
      const verified = access.verify(token)
      const bearer = verified instanceof Promise ? await verified : verified
      if (!bearer || (bearer.binding !== null && bearer.binding !== bindingOf(request))) return null
      return (await isAlive(bearer, clock.now())) ? bearer : null
    },
  }
}
