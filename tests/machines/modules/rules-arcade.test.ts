import { expect, test } from 'vitest'
import { below } from '../../../machines/modules/rules/chance.ts'
import { type Board, type Move, send } from '../../../machines/modules/rules/rule.ts'
import { rules } from '../../../machines/modules/rules/rules.ts'

type Name = keyof typeof rules
const begin = (name: Name, level = 0, seed = 7, words: readonly string[] = []): Board => rules[name].start({ level, character: '', words, seed })
const moved = (name: Name, board: Board, ...moves: readonly Move[]): Board => moves.reduce((now, move) => rules[name].move(now, move), board)
const ticked = (name: Name, board: Board, times: number): Board =>
  Array.from({ length: times }).reduce<Board>((now) => (rules[name].outcome(now) === 'on' ? rules[name].tick!(now) : now), board)
const metersOf = (name: Name, board: Board) => Object.fromEntries(rules[name].face(board).meters.map(({ label, value }) => [label, value]))

test('what is caught counts, more in a row, and what is feared costs a life', () => {
  const air = [{ place: 38, isBad: false }, { place: 32, isBad: false }, { place: 26, isBad: true }] // biome-ignore format: one line
  const board = { ...begin('catching', 0, 7, ['egg', 'rock']), ticks: 1, air }
  const [one, two, three] = [1, 2, 3].map((times) => {
    let now: Board = board
    for (let at = 0; at < times; at += 1) now = rules.catching.tick!({ ...now, ticks: 1 })
    return now
  })
  expect(metersOf('catching', one!)).toEqual({ Score: 10, Lives: 3, Caught: 1, 'In a row': 1 })
  expect(metersOf('catching', two!)).toEqual({ Score: 22, Lives: 3, Caught: 2, 'In a row': 2 })
  expect([metersOf('catching', three!), rules.catching.face(three!).log]).toEqual([
    { Score: 22, Lives: 2, Caught: 2, 'In a row': 0 },
    ['A rock. 2 lives left.'],
  ])
})
test('a basket that is not held anywhere misses, and keeps its lives', () => {
  const air = [{ place: 42, isBad: false }]
  expect(rules.catching.face(rules.catching.tick!({ ...begin('catching'), ticks: 1, air })).log).toEqual(['Missed.'])
})

test('a bat that follows the ball breaks all bricks; one that keeps away from it loses', () => {
  let board = begin('bricks')
  for (let turn = 0; turn < 20_000 && rules.bricks.outcome(board) === 'on'; turn += 1) {
    const { ball, way, own } = board as unknown as { readonly ball: readonly number[]; readonly way: readonly number[]; readonly own: number }
    const aim = ball[0]! + way[0]! - below(Math.floor(turn / 23), 3).number
    board = rules.bricks.tick!(moved('bricks', board, aim > own ? 'right' : aim < own ? 'left' : 'stay'))
  }
  expect([rules.bricks.outcome(board), metersOf('bricks', board).Bricks]).toEqual(['won', 27])
  let away = begin('bricks')
  for (let turn = 0; turn < 4000; turn += 1) {
    const { ball } = away as unknown as { readonly ball: readonly number[] }
    away = ticked('bricks', moved('bricks', away, ball[0]! > 4 ? 'left' : 'right'), 1)
  }
  expect(rules.bricks.outcome(away)).toBe('lost')
})

test('one jumps over what stands on the ground, and cannot jump again in the air', () => {
  const columns = Array.from({ length: 10 }, (_, at) => (at === 2 ? [1, 7] : null))
  const board = { ...begin('jump'), columns, ticks: 1 }
  expect(metersOf('jump', ticked('jump', board, 1)).Lives).toBe(2)
  const up = moved('jump', board, 'leap')
  expect(moved('jump', up, 'leap')).toEqual(up)
  expect(metersOf('jump', ticked('jump', up, 2))).toEqual({ Score: 10, Lives: 3, Passed: 1 })
})
test('one that does not flap falls, three times to the end', () => {
  expect(rules.flap.outcome(ticked('flap', begin('flap'), 60))).toBe('lost')
  const lifted = moved('flap', begin('flap'), 'leap')
  expect([(begin('flap') as unknown as { up: number }).up, (lifted as unknown as { up: number }).up]).toEqual([3, 5])
})

test('lights are shown, and their row grows when it is repeated', () => {
  const board = begin('echo')
  const [first] = (board as unknown as { row: readonly number[] }).row
  expect(moved('echo', board, first!)).toEqual(board)
  const shown = ticked('echo', board, 1)
  expect(rules.echo.face(shown).log).toEqual([`${['Green', 'Red', 'Yellow', 'Blue'][first!]}.`])
  const asked = ticked('echo', shown, 2)
  expect(rules.echo.face(asked).log).toEqual(['Your turn: repeat the row.'])
  expect(metersOf('echo', moved('echo', asked, first!))).toEqual({ Row: 2, Repeated: 0 })
  expect(rules.echo.outcome(moved('echo', asked, (first! + 1) % 4))).toBe('lost')
})

test('a piece falls to the lowest free place of its column, and four in a row win', () => {
  const board = rules.four.start({ level: 0, character: '', words: [], seed: 3, isForTwo: true })
  const after = moved('four', board, 0, 1, 0, 1, 0, 1, 0)
  expect((after as unknown as { played: readonly number[] }).played).toEqual([35, 36, 28, 29, 21, 22, 14])
  expect([rules.four.outcome(after), rules.four.outcome(moved('four', after, 'undo'))]).toEqual(['won', 'on'])
})

test('a right sum counts more in a row, a wrong one says the result', () => {
  const answer = (board: Board): string => String((board as unknown as { result: number }).result)
  const one = begin('sums', 1)
  const two = moved('sums', one, answer(one), send)
  const three = moved('sums', two, answer(two), send)
  expect([rules.sums.score(two), rules.sums.score(three)]).toEqual([20, 44])
  const wrong = moved('sums', three, '999', send)
  const { sum } = three as unknown as { sum: string }
  expect([metersOf('sums', wrong), rules.sums.face(wrong).log]).toEqual([{ Seconds: 60, Right: 2, 'In a row': 0 }, [`No: ${sum} = ${answer(three)}.`]])
})

test('tiles go back by undo, and hints lead to the end', () => {
  const board = begin('slide', 1)
  const [place] = rules.slide.face(board).cells.flatMap(({ move }, at) => (move === undefined || rules.slide.move(board, at) === board ? [] : [at]))
  const after = moved('slide', board, place!)
  const back = moved('slide', after, 'undo')
  expect([metersOf('slide', after).Moves, metersOf('slide', back).Moves, rules.slide.face(back).cells]).toEqual([1, 0, rules.slide.face(board).cells])
  let now = after
  for (let turn = 0; turn < 2000 && rules.slide.outcome(now) === 'on'; turn += 1) {
    const hinted = moved('slide', now, 'hint')
    now = moved(
      'slide',
      hinted,
      rules.slide.face(hinted).cells.findIndex(({ tone }) => tone === 'goal'),
    )
  }
  expect(rules.slide.outcome(now)).toBe('won')
})
