import type { LimitOf, Rate } from '../http/limits.ts'

const limited = 'Too many attempts to log in. Wait a few minutes, or reset your password.'

export interface LoginRates {
  /** Failures of one account from one network. */
  readonly login_failures: Rate
  /** Failures of one network, over all accounts. */
  readonly login_failures_network: Rate
  /** Failures of one account, over all networks. */
  readonly login_failures_account: Rate
}
export interface LoginAttempt {
  /** Counts the attempt no more, and forgets the failures of this account from this network. */
  succeeded(): Promise<void>
  /** Counts the attempt no more, because nobody could look at it. */
  withdraw(): Promise<void>
}

/**
 * Counts attempts to log in as failures until they succeed, so that many at once get no further than one after the other.
 * An account that is tried from everywhere is never closed: past its limit each network has one attempt in the time of ten.
 */
export function createLoginGuard(limitOf: LimitOf, rates: LoginRates) {
  const ofPair = limitOf('login', rates.login_failures)
  const first = limitOf('login once', { most: 1, seconds: rates.login_failures.seconds })
  const ofNetwork = limitOf('login network', rates.login_failures_network)
  const ofAccount = limitOf('login account', rates.login_failures_account)
  return {
    /** Throws 429 where an account or a network has failed too often. */
    async begin(email: string, network: string): Promise<LoginAttempt> {
      const pair = `${email} ${network}`
      await ofPair.take(pair, limited)
      await ofNetwork.take(network, limited)
      const again = (await first.tryTake(pair)) > 0
      const counted = (await ofAccount.tryTake(email)) === 0
      if (!counted && again) await first.take(pair, limited)
      async function giveBackShared(): Promise<void> {
        await ofNetwork.giveBack(network)
        if (counted) await ofAccount.giveBack(email)
      }
      return {
        async succeeded() {
          await ofPair.clear(pair)
          await first.clear(pair)
          await giveBackShared()
        },
        async withdraw() {
          await ofPair.giveBack(pair)
          if (!again) await first.giveBack(pair)
          await giveBackShared()
        },
      }
    },
  }
}
