/** What a host name stands for. */
export type Place =
  | { readonly kind: 'app' }
  | { readonly kind: 'preview'; readonly label: string }
  | { readonly kind: 'site'; readonly slug: string }
  | { readonly kind: 'portable' }
  | { readonly kind: 'unknown' }

const app: Place = { kind: 'app' }
const portable: Place = { kind: 'portable' }
const unknown: Place = { kind: 'unknown' }

/** The host name in a request's absolute URL, without its port. */
export function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  const host = url.slice(start, end < 0 ? undefined : end).toLowerCase()
  return host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':', 1)[0] ?? '')
}

/** Reads host names by the two configured origins; ports do not matter, so that a forwarded port works. */
export function placesOf(public_url: string, sites_url: string): (host: string) => Place {
  const app_host = new URL(public_url).hostname
  const suffix = new URL(sites_url.replace('{slug}', 'x')).hostname.slice(1)
  return (host) => {
    if (host === app_host) return app
    if (host === '127.0.0.1') return portable
    if (!host.endsWith(suffix)) return unknown
    const label = host.slice(0, -suffix.length)
    if (label === '' || label.includes('.')) return unknown
    return label.startsWith('p-') ? { kind: 'preview', label: label.slice(2) } : { kind: 'site', slug: label }
  }
}

/** Whether a path of the app's host is for the client's files and screens, not for the server's own answers. */
export const isClientPath = (path: string): boolean => !/^\/(api(\/|$)|(healthz|readyz|metrics)$|dev\/mailbox(\/|\.json|$))/.test(path)
