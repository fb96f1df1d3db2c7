import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { openApp, type TestApp } from '../support/app.ts'

const plenty = { most: 100_000, seconds: 60 }
let app: TestApp
beforeAll(async () => {
  const { limits } = readConfig({})
  app = await openApp({
    config: {
      limits: { ...limits, login_failures: plenty, login_failures_network: plenty, login_failures_account: plenty, resets: plenty, mails_again: plenty },
    },
  })
  await app.join()
})
afterAll(() => app.close())

/** How often, of all pairs, the first took longer than the second: 0.5 where the times tell nothing. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** What tells in the times tells in each of a few measurements; what other work on the machine does to one does not. */
async function compare(path: string, bodies: readonly [object, object], count: number) {
  const measured = [await compareOnce(path, bodies, count)]
  while (measured.length < 3 && Math.abs(measured.at(-1)!.area - 0.5) >= most_told) measured.push(await compareOnce(path, bodies, count))
  return measured.at(-1)!
}
const most_told = 0.1

async function compareOnce(path: string, bodies: readonly [object, object], count: number) {
  const times: [number[], number[]] = [[], []]
  const replies = [new Set<string>(), new Set<string>()] as const
  for (let at = -10; at < count * 2; at++) {
    // Which one goes first changes from pair to pair, so that neither always follows the other.
    const which = ((at + Math.floor(at / 2)) & 1) as 0 | 1
    const began = performance.now()
    const reply = await app.fetch(path, { method: 'POST', json: bodies[which] })
    const took = performance.now() - began
    const text = (await reply.text()).replace(/"request_id":"[a-z2-7]{26}"/, '')
    replies[which].add(JSON.stringify([reply.status, text, [...reply.headers]]))
    await app.settled()
    if (at >= 0) times[which].push(took)
  }
  return {
    area: areaUnderCurve(...times),
    apart: Math.abs(median(times[0]) - median(times[1])),
    usual: median(times.flat()),
    replies: replies.map((of) => [...of]),
  }
}

describe('neither time nor answer tells whether an address has an account', () => {
  it('at a login', async () => {
    const bodies = [
      { email: 'ada@example.com', password: 'wrong horse' },
      { email: 'eve@example.com', password: 'wrong horse' },
    ] as const
    const { area, replies } = await compare('/api/v1/users/login/', bodies, 200)
    expect(replies[0]).toEqual(replies[1])
    expect(replies[0]?.length).toBe(1)
    expect(Math.abs(area - 0.5)).toBeLessThan(most_told)
  })
  it('at a request to reset a password', async () => {
    const bodies = [{ email: 'ada@example.com' }, { email: 'eve@example.com' }] as const
    const { area, apart, usual, replies } = await compare('/api/v1/users/password-reset/', bodies, 300)
    expect(replies[0]).toEqual(replies[1])
    expect(replies[0]?.length).toBe(1)
    expect(Math.abs(area - 0.5)).toBeLessThan(most_told)
    expect(apart).toBeLessThan(Math.max(1, usual / 10))
  })
})
