import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { ApiError } from '../http/api-error.ts'
import type { Identity } from './identities.store.ts'

export interface GoogleSettings {
  readonly client_id: string
  readonly keys_url: string
}
export interface GoogleLogin extends Identity {
  readonly expires_at: number
}
export interface Google {
  /** Who a genuine ID token is for; null for any other. Throws 503 where Google's keys cannot be had. */
  read(id_token: string, now: number): Promise<GoogleLogin | null>
}

const issuers = ['https://accounts.google.com', 'accounts.google.com']
const skew_seconds = 60
const age_seconds = 3600
const keys_wait_ms = 5_000
const keys_kept_ms = 600_000
/** An unknown key makes us ask again, but no more often than this. */
const keys_pause_ms = 60_000

/** Google's ID tokens, checked against its published keys. */
export function createGoogle({ client_id, keys_url }: GoogleSettings): Google {
  const keys = createRemoteJWKSet(new URL(keys_url), { timeoutDuration: keys_wait_ms, cacheMaxAge: keys_kept_ms, cooldownDuration: keys_pause_ms })

  async function verify(id_token: string, now: number): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(id_token, keys, {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: client_id,
        clockTolerance: skew_seconds,
        maxTokenAge: age_seconds,
        requiredClaims: ['sub', 'iss', 'aud', 'iat', 'exp', 'email'],
        currentDate: new Date(now * 1000),
      })
      return payload
    } catch (error) {
      if (isOurs(error)) return null
      throw new ApiError('unavailable', { detail: 'Google cannot be reached right now. Try again in a moment.', retryAfter: 5, cause: error })
    }
  }
  return {
    async read(id_token, now) {
      const payload = await verify(id_token, now)
      return payload && loginOf(payload, client_id)
    },
  }
}

/** Whether the token is at fault, and not the way to Google's keys. */
const isOurs = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && !(error instanceof errors.JWKSInvalid) && error.code !== 'ERR_JOSE_GENERIC'

function loginOf({ sub, aud, azp, exp, email, email_verified, name, picture, hd }: JWTPayload, client_id: string): GoogleLogin | null {
  if (typeof aud !== 'string' || (azp !== undefined && azp !== client_id)) return null
  if (typeof sub !== 'string' || sub === '' || typeof email !== 'string' || email_verified !== true || exp === undefined) return null
  return {
    provider: 'google',
    subject: sub,
    email,
    full_name: typeof name === 'string' ? name : '',
    picture: typeof picture === 'string' ? picture : null,
    // Google itself gives out these addresses; others it has merely once sent a mail to.
    authoritative: /@(?:gmail|googlemail)\.com$/i.test(email) || (typeof hd === 'string' && hd !== ''),
    expires_at: exp + skew_seconds,
  }
}
