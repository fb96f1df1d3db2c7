import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bytesOf, type FileStore, whole } from '../../server/storage/file-store.ts'
import { createFolderStore } from '../../server/storage/folder.engine.ts'
import { sha256 } from '../../server/storage/s3-signature.rules.ts'

const small = new TextEncoder().encode('a floor plan')
const large = Uint8Array.from({ length: 700_000 }, (_, at) => (at * 31) % 251)
const keyOf = (bytes: Uint8Array) => `${sha256(bytes)}-made1`
const shelfOf = (bytes: Uint8Array) => keyOf(bytes).slice(0, 2)

let place: string
let folder: string
let store: FileStore
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'sparksite-'))
  folder = join(place, 'files')
  let part = 0
  store = createFolderStore(folder, () => `part${++part}`)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

const readAll = async (bytes: Uint8Array) => {
  const body = await store.read(keyOf(bytes), whole(bytes.byteLength))
  return body && (await bytesOf(body))
}
const pathOf = (bytes: Uint8Array) => join(folder, shelfOf(bytes), keyOf(bytes))

describe('files in a folder', () => {
  it('are put, found, read whole and in stretches, and removed, also twice', async () => {
    for (const bytes of [small, large]) {
      await store.put(keyOf(bytes), bytes)
      expect(await readAll(bytes)).toEqual(bytes)
      expect([await store.has(keyOf(bytes), bytes.byteLength), await store.has(keyOf(bytes), 1)]).toEqual([true, false])
      const part = await store.read(keyOf(bytes), { from: 3, to: bytes.byteLength - 2, of: bytes.byteLength })
      expect(part && (await bytesOf(part))).toEqual(bytes.subarray(3, bytes.byteLength - 1))
    }
    for (let time = 0; time < 2; time++) await store.remove(keyOf(small))
    expect([await readAll(small), await store.has(keyOf(small), small.byteLength)]).toEqual([null, false])
  })
  it('are readable by their owner alone, and nothing is left beside them', async () => {
    await store.put(keyOf(small), small)
    expect([statSync(pathOf(small)).mode & 0o777, statSync(folder).mode & 0o777, readdirSync(join(folder, 'parts'))]).toEqual([0o600, 0o700, []])
  })
  it('that are shorter than they were are unavailable, and end a stream with an error', async () => {
    await store.put(keyOf(large), large)
    const body = (await store.read(keyOf(large), whole(large.byteLength))) as ReadableStream<Uint8Array>
    writeFileSync(pathOf(large), large.subarray(0, 300_000))
    await expect(bytesOf(body)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    await expect(readAll(large)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })
  it('of which nobody wants the rest are let go of', async () => {
    await store.put(keyOf(large), large)
    const open = () => readdirSync('/proc/self/fd').length
    const before = open()
    const body = (await store.read(keyOf(large), whole(large.byteLength))) as ReadableStream<Uint8Array>
    await body.cancel()
    expect(open()).toBe(before)
  })
  it('that nobody knows of and that are a day old go, as do those that were begun and left', async () => {
    await store.put(keyOf(small), small)
    await store.put(keyOf(large), large)
    writeFileSync(join(folder, 'parts', `${keyOf(small)}.killed`), 'half')
    writeFileSync(join(folder, shelfOf(small), 'notes.txt'), 'somebody else’s')
    const known = async (keys: readonly string[]) => new Set(keys.filter((key) => key === keyOf(large)))
    expect(await store.tidy?.(known, Date.now() / 1000 - 86_400)).toBe(0)
    for (const path of [pathOf(small), pathOf(large), join(folder, 'parts', `${keyOf(small)}.killed`)]) utimesSync(path, 1000, 1000)
    expect(await store.tidy?.(known, Date.now() / 1000 - 86_400)).toBe(2)
    expect([existsSync(pathOf(small)), existsSync(pathOf(large)), readdirSync(join(folder, 'parts')), readdirSync(join(folder, shelfOf(small)))]).toEqual([
      false,
      true,
      [],
      ['notes.txt'],
    ])
  })
  it('that cannot be kept are said in a sentence', async () => {
    await store.check()
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'a file in its place')
    await expect(store.check()).rejects.toThrow(`Files cannot be kept in ${folder}. Allow it, or set DATA_DIR to another folder.`)
    await expect(store.put(keyOf(small), small)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })
})
