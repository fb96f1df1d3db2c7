import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type ConnectionLimits, defaultLimits } from '../../server/http/limits.config.ts'
import { type Listening, listen, listenerOf } from '../../server/http/server.ts'

let listening: Listening
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await listening.close()
})

const whole = 'x'.repeat(64 * 1024 * 1024)
async function serve(limits: Partial<ConnectionLimits>): Promise<void> {
  const answer = listenerOf(async (request) => new Response(request.url.endsWith('/large') ? whole : await request.text()))
  listening = await listen({ host: '127.0.0.1', port: 0, limits: { connections: { ...defaultLimits.connections, ...limits } } }, answer)
}
function open(bytes = ''): Socket {
  const socket = connect(listening.port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(bytes)
  sockets.push(socket)
  return socket
}
const ends = async (socket: Socket) => (await text(socket)).split('\r\n', 1)[0]
const connections = () => new Promise<number>((resolve) => listening.server.getConnections((_, count) => resolve(count)))
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n`

describe('a client that is slow', () => {
  it('to send its headers is 408 and cut off', async () => {
    await serve({ headers_ms: 100, request_ms: 10_000 })
    expect(await ends(open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))).toBe('HTTP/1.1 408 Request Timeout')
  })
  it('to send its body is 408 and cut off', async () => {
    await serve({ request_ms: 100 })
    const socket = open('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc')
    expect(await ends(socket)).toBe('HTTP/1.1 408 Request Timeout')
  })
  it('to send a form with files has more time for it, and then is 408 as well', async () => {
    await serve({ request_ms: 100, upload_ms: 1_500 })
    const form = open('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 10\r\n\r\nabc')
    expect(await ends(open('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc'))).toBe('HTTP/1.1 408 Request Timeout')
    expect(form.destroyed).toBe(false)
    expect(await ends(form)).toBe('HTTP/1.1 408 Request Timeout')
  })
  it('to take its answer is cut off', async () => {
    await serve({ answer_ms: 200 })
    const socket = open(`${get('/large')}\r\n`)
    socket.pause()
    await expect.poll(connections).toBe(1)
    await expect.poll(connections).toBe(0)
  })
  it('to ask again is cut off once its time is over', async () => {
    await serve({ idle_ms: 100 })
    const socket = open(`${get('/')}\r\n`)
    const [said] = (await once(socket, 'data')) as [Buffer]
    expect(said.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    await expect.poll(connections).toBe(0)
  })
})

describe('a client that opens connections', () => {
  it('has so many and no more, and others are served once it closes some', async () => {
    await serve({ most: 2 })
    open()
    const second = open()
    await expect.poll(connections).toBe(2)
    expect(await text(open(`${get('/')}Connection: close\r\n\r\n`))).toBe('')
    second.destroy()
    await expect.poll(connections).toBe(1)
    expect(await ends(open(`${get('/')}Connection: close\r\n\r\n`))).toBe('HTTP/1.1 200 OK')
  })
  it('is answered with 431 past the bytes that headers may have', async () => {
    await serve({ header_bytes: 2_048 })
    expect(await ends(open(`${get('/')}X: ${'x'.repeat(3_000)}\r\n\r\n`))).toBe('HTTP/1.1 431 Request Header Fields Too Large')
  })
})
