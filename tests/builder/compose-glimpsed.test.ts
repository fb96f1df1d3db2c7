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

test('what people link to a site is listed, and what it tracks of them is a log', () => {
  expect(kept('A car console. Users can connect Bluetooth devices and bind their cameras. The system tracks visitor behavior.')).toEqual([
    'bluetooth devices',
    'cameras',
    'visitor behaviors',
  ])
})

test('kinds of what people put there themselves are its kinds', () => {
  const words =
    'Please implement a platform for showcasing original works, including anime, music, and films. Users can upload their own original works, browse works, comment on works and like works. Administrators can review works.'
  const works = built(words).entities.find(({ id }) => id === 'original_works')
  expect(works?.fields.map(({ label, choices }) => [label, choices])).toEqual([
    ['Title', undefined],
    ['Kind', ['Anime', 'Music', 'Film']],
    ['Maker', undefined],
    ['Year', undefined],
    ['Description', undefined],
    ['Picture', undefined],
    ['Remark', undefined],
    ['Decided by', undefined],
    ['Decided on', undefined],
    ['Status', ['New', 'Approved', 'Rejected']],
    ['File', undefined],
  ])
})

test('data that is named once stands for what the words call only data after it', () => {
  expect(kept('Please implement a website. Users can enter environmental data, retrieve data based on conditions and manage samples.')).toEqual([
    'samples',
    'environmental data',
  ])
})

test('settings in a list of functions are kept, what is played is what it plays, and those who apply hand in applications', () => {
  expect(
    kept('A car console. The system should have functionalities such as settings, and a vehicle list. Users can control audio and video playback.'),
  ).toEqual(['settings', 'vehicles', 'audios', 'videos', 'video categories', 'audio plays', 'video plays'])
  expect(kept('A mall website. Administrators can review merchant applications. Merchants can manage products.')).toEqual([
    'products',
    'merchant applications',
    'product categories',
    'cart items',
    'orders',
    'order lines',
  ])
})
