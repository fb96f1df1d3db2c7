import { describe, expect, test } from 'vitest'
import { marksOf } from '../../../machines/modules/rules/letters.ts'
import { clueOf, isTold, pictureBy, pictureIn } from '../../../machines/modules/rules/nonogram-lines.ts'
import type { Board, Move, Rule } from '../../../machines/modules/rules/rule.ts'
import { rules } from '../../../machines/modules/rules/rules.ts'
import { knownWords, reachedFrom } from '../../../machines/modules/rules/word-steps.ts'

const begin = (rule: Rule, level = 0, words: readonly string[] = []): Board => rule.start({ level, character: '', words, seed: 7 })
const moved = (rule: Rule, board: Board, ...moves: readonly Move[]): Board => moves.reduce(rule.move, board)
const as = <Of>(board: Board): Of => board as Of
const send = '\n'

describe('a nonogram', () => {
  const heart = '.#.#.\n#####\n#####\n.###.\n..#..'
  const board = begin(rules.nonogram, 0, [heart])
  const filled = [...heart.replaceAll('\n', '')].flatMap((one, place) => (one === '#' ? [place] : []))
  test('tells the runs of each line', () => expect([[1, 1, 0, 1], [0, 0], [1]].map(clueOf)).toEqual([[2, 1], [0], [1]]))
  test('of a drawing is solved when its fields are filled, and not before', () => {
    expect(
      rules.nonogram
        .face(board)
        .cells.slice(0, 7)
        .map(({ text }) => text),
    ).toEqual([undefined, '2', '4', '4', '4', '2', '1 1'])
    expect(rules.nonogram.outcome(moved(rules.nonogram, board, ...filled.slice(1)))).toBe('on')
    expect(rules.nonogram.outcome(moved(rules.nonogram, board, ...filled))).toBe('won')
  })
  test('shows what is filled and what is marked as empty', () => {
    const marked = rules.nonogram.face(moved(rules.nonogram, board, 1, 'mode', 0)).cells
    expect([marked[7], marked[8]]).toEqual([
      { text: '×', tone: 'field', label: 'Row 1 (1 1), column 1 (2): marked as empty', move: 0 },
      { text: '', tone: 'wall', label: 'Row 1 (1 1), column 2 (4): filled', move: 1 },
    ])
  })
  test('puts a wrong field right by a hint, three times at most', () => {
    const hinted = as<{ marks: number[]; hints: number; told: string }>(moved(rules.nonogram, board, 0, 'hint'))
    expect([hinted.marks[0], hinted.hints, hinted.told]).toEqual([2, 2, 'The field in row 1, column 1 was wrong, and is put right.'])
    const spent = moved(rules.nonogram, board, 'hint', 'hint', 'hint')
    expect(moved(rules.nonogram, spent, 'hint')).toBe(spent)
  })
  test.each([5, 8, 10])('by chance of %i fields is told by its numbers alone', (side) => {
    for (const seed of [1, 2, 3]) expect(isTold(pictureBy(seed, side))).toBe(true)
  })
  test('that is drawn is done only where its numbers tell it, and is played by others', () => {
    const empty = begin(rules.drawing)
    expect(as<{ told: string }>(moved(rules.drawing, empty, 'done')).told).toBe('Nothing is drawn yet.')
    const twofold = moved(rules.drawing, empty, 0, 6, 'done')
    expect([rules.drawing.outcome(twofold), as<{ told: string }>(twofold).told]).toEqual([
      'on',
      'The numbers do not tell every field of this picture: change it a little.',
    ])
    const done = moved(rules.drawing, empty, ...filled, 'done')
    expect([rules.drawing.outcome(done), rules.drawing.made?.(done)]).toEqual(['won', heart])
  })
  test('is no other text', () => expect([pictureIn('garden'), pictureIn('#.\n#'), pictureIn('')]).toEqual([null, null, null]))
})

describe('a word ladder', () => {
  const board = { level: 1, words: ['zord'], to: 'warm', fewest: 4, said: ['cold'], draft: '', hints: 3, told: '' }
  const step = (word: string, of: Board = board) => as<{ said: string[]; told: string }>(moved(rules.ladder, of, word, send))
  test('takes a step of one letter to a word of the list, the site’s own words among them', () => {
    expect(step('Cord').said).toEqual(['cold', 'cord'])
    expect(step('zord', step('cord')).said).toEqual(['cold', 'cord', 'zord'])
  })
  test('refuses every other, and says why', () => {
    expect(['word', 'colb', 'cold'].map((word) => step(word).told)).toEqual([
      '“word” does not change just one letter of “cold”.',
      '“colb” is not in the word list.',
      '“cold” does not change just one letter of “cold”.',
    ])
    expect(step('cold', step('cord')).told).toBe('“cold” is on the ladder already.')
  })
  test('ends where the word is reached, and scores most with the fewest steps', () => {
    const won = ['cord', 'word', 'ward', 'warm'].reduce<Board>((now, word) => step(word, now), board)
    const longer = ['cord', 'word', 'worm', 'form', 'farm', 'warm'].reduce<Board>((now, word) => step(word, now), board)
    expect([won, longer].map((one) => [rules.ladder.outcome(one), rules.ladder.score(one)])).toEqual([
      ['won', 200],
      ['won', 170],
    ])
  })
  test.each([
    [0, 3, 3],
    [1, 4, 4],
    [2, 4, 6],
  ])('of level %i can be done', (level, length, steps) => {
    const { said, to, fewest } = as<{ said: string[]; to: string; fewest: number }>(begin(rules.ladder, level))
    expect([to.length, fewest, reachedFrom(said[0]!, knownWords(length)).get(to)?.steps]).toEqual([length, steps, steps])
  })
})

describe('a word guess', () => {
  test('counts a letter elsewhere as often as it is there', () => {
    expect(marksOf('eerie', 'melee')).toEqual(['elsewhere', 'here', 'nowhere', 'nowhere', 'here'])
    expect(marksOf('crane', 'crane')).toEqual(['here', 'here', 'here', 'here', 'here'])
  })
  const board = { ...begin(rules.letters, 1, ['zorbs']), secret: 'stone' }
  const guess = (word: string, of: Board = board) => as<{ guessed: string[]; told: string }>(moved(rules.letters, of, word, send))
  test('takes words of the list and of the site’s own', () => {
    expect(guess('zorbs').guessed).toEqual(['zorbs'])
    expect([guess('qqqqq').told, guess('tone').told]).toEqual(['“qqqqq” is not in the word list.', '“tone” does not have five letters.'])
  })
  test('is won by the word, and lost when the tries are used up', () => {
    expect(rules.letters.outcome(guess('stone'))).toBe('won')
    const tries = ['crane', 'bread', 'light', 'house', 'water', 'plant'].reduce<Board>((now, word) => guess(word, now), board)
    expect([rules.letters.outcome(tries), rules.letters.face(tries).log[0]]).toEqual(['lost', 'It was STONE.'])
  })
})

test('anagrams take any word of the letters, and say why another is none', () => {
  const board = { ...begin(rules.anagram), words: ['stop', 'gold', 'tree', 'moon', 'lamp', 'bird'] }
  const say = (word: string) => as<{ found: number; at: number; told: string }>(moved(rules.anagram, board, word, send))
  expect([say('post').found, say('stop').at]).toEqual([1, 1])
  expect([say('ptso').told, say('gold').told]).toEqual(['“ptso” is not in the word list.', '“gold” is not made of these letters.'])
})

describe('lights out', () => {
  const board = begin(rules.lights, 1)
  const litIn = (of: Board) => as<{ lit: boolean[] }>(of).lit
  const changed = (of: Board) => litIn(of).flatMap((one, place) => (one === litIn(board)[place] ? [] : [place]))
  test('a press switches a light and those beside it, and can be taken back', () => {
    expect(changed(moved(rules.lights, board, 12))).toEqual([7, 11, 12, 13, 17])
    expect(changed(moved(rules.lights, board, 0))).toEqual([0, 1, 5])
    expect(changed(moved(rules.lights, board, 12, 0, 'undo', 'undo'))).toEqual([])
    expect([moved(rules.lights, board, 12, 0), moved(rules.lights, board, 12, 0, 'undo')].map((one) => rules.lights.moves?.(one))).toEqual([2, 1])
  })
  test.each([0, 1, 2])('hints solve a board of level %i, whatever was pressed before', (level) => {
    let now = moved(rules.lights, begin(rules.lights, level), 3, 5, 3, 9)
    for (let turn = 0; turn < 40 && rules.lights.outcome(now) === 'on'; turn += 1) {
      now = rules.lights.move(now, 'hint')
      now = rules.lights.move(now, as<{ hinted: number }>(now).hinted)
    }
    expect(rules.lights.outcome(now)).toBe('won')
  })
})

describe('five in a row', () => {
  const board = moved(rules.five, begin(rules.five, 2), 40)
  const stones = (of: Board) => as<{ cells: number[] }>(of).cells.filter((one) => one !== 0).length
  test('a move is taken back with its answer', () => {
    const next = moved(rules.five, board, 0)
    expect([stones(next), rules.five.moves?.(next)]).toEqual([4, 2])
    expect(moved(rules.five, next, 'undo')).toMatchObject({ cells: as<{ cells: number[] }>(board).cells, played: as<{ played: number[] }>(board).played })
    expect(stones(moved(rules.five, board, 'undo', 'undo'))).toBe(0)
  })
  test('a hint takes the row that is open', () => {
    const four = { ...board, cells: as<{ cells: number[] }>(board).cells.map((_, place) => (place >= 19 && place < 23 ? 1 : 0)) }
    expect([18, 23]).toContain(as<{ hinted: number }>(moved(rules.five, four, 'hint')).hinted)
  })
})

describe('falling words', () => {
  const board = begin(rules.falling, 0, ['heron', 'swift', 'lark'])
  const air = (of: Board) => as<{ air: { text: string; row: number }[] }>(of).air
  const ticked = (of: Board, times: number) => Array.from({ length: times }).reduce<Board>((now) => rules.falling.tick!(now), of)
  test('a word that is typed disappears and scores, another does not', () => {
    const [first] = air(board)
    const typed = moved(rules.falling, board, first!.text)
    expect([
      air(typed)
        .map(({ text }) => text)
        .includes(first!.text),
      rules.falling.score(typed),
    ]).toEqual([false, first!.text.length * 5])
    expect(moved(rules.falling, board, 'finch')).toBe(board)
  })
  test('words fall, cost a life each on the ground, and the third ends the game', () => {
    expect(air(ticked(board, 2))[0]?.row).toBe(2)
    expect(as<{ lives: number }>(ticked(board, 9)).lives).toBe(2)
    expect([14, 15].map((times) => rules.falling.outcome(ticked(board, times)))).toEqual(['on', 'lost'])
  })
})
