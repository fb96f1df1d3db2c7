import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSmtp } from '../../server/mail/smtp.engine.ts'
import { openApp } from '../support/app.ts'
import { patience } from '../support/patience.ts'
import { openSmtp } from '../support/smtp.ts'

const from = 'SparkSite <mail@app.test>'
const link = 'https://app.test/password-reset/confirm/u/t'
const mail = {
  to: 'ada@example.com',
  subject: 'Reset your password',
  text: `Hello Ada <b>,\n\nOpen this link:\n\n${link}\n\nSparkSite\nYour words, your apps.`,
  link,
}

let smtp: Awaited<ReturnType<typeof openSmtp>>
let logged: Readonly<Record<string, unknown>>[]
beforeEach(async () => {
  smtp = await openSmtp()
  logged = []
})
afterEach(() => smtp.close())

const engine = (url = smtp.url, pauses: readonly number[] = [0, 0]) => createSmtp({ url, from }, (line) => logged.push(line), pauses)
const decoded = (source: string) => source.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

describe('mail by SMTP', () => {
  it('has sender, recipient and subject, and says the same as text and as HTML', async () => {
    const { sendMail, settled } = engine()
    await sendMail(mail)
    await settled()
    const [{ source = '', ...envelope } = {}] = smtp.received
    expect(envelope).toEqual({ from: 'mail@app.test', to: ['ada@example.com'], user: null })
    expect(source).toMatch(/^From: SparkSite <mail@app\.test>$/m)
    expect(source).toMatch(/^To: ada@example\.com$/m)
    expect(source).toMatch(/^Subject: Reset your password$/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated$/m)
    const said = decoded(source)
    expect(said).toContain('Content-Type: text/plain')
    expect(said).toContain(`Open this link:\n\n${link}\n`)
    expect(said).toContain('Content-Type: text/html')
    expect(said).toContain(`<a href="${link}"`)
    expect(said).toContain('Hello Ada &lt;b&gt;,')
  })
  it('logs in with the user and password of the address', async () => {
    const { sendMail, settled } = engine(smtp.url.replace('//', '//us%40er:p%3Ass@'))
    await sendMail(mail)
    await settled()
    expect(smtp.received.map((one) => one.user)).toEqual(['us@er:p:ss'])
  })
  it('is tried again where the server does not take it now, until it does', async () => {
    smtp.state.refusals.push('451 4.7.1 Try again later', '421 4.3.2 Busy')
    const { sendMail, settled } = engine()
    await sendMail(mail)
    await vi.waitFor(() => expect(smtp.received.length).toBe(1), patience.expect.poll)
    await settled()
    expect(logged.map(({ event, attempt, mail: subject }) => [event, attempt, subject])).toEqual([
      ['mail_delayed', 1, 'Reset your password'],
      ['mail_delayed', 2, 'Reset your password'],
    ])
  })
  it('is given up where the server refuses it for good, or too often, with a line in the log that has no link', async () => {
    smtp.state.refusals.push('550 5.1.1 No such user')
    const { sendMail, settled } = engine()
    await sendMail(mail)
    await settled()
    const hasty = engine(smtp.url, [])
    smtp.state.refusals.push('451 4.7.1 Try again later')
    await hasty.sendMail(mail)
    await hasty.settled()
    expect(logged.map(({ level, event }) => [level, event])).toEqual(Array(2).fill(['error', 'mail_lost']))
    expect([smtp.received, JSON.stringify(logged).includes('/u/t')]).toEqual([[], false])
  })
  it('sends nothing, password or mail, without TLS to a server elsewhere', async () => {
    const { sendMail, settled } = engine(smtp.url.replace('127.0.0.1', '127.0.0.2').replace('//', '//user:secret@'), [])
    await sendMail(mail)
    await settled()
    expect([smtp.received, smtp.state.connections, logged.map(({ event }) => event)]).toEqual([[], 1, ['mail_lost']])
    expect(logged[0]?.error).toContain('STARTTLS')
  })
  it('lets no address make a header or a recipient of its own', async () => {
    const { sendMail, settled } = engine()
    await sendMail({ ...mail, to: 'ada@example.com>\r\nBcc: eve@example.com', subject: 'Hello\r\nBcc: eve@example.com' })
    await settled()
    expect(smtp.received.flatMap(({ source }) => (source.split('\n\n')[0] ?? '').split('\n').filter((line) => /^bcc/i.test(line)))).toEqual([])
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain('eve@example.com')
  })
})

describe('the app with an SMTP server', () => {
  it('sends by it, and has no development mailbox', async () => {
    const app = await openApp({ env: { SMTP_URL: smtp.url } })
    await app.register()
    await app.settled()
    expect(smtp.received.map(({ from: sender, to }) => [sender, to])).toEqual([['no-reply@localhost', ['ada@example.com']]])
    expect((await app.fetch('/dev/mailbox/')).status).toBe(404)
    await app.close()
  })
  it('answers though the server says nothing', async () => {
    smtp.state.silent = true
    const app = await openApp({ env: { SMTP_URL: smtp.url } })
    expect((await app.register()).status).toBe(201)
    await vi.waitFor(() => expect(smtp.state.connections).toBe(1), patience.expect.poll)
    await smtp.close()
    smtp = await openSmtp()
    await app.close()
  })
})
