import { jwtDecode } from 'jwt-decode'
import type { HeldTokens } from '../../machines/token-life.machine.ts'

/** Of a token's life, the part after which it is renewed. */
const renewedAfter = 0.8

/** The times of an access token in milliseconds, `exp` and perhaps `iat`; throws where it is no token, or says not when it expires. */
function timesOf(access: unknown): { readonly expires: number; readonly issued: number | null } {
  const { exp, iat } = jwtDecode(access as string)
  if (typeof exp !== 'number' || !Number.isFinite(exp)) throw new TypeError('the token says not when it expires.')
  return { expires: exp * 1000, issued: typeof iat === 'number' && iat < exp ? iat * 1000 : null }
}

/**
 * The tokens with their times, or null where the access token expires no later than now, cannot be decoded, or is not a string; the
 * console then reads "Token validation error:" (specification 4). The life of a `stored` token began when it was issued, that of one
 * that has just arrived begins now, whatever this machine's clock says.
 */
export function readTokens(access: unknown, refresh: string | null, now_ms: number, from: 'stored' | 'arrived'): HeldTokens | null {
  try {
    const { expires, issued } = timesOf(access)
    if (expires > now_ms) {
      const life = expires - (issued ?? now_ms)
      const spent = from === 'stored' && issued !== null ? now_ms - issued : 0
      return { access: access as string, refresh, renew_in_ms: Math.max(0, life * renewedAfter - spent), expire_in_ms: expires - now_ms }
    }
    console.error('Token validation error:', 'the token has expired.')
  } catch (error) {
    console.error('Token validation error:', error instanceof Error ? error.name : 'the token cannot be read.')
  }
  return null
}

/** Whether two access tokens are known to be the same person's; a token that names nobody is nobody's. */
export function areOfOnePerson(one: string | null, other: string): boolean {
  const personOf = (token: string): unknown => {
    const claims = jwtDecode<{ sub?: unknown; user_id?: unknown }>(token)
    return claims.sub ?? claims.user_id ?? null
  }
  try {
    return one !== null && personOf(one) !== null && personOf(one) === personOf(other)
  } catch {
    return false
  }
}
