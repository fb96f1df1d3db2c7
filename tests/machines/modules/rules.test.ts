import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below } from '../../../machines/modules/rules/chance.ts'
import type { Board, Move, Rule } from '../../../machines/modules/rules/rule.ts'
import { rules } from '../../../machines/modules/rules/rules.ts'

const all = Object.entries(rules) as [string, Rule][]
const begin = (rule: Rule, level: number, seed: number): Board => rule.start({ level, character: 'Ada', words: [], seed })
/** All moves that a face offers. */
const offered = (rule: Rule, board: Board): Move[] => {
  const { cells, pads, prompt } = rule.face(board)
  const own = [...cells.flatMap(({ move }) => move ?? []), ...pads.flatMap(({ move, isOff }) => (isOff ? [] : [move]))]
  return prompt === undefined ? own : [...own, prompt]
}
/** A game played by chance, moves and ticks by turns, until it is over or long enough. */
function played(rule: Rule, level: number, seed: number, turns: number): Board[] {
  const boards = [begin(rule, level, seed)]
  let now = seed
  for (let turn = 0; turn < turns && rule.outcome(boards.at(-1)!) === 'on'; turn += 1) {
    const board = boards.at(-1)!
    const moves = offered(rule, board)
    const drawn = below(now, Math.max(1, moves.length))
    now = drawn.seed
    const moved = moves.length > 0 ? rule.move(board, moves[drawn.number]!) : board
    boards.push(turn % 3 === 2 && rule.outcome(moved) === 'on' ? (rule.tick?.(moved) ?? moved) : moved)
  }
  return boards
}

describe.each(all)('%s', (_, rule) => {
  test('is open when it begins, at every level', () => {
    for (const level of [0, 1, 2]) for (const seed of [1, 2, 3, 99]) expect(rule.outcome(begin(rule, level, seed))).toBe('on')
  })
  test('the same chance begins the same game, and its board is plain JSON', () => {
    const board = begin(rule, 1, 42)
    expect(begin(rule, 1, 42)).toEqual(board)
    expect(JSON.parse(JSON.stringify(board))).toEqual(board)
  })
  test('whatever is played, it can be shown, counts a number and keeps its pace', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 2 ** 30 }), (level, seed) => {
        for (const board of played(rule, level, seed, 40)) {
          const face = rule.face(board)
          expect(Number.isFinite(rule.score(board))).toBe(true)
          expect(rule.pace(board)).toBeGreaterThanOrEqual(90)
          if (face.cells.length > 0) expect(face.cells.length % face.columns).toBe(0)
        }
      }),
      { numRuns: 12 },
    )
  })
  test('a move that means nothing leaves the board as it is, or counts as a miss', () => {
    const board = begin(rule, 0, 5)
    const after = rule.move(board, 'nonsense')
    expect(rule.outcome(after)).toBe('on')
    expect(rule.score(after)).toBeLessThanOrEqual(rule.score(board))
  })
})

test('three in a row says where the computer went', () => {
  const board = rules.line.move(begin(rules.line, 2, 3), 0)
  expect(rules.line.face(board).log).toEqual(['The computer went to row 2, column 2.'])
})
test('the number that was not found is shown at the end', () => {
  const boards = played(rules.guess, 0, 5, 0)
  const { secret } = boards[0] as unknown as { secret: number }
  const others = [1, 2, 3, 4, 5].filter((one) => one !== secret).slice(0, 4)
  const over = others.reduce((board, number) => rules.guess.move(board, number), boards[0]!)
  expect([rules.guess.outcome(over), rules.guess.face(over).cells[secret - 1]]).toEqual([
    'lost',
    { text: `${secret}`, label: `${secret}, it was this one`, tone: 'me' },
  ])
})
test('games that are played long enough come to an end', () => {
  const ending = ['line', 'five', 'guess', 'cards21', 'battle', 'realm', 'runner', 'snake', 'typing', 'whack', 'blocks', 'spot', 'paddle', 'shooter'] as const
  const open = ending.filter((name) => rules[name].outcome(played(rules[name], 1, 11, 6000).at(-1)!) === 'on')
  expect(open).toEqual([])
})
