import * as v from 'valibot'
import type { Rate } from './limits.ts'
import { whole } from './variables.config.ts'

/** `10/900`: so many in so many seconds. */
const rate = v.pipe(
  v.string(),
  v.check((text) => /^[1-9]\d{0,6}\/[1-9]\d{0,4}$/.test(text), 'must be like 10/900, which is 10 in 900 seconds'),
  v.transform((text): Rate => {
    const [most = 0, seconds = 0] = text.split('/').map(Number)
    return { most, seconds }
  }),
)

/** Every limit: on how often something may be done, on how much may be sent or kept, and on how long it may take. */
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
  /** Notes of feedback of one account. */
  LIMIT_FEEDBACK: v.optional(rate, '10/3600'),
  /** Reports of one network that a page's policy forbade something, on one node. */
  LIMIT_REPORTS: v.optional(rate, '10/60'),
  /** Security events of one kind from one network that one node keeps. */
  LIMIT_EVENTS: v.optional(rate, '100/3600'),
  /** Failed logins to one account of a site. */
  LIMIT_SITE_LOGIN: v.optional(rate, '10/900'),
  /** Failed logins to sites from one network, other than this machine. */
  LIMIT_SITE_LOGIN_NETWORK: v.optional(rate, '60/900'),
  /** Registrations at sites from one network, other than this machine. */
  LIMIT_SITE_REGISTER: v.optional(rate, '30/3600'),
  /** Writes of one visitor to one site. */
  LIMIT_SITE_WRITES: v.optional(rate, '60/60'),
  /** Writes from one network address to one site. */
  LIMIT_SITE_WRITES_NETWORK: v.optional(rate, '300/60'),
  /** Bytes of a request's body: JSON, or a form without its files. */
  MAX_BODY: v.optional(whole(4_096, 16_777_216), '65536'),
  /** Bytes of the body of a call that takes a description. */
  MAX_WORDS: v.optional(whole(4_096, 16_777_216), '524288'),
  /** Levels of arrays and objects in a body. */
  MAX_DEPTH: v.optional(whole(4, 1_000), '32'),
  /** Bytes of a request's headers. */
  MAX_HEADERS: v.optional(whole(2_048, 262_144), '16384'),
  /** Open connections to one node; more are closed at once. */
  MAX_CONNECTIONS: v.optional(whole(10, 1_000_000), '2000'),
  /** Passwords that one node hashes at a time. */
  MAX_HASHES: v.optional(whole(1, 64), '4'),
  /** Passwords that wait to be hashed; past these a login answers 503. */
  MAX_HASHES_WAITING: v.optional(whole(0, 10_000), '64'),
  /** Sessions of one account: the oldest makes room. */
  MAX_SESSIONS: v.optional(whole(1, 1_000), '20'),
  /** Accounts of one site's visitors. */
  MAX_SITE_ACCOUNTS: v.optional(whole(1, 10_000_000), '10000'),
  /** Bytes of one row of a site. */
  MAX_ROW: v.optional(whole(256, 1_048_576), '16384'),
  /** Seconds for a request's headers to arrive. */
  TIMEOUT_HEADERS: v.optional(whole(1, 300), '10'),
  /** Seconds for a whole request to arrive. */
  TIMEOUT_REQUEST: v.optional(whole(1, 3_600), '15'),
  /** Seconds for a whole form with files to arrive. */
  TIMEOUT_UPLOAD: v.optional(whole(1, 3_600), '120'),
  /** Seconds for which a connection is kept open after an answer. */
  TIMEOUT_IDLE: v.optional(whole(1, 3_600), '5'),
  /** Seconds without a byte after which a connection is closed whose client does not take an answer. */
  TIMEOUT_ANSWER: v.optional(whole(1, 3_600), '60'),
  /** Seconds that a stop leaves the requests that are under way. */
  TIMEOUT_STOP: v.optional(whole(1, 300), '8'),
  /** Seconds for one statement of PostgreSQL. */
  TIMEOUT_DATABASE: v.optional(whole(1, 300), '4'),
  /** Seconds to get a connection of PostgreSQL. */
  TIMEOUT_CONNECT: v.optional(whole(1, 300), '2'),
  /** Open connections of one network to one node, other than this machine and the proxies in front; more are closed at once. */
  MAX_CONNECTIONS_NETWORK: v.optional(whole(10, 1_000_000), '256'),
}

const variables = v.object(limitVariables)

/** What one body may hold. */
export interface BodyLimits {
  readonly bytes: number
  readonly depth: number
}
/** What one node takes of connections; times are in milliseconds. */
export interface ConnectionLimits {
  readonly most: number
  readonly most_network: number
  readonly header_bytes: number
  readonly headers_ms: number
  readonly request_ms: number
  readonly upload_ms: number
  readonly idle_ms: number
  readonly answer_ms: number
  readonly stop_ms: number
}
/** What a site takes of its visitors. */
export interface SiteLimits {
  readonly logins: Rate
  readonly logins_network: Rate
  readonly registrations: Rate
  readonly writes: Rate
  readonly writes_network: Rate
  readonly accounts: number
  readonly row_bytes: number
  readonly body: BodyLimits
}
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
  readonly feedback: Rate
  readonly reports: Rate
  readonly events: Rate
  readonly body: BodyLimits
  /** Of the calls that take a description. */
  readonly words: BodyLimits
  readonly connections: ConnectionLimits
  readonly hashes: { readonly running: number; readonly waiting: number }
  readonly sessions: number
  readonly statement_ms: number
  readonly connect_ms: number
  readonly sites: SiteLimits
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
  feedback: of.LIMIT_FEEDBACK,
  reports: of.LIMIT_REPORTS,
  events: of.LIMIT_EVENTS,
  body: { bytes: of.MAX_BODY, depth: of.MAX_DEPTH },
  words: { bytes: of.MAX_WORDS, depth: of.MAX_DEPTH },
  connections: {
    most: of.MAX_CONNECTIONS,
    most_network: of.MAX_CONNECTIONS_NETWORK,
    header_bytes: of.MAX_HEADERS,
    headers_ms: of.TIMEOUT_HEADERS * 1000,
    request_ms: of.TIMEOUT_REQUEST * 1000,
    upload_ms: of.TIMEOUT_UPLOAD * 1000,
    idle_ms: of.TIMEOUT_IDLE * 1000,
    answer_ms: of.TIMEOUT_ANSWER * 1000,
    stop_ms: of.TIMEOUT_STOP * 1000,
  },
  hashes: { running: of.MAX_HASHES, waiting: of.MAX_HASHES_WAITING },
  sessions: of.MAX_SESSIONS,
  statement_ms: of.TIMEOUT_DATABASE * 1000,
  connect_ms: of.TIMEOUT_CONNECT * 1000,
  sites: {
    logins: of.LIMIT_SITE_LOGIN,
    logins_network: of.LIMIT_SITE_LOGIN_NETWORK,
    registrations: of.LIMIT_SITE_REGISTER,
    writes: of.LIMIT_SITE_WRITES,
    writes_network: of.LIMIT_SITE_WRITES_NETWORK,
    accounts: of.MAX_SITE_ACCOUNTS,
    row_bytes: of.MAX_ROW,
    body: { bytes: of.MAX_BODY, depth: of.MAX_DEPTH },
  },
})

/** Bytes as people read them, like `64 KiB`. */
export const sizeOf = (bytes: number): string => (bytes % 1024 === 0 ? `${bytes / 1024} KiB` : `${bytes.toLocaleString('en')} bytes`)

/** Every limit as it is where nothing is configured. */
export const defaultLimits: LimitsConfig = limitsOf(v.parse(variables, {}))
