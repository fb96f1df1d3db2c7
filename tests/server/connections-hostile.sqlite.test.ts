import { EventEmitter } from 'node:events'
import type { Server, Socket } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { boundNetworks } from '../../server/http/connection-room.ts'
import { defaultLimits } from '../../server/http/limits.config.ts'
import { type Listening, listen, listenerOf } from '../../server/http/server.ts'

describe('a network that opens connections', () => {
  /** A connection as a server meets it. */
  const from = (server: EventEmitter, remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: false, destroy: () => undefined })
    socket.destroy = () => {
      socket.destroyed = true
      socket.emit('close')
      return undefined
    }
    server.emit('connection', socket as unknown as Socket)
    return socket
  }
  it('has so many and no more, others have theirs, and it has room again for each that it closes', () => {
    const server = new EventEmitter()
    boundNetworks(server as Server, 2, [])
    const [one, two, three] = [from(server, '192.0.2.1'), from(server, '::ffff:192.0.2.1'), from(server, '192.0.2.1')]
    const [near, other] = [from(server, '2001:db8::1'), from(server, '192.0.2.2')]
    expect([one, two, three, near, other].map(({ destroyed }) => destroyed)).toEqual([false, false, true, false, false])
    one.destroy()
    expect([from(server, '192.0.2.1').destroyed, from(server, '192.0.2.1').destroyed]).toEqual([false, true])
  })
  it('is one by the first 64 bits of IPv6', () => {
    const server = new EventEmitter()
    boundNetworks(server as Server, 2, [])
    expect(['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ff::3', '2001:db8:0:1::1'].map((ip) => from(server, ip).destroyed)).toEqual([false, false, true, false])
  })
  it('is not bounded where everybody comes by it: this machine, and the proxies in front', () => {
    const server = new EventEmitter()
    boundNetworks(server as Server, 1, ['10.0.0.0/8'])
    const ips = ['127.0.0.1', '127.0.0.1', '::1', '::1', '10.1.2.3', '10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', '192.0.2.1']
    expect(ips.map((ip) => from(server, ip).destroyed)).toEqual([...Array(8).fill(false), true])
  })
})

describe('a request that two servers could read in two ways', () => {
  let listening: Listening
  let asked: string[]
  beforeEach(async () => {
    asked = []
    const answer = listenerOf(async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return new Response(await request.text())
    })
    listening = await listen({ host: '127.0.0.1', port: 0, limits: defaultLimits }, answer)
  })
  afterEach(() => listening.close())
  const host = 'Host: localhost\r\n'
  const post = (headers: string, body: string) => `POST / HTTP/1.1\r\n${host}${headers}\r\n${body}`
  const hidden = `GET /hidden HTTP/1.1\r\n${host}\r\n`

  it.each<[string, string]>([
    ['two lengths', post('Content-Length: 2\r\nContent-Length: 40\r\n', `{}${hidden}`)],
    ['the same length twice', post('Content-Length: 2\r\nContent-Length: 2\r\n', `{}${hidden}`)],
    ['a list of lengths', post('Content-Length: 2, 2\r\n', `{}${hidden}`)],
    ['a length with a sign', post('Content-Length: +2\r\n', `{}${hidden}`)],
    ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${hidden}`)],
    ['a coding that nobody knows', post('Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${hidden}`)],
    ['two codings', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', `0\r\n\r\n${hidden}`)],
    ['a space before the colon', post('Transfer-Encoding : chunked\r\n', `0\r\n\r\n${hidden}`)],
    ['lines that end with LF alone', `POST / HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${hidden}`],
    ['a CR within a header', post('X-A: a\rContent-Length: 0\r\nContent-Length: 2\r\n', `{}${hidden}`)],
    ['a header that goes on in the next line', post('X-A: a\r\n b\r\nContent-Length: 0\r\n', hidden)],
    ['an LF in a chunk’s extension', post('Transfer-Encoding: chunked\r\n', `2;a=\nb\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['a chunk of more bytes than there are numbers for', post('Transfer-Encoding: chunked\r\n', `ffffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`)],
    ['two hosts', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
    ['a host with a name before it', `GET / HTTP/1.1\r\nHost: localhost@evil.example\r\n\r\n`],
    ['a host with a path', `GET / HTTP/1.1\r\nHost: localhost/x\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('is 400 with %s, and nothing behind it is answered', async (_, bytes) => {
    const socket = connect(listening.port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.end(Buffer.from(bytes, 'latin1'))
    const answers = (await text(socket)).match(/^HTTP\/1\.1 \d{3}/gm)
    expect([answers?.[0], asked.filter((one) => one === 'GET /hidden')]).toEqual(['HTTP/1.1 400', []])
  })
  it('becomes no other protocol where it asks to', async () => {
    for (const [to, more] of [
      ['websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'],
      ['h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__\r\n'],
    ]) {
      const socket = connect(listening.port, '127.0.0.1')
      socket.end(`GET / HTTP/1.1\r\n${host}Connection: Upgrade, close\r\nUpgrade: ${to}\r\n${more}\r\n`)
      expect((await text(socket)).split('\r\n', 1)[0]).toBe('HTTP/1.1 200 OK')
    }
    const tunnel = connect(listening.port, '127.0.0.1')
    tunnel.end('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
    expect(await text(tunnel)).toBe('')
  })
})
