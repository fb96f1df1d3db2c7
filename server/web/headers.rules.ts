type Headers = Readonly<Record<string, string>>

const denied = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), clipboard-read=()'

const policy = (frames: string, secure: boolean): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https://lh3.googleusercontent.com https://avatars.githubusercontent.com",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${frames}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy names the script of the worker that reads words in the browser.
    'trusted-types reader',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/** The headers of a screen's document. Those whose address bears a secret are never kept and never named to others. */
export function documentHeaders(pathname: string, public_url: string, sites_url: string): Headers {
  const secure = public_url.startsWith('https:')
  const secret = pathname === '/login/callback' || pathname.startsWith('/password-reset/')
  return {
    'content-security-policy': policy(sites_url.replace('{slug}', '*'), secure),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': secret ? 'no-referrer' : 'strict-origin',
    'permissions-policy': denied,
    'cache-control': secret ? 'no-store' : 'no-cache',
    ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
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
