import { describe, expect, it, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const entityIn = (words: string, plural: string) => siteOf(words).entities.find((entity) => entity.plural === plural)

describe('texts that are published and worked on', () => {
  const words = 'A news management system with functions for publishing, editing and deleting news articles. Users can browse news articles.'
  test('are out at once, and can be taken back as drafts', () => {
    const news = entityIn(words, 'news articles')
    expect(news?.fields.at(-1)).toEqual({
      id: 'status',
      label: 'Status',
      type: 'choice',
      required: false,
      choices: ['Published', 'Draft'],
      help: 'A draft is seen by you and those who run the site alone, until it is published.',
    })
    expect(news?.lifecycle).toEqual({
      field: 'status',
      initial: 'Published',
      transitions: [
        { id: 'unpublish', name: 'Unpublish', from: ['Published'], to: 'Draft' },
        { id: 'publish', name: 'Publish', from: ['Draft'], to: 'Published' },
      ],
      unpublished: ['Draft'],
    })
  })
  test('are mostly out in the samples, and what everybody sees does not say so', () => {
    const { entities, pages } = siteOf(words)
    const states = entities.find(({ plural }) => plural === 'news articles')?.seeds.map(({ status }) => status)
    expect(states?.filter((state) => state === 'Draft')).toEqual(['Draft'])
    const lists = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' && block.layout === 'feed' && block.search ? [block] : [])))
    expect(lists.map(({ fields, filters }) => ({ fields, filters }))).toEqual([
      { fields: ['category', 'author', 'published_on', 'text'], filters: ['category'] },
    ])
  })
})

test('an article that is written, edited and deleted is out or a draft as whoever writes it says', () => {
  const { entities, actions } = siteOf('A content management system. Users log in, create articles, edit existing articles and delete articles.')
  const articles = entities.find(({ plural }) => plural === 'articles')!
  expect(articles.lifecycle?.unpublished).toEqual(['Draft'])
  expect(actions.find(({ entity, kind }) => entity === articles.id && kind === 'create')?.fields).toContain('status')
})

it.each([
  ['A forum. Users can publish posts and comment on posts.', 'posts'],
  ['A company website. Users can browse news articles.', 'news articles'],
  ['A job board. Companies can publish and edit jobs.', 'jobs'],
])('what is only published, only read, or no text has no drafts: %s', (words, plural) =>
  expect(entityIn(words, plural)?.lifecycle?.unpublished).toBe(undefined),
)

test('what whoever runs a site publishes is read by everybody on a page of its own', () => {
  const { pages, entities } = siteOf('A website of a harbour with services. Users browse services. Administrators publish, edit and delete articles.')
  const articles = entities.find(({ plural }) => plural === 'articles')!
  const open = pages.filter(
    ({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === articles.id),
  )
  expect(open.map(({ path, navigation }) => [path, navigation])).toEqual([['/articles', 'Articles']])
})

test('so are the events and the goods that it keeps', () => {
  const { pages } = siteOf(
    'A stadium management app for stadium owners to create events. Stadium owners should be able to log in, create new events and manage existing events.',
  )
  expect(pages.filter(({ role, navigation }) => role === undefined && navigation === 'Events').map(({ path }) => path)).toEqual(['/events'])
})

it('content of a website that is said to be articles is written in their forms, not put together in a designer', () => {
  const designed = (words: string) => siteOf(words).pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'designer'))
  const words = 'A content management system for creating and managing website content.'
  expect(designed(`${words} Users create articles, edit articles and delete articles.`)).toBe(false)
  expect(designed(`${words} Users use a what-you-see-is-what-you-get editor.`)).toBe(true)
})
