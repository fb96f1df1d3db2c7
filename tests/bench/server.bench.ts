import { readFileSync } from 'node:fs'
import { Cluster, hasPostgres, run } from '../support/postgres.ts'
import { Sparksite } from '../support/sparksite.ts'
import { type Asked, againstBare } from './against-bare.ts'

const password = 'five quiet kilns'

async function post(site: Sparksite, path: string, body: unknown, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${site.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`)
  return path.endsWith('/messages/') ? {} : (JSON.parse(said) as Record<string, string>)
}

/** The resident memory of a process, in MiB. */
const memoryOf = (pid: number | undefined): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

async function benchOn(engine: string, env: NodeJS.ProcessEnv, verify: (site: Sparksite) => Promise<void>): Promise<string[]> {
  const site = await Sparksite.start(env)
  try {
    const rest = memoryOf(site.pid)
    await post(site, '/users/register/', { email: 'ada@example.com', password, full_name: 'Ada Lovelace' })
    const { access = '' } = await post(site, '/users/login/', { email: 'ada@example.com', password })
    await verify(site)
    for (let number = 1; number < 20; number++) await post(site, '/projects/', { name: `Project ${number}` }, access)
    const { id } = await post(site, '/projects/', { name: 'Project 20' }, access)
    await post(site, `/projects/${id}/messages/`, { content: 'A booking page for a barber shop with three services' }, access)
    const { deployment_url = '' } = await post(site, `/projects/${id}/deploy/`, {}, access)
    const cases: Readonly<Record<string, Asked & { readonly goal?: string }>> = {
      'plans, no login': { path: '/api/v1/billing/plans/' },
      'list of 20 projects, login': { path: '/api/v1/projects/', token: access, goal: '0.6' },
      'deployed page': { path: '/', host: new URL(deployment_url).hostname, goal: '0.7' },
    }
    const lines: string[] = []
    for (const [name, asked] of Object.entries(cases)) {
      const { ours, bare, bytes } = await againstBare(site, asked)
      const goal = engine === 'embedded' && asked.goal ? ` (goal: ${asked.goal})` : ''
      lines.push(
        `${engine}: ${name}, ${bytes} bytes: ${ours.toFixed(0)} requests a second, ${(ours / bare).toFixed(2)} of a bare server's ${bare.toFixed(0)}${goal}`,
      )
    }
    lines.push(`${engine}: memory at rest ${rest.toFixed(0)} MiB (goal: under 150), after this load ${memoryOf(site.pid).toFixed(0)} MiB`)
    return lines
  } finally {
    await site.remove()
  }
}

const verified = 'update users set email_verified_at = 1'

/** Reads with and without login, and a deployed page, each against a bare Node server that sends the same bytes, on every engine that is here. */
export async function serverBench(): Promise<string[]> {
  const { DatabaseSync } = await import('node:sqlite')
  const lines = await benchOn('embedded', {}, async ({ folder }) => {
    const file = new DatabaseSync(`${folder}/sparksite.db`)
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
