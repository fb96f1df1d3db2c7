import { expect, test } from 'vitest'
import { createWorld, trial_day } from '../../builder/accept/world.ts'
import { fileAddress } from '../../builder/file-value.ts'
import { createOf, done, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A website for a choir. Members upload files of the rehearsals and watch videos. Members can upload videos with a title and a format (MP4, AVI or MOV).',
)
const address = (name: string, bytes: number) => fileAddress('a'.repeat(24), bytes, name)

test('the size and the day of an uploaded file are worked out, not asked', () => {
  const create = createOf(site, 'files')
  expect(create.fields.filter((id) => id === 'size' || id === 'uploaded_on')).toEqual([])
  const added = done(createWorld(site), create, { name: 'Rehearsal', file: address('rehearsal.pdf', 2_340_000) })
  expect(mine(added.world, 'files')[0]!.values).toMatchObject({ name: 'Rehearsal', size: 2.34, type: 'Document', uploaded_on: trial_day })
  const small = done(createWorld(site), create, { name: 'Note', file: address('note.txt', 12) })
  expect(mine(small.world, 'files')[0]!.values.size).toBe(0.01)
})

test('a format that is not chosen is told by the file', () => {
  const videos = site.entities.find(({ id }) => id === 'videos')!
  expect(videos.fields.find(({ id }) => id === 'format')).toMatchObject({ type: 'choice', required: false })
  const create = createOf(site, 'videos')
  const formatOf = (typed: Record<string, string>) => mine(done(createWorld(site), create, { title: 'Concert', ...typed }).world, 'videos')[0]!.values.format
  expect([formatOf({ file: address('concert.mov', 900) }), formatOf({ file: address('concert.mov', 900), format: 'AVI' }), formatOf({})]).toEqual([
    'MOV',
    'AVI',
    null,
  ])
})
