import type { OpenDatabase } from '../../server/database/database.ts'
import { type News, noNews } from '../../server/database/news.ts'
import { openPostgres } from '../../server/database/postgres.engine.ts'
import { followKept, saidTopic } from '../../server/generation/follow.ts'
import { nothingRead } from '../../server/generation/turn.rules.ts'
import { addRunningMessage, endMessage, keep, sayMore } from '../../server/generation/turn.store.ts'
import { openPooler } from '../support/pooler.ts'
import { Cluster, hasPostgres } from '../support/postgres.ts'
import { Sparksite } from '../support/sparksite.ts'

const events = 100
const idle_ms = 10_000
const followers = 20

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function beginTurn({ db }: OpenDatabase, message_id: string): Promise<void> {
  const project_id = `project of ${message_id}`
  await db.insertInto('users').values({ id: message_id, email: message_id, full_name: '', password_hash: '', plan: 'free', created_at: 1 }).execute()
  await db.insertInto('projects').values({ id: project_id, user_id: message_id, name: '', latest_version: 0, created_at: 1, updated_at: 1 }).execute()
  const turn = { message_id, project_id, user_id: message_id, content: '', day: '2026-11-21', month: '2026-11' }
  await db.transaction().execute((trx) => addRunningMessage(trx, turn, { node: 'one', lease_until: 4_000_000_000 }, 1))
}

/** From the commit of an event on one node to its arrival at another's follower: median and 95th percentile, and what followers of silent turns ask. */
async function followed(name: string, one: OpenDatabase, two: OpenDatabase, news: News): Promise<string> {
  let asked = 0
  const db = two.db.withPlugin({
    transformQuery({ node }) {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const leave = new AbortController()
  await beginTurn(one, name)
  const follow = followKept({ db, news }, name, 0, leave.signal)
  const took: number[] = []
  for (let number = 1; number <= events; number++) {
    const next = follow.next()
    await pause(20 + ((number * 37) % 100))
    await sayMore(one.db, name, [keep(number, { event: 'step', data: { label: `Step ${number}`, state: 'done' } })])
    const from = performance.now()
    one.news.tell(saidTopic(name))
    await next
    took.push(performance.now() - from)
  }
  const silent = Array.from({ length: followers }, () => followKept({ db, news }, name, events, leave.signal).next())
  await pause(1_000)
  asked = 0
  await pause(idle_ms)
  const perSecond = asked / (idle_ms / 1000)
  await endMessage(one.db, name, { state: 'done', answer: '', reading: nothingRead, version: null })
  leave.abort()
  await Promise.all([...silent, follow.next()])
  took.sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor(took.length * share)] ?? Number.NaN).toFixed(1)
  return `${name}: an event of one node is with another after ${at(0.5)} ms (p95 ${at(0.95)} ms); ${followers} followers of a silent turn ask ${perSecond.toFixed(1)} queries a second`
}

/** Queries a second of a whole node that nobody uses. */
async function idleNode(cluster: Cluster): Promise<string> {
  const pooler = await openPooler(cluster.url(), 'none')
  const site = await Sparksite.start({ DATABASE_URL: pooler.url, SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' })
  try {
    await pause(3_000)
    const before = pooler.asked()
    await pause(idle_ms)
    return `a node that nobody uses asks ${(((pooler.asked() - before) / idle_ms) * 1000).toFixed(1)} queries a second`
  } finally {
    await site.remove()
    await pooler.close()
  }
}

/** What passes between two nodes on PostgreSQL, told by NOTIFY and, for comparison, looked for. */
export async function nodesBench(): Promise<string[]> {
  if (!hasPostgres()) return ['PostgreSQL is not installed here']
  const cluster = await Cluster.start({ durable: true })
  try {
    const [one, two] = [await openPostgres(cluster.url(), { connections: 10 }), await openPostgres(cluster.url(), { connections: 10 })]
    two.news.hear('bench', () => undefined)
    while (!two.news.arriving()) await pause(20)
    const lines = [await followed('looked for', one, two, noNews), await followed('told', one, two, two.news)]
    await one.close()
    await two.close()
    return [...lines, await idleNode(cluster)]
  } finally {
    await cluster.remove()
  }
}
