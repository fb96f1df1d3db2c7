import { describe, expect, it } from 'vitest'
import { createWorld, nobodyOf, visitorOf, wholeOf } from '../../builder/accept/world.ts'
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
})
