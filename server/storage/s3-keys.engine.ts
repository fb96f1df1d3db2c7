import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { StorageUnavailable } from './file-store.ts'
import type { S3Keys } from './s3-signature.rules.ts'
import type { KeySource } from './storage.config.ts'

/** Keys are fetched anew so many seconds before they end; where nothing says when, after as many. */
const early_seconds = 300
const answer_ms = 5_000

const given = v.object({ AccessKeyId: v.string(), SecretAccessKey: v.string(), Token: v.optional(v.string()), Expiration: v.optional(v.string()) })

/** Nothing gives out keys just now. */
export class KeysUnavailable extends StorageUnavailable {}

interface Fetched {
  readonly keys: S3Keys
  readonly until: number
}

async function fetchKeys({ url, token_file }: Extract<KeySource, { url: string }>, region: string, now: number): Promise<Fetched> {
  // The file changes from time to time, and its address does not.
  const authorization = token_file === null ? null : (await readFile(token_file, 'utf8')).trim()
  const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(answer_ms), ...(authorization !== null && { headers: { authorization } }) })
  if (!reply.ok) throw new Error(`It answers ${reply.status}.`)
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = v.parse(given, await reply.json())
  const until = Expiration === undefined ? Number.NaN : Date.parse(Expiration) / 1000
  return {
    keys: { access_key_id: AccessKeyId, secret_access_key: SecretAccessKey, session_token: Token ?? null, region },
    until: Number.isFinite(until) ? until : now + 2 * early_seconds,
  }
}

/** The keys to sign with now: those of the configuration, or short-lived ones of the service that gives them out, asked once for all who wait. */
export function keysFrom(source: KeySource, region: string, now: () => number): () => Promise<S3Keys> {
  if (!('url' in source)) {
    const keys = Promise.resolve({ ...source, region })
    return () => keys
  }
  let held: Fetched | null = null
  let fetching: Promise<Fetched> | null = null
  async function renewed(): Promise<Fetched> {
    fetching ??= fetchKeys(source as Extract<KeySource, { url: string }>, region, now()).finally(() => {
      fetching = null
    })
    held = await fetching
    return held
  }
  return async () => {
    if (held && held.until - early_seconds > now()) return held.keys
    try {
      return (await renewed()).keys
    } catch (cause) {
      if (held && held.until > now()) return held.keys
      throw new KeysUnavailable('The keys to the storage of files cannot be had.', { cause })
    }
  }
}
