import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What it does about LISTEN: says that it cannot, takes it and lets no notification through, as poolers of transactions do, or nothing. */
export type Deafness = 'refuses' | 'swallows' | 'none'

/** Whole messages of PostgreSQL's protocol, told one at a time; `untyped` is how many of the first have no type before their length. */
function framed(untyped: number, told: (message: Buffer, type: string) => void): (chunk: Buffer) => void {
  let held = Buffer.alloc(0)
  let bare = untyped
  return (chunk) => {
    held = Buffer.concat([held, chunk])
    for (;;) {
      const head = bare > 0 ? 0 : 1
      if (held.length < head + 4) return
      const length = head + held.readInt32BE(head)
      if (held.length < length) return
      const message = held.subarray(0, length)
      held = held.subarray(length)
      told(message, bare > 0 ? '' : String.fromCharCode(message[0] ?? 0))
      bare = Math.max(0, bare - 1)
    }
  }
}

function message(type: string, body: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)])
}
const refusal = Buffer.concat([message('E', 'SERROR\0C0A000\0MLISTEN is not supported here\0\0'), message('Z', 'I')])

export interface Pooler {
  readonly url: string
  /** How many queries have been asked through it. */
  asked(): number
  close(): Promise<void>
}

/** A pooler in front of a PostgreSQL, on a socket of this machine; it speaks the real protocol. */
export async function openPooler(url: string, deafness: Deafness): Promise<Pooler> {
  let asked = 0
  const at = new URL(url)
  const socket = at.searchParams.get('host')
  const behind = () => (socket === null ? connect(Number(at.port) || 5432, at.hostname) : connect(join(socket, '.s.PGSQL.5432')))
  const folder = mkdtempSync(join(tmpdir(), 'sparksite-pooler-'))
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const database = behind()
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.end()
      })
    }
    client.on(
      'data',
      framed(1, (sent, type) => {
        // A simple query, or the execution of a prepared one.
        if (type === 'Q' || type === 'E') asked++
        if (deafness === 'refuses' && type === 'Q' && /^listen /i.test(sent.subarray(5).toString())) client.write(refusal)
        else database.write(sent)
      }),
    )
    database.on(
      'data',
      framed(0, (sent, type) => {
        if (deafness === 'none' || type !== 'A') client.write(sent)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(join(folder, '.s.PGSQL.5432'), resolve))
  const pooled = new URL(url)
  pooled.searchParams.set('host', folder)
  pooled.port = ''
  return {
    url: pooled.href,
    asked: () => asked,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
