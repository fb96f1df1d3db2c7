import { spawn } from 'node:child_process'
import { request as ask } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort, get, type Sparksite } from '../support/sparksite.ts'
import { type Load, loadOf } from './load.ts'

const rounds = 7
const connections = 16
const milliseconds = 1500

export interface Asked {
  readonly path: string
  /** The host name; localhost by default. */
  readonly host?: string
  readonly token?: string
  /** What is sent, as JSON; without it, it is a GET. */
  readonly body?: unknown
}
export interface Ratio {
  readonly ours: Load
  readonly bare: Load
  readonly bytes: number
}

const middle = (of: readonly number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN
const middleOf = (of: readonly Load[]): Load => ({ perSecond: middle(of.map(({ perSecond }) => perSecond)), p99: middle(of.map(({ p99 }) => p99)) })
const hopByHop = new Set(['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'])

function headersOf(site: Sparksite, { host = 'localhost', token, body }: Asked): Record<string, string> {
  const text = body === undefined ? null : JSON.stringify(body)
  return {
    Host: `${host}:${site.port}`,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(text !== null && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
  }
}

async function answerOf(site: Sparksite, asked: Asked): Promise<{ headers: Record<string, unknown>; body: string }> {
  return await new Promise((resolve, reject) => {
    const method = asked.body === undefined ? 'GET' : 'POST'
    ask({ host: '127.0.0.1', port: site.port, method, path: asked.path, headers: headersOf(site, asked), agent: false }, (reply) => {
      const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !hopByHop.has(name)))
      if (reply.statusCode === 200 || reply.statusCode === 201) text(reply).then((body) => resolve({ headers, body }), reject)
      else reject(new Error(`${asked.path}: ${reply.statusCode}`))
    })
      .on('error', reject)
      .end(asked.body === undefined ? undefined : JSON.stringify(asked.body))
  })
}

/** How many requests a second a server answers, and how many a bare Node server that sends the same bytes; medians of rounds that take turns. */
export async function againstBare(site: Sparksite, asked: Asked): Promise<Ratio> {
  const answer = await answerOf(site, asked)
  const port = await freePort()
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare-server.ts', import.meta.url)), String(port)], { stdio: ['pipe', 'inherit', 'inherit'] })
  try {
    bare.stdin.end(JSON.stringify(answer))
    for (let tries = 0; tries < 200 && !(await get(port, '/').catch(() => null)); tries++) await new Promise((resolve) => setTimeout(resolve, 25))
    const head = Object.entries(headersOf(site, asked)).map(([name, value]) => `${name}: ${value}`)
    const [method, body] = asked.body === undefined ? ['GET', ''] : ['POST', JSON.stringify(asked.body)]
    const request = [`${method} ${asked.path} HTTP/1.1`, ...head, '', body].join('\r\n')
    const ours: Load[] = []
    const theirs: Load[] = []
    for (const to of [site.port, port]) await loadOf(to, request, connections, milliseconds)
    for (let round = 0; round < rounds; round++) {
      ours.push(await loadOf(site.port, request, connections, milliseconds))
      theirs.push(await loadOf(port, request, connections, milliseconds))
    }
    return { ours: middleOf(ours), bare: middleOf(theirs), bytes: Buffer.byteLength(answer.body) }
  } finally {
    bare.kill()
  }
}
