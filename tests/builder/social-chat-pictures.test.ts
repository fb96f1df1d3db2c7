import { expect, it } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, done } from '../support/acting.ts'

const fieldsOfMessages = (words: string) => {
  const model = built(words)
  const inbox = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'inbox')!
  return { model, inbox, answer: model.actions.find(({ id }) => id === inbox.action)!.fields }
}

it('people who chat with one another send pictures, with words or without', () => {
  const { model, inbox, answer } = fieldsOfMessages('A mobile application. Users register, make friends and engage in real-time chat.')
  const world = createWorld(model)
  const conversation = rowsOf(world, inbox.entity)[0]!.id
  const sent = done(world, { id: inbox.action }, { author: 'Ada', conversation, words: '', picture: 'https://example.com/cat.png' })
  expect([answer, inbox.files, rowsOf(sent.world, inbox.messages)[0]!.values.picture]).toEqual([
    ['author', 'conversation', 'words', 'picture'],
    ['picture'],
    'https://example.com/cat.png',
  ])
  expect(() => done(world, { id: inbox.action }, { author: 'Ada', conversation, words: '', picture: '' })).toThrow('Enter a message, or choose a picture.')
})

it('messages to those who run a shop carry words alone', () => {
  const { answer } = fieldsOfMessages('A shop. Users log in, browse products, and use customer service and chat.')
  expect(answer).toEqual(['author', 'conversation', 'words'])
})
