import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** SHA-256 in hexadecimal, as tokens are kept at rest. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

export interface RefreshTokens {
  first(session_id: string): string
  /** The token after a genuine one; the same for the same, so that it can be given twice without being kept. */
  after(token: string): string
  /** The session of a genuine token, null for a forged one. */
  sessionOf(token: string): string | null
}

/** Opaque refresh tokens `session.secret.seal`: each secret follows from the one before by a keyed hash, and the seal tells a used token from a made-up one. */
export function createRefreshTokens(key: Uint8Array): RefreshTokens {
  const mac = (what: string, text: string) => createHmac('sha256', key).update(`${what}\n${text}`).digest('base64url')
  const sealed = (session_id: string, secret: string) => `${session_id}.${secret}.${mac('seal', `${session_id}.${secret}`)}`
  function sessionOf(token: string): string | null {
    const [session_id, secret, seal, ...more] = token.split('.')
    if (!session_id || !secret || !seal || more.length > 0) return null
    const expected = Buffer.from(mac('seal', `${session_id}.${secret}`))
    const given = Buffer.from(seal)
    return given.length === expected.length && timingSafeEqual(given, expected) ? session_id : null
  }
  return {
    first: (session_id) => sealed(session_id, randomBytes(32).toString('base64url')),
    after: (token) => sealed(token.split('.')[0] ?? '', mac('next', token)),
    sessionOf,
  }
}
