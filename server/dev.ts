import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import type { App, createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { systemClock } from './http/clock.ts'
import { hostOf, isClientPath, placesOf } from './http/hosts.ts'
import { describe, logToStderr } from './http/log.ts'
import { type Listener, listen, listenerOf, stopOnSignals } from './http/server.ts'
import { openKeys } from './users/secret.store.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** One process for working on SparkSite: the client by Vite with hot reload, and the server's modules loaded anew when they change. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  let answer: Listener = (_, outgoing) => void outgoing.writeHead(503, { 'retry-after': '1' }).end('Starting.\n')
  const listening = await listen(config, (incoming, outgoing) => answer(incoming, outgoing))
  const database = await openDatabase(config)
  const dependencies = { config, database, clock: systemClock, keyFor: openKeys(config.data_dir, config.secret_key), log: logToStderr, dist: `${root}/dist` }
  const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server: listening.server }, watch: { ignored: [`${config.data_dir}/**`] } } })

  let loaded: { readonly createApp: typeof createApp } | null = null
  let app: App | null = null
  async function current(): Promise<App> {
    const module = (await vite.ssrLoadModule('/server/app.ts')) as { readonly createApp: typeof createApp }
    if (module !== loaded || !app) {
      loaded = module
      app = module.createApp(dependencies)
    }
    return app
  }
  await (await current()).recover()

  const place = placesOf(config.public_url, config.sites_url)
  const api = listenerOf(async (request, connection) => {
    try {
      return await (await current()).fetch(request, connection)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      logToStderr({ level: 'error', error: describe(error) })
      return new Response(`${describe(error)}\n`, { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    }
  })
  answer = (incoming, outgoing) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
    const isApp = place(hostOf(`http://${incoming.headers.host ?? ''}/`)).kind === 'app'
    if (isApp && isClientPath(path)) vite.middlewares(incoming, outgoing)
    else api(incoming, outgoing)
  }
  stopOnSignals(async () => {
    await vite.close()
    await listening.close()
    await app?.settled()
    await database.close()
  }, logToStderr)
  process.stdout.write(`SparkSite, reloading, is at ${config.public_url}\n`)
  if (config.mailbox) process.stdout.write(`Mails can be read at ${config.public_url}/dev/mailbox/\n`)
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
