import type { RouterHistory } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import type { CallbackInput } from '../machines/callback.machine.ts'
import { routeSetOf, type SessionActor } from '../machines/session.machine.ts'
import type { Client } from './api/client.ts'
import { readTokens } from './api/tokens.ts'
import { AnonymousRoutes, type createAnonymousRouter, type LoggedIn } from './router/anonymous.routes.tsx'
import type { createMemberRouter } from './router/member.routes.tsx'
import { arriving } from './router/router.tsx'
import { CrashBoundary } from './ui/crash.tsx'
import { FullScreenStatus, Loading } from './ui/loading.tsx'

// Links are typed over both route sets; which one is mounted is the session chart's affair.
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAnonymousRouter> | ReturnType<typeof createMemberRouter>
  }
}

const loadMemberRoutes = arriving(() => import('./router/member.routes.tsx'))
const MemberRoutes = lazy(async () => ({ default: (await loadMemberRoutes()).MemberRoutes }))

export interface AppProps {
  readonly session: SessionActor
  readonly client: Client
  readonly history: RouterHistory
  /** What /login/callback brought; without it, nothing. */
  readonly handedOver?: CallbackInput
  /** Takes a page that broke to monitoring. */
  readonly report?: (error: unknown) => void
}
const nothing: CallbackInput = { tokens: null, given: false }
const unheard = () => undefined

/** The route set that the session's state calls for (specification 2). */
export function App({ session, client, history, handedOver = nothing, report = unheard }: AppProps) {
  const routeSet = useSelector(session, routeSetOf)
  const ended = useSelector(session, (snapshot) => snapshot.context.ended)
  const user = useSelector(session, (snapshot) => snapshot.context.user)
  const shownBefore = useRef(false)
  const arrived = shownBefore.current
  useEffect(() => {
    if (routeSet) shownBefore.current = true
  }, [routeSet])

  useEffect(() => {
    // The member pages arrive while the profile is on its way.
    if (routeSet === null) void loadMemberRoutes().catch(() => undefined)
  }, [routeSet])

  const takeTokens = useCallback(
    ({ access, refresh }: LoggedIn, destination = '/sites') => {
      const tokens = readTokens(access, refresh, Date.now(), 'arrived')
      if (tokens) session.send({ type: 'login.succeeded', ...tokens, destination })
    },
    [session],
  )
  const member = useMemo(
    () =>
      user && {
        client,
        user,
        logOut: () => session.send({ type: 'session.logout' }),
        refreshProfile: () => session.send({ type: 'profile.changed' }),
      },
    [client, session, user],
  )
  return (
    <CrashBoundary report={report}>
      {routeSet === null ? <FullScreenStatus text="Initializing session..." /> : null}
      {routeSet === 'anonymous' ? (
        <AnonymousRoutes history={history} client={client} takeTokens={takeTokens} handedOver={handedOver} ended={ended} arrived={arrived} />
      ) : null}
      {routeSet === 'member' && member ? (
        <Suspense fallback={<Loading />}>
          <MemberRoutes history={history} session={member} arrived={arrived} />
        </Suspense>
      ) : null}
    </CrashBoundary>
  )
}
