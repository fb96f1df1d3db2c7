import { createHash } from 'node:crypto'
import { type FileBody, type FileStore, hashOf, pathOf, StorageFull, StorageUnavailable, type Stretch } from './file-store.ts'
import { KeysUnavailable } from './s3-keys.engine.ts'
import { type Answered, type Ask, attempts, backOff, createSend, isPassing, persistently, Refused } from './s3-request.ts'
import { sha256 } from './s3-signature.rules.ts'
import type { S3Config } from './storage.config.ts'

/** What is read whole, and so again where it arrives wrong, before anything of it is passed on. */
const held_bytes = 1024 * 1024
const probe_ms = 3_000
const probe = new TextEncoder().encode('SparkSite keeps files here.\n')

const isGone = (error: unknown): boolean => error instanceof Refused && error.status === 404 && error.reason !== 'NoSuchBucket'

/** The plain sentence for whoever runs the server. */
function sentence({ endpoint, bucket }: S3Config, error: unknown): string {
  const at = `The storage of files at ${new URL(endpoint).host}`
  if (error instanceof StorageFull) return `${at} is full.`
  if (error instanceof KeysUnavailable) return `${at} cannot be asked: nothing gives out keys at S3_CREDENTIALS_URL.`
  if (!(error instanceof Refused)) return `${at} does not answer. Start it, or correct S3_ENDPOINT.`
  const { status, reason } = error
  if (reason === 'NoSuchBucket') return `${at} has no bucket ${bucket}. Make it, or correct S3_BUCKET.`
  if (reason === 'RequestTimeTooSkewed') return `${at} says that this machine’s clock is wrong.`
  if (status === 301 || status === 307 || reason === 'AuthorizationHeaderMalformed')
    return `${at} has the bucket ${bucket} in another region. Correct S3_REGION.`
  if (status === 403) return `${at} refuses the keys (${reason || status}). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or what they may do.`
  return `${at} answers ${[status, reason].filter(Boolean).join(' ')}.`
}

/** Whether an answer is the stretch that was asked for. */
function isStretch({ status, headers }: Response, { from, to, of }: Stretch): boolean {
  if (from === 0 && to === of - 1) return status === 200 && (headers.get('content-length') ?? String(of)) === String(of)
  return status === 206 && headers.get('content-range') === `bytes ${from}-${to}/${of}`
}

const brokenOff = (error: unknown): Error =>
  error instanceof StorageUnavailable ? error : new StorageUnavailable('An answer of the storage of files broke off.', { cause: error })

/** Keeps files in a bucket of a service that speaks as S3 does, at path-style addresses. */
export function createS3Store(config: S3Config, now: () => number): FileStore {
  const send = createSend(config, now)
  const at = (key: string): string => config.prefix + pathOf(key)

  /** Sends what has no body to read. */
  async function ask(of: Ask, milliseconds?: number): Promise<Headers> {
    const { response, end } = await send(of, milliseconds)
    await response.arrayBuffer().finally(end)
    return response.headers
  }
  async function begin(key: string, stretch: Stretch): Promise<Answered> {
    const { from, to, of } = stretch
    const isWhole = from === 0 && to === of - 1
    const answered = await send({ method: 'GET', path: at(key), ...(!isWhole && { headers: { range: `bytes=${from}-${to}` } }) })
    if (isStretch(answered.response, stretch)) return answered
    answered.end()
    throw new StorageUnavailable('The storage of files answers with other bytes than it was asked for.')
  }

  /** The pieces of one answer, at most so many bytes. */
  async function* piecesOf({ response, arrived, end }: Answered, most: number): AsyncGenerator<Uint8Array> {
    let length = 0
    try {
      for await (const piece of response.body ?? []) {
        arrived()
        length += piece.byteLength
        if (length > most) throw new StorageUnavailable('The storage of files sends more than it was asked for.')
        yield piece
      }
    } finally {
      end()
    }
  }
  /** All pieces of a stretch, asked for again from where an answer broke off. The last is held back until all of a file has shown its SHA-256. */
  async function* pieces(key: string, stretch: Stretch, first: Answered): AsyncGenerator<Uint8Array> {
    const { from, to, of } = stretch
    const hash = createHash('sha256')
    let next = from
    let last: Uint8Array | null = null
    let answered = first
    for (let attempt = 0; ; attempt++) {
      try {
        for await (const piece of piecesOf(answered, to - next + 1)) {
          next += piece.byteLength
          hash.update(piece)
          if (last) yield last
          last = piece
        }
        if (next > to) break
        throw brokenOff(null)
      } catch (error) {
        if (attempt + 1 >= attempts || !isPassing(error)) throw brokenOff(error)
        await backOff(attempt)
        if (next > to) break
        answered = await persistently(() => begin(key, { from: next, to, of }))
      }
    }
    if (from === 0 && to === of - 1 && hash.digest('hex') !== hashOf(key)) throw new StorageUnavailable('A file is not what was kept.')
    if (last) yield last
  }
  async function held(key: string, stretch: Stretch): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = []
    for await (const piece of pieces(key, stretch, await begin(key, stretch))) parts.push(piece)
    return new Uint8Array(Buffer.concat(parts))
  }
  async function open(key: string, stretch: Stretch): Promise<FileBody> {
    if (stretch.to - stretch.from < held_bytes) return await persistently(() => held(key, stretch))
    const first = await persistently(() => begin(key, stretch))
    return ReadableStream.from(pieces(key, stretch, first)) as ReadableStream<Uint8Array>
  }
  const keep = (path: string, body: Uint8Array, hash: string, milliseconds?: number) =>
    ask(
      {
        method: 'PUT',
        path,
        body,
        sha256: hash,
        headers: { 'content-type': 'application/octet-stream', 'x-amz-checksum-sha256': Buffer.from(hash, 'hex').toString('base64') },
      },
      milliseconds,
    )

  return {
    put: async (key, body) => void (await persistently(() => keep(at(key), body, hashOf(key)))),
    async has(key, bytes) {
      try {
        return (await persistently(() => ask({ method: 'HEAD', path: at(key) }))).get('content-length') === String(bytes)
      } catch (error) {
        // Who may not list a bucket is not told what is not in it.
        if (error instanceof Refused && (error.status === 404 || error.status === 403)) return false
        throw error
      }
    },
    async read(key, stretch) {
      try {
        return await open(key, stretch)
      } catch (error) {
        if (isGone(error)) return null
        throw error
      }
    },
    async remove(key) {
      await persistently(() => ask({ method: 'DELETE', path: at(key) })).catch((error: unknown) => {
        if (!isGone(error)) throw error
      })
    },
    async check() {
      const path = `${config.prefix}sparksite-probe`
      try {
        await ask({ method: 'GET', path }, probe_ms).catch(() => keep(path, probe, sha256(probe), probe_ms))
      } catch (error) {
        throw new Error(sentence(config, error), { cause: error })
      }
    },
  }
}
