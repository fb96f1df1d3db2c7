import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { Cluster, hasPostgres, run } from '../support/postgres.ts'
import { Sparksite } from '../support/sparksite.ts'
import { type Asked, againstBare } from './against-bare.ts'
import type { Load } from './load.ts'

export const password = 'five quiet kilns'
const seconds_logins = 4

export async function post(site: Sparksite, path: string, body: unknown, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${site.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`)
  return path.endsWith('/messages/') ? {} : (JSON.parse(said) as Record<string, string>)
}

const said = ({ perSecond, p99 }: Load): string => `${perSecond.toFixed(0)} requests a second (p99 ${p99.toFixed(1)} ms)`

/** A row as the site has them, and where such are added. */
async function rowOf(site: Sparksite, id: string, access: string): Promise<{ readonly path: string; readonly values: unknown }> {
  const read = async (path: string) => (await fetch(`${site.url}${path}`, { headers: { authorization: `Bearer ${access}` } })).json()
  const { model } = (await read(`/api/v1/projects/${id}/`)) as { model: { entities: { id: string }[] } }
  const path = `/api/v1/projects/${id}/data/${model.entities[0]?.id}/`
  const { results } = (await read(path)) as { results: { values: Record<string, unknown> }[] }
  return { path, values: results[0]?.values }
}

/** Logins a second, eight at a time, and hashes a second alone. */
async function loginsOf(engine: string, site: Sparksite): Promise<string> {
  const kept = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const rate = async (one: () => Promise<unknown>): Promise<number> => {
    const from = performance.now()
    let done = 0
    const worker = async () => {
      for (; performance.now() - from < seconds_logins * 1000; done++) await one()
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    return done / ((performance.now() - from) / 1000)
  }
  const [bare, ours] = [await rate(() => verify(kept, password)), await rate(() => post(site, '/users/login/', { email: 'ada@example.com', password }))]
  return `${engine}: logins: ${ours.toFixed(0)} a second, ${(ours / bare).toFixed(2)} of the ${bare.toFixed(0)} that hashing alone does`
}

/** The resident memory of a process, in MiB. */
export const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

async function benchOn(engine: string, env: NodeJS.ProcessEnv, prepare: (site: Sparksite) => Promise<void>): Promise<string[]> {
  const site = await Sparksite.start(env)
  try {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const rest = memoryOf(site.pid)
    await post(site, '/users/register/', { email: 'ada@example.com', password, full_name: 'Ada Lovelace' })
    const { access = '' } = await post(site, '/users/login/', { email: 'ada@example.com', password })
    await prepare(site)
    for (let number = 1; number < 20; number++) await post(site, '/projects/', { name: `Project ${number}` }, access)
    const { id } = await post(site, '/projects/', { name: 'Project 20' }, access)
    await post(site, `/projects/${id}/messages/`, { content: 'A booking page for a barber shop with three services' }, access)
    const { deployment_url = '' } = await post(site, `/projects/${id}/deploy/`, {}, access)
    const row = await rowOf(site, id ?? '', access)
    const cases: Readonly<Record<string, Asked & { readonly goal?: string }>> = {
      'plans, no login': { path: '/api/v1/billing/plans/' },
      'list of 20 projects, login': { path: '/api/v1/projects/', token: access, goal: '0.6' },
      'row inserted, login': { path: row.path, token: access, body: { values: row.values } },
      'deployed page': { path: '/', host: new URL(deployment_url).hostname, goal: '0.7' },
    }
    const lines: string[] = []
    for (const [name, asked] of Object.entries(cases)) {
      const { ours, bare, bytes } = await againstBare(site, asked)
      const goal = engine === 'embedded' && asked.goal ? ` (goal: ${asked.goal})` : ''
      lines.push(`${engine}: ${name}, ${bytes} bytes: ${said(ours)}, ${(ours.perSecond / bare.perSecond).toFixed(2)} of a bare server's ${said(bare)}${goal}`)
    }
    lines.push(await loginsOf(engine, site))
    lines.push(`${engine}: memory at rest ${rest.toFixed(0)} MiB (goal: under 150), after this load ${memoryOf(site.pid).toFixed(0)} MiB`)
    return lines
  } finally {
    await site.remove()
  }
}

const verified = 'update users set email_verified_at = 1; update plans set db_rows_limit = 100000000'

/** Reads with and without login, and a deployed page, each against a bare Node server that sends the same bytes, on every engine that is here. */
export async function serverBench(): Promise<string[]> {
  const { DatabaseSync } = await import('node:sqlite')
  const lines = await benchOn('embedded', {}, async ({ folder }) => {
    const file = new DatabaseSync(`${folder}/sparksite.db`, { timeout: 5_000 })
    file.exec(verified)
    file.close()
  })
  if (!hasPostgres()) return [...lines, 'PostgreSQL is not installed here']
  const cluster = await Cluster.start({ durable: true })
  try {
    const env = { DATABASE_URL: cluster.url(), SECRET_KEY: '6f1d8c0b5a7e4932b8d1c6f0a9e35742' }
    return [...lines, ...(await benchOn('PostgreSQL', env, async () => void (await run(cluster.url(), verified))))]
  } finally {
    await cluster.remove()
  }
}
