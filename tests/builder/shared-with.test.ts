import { expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const labels = (words: string, name: RegExp) => {
  const site = siteOf(words)
  return site.entities.filter(({ singular }) => name.test(singular)).map(({ singular, fields }) => [singular, ...fields.map(({ label }) => label)])
}
const share = (of: string) => [['share', of, 'Share with', 'Message', 'Shared by', 'Shared on']]

test.each([
  ['A video website. Users can register, log in, upload videos, comment on them and share videos with friends.', 'Video'],
  ['A recipe site. Members log in, publish recipes and share recipes with other members.', 'Recipe'],
])('“%s” notes what members share, with whom and when', (words, of) => {
  expect(labels(words, /^share$/)).toEqual(share(of))
  const site = siteOf(words)
  expect(site.pages.find(({ navigation }) => navigation === 'Shared with me')?.blocks.map(({ kind }) => kind)).toEqual(['form', 'list'])
  expect(site.entities.find(({ singular }) => singular === 'share')).toMatchObject({ read: 'own', shared: 'shared_with' })
})

test('records of sharing are kept where the words want them, also without accounts', () => {
  expect(labels('A product showcase. Visitors browse products. The system includes browsing records and sharing records.', /^sharing record$/)).toEqual([
    ['sharing record', 'Product', 'Shared by', 'Shared with', 'Shared on', 'Link'],
  ])
})

test.each(['A meeting site. Users log in, join meetings and share their screens.', 'A car pool. Members log in and share rides.'])(
  '“%s” shares nothing among members',
  (words) => {
    expect(labels(words, /^shar(?:e|ing record)$/)).toEqual([])
  },
)

test.each([
  ['A blog. Users log in, write articles and share articles on social media.', ['share', 'Article', 'Shared to', 'Shared by', 'Shared on']],
  ['A photo site. Users should be able to browse photos and share photos on Facebook.', ['share', 'Photo', 'Shared to', 'Shared on']],
])('“%s” notes where members share', (words, kept) => {
  expect(labels(words, /^share$/)).toEqual([kept])
})
