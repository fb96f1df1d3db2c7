import { expect, it } from 'vitest'
import { built } from '../support/turn.ts'

it.each([
  [
    'Users should be able to log in, engage in real-time chat, and share images. The application should also have friend management and message notifications.',
    true,
  ],
  ['Clients and freelancers can register and log in. The website should have project posting, bidding, and messaging.', true],
  ['Users should be able to log in, browse products, and use customer service and chat.', false],
  ['Users should be able to log in, browse lessons, and engage in real-time chat with the AI assistant.', false],
])('%s', (words, isAmong) => {
  const inboxes = (model: ReturnType<typeof built>) => model.pages.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'inbox' ? [block] : []))
  const model = built(`Please implement a mobile application. ${words}`)
  const shared = inboxes(model).map(({ entity }) => model.entities.find(({ id }) => id === entity)?.shared)
  expect(shared.includes('to')).toBe(isAmong)
})
