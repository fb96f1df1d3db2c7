/** What every answer of the site bears. */
export const headers: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' data:; media-src 'self' data: blob: https:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-cache',
}

const withCookies = (more: Readonly<Record<string, string>>, cookies: readonly string[]): [string, string][] => [
  ...Object.entries({ ...headers, ...more }),
  ...cookies.map((one): [string, string] => ['set-cookie', one]),
]

export const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })

/** JSON that nobody keeps; `undefined` is an empty body. */
export function json(status: number, body: unknown, cookies: readonly string[] = []): Response {
  if (body === undefined) return new Response(null, { status, headers: withCookies({ 'cache-control': 'no-store' }, cookies) })
  return new Response(JSON.stringify(body), {
    status,
    headers: withCookies({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }, cookies),
  })
}

export const goTo = (location: string, cookies: readonly string[] = []): Response =>
  new Response(null, { status: 303, headers: withCookies({ location }, cookies) })

/** Where the same is found from now on. */
export const moved = (location: string): Response => new Response(null, { status: 308, headers: { ...headers, location } })

export const cookiesOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries((request.headers.get('cookie') ?? '').split(/;\s*/).map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)]))
export const cookie = (name: string, value: string): string => `${name}=${value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`

/** Whether a page of somebody else's sent this. */
export const isForeign = (request: Request): boolean => {
  const from = request.headers.get('sec-fetch-site')
  return from !== null && from !== 'same-origin' && from !== 'none'
}
