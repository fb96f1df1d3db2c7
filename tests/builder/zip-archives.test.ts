import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { misfit } from '../../builder/render/form/takes.ts'
import { zipScript } from '../../builder/render/form/zip-script.ts'
import { renderSheet } from '../../builder/render/insight/sheet.ts'
import { request } from '../support/models.ts'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'A website that creates and sends zip archives. Users should be able to upload folders, create archives, download archives, and send archives to specified users.'
const site = siteOf(words)
const labelsOf = (id: string) => site.entities.find((entity) => entity.id === id)?.fields.map(({ label }) => label)
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

test('archives keep their files, and are sent to those who have an account', () => {
  expect(labelsOf('zip_archives')).toEqual(['Name', 'Folder', 'Files', 'Size', 'Zip file', 'Packed on', 'Note'])
  expect(labelsOf('files')).toEqual(['Path', 'Folder', 'Archive', 'Size', 'Kind', 'Changed on'])
  expect(labelsOf('sendings')).toEqual(['Zip archive', 'Send to', 'Message', 'Sent by', 'Sent on'])
  expect(site.actions.find(({ entity, kind }) => entity === 'sendings' && kind === 'create')?.name).toBe('Send zip archive')
})

test('a field for a zip file takes no other', () => {
  expect(misfit({ type: 'file', label: 'Zip file' }, 'letters.pdf')).toBe('Choose a zip file: .zip.')
  expect(misfit({ type: 'file', label: 'Zip file' }, 'letters.zip')).toBeNull()
})

test('an archive that nobody uploaded is saved as one, with what is kept of it', () => {
  const page = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'downloads'))!
  const block = page.blocks.find(({ kind }) => kind === 'downloads')!
  const row = (id: string, values: Readonly<Record<string, string | number>>) => ({ id, owner: null, created_at: 1, updated_at: 1, values })
  const rows = {
    zip_archives: [row('a', { name: 'Plans', zip_file: 'plans.zip' })],
    files: [row('f', { path: 'plans/roof.png', archive: 'a', size: 620 })],
  }
  const sheet = renderSheet(site, request(page.path, { rows, query: { row: 'a' } }), block.id)
  expect([sheet?.name, sheet?.type]).toEqual(['plans.zip', 'application/zip'])
  const kept = unzipSync(sheet?.bytes ?? new Uint8Array())
  expect(Object.keys(kept)).toEqual(['contents.txt', 'plans/roof.txt'])
  expect(text(kept['plans/roof.txt'])).toContain('Size: 620')
})

test('chosen files are packed as they are', async () => {
  const zipOf = new Function(`${zipScript.slice(0, zipScript.indexOf('  for (const input of'))} return zipOf`)() as (files: readonly File[]) => Promise<Blob>
  const packed = await zipOf([new File(['hello'], 'a.txt'), new File(['größer'], 'ä.txt')])
  const kept = unzipSync(new Uint8Array(await packed.arrayBuffer()))
  expect(Object.entries(kept).map(([name, bytes]) => [name, text(bytes)])).toEqual([
    ['a.txt', 'hello'],
    ['ä.txt', 'größer'],
  ])
})
