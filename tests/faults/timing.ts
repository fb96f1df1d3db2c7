import { Sparksite } from '../support/sparksite.ts'
import { call, signUp } from './person.ts'

const plenty = '1000000/60'
const env = { LIMIT_LOGIN: plenty, LIMIT_LOGIN_NETWORK: plenty, LIMIT_LOGIN_ACCOUNT: plenty, LIMIT_RESET: plenty, LIMIT_MAIL_AGAIN: plenty }

/** How often, of all pairs, the first took longer than the second: 0.5 where the times tell nothing. */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const wins = first.flatMap((one) => second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

async function area(site: Sparksite, path: string, bodies: readonly [object, object], count: number): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let at = -10; at < count * 2; at++) {
    // Which one goes first changes from pair to pair, so that neither always follows the other.
    const which = ((at + Math.floor(at / 2)) & 1) as 0 | 1
    const began = performance.now()
    await call(site, 'POST', path, '', bodies[which])
    if (at >= 0) times[which].push(performance.now() - began)
    // What goes on after the answer is not to be in the next one's way.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return areaUnderCurve(...times)
}

/** Tells by the time of an answer whether an address has an account: it cannot be told. */
export async function timing(count: number): Promise<string[]> {
  const site = await Sparksite.start(env)
  try {
    await signUp(site)
    const logins = [
      { email: 'ada@example.com', password: 'wrong horse' },
      { email: 'eve@example.com', password: 'wrong horse' },
    ] as const
    const login = await area(site, '/users/login/', logins, count)
    const reset = await area(site, '/users/password-reset/', [{ email: 'ada@example.com' }, { email: 'eve@example.com' }], count)
    const line = `${count} pairs each: the area under the curve is ${login.toFixed(3)} at logins and ${reset.toFixed(3)} at resets (goal: 0.5 ± 0.10)`
    if (Math.abs(login - 0.5) > 0.1 || Math.abs(reset - 0.5) > 0.1) throw new Error(line)
    return [line]
  } finally {
    await site.remove()
  }
}
