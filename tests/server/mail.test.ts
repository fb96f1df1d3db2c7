import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailboxEngine } from '../../server/mail/mailbox.engine.ts'
import { openApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await openApp()
})
afterEach(() => app.close())

const send = (of: Partial<{ to: string; subject: string; text: string; link: string | null }>) =>
  mailboxEngine(app.db, app.clock)({ to: 'ada@example.com', subject: 'Hello', text: 'Hi.', link: null, ...of })

describe('the development mailbox', () => {
  it('says so when there are no mails yet', async () => {
    expect(await (await app.fetch('/dev/mailbox/')).text()).toContain('No mails yet. Register, or ask to reset a password, and reload this page.')
  })
  it('shows mails, newest first, with their link as a link, and as JSON', async () => {
    await send({ subject: 'First' })
    await send({ subject: 'Second', text: 'Open http://localhost:3000/x to see.', link: 'http://localhost:3000/x' })
    const page = await (await app.fetch('/dev/mailbox/')).text()
    expect(page.match(/<h2>.*?<\/h2>/g)).toEqual(['<h2>Second</h2>', '<h2>First</h2>'])
    expect(page).toContain('Open <a href="http://localhost:3000/x">http://localhost:3000/x</a> to see.')
    expect(page).toContain('<a class="open" href="http://localhost:3000/x">Open the link</a>')
    const mail = { id: expect.any(String), recipient: 'ada@example.com', created_at: app.clock.now() }
    expect(await (await app.fetch('/dev/mailbox.json')).json()).toEqual({
      count: 2,
      next: null,
      previous: null,
      results: [
        { ...mail, subject: 'Second', body: 'Open http://localhost:3000/x to see.', link: 'http://localhost:3000/x' },
        { ...mail, subject: 'First', body: 'Hi.', link: null },
      ],
    })
  })
  it('shows hostile text as text, and no link that is not of the web', async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>\'&amp;'
    await app.register({ full_name: hostile })
    await app.mails()
    await send({ to: hostile, subject: hostile, text: hostile, link: 'javascript:alert(1)' })
    await send({ link: `http://localhost:3000/${hostile}`, text: `See http://localhost:3000/${hostile}` })
    const page = await (await app.fetch('/dev/mailbox/')).text()
    expect(page.match(/<(script|img)|javascript:|href="[^"]*[<>'][^"]*"/g)).toBe(null)
    expect(page.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;amp;').length).toBe(8)
  })
  it('lets its page load its own style and nothing else', async () => {
    const reply = await app.fetch('/dev/mailbox/')
    const style = /<style>([\s\S]*?)<\/style>/.exec(await reply.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(Object.fromEntries(reply.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=UTF-8',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
  it('is found without its trailing slash', async () => {
    const reply = await app.fetch('/dev/mailbox')
    expect([reply.status, reply.headers.get('location')]).toEqual([308, '/dev/mailbox/'])
  })
  it('keeps the newest 500', async () => {
    const mail = { recipient: 'a', subject: 's', body: 'b', link: null, created_at: 1 }
    await app.db
      .insertInto('mails')
      .values(Array.from({ length: 500 }, (_, at) => ({ ...mail, id: String(at) })))
      .execute()
    await send({})
    const ids = (await app.db.selectFrom('mails').select('id').execute()).map((row) => row.id)
    expect([ids.length, ids.includes('0'), ids.includes('1')]).toEqual([500, false, true])
  })
  it('is not there when it is off; the log then says that mail is not configured, and no more than that', async () => {
    const off = await openApp({ env: { MAILBOX: 'off' } })
    for (const path of ['/dev/mailbox/', '/dev/mailbox', '/dev/mailbox.json']) expect((await off.fetch(path)).status).toBe(404)
    await off.register()
    expect(await off.mails()).toEqual([])
    expect(off.logged).toEqual([
      {
        level: 'warning',
        mail: 'Verify your email address',
        note: 'Mail is not configured, so this mail was not sent. MAILBOX=on keeps mails for reading at /dev/mailbox/.',
      },
    ])
    await off.close()
  })
})
