import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const now = () => Date.UTC(2026, 10, 3) / 1000
const modelOf = (words: string) => compose(readBrief(words)).model
const referencesOf = (words: string, singular: string) =>
  modelOf(words)
    .entities.find((entity) => entity.singular === singular)
    ?.fields.flatMap(({ type, label }) => (type === 'reference' && label !== 'Answer to' ? [label] : []))
const pathsWith = (words: string, kind: string) =>
  modelOf(words).pages.flatMap(({ path, blocks }) => (blocks.some((block) => block.kind === kind) ? [path] : []))

const named = 'A climbing site. Users can post photos and videos. Users can comment on photos and videos without logging in.'
test('what the words comment on is commented on at each of its kinds', () => {
  expect(referencesOf(named, 'comment')).toEqual(['Photo', 'Video'])
  expect(pathsWith(named, 'comments')).toEqual(['/photo', '/video'])
})

test('what the words name alone is commented on alone', () => {
  expect(referencesOf('A climbing site. Users can post photos and videos. Users can comment on photos.', 'comment')).toEqual(['Photo'])
})

const open = 'A community of bakers with articles, photos and recipes. Users can upload content, comment on content, and save favourites.'
test('comments and favourites of content of whatever kind refer to each kind that the site shows', () => {
  expect(referencesOf(open, 'comment')).toEqual(['Article', 'Photo', 'Recipe'])
  expect(referencesOf(open, 'favourite')).toEqual(['Article', 'Photo', 'Recipe'])
  expect(pathsWith(open, 'vote_bar')).toEqual(['/article', '/photo', '/recipe'])
})

test('a comment written at the page of one kind is about the row of that kind', () => {
  const site = createTriedSite(modelOf(named), now)
  const block = site.model.pages.find(({ path }) => path === '/video')?.blocks.find(({ kind }) => kind === 'comments')
  const action = block?.kind === 'comments' ? block.action : ''
  const page = site.show('/video?row=videos-sample-2').html
  const form = new RegExp(`<form[^>]*action="/_actions/${action}"[^>]*>(.*?)</form>`, 's').exec(page)?.[1] ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [name, value])
  expect(hidden).toContainEqual(['about_videos', 'videos-sample-2'])
  const after = site.turn({ to: `/_actions/${action}`, fields: [...hidden, ['name', 'Zoe'], ['comment', 'A fine overhang']] })
  expect(after.html).toContain('A fine overhang')
  expect(after.path).toMatch(/^\/video\?.*at=videos-sample-2/)
})

const shared = 'A site of choirs. Members log in, upload recordings and photos, and share photos and articles with other members. Everybody reads articles.'
test('what is shared with others refers to each kind that the words share', () => {
  expect(referencesOf(shared, 'share')).toEqual(['Photo', 'Article'])
})

test('what commenting is for is none of the kinds that it is about', () => {
  const words = 'A site where members post videos and photos. It offers features such as tagging, and commenting to help members find videos.'
  expect(referencesOf(words, 'comment')).toEqual(['Photo', 'Video'])
})
