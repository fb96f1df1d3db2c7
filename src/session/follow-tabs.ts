import type { SessionEvent } from '../../machines/session.machine.ts'
import { areOfOnePerson } from '../api/tokens.ts'
import { readStoredTokens, storedToken } from './stored-session.ts'

/** Tells of another tab's login, of its logout, and of tokens that it renewed, as they appear in storage; answers how to stop. */
export function followOtherTabs(heldToken: () => string | null, send: (event: SessionEvent) => void, now: () => number = Date.now): () => void {
  const look = ({ key }: StorageEvent) => {
    // A key of null is a store that was cleared whole.
    if (key !== null && key !== 'authToken') return
    const held = heldToken()
    if (storedToken() === held) return
    const tokens = readStoredTokens(now())
    if (tokens === null) send({ type: 'tokens.removed' })
    else send({ type: areOfOnePerson(held, tokens.access) ? 'tokens.renewed' : 'tokens.arrived', ...tokens })
  }
  window.addEventListener('storage', look)
  return () => window.removeEventListener('storage', look)
}
