import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { AppModel } from '../../../builder/model.ts'
import { withoutSlashes } from '../../http/paths.rules.ts'
import { createAnswer } from './answer.ts'
import { file_limit_default } from './files.ts'
import { openStore } from './store.ts'

const folder = new URL('../', import.meta.url)
const { model, badge } = JSON.parse(readFileSync(new URL('site.json', folder), 'utf8')) as { readonly model: AppModel; readonly badge: boolean }
const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const manage_key = process.env.MANAGE_KEY ?? randomBytes(16).toString('base64url')
const store = openStore(process.env.DATABASE ?? fileURLToPath(new URL('site.db', folder)), folder, model.entities)
const address = process.env.SITE_URL && withoutSlashes(process.env.SITE_URL)
const file_limit = Number(process.env.FILE_MB ?? 0) * 1024 * 1024 || file_limit_default
const body_max = 2 * file_limit + 1024 * 1024
const answer = createAnswer({ model, badge, store, folder, manage_key, address, file_limit, now: () => Math.floor(Date.now() / 1000) })

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of incoming) {
    parts.push(part as Uint8Array)
    length += (part as Uint8Array).byteLength
    if (length > body_max) break
  }
  return new Uint8Array(Buffer.concat(parts))
}

const server = createServer({ headersTimeout: 10_000, requestTimeout: 15_000 }, async (incoming, outgoing) => {
  try {
    const { method = 'GET', url = '/' } = incoming
    const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? await bodyOf(incoming) : undefined
    const reply = await answer(new Request(new URL(url, 'http://site/'), { method, headers, ...(body !== undefined && { body }) }))
    outgoing.statusCode = reply.status
    for (const [name, value] of reply.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
    if (reply.headers.getSetCookie().length > 0) outgoing.setHeader('set-cookie', reply.headers.getSetCookie())
    outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await reply.arrayBuffer()))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' })
    outgoing.end('Something went wrong here.\n')
  }
})
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Start with another one: PORT=${port + 1} npm start\n` : `${error.message}\n`)
  process.exit(1)
})
server.listen(port, host, () => {
  process.stdout.write(`${model.name} is at http://localhost:${port}/\n`)
  if (model.roles.some((role) => role.manages)) process.stdout.write(`Manage it by http://localhost:${port}/_session?key=${manage_key}\n`)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => {
      store.close()
      process.exit(0)
    })
    server.closeIdleConnections()
  })
}
