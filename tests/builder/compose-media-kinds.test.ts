import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A multimedia website for playing videos, playing audio and viewing images. Users should be able to upload and manage multimedia files, as well as edit and process them. It supports various multimedia formats and encoding/decoding methods.',
)
const entity = (id: string) => site.entities.find((one) => one.id === id)!

describe('what is done with media of every kind', () => {
  test('is done with each kind of them that the site has', () => {
    const uploads = site.actions.filter(({ kind }) => kind === 'create').map(({ entity: of, role }) => [of, role])
    expect(uploads).toEqual(
      expect.arrayContaining([
        ['videos', undefined],
        ['audios', undefined],
        ['images', undefined],
      ]),
    )
    for (const id of ['videos', 'audios', 'images'])
      expect(entity(id).fields.find((field) => field.id === 'size')).toMatchObject({ type: 'number', unit: 'MB' })
    expect(entity('videos').fields.filter(({ label }) => /ecoding/.test(label))).toEqual([])
  })
  test('leaves files that are of one original each, and named after it', () => {
    const { fields, seeds } = entity('processed_files')
    const originals = fields.filter(({ type, entity: to }) => type === 'reference' && to !== 'folders')
    for (const seed of seeds) {
      const [of, ...others] = originals.filter(({ id }) => typeof seed[id] === 'number')
      expect(others).toEqual([])
      const { title, seeds: rows } = entity(of!.entity!)
      expect(String(seed.name)).toContain(`${rows[Number(seed[of!.id])]![title]}, `)
      expect(String(seed.file).toUpperCase()).toContain(`.${seed.format}`)
    }
  })
})
