import type { Database } from '../database/tables.ts'
import type { Clock } from '../http/clock.ts'
import type { Log } from '../http/log.ts'
import type { SendMail } from './mail.ts'

const kept = 500

/** Keeps mails in the database for reading at /dev/mailbox/, the newest 500. */
export const mailboxEngine =
  (db: Database, clock: Clock): SendMail =>
  async ({ to, subject, text, link }) => {
    await db.insertInto('mails').values({ id: clock.randomId(), recipient: to, subject, body: text, link, created_at: clock.now() }).execute()
    await db
      .deleteFrom('mails')
      .where('id', 'not in', (query) =>
        query
          .selectFrom('mails')
          .select('id')
          .orderBy('created_at', 'desc')
          .orderBy('rowid' as 'id', 'desc')
          .limit(kept),
      )
      .execute()
  }

/** Sends nothing, because no way to send is configured, and says so in the log without the mail's text. */
export const unconfiguredEngine =
  (log: Log): SendMail =>
  async ({ subject }) =>
    log({ level: 'warning', mail: subject, note: 'Mail is not configured, so this mail was not sent. MAILBOX=on keeps mails for reading at /dev/mailbox/.' })
