import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import type { FileStore } from '../../server/storage/file-store.ts'
import { createS3Store } from '../../server/storage/s3.engine.ts'
import { sha256 } from '../../server/storage/s3-signature.rules.ts'
import { type S3Server, startS3 } from '../support/s3-server.ts'

const body = new TextEncoder().encode('a floor plan')
const key = `${sha256(body)}-made1`

let now: number
let folder: string
let service: S3Server
/** Gives out keys to whoever shows the word of the file, and how often it was asked. */
let lender: Server
let lent: { asked: number; token: string; lasts: number; status: number }
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12) / 1000
  folder = mkdtempSync(join(tmpdir(), 'sparksite-keys-'))
  writeFileSync(join(folder, 'word'), 'word one\n')
  service = await startS3(() => now)
  lent = { asked: 0, token: 'token one', lasts: 3600, status: 200 }
  lender = createServer((request, answer) => {
    lent.asked++
    if (request.headers.authorization !== 'word one' || lent.status !== 200) return answer.writeHead(lent.status === 200 ? 403 : lent.status).end()
    const { S3_ACCESS_KEY_ID: AccessKeyId, S3_SECRET_ACCESS_KEY: SecretAccessKey } = service.env
    const keys = { AccessKeyId, SecretAccessKey, Token: lent.token, Expiration: new Date((now + lent.lasts) * 1000).toISOString() }
    return answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys))
  })
  await new Promise<void>((resolve) => lender.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  lender.closeAllConnections()
  await new Promise((resolve) => lender.close(resolve))
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

const lentEnv = () => {
  const { S3_ACCESS_KEY_ID: _, S3_SECRET_ACCESS_KEY: __, ...rest } = service.env
  const url = `http://127.0.0.1:${(lender.address() as AddressInfo).port}/credentials`
  return { ...rest, S3_CREDENTIALS_URL: url, S3_CREDENTIALS_TOKEN_FILE: join(folder, 'word') }
}
const storeOf = (env: Readonly<Record<string, string>>): FileStore => createS3Store({ ...readConfig(env).storage.s3!, timeout: 1 }, () => now)

describe('short-lived keys to a bucket', () => {
  it('are signed with what they come with, where the configuration has it', async () => {
    service.session_token = 'a token of an hour'
    await storeOf({ ...service.env, S3_SESSION_TOKEN: 'a token of an hour' }).put(key, body)
    expect(await storeOf({ ...service.env, S3_SESSION_TOKEN: 'another' }).has(key, body.byteLength)).toBe(false)
    expect(service.objects.size).toBe(1)
  })
  it('are fetched once for all who wait, and anew five minutes before they end', async () => {
    service.session_token = 'token one'
    const store = storeOf(lentEnv())
    await Promise.all([1, 2, 3, 4].map(() => store.put(key, body)))
    now += 3299
    expect([await store.has(key, body.byteLength), lent.asked]).toEqual([true, 1])
    lent.token = 'token two'
    service.session_token = 'token two'
    now += 1
    expect([await store.has(key, body.byteLength), lent.asked]).toEqual([true, 2])
  })
  it('go on to their end where no new ones can be had, and then files are unavailable', async () => {
    service.session_token = 'token one'
    const store = storeOf(lentEnv())
    await store.put(key, body)
    lent.status = 500
    now += 3599
    expect(await store.has(key, body.byteLength)).toBe(true)
    now += 1
    await expect(store.has(key, body.byteLength)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    lent.status = 200
    expect(await store.has(key, body.byteLength)).toBe(true)
  })
  it('are not to be had by another word, which the check says in a sentence', async () => {
    writeFileSync(join(folder, 'word'), 'another word')
    await expect(storeOf(lentEnv()).check()).rejects.toThrow('cannot be asked: nothing gives out keys at S3_CREDENTIALS_URL.')
  })
  it('stand instead of keys that last, and not beside them', () => {
    expect(readConfig(lentEnv()).storage.s3?.keys).toEqual({ url: lentEnv().S3_CREDENTIALS_URL, token_file: join(folder, 'word') })
    expect(() => readConfig({ ...lentEnv(), S3_ACCESS_KEY_ID: 'id' })).toThrow('S3_ACCESS_KEY_ID must not be set where S3_CREDENTIALS_URL is')
    expect(() => readConfig({ S3_CREDENTIALS_URL: 'http://169.254.170.2/keys' })).toThrow(
      'S3_ENDPOINT, S3_BUCKET must be set too: files go to S3 by S3_ENDPOINT, S3_BUCKET, S3_CREDENTIALS_URL',
    )
  })
})
