import { describe, expect, test } from 'vitest'
import { ownershipFaults } from '../../builder/accept/ownership.ts'
import { act, createWorld, pageOf, rowsOf, viewerIn, visitorOf, type World } from '../../builder/accept/world.ts'
import { callsOf, whoMay } from '../../builder/api/calls.ts'
import { readModel } from '../../builder/model.ts'
import { canRead } from '../../builder/render/access.ts'
import { ledTo } from '../../builder/render/led.ts'
import type { SiteRow, Typed } from '../../builder/site.ts'
import { say } from '../support/turn.ts'
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

describe('what is in a room', () => {
  /** What is made by the same action of several visitors has the same id in a world, unless whose it is comes with it. */
  const apart = (world: World): World => ({
    ...world,
    pages: new Map(),
    rows: new Map(
      [...world.rows].map(([id, rows]) => [id, rows.map((row) => (id === 'rooms_2' || !row.owner ? row : { ...row, id: `${row.id}-${row.owner}` }))]),
    ),
  })
  const first = did(apart(entered), 'ana', 'Send', { room: room!.id, words: 'Bring the blue folder' })
  const sent = apart(did(apart(first), 'ben', 'Send', { room: room!.id, words: 'Here it is' }))
  const read = (world: World, visitor: ReturnType<typeof as>) =>
    site.entities.map((entity) => rowsOf(world, entity.id).flatMap((row) => (canRead(viewerIn(world, visitor), entity, row) ? [row.values[entity.title]] : [])))
  const kept = (world: World, who: string) => read(world, as(who))
  const all = [['Desk'], ['Rook', 'Kestrel'], ['Rook', 'Kestrel']]

  test('is read by those alone who are in it', () => expect(['ana', 'ben', 'cem'].map((who) => kept(sent, who))).toEqual([all, all, [[], [], []]]))
  test('is read no more by whoever was removed or has left, but for what is their own', () => {
    const [rook] = people(sent)
    const gone = [did(sent, 'ana', 'Remove', {}, rook!), did(sent, 'ben', 'Leave', {}, rook!)]
    expect(gone.map((world) => kept(world, 'ben'))).toEqual([
      [[], ['Rook'], ['Rook']],
      [[], ['Rook'], ['Rook']],
    ])
    expect(gone.map((world) => kept(world, 'ana'))).toEqual([all, all])
    expect(gone.map((world) => kept(did(world, 'ben', 'Enter room', { code, nickname: 'Crow' }), 'ben'))).toEqual([
      [['Desk'], ['Crow', 'Rook', 'Kestrel'], ['Rook', 'Kestrel']],
      [['Desk'], ['Crow', 'Rook', 'Kestrel'], ['Rook', 'Kestrel']],
    ])
  })
  test('is read by whoever opened the room as far as it is their own, once they have left it', () => {
    const left = did(sent, 'ana', 'Leave', {}, people(sent)[1]!)
    expect(kept(left, 'ana')).toEqual([['Desk'], ['Kestrel'], ['Kestrel']])
  })
  test('is read by nobody who is not known, and in part by whoever looks around: the samples', () => {
    const nobody = { id: '', role: null, name: null, account: null }
    const strays = { ...sent, rows: new Map([...sent.rows, ['rooms_2_people', people(sent).map((row) => ({ ...row, owner: '' }))]]) }
    expect(read(strays, nobody)[0]).toEqual(['Tuesday evening', 'Kitchen table', 'Project Lantern'])
    expect(read(sent, visitorOf(site, 'demo', null, 'demo')).map((titles) => titles.length)).toEqual([3, 6, 6])
  })
  test('is read by whoever manages', () => {
    const owner = site.roles.find(({ manages }) => manages)!.id
    expect(read(sent, visitorOf(site, 'dora', owner)).map((titles) => titles.length)).toEqual([4, 8, 8])
  })
  test('is asked for by the code of the room, on its page, of whoever may not read it', () => {
    const page = pageOf(sent, '/room', as('cem'), { at: room!.id })
    expect(['Enter the code of this room to come in.', 'Desk', 'Kestrel', 'blue folder'].map((words) => page.includes(words))).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(tried(sent, 'cem', 'Enter room', { code: '', nickname: 'Fox' })).toEqual({ refused: 'Enter the code.' })
    expect(kept(did(sent, 'cem', 'Enter room', { code, nickname: 'Fox' }), 'cem')).toEqual([['Desk'], ['Fox', 'Rook', 'Kestrel'], ['Rook', 'Kestrel']])
  })
  test('is not opened by the id of the room', () =>
    expect(tried(sent, 'cem', 'Enter room', { code: room!.id, room: room!.id, nickname: 'Fox' })).toEqual({
      refused: 'No room has this code. Look at it again.',
    }))
  test('is listed to whom it is kept: nobody sees the rooms of others', () =>
    expect(['ana', 'ben', 'cem'].map((who) => ['/rooms', '/log'].map((path) => /Desk|Kestrel|blue folder/.test(pageOf(sent, path, as(who)))))).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]))
  test('is found apart before a site goes online, and named where it is not', () => {
    expect(ownershipFaults(site)).toEqual([])
    const open = readModel({ ...site, entities: [{ ...site.entities[2]!, inside: undefined }, ...site.entities] })
    expect(ownershipFaults(open)).toContain('A call hands transfers of one visitor to somebody else.')
  })
  test('is told of in the description of the calls', () => {
    const lists = callsOf(site).filter(({ kind }) => kind === 'list')
    expect(lists.map((call) => whoMay(site, call))).toEqual([
      'Each visitor their own rows and the rooms that they are in, the role Owner all.',
      'Each visitor their own rows and those of the rooms that they are in, the role Owner all.',
      'Each visitor their own rows and those of the rooms that they are in, the role Owner all.',
    ])
  })
})

test('what is in rooms is opened to everybody where the owner of the site says so', () => {
  const { outcome } = say('Make the transfers public', site)
  const model = outcome.model!
  expect(model.entities.map(({ inside }) => inside?.people)).toEqual(['rooms_2_people', 'rooms_2_people', undefined])
  expect([outcome.answer, say('Make the transfers public', model).outcome.answer]).toEqual([
    'Everybody can now see transfers.',
    'Everybody already sees transfers. Nothing changed.',
  ])
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
