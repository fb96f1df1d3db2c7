import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as they came over the line. */
  readonly source: string
  readonly user: string | null
}

/** A server that speaks SMTP (RFC 5321, with AUTH PLAIN, without TLS) and keeps what it takes. */
export async function openSmtp() {
  const received: Received[] = []
  /** What is said to the next RCPT commands instead of 250, first to last; and whether a new connection is greeted. */
  const state = { refusals: [] as string[], silent: false, connections: 0 }
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    state.connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let waiting = ''
    let letter: { from: string; to: string[]; user: string | null } = { from: '', to: [], user: null }
    let data: string[] | null = null
    const commands: Readonly<Record<string, (rest: string) => unknown>> = {
      EHLO: () => socket.write('250-localhost\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 AUTH PLAIN\r\n'),
      AUTH: (rest) => {
        letter = { ...letter, user: Buffer.from(rest.replace('PLAIN ', ''), 'base64').toString().split('\0').slice(1).join(':') }
        say('235 2.7.0 Accepted')
      },
      MAIL: (rest) => {
        letter = { ...letter, from: addressIn(rest), to: [] }
        say('250 OK')
      },
      RCPT: (rest) => {
        const refusal = state.refusals.shift()
        if (refusal === undefined) letter.to.push(addressIn(rest))
        say(refusal ?? '250 OK')
      },
      DATA: () => {
        data = []
        say('354 Go on')
      },
      QUIT: () => {
        say('221 Bye')
        socket.end()
      },
    }
    function read(line: string): unknown {
      if (data === null) {
        const [verb = '', ...rest] = line.split(' ')
        return (commands[verb.toUpperCase()] ?? (() => say('502 5.5.1 Not implemented')))(rest.join(' '))
      }
      if (line !== '.') return data.push(line.replace(/^\.\./, '.'))
      received.push({ ...letter, source: data.join('\n') })
      data = null
      return say('250 Taken')
    }
    socket.on('data', (chunk) => {
      const lines = (waiting + chunk.toString('utf8')).split('\r\n')
      waiting = lines.pop() ?? ''
      for (const line of lines) read(line)
    })
    if (!state.silent) say('220 localhost ESMTP')
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const addressIn = (text: string): string => /<([^>]*)>/.exec(text)?.[1] ?? ''
