import { ApiError } from './api-error.ts'
import { randomId } from './clock.ts'
import type { Rate } from './limits.ts'
import { json } from './reply.ts'
import { isLoopback, networkOf } from './sliding-window.ts'

const networks_max = 20_000

/** Counts every request by network; answers the seconds to wait where one has sent too many. This machine itself may send as many as it likes. */
export function createFloodGate({ most, seconds }: Rate, now: () => number): (ip: string) => number {
  let counts = new Map<string, number>()
  let until = 0
  return (ip) => {
    if (ip === '' || isLoopback(ip)) return 0
    const at = now()
    if (at >= until || at < until - seconds || counts.size >= networks_max) {
      counts = new Map()
      until = at + seconds
    }
    const network = networkOf(ip)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count > most ? until - at : 0
  }
}

/** The answer to one request too many. */
export function tooMany(wait: number): Response {
  const { status, message } = new ApiError('limited')
  const reply = json(status, { detail: message, request_id: randomId() })
  reply.headers.set('retry-after', String(wait))
  return reply
}
