import { api } from '../../contract/api.ts'
import type { News } from '../database/news.ts'
import type { Database } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import type { Clock } from '../http/clock.ts'
import type { Mount } from '../http/mount.ts'
import { followKept, stopTopic } from './follow.ts'
import { endOrphan } from './recover.ts'
import { leaseAt, type Node, type Turns } from './turn.engine.ts'
import {
  addEvents,
  addRunningMessage,
  askStop,
  eventsAfter,
  type GiveBack,
  type KeptEvent,
  keep,
  listMessages,
  messageState,
  type NewTurn,
} from './turn.store.ts'
import { lastEventId, streamEvents } from './turn-stream.ts'

interface Taken {
  readonly taken: true
  readonly day: string
  readonly month: string
  readonly remaining_today: number | null
  readonly remaining_month: number | null
  readonly resets_at: number
}
interface Refused {
  readonly taken: false
  readonly resets_at: number
  readonly detail: string
}

export interface GenerationDeps {
  readonly db: Database
  readonly news: News
  readonly clock: Clock
  readonly turns: Turns
  /** Throws 404 unless the project is the user's own. */
  readonly ownProject: (user_id: string, id: string) => Promise<unknown>
  readonly takeMessage: (trx: Database, user_id: string, now: number) => Promise<Taken | Refused>
  readonly giveBack: GiveBack
  readonly node: Node
  /** Whether others share it. */
  readonly shared: boolean
}

type Words = Pick<NewTurn, 'project_id' | 'user_id' | 'content'>

/** Writes turns: one message of the allowance, a running message and its first event stand or fall together, in the caller's transaction. */
export function turnAccepter(deps: Pick<GenerationDeps, 'clock' | 'turns' | 'takeMessage' | 'node'>) {
  return async (trx: Database, words: Words): Promise<{ readonly message_id: string; begin(): void }> => {
    const now = deps.clock.now()
    const message_id = deps.clock.randomId()
    const allowance = await deps.takeMessage(trx, words.user_id, now)
    if (!allowance.taken) throw new ApiError('limited', { detail: allowance.detail, retryAfter: Math.max(1, allowance.resets_at - now) })
    const { day, month, remaining_today, remaining_month, resets_at } = allowance
    const turn: NewTurn = { ...words, message_id, day, month }
    await addRunningMessage(trx, turn, leaseAt(deps.node, now), now)
    const accepted = keep(1, { event: 'accepted', data: { message_id, remaining_today, remaining_month, resets_at } })
    await addEvents(trx, message_id, [accepted])
    return { message_id, begin: () => void deps.turns.begin(turn, accepted) }
  }
}

/** The calls for the conversation: its messages, a new turn, joining one again, stopping it. */
export function mountGeneration(mount: Mount, deps: GenerationDeps): void {
  const { db, news, turns } = deps
  const accept = turnAccepter(deps)

  async function ownProject(user_id: string, id: string): Promise<void> {
    await deps.ownProject(user_id, id)
    await turns.mend(id)
  }
  /** What this process says of a turn, and what another one said after it had taken the turn for lost. */
  async function* thenKept(here: AsyncIterable<KeptEvent>, message_id: string, after: number, signal: AbortSignal) {
    let last = after
    for await (const event of here) {
      last = event.number
      yield event
    }
    yield* followKept(deps, message_id, last, signal)
  }
  async function eventsOf(message_id: string, after: number, signal: AbortSignal) {
    const here = turns.follow(message_id, after)
    if (here) return deps.shared ? thenKept(here, message_id, after, signal) : here
    return deps.shared ? followKept(deps, message_id, after, signal) : await eventsAfter(db, message_id, after)
  }

  mount(api.messages, async ({ member, params }) => {
    await ownProject(member.user_id, params.id)
    return await listMessages(db, params.id)
  })

  mount(api.sendMessage, async ({ member, params, body, signal }) => {
    await ownProject(member.user_id, params.id)
    const words = { project_id: params.id, user_id: member.user_id, content: body.content }
    const turn = await db.transaction().execute((trx) => accept(trx, words))
    turn.begin()
    return streamEvents(await eventsOf(turn.message_id, 0, signal))
  })

  mount(api.joinMessage, async ({ member, params, request, signal }) => {
    await ownProject(member.user_id, params.id)
    await messageState(db, params.id, params.message_id)
    return streamEvents(await eventsOf(params.message_id, lastEventId(request), signal))
  })

  mount(api.stopMessage, async ({ member, params }) => {
    await ownProject(member.user_id, params.id)
    const state = await messageState(db, params.id, params.message_id)
    if (state !== 'running' || turns.stop(params.message_id)) return undefined
    const running = await askStop(db, params.message_id)
    const orphaned = running && (!deps.shared || running.lease_until <= deps.clock.now())
    if (orphaned) await endOrphan(deps, running, 'stopped', deps.giveBack)
    else news.tell(stopTopic(params.message_id))
    return undefined
  })
}
