import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { News } from './news.ts'

const channel = 'sparksite'
/** In milliseconds: to connect, for an answer, and for a piece of news to come back. */
const answer_ms = 2_000
const back_ms = 5_000
/** A connection that was lost is tried again after this many milliseconds, doubled each time up to the last. */
const again_ms = { first: 250, last: 30_000 }
/** How often, in milliseconds, it is asked whether news still arrive. */
const echo_ms = 20_000

/** Topics that have listeners. */
function createTopics() {
  const heard = new Map<string, Set<() => void>>()
  return {
    add(topic: string, listener: () => void): () => void {
      const all = heard.get(topic) ?? new Set()
      heard.set(topic, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0) heard.delete(topic)
      }
    },
    tell(topic: string): void {
      for (const listener of [...(heard.get(topic) ?? [])]) listener()
    },
    tellAll(): void {
      for (const all of [...heard.values()]) for (const listener of [...all]) listener()
    },
  }
}

/** Sends topics one statement after the other, those that came meanwhile together. */
function createSender(pool: pg.Pool, failed: () => void) {
  let waiting = new Set<string>()
  let sending = false
  async function send(): Promise<void> {
    sending = true
    while (waiting.size > 0) {
      const topics = [...waiting]
      waiting = new Set()
      // After its transaction and by itself: news within one would make all commits that bear some wait for each other's disk.
      await pool.query('select pg_notify($1, topic) from unnest($2::text[]) as topic', [channel, topics]).catch(failed)
    }
    sending = false
  }
  return (topic: string): void => {
    waiting.add(topic)
    if (!sending) void send()
  }
}

/**
 * News by LISTEN and NOTIFY: one connection listens, from the first that is to be heard on; it comes back after it was lost. News
 * count as arriving once one that was sent through the pool has come back by it, which they never do behind a pooler of transactions.
 */
export function postgresNews(url: string, pool: pg.Pool, onLost: (error: Error) => void): News & { close(): Promise<void> } {
  const topics = createTopics()
  const echo = `echo ${randomUUID()}`
  const send = createSender(pool, () => undefined)
  let client: pg.Client | null = null
  let arriving = false
  let told = false
  let begun = false
  let closed = false
  let wait = again_ms.first
  let timer: NodeJS.Timeout | undefined

  function lose(of: pg.Client, error: Error): void {
    if (client !== of) return
    client = null
    clearTimeout(timer)
    of.end().catch(() => undefined)
    // Said once of each time that they do not arrive, however often it is tried.
    if (!told) onLost(error)
    told = true
    arriving = false
    if (closed) return
    topics.tellAll()
    timer = setTimeout(() => void connect(), wait)
    wait = Math.min(wait * 2, again_ms.last)
  }

  /** Sends one to itself; where it is not back in time, the connection is of no use. */
  function ask(of: pg.Client): void {
    timer = setTimeout(() => lose(of, new Error('News did not come back.')), back_ms)
    send(echo)
  }

  function heard(of: pg.Client, topic: string): void {
    if (topic !== echo) {
      topics.tell(topic)
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => ask(of), echo_ms)
    wait = again_ms.first
    if (arriving) return
    arriving = true
    told = false
    topics.tellAll()
  }

  async function connect(): Promise<void> {
    const of = new pg.Client({
      connectionString: url,
      application_name: 'sparksite news',
      connectionTimeoutMillis: answer_ms,
      query_timeout: answer_ms,
      keepAlive: true,
    })
    client = of
    of.on('error', (error) => lose(of, error))
    of.on('end', () => lose(of, new Error('The connection was ended.')))
    of.on('notification', ({ payload = '' }) => client === of && heard(of, payload))
    try {
      await of.connect()
      await of.query(`listen ${channel}`)
      if (client === of) ask(of)
    } catch (error) {
      lose(of, error as Error)
    }
  }

  return {
    arriving: () => arriving,
    tell: send,
    hear(topic, listener) {
      if (!begun) void connect()
      begun = true
      return topics.add(topic, listener)
    },
    async close() {
      closed = true
      arriving = false
      clearTimeout(timer)
      const last = client
      client = null
      await Promise.race([last?.end().catch(() => undefined), pause(answer_ms, undefined, { ref: false })])
    },
  }
}
