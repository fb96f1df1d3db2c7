import { rmSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deploy, tell } from '../support/deployed.ts'
import { type Library, openLibrary, png } from '../support/library.ts'

let library: Library
beforeEach(async () => {
  library = await openLibrary()
})
afterEach(() => library.app.close())

const picture = (mark: number, bytes = 100): Uint8Array => {
  const made = new Uint8Array(bytes).fill(mark)
  made.set(png)
  return made
}
const status = async (address: string) => (await library.ines.get(address)).status
const bytes = async (address: string) => new Uint8Array(await (await library.ines.get(address)).arrayBuffer())
const own = (path: string) => `/api/v1/projects/${library.id}/${path}`
/** Makes a further version and deploys it. */
async function nextVersion(name: string): Promise<void> {
  await tell(library.ada, library.id, `call it ${name}`)
  await deploy(library.ada, library.id)
}
const restore = (version: number) => library.ada.fetch(own(`versions/${version}/restore/`), { method: 'POST', json: { rows: true } })
const names = async () => (await library.app.db.selectFrom('site_files').select('name').orderBy('name').execute()).map(({ name }) => name)
const blobs = async () => {
  await library.app.sweep()
  return (await library.app.db.selectFrom('blobs').select('key').execute()).length
}

describe('the file of a row that is gone', () => {
  it('is served to nobody while a version keeps its row, and comes back with it', async () => {
    const row = await library.keep(picture(1), 'plan.png')
    const address = await library.fileIn(row)
    await nextVersion('Plans')
    await library.remove(row)
    expect([await status(address), await names(), await blobs()]).toEqual([404, ['plan.png'], 1])
    expect((await restore(2)).status).toBe(201)
    await deploy(library.ada, library.id)
    expect([await status(address), await bytes(address), await library.fileIn(row)]).toEqual([200, picture(1), address])
  })
  it('that another took the place of comes back with the version that had it', async () => {
    const row = await library.keep(picture(1), 'first.png')
    const first = await library.fileIn(row)
    await nextVersion('Plans')
    await library.keep(picture(2), 'passing.png', { row })
    await library.keep(picture(3), 'second.png', { row })
    const second = await library.fileIn(row)
    // What came and went between two versions is kept by neither.
    expect([await names(), await status(first), await status(second), await blobs()]).toEqual([['first.png', 'second.png'], 404, 200, 2])
    await restore(2)
    await deploy(library.ada, library.id)
    expect([await status(first), await bytes(first), await status(second)]).toEqual([200, picture(1), 404])
    await restore(3)
    await deploy(library.ada, library.id)
    expect([await status(first), await bytes(second)]).toEqual([404, picture(3)])
  })
  it('goes at once where no version had it, and with the version that did', async () => {
    const row = await library.keep(picture(1), 'plan.png')
    await library.remove(row)
    expect([await names(), await blobs()]).toEqual([[], 0])
    const other = await library.keep(picture(2), 'other.png')
    await nextVersion('Plans')
    await library.remove(other)
    expect(await blobs()).toBe(1)
    await nextVersion('Rooms')
    library.app.clock.advance(91 * 86_400)
    await library.app.tidy()
    await library.app.settled()
    expect([await names(), await blobs()]).toEqual([[], 0])
  })
  it('counts for no limit, and what versions keep of files has as much room as the site', async () => {
    await library.app.db.updateTable('plans').set({ files_mb_limit: 1 }).where('slug', '=', 'free').execute()
    const fill = (mark: number) => library.keep(picture(mark, 900_000), `${mark}.png`)
    const first = await fill(1)
    await nextVersion('Plans')
    await library.remove(first)
    const second = await fill(2)
    await nextVersion('Rooms')
    await library.remove(second)
    await fill(3)
    expect(await names()).toEqual(['1.png', '2.png', '3.png'])
    await library.app.tidy()
    await library.app.settled()
    expect([await names(), await blobs()]).toEqual([['2.png', '3.png'], 2])
    expect([(await restore(2)).status, (await restore(3)).status]).toEqual([409, 201])
  })
  it('does not come back where the plan has no room for it, and nothing is changed', async () => {
    const row = await library.keep(picture(1, 900_000), 'plan.png')
    await nextVersion('Plans')
    await library.remove(row)
    await library.app.db.updateTable('plans').set({ files_mb_limit: 1 }).where('slug', '=', 'free').execute()
    await library.keep(picture(2, 900_000), 'kept.png')
    // Undone, the rows are those of then: without the one that came since.
    expect((await restore(2)).status).toBe(201)
    await library.app.db.updateTable('plans').set({ files_mb_limit: 0 }).where('slug', '=', 'free').execute()
    await library.remove(row)
    const refused = await restore(2)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      expect.objectContaining({ detail: 'A site of your plan keeps 0 MB of files, and that version had more. Restore it without its rows.' }),
    ])
  })
  it('goes with the account of its site’s owner', async () => {
    await library.keep(picture(1), 'plan.png')
    const kept = await library.keep(picture(2), 'kept.png')
    await nextVersion('Plans')
    await library.remove(kept)
    expect(await blobs()).toBe(2)
    const reply = await library.ada.fetch('/api/v1/users/profile/', { method: 'DELETE', json: { password: library.ada.password } })
    expect([reply.status, await names(), await blobs()]).toEqual([204, [], 0])
  })
  it('is in no export, as those of rows that are there are', async () => {
    const row = await library.keep(picture(1), 'plan.png')
    const kept = await library.keep(picture(2, 600_000), 'kept.png')
    await nextVersion('Plans')
    await library.remove(row)
    const reply = await library.ada.fetch(own('export/'))
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()), { filter: ({ name }) => name.startsWith('files/') })
    const id = /_files\/([A-Za-z0-9]+)-/.exec(await library.fileIn(kept))?.[1]
    expect(files).toEqual({ [`files/${id}`]: picture(2, 600_000) })
  })
})

describe('an uploaded file', () => {
  it('is asked for again by what tells it from others, in stretches and by its head alone', async () => {
    const address = await library.fileIn(await library.keep(picture(1), 'plan.png'))
    const whole = await library.ines.get(address)
    const etag = String(whole.headers.get('etag'))
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    const ask = async (headers: Readonly<Record<string, string>>) => {
      const reply = await library.ines.get(address, headers)
      return [reply.status, reply.headers.get('content-length'), reply.headers.get('content-range'), (await reply.arrayBuffer()).byteLength]
    }
    expect(await ask({ 'if-none-match': etag })).toEqual([304, null, null, 0])
    expect(await ask({ 'if-none-match': '"another"' })).toEqual([200, '100', null, 100])
    expect(await ask({ range: 'bytes=10-19', 'if-range': etag })).toEqual([206, '10', 'bytes 10-19/100', 10])
    expect(await ask({ range: 'bytes=10-19', 'if-range': '"another"' })).toEqual([200, '100', null, 100])
    expect(await ask({ range: 'bytes=-5' })).toEqual([206, '5', 'bytes 95-99/100', 5])
    expect(await ask({ range: 'bytes=90-500' })).toEqual([206, '10', 'bytes 90-99/100', 10])
    expect(await ask({ range: 'bytes=100-' })).toEqual([416, null, 'bytes */100', 0])
    expect(await ask({ range: 'bytes=9-3' })).toEqual([200, '100', null, 100])
    const head = await library.ines.send('HEAD', address)
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '100', ''])
  })
  it('whose bytes are lost is not found, and whoever runs the server is told', async () => {
    const address = await library.fileIn(await library.keep(picture(1), 'plan.png'))
    const [blob] = await library.app.db.selectFrom('blobs').selectAll().execute()
    rmSync(`${library.app.config.data_dir}/files/${blob?.key.slice(0, 2)}/${blob?.key}`)
    expect([await status(address), library.app.logged]).toEqual([404, [{ level: 'error', event: 'file_lost', project_id: library.id, key: blob?.key }]])
  })
})
