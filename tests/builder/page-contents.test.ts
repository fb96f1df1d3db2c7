import { expect, it, test } from 'vitest'
import { built } from '../support/turn.ts'

test('the first page presents what the words want there, under those words and in that order', () => {
  const site = built(
    'A podcast platform. Listeners search podcasts, play episodes and subscribe to shows. Creators create shows and publish episodes. The home page should present popular shows and the newest episodes.',
  )
  const lists = site.pages[0]!.blocks.flatMap((block) => (block.kind === 'list' ? [`${block.heading}: ${block.entity}`] : []))
  expect(lists.slice(0, 2)).toEqual(['Popular shows: shows', 'Newest episodes: episodes'])
})

it.each([
  ['A park management site. Users browse machines and monitor the status of machines in real time.', 'machines', 'readings'],
  ['A shop website. Users browse products, place orders and pay online. Users view their payments.', 'orders', 'payments'],
])('the page of a row lists what refers to it: %s', (words, whole, part) => {
  const { entities, pages } = built(words)
  const detail = pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'detail' && block.entity === whole)
  expect(entities.find(({ id }) => id === part)?.fields.find(({ entity }) => entity === whole)?.type).toBe('reference')
  expect(detail).toMatchObject({ related: expect.arrayContaining([expect.objectContaining({ entity: part })]) })
})

test('what notes the use of a row is not listed beside it', () => {
  const { pages } = built('A video site. Users upload videos, play videos and share videos with friends.')
  const related = pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'detail' && block.entity === 'videos' ? block.related : [])))
  expect(related.filter(({ entity }) => /plays|shares/.test(entity))).toEqual([])
})
