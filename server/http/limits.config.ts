import * as v from 'valibot'
import type { Rate } from './limits.ts'

/** `10/900`: so many in so many seconds. */
const rate = v.pipe(
  v.string(),
  v.check((text) => /^[1-9]\d{0,6}\/[1-9]\d{0,4}$/.test(text), 'must be like 10/900, which is 10 in 900 seconds'),
  v.transform((text): Rate => {
    const [most = 0, seconds = 0] = text.split('/').map(Number)
    return { most, seconds }
  }),
)

/** Every limit on how often something may be done. */
export const limitVariables = {
  /** Failed logins of one account from one network. */
  LIMIT_LOGIN: v.optional(rate, '10/900'),
  /** Failed logins of one network. */
  LIMIT_LOGIN_NETWORK: v.optional(rate, '60/3600'),
  /** Failed logins of one account; past these each network has one attempt in the time of LIMIT_LOGIN. */
  LIMIT_LOGIN_ACCOUNT: v.optional(rate, '100/3600'),
  /** Registrations of one network, other than this machine. */
  LIMIT_REGISTER: v.optional(rate, '10/3600'),
  /** How often one network is told that an address has an account. */
  LIMIT_TAKEN: v.optional(rate, '10/3600'),
  /** Mails to reset the password of one account. */
  LIMIT_RESET: v.optional(rate, '5/3600'),
  /** Requests of one network, other than this machine, to reset a password. */
  LIMIT_RESET_NETWORK: v.optional(rate, '20/3600'),
  /** Mails of one kind to one account in short order. */
  LIMIT_MAIL_AGAIN: v.optional(rate, '1/60'),
  /** Renewals of one session. */
  LIMIT_REFRESH: v.optional(rate, '30/60'),
  /** All requests of one network, other than this machine, to one node. */
  LIMIT_REQUESTS: v.optional(rate, '300/10'),
}

const variables = v.object(limitVariables)

export interface LimitsConfig {
  readonly login_failures: Rate
  readonly login_failures_network: Rate
  readonly login_failures_account: Rate
  readonly registrations: Rate
  readonly taken_told: Rate
  readonly resets: Rate
  readonly resets_network: Rate
  readonly mails_again: Rate
  readonly renewals: Rate
  readonly requests: Rate
}

export const limitsOf = (of: v.InferOutput<typeof variables>): LimitsConfig => ({
  login_failures: of.LIMIT_LOGIN,
  login_failures_network: of.LIMIT_LOGIN_NETWORK,
  login_failures_account: of.LIMIT_LOGIN_ACCOUNT,
  registrations: of.LIMIT_REGISTER,
  taken_told: of.LIMIT_TAKEN,
  resets: of.LIMIT_RESET,
  resets_network: of.LIMIT_RESET_NETWORK,
  mails_again: of.LIMIT_MAIL_AGAIN,
  renewals: of.LIMIT_REFRESH,
  requests: of.LIMIT_REQUESTS,
})
