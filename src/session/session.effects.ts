import { fromPromise, waitFor } from 'xstate'
import type { User } from '../../contract/users.api.ts'
import type { SessionActor } from '../../machines/session.machine.ts'
import { type TokenLifeActor, tokenLifeMachine } from '../../machines/token-life.machine.ts'
import type { Client } from '../api/client.ts'
import { forgetAllWords } from '../ui/kept-words.ts'
import { renewTokensOver } from './renewal.effects.ts'
import { clearStoredSession, clearStoredUser, storeTokens, storeUser } from './stored-session.ts'

interface Tokens {
  readonly access: string
  readonly refresh: string | null
}

const usersApi = async () => (await import('../../contract/users.api.ts')).usersApi
async function revoke(client: Client, token: string | null, refresh: string | null): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await client.call((await usersApi()).logout, { headers, body: refresh === null ? {} : { refresh } })
}

/** Tells the session that its token was refused, and resolves once that is renewed, or cannot be. */
export async function renewedBy(session: SessionActor): Promise<void> {
  session.send({ type: 'session.expired' })
  const life = session.getSnapshot().children.tokenLife as TokenLifeActor | undefined
  if (life) await waitFor(life, (snapshot) => !snapshot.hasTag('renewing')).catch(() => undefined)
}

/** What the session chart needs of the world; `goTo` is given no null. */
export function sessionEffects(client: Client, goTo: (path: string) => void) {
  const profile = fromPromise<User>(async ({ signal }) => await client.call((await usersApi()).profile, { signal }))
  const renewTokens = renewTokensOver(client)
  return {
    actors: { fetchProfile: profile, refetchProfile: profile, renewTokens, tokenLife: tokenLifeMachine.provide({ actors: { renewTokens } }) },
    actions: {
      storeTokens: (_: unknown, { access, refresh }: Tokens) => {
        clearStoredUser()
        storeTokens(access, refresh)
      },
      storeUser: (_: unknown, { user }: { user: User }) => storeUser(user),
      clearStorage: clearStoredSession,
      forgetWords: forgetAllWords,
      // Best effort: the session is over here whether or not the server hears of it.
      revokeSession: (_: unknown, { token, refresh }: { token: string | null; refresh: string | null }) =>
        void revoke(client, token, refresh).catch(() => undefined),
      goTo: (_: unknown, { path }: { path: string | null }) => {
        if (path !== null) goTo(path)
      },
    },
  }
}
