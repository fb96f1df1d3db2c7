import { describe, expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { built, createOf, done, me } from '../support/acting.ts'

const model = built(
  'A multiplayer card game website. Users should be able to register and log in, create or join game rooms, play against each other and view the leaderboard.',
)
const rooms = 'game_rooms'
const join = model.actions.find(({ kind, name }) => kind === 'toggle' && name === 'Join')!
const stepOf = (name: string) => model.actions.find((one) => one.entity === rooms && one.name === name)!

describe('a room in which games are played', () => {
  const made = done(createWorld(model), createOf(model, rooms), { name: 'Ours', places: '2' })
  const room = (world: typeof made.world, id = made.row) => rowsOf(world, rooms).find((row) => row.id === id)!
  const named = (title: string) => rowsOf(made.world, rooms).find(({ values }) => values.name === title)!
  const sample = (status: string) => rowsOf(made.world, rooms).find(({ values, owner }) => owner === null && values.status === status)!
  test('waits with whoever makes it as its first player, and begins, ends and waits again by its steps', () => {
    expect(room(made.world).values).toMatchObject({ places: 2, players_in: 1, status: 'Waiting' })
    const begun = done(made.world, stepOf('Start'), {}, room(made.world))
    expect(room(begun.world).values.status).toBe('Playing')
    const ended = done(begun.world, stepOf('Finish'), {}, room(begun.world))
    expect(room(done(ended.world, stepOf('Open again'), {}, room(ended.world)).world).values.status).toBe('Waiting')
    expect(named('Ours').owner).toBe(me.id)
  })
  test('is joined and left by each, which its number of players follows', () => {
    const open = sample('Waiting')
    const joined = done(made.world, join, { [join.fields[0]!]: open.id })
    expect(room(joined.world, open.id).values.players_in).toBe(Number(open.values.players_in) + 1)
    const left = done(joined.world, join, { [join.fields[0]!]: open.id })
    expect(room(left.world, open.id).values.players_in).toBe(open.values.players_in)
  })
  test('takes nobody in while it is played in', () => {
    expect(act(made.world, join.id, null, { [join.fields[0]!]: sample('Playing').id }, me)).toEqual({
      refused: expect.stringContaining('This game room does not wait for players now. Choose one that does.'),
    })
  })
  test('has as many sample players as it says, its host among them', () => {
    const { seeds } = model.entities.find(({ id }) => id === rooms)!
    const players = model.entities.find(({ id }) => id === join.entity)!
    expect(seeds.map((_, at) => players.seeds.filter((seed) => seed[join.fields[0]!] === at).map(({ name }) => name))).toEqual(
      seeds.map(({ host, players_in }) => expect.toSatisfy((names: unknown[]) => names[0] === host && names.length === players_in)),
    )
  })
})
