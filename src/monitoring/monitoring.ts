/** As many early errors as are kept until there is somebody to report them to. */
const kept_max = 10

type Report = (error: unknown) => void

/** After the first paint, and when nothing else is to do. */
function whenIdle(act: () => void): void {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 })
    else setTimeout(act)
  })
}

/**
 * Monitoring at an address, loaded after the first paint; errors that come before are kept and reported then. Without an address
 * nothing is loaded, kept or sent. Answers how to report an error that the page has caught.
 */
export function startMonitoring(dsn: string | undefined): Report {
  if (!dsn) return () => undefined
  const early: unknown[] = []
  let report: Report = (error) => {
    if (early.length < kept_max) early.push(error)
  }
  const onError = (event: ErrorEvent) => report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const begin = async () => {
    const { start } = await import('./sentry.ts').catch(() => ({ start: null }))
    // From here on the library listens itself; where it did not arrive, nobody does.
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
    report = start?.(dsn) ?? (() => undefined)
    for (const error of early.splice(0)) report(error)
  }
  whenIdle(() => void begin())
  return (error) => report(error)
}
