import { createHash } from 'node:crypto'
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../http/clock.ts'
import type { Member } from '../http/mount.ts'

/** What a genuine token says. */
export interface Bearer extends Member {
  /** SHA-256 of the cookie without which the token is worth nothing; null where it needs none. */
  readonly binding: string | null
}
export interface AccessTokens {
  /** `auth_time` is the time of the login; a token that is handed over in an address is bound to a cookie and short. */
  sign(member: Member, of: { readonly auth_time: number; readonly binding?: string; readonly ttl?: number }): Promise<string>
  /** Whom a token was signed for; null for whatever is not a token of ours, of this kind, in its time. Says nothing about the session. */
  verify(token: string): Promise<Bearer | null> | Bearer | null
}

const type = 'at+jwt'
const algorithm = 'HS256'
const cached = 10_000
const length_max = 2_048

const kidOf = (key: Uint8Array): string => createHash('sha256').update('kid').update(key).digest('base64url').slice(0, 12)

/**
 * Access tokens of `ttl` seconds for the app at `origin`, signed by the first of `keys`; those signed by the others stay
 * good. A genuine token is verified once and then known until it expires.
 */
export function createAccessTokens(keys: readonly [Uint8Array, ...Uint8Array[]], origin: string, ttl: number, clock: Clock): AccessTokens {
  const audience = `${origin}/api/v1`
  const [signing] = keys
  const kid = kidOf(signing)
  const byKid = new Map(keys.map((key) => [kidOf(key), key]))
  const known = new Map<string, Bearer & { readonly exp: number }>()

  async function read(token: string): Promise<(Bearer & { readonly exp: number }) | null> {
    try {
      const key = byKid.get(decodeProtectedHeader(token).kid ?? '')
      if (!key) return null
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        issuer: origin,
        audience,
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'jti', 'iat', 'exp', 'auth_time'],
        currentDate: new Date(clock.now() * 1000),
      })
      const { sub, sid, exp, aud, iat, bnd = null } = payload
      if (payload.token_type !== 'access' || typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null
      if (typeof aud !== 'string' || iat === undefined || iat > clock.now() || (bnd !== null && typeof bnd !== 'string')) return null
      return { user_id: sub, session_id: sid, binding: bnd, exp }
    } catch {
      return null
    }
  }
  async function learn(token: string): Promise<Bearer | null> {
    const bearer = await read(token)
    if (!bearer || bearer.exp <= clock.now()) return null
    if (known.size >= cached) known.clear()
    known.set(token, bearer)
    return bearer
  }
  return {
    sign: ({ user_id, session_id }, of) =>
      new SignJWT({ sid: session_id, token_type: 'access', auth_time: of.auth_time, ...(of.binding !== undefined && { bnd: of.binding }) })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setIssuer(origin)
        .setAudience(audience)
        .setSubject(user_id)
        .setJti(clock.randomId())
        .setIssuedAt(clock.now())
        .setExpirationTime(clock.now() + (of.ttl ?? ttl))
        .sign(signing),
    verify(token) {
      if (token.length > length_max) return null
      const found = known.get(token)
      if (found && found.exp > clock.now()) return found
      known.delete(token)
      return found ? null : learn(token)
    },
  }
}
