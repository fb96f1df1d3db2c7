import { expect, it } from 'vitest'
import { networkLinks } from '../../builder/render/social/networks.ts'
import { built } from '../support/turn.ts'

const shareOf = (words: string) =>
  built(words)
    .pages.flatMap(({ blocks }) => blocks)
    .find(({ kind }) => kind === 'share')

it('offers the networks that the words name', () => {
  expect(shareOf('A photo gallery. Users upload photos and share photos on Facebook and Weibo.')).toMatchObject({ networks: ['Facebook', 'Weibo'] })
  expect(shareOf('A photo gallery. Users upload photos and share photos on social media.')).toMatchObject({
    networks: ['Facebook', 'X', 'WhatsApp', 'Telegram', 'LinkedIn'],
  })
  expect(shareOf('A photo gallery. Users upload photos and share photos with each other.')).not.toHaveProperty('networks')
})

it('opens a network’s own form with the address and the title, each encoded', () => {
  expect(String(networkLinks(['WhatsApp', 'X'], 'https://a.example/p?row=1&x="', 'Tea & "cake"'))).toBe(
    '<ul class="share-networks"><li><a class="button button-plain" target="_blank" rel="noopener noreferrer" href="https://wa.me/?text=Tea%20%26%20%22cake%22%20https%3A%2F%2Fa.example%2Fp%3Frow%3D1%26x%3D%22">Share on WhatsApp</a></li><li><a class="button button-plain" target="_blank" rel="noopener noreferrer" href="https://x.com/intent/post?url=https%3A%2F%2Fa.example%2Fp%3Frow%3D1%26x%3D%22&amp;text=Tea%20%26%20%22cake%22">Share on X</a></li></ul>',
  )
})
