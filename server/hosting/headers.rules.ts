/** How a site is reached: its own host, a path of the portable host, or the capability of a preview. */
export type Reach = 'deployed' | 'portable' | 'preview'

const features = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture', 'clipboard-read'] as const

const policy = (reach: Reach, app_origin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self' data:",
    "media-src 'self' data: blob: https:",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${reach === 'preview' ? app_origin : `'self' ${app_origin}`}`,
    ...(reach === 'deployed' ? [] : ['sandbox allow-scripts allow-forms allow-modals allow-downloads']),
  ].join('; ')

/** What every answer of a site bears; a deployed one may record a voice, where the visitor lets it. */
export function siteHeaders(reach: Reach, app_origin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy(reach, app_origin),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy': features.map((feature) => `${feature}=(${feature === 'microphone' && reach === 'deployed' ? 'self' : ''})`).join(', '),
    'cache-control': 'private, no-cache',
  }
}
