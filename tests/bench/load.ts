import { connect } from 'node:net'

export interface Load {
  readonly perSecond: number
  /** Milliseconds within which 99 of 100 answers came. */
  readonly p99: number
}

/**
 * Requests a second, and their 99th percentile, of one HTTP/1.1 request sent again and again over kept-alive connections, each waiting for its
 * answer: raw sockets, so that the asking side costs less than any server that it asks.
 */
export async function loadOf(port: number, request: string, connections: number, milliseconds: number): Promise<Load> {
  const bytes = Buffer.from(request)
  const took: number[] = []
  let open = true
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let expected = 0
      let held = 0
      let sent = 0
      const send = () => {
        sent = performance.now()
        socket.write(bytes)
      }
      socket.setNoDelay(true)
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.on('data', (chunk: Buffer) => {
        if (held === 0) {
          const head = chunk.indexOf('\r\n\r\n')
          const length = /content-length: (\d+)/i.exec(chunk.subarray(0, head).toString('latin1'))?.[1]
          if (head < 0 || !length || !/^HTTP\/1.1 20[01] /.test(chunk.subarray(0, 15).toString('latin1'))) {
            open = false
            socket.destroy()
            reject(new Error(`Not the answer expected: ${chunk.subarray(0, 200)}`))
            return
          }
          expected = head + 4 + Number(length)
        }
        held += chunk.length
        if (held < expected) return
        held = 0
        took.push(performance.now() - sent)
        if (open) send()
        else socket.end()
      })
    })
  const from = performance.now()
  const all = Promise.all(Array.from({ length: connections }, one))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, milliseconds))])
  open = false
  const seconds = (performance.now() - from) / 1000
  const counted = took.length
  await all
  return { perSecond: counted / seconds, p99: took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? Number.NaN }
}
