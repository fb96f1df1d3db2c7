import { request } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import type { Sparksite } from '../support/sparksite.ts'

export interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** One call of a server's API; rejects where the connection breaks. */
export function call(site: Sparksite, method: string, path: string, token = '', body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `localhost:${site.port}`, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const sent = request({ host: '127.0.0.1', port: site.port, method, path: `/api/v1${path}`, headers, agent: false }, (reply) => {
      if (reply.statusCode === 204) resolve({ status: 204, body: {} })
      else json(reply).then((read) => resolve({ status: reply.statusCode ?? 0, body: read as Answer['body'] }), reject)
    })
    sent.on('error', reject)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Registers and logs in; answers the access token. */
export async function signUp(site: Sparksite): Promise<string> {
  const person = { email: 'ada@example.com', password: 'five quiet kilns' }
  await call(site, 'POST', '/users/register/', '', { ...person, full_name: 'Ada Lovelace' })
  return String((await call(site, 'POST', '/users/login/', '', person)).body.access)
}

/** What SQLite says of the database of a server that is down: `ok`. */
export function integrityOf(site: Sparksite): string {
  const file = new DatabaseSync(`${site.folder}/sparksite.db`, { readOnly: true })
  const check = String(file.prepare('pragma integrity_check').get()?.integrity_check)
  file.close()
  return check
}
