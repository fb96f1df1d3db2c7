import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const lineOf = (words: string, title: string) => {
  const hall = siteOf(words).pages[0]!.blocks.find(({ kind }) => kind === 'features')
  return hall?.kind === 'features' ? hall.items.find((item) => item.title === title)?.text : undefined
}

it('the line under the name says one "and" and none of "and more"', () => {
  expect(siteOf('A game server site. Users can retrieve server lists, upload characters, and view payments.').tagline).not.toMatch(/and .* and /)
  expect(siteOf('A site for requests. Users should be able to submit forms, view results, and more.').tagline).not.toContain('more')
})

it('what a page offers does not tell its rows by themselves', () => {
  expect(lineOf('A game site with a leaderboard and rewards. Users can play games, view scores, and view rewards.', 'Rewards')).toEqual('Browse rewards.')
})

it('pictures of a library of pictures are sorted as pictures are', () => {
  const { entities } = siteOf('A picture library. Users can browse pictures, upload pictures, and share them.')
  expect(entities.find(({ plural }) => plural === 'pictures')?.fields.find(({ label }) => label === 'Album')?.choices).toContain('Landscapes')
})

it('safety is checked at points, and a drill is on a day', () => {
  const { entities } = siteOf('A campus website. Users can browse fire safety, food safety, and emergency drills.')
  expect(entities.map(({ plural, fields }) => [plural, fields[0]?.label])).toEqual([
    ['fire safety', 'Point'],
    ['food safety', 'Point'],
    ['emergency drills', 'Title'],
  ])
})
