import type { RouterHistory } from '@tanstack/react-router'
import type { CallbackInput } from '../../machines/callback.machine.ts'
import { readTokens } from '../api/tokens.ts'

/** What /login/callback was handed over, which thereby leaves the address and its history; elsewhere nothing. */
export function takeHandedOver(history: RouterHistory, now_ms: number): CallbackInput {
  if (history.location.pathname !== '/login/callback') return { tokens: null, given: false }
  const query = new URLSearchParams(history.location.search)
  if (query.size > 0) {
    history.replace('/login/callback')
    history.flush()
  }
  const access = query.get('access_token')
  return access ? { tokens: readTokens(access, query.get('refresh_token'), now_ms, 'arrived'), given: true } : { tokens: null, given: false }
}
