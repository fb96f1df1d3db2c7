import type { Progress } from '../../builder/builder.ts'
import { readTurnEvent } from '../../contract/turn.ts'
import { type Kept, saidTopic } from './follow.ts'
import { closingEvents, cutShort, fold, type MessageReading, nothingRead, sentences, unfinished } from './turn.rules.ts'
import {
  addEvents,
  type EndOfMessage,
  endMessage,
  eventsAfter,
  type GiveBack,
  holdRunning,
  type KeptEvent,
  keep,
  type MessageRow,
  orphans,
} from './turn.store.ts'

const isProgress = (event: { readonly event: string }): event is Progress => ['marks', 'requirement', 'step'].includes(event.event)

function readingOf(said: readonly KeptEvent[]): MessageReading {
  const progress = said.map(({ event, data }) => readTurnEvent(event, data)).filter((event) => event !== null && isProgress(event))
  return progress.reduce(fold, nothingRead)
}

/** A message that has made a version already ends with it; any other with nothing. */
function endOf({ id, version, answer: said }: MessageRow, reading: MessageReading, ending: 'stopped' | 'failed') {
  if (version !== null) {
    const answer = `${said} ${sentences.unimproved}`.trim()
    const done = { event: 'done', data: { message_id: id, version, charged: true } } as const
    const end: EndOfMessage = { state: 'done', answer, reading: unfinished(reading), version }
    return { end, closing: [{ event: 'text', data: { delta: answer } } as const, done] }
  }
  const detail = ending === 'stopped' ? sentences.stopped : sentences.interrupted
  const end: EndOfMessage = { state: ending, answer: detail, reading: cutShort(reading), version: null }
  return { end, closing: closingEvents(id, ending === 'stopped' ? { state: 'stopped' } : { state: 'failed', detail }) }
}

/** Ends a turn that no process runs any more, as stopped or failed, and gives its message back, or with the version that it has made; false where it has ended already. */
export async function endOrphan({ db, news }: Kept, message: MessageRow, ending: 'stopped' | 'failed', giveBack: GiveBack): Promise<boolean> {
  const ended = await db.transaction().execute(async (trx) => {
    // From here on a process that was thought dead says nothing more.
    if (!(await holdRunning(trx, message.id))) return false
    const said = await eventsAfter(trx, message.id, 0)
    const { end, closing } = endOf(message, readingOf(said), ending)
    if (!(await endMessage(trx, message.id, end))) return false
    if (end.version === null) await giveBack(trx, message)
    const last = said.at(-1)?.number ?? 0
    await addEvents(
      trx,
      message.id,
      closing.map((event, at) => keep(last + 1 + at, event)),
    )
    return true
  })
  if (ended) news.tell(saidTopic(message.id))
  return ended
}

/** Ends the turns whose process is no longer trusted to run them at `now` (Infinity: all): they become failed and cost nothing. Answers how many there were. */
export async function recoverTurns(kept: Kept, now: number, giveBack: GiveBack): Promise<number> {
  let ended = 0
  for (const message of await orphans(kept.db, now)) if (await endOrphan(kept, message, 'failed', giveBack)) ended += 1
  return ended
}
