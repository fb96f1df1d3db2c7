import { connect, type Socket } from 'node:net'
import { StorageUnavailable } from './file-store.ts'

/** What a scanner says of a file: nothing found, the name of what it found, or that the file is larger than it takes. */
export type Scanned = { readonly kind: 'clean' } | { readonly kind: 'found'; readonly name: string } | { readonly kind: 'too large' }

/** Looks through bytes for malware. Throws `StorageUnavailable` where nothing says in time what they are: then they are not kept. */
export type Scan = (body: Uint8Array) => Promise<Scanned>

/** Where clamd listens: a socket of the system, or a host and port. */
export type ClamdPlace = { readonly path: string } | { readonly host: string; readonly port: number }

const chunk_bytes = 64 * 1024
/** For so many milliseconds it may say nothing. */
const answer_ms = 30_000
const reply_max = 1_000

const unanswered = (cause?: unknown) => new StorageUnavailable('The scanner for malware does not answer.', { cause })

/** Sends a command of clamd's protocol, and answers the line that it says, which ends with a NUL. */
function ask(place: ClamdPlace, send: (socket: Socket) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place)
    let said = ''
    const fail = (cause?: unknown) => {
      socket.destroy()
      reject(unanswered(cause))
    }
    socket.setTimeout(answer_ms, fail)
    socket.setEncoding('latin1')
    socket.on('connect', () => send(socket))
    socket.on('data', (text: string) => {
      said += text
      const end = said.indexOf('\0')
      if (end < 0) {
        if (said.length > reply_max) fail()
        return
      }
      socket.destroy()
      resolve(said.slice(0, end))
    })
    // Whoever refuses a file answers before all of it is sent: what was said counts, not that the rest could not be.
    socket.on('error', (error) => !said.includes('\0') && fail(error))
    socket.on('close', () => fail())
  })
}

function sendStream(socket: Socket, body: Uint8Array): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < body.byteLength; at += chunk_bytes) {
    const chunk = body.subarray(at, at + chunk_bytes)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.byteLength)
    socket.write(length)
    socket.write(chunk)
  }
  socket.write(Buffer.alloc(4))
}

function readReply(reply: string): Scanned {
  const found = /^stream: (.{1,200}) FOUND$/.exec(reply)?.[1]
  if (found !== undefined) return { kind: 'found', name: found }
  if (/size limit exceeded/i.test(reply)) return { kind: 'too large' }
  if (reply === 'stream: OK') return { kind: 'clean' }
  throw unanswered(new Error(reply))
}

/** ClamAV's daemon, by its command INSTREAM. */
export const scanByClamd =
  (place: ClamdPlace): Scan =>
  async (body) =>
    readReply(await ask(place, (socket) => sendStream(socket, body)))

/** Throws one plain sentence where clamd does not answer. */
export async function checkClamd(place: ClamdPlace): Promise<void> {
  const said = await ask(place, (socket) => socket.write('zPING\0')).catch(() => '')
  if (said !== 'PONG') throw new Error('The scanner for malware does not answer. Start clamd, or correct CLAMD_URL.')
}
