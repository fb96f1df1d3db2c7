import { resolve } from 'node:path'
import * as v from 'valibot'

const whole = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, `must be a whole number from ${from} to ${to}`),
    v.transform(Number),
  )
const origin = (what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => isOrigin(text), `must be ${what}, without a path`),
    v.transform((text) => text.replace(/\/$/, '').toLowerCase()),
  )
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text.replace('{slug}.', 'slug.'))
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
}

const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')

const variables = v.object({
  /** The port to listen on; 0 lets the system choose. */
  PORT: v.optional(whole(0, 65_535), '3000'),
  /** The interface to listen on; 0.0.0.0 in a container. */
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** The folder of the database and the secret; readable by its owner alone. */
  DATA_DIR: v.optional(v.string(), './data'),
  /** PostgreSQL's address, like postgres://user:password@host/database, for any number of nodes; without it the database is a file under DATA_DIR. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.check(isPostgresUrl, 'must be like postgres://user:password@host/database'))),
  /** Connections to PostgreSQL that one node holds at most. */
  DATABASE_CONNECTIONS: v.optional(whole(1, 500), '10'),
  /** Seconds after which a node that shares its database and shows no sign of life has lost its turns, which are then given back. */
  NODE_TIMEOUT: v.optional(whole(1, 3_600), '15'),
  /** What a bearer of /metrics has to show; without it only this machine may ask. */
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  /** The app's origin, as it stands in mails and redirects; by default http://localhost:PORT. */
  PUBLIC_URL: v.optional(origin('an origin like https://app.example')),
  /** Where deployed sites and, as `p-…`, previews answer; by default the public URL with `{slug}.` before its host. */
  SITES_URL: v.optional(
    v.pipe(
      origin('an origin like https://{slug}.sites.example'),
      v.check((text) => text.split('://')[1]?.startsWith('{slug}.') ?? false, 'must have {slug}. before its host'),
    ),
  ),
  /** At least 32 characters that sign tokens; without it a secret is made on the first start and kept in DATA_DIR. */
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** Seconds for which an access token is good. */
  ACCESS_TTL: v.optional(whole(60, 2_592_000), '86400'),
  /** Whom a mail tells of what people write on /feedback; without it the database alone keeps it. */
  FEEDBACK_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  /** `production` turns the mailbox off where MAILBOX does not say. */
  NODE_ENV: v.optional(v.string(), ''),
  /** `on` or `off`: whether mails are kept for reading at /dev/mailbox/; by default on where HOST and PUBLIC_URL are this machine and NODE_ENV is not production. */
  MAILBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly data_dir: string
  /** Null for the database under `data_dir`. */
  readonly database_url: string | null
  readonly database_connections: number
  readonly node_timeout: number
  readonly metrics_token: string | null
  readonly public_url: string
  /** With a literal `{slug}`. */
  readonly sites_url: string
  readonly secret_key: string | null
  readonly access_ttl: number
  readonly mailbox: boolean
  readonly feedback_email: string | null
}

const isOwnMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)

/** A secret that somebody could guess, because it repeats little or is out of an example. */
const isWeak = (secret: string): boolean =>
  new Set(secret).size < 10 || /secret|changeme|change-me|password|example|default|sparksite|12345678|abcdefgh/i.test(secret)

function problemsOfSecret(set: Readonly<Record<string, string>>): string[] {
  const { SECRET_KEY, DATABASE_URL, NODE_ENV } = set
  if (DATABASE_URL !== undefined && SECRET_KEY === undefined) return ['SECRET_KEY must be set where DATABASE_URL is, the same on every node']
  if (NODE_ENV === 'production' && SECRET_KEY !== undefined && SECRET_KEY.length >= 32 && isWeak(SECRET_KEY))
    return ['SECRET_KEY is easy to guess: make one with `openssl rand -hex 32`']
  return []
}

/** Reads the environment, which may be empty; throws one error that lists every problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])))
  const read = v.safeParse(variables, set)
  const wrong = read.success ? [] : read.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  const problems = [...wrong, ...problemsOfSecret(set)]
  if (problems.length > 0 || !read.success) throw new Error(`The configuration is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  const of = read.output
  const public_url = of.PUBLIC_URL ?? `http://localhost:${of.PORT}`
  return {
    port: of.PORT,
    host: of.HOST,
    data_dir: resolve(of.DATA_DIR),
    database_url: of.DATABASE_URL ?? null,
    database_connections: of.DATABASE_CONNECTIONS,
    node_timeout: of.NODE_TIMEOUT,
    metrics_token: of.METRICS_TOKEN ?? null,
    public_url,
    sites_url: of.SITES_URL ?? public_url.replace('://', '://{slug}.'),
    secret_key: of.SECRET_KEY ?? null,
    access_ttl: of.ACCESS_TTL,
    feedback_email: of.FEEDBACK_EMAIL ?? null,
    mailbox: of.MAILBOX ? of.MAILBOX === 'on' : isOwnMachine(of.HOST) && isOwnMachine(new URL(public_url).hostname) && of.NODE_ENV !== 'production',
  }
}
