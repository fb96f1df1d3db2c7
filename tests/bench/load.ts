import { connect } from 'node:net'

/**
 * Requests a second of one HTTP/1.1 request sent again and again over kept-alive connections, each waiting for its
 * answer: raw sockets, so that the asking side costs less than any server that it asks.
 */
export async function requestsPerSecond(port: number, request: string, connections: number, milliseconds: number): Promise<number> {
  const bytes = Buffer.from(request)
  let answered = 0
  let open = true
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let expected = 0
      let held = 0
      socket.setNoDelay(true)
      socket.on('connect', () => socket.write(bytes))
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.on('data', (chunk: Buffer) => {
        if (held === 0) {
          const head = chunk.indexOf('\r\n\r\n')
          const length = /content-length: (\d+)/i.exec(chunk.subarray(0, head).toString('latin1'))?.[1]
          if (head < 0 || !length || !chunk.subarray(0, 15).includes('200')) {
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
        answered++
        if (open) socket.write(bytes)
        else socket.end()
      })
    })
  const from = performance.now()
  const all = Promise.all(Array.from({ length: connections }, one))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, milliseconds))])
  open = false
  const seconds = (performance.now() - from) / 1000
  const counted = answered
  await all
  return counted / seconds
}
