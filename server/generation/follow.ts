import { setTimeout } from 'node:timers/promises'
import type { News } from '../database/news.ts'
import type { Database } from '../database/tables.ts'
import { eventsAfter, type KeptEvent, stateOf } from './turn.store.ts'

/** What news about a turn are called: that it has said more, and that it is asked to stop. */
export const saidTopic = (message_id: string): string => `said ${message_id}`
export const stopTopic = (message_id: string): string => `stop ${message_id}`

/** How often, in milliseconds, one looks for what a turn of another process has said: where news of it arrive, and where they do not. */
const look_ms = { told: 2_000, untold: 150 }

export interface Kept {
  readonly db: Database
  readonly news: News
}

/** What a turn that another process runs says after event `number`, until it has ended or `signal` says that nobody listens. */
export async function* followKept({ db, news }: Kept, message_id: string, number: number, signal: AbortSignal): AsyncGenerator<KeptEvent, void, void> {
  let at = number
  let more = new AbortController()
  const deafen = news.hear(saidTopic(message_id), () => more.abort())
  try {
    for (;;) {
      // Anew before it is looked, so that what comes meanwhile is looked for again.
      more = new AbortController()
      // Asked first: once it has ended, all that it said is there.
      const state = await stateOf(db, message_id)
      for (const event of await eventsAfter(db, message_id, at)) {
        at = event.number
        yield event
      }
      if (state !== 'running' || signal.aborted) return
      const wait = news.arriving() ? look_ms.told : look_ms.untold
      await setTimeout(wait, undefined, { signal: AbortSignal.any([signal, more.signal]) }).catch(() => undefined)
    }
  } finally {
    deafen()
  }
}
