import type { Progress } from '../../builder/builder.ts'
import { readTurnEvent } from '../../contract/turn.ts'
import type { Database, Tables } from '../database/tables.ts'
import { closingEvents, cutShort, fold, type MessageReading, nothingRead, sentences } from './turn.rules.ts'
import { addEvents, endMessage, eventsAfter, type KeptEvent, keep, runningMessages } from './turn.store.ts'

type GiveBack = (trx: Database, of: { readonly user_id: string; readonly day: string; readonly month: string }) => Promise<void>

const isProgress = (event: { readonly event: string }): event is Progress => ['marks', 'requirement', 'step'].includes(event.event)

function readingOf(said: readonly KeptEvent[]): MessageReading {
  const progress = said.map(({ event, data }) => readTurnEvent(event, data)).filter((event) => event !== null && isProgress(event))
  return progress.reduce(fold, nothingRead)
}

/** Ends a turn that no process runs any more, as stopped or failed, and gives its message back. Nothing happens where it has ended. */
export async function endOrphan(db: Database, message: Tables['messages'], ending: 'stopped' | 'failed', giveBack: GiveBack): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const said = await eventsAfter(trx, message.id, 0)
    const detail = ending === 'stopped' ? sentences.stopped : sentences.interrupted
    if (!(await endMessage(trx, message.id, { state: ending, answer: detail, reading: cutShort(readingOf(said)), version: null }))) return
    await giveBack(trx, message)
    const closing = closingEvents(message.id, ending === 'stopped' ? { state: 'stopped' } : { state: 'failed', detail })
    const last = said.at(-1)?.number ?? 0
    await addEvents(
      trx,
      message.id,
      closing.map((event, at) => keep(last + 1 + at, event)),
    )
  })
}

/** Call it on start, before anything is served: the turns of a process that died become failed and cost nothing. Answers how many there were. */
export async function recoverTurns(db: Database, giveBack: GiveBack): Promise<number> {
  const orphans = await runningMessages(db)
  for (const message of orphans) await endOrphan(db, message, 'failed', giveBack)
  return orphans.length
}
