import { resolve } from 'node:path'
import * as v from 'valibot'
import { type ModelsConfig, modelsOf, modelVariables, problemsOfModels } from './generation/models/models.config.ts'
import { isNetwork } from './http/client-address.ts'
import { type LimitsConfig, limitsOf, limitVariables } from './http/limits.config.ts'
import { provided, webUrl, whole } from './http/variables.config.ts'
import { problemsOfStorage, type StorageConfig, storageOf, storageVariables } from './storage/storage.config.ts'

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

const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}

const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')

const variables = v.object({
  ...limitVariables,
  ...modelVariables,
  ...storageVariables,
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
  /** The SECRET_KEY before this one: what it signed stays good. */
  SECRET_KEY_PREVIOUS: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** Addresses and networks of the proxies in front, separated by commas; only what they say of a client's address is believed. */
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((part) => part.trim())),
      v.check((parts) => parts.every(isNetwork), 'must be addresses or networks like 10.0.0.0/8, separated by commas'),
    ),
  ),
  /** The client id of Google's sign-in; without it nobody can log in with Google. */
  GOOGLE_CLIENT_ID: v.optional(provided),
  /** Where Google publishes its keys. */
  GOOGLE_KEYS_URL: v.optional(webUrl, 'https://www.googleapis.com/oauth2/v3/certs'),
  /** The id and secret of the OAuth app at GitHub; without both nobody can log in with GitHub. */
  GITHUB_CLIENT_ID: v.optional(provided),
  GITHUB_CLIENT_SECRET: v.optional(provided),
  /** GitHub, or a GitHub Enterprise server. */
  GITHUB_URL: v.optional(webUrl, 'https://github.com'),
  GITHUB_API_URL: v.optional(webUrl, 'https://api.github.com'),
  /** The server that sends mails, like smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isSmtpUrl, 'must be like smtp://user:password@host:587 or smtps://user:password@host:465'))),
  /** Who mails are from. */
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text), 'must be like SparkSite <mail@app.example>'),
    ),
  ),
  /** A range service of breached passwords, like https://api.pwnedpasswords.com/range; it hears five digits of a hash. Without it no such list is asked. */
  BREACHED_PASSWORDS_URL: v.optional(webUrl),
  /** Seconds for which an access token is good. */
  ACCESS_TTL: v.optional(whole(60, 2_592_000), '86400'),
  /** Whom a mail tells of what people write on /feedback; without it the database alone keeps it. */
  FEEDBACK_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
  /** `production` turns the mailbox off where MAILBOX does not say. */
  NODE_ENV: v.optional(v.string(), ''),
  /** `on` or `off`: whether mails are kept for reading at /dev/mailbox/; by default on where no SMTP_URL is set, HOST and PUBLIC_URL are this machine, and NODE_ENV is not production. */
  MAILBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
})

/** Every variable that is read. */
export const variableNames: readonly string[] = Object.keys(variables.entries)

export interface GoogleConfig {
  readonly client_id: string
  readonly keys_url: string
}
export interface GitHubConfig {
  readonly client_id: string
  readonly client_secret: string
  readonly url: string
  readonly api_url: string
}
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
  readonly secret_key_previous: string | null
  /** Addresses and networks of the proxies in front. */
  readonly trust_proxy: readonly string[]
  /** Null where nobody can log in with it. */
  readonly google: GoogleConfig | null
  readonly github: GitHubConfig | null
  readonly smtp: { readonly url: string; readonly from: string } | null
  readonly limits: LimitsConfig
  readonly storage: StorageConfig
  /** Null where no language model is asked. */
  readonly models: ModelsConfig | null
  readonly access_ttl: number
  /** Null where no list of breached passwords is asked. */
  readonly breached_passwords_url: string | null
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

type Variables = v.InferOutput<typeof variables>

function githubOf({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GITHUB_URL, GITHUB_API_URL }: Variables): GitHubConfig | null {
  if (GITHUB_CLIENT_ID === undefined || GITHUB_CLIENT_SECRET === undefined) return null
  return { client_id: GITHUB_CLIENT_ID, client_secret: GITHUB_CLIENT_SECRET, url: GITHUB_URL, api_url: GITHUB_API_URL }
}

function problemsOfPairs(set: Readonly<Record<string, string>>): string[] {
  const { GITHUB_CLIENT_ID: id, GITHUB_CLIENT_SECRET: secret } = set
  return (id === undefined) === (secret === undefined) ? [] : ['GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together']
}

/** Reads the environment, which may be empty; throws one error that lists every problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text.trim()]] : [])))
  const read = v.safeParse(variables, set)
  const wrong = read.success ? [] : read.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  const problems = [...wrong, ...problemsOfSecret(set), ...problemsOfPairs(set), ...problemsOfModels(set), ...problemsOfStorage(set)]
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
    secret_key_previous: of.SECRET_KEY_PREVIOUS ?? null,
    trust_proxy: of.TRUST_PROXY ?? [],
    google: of.GOOGLE_CLIENT_ID === undefined ? null : { client_id: of.GOOGLE_CLIENT_ID, keys_url: of.GOOGLE_KEYS_URL },
    github: githubOf(of),
    smtp: of.SMTP_URL === undefined ? null : { url: of.SMTP_URL, from: of.MAIL_FROM ?? `SparkSite <no-reply@${new URL(public_url).hostname}>` },
    limits: limitsOf(of),
    storage: storageOf(of, of.DATABASE_URL ?? null),
    models: modelsOf(of, set),
    access_ttl: of.ACCESS_TTL,
    breached_passwords_url: of.BREACHED_PASSWORDS_URL ?? null,
    feedback_email: of.FEEDBACK_EMAIL ?? null,
    mailbox: of.MAILBOX
      ? of.MAILBOX === 'on'
      : of.SMTP_URL === undefined && isOwnMachine(of.HOST) && isOwnMachine(new URL(public_url).hostname) && of.NODE_ENV !== 'production',
  }
}
