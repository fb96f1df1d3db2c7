import { createHash } from 'node:crypto'
import { describe, type Log } from '../http/log.ts'

const answer_ms = 2_000
const prefix_digits = 5

/** Whether a password is on a list of those that were stolen somewhere. */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * Asks a range service such as Have I Been Pwned's, which hears the first five hex digits of the password's SHA-1 and no more. Where it does
 * not answer in time, the password counts as not on its list, and a line in the log says so: nobody is kept out because a list is away.
 */
export function breachedBy(url: string | null, log: Log): IsBreached {
  if (url === null) return () => Promise.resolve(false)
  return async (password) => {
    // The list is kept by this hash; nothing is protected by it.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    try {
      const reply = await fetch(`${url}/${hash.slice(0, prefix_digits)}`, {
        headers: { 'add-padding': 'true', accept: 'text/plain' },
        redirect: 'error',
        signal: AbortSignal.timeout(answer_ms),
      })
      if (!reply.ok) throw new Error(`It answers ${reply.status}.`)
      return isListed(await reply.text(), hash.slice(prefix_digits))
    } catch (error) {
      log({ level: 'warning', event: 'breached_passwords_unasked', error: describe(error) })
      return false
    }
  }
}

/** Whether a line says of the rest of a hash that it was seen; padding says that it was seen 0 times. */
const isListed = (lines: string, rest: string): boolean =>
  lines.split(/\r?\n/).some((line) => {
    const [listed, seen] = line.split(':')
    return listed?.toUpperCase() === rest && Number(seen) > 0
  })
