import { ApiError } from './api-error.ts'

export interface SlidingWindow {
  /** Counts one more under `key` and returns 0, or counts nothing and returns the seconds until there is room. */
  tryTake(key: string): number
  /** The same, but throws 429 where there is no room. */
  take(key: string, detail?: string): void
  /** Takes back the last that was counted under `key`. */
  giveBack(key: string): void
  /** Forgets what was counted under `key`. */
  clear(key: string): void
}

const keys_max = 20_000

/** At most `limit` in any `seconds`, counted in memory; when too many keys are held, the longest untouched are dropped. */
export function slidingWindow(limit: number, seconds: number, now: () => number): SlidingWindow {
  const taken = new Map<string, number[]>()
  function tryTake(key: string): number {
    const since = now() - seconds
    // What was counted before the clock was set back would count for longer than it should.
    const recent = (taken.get(key) ?? []).filter((at) => at > since && at <= now())
    taken.delete(key)
    taken.set(key, recent)
    if (recent.length >= limit) return Math.max(1, (recent[0] ?? now()) - since)
    recent.push(now())
    if (taken.size > keys_max) for (const oldest of [...taken.keys()].slice(0, keys_max / 10)) taken.delete(oldest)
    return 0
  }
  return {
    tryTake,
    take(key, detail) {
      const retryAfter = tryTake(key)
      if (retryAfter > 0) throw new ApiError('limited', { retryAfter, ...(detail === undefined ? {} : { detail }) })
    },
    giveBack: (key) => void taken.get(key)?.pop(),
    clear: (key) => void taken.delete(key),
  }
}

/** The network that a client address counts as: itself, or for IPv6 its first 64 bits. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const rest = address.includes('::') && tail !== '' ? tail.split(':') : []
  const whole = address.includes('::') ? [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest] : groups
  return whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Whether an address is this machine's own. */
export const isLoopback = (ip: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(ip)
