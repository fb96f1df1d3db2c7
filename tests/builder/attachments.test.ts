import { describe, expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { submit } from '../../builder/render/submit.ts'
import { built } from '../support/turn.ts'

const model = built('An instant messaging app. Users should be able to send text, images, and voice messages and add friends.')
const inboxOf = (of: AppModel) => of.pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => (block.kind === 'inbox' ? [{ path, block }] : [])))[0]!

describe('messages with pictures and recordings', () => {
  const { path, block } = inboxOf(model)
  test('are of one kind, and what they carry is no thing of its own', () => {
    expect(block.files).toEqual(['picture', 'recording'])
    expect(model.entities.map(({ plural }) => plural).filter((plural) => /text|image/.test(plural))).toEqual([])
    expect(model.requirements.filter(({ clause }) => /voice messages/.test(clause)).map(({ status, where }) => [status, where])).toEqual([['built', path]])
  })
  test('are sent by a form that takes files, and shown beneath their words', () => {
    const kept = (id: string, values: Record<string, string | null>) => ({ id, owner: 'me', created_at: 1, updated_at: 1, values })
    const rows = {
      [block.entity]: [kept('c1', { subject: 'Hello', name: 'Ana', opening: 'Hi' })],
      [block.messages]: [
        kept('m1', { author: 'Ana', conversation: 'c1', words: 'Listen', picture: null, recording: 'data:audio/wav;name=a.wav;base64,UklGRg==' }),
      ],
    }
    const html = renderPage(model, { path, query: {}, base: '/s', visitor: { id: 'me', role: null }, roles: [], rows, today: '2026-01-05', badge: false }).html
    expect(html).toMatch(/enctype="multipart\/form-data"[\s\S]*type="file" accept="audio\/\*" capture/)
    expect(html).toMatch(/<p>Listen<\/p><p class="bubble-file"><span class="file"><audio /)
  })
  test('know of which type they are', () => {
    const messages = (words: string) =>
      built(words)
        .entities.find(({ plural }) => plural === 'messages')
        ?.fields.map(({ label, choices }) => (choices ? `${label}: ${choices.join(', ')}` : label))
    expect(messages('An instant messaging system. Users can send messages, supporting several types of messages including text, images, and videos.')).toEqual([
      'From',
      'Conversation',
      'Message',
      'Type: Text, Image, Video',
      'Picture',
      'Video',
      'Written by',
      'To',
      'Read: Unread, Read',
      'Sent at',
    ])
  })
  test('tell audio from voice where the words name both', () => {
    const { entities } = built('A messaging application for sending images, text, audio, and voice messages.')
    const labels = entities.find(({ plural }) => plural === 'messages')?.fields.map(({ label }) => label)
    expect(labels).toEqual(expect.arrayContaining(['Picture', 'Voice message', 'Audio']))
  })
  test('get their type from what they carry', () => {
    const typeOf = (values: Record<string, string>) => {
      const rows = { [block.entity]: [{ id: 'c1', owner: 'me', created_at: 1, updated_at: 1, values: { subject: 'Hello', name: 'Ana', opening: 'Hi' } }] }
      const sent = submit(model, {
        action: block.action,
        typed: { author: 'Ana', conversation: 'c1', words: 'Look', ...values },
        rows,
        today: '2026-01-05',
        visitor: { id: 'me', role: null },
        newId: () => 'm1',
      } as never) as unknown as { writes: { values: Record<string, unknown> }[] }
      return sent.writes[0]!.values.message_type
    }
    expect([typeOf({}), typeOf({ recording: 'data:audio/wav;name=a.wav;base64,UklGRg==' })]).toEqual(['Text', 'Voice'])
  })
  test('without such words carry a picture among people, and none to those who run the site', () => {
    expect(inboxOf(built('A chat app. Users can send messages to each other.')).block.files).toEqual(['picture'])
    expect(inboxOf(built('A shop. Users log in, browse products, and use customer service and chat.')).block.files).toBeUndefined()
  })
})

test('sample messages carry one of each kind, and say of which they are', () => {
  const model = built('An instant messaging system. Users can send messages, supporting several types of messages including text, images, and videos.')
  const { seeds } = model.entities.find(({ id }) => id === 'messages')!
  expect(seeds.map(({ message_type, picture, video }) => [message_type, picture, video]).slice(0, 4)).toEqual([
    ['Text', null, null],
    ['Image', 'photo-2041.jpg', null],
    ['Video', null, 'video-0412.mp4'],
    ['Text', null, null],
  ])
})
