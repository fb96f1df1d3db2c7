import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type GameContext, type GameInput, gameMachine, isDailyOpen, scoreOf, streakOf } from '../../../machines/modules/game.machine.ts'
import { rules } from '../../../machines/modules/rules/rules.ts'
import { edgePaths, led, replay, unreached } from '../../support/paths.ts'

const input: GameInput = {
  games: ['guess', 'snake'],
  characters: ['Ada', 'Rex'],
  settings: [
    {
      name: 'speed',
      label: 'Speed',
      choices: [
        { name: 'Slow', number: 150 },
        { name: 'Normal', number: 100 },
      ],
    },
  ],
  words: [],
  lists: [{ id: 'l1', name: 'Birds', words: ['heron', 'swift'] }],
  seed: 4,
  round: null,
  best: {},
  today: 20_000,
  streak: { day: 19_999, days: 3 },
}
const secret = (context: GameContext) => (context.round!.board as { secret: number }).secret
const number = secret(led(gameMachine, input, { type: 'game.start' }).context)
const move = (of: number | string) => ({ type: 'move.made', move: of })
const right = move(number)
const wrong = [1, 2, 3, 4, 5].filter((one) => one !== number).map(move)
const start = { type: 'game.start' }
const lose = [start, ...wrong.slice(0, 4)]
const win = [start, right]
const [pause, resume, end, again, leave, next] = ['game.pause', 'game.resume', 'game.end', 'game.again', 'game.leave', 'level.next'].map((type) => ({
  type,
})) as [{ type: string }, { type: string }, { type: string }, { type: string }, { type: string }, { type: string }]
const on = { type: 'game.continue' }
const go = (...events: { type: string }[]) => led(gameMachine, input, ...events)

/** Three in a row with one field left, which fills the board without a row. */
const almost: GameInput['round'] = {
  game: 'line',
  level: 0,
  character: '',
  board: { side: 3, need: 3, level: 0, seed: 1, cells: [0, 2, 1, 1, 2, 2, 2, 1, 1], played: [], seconds: 0 },
  milliseconds: 0,
}
const exploration = {
  input: { ...input, games: ['guess'], round: almost },
  cases: {
    'game.chosen': [{ game: 'guess' }],
    'level.chosen': [{ level: 0 }],
    'character.chosen': [{ character: 'Rex' }],
    'list.chosen': [{ list: 'l1' }],
    'move.made': [{ move: 0 }, { move: number }, ...wrong.map(({ move: of }) => ({ move: of }))],
    'text.typed': [{ text: 'x' }],
  },
  key: ({ value, context }: { value: unknown; context: GameContext }) => [
    value,
    context.level,
    context.character,
    context.round?.game,
    context.round?.game === 'guess' ? (context.round.board as { guessed: readonly number[] }).guessed.length : -1,
  ],
  // Another level has another number: its moves are other ones.
  can: ({ context: { round, seed } }: { context: GameContext }, event: { type: string; move?: unknown }) =>
    event.type !== 'move.made' || (round?.game === 'line' ? round === almost && event.move === 0 : round?.level === 0 && seed === 5),
}
const paths = edgePaths(gameMachine, exploration)
const replayed = await replay(gameMachine, paths, exploration)

test('every state is reached, every transition taken, and live actors agree with the chart', () => {
  expect(replayed.differences).toEqual([])
  expect(replayed.uncovered).toEqual([])
  expect(unreached(gameMachine, replayed.reached)).toEqual([])
})

describe('before a game', () => {
  test('game, level and character are chosen', () => {
    const { context, at } = go(
      { type: 'game.chosen', game: 'snake' } as never,
      { type: 'level.chosen', level: 2 } as never,
      { type: 'character.chosen', character: 'Rex' } as never,
      start,
    )
    expect([at, context.round?.game, context.round?.level, context.round?.character]).toEqual(['playing', 'snake', 2, 'Rex'])
  })
  test('a level that there is not is the nearest one', () => expect(go({ type: 'level.chosen', level: 9 } as never).context.level).toBe(2))
  test('without a round of before there is nothing to continue', () => expect(go(on).at).toBe('choosing'))
  test('a round of before is taken up paused, with what it was played with', () => {
    const { round } = go({ type: 'level.chosen', level: 1 } as never, start).context
    const kept = led(gameMachine, { ...input, games: ['snake', 'guess'], round }, on)
    expect([kept.at, kept.context.game, kept.context.level, kept.context.round]).toEqual(['paused', 'guess', 1, round])
  })
})

describe('the game of a day', () => {
  const daily = { type: 'daily.start' }
  const secretToday = secret(go(daily).context)
  const begin = (of: Partial<GameInput>) => led(gameMachine, { ...input, ...of }, daily)
  test('is the same for all, and another on another day', () => {
    expect([begin({ seed: 9 }).context.round, begin({ seed: 9 }).context.level]).toEqual([go(daily).context.round, 1])
    expect(begin({ today: 20_003 }).context.round?.daily).toBe(20_003)
  })
  test('is played once; winning it makes the days in a row one more', () => {
    const won = go(daily, move(secretToday))
    expect([won.at, won.context.streak, isDailyOpen(won.context)]).toEqual(['won', { day: 20_000, days: 4 }, false])
    expect(go(daily, move(secretToday), leave, daily).at).toBe('choosing')
  })
  test('that is lost or ended, or a day without it, begins the days anew', () => {
    expect(go(daily, end).context.streak).toEqual({ day: 20_000, days: 0 })
    const missed = { streak: { day: 19_990, days: 8 } }
    expect(streakOf({ today: 20_000, ...missed })).toBe(0)
    expect(led(gameMachine, { ...input, ...missed }, daily, move(secretToday)).context.streak).toEqual({ day: 20_000, days: 1 })
  })
  test('is not there where no day has one, and other rounds leave the days as they are', () => {
    expect(begin({ today: null }).at).toBe('choosing')
    expect(go(...win).context.streak).toEqual(input.streak)
  })
})

describe('a game', () => {
  test('is won or lost by its rules, and its best score is kept', () => {
    const won = go(...win)
    expect([won.at, scoreOf(won.context), won.context.best]).toEqual(['won', 40, { 'guess 0': 40 }])
    const lost = go(...lose)
    expect([lost.at, lost.context.best['guess 0']]).toEqual(['lost', scoreOf(lost.context)])
    expect(led(gameMachine, { ...input, best: { 'guess 0': 99 } }, ...win).context.best).toEqual({ 'guess 0': 99 })
  })
  test('is ended by hand', () => {
    const ended = go(start, end)
    expect([ended.at, Object.keys(ended.context.best)]).toEqual(['ended', ['guess 0']])
    expect([go(start, end, again).at, go(start, end, leave).at]).toEqual(['playing', 'choosing'])
  })
  test('that nobody wins is a draw, and neither won nor lost', () => {
    const drawn = led(gameMachine, { ...input, games: ['line'], round: almost }, on, resume, move(0))
    expect([drawn.at, scoreOf(drawn.context), drawn.context.best]).toEqual(['drawn', 20, { 'line 0': 20 }])
  })
  test('stands still while it is paused', () => {
    expect(go(start, pause).at).toBe('paused')
    expect(go(start, pause, right).at).toBe('paused')
    expect(go(start, pause, resume).at).toBe('playing')
    expect(go(start, pause, resume, right).at).toBe('won')
  })
  test('left while paused goes on later, begun again is a new one', () => {
    expect(go(start, pause, leave).at).toBe('choosing')
    expect(go(start, pause, leave, on).at).toBe('paused')
    const anew = go(start, wrong[0]!, pause, again)
    expect([anew.at, (anew.context.round!.board as { guessed: unknown[] }).guessed]).toEqual(['playing', []])
  })
  test('that is over is played again, left behind, or followed by the next level', () => {
    expect(go(...win, again).at).toBe('playing')
    expect(go(...lose, again).at).toBe('playing')
    expect([go(...win, leave).at, go(...win, leave).context.round]).toEqual(['choosing', null])
    expect([go(...lose, leave).at, go(...lose, leave).context.round]).toEqual(['choosing', null])
    const raised = go(...win, next)
    expect([raised.at, raised.context.level, raised.context.round?.level]).toEqual(['playing', 1, 1])
    expect(go(...lose, next).at).toBe('lost')
  })
  test('after the hardest level there is no next', () => {
    const hard = go({ type: 'level.chosen', level: 2 } as never, start)
    expect(go({ type: 'level.chosen', level: 2 } as never, start, move(secret(hard.context)), next).at).toBe('won')
  })
  test('time passes by its own pace, while it is played only', () => {
    const clock = new SimulatedClock()
    const actor = createActor(gameMachine, { input: { ...input, games: ['snake'] }, clock }).start()
    actor.send({ type: 'game.start' })
    const head = () => (actor.getSnapshot().context.round!.board as { body: number[] }).body[0]
    expect(head()).toBe(66)
    clock.increment(300)
    expect([head(), actor.getSnapshot().context.round?.milliseconds]).toEqual([67, 300])
    actor.send({ type: 'game.pause' })
    clock.increment(5000)
    expect(head()).toBe(67)
    actor.send({ type: 'game.resume' })
    for (let steps = 0; steps < 8; steps += 1) clock.increment(300)
    expect(actor.getSnapshot().value).toBe('lost')
  })
  test('what is typed is a move', () => {
    const typed = led(gameMachine, { ...input, games: ['typing'] }, start)
    const { words, at } = typed.context.round!.board as { words: string[]; at: number }
    const after = led(gameMachine, { ...input, games: ['typing'] }, start, { type: 'text.typed', text: words[at] } as never)
    expect([after.at, rules.typing.face(after.context.round!.board).meters[0]?.value]).toEqual(['playing', 1])
  })
})

describe('what is chosen of a game', () => {
  const of = (game: GameInput['games'][number], settings: GameInput['settings']): GameInput => ({ ...input, games: [game], settings })
  const chosen = (name: string, choice: number) => ({ type: 'setting.chosen', name, choice })

  test('a size is the side of its board, and a theme names its pictures', () => {
    const sized = of('merge', [
      {
        name: 'size',
        label: 'Size',
        choices: [
          { name: '4', number: 4 },
          { name: '6', number: 6 },
        ],
      },
    ])
    expect((led(gameMachine, sized, chosen('size', 1), start).context.round!.board as { cells: number[] }).cells).toHaveLength(36)
    const themed = of('memory', [
      {
        name: 'theme',
        label: 'Theme',
        choices: [
          { name: 'Fruits', words: ['apple', 'pear'] },
          { name: 'Rest', words: ['a', 'b'] },
        ],
      },
    ])
    expect((led(gameMachine, themed, start).context.round!.board as { symbols: string[] }).symbols.toSorted()).toEqual(['apple', 'apple', 'pear', 'pear'])
  })
  test('two players move in turn, and the one with a row has won', () => {
    const two = of('line', [
      {
        name: 'opponent',
        label: 'Opponent',
        choices: [
          { name: 'Computer', number: 1 },
          { name: 'Second player', number: 2 },
        ],
      },
    ])
    const { context, at } = led(gameMachine, two, chosen('opponent', 1), start, ...[0, 3, 1, 4, 8, 5].map(move))
    expect([at, rules.line.end!(context.round!.board)]).toEqual(['lost', 'Player 2 has 3 in a row.'])
  })
  test('a puzzle that is given up has no points, and a push can be taken back', () => {
    const puzzle = led(gameMachine, of('memory', []), start, end)
    expect([puzzle.at, scoreOf(puzzle.context)]).toEqual(['ended', 0])
    const pushed = led(gameMachine, of('merge', []), start, move('left'), move('up'))
    const before = led(gameMachine, of('merge', []), start, move('left'))
    const cells = ({ context }: typeof pushed) => (context.round!.board as { cells: number[] }).cells
    expect(rules.merge.move(pushed.context.round!.board, 'undo')).toMatchObject({ cells: cells(before) })
  })
})

test('what is typed in a chosen time is told by its speed and its errors', () => {
  const timed: GameInput = {
    ...input,
    games: ['typing'],
    words: ['moon', 'star', 'leaf', 'drop'],
    settings: [{ name: 'duration', label: 'Duration', choices: [{ name: '30 seconds', number: 30 }] }],
  }
  const begun = led(gameMachine, timed, start).context.round!
  const { words, at } = begun.board as { words: string[]; at: number }
  let board = rules.typing.move(rules.typing.move(begun.board, 'x'), words[at]!)
  for (let second = 0; second < 30; second += 1) board = rules.typing.tick!(board)
  expect([rules.typing.outcome(board), rules.typing.figures!(board)]).toEqual(['won', { speed: 2, accuracy: 80, errors: 1 }])
})
