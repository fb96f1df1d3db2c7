import { createHmac, randomBytes } from 'node:crypto'
import { digest, isSame } from './refresh-token.ts'

const name = '__Host-oauth_flow'
const good_seconds = 600
const secret_bytes = 32

/** One login by GitHub under way in one browser: what its cookie holds, and what follows from it for the provider. */
export interface Flow {
  readonly cookie: string
  /** Comes back in the address; only the browser with the cookie can have begun it. */
  readonly state: string
  /** PKCE: shown when the code is exchanged, its SHA-256 before. */
  readonly verifier: string
  readonly expires_at: number
}
export interface Flows {
  begin(now: number): Flow
  /** The flow whose cookie and state a request bears; null where they are forged, over, or of two flows. */
  resume(request: Request, state: string, now: number): Flow | null
}

function cookieOf(request: Request): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

/** SHA-256 of the flow cookie that a request bears; null without one. */
export function bindingOf(request: Request): string | null {
  const cookie = cookieOf(request)
  return cookie === null ? null : digest(cookie)
}

export const setCookie = (flow: Flow): string => `${name}=${flow.cookie}; Path=/; Max-Age=${good_seconds}; HttpOnly; Secure; SameSite=Lax`

/** Flows that are kept in their cookies alone, `secret.expiry.seal`, so that nobody can fill the server with them. */
export function createFlows(key: Uint8Array): Flows {
  const mac = (what: string, text: string) => createHmac('sha256', key).update(`${what}\n${text}`).digest('base64url')
  const flowOf = (cookie: string, expires_at: number): Flow => ({ cookie, state: mac('state', cookie), verifier: mac('verifier', cookie), expires_at })
  return {
    begin(now) {
      const expires_at = now + good_seconds
      const open = `${randomBytes(secret_bytes).toString('base64url')}.${expires_at}`
      return flowOf(`${open}.${mac('seal', open)}`, expires_at)
    },
    resume(request, state, now) {
      const cookie = cookieOf(request)
      const [secret = '', expiry = '', seal = '', ...more] = cookie?.split('.') ?? []
      if (cookie === null || more.length > 0 || !isSame(seal, mac('seal', `${secret}.${expiry}`))) return null
      const flow = flowOf(cookie, Number(expiry))
      return flow.expires_at > now && isSame(state, flow.state) ? flow : null
    },
  }
}
