import { expect, test } from 'vitest'
import { built } from '../support/acting.ts'

const rules = (words: string) => built(words).entities.map(({ id, read, write }) => [id, read, write])

test('people post in a circle or a community that is only named', () => {
  expect(rules('A campus app with functionalities for a friend circle and a job list. Users can log in and browse jobs.')).toContainEqual([
    'friend_circles',
    'public',
    'anyone',
  ])
})

test('what others comment on is read by them, though one looks at one’s own in a personal center', () => {
  const site = rules('A community app. Users can log in, post posts, comment on posts, search for topics and view their own posts.')
  expect(site.filter(([id]) => id === 'posts' || id === 'topics')).toEqual([
    ['posts', 'public', 'anyone'],
    ['topics', 'public', 'managed'],
  ])
})

test('news that are shown are still written by whoever runs the site', () => {
  expect(rules('A company site that displays a twitter feed. The administrator manages products.')).toContainEqual(['twitter_feeds', 'public', 'managed'])
})
