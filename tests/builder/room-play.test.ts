import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const dice = 'A dice game website. Users can log in, roll dice and move pieces. The website should have a game lobby, game rooms and chat functions.'
const roomOf = (words: string) => {
  const site = siteOf(words)
  const rooms = site.entities.find(({ plural }) => plural === 'game rooms')!
  const page = site.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === rooms.id)!
  return { site, rooms, page }
}

describe('a room in which a game is played', () => {
  test('has the game that the site has, and its own chat before anything else', () => {
    const { site, rooms, page } = roomOf(dice)
    const kinds = page.blocks.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'game' || kind === 'comments')).toEqual(['game', 'comments'])
    const play = site.pages.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'game' ? [block.games] : [])))
    expect(play[1]).toEqual(play[0])
    const talk = page.blocks.find((block) => block.kind === 'comments')!
    expect([talk.about, talk.chat, talk.live]).toEqual([rooms.id, true, true])
    const said = site.entities.find(({ id }) => id === talk.entity)!
    expect(said.seeds.slice(0, 2).map((seed) => [seed[talk.words], seed[talk.by]])).toEqual([
      ['You do, you came first.', 0],
      ['Hello! Who begins?', 0],
    ])
  })
  test('takes what is said there from an inbox of two', () => {
    const { site } = roomOf(dice)
    expect(site.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox'))).toEqual([])
    expect(site.entities.filter(({ plural }) => plural === 'conversations')).toEqual([])
    expect(site.requirements.filter(({ clause }) => clause.includes('chat')).map(({ status, where }) => [status, where])).toEqual([['built', '/game-rooms']])
  })
  test('leaves private messages between two', () => {
    const { site } = roomOf(`${dice} Players can send private chat messages to friends.`)
    expect(site.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox')).length).toBeGreaterThan(0)
  })
})
