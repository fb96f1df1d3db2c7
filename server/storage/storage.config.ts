import * as v from 'valibot'
import { provided, webUrl, whole } from '../http/variables.config.ts'
import type { ClamdPlace } from './clamd.engine.ts'
import type { PlaceOfFiles } from './file-store.ts'
import { places } from './file-store.ts'

/** Where the files are that visitors of built sites upload, and how many bytes of them are taken. */
export const storageVariables = {
  /** `folder`, `s3` or `database`; by default `s3` where a bucket is set, else `database` with DATABASE_URL, else `folder`. */
  FILES: v.optional(v.picklist(places, 'must be folder, s3 or database')),
  /** The service that speaks as S3 does, like https://s3.eu-central-1.amazonaws.com; its addresses are path-style. */
  S3_ENDPOINT: v.optional(webUrl),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'))),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be like eu-central-1')), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(provided),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** What short-lived keys come with. */
  S3_SESSION_TOKEN: v.optional(v.string()),
  /** Instead of keys: where short-lived ones are given out, as AWS does to containers by AWS_CONTAINER_CREDENTIALS_FULL_URI; and the file of what to show there. */
  S3_CREDENTIALS_URL: v.optional(webUrl),
  S3_CREDENTIALS_TOKEN_FILE: v.optional(v.string()),
  /** What the names of all objects begin with. */
  S3_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Za-z0-9_.-]+\/)+$/, 'must be like sites/files/'))),
  /** Seconds in which an answer has to begin, and to go on. */
  S3_TIMEOUT: v.optional(whole(1, 120), '10'),
  /** MB (1024 × 1024 bytes) of one file at most, whatever the plan of the site's owner allows. */
  FILE_MB: v.optional(whole(1, 512), '50'),
  /** MB of all files of one site at most, whatever that plan allows. */
  FILES_MB: v.optional(whole(1, 1_000_000), '2048'),
  /** MB of small files that each node holds in memory, those that were asked for last. */
  FILES_HELD_MB: v.optional(whole(0, 65_536), '32'),
  /** MB of forms with files that one node takes in at the same time. */
  UPLOADS_MB: v.optional(whole(2, 65_536), '256'),
  /** ClamAV's daemon, which looks through each file before it is kept, like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl; without it nothing does. */
  CLAMD_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => clamdAt(text) !== null, 'must be like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl'),
    ),
  ),
}

function clamdAt(text: string): ClamdPlace | null {
  const url = URL.parse(text)
  if (url?.protocol === 'unix:') return url.host === '' && url.pathname.startsWith('/') ? { path: url.pathname } : null
  return url?.protocol === 'tcp:' && url.hostname !== '' ? { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) } : null
}
const variables = v.object(storageVariables)
type Variables = v.InferOutput<typeof variables>

/** The keys, or where they are given out for a while and the file of what to show there. */
export type KeySource =
  | { readonly access_key_id: string; readonly secret_access_key: string; readonly session_token: string | null }
  | { readonly url: string; readonly token_file: string | null }

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly keys: KeySource
  /** '' or with a slash at its end. */
  readonly prefix: string
  /** In seconds. */
  readonly timeout: number
}
export interface StorageConfig {
  /** Where files are kept from now on. */
  readonly place: PlaceOfFiles
  /** Null where there is no bucket. */
  readonly s3: S3Config | null
  /** In bytes. */
  readonly file_max: number
  readonly files_max: number
  readonly uploads_max: number
  readonly held_max: number
  /** Null where files are not looked through for malware. */
  readonly clamd: ClamdPlace | null
}

const mb = 1024 * 1024
const where = ['S3_ENDPOINT', 'S3_BUCKET'] as const
const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** What does not go together. */
export function problemsOfStorage(set: Readonly<Record<string, string>>): string[] {
  const isLent = set.S3_CREDENTIALS_URL !== undefined
  const needed = isLent ? [...where, 'S3_CREDENTIALS_URL'] : [...where, ...keys]
  const spare = [...keys, 'S3_SESSION_TOKEN'].filter((name) => set[name] !== undefined)
  const missing = needed.filter((name) => set[name] === undefined)
  const isHalf = missing.length > 0 && (missing.length < needed.length || set.FILES === 's3')
  return [
    ...(isHalf ? [`${missing.join(', ')} must be set too: files go to S3 by ${needed.join(', ')}`] : []),
    ...(isLent && spare.length > 0 ? [`${spare.join(', ')} must not be set where S3_CREDENTIALS_URL is`] : []),
    ...(Number(set.UPLOADS_MB ?? 256) <= 2 * Number(set.FILE_MB ?? 50) ? ['UPLOADS_MB must be more than twice FILE_MB'] : []),
  ]
}

function keysOf(of: Variables): KeySource | null {
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key, S3_CREDENTIALS_URL: url } = of
  if (url !== undefined) return { url, token_file: of.S3_CREDENTIALS_TOKEN_FILE ?? null }
  if (access_key_id === undefined || secret_access_key === undefined) return null
  return { access_key_id, secret_access_key, session_token: of.S3_SESSION_TOKEN ?? null }
}

function s3Of(of: Variables): S3Config | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = of
  const source = keysOf(of)
  if (endpoint === undefined || bucket === undefined || source === null) return null
  return { endpoint, bucket, keys: source, region: of.S3_REGION, prefix: of.S3_PREFIX ?? '', timeout: of.S3_TIMEOUT }
}

export function storageOf(of: Variables, database_url: string | null): StorageConfig {
  const s3 = s3Of(of)
  const place = of.FILES ?? (s3 ? 's3' : database_url === null ? 'folder' : 'database')
  const sizes = { file_max: of.FILE_MB * mb, files_max: of.FILES_MB * mb, uploads_max: of.UPLOADS_MB * mb, held_max: of.FILES_HELD_MB * mb }
  return { place, s3, ...sizes, clamd: of.CLAMD_URL === undefined ? null : clamdAt(of.CLAMD_URL) }
}
