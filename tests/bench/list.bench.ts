import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort, get, Sparksite } from '../support/sparksite.ts'
import { requestsPerSecond } from './load.ts'

const rounds = 7
const connections = 16
const milliseconds = 1500

async function ask(site: Sparksite, path: string, body: unknown, token?: string): Promise<Record<string, string>> {
  const answer = await fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}

const middle = (of: readonly number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? Number.NaN

/** A list of 20 projects (token verified, session row checked, one query) against a bare server that sends the same bytes. */
export async function listBench(): Promise<string[]> {
  const site = await Sparksite.start()
  const barePort = await freePort()
  const bare = spawn(process.execPath, [fileURLToPath(new URL('bare-server.ts', import.meta.url)), String(barePort)], { stdio: ['pipe', 'inherit', 'inherit'] })
  try {
    await ask(site, '/users/register/', { email: 'ada@example.com', password: 'correct horse battery', full_name: 'Ada Lovelace' })
    const { access = '' } = await ask(site, '/users/login/', { email: 'ada@example.com', password: 'correct horse battery' })
    for (let number = 1; number <= 20; number++) await ask(site, '/projects/', { name: `Project ${number}` }, access)
    const answer = await fetch(`${site.url}/api/v1/projects/`, { headers: { authorization: `Bearer ${access}` } })
    const body = await answer.text()
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name)),
    )
    if ((JSON.parse(body) as { count: number }).count !== 20) throw new Error(`Not 20 projects: ${body.slice(0, 200)}`)
    bare.stdin.end(JSON.stringify({ headers, body }))
    for (let tries = 0; tries < 200 && !(await get(barePort, '/').catch(() => null)); tries++) await new Promise((resolve) => setTimeout(resolve, 25))
    const request = `GET /api/v1/projects/ HTTP/1.1\r\nHost: localhost:${site.port}\r\nAuthorization: Bearer ${access}\r\n\r\n`
    const ours: number[] = []
    const theirs: number[] = []
    for (const port of [site.port, barePort]) await requestsPerSecond(port, request, connections, milliseconds)
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(site.port, request, connections, milliseconds))
      theirs.push(await requestsPerSecond(barePort, request, connections, milliseconds))
    }
    return [
      `list of 20 projects, ${body.length} bytes: ${middle(ours).toFixed(0)} requests a second; bare server ${middle(theirs).toFixed(0)}`,
      `ratio to the bare server: ${(middle(ours) / middle(theirs)).toFixed(2)} (goal: at least 0.40)`,
    ]
  } finally {
    bare.kill()
    await site.remove()
  }
}
