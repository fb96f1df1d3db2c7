const secrets: readonly (readonly [RegExp, string])[] = [
  [/\/password-reset\/confirm\/[^/?#\s"'\\]+\/[^/?#\s"'\\]+/g, '/password-reset/confirm/:uid/:token'],
  [/\/verify-email\/[^/?#\s"'\\]+\/[^/?#\s"'\\]+/g, '/verify-email/:uid/:token'],
  [/\b(access_token|refresh_token|id_token|access|refresh|token|password|password2|code|state)=[^&#\s"'\\]+/g, '$1=[Filtered]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[Filtered]'],
  // How an element is named to assistive technology often holds what somebody typed.
  [/\[(aria-label|title|alt|name)="[^"]*"\]/g, '[$1]'],
]

/** A text without the secrets that its addresses bear, and without tokens. */
export const scrubText = (text: string): string => secrets.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text)

/** The same of every string in a value, however deep; what is neither text nor plain data stays as it is. */
export function scrub<Value>(value: Value): Value {
  if (typeof value === 'string') return scrubText(value) as Value
  if (Array.isArray(value)) return value.map(scrub) as Value
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, scrub(part)])) as Value
}

/** Pages whose address bears a secret: what they show is not recorded. */
export const isSecretPath = (pathname: string): boolean => pathname.startsWith('/password-reset/') || pathname === '/login/callback'
