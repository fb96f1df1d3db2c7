import type { TestApp } from './app.ts'

export interface Visitor {
  /** Everything that the sites have set so far, as `name=value`. */
  readonly cookies: () => string[]
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>
  /** Sends a form. */
  post(path: string, fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Response>
  send(method: string, path: string, json?: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>
}

/** Somebody with a browser's cookies at one address of a site; redirects are not followed. */
export function visitorAt(app: TestApp, origin: string, ip = '192.0.2.1'): Visitor {
  const jar = new Map<string, string>()
  async function fetch(path: string, init: Parameters<TestApp['fetch']>[1] & { readonly headers?: Readonly<Record<string, string>> }): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await app.fetch(origin + path, { ...init, headers: { ...(cookie && { cookie }), ...init.headers } }, ip)
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    return reply
  }
  return {
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`),
    get: (path, headers = {}) => fetch(path, { headers }),
    post: (path, fields, headers = {}) => fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    send: (method, path, json, headers = {}) => fetch(path, { method, headers, ...(json === undefined ? {} : { json }) }),
  }
}

/** The text of a page without its markup. */
export const textOf = async (reply: Response): Promise<string> =>
  (await reply.text())
    .replace(/<(script|style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .trim()
