import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'An AI website. Users can log in, write prompts to generate creative content, browse and manage generated content, and use a painting function where AI generates images from their descriptions.'

test('what is written and drawn from words is kept with its prompt and its day, and has a page', () => {
  const site = siteOf(words)
  const kept = ['generated texts', 'drawings'].map((name) => site.entities.find(({ plural }) => plural === name)!)
  expect(kept.map(({ fields }) => fields.map(({ label }) => label))).toEqual([
    ['Tool', 'Way', 'Input', 'Result', 'Date'],
    ['Name', 'Picture', 'Prompt', 'Date'],
  ])
  const details = site.pages.flatMap(({ blocks }) => (blocks[0]?.kind === 'detail' ? [blocks[0].entity] : []))
  expect(kept.filter(({ id }) => !details.includes(id))).toEqual([])
  const bench = site.pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'workbench'))[0]
  expect(bench).toMatchObject({ isKept: true, keeps: { measures: { input: 'input', output: 'output' } } })
})

test('uploaded works that are reviewed are seen by all once they are approved', () => {
  const site = siteOf(
    'A gallery where users log in, upload their works of art and music, and administrators review uploaded works. Visitors browse works and search for them.',
  )
  const works = site.entities.find(({ plural }) => plural === 'works')!
  expect(works.lifecycle?.unpublished).toEqual(['New', 'Rejected'])
  const browsing = site.requirements.filter(({ clause }) => clause.includes('browse works'))
  expect(browsing.map(({ status, check }) => [status, check?.passed])).toEqual([['built', true]])
})
