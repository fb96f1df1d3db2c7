import { expect, it } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World, wholeOf } from '../../builder/accept/world.ts'
import type { Visitor } from '../../builder/site.ts'
import { built } from '../support/acting.ts'

const model = built(
  'Please implement a mobile application. Users should be able to register, engage in real-time chat, upload photos and share photos. The application should also have friend management and message notifications.',
)
const notices = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'notifications')!
const inbox = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'inbox')!
const ben_id = 'ben-0123456789abcdef'
const [ada, ben] = [visitorOf(model, 'ada', null), visitorOf(model, ben_id, null)].map((one, index) => ({ ...one, name: ['Ada', 'Ben'][index]! }))
const [first] = rowsOf(createWorld(model), 'photos')

const after = (world: World, action: string, typed: Record<string, string>, who: Visitor) => {
  const done = act(world, action, null, typed, who)
  if ('refused' in done) throw new Error(done.refused)
  return done
}
const told = (world: World) => rowsOf(world, notices.entity).flatMap(({ owner, values }) => (owner === null ? [] : [[owner, values.told_to, values.words]]))
const makes = (entity: string) => model.actions.find((action) => action.kind === 'create' && action.entity === entity)!.id

it('whom a friend request, a shared photo or a message is for is told of it, by address or by account', () => {
  const asked = after(createWorld(model), makes('friends'), { name: 'Ben', email: `${ben_id}@example.org` }, ada!)
  expect(told(asked.world)).toEqual([[`${ben_id}@example.org`, `${ben_id}@example.org`, 'Ada sent you a friend request.']])
  const shared = after(createWorld(model), makes('shares'), { about: first!.id, shared_with: `${ben_id}@example.org` }, ada!)
  expect(told(shared.world)).toEqual([[`${ben_id}@example.org`, `${ben_id}@example.org`, `Ada shared “${first!.values.title}” with you.`]])
  const written = after(createWorld(model), inbox.start, { to: ben_id, name: 'Ada', opening: 'Hello' }, ada!)
  expect(told(written.world)).toEqual([[ben_id, ben_id, 'Ada wrote to you.']])
  const answered = after(written.world, inbox.action, { author: 'Ben', conversation: written.row, words: 'Hello, Ada' }, ben!)
  expect(told(answered.world).slice(0, -1)).toEqual([['ada', null, 'Ben wrote to you.']])
})

it('the bell counts it for them alone', () => {
  const asked = after(createWorld(model), makes('friends'), { name: 'Ben', email: `${ben_id}@example.org` }, ada!)
  const bellFor = (visitor: Visitor) => /class="bell-count">(\d+)</.exec(wholeOf(asked.world, '/', visitor))?.[1]
  expect([ada!, ben!, visitorOf(model, 'eve', null)].map(bellFor)).toEqual(['0', '1', '0'])
  const mine = rowsOf(asked.world, notices.entity).find(({ owner }) => owner !== null)!
  const may = (visitor: Visitor) => !('refused' in act(asked.world, notices.lifecycle.read, mine, {}, visitor))
  expect([may(ben!), may(ada!)]).toEqual([true, false])
})
