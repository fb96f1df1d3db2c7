import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../http/clock.ts'
import type { Member } from '../http/mount.ts'

export interface AccessTokens {
  sign(member: Member): Promise<string>
  /** Whom a token was signed for; null for whatever is not a token of ours, of this kind, in its time. Says nothing about the session. */
  verify(token: string): Promise<Member | null>
}

const type = 'at+jwt'
const algorithm = 'HS256'
const cached = 10_000
const length_max = 2_048

/** Access tokens of `ttl` seconds for the app at `origin`; a genuine token is verified once and then known until it expires. */
export function createAccessTokens(key: Uint8Array, origin: string, ttl: number, clock: Clock): AccessTokens {
  const audience = `${origin}/api/v1`
  const known = new Map<string, Member & { readonly exp: number }>()

  async function read(token: string): Promise<(Member & { readonly exp: number }) | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        issuer: origin,
        audience,
        requiredClaims: ['iss', 'aud', 'sub', 'sid', 'jti', 'iat', 'exp'],
        currentDate: new Date(clock.now() * 1000),
      })
      const { sub, sid, exp } = payload
      if (payload.token_type !== 'access' || typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null
      return { user_id: sub, session_id: sid, exp }
    } catch {
      return null
    }
  }
  return {
    sign: ({ user_id, session_id }) =>
      new SignJWT({ sid: session_id, token_type: 'access' })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(origin)
        .setAudience(audience)
        .setSubject(user_id)
        .setJti(clock.randomId())
        .setIssuedAt(clock.now())
        .setExpirationTime(clock.now() + ttl)
        .sign(key),
    async verify(token) {
      if (token.length > length_max) return null
      const found = known.get(token) ?? (await read(token))
      if (!found || found.exp <= clock.now()) {
        known.delete(token)
        return null
      }
      if (known.size >= cached) known.clear()
      known.set(token, found)
      return found
    },
  }
}
