import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const clips = 'A video editing website. Users upload videos and edit videos by trimming and adding subtitles, and save them.'

it('what is kept of work with a tool may say what it was made from, in its form and in its list', () => {
  const { entities, actions, pages } = siteOf(clips)
  const kept = entities.find(({ plural }) => plural === 'edited videos')!
  const source = { id: 'from_video', label: 'Video', type: 'reference', required: false, entity: 'videos' }
  expect(kept.fields[1]).toEqual(source)
  expect(actions.find(({ kind, entity }) => kind === 'create' && entity === kept.id)?.fields).toContain(source.id)
  const lists = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.entity === kept.id ? [block.fields[0]] : [])))
  expect(new Set(lists)).toEqual(new Set([source.id]))
})
