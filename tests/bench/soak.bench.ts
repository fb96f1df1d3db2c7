import { DatabaseSync } from 'node:sqlite'
import { Sparksite } from '../support/sparksite.ts'
import { memoryOf, password, post } from './server.bench.ts'

const people = 4
const every_ms = 60_000
/** Memory that the second half may hold more than the first at its most, as a share. */
const growth_max = 1.1

/** What one person does again and again: looks at lists and pages, describes a site, deploys it, deletes it. */
async function live(site: Sparksite, access: string, until: number): Promise<number> {
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${site.url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
    return text
  }
  let asked = 0
  while (performance.now() < until) {
    const { id } = JSON.parse(await ask('POST', '/api/v1/projects/', { name: `Project ${asked}` })) as { id: string }
    await ask('POST', `/api/v1/projects/${id}/messages/`, { content: 'A booking page for a barber shop with three services' })
    const { deployment_url } = JSON.parse(await ask('POST', `/api/v1/projects/${id}/deploy/`, {})) as { deployment_url: string }
    const portable = `http://127.0.0.1:${site.port}/${new URL(deployment_url).hostname.split('.')[0]}/`
    for (let turn = 0; turn < 50; turn++) {
      for (const path of ['/api/v1/projects/', '/api/v1/billing/plans/', '/']) await ask('GET', path)
      await (await fetch(portable)).text()
    }
    await ask('DELETE', `/api/v1/projects/${id}/`)
    asked += 204
  }
  return asked
}

/** Memory through a mixed load of so many minutes. */
export async function soakBench(minutes: number): Promise<string[]> {
  const site = await Sparksite.start()
  try {
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    const rest = memoryOf(site.pid)
    await post(site, '/users/register/', { email: 'ada@example.com', password, full_name: 'Ada Lovelace' })
    const { access = '' } = await post(site, '/users/login/', { email: 'ada@example.com', password })
    const file = new DatabaseSync(`${site.folder}/sparksite.db`, { timeout: 5_000 })
    file.exec('update users set email_verified_at = 1; update plans set daily_message_limit = 0, monthly_message_limit = 1000000')
    file.close()
    const held: number[] = []
    const until = performance.now() + minutes * 60_000
    const watch = setInterval(() => held.push(memoryOf(site.pid)), Math.min(every_ms, (minutes * 60_000) / 12))
    const asked = await Promise.all(Array.from({ length: people }, () => live(site, access, until))).finally(() => clearInterval(watch))
    const half = Math.floor(held.length / 2)
    const [first, second] = [Math.max(...held.slice(0, half)), Math.max(...held.slice(half))]
    const grown = second > first * growth_max ? 'GROWN' : 'not grown'
    const total = asked.reduce((sum, one) => sum + one, 0)
    return [
      `${minutes} minutes of ${people} people, ${total} requests: ${rest.toFixed(0)} MiB at rest, at most ${first.toFixed(0)} MiB in the first half, ${second.toFixed(0)} MiB in the second: ${grown}`,
      `each reading, in MiB: ${held.map((one) => one.toFixed(0)).join(' ')}`,
    ]
  } finally {
    await site.remove()
  }
}
