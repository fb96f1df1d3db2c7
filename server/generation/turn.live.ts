import type { Outcome } from '../../builder/builder.ts'
import type { TurnEvent } from '../../contract/turn.ts'
import { type MessageReading, nothingRead } from './turn.rules.ts'
import type { KeptEvent, NewTurn } from './turn.store.ts'

/** A turn of this process. What `said` holds is in the database too. */
export interface Live {
  readonly turn: NewTurn
  readonly said: KeptEvent[]
  unsaid: TurnEvent[]
  reading: MessageReading
  stopping: 'no' | 'asked' | 'interrupted'
  /** Aborted when it is to stop, for what would be waited for. */
  readonly halt: AbortController
  /** The version that was kept and told before a language model was asked for more. */
  kept: { readonly version: number; readonly outcome: Outcome } | null
  ended: boolean
  more: PromiseWithResolvers<void>
}

export const newLive = (turn: NewTurn, accepted: KeptEvent): Live => ({
  turn,
  said: [accepted],
  unsaid: [],
  reading: nothingRead,
  stopping: 'no',
  halt: new AbortController(),
  kept: null,
  ended: false,
  more: Promise.withResolvers<void>(),
})

/** What a turn of this process says after event `number`, until it has ended. */
export async function* listen(live: Live, number: number): AsyncGenerator<KeptEvent, void, void> {
  let at = number
  for (;;) {
    const more = live.more.promise
    for (let event = live.said[at]; event; event = live.said[at]) {
      at += 1
      yield event
    }
    if (live.ended) return
    await more
  }
}
