import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDatabase, serverEnv, type TestDatabase } from '../support/engine.ts'
import { Sparksite } from '../support/sparksite.ts'

let server: Sparksite
let place: TestDatabase
beforeAll(async () => {
  place = await makeDatabase()
  server = await Sparksite.start(serverEnv(place))
})
afterAll(async () => {
  await server.remove()
  await place.remove()
})

/** Starts a second server and answers what it ended with. */
async function startAgain(env: NodeJS.ProcessEnv): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  const said = text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, said: await said }
}
/** Sends bytes as they are and answers all that comes back. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(bytes)
  return await text(socket)
}
const statusLine = async (bytes: string) => (await exchange(bytes)).split('\r\n', 1)[0]

describe('the server as a process', () => {
  it('says where the app is, where mails land and what to try', () => {
    expect(server.said).toBe(
      [
        `SparkSite is at ${server.url}`,
        `Mails can be read at ${server.url}/dev/mailbox/`,
        'Register, then say for instance: A booking page for a barber shop with three services.',
        '',
      ].join('\n'),
    )
  })
  it('a port in use is one plain line', async () => {
    expect(await startAgain({ PORT: String(server.port), DATA_DIR: `${server.folder}/other` })).toEqual({
      code: 1,
      said: `Port ${server.port} is in use. Stop the other program, or start with another one: PORT=${server.port + 1} npm start\n`,
    })
  })
  it('a wrong configuration names its problems', async () => {
    expect(await startAgain({ PORT: 'x', MAILBOX: 'perhaps' })).toEqual({
      code: 1,
      said: 'The configuration is not right:\n  PORT must be a whole number from 0 to 65535\n  MAILBOX must be on or off\n',
    })
  })
  it('two Host headers are 400, none is 400, and a wrong one is 421', async () => {
    const close = 'Connection: close\r\n\r\n'
    expect(await statusLine(`GET /healthz HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n${close}`)).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusLine(`GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\n${close}`)).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusLine(`GET /healthz HTTP/1.1\r\n${close}`)).toBe('HTTP/1.1 400 Bad Request')
    expect(await statusLine(`GET / HTTP/1.1\r\nHost: evil.example\r\n${close}`)).toBe('HTTP/1.1 421 Misdirected Request')
    expect(await statusLine(`GET /healthz HTTP/1.1\r\nHost: localhost\r\n${close}`)).toBe('HTTP/1.1 200 OK')
  })
  it('headers past 16 KiB are 431', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect((await text(socket)).split('\r\n', 1)[0]).toBe('HTTP/1.1 431 Request Header Fields Too Large')
  })
  it('ends by SIGTERM with 0, and serves the same again', async () => {
    expect(await server.down('SIGTERM')).toBe(0)
    await server.up()
    expect(await server.down('SIGINT')).toBe(0)
    await server.up()
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200)
  })
})
