import { afterEach, beforeEach, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { type Library, openLibrary, png } from '../support/library.ts'
import { visitorAt } from '../support/visitor.ts'

let library: Library
let other: TestApp
beforeEach(async () => {
  library = await openLibrary({ FILES: 'database' })
  other = await openApp({ take, place: library.app.place, env: { FILES: 'database' } })
})
afterEach(async () => {
  await other.close()
  await library.app.close()
})

it('a file that one node keeps in the database is served by another, and by none once its row is gone', async () => {
  const row = await library.keep(png, 'plan.png')
  const address = await library.fileIn(row)
  const elsewhere = visitorAt(other, library.url)
  const cookie = { cookie: library.ines.cookies().join('; ') }
  const file = await elsewhere.get(address, cookie)
  expect([file.status, new Uint8Array(await file.arrayBuffer())]).toEqual([200, png])
  expect((await elsewhere.post('/_actions/delete_document', { row, back: '/documents' }, cookie)).status).toBe(303)
  expect([(await library.ines.get(address)).status, (await elsewhere.get(address, cookie)).status]).toEqual([404, 404])
  await Promise.all([library.app.sweep(), other.sweep()])
  expect(await other.db.selectFrom('blob_bodies').select('key').execute()).toEqual([])
})
