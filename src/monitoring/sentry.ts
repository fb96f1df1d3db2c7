import { addEventProcessor, breadcrumbsIntegration, browserTracingIntegration, captureException, getClient, init, replayIntegration } from '@sentry/react'
import { isSecretPath, scrub } from './scrub.rules.ts'

/**
 * Specification 9. That a replay pauses after 5 idle minutes, expires after 15, and that its buffer starts anew every 60 s are
 * the library's own constants; without compression it needs no worker that the content security policy would refuse.
 */
export const replayOptions = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  block: ['iframe'],
  mutationBreadcrumbLimit: 750,
  mutationLimit: 10_000,
  slowClickTimeout: 7000,
  useCompression: false,
  networkCaptureBodies: false,
  beforeAddRecordingEvent: scrub,
}
export const options = {
  tracesSampleRate: 0.2,
  replaysOnErrorSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  tracePropagationTargets: [],
  dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
  beforeBreadcrumb: scrub,
}

/** Starts Sentry at an address; answers how to report an error. */
export function start(dsn: string): (error: unknown) => void {
  const replay = isSecretPath(window.location.pathname) ? [] : [replayIntegration(replayOptions)]
  init({
    dsn,
    ...options,
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => name !== 'Breadcrumbs'),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({ enableInp: false }),
      ...replay,
    ],
  })
  addEventProcessor(scrub)
  getClient()?.on('beforeEnvelope', (envelope) => {
    envelope[0] = scrub(envelope[0])
    for (const item of envelope[1]) item[1] = scrub(item[1])
  })
  return (error) => void captureException(error)
}
