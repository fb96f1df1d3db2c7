import { expect, test } from 'vitest'
import { createWorld } from '../../builder/accept/world.ts'
import { createOf, done, mine } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

test('how often an article was read is not typed by whoever posts it', () => {
  const site = siteOf('A blog website with article posting, comments, categories and tags. Users can browse and search articles and post comments.')
  const articles = site.entities.find(({ id }) => id === 'articles')!
  expect(articles.fields.some(({ id }) => id === 'views')).toBe(true)
  const create = createOf(site, 'articles')
  expect(create.fields).not.toContain('views')
  const typed = { title: 'A walk', text: 'Along the river.', author: 'Ana Silva' }
  expect(mine(done(createWorld(site), create, typed).world, 'articles')[0]?.values.views).toBe(0)
})

test('what the words ask for is entered', () => {
  const site = siteOf('A website for posts of a firm. Users record posts with title, number of likes and number of shares.')
  expect(createOf(site, 'posts').fields).toEqual(expect.arrayContaining(['number_of_likes', 'number_of_shares']))
})
