import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { bytesOf, type FileStore, whole } from '../../server/storage/file-store.ts'
import { createS3Store } from '../../server/storage/s3.engine.ts'
import { sha256, signed } from '../../server/storage/s3-signature.rules.ts'
import type { S3Config } from '../../server/storage/storage.config.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'

const now = Date.UTC(2026, 10, 21, 12) / 1000
const large = Uint8Array.from({ length: 3 * 1024 * 1024 }, (_, at) => (at * 31) % 251)
const small = new TextEncoder().encode('a floor plan')
const keyOf = (bytes: Uint8Array) => `${sha256(bytes)}-made1`
const nameOf = (bytes: Uint8Array) => `${keyOf(bytes).slice(0, 2)}/${keyOf(bytes)}`

let service: S3Server
let config: S3Config
let store: FileStore
beforeEach(async () => {
  service = await startS3(() => now)
  config = { ...readConfig(service.env).storage.s3!, timeout: 0.3 }
  store = createS3Store(config, () => now)
})
afterEach(() => service.close())

const readAll = async (bytes: Uint8Array) => {
  const body = await store.read(keyOf(bytes), whole(bytes.byteLength))
  return body && (await bytesOf(body))
}
const cut = (after: number) => ({ method: 'GET', fault: { kind: 'cut', after } }) as const
const says = (status: number, code: string) => ({ fault: { kind: 'answer', status, code } }) as const
const sentenceOf = (of: Partial<S3Config>) =>
  createS3Store({ ...config, ...of }, () => now)
    .check()
    .then(
      () => null,
      (error: Error) => error.message,
    )

describe('the signature of a request to S3', () => {
  it('is that of the example which AWS gives for Signature Version 4', () => {
    const keys = {
      access_key_id: 'AKIAIOSFODNN7EXAMPLE',
      secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      session_token: null,
      region: 'us-east-1',
    }
    const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
    const headers = signed({ method: 'GET', url, headers: { range: 'bytes=0-9' }, payload: sha256('') }, keys, Date.UTC(2013, 4, 24) / 1000)
    expect(headers).toEqual({
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    })
  })
})

describe('files in a bucket', () => {
  it('are put, found, read whole and in stretches, and removed, also twice', async () => {
    for (const bytes of [small, large]) {
      await store.put(keyOf(bytes), bytes)
      expect(await readAll(bytes)).toEqual(bytes)
      expect([await store.has(keyOf(bytes), bytes.byteLength), await store.has(keyOf(bytes), 1)]).toEqual([true, false])
    }
    const part = await store.read(keyOf(large), { from: 1000, to: 2_500_000, of: large.byteLength })
    expect(part && (await bytesOf(part))).toEqual(large.subarray(1000, 2_500_001))
    expect([...service.objects.keys()].toSorted()).toEqual([nameOf(small), nameOf(large)].toSorted())
    for (let time = 0; time < 2; time++) await store.remove(keyOf(small))
    expect([await readAll(small), await store.has(keyOf(small), small.byteLength)]).toEqual([null, false])
  })
  it('have names under the prefix that is configured', async () => {
    await createS3Store({ ...config, prefix: 'sites/files/' }, () => now).put(keyOf(small), small)
    expect([...service.objects.keys()]).toEqual([`sites/files/${nameOf(small)}`])
  })
  it('are asked for again where the service is slow, breaks off, answers 503 or takes in other bytes than were sent', async () => {
    service.faults.push(says(503, 'SlowDown'), { method: 'PUT', fault: { kind: 'corrupt' } }, { fault: { kind: 'reset' } })
    await store.put(keyOf(small), small)
    expect(service.asked).toEqual([`PUT ${nameOf(small)} (503)`, `PUT ${nameOf(small)} (corrupt)`, `PUT ${nameOf(small)} (reset)`, `PUT ${nameOf(small)}`])
    service.faults.push({ fault: { kind: 'silence' } }, cut(5), { method: 'GET', fault: { kind: 'corrupt' } })
    expect(await readAll(small)).toEqual(small)
  })
  it('that are large go on from where an answer broke off', async () => {
    await store.put(keyOf(large), large)
    service.asked.length = 0
    service.faults.push(cut(1_500_000), cut(700_000))
    expect(await readAll(large)).toEqual(large)
    expect(service.asked).toEqual([`GET ${nameOf(large)} (cut)`, `GET ${nameOf(large)} (cut)`, `GET ${nameOf(large)}`])
  })
  it('that are not what was kept end with an error before they are complete', async () => {
    await store.put(keyOf(large), large)
    service.objects.set(nameOf(large), Buffer.from(large.map((byte, at) => (at === 7 ? byte ^ 1 : byte))))
    const body = (await store.read(keyOf(large), whole(large.byteLength))) as ReadableStream<Uint8Array>
    let length = 0
    const read = async () => {
      for await (const piece of body) length += piece.byteLength
    }
    await expect(read()).rejects.toThrow('A file is not what was kept.')
    expect(length).toBeLessThan(large.byteLength)
  })
  it('are refused at once where asking again is of no use, and as full where there is no space', async () => {
    service.faults.push(says(403, 'AccessDenied'))
    await expect(store.put(keyOf(small), small)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE', reason: 'AccessDenied' })
    service.faults.push(says(507, 'XMinioStorageFull'))
    await expect(store.put(keyOf(small), small)).rejects.toMatchObject({ code: 'STORAGE_FULL' })
    expect(service.asked).toEqual([`PUT ${nameOf(small)} (403)`, `PUT ${nameOf(small)} (507)`])
  })
  it('are unavailable after four tries', async () => {
    for (let time = 0; time < 4; time++) service.faults.push(says(500, 'InternalError'))
    await expect(store.read(keyOf(small), whole(small.byteLength))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE', status: 500 })
    expect([service.asked.length, service.faults.length]).toEqual([4, 0])
  })
})

describe('what is wrong with a bucket', () => {
  const keyed = (secret_access_key: string, access_key_id = service.env.S3_ACCESS_KEY_ID ?? '') => ({
    keys: { access_key_id, secret_access_key, session_token: null },
  })
  it('is said in a sentence that names what to correct', async () => {
    const at = `The storage of files at ${new URL(service.endpoint).host}`
    expect(await sentenceOf({})).toBe(null)
    expect(await sentenceOf(keyed('another'))).toBe(
      `${at} refuses the keys (SignatureDoesNotMatch). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or what they may do.`,
    )
    expect(await sentenceOf(keyed('nothing', 'nobody'))).toMatch(/refuses the keys \(InvalidAccessKeyId\)/)
    expect(await sentenceOf({ bucket: 'other' })).toBe(`${at} has no bucket other. Make it, or correct S3_BUCKET.`)
    expect(await sentenceOf({ region: 'us-east-1' })).toBe(`${at} has the bucket sparksite-files in another region. Correct S3_REGION.`)
    expect(await sentenceOf({ endpoint: 'http://127.0.0.1:9' })).toBe('The storage of files at 127.0.0.1:9 does not answer. Start it, or correct S3_ENDPOINT.')
    const late = createS3Store(config, () => now - 3600)
    await expect(late.check()).rejects.toThrow(`${at} says that this machine’s clock is wrong.`)
  })
})
