import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** SHA-256 in hexadecimal, as tokens are kept at rest. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}

export interface RefreshTokens {
  first(session_id: string): string
  /** The token after a genuine one, and what it was if another key was in use then; each the same for the same, so that it can be given twice without being kept. */
  after(token: string): readonly [string, ...string[]]
  /** The session of a genuine token, null for a forged one. */
  sessionOf(token: string): string | null
}

/** Opaque refresh tokens `session.secret.seal`: each secret follows from the one before by a keyed hash, and the seal, by any of `keys`, tells a used token from a made-up one. */
export function createRefreshTokens(keys: readonly [Uint8Array, ...Uint8Array[]]): RefreshTokens {
  const mac = (key: Uint8Array, what: string, text: string) => createHmac('sha256', key).update(`${what}\n${text}`).digest('base64url')
  const sealed = (key: Uint8Array, session_id: string, secret: string) => `${session_id}.${secret}.${mac(key, 'seal', `${session_id}.${secret}`)}`
  const next = (key: Uint8Array, token: string) => sealed(key, token.split('.')[0] ?? '', mac(key, 'next', token))
  return {
    first: (session_id) => sealed(keys[0], session_id, randomBytes(32).toString('base64url')),
    after: (token) => [next(keys[0], token), ...keys.slice(1).map((key) => next(key, token))],
    sessionOf(token) {
      const [session_id, secret, seal, ...more] = token.split('.')
      if (!session_id || !secret || !seal || more.length > 0) return null
      return keys.some((key) => isSame(seal, mac(key, 'seal', `${session_id}.${secret}`))) ? session_id : null
    },
  }
}
