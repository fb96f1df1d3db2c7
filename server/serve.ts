import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type App, createApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase } from './database/open.ts'
import { systemClock } from './http/clock.ts'
import { boundNetworks } from './http/connection-room.ts'
import { every } from './http/every.ts'
import { logToStderr } from './http/log.ts'
import { listen, listenerOf, stopOnSignals } from './http/server.ts'
import { openKeys } from './users/secret.store.ts'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

const mailsOf = ({ smtp, mailbox, public_url }: Config): string => {
  if (smtp) return `Mails are sent by ${new URL(smtp.url).host}`
  return mailbox ? `Mails can be read at ${public_url}/dev/mailbox/` : 'Mail is not configured: no mails are sent.'
}

/** Which language models hear people's words, and where. */
const modelsOf = ({ models }: Config): string[] => {
  if (!models) return []
  const asked = [models.basic, models.advanced].map(({ name, url }) => `${name} at ${new URL(url).host}`)
  return [`Messages are sent to a language model too: ${[...new Set(asked)].join(' and ')}`]
}

const greeting = (config: Config): string =>
  [
    `SparkSite is at ${config.public_url}`,
    mailsOf(config),
    ...modelsOf(config),
    'Register, then say for instance: A booking page for a barber shop with three services.',
    '',
  ].join('\n')

/** How often, in milliseconds, what can matter no more is removed. */
const tidy_ms = 3_600_000
/** How often, in milliseconds, the bytes of files that are gone are removed. */
const sweep_ms = 5_000
/** How often, in milliseconds, a node that shares its database shows that it is alive, and hears what its turns were asked. */
const tend_ms = 500
/** How long after the start, in milliseconds, its garbage is collected: those who waited for it are answered first. */
const garbage_ms = 1_000
/** Turns that go on when the process is to end have this long, so that what they say last still reaches whoever listens. */
const interrupt_ms = 4_000

/** Gives back the memory that starting took and nothing needs any more: about a fifth of what a process at rest would hold. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (of: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

async function start(): Promise<void> {
  const wanted = readConfig(process.env)
  const opened = Promise.withResolvers<App>()
  let app: App | null = null
  // The port is taken before the data is touched, so that a second start cannot end the turns of the first.
  const listening = await listen(
    wanted,
    listenerOf((request, connection) => (app ? app.fetch(request, connection) : opened.promise.then((ready) => ready.fetch(request, connection)))),
  )
  boundNetworks(listening.server, wanted.limits.connections.most_network, wanted.trust_proxy)
  const config = readConfig({ ...process.env, PORT: String(listening.port) })
  const database = await openDatabase(config, (error) => logToStderr({ level: 'warning', event: 'connection_lost', error: error.message }))
  const made = createApp({
    config,
    database,
    clock: systemClock,
    keyFor: openKeys(config.data_dir, config.secret_key, config.secret_key_previous),
    log: logToStderr,
    events: logToStderr,
    dist,
    measured: true,
  })
  await made.requireFiles()
  await made.recover()
  await made.tidy()
  app = made
  opened.resolve(made)
  const alone = [every(tidy_ms, made.tidy, logToStderr), every(sweep_ms, made.sweep, logToStderr)]
  const rest = database.shared ? [...alone, every(tend_ms, made.tend, logToStderr), every((config.node_timeout * 1000) / 3, made.recover, logToStderr)] : alone
  stopOnSignals(async () => {
    const cut = setTimeout(made.interrupt, interrupt_ms)
    await listening.close()
    clearTimeout(cut)
    made.interrupt()
    for (const stop of rest) stop()
    await made.settled()
    await database.close()
  }, logToStderr)
  process.stdout.write(greeting(config))
  // Now, since a process that is killed keeps nothing at its end.
  flushCompileCache()
  setTimeout(collectGarbage, garbage_ms).unref()
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
