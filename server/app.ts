import type { Config } from './config.ts'
import type { OpenDatabase } from './database/database.ts'
import type { Clock } from './http/clock.ts'
import { hostOf, placesOf } from './http/hosts.ts'
import type { Log } from './http/log.ts'
import { type Connection, createApi } from './http/mount.ts'
import type { KeyFor } from './users/secret.store.ts'

export interface Dependencies {
  readonly config: Config
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly keyFor: KeyFor
  readonly log: Log
}
export interface App {
  fetch(request: Request, connection?: Connection): Response | Promise<Response>
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } })

/** The whole server, listening on nothing: the host name decides first who answers, and only the app's own host has an API. */
export function createApp(dependencies: Dependencies): App {
  const { config, log } = dependencies
  const place = placesOf(config.public_url, config.sites_url)
  const api = createApi({ authenticate: async () => null, log })
  return {
    fetch(request, connection = { ip: '' }) {
      const at = place(hostOf(request.url))
      if (at.kind !== 'app') return plain(421, `This server answers at ${config.public_url}\n`)
      return api.fetch(request, connection)
    },
  }
}
