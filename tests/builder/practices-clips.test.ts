import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test('what is cut in a video editor keeps its stretch, filter and text, and whether it is finished', () => {
  const site = siteOf(
    'A web-based video editor. Users should be able to upload their own videos, edit them, including trimming, adding filters, adding text, and adding music, and save the edited videos.',
  )
  const entity = site.entities.find(({ id }) => id === 'edited_videos')
  expect(entity?.fields.map(({ label }) => label)).toEqual([
    'Name',
    'Original',
    'Track',
    'From second',
    'To second',
    'Filter',
    'Text',
    'Text position',
    'What was done',
    'File',
    'Made on',
    'Status',
  ])
  const block = site.pages.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'clip' ? [one] : [])))[0]
  expect(block?.keeps?.measures).toEqual({
    name: 'name',
    picture: 'file',
    start: 'from_second',
    end: 'to_second',
    filter: 'filter',
    text: 'text',
    place: 'text_position',
    details: 'what_was_done',
  })
})
