type Headers = Readonly<Record<string, string>>

/** Two years over TLS alone, for the subdomains too. */
export const strict_transport = 'max-age=63072000; includeSubDomains; preload'

const denied = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), clipboard-read=()'

/** What of other origins the client was built with, as its document says; null where it has none of it. */
export interface BuiltIn {
  /** The origin that monitoring sends to. */
  readonly monitoring: string | null
  /** The address of the script of Google's sign-in. */
  readonly google: string | null
}

const isWeb = (url: URL | null): url is URL => url !== null && /^https?:$/.test(url.protocol) && !/[\s;,'"]/.test(url.href)

/** Reads what `<meta name="built-in-…">` says in the client's document; what is no address of the web is not there. */
export function builtInOf(document: string): BuiltIn {
  const read = (name: string): URL | null => {
    const content = new RegExp(`<meta name="built-in-${name}" content="([^"]*)"`).exec(document)?.[1]
    const url = URL.parse(content ?? '')
    return isWeb(url) ? url : null
  }
  return { monitoring: read('monitoring')?.origin ?? null, google: read('google')?.href ?? null }
}

const typed = "require-trusted-types-for 'script'"
const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ')

function policy(frames: string, secure: boolean, { monitoring, google }: BuiltIn): string {
  // Google's widget has its frame and its calls beside its script.
  const beside = google && new URL('.', google).href
  return [
    "default-src 'none'",
    join("script-src 'self'", google),
    join("style-src 'self'", beside && `${beside}style`),
    "img-src 'self' data: https://lh3.googleusercontent.com https://avatars.githubusercontent.com",
    "font-src 'self'",
    join("connect-src 'self'", beside, monitoring),
    join(`frame-src 'self' ${frames}`, beside),
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The one policy names the script of the worker that reads words in the browser. Google's script need not keep to types.
    ...(google ? [] : [typed, 'trusted-types reader']),
    'report-to csp',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The headers of a screen's document. Those whose address bears a secret are never kept and never named to others. */
export function documentHeaders(pathname: string, public_url: string, sites_url: string, built: BuiltIn = { monitoring: null, google: null }): Headers {
  const secure = public_url.startsWith('https:')
  const secret = pathname === '/login/callback' || pathname.startsWith('/password-reset/')
  return {
    'content-security-policy': policy(sites_url.replace('{slug}', '*'), secure, built),
    ...(built.google ? { 'content-security-policy-report-only': `${typed}; trusted-types reader google; report-to csp` } : {}),
    'reporting-endpoints': 'csp="/api/v1/csp-report"',
    'cross-origin-opener-policy': built.google ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': secret ? 'no-referrer' : 'strict-origin',
    'permissions-policy': denied,
    'cache-control': secret ? 'no-store' : 'no-cache',
    ...(secure ? { 'strict-transport-security': strict_transport } : {}),
  }
}

/** The page that shows a site which was built in the browser. Whatever it holds has no origin, also when it is opened by itself; what it may load stands in the page. */
const frame = { 'content-security-policy': "sandbox allow-scripts allow-forms; frame-ancestors 'self'" }

/** The headers of a file; what lies under /static/ bears a hash in its name and never changes. */
export const fileHeaders = (pathname: string): Headers => ({
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cache-control': pathname.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(pathname === '/demo-frame.html' ? frame : {}),
})
