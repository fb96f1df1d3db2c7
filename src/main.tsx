import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/geist/wght.css'
import '@fontsource-variable/geist-mono/wght.css'
import './index.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { sessionMachine } from '../machines/session.machine.ts'
import { arrivingClient } from './api/arriving-client.ts'
import { askedInspector, inspect } from './api/inspection.ts'
import { App } from './app.tsx'
import { startMonitoring } from './monitoring/monitoring.ts'
import { arriving } from './router/router.tsx'
import { followOtherTabs } from './session/follow-tabs.ts'
import { takeHandedOver } from './session/handed-over.ts'
import { renewedBy, sessionEffects } from './session/session.effects.ts'
import { readStoredSession } from './session/stored-session.ts'
import { CrashBoundary } from './ui/crash.tsx'
import { Loading } from './ui/loading.tsx'
import { followSystemTheme } from './ui/theme.ts'

const loadApex = arriving(() => import('./marketing/apex.tsx'))
const Apex = lazy(async () => ({ default: (await loadApex()).Apex }))

/** The product's own marketing host has one page in place of the router (specification 2). */
const isApex = Boolean(import.meta.env.VITE_APEX_HOST) && window.location.hostname === import.meta.env.VITE_APEX_HOST

followSystemTheme()
const history = createBrowserHistory()
// Before anything else is loaded: no monitoring sees the tokens.
const handedOver = takeHandedOver(history, Date.now())
const goTo = (path: string) => {
  if (history.location.pathname !== path) history.push(path)
}
const client = arrivingClient({
  readToken: () => session.getSnapshot().context.token,
  onUnauthenticated: () => renewedBy(session),
})
const session = createActor(sessionMachine.provide(sessionEffects(client, goTo)), { inspect, input: readStoredSession(Date.now()) })
if (!isApex) {
  session.start()
  followOtherTabs(() => session.getSnapshot().context.token, session.send)
}
const report = startMonitoring(import.meta.env.VITE_SENTRY_DSN)
createRoot(document.getElementById('root')!).render(
  isApex ? (
    <CrashBoundary report={report}>
      <Suspense fallback={<Loading />}>
        <Apex />
      </Suspense>
    </CrashBoundary>
  ) : (
    <App session={session} client={client} history={history} handedOver={handedOver} report={report} />
  ),
)

if (import.meta.env.DEV && askedInspector !== null) {
  const { inspectorUrl, offerInspector } = await import('./inspect/inspector.ts')
  offerInspector(inspectorUrl(askedInspector, import.meta.env.VITE_INSPECT_URL))
}
