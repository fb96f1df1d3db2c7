import { describe, expect, it } from 'vitest'
import { act, createWorld, nobodyOf, rowsOf, visitorOf, wholeOf, withRow } from '../../builder/accept/world.ts'
import { built } from '../support/turn.ts'

const told = (words: string) => {
  const { entities, requirements } = built(words)
  const kept = entities.flatMap(({ plural, fields }) => (/notification/.test(plural) ? [[plural, fields.map(({ label }) => label)]] : []))
  return { kept, where: requirements.flatMap(({ clause, status, where }) => (/notif/.test(clause) ? [[status, where]] : [])) }
}

describe('notifications', () => {
  it('that people only receive are those that the site tells', () => {
    expect(told('A tour site. Users browse tours, book tours, and receive notifications.')).toEqual({
      kept: [['notifications', ['Notification', 'Date', 'Page', 'State']]],
      where: [['built', '/notifications']],
    })
  })

  it('of messages, replies and pushes are those too, on a page that is called so', () => {
    const words = 'A ticket site. Users submit tickets, chat with agents, and receive reply notifications.'
    expect(told(words)).toEqual({
      kept: [['reply notifications', ['Notification', 'Date', 'Page', 'State']]],
      where: [['built', '/reply-notifications']],
    })
    const page = built(words).pages.find(({ path }) => path === '/reply-notifications')
    expect([page?.title, page?.blocks.map(({ kind }) => kind)]).toEqual(['Reply notifications', ['notifications']])
    expect(told('A ticket site. Users submit tickets. Managers send message notifications.').kept.map(([plural]) => plural)).toEqual([
      'message notifications',
      'notifications',
    ])
  })

  it('that somebody writes stand beside them', () => {
    expect(told('A tour site. Users browse tours and book tours. Managers publish notifications.').kept.map(([plural]) => plural)).toEqual([
      'notifications',
      'personal notifications',
    ])
  })

  it('are told to whoever they are for: the samples to the demonstration account, and none to a stranger', () => {
    const model = built('A tour site. Users log in, browse tours, book tours, and receive notifications.')
    const bellFor = (visitor: ReturnType<typeof nobodyOf>) => /class="bell-count">(\d+)</.exec(wholeOf(createWorld(model), '/', visitor))?.[1]
    const shown = [visitorOf(model, 'one', null, 'demo'), visitorOf(model, 'two', null), nobodyOf(model)].map(bellFor)
    expect(shown).toEqual(['1', '0', undefined])
  })

  it('say who liked what is theirs and who wrote about it', () => {
    const model = built('A photo community. Members publish photos, like photos, comment on photos, and receive notifications.')
    const photos = model.entities.find(({ plural }) => plural === 'photos')!
    const notifications = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'notifications')!
    const photo = { id: 'mine', owner: 'bob', values: { [photos.title]: 'Harbour' } }
    const ada = { ...visitorOf(model, 'ada', null), name: 'Ada Long' }
    const told = (kind: 'create' | 'toggle') => {
      const { id, entity } = model.actions.find((one) => one.kind === kind && one.effects?.some((effect) => effect.kind === 'notify'))!
      const fields = model.entities.find((one) => one.id === entity)!.fields
      const typed = Object.fromEntries(fields.map((field) => [field.id, field.entity === photos.id ? 'mine' : field.type === 'reference' ? '' : 'Ada']))
      const done = act(withRow(createWorld(model, 0), photos.id, photo), id, null, typed, ada)
      if ('refused' in done) throw new Error(done.refused)
      return rowsOf(done.world, notifications.entity).flatMap(({ owner, values }) => (owner === null ? [] : [[owner, values.words]]))
    }
    expect([told('toggle'), told('create')]).toEqual([[['bob', 'Ada Long likes “Harbour”.']], [['bob', 'Ada Long wrote a comment about “Harbour”.']]])
  })
})
