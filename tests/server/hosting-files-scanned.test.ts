import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { checkClamd } from '../../server/storage/clamd.engine.ts'
import { type Clamd, eicar, openClamd } from '../support/clamd.ts'
import { type Library, openLibrary, png } from '../support/library.ts'

let clamd: Clamd
let library: Library
beforeEach(async () => {
  clamd = await openClamd({ stream_max: 300_000 })
  library = await openLibrary({ CLAMD_URL: clamd.url })
})
afterEach(async () => {
  await library.app.close()
  await clamd.close()
})

const text = (words: string) => new TextEncoder().encode(words)
const kept = async () => {
  const { db } = library.app
  const [files, blobs, rows] = await Promise.all([
    db.selectFrom('site_files').select('name').execute(),
    db.selectFrom('blobs').select('key').execute(),
    db.selectFrom('site_rows').select('id').where('owner', 'is not', null).execute(),
  ])
  return [files.length, blobs.length, rows.length]
}
const placeOf = (url: string) => readConfig({ CLAMD_URL: url }).storage.clamd

describe('an uploaded file, where a scanner is configured', () => {
  it('is kept once the scanner has seen every byte of it and found nothing', async () => {
    const large = Uint8Array.from({ length: 200_000 }, (_, at) => (at < png.length ? (png[at] ?? 0) : at % 251))
    await library.keep(large, 'plan.png')
    expect(clamd.seen.map((one) => one.equals(large))).toEqual([true])
    expect(await kept()).toEqual([1, 1, 2])
  })
  it('is refused in a sentence where malware is found in it, and neither it nor its row is kept', async () => {
    const before = await kept()
    const reply = await library.upload(text(eicar), 'notes.txt')
    expect([reply.status, (await reply.text()).includes('This file was refused: the scanner found malware in it. Nothing was saved.')]).toEqual([422, true])
    expect(await kept()).toEqual(before)
    expect(library.app.logged.filter(({ event }) => event === 'file_refused')).toEqual([
      { level: 'warning', event: 'file_refused', bytes: 68, kind: 'found', name: 'Win.Test.EICAR_HDB-1' },
    ])
  })
  it('is refused where it is larger than the scanner takes', async () => {
    const reply = await library.upload(text('a'.repeat(300_001)), 'notes.txt')
    expect([reply.status, (await reply.text()).includes('This file is too large to be looked through for malware.')]).toEqual([422, true])
  })
  it.each(['hangs up', 'is broken'] as const)('is not kept for now where the scanner %s', async (state) => {
    clamd.state = state
    const before = await kept()
    const reply = await library.upload(text('plain words'), 'notes.txt')
    expect([reply.status, reply.headers.get('retry-after'), await kept()]).toEqual([503, '5', before])
    clamd.state = 'answers'
    await library.keep(text('plain words'), 'notes.txt')
  })
  it('is not kept for now where nothing listens, while forms without files go on', async () => {
    await clamd.close()
    expect((await library.upload(text('plain words'), 'notes.txt')).status).toBe(503)
    expect((await library.ines.post('/_actions/add_document', { title: 'No file', back: '/documents' })).status).toBe(303)
  })
})

describe('the address of a scanner', () => {
  it('is a host and port, or a socket of the system', () => {
    expect([placeOf('tcp://clamav'), placeOf('tcp://[::1]:3311'), placeOf('unix:/run/clamav/clamd.ctl')]).toEqual([
      { host: 'clamav', port: 3310 },
      { host: '::1', port: 3311 },
      { path: '/run/clamav/clamd.ctl' },
    ])
    for (const wrong of ['http://clamav:3310', 'clamav:3310', 'unix:clamd.ctl', 'unix://clamav/run'])
      expect(() => placeOf(wrong)).toThrow('CLAMD_URL must be like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')
  })
  it('is tried by the command that checks the configuration', async () => {
    await checkClamd(placeOf(clamd.url)!)
    clamd.state = 'hangs up'
    await expect(checkClamd(placeOf(clamd.url)!)).rejects.toThrow('The scanner for malware does not answer. Start clamd, or correct CLAMD_URL.')
  })
})
