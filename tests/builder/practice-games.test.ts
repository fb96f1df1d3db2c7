import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const entities = (words: string) => siteOf(words).entities
const named = (words: string, noun: string) => entities(words).find(({ singular }) => singular === noun)

describe('what games keep', () => {
  const chain =
    'Please implement a multiplayer idiom chain game website where players take turns to continue idioms. Players should be able to create or enter a room, enter idioms within the specified time, and view the ranking list.'
  test('a game played in rooms keeps them, its matches, moves and words', () => {
    expect(named(chain, 'room')?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Room code', 'Time per turn']))
    expect(named(chain, 'match record')?.fields.find(({ id }) => id === 'room')).toMatchObject({ type: 'reference' })
    expect(entities(chain).map(({ plural }) => plural)).toEqual(expect.arrayContaining(['turns', 'idioms', 'room players']))
  })
  test('what a practice means is no part of the game that is played on the first page', () => {
    const words = 'Please implement an idle cultivation game website. Players should be able to create a character, join a sect and challenge dungeons.'
    expect(entities(words).map(({ plural }) => plural)).toEqual(expect.arrayContaining(['characters', 'sects', 'dungeons', 'dungeon records']))
    expect(named(words, 'dungeon record')?.fields.find(({ id }) => id === 'dungeon')).toMatchObject({ type: 'reference', entity: 'dungeons' })
  })
  test('a room that is booked is none of a game', () => {
    const words = 'Please implement a chess and card room booking website. Users should be able to browse rooms and book rooms.'
    expect(named(words, 'room')?.fields.map(({ label }) => label)).not.toContain('Room code')
  })
})

test('messages that visitors left are messages', () => {
  const words = 'Please implement a page builder. Users should be able to create sites, publish sites, and view messages left by visitors.'
  expect(entities(words).map(({ plural }) => plural)).not.toContain('messages lefts')
})

test('a translated document keeps its languages, and its paragraphs name it', () => {
  const words =
    'Please implement a document translation website. Users should be able to upload documents, compare the translation paragraph by paragraph, and maintain a glossary.'
  expect(named(words, 'document')?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Source language', 'Target language']))
  expect(entities(words).some(({ plural, fields }) => /paragraphs?$/.test(plural) && fields.some(({ entity }) => entity === 'documents'))).toBe(true)
})
