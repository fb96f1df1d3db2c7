import { Hono } from 'hono'
import type { Database } from '../database/tables.ts'
import { mailboxPage, mailboxPolicy } from './mailbox.present.ts'

const shown = 200

/** The development mailbox at /dev/mailbox/ and /dev/mailbox.json, newest mail first. */
export function createMailbox(db: Database): (request: Request) => Response | Promise<Response> {
  const newest = () =>
    db
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'body', 'link', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('rowid' as 'id', 'desc')
      .limit(shown)
      .execute()
  const hono = new Hono()
  hono.onError((error) => {
    throw error
  })
  hono.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries({
      'Content-Security-Policy': mailboxPolicy,
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    }))
      context.header(name, value)
  })
  hono.get('/dev/mailbox/', async (context) => context.html(mailboxPage(await newest())))
  hono.get('/dev/mailbox', (context) => context.redirect('/dev/mailbox/', 308))
  hono.get('/dev/mailbox.json', async (context) => {
    const results = await newest()
    return context.json({ count: results.length, next: null, previous: null, results })
  })
  return (request) => hono.fetch(request)
}
