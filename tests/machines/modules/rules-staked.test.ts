import { describe, expect, test } from 'vitest'
import { lifeRule } from '../../../machines/modules/rules/life.ts'
import type { Board, Move, Rule } from '../../../machines/modules/rules/rule.ts'
import { rules } from '../../../machines/modules/rules/rules.ts'
import { settled } from '../../../machines/modules/rules/stakes.ts'

const begin = (rule: Rule, level = 0, seed = 7, words: readonly string[] = []): Board => rule.start({ level, character: '', words, seed })
const after = (rule: Rule, board: Board, ...moves: readonly Move[]): Board => moves.reduce(rule.move, board)
const ticked = (rule: Rule, board: Board, times: number): Board => Array.from({ length: times }).reduce<Board>((now) => rule.tick?.(now) ?? now, board)
const as = <Of>(board: Board): Of => board as Of

describe('a stake', () => {
  const board = { seed: 1, coins: 100, stake: 25, goal: 200, rounds: 0, log: [] }
  test('is lost, doubled or given back, and told', () => {
    expect(
      [settled(board, 25, 0, 'Tails.'), settled(board, 25, 50, 'Heads.'), settled(board, 25, 25, 'Even.')].map(({ coins, log }) => [coins, log[0]]),
    ).toEqual([
      [75, 'Round 1: Tails. You lose 25.'],
      [125, 'Round 1: Heads. You win 25.'],
      [100, 'Round 1: Even. You get your stake back.'],
    ])
  })
  test('goes down with the coins that are left', () => expect(settled({ ...board, coins: 30 }, 25, 0, '').stake).toBe(5))
  test('larger than what one has is none', () => expect(rules.coin.score(after(rules.coin, begin(rules.coin), 'stake 50', 'Heads'))).toBeOneOf([50, 150]))
})

test('reels cost their stake on each line, and pay on lines that are played', () => {
  const board = after(rules.reels, begin(rules.reels), 'lines 3', 'stake 10', 'spin')
  const { paying, coins, rounds } = as<{ paying: number[]; coins: number; rounds: number }>(board)
  expect([rounds, coins >= 70, paying.every((at) => at < 3)]).toEqual([1, true, true])
  if (paying.length === 0) expect(coins).toBe(70)
})
test('a colour is drawn when its time is over, and pays where it was predicted', () => {
  const drawn = ticked(rules.colours, after(rules.colours, begin(rules.colours), 'Red'), 12)
  const { drawn: colours, coins } = as<{ drawn: string[]; coins: number }>(drawn)
  expect([colours.length, coins]).toEqual([1, colours[0] === 'Red' ? 110 : 90])
})
test('a price that was predicted is settled four prices later', () => {
  const board = after(rules.prices, begin(rules.prices, 0, 7, ['Gold price']), 'up')
  expect(rules.prices.face(board).meters[0]?.label).toBe('Gold price (simulated)')
  const { history } = as<{ history: number[] }>(board)
  const later = as<{ history: number[]; coins: number; bet: null }>(ticked(rules.prices, board, 4))
  const [from, to] = [history.at(-1)!, later.history.at(-1)!]
  expect([later.bet, later.coins]).toEqual([null, to > from ? 110 : to === from ? 100 : 90])
})
test('a dice race sends back whoever is met', () => {
  const board = { seed: 3, level: 0, pieces: [[10, -1], [0, -1]], thrown: 2, log: [] } // biome-ignore format: two sides
  const met = as<{ pieces: number[][]; log: string[] }>(rules.race.move(board, 'piece 1'))
  expect([met.pieces[0], met.log.some((line) => line.includes('a piece there is sent back'))]).toEqual([[12, -1], true])
})
test('a chain takes a word that goes on, and none twice or with another letter', () => {
  const board = { ...begin(rules.chain), said: ['apple'] }
  const said = (word: string, of: Board = board) => as<{ said: string[]; told: string }>(after(rules.chain, of, word, '\n'))
  expect(said('Elbow').said.slice(-2)).toEqual(['elbow', 'apple'])
  expect(said('tree').told).toBe('“tree” does not begin with “e”.')
  expect(said('edge', { ...board, said: ['edge', 'edge'] }).told).toBe('“edge” was said already.')
  expect(rules.chain.outcome(ticked(rules.chain, board, 60))).toBe('lost')
})
test.each([
  ['b3s23', 'B3/S23'],
  ['B36/S23', 'B36/S23'],
  ['b2/s', 'B2/S'],
  ['3/23', undefined],
])('the rule %j is %j', (words, rule) => expect(lifeRule(words)).toBe(rule))
test('a row of three fields turns by the rule of life', () => {
  const side = 14
  const cells = Array.from({ length: side * side }, (_, place) => ([30, 31, 32].includes(place) ? 1 : 0))
  const next = as<{ cells: number[]; generation: number }>(rules.life.move({ ...begin(rules.life), cells }, '\nstep'))
  expect([next.generation, next.cells.flatMap((one, place) => (one ? [place] : []))]).toEqual([1, [17, 31, 45]])
})
test('a hen that eats lays after five seconds, and her egg is collected', () => {
  const fed = ticked(rules.hens, after(rules.hens, begin(rules.hens), 0), 5)
  expect(rules.hens.face(fed).cells[0]?.label).toBe('Hen 1: 1 to collect')
  expect(as<{ eggs: number; coins: number }>(after(rules.hens, fed, 0, 'sell'))).toMatchObject({ eggs: 0, coins: 14, sold: 1 })
})
test('a plot is planted, grows, is harvested and sold', () => {
  const planted = after(rules.plots, begin(rules.plots), 3)
  const ripe = { ...planted, plots: as<{ plots: ({ age: number; hasPest: boolean } | null)[] }>(planted).plots.map((one) => one && { ...one, age: 6 }) }
  expect(rules.plots.face(ripe).cells[3]?.label).toBe('Plot 4: wheat, ripe')
  expect(as<{ coins: number }>(after(rules.plots, ripe, 3, 'sell')).coins).toBe(23)
})
test('a screw whose box is not open waits in a hole until it is', () => {
  const board = { ...begin(rules.screws), stacks: [[1], [0], [0], [0], [], []], boxes: [{ colour: 0, filled: 0 }], coming: [1], holes: [], full: 0 }
  const waiting = as<{ holes: number[] }>(after(rules.screws, board, 0))
  expect(waiting.holes).toEqual([1])
  expect(as<{ holes: number[]; boxes: object[] }>(after(rules.screws, board, 0, 1, 2, 3))).toMatchObject({
    holes: [],
    boxes: [{ colour: 1, filled: 1 }],
    full: 1,
  })
})
test('a tower costs coins, stands beside the way alone and beats who comes', () => {
  const built = after(rules.tower, begin(rules.tower), 1, 2, 0, 'wave')
  expect(as<{ coins: number; wave: number }>(built)).toMatchObject({ coins: 0, wave: 1 })
  expect(as<{ beaten: number }>(ticked(rules.tower, built, 20)).beaten).toBeGreaterThan(0)
  expect(rules.tower.move(built, 8)).toBe(built)
})
test('a pet that is cared for rises, one that is not is lost', () => {
  const board = begin(rules.pet)
  expect(rules.pet.outcome(ticked(rules.pet, board, 200))).toBe('lost')
  const cared = after(rules.pet, board, ...Array.from({ length: 8 }, () => ['play', 'feed', 'sleep', 'wash']).flat())
  expect(rules.pet.face(cared).meters[0]?.value).toBe(5)
})
test('a sudoku is solved by its solution, and tells what stands twice', () => {
  const board = as<{ solution: number[]; given: number[] }>(begin(rules.sudoku, 2))
  const solved = board.solution.reduce<Board>(
    (now, number, place) => (board.given[place] === 0 ? after(rules.sudoku, now, place, `set ${number}`) : now),
    board,
  )
  expect(rules.sudoku.outcome(solved)).toBe('won')
  const open = board.given.indexOf(0)
  const wrong = after(rules.sudoku, board, open, `set ${(board.solution[open]! % 9) + 1}`)
  expect(rules.sudoku.face(wrong).cells.some(({ label }) => label.endsWith(', twice'))).toBe(true)
})
test('a word is found letter by letter, or shown at the end', () => {
  const { word } = as<{ word: string }>(begin(rules.hangman))
  expect(rules.hangman.outcome(after(rules.hangman, begin(rules.hangman), ...new Set(word)))).toBe('won')
  const others = 'abcdefghijklmnopqrstuvwxyz'.split('').filter((letter) => !word.includes(letter))
  const lost = after(rules.hangman, begin(rules.hangman), ...others.slice(0, 8))
  expect([rules.hangman.outcome(lost), rules.hangman.face(lost).log[0]]).toEqual(['lost', word.split('').join(' ')])
})
