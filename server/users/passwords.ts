import { hash, verify } from '@node-rs/argon2'
import { ApiError } from '../http/api-error.ts'
import type { IsBreached } from './breached-passwords.ts'

/** argon2id at 19 MiB, two passes, one lane: OWASP's minimum, about 9 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const today = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for `null` or '', where there is no such account or it has no password, as for a wrong password. */
  matches(password_hash: string | null, password: string): Promise<boolean>
  /** Whether a password is on the configured list of breached ones. */
  readonly isBreached: IsBreached
  /** Whether a hash was made at another cost than today's. */
  isOutdated(password_hash: string): boolean
}

/** So many hashes at a time; so many more wait, and past these it throws 503. */
export function createPasswords(most: { readonly running: number; readonly waiting: number }, isBreached: IsBreached): Passwords {
  let running = 0
  const queue: (() => void)[] = []
  const nobody = hash('nobody has this password', cost)

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= most.running) {
      if (queue.length >= most.waiting) throw new ApiError('unavailable', { retryAfter: 1 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running++
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
  return {
    isBreached,
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: (password_hash, password) => inTurn(async () => (await verify(password_hash || (await nobody), password)) && !!password_hash),
    isOutdated: (password_hash) => !password_hash.startsWith(today),
  }
}
