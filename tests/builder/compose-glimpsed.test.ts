import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const kept = (words: string): string[] => built(words).entities.map(({ plural }) => plural)

test('what a site is said to recommend is there to be seen', () => {
  expect(kept('Please implement a precision marketing system. The system should recommend relevant products and services to users.')).toEqual(
    expect.arrayContaining(['products', 'services']),
  )
})

test('kinds of content that are things of their own are kept each by itself', () => {
  expect(kept('Please implement an application. Users should be able to view different types of content, such as news, products, and services.')).toEqual(
    expect.arrayContaining(['news articles', 'products', 'services']),
  )
  expect(
    kept('Please implement a website search function. The website should return relevant search results, including related pages, articles, and products.'),
  ).toEqual(expect.arrayContaining(['pages', 'articles', 'products']))
})

test('a guest book and the diary of a school are what is written in them', () => {
  expect(kept('guest book for our holiday cottage')).toEqual(expect.arrayContaining(['guestbook messages']))
  expect(kept('nursery school diary, teachers write and parents read')).toEqual(['diary entries'])
})
