import { type Selectable, sql } from 'kysely'
import type { Message } from '../../contract/projects.api.ts'
import type { TurnEvent } from '../../contract/turn.ts'
import { holding, holdProject } from '../database/locking.ts'
import type { Database, Tables } from '../database/tables.ts'
import { ApiError } from '../http/api-error.ts'
import { type MessageReading, nothingRead } from './turn.rules.ts'

export interface NewTurn {
  readonly message_id: string
  readonly project_id: string
  readonly user_id: string
  readonly content: string
  readonly day: string
  readonly month: string
}
/** An event as it is kept: `number` counts from 1, `data` is JSON text. */
export type KeptEvent = Pick<Tables['turn_events'], 'number' | 'event' | 'data'>

/** The process that runs a turn, and until when, in Unix seconds, it is trusted to. */
export interface Lease {
  readonly node: string
  readonly lease_until: number
}

/** Writes a running message, in the caller's transaction; throws 409 where one is under way in its project, 404 where that is gone. */
export async function addRunningMessage(trx: Database, turn: NewTurn, lease: Lease, now: number): Promise<void> {
  const { message_id, ...rest } = turn
  if (!(await holdProject(trx, turn.project_id))) throw new ApiError('missing')
  const added = await trx
    .insertInto('messages')
    .values({
      ...rest,
      ...lease,
      id: message_id,
      state: 'running',
      answer: '',
      reading: JSON.stringify(nothingRead),
      version: null,
      charged: 1,
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows !== 1n) throw new ApiError('conflict', { detail: 'A turn is already under way in this project.' })
}

export const keep = (number: number, event: TurnEvent): KeptEvent => ({ number, event: event.event, data: JSON.stringify(event.data) })

/** Appends events to what a turn has said. */
export async function addEvents(db: Database, message_id: string, events: readonly KeptEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('turn_events')
    .values(events.map((event) => ({ message_id, ...event })))
    .execute()
}

/** What a turn has said after event `number`. */
export const eventsAfter = (db: Database, message_id: string, number: number): Promise<KeptEvent[]> =>
  db.selectFrom('turn_events').select(['number', 'event', 'data']).where('message_id', '=', message_id).where('number', '>', number).orderBy('number').execute()

export interface EndOfMessage {
  readonly state: 'done' | 'stopped' | 'failed'
  readonly answer: string
  readonly reading: MessageReading
  readonly version: number | null
}

/** Ends a running message; false where it is not running any more. It stays charged if it made a version. */
export async function endMessage(trx: Database, message_id: string, end: EndOfMessage): Promise<boolean> {
  const ended = await trx
    .updateTable('messages')
    .set({ state: end.state, answer: end.answer, reading: JSON.stringify(end.reading), version: end.version, charged: end.version === null ? 0 : 1 })
    .where('id', '=', message_id)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

/** Notes the version that a running message has made already, and what it says so far: what it ends with, should its process die. */
export const keepFirst = (trx: Database, message_id: string, of: { readonly answer: string; readonly version: number }): Promise<unknown> =>
  trx.updateTable('messages').set(of).where('id', '=', message_id).execute()

export type MessageRow = Selectable<Tables['messages']>

const present = (row: MessageRow): Message => ({
  id: row.id,
  content: row.content,
  state: row.state,
  answer: row.answer,
  ...(JSON.parse(row.reading) as MessageReading),
  version: row.version,
  charged: row.charged === 1,
  created_at: row.created_at,
})

/** The conversation of a project, oldest message first. */
export async function listMessages(db: Database, project_id: string): Promise<Message[]> {
  const rows = await db.selectFrom('messages').selectAll().where('project_id', '=', project_id).orderBy('created_at').orderBy(sql`rowid`).execute()
  return rows.map(present)
}

/** The state of a message, undefined where it is no more. */
export async function stateOf(db: Database, message_id: string): Promise<Tables['messages']['state'] | undefined> {
  return (await db.selectFrom('messages').select('state').where('id', '=', message_id).executeTakeFirst())?.state
}

/** Holds a message until the transaction ends, so that nobody else ends it or says more of it; false where it is not running any more. */
export async function holdRunning(trx: Database, message_id: string): Promise<boolean> {
  const running = trx.selectFrom('messages').select('id').where('id', '=', message_id).where('state', '=', 'running')
  return (await running.$call(holding(trx)).executeTakeFirst()) !== undefined
}

/** Appends events to what a running turn has said; false where it is not running any more, and said nothing. */
export async function sayMore(db: Database, message_id: string, events: readonly KeptEvent[]): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    if (!(await holdRunning(trx, message_id))) return false
    await addEvents(trx, message_id, events)
    return true
  })
}

/** The state of a message of this project. Throws 404 where the project has none of this id. */
export async function messageState(db: Database, project_id: string, id: string): Promise<Tables['messages']['state']> {
  const row = await db.selectFrom('messages').select('state').where('id', '=', id).where('project_id', '=', project_id).executeTakeFirst()
  if (!row) throw new ApiError('missing')
  return row.state
}

/** The messages marked as running whose process is no longer trusted to run them at `now`, as Infinity all of them. */
export async function orphans(db: Database, now: number): Promise<MessageRow[]> {
  const running = db.selectFrom('messages').selectAll().where('state', '=', 'running')
  return await (now === Infinity ? running : running.where('lease_until', '<=', now)).execute()
}

/** Asks whichever process runs a message to stop it; answers the message where it is running, else undefined. */
export const askStop = (db: Database, message_id: string): Promise<MessageRow | undefined> =>
  db.updateTable('messages').set({ stop_asked: 1 }).where('id', '=', message_id).where('state', '=', 'running').returningAll().executeTakeFirst()

/** Extends the leases of a process's running messages, never shortening one: a renewal may arrive after a later one. Answers which they are, and which of them are to stop. */
export const renewLeases = (db: Database, { node, lease_until }: Lease): Promise<{ readonly id: string; readonly stop_asked: number }[]> =>
  db
    .updateTable('messages')
    .set({ lease_until: sql`case when lease_until < ${lease_until} then ${lease_until} else lease_until end` })
    .where('node', '=', node)
    .where('state', '=', 'running')
    .returning(['id', 'stop_asked'])
    .execute()

/** Gives back, in the transaction that removes a project, the message whose turn is under way in it. */
export async function giveBackRunning(trx: Database, project_id: string, giveBack: GiveBack): Promise<void> {
  const running = await trx.selectFrom('messages').selectAll().where('project_id', '=', project_id).where('state', '=', 'running').$call(holding(trx)).execute()
  for (const message of running) await giveBack(trx, message)
}
export type GiveBack = (trx: Database, of: { readonly user_id: string; readonly day: string; readonly month: string }) => Promise<void>
