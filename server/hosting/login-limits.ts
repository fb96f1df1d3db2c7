import type { SiteLimits } from '../http/limits.config.ts'
import type { LimitOf, Rate } from '../http/limits.ts'
import { isLoopback, networkOf } from '../http/sliding-window.ts'
import type { Space } from './site.ts'

/** Failures of one account over all networks, as many times those from one. */
const networks = 10

export interface Tried {
  readonly of: Space
  /** What an account is logged in to by, or its id. */
  readonly who: string
  readonly ip: string
}

/**
 * Counts passwords that are tried at sites as wrong until one was right. An account that is tried from everywhere is never closed
 * to its owner: past its limit each network still has one try in the time of its own.
 */
export function createLoginLimits(limitOf: LimitOf, { logins, logins_network }: Pick<SiteLimits, 'logins' | 'logins_network'>) {
  const everywhere: Rate = { most: logins.most * networks, seconds: logins.seconds }
  const ofPair = limitOf('site log in', logins)
  const first = limitOf('site log in once', { most: 1, seconds: logins.seconds })
  const ofAccount = limitOf('site log in account', everywhere)
  const ofNetwork = limitOf('site log in network', logins_network)
  const accountOf = ({ of, who }: Tried): string => `${of.project_id} ${of.space} ${who}`
  const pairOf = (tried: Tried): string => `${accountOf(tried)} ${networkOf(tried.ip)}`
  return {
    /** Seconds to wait, 0 where the password may be tried. */
    async begin(tried: Tried): Promise<number> {
      const pair = pairOf(tried)
      const wait = (await ofPair.tryTake(pair)) || (isLoopback(tried.ip) ? 0 : await ofNetwork.tryTake(networkOf(tried.ip)))
      if (wait > 0) return wait
      const isFirst = (await first.tryTake(pair)) === 0
      const over = await ofAccount.tryTake(accountOf(tried))
      return isFirst ? 0 : over
    },
    async succeeded(tried: Tried): Promise<void> {
      await ofPair.clear(pairOf(tried))
      await first.clear(pairOf(tried))
      await ofAccount.giveBack(accountOf(tried))
    },
  }
}
