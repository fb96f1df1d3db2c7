import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/geist/wght.css'
import '@fontsource-variable/geist-mono/wght.css'
import './index.css'
import { createBrowserHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { sessionMachine } from '../machines/session.machine.ts'
import { arrivingClient } from './api/arriving-client.ts'
import { askedInspector, inspect } from './api/inspection.ts'
import { App } from './app.tsx'
import { followOtherTabs, readStoredSession, sessionEffects } from './session/session.effects.ts'
import { followSystemTheme } from './ui/theme.ts'

followSystemTheme()
const history = createBrowserHistory()
const goTo = (path: string) => {
  if (history.location.pathname !== path) history.push(path)
}
const client = arrivingClient({
  readToken: () => session.getSnapshot().context.token,
  onUnauthenticated: () => session.send({ type: 'session.expired' }),
})
const session = createActor(sessionMachine.provide(sessionEffects(client, goTo)), { inspect, input: readStoredSession(Date.now()) })
session.start()
followOtherTabs(() => session.send({ type: 'session.expired' }))
createRoot(document.getElementById('root')!).render(<App session={session} client={client} history={history} />)

if (import.meta.env.DEV && askedInspector !== null) {
  const { inspectorUrl, offerInspector } = await import('./inspect/inspector.ts')
  offerInspector(inspectorUrl(askedInspector, import.meta.env.VITE_INSPECT_URL))
}
