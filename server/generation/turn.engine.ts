import { setImmediate } from 'node:timers/promises'
import type { Outcome, Progress, Turn } from '../../builder/builder.ts'
import { asksBack, type Earlier } from '../../builder/edit/back.ts'
import { type AppModel, readModel } from '../../builder/model.ts'
import type { TurnEvent } from '../../contract/turn.ts'
import { holdProject } from '../database/locking.ts'
import type { News } from '../database/news.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../http/clock.ts'
import { describe, type Log } from '../http/log.ts'
import { saidTopic, stopTopic } from './follow.ts'
import type { Improver } from './models/improve.engine.ts'
import { betterOf, createImproving } from './turn.improve.ts'
import { type Live, listen, newLive } from './turn.live.ts'
import { answerOf, closingEvents, cutShort, type Ending, fold, sentences } from './turn.rules.ts'
import { addEvents, endMessage, type GiveBack, holdRunning, type KeptEvent, keep, type Lease, type NewTurn, renewLeases, sayMore } from './turn.store.ts'

export interface EngineDeps {
  readonly db: Database
  readonly news: News
  readonly clock: Clock
  readonly log: Log
  readonly take: (model: AppModel | null, words: string, versions?: readonly Earlier[]) => Turn | Promise<Turn>
  /** The last versions of a project, newest first, for a message that takes a change back. */
  readonly lastVersions: (project_id: string) => Promise<readonly Earlier[]>
  readonly latestModel: (project_id: string) => Promise<AppModel | null>
  /** Appends a version in the given transaction and answers its number. */
  readonly addVersion: (trx: Database, of: VersionOfTurn, now: number) => Promise<number>
  readonly giveBack: GiveBack
  readonly node: Node
  /** What asks a language model for more than the reader built; null where none is set up. */
  readonly improver: Improver | null
}
export interface VersionOfTurn {
  readonly project_id: string
  readonly label: string
  readonly changes: readonly string[]
  readonly message_id: string
  readonly model: AppModel
  readonly previous: AppModel | null
}

/** Events are written together, in few transactions: at most this many, or as many as came within these milliseconds. */
const batch_events = 8
const batch_ms = 30

/** One process among those that share the database. */
export interface Node {
  readonly id: string
  /** Seconds for which it is trusted to run its turns without a sign of life. */
  readonly timeout: number
}
export const leaseAt = ({ id, timeout }: Node, now: number): Lease => ({ node: id, lease_until: now + timeout })

export type Turns = ReturnType<typeof createTurns>

/** The turns that this process is running. They outlive the requests that began them. */
export function createTurns(deps: EngineDeps) {
  const { db, news, clock, log } = deps
  const running = new Map<string, Live>()
  const unended = new Set<Promise<void>>()
  /** Turns that are over but whose end could not be written, by their project. */
  const unwritten = new Map<string, Live>()

  async function say(live: Live): Promise<void> {
    if (live.unsaid.length === 0) return
    const events = live.unsaid.map((event, at) => keep(live.said.length + 1 + at, event))
    live.unsaid = []
    if (await sayMore(db, live.turn.message_id, events)) publish(live, events)
    else halt(live, 'asked')
  }

  function publish(live: Live, events: readonly KeptEvent[]): void {
    live.said.push(...events)
    live.more.resolve()
    live.more = Promise.withResolvers()
    news.tell(saidTopic(live.turn.message_id))
  }

  async function build(live: Live, previous: AppModel | null): Promise<Outcome | null> {
    const versions = previous && asksBack(live.turn.content) ? await deps.lastVersions(live.turn.project_id) : []
    const building = await deps.take(previous, live.turn.content, versions)
    let last = performance.now()
    for (;;) {
      if (live.stopping !== 'no') return null
      const next: IteratorResult<Progress, Outcome> = building.next()
      if (next.done) return next.value
      live.reading = fold(live.reading, next.value)
      live.unsaid.push(next.value as TurnEvent)
      if (live.unsaid.length >= batch_events || performance.now() - last > batch_ms) {
        await say(live)
        last = performance.now()
      }
      await setImmediate()
    }
  }

  async function work(live: Live): Promise<void> {
    const previous = await deps.latestModel(live.turn.project_id)
    const outcome = await build(live, previous)
    await say(live)
    if (!outcome || live.stopping !== 'no') return await end(live, () => Promise.resolve(cutOff(live)))
    const model = outcome.model && readModel(outcome.model)
    const improved = improve && (await improve(live, { previous, outcome, model }))
    if (!improved) return await finish(live, outcome, model, previous)
    const before = model ?? previous
    if (improved.model && before) return await finish(live, betterOf(outcome, improved, before), improved.model, before)
    if (!live.kept && live.stopping !== 'no') return await end(live, () => Promise.resolve(cutOff(live)))
    await end(live, () => Promise.resolve(asKept(live, outcome, improved.says)))
  }
  const improve = deps.improver && createImproving({ db, clock, addVersion: deps.addVersion, improver: deps.improver, say, publish })

  async function finish(live: Live, outcome: Outcome, model: AppModel | null, previous: AppModel | null): Promise<void> {
    await end(live, async (trx) => {
      const { project_id, message_id } = live.turn
      const { label, changes } = outcome
      const version = model ? await deps.addVersion(trx, { project_id, message_id, label, changes, model, previous }, clock.now()) : null
      return { state: 'done', outcome, version }
    })
  }

  async function end(live: Live, decide: (trx: Database) => Promise<Ending>): Promise<void> {
    const { turn } = live
    const events = await db.transaction().execute(async (trx) => {
      // Held before the message is written, as by those who remove the project.
      await holdProject(trx, turn.project_id)
      if (!(await holdRunning(trx, turn.message_id))) return []
      const ending = await decide(trx)
      const version = ending.state === 'done' ? ending.version : null
      const reading = ending.state === 'done' ? { ...live.reading, choices: [...ending.outcome.choices] } : cutShort(live.reading)
      await endMessage(trx, turn.message_id, { state: ending.state, answer: answerOf(ending), reading, version })
      if (version === null) await deps.giveBack(trx, turn)
      const closing = closingEvents(turn.message_id, ending).map((event, at) => keep(live.said.length + 1 + at, event))
      await addEvents(trx, turn.message_id, closing)
      return closing
    })
    publish(live, events)
  }

  const note = (live: Live, event: string, error: unknown) => log({ level: 'error', event, message_id: live.turn.message_id, error: describe(error) })

  async function fail(live: Live): Promise<void> {
    const { project_id } = live.turn
    try {
      const ending: Ending = live.kept ? asKept(live, live.kept.outcome, '') : { state: 'failed', detail: sentences.failed }
      await end(live, () => Promise.resolve(ending))
      unwritten.delete(project_id)
    } catch (cause) {
      note(live, 'turn_not_ended', cause)
      unwritten.set(project_id, live)
    }
  }

  async function mend(project_id: string): Promise<void> {
    const live = unwritten.get(project_id)
    if (live) await fail(live)
  }

  async function run(live: Live): Promise<void> {
    const { message_id } = live.turn
    const deafen = news.hear(stopTopic(message_id), () => void tend().catch((error: unknown) => note(live, 'try_again', error)))
    try {
      await work(live)
    } catch (error) {
      live.unsaid = []
      // Without its project a turn has nothing to write to.
      if (running.has(message_id)) note(live, 'turn_failed', error)
      await fail(live)
    }
    deafen()
    running.delete(message_id)
    live.ended = true
    live.more.resolve()
  }

  function stop(message_id: string): boolean {
    const live = running.get(message_id)
    if (live) halt(live, 'asked')
    return live !== undefined
  }

  async function tend(): Promise<void> {
    if (running.size === 0) return
    const began = [...running.keys()]
    const kept = new Map((await renewLeases(db, leaseAt(deps.node, clock.now()))).map(({ id, stop_asked }) => [id, stop_asked]))
    for (const id of began) if (kept.get(id) !== 0) stop(id)
  }

  return {
    /** Runs an accepted turn, whose `accepted` event is already written as number 1, to its end. */
    begin(turn: NewTurn, accepted: KeptEvent): Promise<void> {
      const live = newLive(turn, accepted)
      running.set(turn.message_id, live)
      const ended = run(live).finally(() => unended.delete(ended))
      unended.add(ended)
      return ended
    },
    /** Asks a turn to stop between two steps; false where this process does not run it. */
    stop,
    /** Cuts short the turns that still run, because the process is about to end: they fail, and say so. */
    interrupt(): void {
      for (const live of running.values()) if (live.stopping === 'no') halt(live, 'interrupted')
    },
    /** How many turns this process runs. */
    running: (): number => running.size,
    /** Stops those of its turns that are `asked` to, and those that have been `lost` to another process's judgement. */
    tend,
    /** Drops the turn of a project that is no more. */
    abandon(project_id: string): void {
      for (const [message_id, live] of running) {
        if (live.turn.project_id !== project_id) continue
        halt(live, 'asked')
        running.delete(message_id)
      }
      void mend(project_id)
    },
    /** Ends the project's turn whose end could not be written before, because the disk was full for instance; nothing happens where there is none. */
    mend,
    /** What a turn says after event `number`, until it has ended; null where this process does not run it. */
    follow(message_id: string, number: number): AsyncGenerator<KeptEvent, void, void> | null {
      const live = running.get(message_id)
      return live ? listen(live, number) : null
    },
    /** Resolves when no turn is under way. */
    async settled(): Promise<void> {
      while (unended.size > 0) await Promise.all(unended)
    },
  }
}

function halt(live: Live, why: 'asked' | 'interrupted'): void {
  live.stopping = why
  live.halt.abort()
}
/** The turn ends with what the reader built, whose version is already told, or with what it asked back. */
const asKept = (live: Live, outcome: Outcome, says: string): Ending => ({
  state: 'done',
  outcome: { ...outcome, answer: [outcome.answer, says].filter((text) => text !== '').join(' ') },
  version: live.kept?.version ?? null,
  told: live.kept !== null,
})
const cutOff = (live: Live): Ending => (live.stopping === 'interrupted' ? { state: 'failed', detail: sentences.interrupted } : { state: 'stopped' })
