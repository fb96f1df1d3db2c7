import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { type Library, library_words, openLibrary, png } from '../support/library.ts'
import { type Visitor, visitorAt } from '../support/visitor.ts'

let app: TestApp
let library: Library
let ines: Visitor
beforeEach(async () => {
  library = await openLibrary()
  ;({ app, ines } = library)
})
afterEach(() => app.close())

const names = async () => (await app.database.db.selectFrom('site_files').select('name').orderBy('name').execute()).map(({ name }) => name)

describe('an uploaded file', () => {
  it('is kept by a form without JavaScript and served as what its bytes are', async () => {
    const row = await library.keep(png, 'plan.png')
    const address = await library.fileIn(row)
    expect(address).toMatch(/^\/_files\/[A-Za-z0-9]{24}-70\/plan\.png$/)
    const file = await ines.get(address)
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition'), file.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/png',
      "inline; filename*=UTF-8''plan.png",
      'nosniff',
    ])
    expect(file.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(png)
    const page = await (await ines.get('/documents')).text()
    expect(page).toContain('Floor plan')
    expect(await (await ines.get(`/document?row=${row}`)).text()).toContain(`src="${address}"`)
  })
  it('bears the ending of its bytes, and markup is only ever saved as text', async () => {
    const file = await ines.get(await library.fileIn(await library.keep(new TextEncoder().encode('<script>alert(1)</script>'), 'page.html')))
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'text/plain; charset=utf-8',
      "attachment; filename*=UTF-8''page.txt",
    ])
  })
  it('is given in stretches to players', async () => {
    const part = await ines.get(await library.fileIn(await library.keep(png, 'plan.png')), { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-3/70', 'PNG'])
  })
  it('is refused in a sentence where its bytes are of no kind that is taken, and nothing is kept', async () => {
    const reply = await library.upload(Uint8Array.from([1, 2, 0, 255, 7]), 'tool.exe')
    expect(reply.status).toBe(422)
    expect(await reply.text()).toContain('Choose a picture, a PDF, a text, table, office or zip file, or a sound or video file.')
    expect(await names()).toEqual([])
  })
  it('goes with its row, and with its project', async () => {
    const first = await library.keep(png, 'one.png')
    await library.keep(png, 'two.png')
    expect(await names()).toEqual(['one.png', 'two.png'])
    expect((await library.remove(first)).status).toBe(303)
    expect(await names()).toEqual(['two.png'])
    await library.ada.fetch(`/api/v1/projects/${library.id}/`, { method: 'DELETE' })
    expect(await names()).toEqual([])
  })
  it('makes room for the next one of its field', async () => {
    const row = await library.keep(png, 'one.png')
    const old = await library.fileIn(row)
    expect((await library.upload(png, 'two.png', { row })).status).toBe(303)
    expect([(await ines.get(old)).status, (await ines.get(await library.fileIn(row))).status]).toEqual([404, 200])
  })
  it('is not to be had on another site, nor by an address that only looks like one', async () => {
    const address = await library.fileIn(await library.keep(png, 'plan.png'))
    const other = await createProject(library.ada)
    await tell(library.ada, other, library_words)
    const elsewhere = visitorAt(app, String((await deploy(library.ada, other)).deployment_url))
    expect((await elsewhere.get(address)).status).toBe(404)
    expect((await ines.get('/_files/aaaaaaaaaaaaaaaaaaaaaaaa-70/plan.png')).status).toBe(404)
  })
})
