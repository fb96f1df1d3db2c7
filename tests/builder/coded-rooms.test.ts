import { describe, expect, test } from 'vitest'
import { act, createWorld, pageOf, rowsOf, visitorOf, type World } from '../../builder/accept/world.ts'
import { ledTo } from '../../builder/render/led.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { siteOf } from '../support/visitor-words.ts'

const site = siteOf(
  'A site to send text snippets and small files between devices: choose a nickname and open or join a room by a short code. Everyone in the room sees what is sent and who is connected. The owner can remove someone and close the room. A log of transfers is kept.',
)
const idOf = (name: string) => site.actions.find((one) => one.name === name)!.id
const as = (id: string) => visitorOf(site, id, null)
const tried = (world: World, who: string, name: string, typed: Typed, row: SiteRow | null = null) => act(world, idOf(name), row, typed, as(who))
function did(world: World, who: string, name: string, typed: Typed, row: SiteRow | null = null): World {
  const done = tried(world, who, name, typed, row)
  if ('refused' in done) throw new Error(done.refused)
  return done.world
}
const rooms = (world: World) => rowsOf(world, 'rooms_2').filter(({ owner }) => owner !== null)
const people = (world: World) => rowsOf(world, 'rooms_2_people').filter(({ owner }) => owner !== null)
const opened = did(createWorld(site), 'ana', 'Open room', { name: 'Desk', owner: 'Kestrel' })
const [room] = rooms(opened)
const code = String(room!.values.code)
const entered = did(opened, 'ben', 'Enter room', { code: code.toLowerCase(), nickname: 'Rook' })

test('the site keeps rooms, who is in them and what was sent in them', () => {
  expect(site.entities.map(({ plural }) => plural)).toEqual(['rooms', 'people', 'transfers'])
})
test('a room gets a short code of letters that are not mistaken, and its owner is in it', () => {
  expect(code).toMatch(/^[ACDEFHJKLMNPQRTUVWXY347]{5}$/)
  expect(people(opened).map(({ owner, values }) => [owner, values.nickname, values.role, values.status])).toEqual([['ana', 'Kestrel', 'Owner', 'Connected']])
})

describe('entering by a code', () => {
  test('leads into its room', () => {
    const [me] = people(entered)
    expect([me!.owner, me!.values.nickname, me!.values.role, me!.values.room]).toEqual(['ben', 'Rook', 'Guest', room!.id])
    expect(ledTo(site, idOf('Enter room'), me!.id, me!.values)).toEqual({ path: '/room', at: room!.id })
    expect(ledTo(site, idOf('Open room'), room!.id, room!.values)).toEqual({ path: '/room', at: room!.id })
  })
  test('is refused for a code that there is not, a name that is taken, and a room that is closed', () => {
    const closed = did(entered, 'ana', 'Close', {}, rooms(entered)[0])
    expect([
      tried(entered, 'cem', 'Enter room', { code: 'ZZZZZ', nickname: 'Fox' }),
      tried(entered, 'cem', 'Enter room', { code, nickname: 'Rook' }),
      tried(closed, 'cem', 'Enter room', { code, nickname: 'Fox' }),
    ]).toEqual([
      { refused: 'No room has this code. Look at it again.' },
      { refused: 'Somebody there goes by this name. Choose another.' },
      { refused: 'This room is closed. Ask for another one.' },
    ])
  })
})

describe('in a room', () => {
  test('what is sent stands under the name of who sent it', () => {
    const sent = did(entered, 'ben', 'Send', { room: room!.id, words: 'Here it is' })
    const [transfer] = rowsOf(sent, 'transfers')
    expect([transfer!.values.sender, transfer!.values.room, transfer!.values.words]).toEqual(['Rook', room!.id, 'Here it is'])
    expect(tried(entered, 'cem', 'Send', { room: room!.id, words: 'Hello' })).toEqual({ refused: 'You are not in this room. Enter its code first.' })
  })
  test('its page shows who is there and what was sent to those alone who are in it', () => {
    const sent = did(entered, 'ben', 'Send', { room: room!.id, words: 'Here it is' })
    const seen = (who: string) => pageOf(sent, '/room', as(who), { at: room!.id })
    const has = (who: string) => [code, 'Rook', 'Here it is', 'Remove'].map((words) => seen(who).includes(words))
    expect([has('ana'), has('ben'), has('cem')]).toEqual([
      [true, true, true, true],
      [true, true, true, false],
      [false, false, false, false],
    ])
  })
  test('its owner lets somebody go, and nobody else does', () => {
    const [rook, kestrel] = people(entered)
    expect(tried(entered, 'ben', 'Remove', {}, kestrel!)).toEqual({ refused: 'it may not be done' })
    const left = did(entered, 'ana', 'Remove', {}, rook!)
    expect(people(left).map(({ values }) => [values.nickname, values.status])).toEqual([
      ['Rook', 'Removed'],
      ['Kestrel', 'Connected'],
    ])
    expect(tried(left, 'ben', 'Send', { room: room!.id, words: 'Again' })).toEqual({ refused: 'You are not in this room. Enter its code first.' })
  })
})

test.each([
  [
    'A watch party site where a host opens a room with a code, guests join by the code with a nickname, chat in the room and see who is there.',
    ['rooms', 'people', 'messages'],
  ],
  ['Study rooms: students create or join a study room with a room code and post messages in it.', ['study rooms', 'people', 'messages']],
  [
    'An online whiteboard where users create a board and others join by a short code with their name; everyone sees the notes of the board.',
    ['boards', 'people', 'notes'],
  ],
])('rooms of every kind are entered by a code: %s', (words, plurals) => expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(plurals))
test('a game whose players join a room by a code has rooms beside it', () => {
  const game = siteOf('A drawing and guessing game: players join a room by code, one draws and the others guess the word.')
  expect(game.pages.flatMap(({ blocks }) => blocks.flatMap(({ kind }) => (kind === 'room' || kind === 'game' ? [kind] : [])))).toEqual(['game', 'room'])
})
test('a room that is booked has no such code', () => {
  expect(
    siteOf('A hotel site where guests book rooms and get a door code. Staff create rooms.').pages.some(({ blocks }) =>
      blocks.some(({ kind }) => kind === 'room'),
    ),
  ).toBe(false)
})
test('a class keeps what else belongs to it', () => {
  const { entities } = siteOf(
    'A school site where teachers create classes, students join classes by code. Teachers post assignments of a class with a due date.',
  )
  expect(entities.find(({ plural }) => plural === 'assignments')?.fields.some(({ entity }) => entity === 'classes')).toBe(true)
})
