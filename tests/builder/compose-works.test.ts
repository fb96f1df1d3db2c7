import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const kept = (words: string) => siteOf(words).entities.map(({ plural }) => plural)

it('the video works that people upload are the videos that others play', () => {
  expect(kept('A platform for film students. Users should be able to upload their own video works, play other users’ videos, and comment on videos.')).toEqual([
    'video works',
    'comments',
    'video work categories',
    'video work plays',
  ])
})

it.each(['the server', 'the backend API', 'REST APIs'])('a page that interacts with %s keeps none', (noun) => {
  expect(kept(`A product page. Users should be able to browse products and interact with ${noun}.`)).toEqual(['products', 'product categories'])
})
