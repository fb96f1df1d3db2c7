import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

test('what is listened to has a recording that is played, by whatever it is called, and what is practised is kept', () => {
  const model = siteOf(
    'Please implement an app for seniors. Seniors should be able to listen to nostalgic stories, take part in puzzles and exercises, and practice memory techniques through the app.',
  )
  const stories = model.entities.find(({ id }) => id === 'nostalgic_stories')
  expect(stories?.fields.map(({ label, type }) => `${label}:${type}`)).toEqual([
    'Title:text',
    'Category:reference',
    'Author:text',
    'Published on:date',
    'Text:long_text',
    'Audio:file',
    'Plays:number',
  ])
  const player = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'player')
  expect(player).toMatchObject({ heading: 'Listen', entity: 'nostalgic_stories', medium: 'audio', sources: ['audio'] })
  expect(model.entities.map(({ plural }) => plural)).toContain('memory techniques')
})
