import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

/** What each clause asks for, after the one that says what the site is. */
const asked = (words: string): readonly string[] =>
  readBrief(`A site. ${words}`)
    .clauses.filter(({ mode }) => mode !== 'subject')
    .flatMap(({ asks }) =>
      asks.map(({ actors, verb, object, fields }) =>
        [actors.join(' '), verb, object?.noun, fields.length > 0 ? `with ${fields.map(({ noun }) => noun).join(', ')}` : ''].filter(Boolean).join(' '),
      ),
    )

describe('two sentences in one are read as two', () => {
  it.each<[string, readonly string[]]>([
    ['Courses are unlocked after payment and certificates are issued.', ['unlock course', 'issue certificate']],
    ['Actions are confirmed as effective and lessons are shared.', ['confirm action', 'share lesson']],
    ['Lines have stops with times, and each line has a colour and a length.', ['have line with time', 'view stop', 'have line with colour, length']],
    [
      'Every user has three free downloads, buys credits afterwards and keeps the pictures made.',
      ['have user with free download', 'user buy credit', 'user keep picture'],
    ],
    ['Motions are tabled, amended and voted on.', ['amend motion', 'vote motion']],
  ])('%s', (words, asks) => {
    expect(asked(words)).toEqual(asks)
  })
})

describe('what is done for each of several', () => {
  it.each<[string, readonly string[]]>([
    ['For each hive members log inspections with weather, temper and honey.', ['member log inspection with weather, temper, honey']],
    ['For every tree, the gardener notes the height and the girth.', ['gardener record tree with height, girth']],
  ])('%s', (words, asks) => {
    expect(asked(words)).toEqual(asks)
  })
})

describe('verbs that are nouns as often', () => {
  it.each<[string, readonly string[]]>([
    ['Owners tip walkers and repeat a booking.', ['owner tip walker', 'owner repeat booking']],
    ['The panel ranks proposals and sets the amount granted.', ['rank proposal', 'set amount granted']],
    ['The town marks projects as selected.', ['mark project']],
    ['The editor splits a video into chapters.', ['editor add chapter with video, start time']],
    ['Clubs book rooms and pay a deposit.', ['club book room', 'club pay deposit']],
    ['Listeners queue episodes.', ['listener queue episode']],
    ['Users can view the work queue length and logs and queues.', ['user view work queue length', 'user view log', 'user view queue']],
  ])('%s', (words, asks) => {
    expect(asked(words)).toEqual(asks)
  })
})
