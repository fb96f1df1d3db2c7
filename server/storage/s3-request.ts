import { setTimeout as wait } from 'node:timers/promises'
import { StorageFull, StorageUnavailable } from './file-store.ts'
import { keysFrom } from './s3-keys.engine.ts'
import { nothing_sha256, signed } from './s3-signature.rules.ts'
import type { S3Config } from './storage.config.ts'

export interface Ask {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Within the bucket. */
  readonly path: string
  /** By lower-case name. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** SHA-256 of the body, as hex digits. */
  readonly sha256?: string
}
export interface Answered {
  readonly response: Response
  /** Ends the request; call it once the body is of no more use. */
  end(): void
  /** Says that something of the body arrived, so that more time is given. */
  arrived(): void
}

/** Failures that pass: of the service, of the way there, and of what arrived of a body. */
const passingStatus = new Set([408, 429, 500, 502, 503, 504])
const passingCodes = new Set(['RequestTimeout', 'IncompleteBody', 'BadDigest', 'XAmzContentSHA256Mismatch', 'XAmzContentChecksumMismatch', 'SlowDown'])
const fullCodes = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientCapacity'])

export const attempts = 4
const first_wait_ms = 100

/** Waits before a further attempt: twice as long each time, by chance up to half less. */
export const backOff = (attempt: number): Promise<void> => wait(first_wait_ms * 2 ** attempt * (0.5 + Math.random() / 2))

/** What the service says of a refusal. */
export class Refused extends StorageUnavailable {
  readonly status: number
  /** S3's own word, like `NoSuchBucket`; '' where it says none. */
  readonly reason: string
  constructor(status: number, reason: string) {
    super(`The storage of files answers ${[status, reason].filter(Boolean).join(' ')}.`)
    this.status = status
    this.reason = reason
  }
}
export const isPassing = (error: unknown): boolean => !(error instanceof Refused) || passingStatus.has(error.status) || passingCodes.has(error.reason)

async function refusalOf(response: Response): Promise<Error> {
  const text = await response.text().catch(() => '')
  const reason = /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? ''
  if (response.status === 507 || fullCodes.has(reason)) return new StorageFull('There is no space left for files.')
  return new Refused(response.status, reason)
}

export type Send = (ask: Ask, milliseconds?: number) => Promise<Answered>

/** Sends one signed request, once. Answers 200, 204 and 206; null as a body's end is for whoever reads it. Throws `Refused` for what the service says, `StorageUnavailable` where it says nothing in time. */
export function createSend(config: S3Config, now: () => number): Send {
  const base = `${config.endpoint}/${config.bucket}/`
  const keys = keysFrom(config.keys, config.region, now)
  return async ({ method, path, headers = {}, body, sha256 = nothing_sha256 }, milliseconds = config.timeout * 1000) => {
    const url = new URL(base + path)
    const signing = await keys()
    const gate = new AbortController()
    const timer = setTimeout(() => gate.abort(), milliseconds)
    const end = () => {
      clearTimeout(timer)
      gate.abort()
    }
    try {
      const response = await fetch(url, {
        method,
        headers: signed({ method, url, headers, payload: sha256 }, signing, now()),
        redirect: 'manual',
        signal: gate.signal,
        ...(body && { body: body as Uint8Array<ArrayBuffer> }),
      })
      if (response.status === 200 || response.status === 204 || response.status === 206) return { response, end, arrived: () => void timer.refresh() }
      throw await refusalOf(response)
    } catch (error) {
      end()
      throw error instanceof StorageUnavailable || error instanceof StorageFull
        ? error
        : new StorageUnavailable('The storage of files does not answer.', { cause: error })
    }
  }
}

/** Does something up to four times, where a failure may pass. */
export async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof StorageFull || !isPassing(error) || attempt + 1 >= attempts) throw error
      await backOff(attempt)
    }
  }
}
