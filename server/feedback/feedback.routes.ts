import { api } from '../../contract/api.ts'
import type { OpenDatabase } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { Background } from '../http/background.ts'
import type { Clock } from '../http/clock.ts'
import type { Rate } from '../http/limits.ts'
import type { Log } from '../http/log.ts'
import type { Mount } from '../http/mount.ts'
import { feedbackMail } from './feedback.present.ts'
import { keepNote } from './feedback.store.ts'

export interface FeedbackDeps {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly background: Background
  readonly log: Log
  /** How many notes of one account are kept in which time. */
  readonly rate: Rate
  readonly sendMail: (mail: ReturnType<typeof feedbackMail>) => Promise<void>
  /** Whom a mail tells of each note; null for nobody. */
  readonly feedback_email: string | null
}

/** Takes what people write to whoever runs the server; a line in the log, and a mail where an address is configured, tells of it. */
export function mountFeedback(mount: Mount, { database, clock, background, log, rate, sendMail, feedback_email }: FeedbackDeps): void {
  mount(api.sendFeedback, async ({ member, body }) => {
    const note = { id: clock.randomId(), ...body }
    const kept = await keepNote(database.db, member.user_id, note, rate, clock.now())
    if (kept.kind === 'gone') throw new ApiError('unauthenticated')
    if (kept.kind === 'full') {
      throw new ApiError('limited', { retryAfter: kept.wait, detail: 'That is a lot of feedback at once. Thank you; send the rest a little later.' })
    }
    log({ level: 'info', event: 'feedback', id: note.id, category: note.category })
    if (feedback_email !== null) void background.run('mail the feedback', () => sendMail(feedbackMail(feedback_email, note, kept.author)))
    return { id: note.id }
  })
}
