import { readdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Sparksite } from '../support/sparksite.ts'
import { memoryOf, password, post } from './server.bench.ts'
import { live, newTally } from './soak-people.ts'

const people = 4
/** Minutes at first in which caches fill, and which are no part of the slope. */
const warmUp = (minutes: number): number => Math.min(minutes / 2, Math.max(3, minutes / 4))
/** MiB a minute by which memory may grow after that. */
const slope_max = 1
const collect = fileURLToPath(new URL('./collect-garbage.ts', import.meta.url))
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

interface Reading {
  readonly minute: number
  readonly busy: number
  readonly rest: number
  /** What JavaScript holds of it. */
  readonly heap: number
  readonly files: number
}

const openFiles = (pid: number | undefined): number => readdirSync(`/proc/${pid}/fd`).length

async function heapOf({ port }: Sparksite): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2
}

/** Lets people rest together while something is measured. */
function createRest() {
  let rest: PromiseWithResolvers<void> | null = null
  return {
    resting: async (): Promise<void> => await rest?.promise,
    async during<Result>(work: () => Promise<Result>): Promise<Result> {
      rest = Promise.withResolvers()
      try {
        return await work()
      } finally {
        rest.resolve()
        rest = null
      }
    },
  }
}

/** Memory under load, and again at rest with the garbage collected. */
async function readingOf(site: Sparksite, minute: number, during: ReturnType<typeof createRest>['during']): Promise<Reading> {
  const busy = memoryOf(site.pid)
  return await during(async () => {
    await pause(1_500)
    if (site.pid !== undefined) process.kill(site.pid, 'SIGUSR2')
    await pause(1_000)
    return { minute, busy, rest: memoryOf(site.pid), heap: await heapOf(site), files: openFiles(site.pid) }
  })
}

/** The slope of the line that fits best, in MiB a minute. */
function slopeOf(readings: readonly Reading[]): number {
  const mean = (of: (reading: Reading) => number) => readings.reduce((sum, reading) => sum + of(reading), 0) / readings.length
  const [x, y] = [mean(({ minute }) => minute), mean(({ rest }) => rest)]
  const over = mean(({ minute, rest }) => (minute - x) * (rest - y))
  return over / mean(({ minute }) => (minute - x) ** 2)
}

const perKind = ([kind, took]: readonly [string, number[]]): string => {
  const sorted = took.toSorted((a, b) => a - b)
  return `${kind}: ${took.length}, p99 ${(sorted[Math.floor(took.length * 0.99)] ?? Number.NaN).toFixed(0)} ms`
}

async function prepared(site: Sparksite): Promise<string[]> {
  const emails = Array.from({ length: people }, (_, at) => `person-${at}@example.com`)
  for (const email of emails) await post(site, '/users/register/', { email, password, full_name: 'Ada Lovelace' })
  const file = new DatabaseSync(`${site.folder}/sparksite.db`, { timeout: 5_000 })
  file.exec('update users set email_verified_at = 1')
  file.exec('update plans set daily_message_limit = 0, monthly_message_limit = 1000000, db_rows_limit = 1000000')
  file.close()
  return emails
}

/** Memory through a mixed load of so many minutes: at the start, every minute, at the end, and by how much it grows. */
export async function soakBench(minutes: number): Promise<string[]> {
  const plenty = { LIMIT_LOGIN: '1000000/60', LIMIT_LOGIN_NETWORK: '1000000/60', LIMIT_SITE_WRITES: '1000000/60', LIMIT_SITE_WRITES_NETWORK: '1000000/60' }
  const site = await Sparksite.start({ ...plenty, NODE_OPTIONS: `--expose-gc --import=${collect}` })
  try {
    await pause(3_000)
    const rest = createRest()
    const start = await readingOf(site, 0, rest.during)
    const emails = await prepared(site)
    const tally = newTally()
    const from = performance.now()
    const until = () => performance.now() - from > minutes * 60_000
    const load = Promise.all(emails.map((email) => live(site.url, site.port, email, tally, until, rest.resting)))
    const readings: Reading[] = []
    const every = Math.min(1, minutes / 12)
    async function watch(): Promise<void> {
      for (let minute = every; minute < minutes - every / 2; minute += every) {
        await pause(Math.max(0, from + minute * 60_000 - performance.now()))
        readings.push(await readingOf(site, minute, rest.during))
      }
    }
    await Promise.all([load, watch()])
    await pause(3_000)
    const end = await readingOf(site, minutes, rest.during)
    return reported({ minutes, start, readings: [...readings, end], tally })
  } finally {
    await site.remove()
  }
}

interface Soaked {
  readonly minutes: number
  readonly start: Reading
  readonly readings: readonly Reading[]
  readonly tally: ReturnType<typeof newTally>
}
function reported({ minutes, start, readings, tally }: Soaked): string[] {
  const warm = readings.filter(({ minute }) => minute >= warmUp(minutes))
  const slope = slopeOf(warm)
  const asked = [...tally.took.values()].reduce((sum, took) => sum + took.length, 0)
  const end = readings.at(-1)
  const files = warm.map((reading) => reading.files)
  return [
    `${minutes} minutes of ${people} people, ${asked} requests, ${tally.failed.length} not answered as they should be${tally.failed.length ? `: ${tally.failed.slice(0, 3).join('; ')}` : ''}`,
    `memory at rest, garbage collected: ${start.rest.toFixed(0)} MiB at the start, ${warm[0]?.rest.toFixed(0)} MiB warm, ${end?.rest.toFixed(0)} MiB at the end; at most ${Math.max(...readings.map(({ busy }) => busy)).toFixed(0)} MiB under load`,
    `slope after the warm-up: ${slope.toFixed(2)} MiB a minute (goal: at most ${slope_max}): ${slope > slope_max ? 'GROWS' : 'does not grow'}`,
    `open files and connections at rest: ${Math.min(...files)} to ${Math.max(...files)}`,
    `minute: MiB under load, at rest, of it JavaScript's: ${readings.map(({ minute, busy, rest, heap }) => `${minute.toFixed(minutes < 12 ? 2 : 0)}: ${[busy, rest, heap].map((one) => one.toFixed(0)).join(', ')}`).join(' | ')}`,
    ...[...tally.took].map(perKind),
  ]
}
