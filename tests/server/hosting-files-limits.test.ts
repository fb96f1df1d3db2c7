import { afterEach, describe, expect, it } from 'vitest'
import { type Library, openLibrary, png } from '../support/library.ts'
import { startS3 } from '../support/s3-server.ts'

let library: Library
let after: () => Promise<void> = () => Promise.resolve()
afterEach(async () => {
  await library.app.close()
  await after()
  after = () => Promise.resolve()
})
/** A picture of so many bytes. */
const picture = (bytes: number): Uint8Array => {
  const made = new Uint8Array(bytes)
  made.set(png)
  return made
}
const mb = 1024 * 1024
const setPlan = (change: object) => library.app.db.updateTable('plans').set(change).where('slug', '=', 'free').execute()
const kept = async () => {
  const files = await library.app.db.selectFrom('site_files').select('name').orderBy('name').execute()
  return files.map(({ name }) => name)
}
const rows = async () => (await library.app.db.selectFrom('site_rows').select('id').where('owner', 'is not', null).execute()).length

describe('how much of files a site takes', () => {
  it('is what the plan of its owner says, and no more than the configuration', async () => {
    library = await openLibrary({ FILE_MB: '2' })
    const tooLarge = await library.upload(picture(2 * mb + 1), 'large.png')
    const form = await (await library.ines.get('/documents')).text()
    expect(form).toContain('A picture, PDF, text, table, office or zip file, sound or video of at most 2 MB.')
    expect([tooLarge.status, (await tooLarge.text()).includes('Choose a file of at most 2 MB.')]).toEqual([422, true])
    await library.keep(picture(2 * mb), 'fits.png')
    await setPlan({ file_mb_limit: 1 })
    const again = await library.upload(picture(mb + 1), 'large.png')
    expect([again.status, (await again.text()).includes('Choose a file of at most 1 MB.')]).toEqual([422, true])
    await setPlan({ file_mb_limit: 0 })
    expect(await (await library.upload(png, 'none.png')).text()).toContain('This site takes no files.')
    expect(await kept()).toEqual(['fits.png'])
  })
  it('is all of them together, and a file that makes place for another does not count', async () => {
    library = await openLibrary({ FILES_MB: '2' })
    const first = await library.keep(picture(1.5 * mb), 'one.png')
    const before = await rows()
    const refused = await library.upload(picture(mb), 'two.png')
    expect([refused.status, await rows(), await kept()]).toEqual([422, before, ['one.png']])
    expect(await refused.text()).toContain('This site keeps 2 MB of files, as much as it may, and this one does not fit. Nothing was lost.')
    await library.keep(picture(1.9 * mb), 'three.png', { row: first })
    expect(await kept()).toEqual(['three.png'])
    await library.remove(first)
    await library.keep(picture(2 * mb), 'four.png')
    expect(await kept()).toEqual(['four.png'])
  })
  it('of one form is twice the largest file, also where it does not say how long it is', async () => {
    library = await openLibrary({ FILE_MB: '1' })
    const told = await library.upload(picture(2 * mb + 70_000), 'large.png')
    expect([told.status, (await told.text()).includes('A form and its files may hold 2 MB here.')]).toEqual([413, true])
    const untold = await library.app.fetch(`${library.url}/_actions/add_document`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' },
      body: new Blob([picture(2 * mb + 70_000) as Uint8Array<ArrayBuffer>]).stream(),
    })
    expect([untold.status, await kept()]).toEqual([413, []])
  })
  it('at the same time has its room, past which others wait', async () => {
    library = await openLibrary({ FILE_MB: '1', UPLOADS_MB: '4' })
    const reached = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    // Whoever does not say how long a form is takes the room of the longest.
    const body = new ReadableStream(
      {
        async pull(controller) {
          reached.resolve()
          await released.promise
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' }
    const slow = library.app.fetch(`${library.url}/_actions/add_document`, { method: 'POST', headers, body }, '192.0.2.9')
    await reached.promise
    const other = await library.upload(png, 'plan.png')
    expect([other.status, other.headers.get('retry-after'), await other.text()]).toEqual([
      503,
      '5',
      expect.stringContaining('Many files are arriving at once.'),
    ])
    released.resolve()
    await slow
    expect([(await library.upload(png, 'plan.png')).status, await kept()]).toEqual([303, ['plan.png']])
  })
})

describe('an upload that cannot be kept', () => {
  async function openWithBucket() {
    const service = await startS3(() => Date.UTC(2026, 10, 21, 12) / 1000)
    after = service.close
    library = await openLibrary({ ...service.env, S3_TIMEOUT: '1' })
    return service
  }
  it('because there is no space left is 507, and neither row nor file of it is there', async () => {
    const service = await openWithBucket()
    const before = await rows()
    service.faults.push({ method: 'PUT', fault: { kind: 'answer', status: 507, code: 'XMinioStorageFull' } })
    const reply = await library.upload(png, 'plan.png')
    expect([reply.status, (await reply.text()).includes('There is no space left for files on this server, so that yours was not kept.')]).toEqual([507, true])
    expect([await rows(), await kept(), library.app.logged.map(({ event }) => event)]).toEqual([before, [], ['storage_full']])
    const row = await library.keep(png, 'plan.png')
    expect((await library.ines.get(await library.fileIn(row))).status).toBe(200)
  })
  it('because its storage is down is 503, nothing is half kept, and pages go on', async () => {
    const service = await openWithBucket()
    const [row, before] = [await library.keep(png, 'plan.png'), await rows()]
    const address = await library.fileIn(row)
    await service.close()
    const [reply, file, page] = [await library.upload(picture(100), 'other.png'), await library.ines.get(address), await library.ines.get('/documents')]
    expect([reply.status, file.status, page.status, reply.headers.get('retry-after')]).toEqual([503, 503, 200, '5'])
    expect([await rows(), await kept(), (await library.app.fetch('/readyz')).status]).toEqual([before, ['plan.png'], 503])
  })
  it('because its form is refused puts nothing into the storage', async () => {
    const service = await openWithBucket()
    service.asked.length = 0
    expect((await library.upload(png, 'plan.png', { title: '' })).status).toBe(422)
    expect(service.asked).toEqual([])
  })
})
