import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/tables.ts'
import { eventsAfter, type KeptEvent, stateOf } from './turn.store.ts'

/** How often, in milliseconds, one looks for what a turn of another process has said. */
const look_ms = 150

/** What a turn that another process runs says after event `number`, until it has ended or `signal` says that nobody listens. */
export async function* followKept(db: Database, message_id: string, number: number, signal: AbortSignal): AsyncGenerator<KeptEvent, void, void> {
  let at = number
  for (;;) {
    // Asked first: once it has ended, all that it said is there.
    const state = await stateOf(db, message_id)
    for (const event of await eventsAfter(db, message_id, at)) {
      at = event.number
      yield event
    }
    if (state !== 'running' || signal.aborted) return
    await setTimeout(look_ms, undefined, { signal }).catch(() => undefined)
  }
}
