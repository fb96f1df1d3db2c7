import { createHmac } from 'node:crypto'
import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const encode = (of: unknown): string => Buffer.from(JSON.stringify(of)).toString('base64url')
const decode = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
const signed = (head: object, body: object, key: string): string => {
  const text = `${encode(head)}.${encode(body)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

/** A token with each of its characters changed in turn, and each cut. */
function changed(token: string): string[] {
  const other = (at: number) => letters[(letters.indexOf(token[at] ?? '') + 1 + (at % 62)) % letters.length] ?? 'A'
  return Array.from(token, (_, at) => token.slice(0, at) + other(at) + token.slice(at + 1)).filter((one) => isAnother(one, token))
}
/** The last character of base64url may stand for the same bytes as another. */
const isAnother = (one: string, token: string): boolean =>
  one.split('.').some((part, at) => !Buffer.from(part, 'base64url').equals(Buffer.from(token.split('.')[at] ?? '', 'base64url'))) ||
  one.split('.').length !== token.split('.').length

function forgeries(token: string): string[] {
  const [head = '', body = '', seal = ''] = token.split('.')
  const [h, b] = [decode(head), decode(body)]
  const none = ['none', 'None', 'NONE', 'nOnE'].flatMap((alg) => [`${encode({ ...h, alg })}.${body}.`, `${encode({ ...h, alg })}.${body}.${seal}`])
  const later = encode({ ...b, exp: Number(b.exp) + 1 })
  const somebody = encode({ ...b, sub: 'a'.repeat(26) })
  const keys = ['', 'secret', 'changeme', 'sparksite', '0'.repeat(32), head, body, String(b.sub)]
  return [
    ...none,
    `${head}.${later}.${seal}`,
    `${head}.${somebody}.${seal}`,
    `${head}.${body}`,
    `${head}..${seal}`,
    ...keys.map((key) => signed(h, b, key)),
    ...changed(token),
  ]
}

/** Brings a server tokens that it has not made: 401 each, and the real one goes on. */
export async function forged(): Promise<string[]> {
  const site = await Sparksite.start({ LIMIT_REFRESH: '1000000/60' })
  try {
    const token = await signUp(site)
    const seen = new Map<number, number>()
    const tokens = forgeries(token)
    for (const one of tokens) {
      const { status } = await call(site, 'GET', '/users/profile/', one)
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
    const person = { email: 'ada@example.com', password: 'five quiet kilns' }
    const refresh = String((await call(site, 'POST', '/users/login/', '', person)).body.refresh)
    const renewals = changed(refresh)
    for (const one of renewals) {
      const { status } = await call(site, 'POST', '/users/token/refresh/', '', { refresh: one })
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
    const real = [(await call(site, 'GET', '/users/profile/', token)).status, (await call(site, 'POST', '/users/token/refresh/', '', { refresh })).status]
    if ([...seen.keys()].some((status) => status !== 401) || real.join() !== '200,200') throw new Error(`${[...seen].join(' ')}, the real ones ${real}`)
    return [`${tokens.length} forged access tokens and ${renewals.length} forged refresh tokens: all 401; the real ones go on`]
  } finally {
    await site.remove()
  }
}
