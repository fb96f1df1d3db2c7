import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import { apart } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'An instant messaging website. It should have functionalities for logging in, connecting to the server and disconnecting from the server. Users send messages to other users. The website should also have real-time message push and offline message storage capabilities.',
)
const [ana, ben] = ['ana', 'ben'].map((name) => visitorOf(site, name, null))
const named = (name: string) => site.actions.find((action) => action.name === name)!.id
let mark = 0
function acted(world: World, action: string, typed: Record<string, string>, who = ana!): World {
  const answer = act(world, action, null, typed, who)
  if ('refused' in answer) throw new Error(answer.refused)
  mark += 1
  return apart(answer.world, `made${mark}`)
}

describe('a messenger whose words tell of connecting', () => {
  test('keeps for each person whether they are connected, once', () => {
    const connected = acted(createWorld(site), named('Connect'), {})
    const own = (world: World) =>
      rowsOf(world, 'connections')
        .filter(({ owner }) => owner === 'ana')
        .map(({ values }) => values.state)
    expect(own(connected)).toEqual(['Connected'])
    const gone = acted(connected, named('Disconnect'), {})
    expect(own(gone)).toEqual(['Disconnected'])
    expect(own(acted(gone, named('Connect'), {}, ben))).toEqual(['Disconnected'])
  })
  test('keeps a message as unread until whom it is for answers', () => {
    const begun = acted(createWorld(site), named('Start a conversation'), { to: 'ben@example.org', name: 'Ana', opening: 'Are you there?' })
    const conversation = rowsOf(begun, 'conversations')[0]!.id
    const say = (world: World, words: string, who: typeof ana) =>
      acted(world, named('Send message'), { conversation, author: who!.name ?? 'Visitor', words }, who)
    const states = (world: World) =>
      rowsOf(world, 'messages')
        .filter(({ values }) => values.conversation === conversation)
        .map(({ values }) => [values.words, values.read_state])
    const first = say(say(begun, 'While away', ana), 'Still away', ana)
    expect(states(first)).toEqual([
      ['Still away', 'Unread'],
      ['While away', 'Unread'],
    ])
    expect(states(say(first, 'Back again', ben))).toEqual([
      ['Back again', 'Unread'],
      ['Still away', 'Read'],
      ['While away', 'Read'],
    ])
  })
  test('tells of new messages by its notifications, and keeps no broadcasts beside them', () => {
    expect(site.entities.filter(({ plural }) => /push/.test(plural))).toEqual([])
    expect(site.requirements.filter(({ clause }) => /push|connect|offline/i.test(clause)).map(({ status, where }) => [status, where])).toEqual([
      ['built', '/connection'],
      ['built', '/connection'],
      ['built', '/notifications'],
      ['built', '/messages'],
    ])
  })
})

test('a site whose words tell of no connecting has no page of connections', () => {
  const plain = siteOf('An instant messaging website. Users send messages to other users.')
  expect(plain.entities.map(({ id }) => id)).not.toContain('connections')
})
