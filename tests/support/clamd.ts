import { type AddressInfo, createServer, type Socket } from 'node:net'

/** What ClamAV's own test file says; no program is in it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

export interface Clamd {
  readonly url: string
  /** Whole files that were looked through, in their order. */
  readonly seen: Buffer[]
  /** What is done instead of an answer, until it is taken back. */
  state: 'answers' | 'silent' | 'hangs up' | 'is broken'
  close(): Promise<void>
}

/** A daemon on this machine that speaks clamd's protocol: commands that begin with z and end with NUL, PING and INSTREAM with chunks by length. */
export async function openClamd({ stream_max = 25 * 1024 * 1024 } = {}): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const clamd = { url: '', seen: [] as Buffer[], state: 'answers' as Clamd['state'], close: () => Promise.resolve() }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    let held = Buffer.alloc(0)
    let command: string | null = null
    const parts: Buffer[] = []
    const say = (text: string) => {
      if (clamd.state === 'answers') socket.end(`${text}\0`)
      else if (clamd.state === 'hangs up') socket.destroy()
      else if (clamd.state === 'is broken') socket.end('stream: Cannot allocate memory ERROR\0')
    }
    /** What is said of the file, once all of it is here or it is too much. */
    function scanned(): string | null {
      while (held.length >= 4) {
        const length = held.readUInt32BE(0)
        if (held.length < 4 + length) return null
        parts.push(held.subarray(4, 4 + length))
        held = held.subarray(4 + length)
        const body = Buffer.concat(parts)
        if (body.length > stream_max) return 'INSTREAM size limit exceeded. ERROR'
        if (length > 0) continue
        clamd.seen.push(body)
        return body.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND' : 'stream: OK'
      }
      return null
    }
    socket.on('data', (chunk: Buffer): unknown => {
      held = Buffer.concat([held, chunk])
      if (command === null) {
        const end = held.indexOf(0)
        if (end < 0) return undefined
        command = held.subarray(0, end).toString()
        held = held.subarray(end + 1)
        if (command === 'zPING') return say('PONG')
        if (command !== 'zINSTREAM') return say('UNKNOWN COMMAND')
      }
      const said = scanned()
      return said === null ? undefined : say(said)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  clamd.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  clamd.close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return clamd
}
