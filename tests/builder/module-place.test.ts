import { describe, expect, test } from 'vitest'
import type { AppModel, BlockKind, BlockOf } from '../../builder/model.ts'
import { built } from '../support/turn.ts'

function blockOf<Kind extends BlockKind>(model: AppModel, kind: Kind): BlockOf<Kind> {
  const found = model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === kind)
  if (!found) throw new Error(`No ${kind}.`)
  return found as BlockOf<Kind>
}
const kindsIn = (model: AppModel) => new Set(model.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)))
const statusOf = (model: AppModel, words: RegExp) => model.requirements.filter(({ clause }) => words.test(clause)).map(({ status, where }) => [status, where])

const exam =
  'An online exam system. Teachers add questions, students take online exams, practice wrong questions and view their scores. Administrators manage the question bank.'
const wheel =
  'A lottery site for our yearly party. Guests browse the prizes, participate in the lottery and view their winning records. Managers manage prizes.'
const flip =
  'Please implement a memory card flip game. Users can start the game, flip cards, match identical patterns, pause the game and view the leaderboard.'

describe('exams', () => {
  const model = built(exam)
  const quiz = blockOf(model, 'quiz')
  const bank = model.entities.find(({ id }) => id === quiz.entity)
  test('ask from a bank that only the managing role changes, with real questions in it', () => {
    expect([bank?.write, bank?.fields.map(({ id }) => id)]).toEqual([
      'managed',
      ['question', 'topic', 'choices', 'right_answer', 'explanation', 'question_bank', 'exam'],
    ])
    expect(bank?.seeds.length).toBeGreaterThan(9)
    for (const { choices, right_answer } of bank?.seeds ?? []) {
      const count = String(choices).split('\n').length
      for (const letter of String(right_answer).split(', ')) expect(letter.charCodeAt(0) - 65).toBeLessThan(count)
    }
  })
  test('the right answers stand on pages of those alone who add or manage questions', () => {
    const told = model.pages.filter(({ blocks }) =>
      blocks.some((block) => (block.kind === 'list' || block.kind === 'detail') && block.entity === quiz.entity && block.fields.includes('right_answer')),
    )
    expect(told.map(({ path, role }) => [path, role])).toEqual([['/question', 'teacher']])
  })
  test('a result is kept by everybody with its score, and what the words ask is built where it is taken', () => {
    const keep = model.actions.find(({ id }) => id === quiz.keeps?.action)
    expect([keep?.kind, keep?.role]).toEqual(['create', undefined])
    expect(Object.keys(quiz.keeps?.measures ?? {})).toEqual(['score', 'result', 'mode', 'right', 'minutes', 'sheet'])
    expect(statusOf(model, /take online exams/)).toEqual([['built', '/take-an-exam']])
  })
})

test('an examination of the body is no exam', () => {
  expect(kindsIn(built('A clinic site where patients book a physical examination and doctors record the examination results')).has('quiz')).toBe(false)
})

describe('a lottery', () => {
  const model = built(wheel)
  const draw = blockOf(model, 'draw')
  test("draws among the site's own prizes, each with its chance, and keeps what was won", () => {
    const prizes = model.entities.find(({ id }) => id === draw.entity)
    expect([draw.style, draw.chances, draw.weight]).toEqual(['wheel', 3, 'weight'])
    expect(prizes?.seeds.every(({ weight }) => typeof weight === 'number' && weight > 0)).toBe(true)
    const keep = model.actions.find(({ id }) => id === draw.keeps?.action)
    expect(model.entities.find(({ id }) => id === keep?.entity)?.fields.map(({ id }) => id)).toEqual(['prize', 'name', 'won_on'])
    expect(statusOf(model, /winning records/)).toEqual([['built', '/lucky-draw']])
  })
  test.each([
    ['A coin flip game where players flip a coin', 'coin'],
    ['A dice game where players roll the dice', 'dice'],
    ['A blind box shop where users open blind boxes and win prizes', 'boxes'],
    ['An online scratch card game where users buy scratch cards', 'scratch'],
    ['A slot game where users spin the reels and receive rewards', 'slots'],
  ])('“%s” draws by %s', (words, style) => expect(blockOf(built(words), 'draw').style).toBe(style))
})

describe('a game', () => {
  const model = built(flip)
  const game = blockOf(model, 'game')
  test('is the one that the words describe, and its parts are no tables', () => {
    expect(game.games).toEqual(['memory'])
    expect(model.entities.filter(({ plural }) => /card|pattern|game/.test(plural))).toEqual([])
  })
  test('keeps its scores for a board of the best, and says so of every clause', () => {
    expect(blockOf(model, 'ranking').by).toBe('score')
    expect(Object.keys(game.keeps?.measures ?? {})).toEqual(['score', 'level', 'result', 'seconds'])
    expect(statusOf(model, /start the game|flip cards|pause the game/).map(([status]) => status)).toEqual(
      statusOf(model, /start the game|flip cards|pause the game/).map(() => 'built'),
    )
  })
  test.each([
    ['A 2048 game where players can play the game and see scores', ['merge']],
    ['A snake game. Users can start the game and earn scores', ['snake']],
    ['A ping pong game website for players to play ping pong games', ['paddle']],
    ['A games corner for our club: tic tac toe, gomoku, minesweeper, a memory game, 2048', ['merge', 'line', 'five', 'mines', 'memory']],
    ['I want to play gomoku against the computer and save my score', ['five']],
    ['A spot the difference game. Players find the differences and start the game', ['spot']],
    ['An aviator game. Users start the game and avoid obstacles', ['runner']],
    ['A farm simulation game. Players feed chickens and start the game', ['hens']],
    ['A resource management game. Players gather stone, build houses and survive winters.', ['realm']],
  ])('“%s” plays %j', (words, games) => expect(blockOf(built(words), 'game').games).toEqual(games))
  test('is there where it is named and not asked for, with what its players do', () => {
    const words = 'A browser strategy game where players run a kingdom turn by turn, gather wood and train soldiers. Admins post news.'
    const kingdom = built(words)
    expect(blockOf(kingdom, 'game').games).toEqual(['realm'])
    expect(kingdom.entities.map(({ plural }) => plural)).toEqual(['news articles', 'scores'])
    expect(statusOf(kingdom, /kingdom|soldiers/)).toEqual(statusOf(kingdom, /kingdom|soldiers/).map(() => ['built', '/play']))
  })
  test('that is listed by its name is played, and is no thing that is kept', () => {
    const model = built('A cafe site with mini-games to play: tic-tac-toe (three in a row), minesweeper, 2048. Guests book a table.')
    expect(blockOf(model, 'game').games).toEqual(['merge', 'line', 'mines', 'match', 'runner'])
    expect(model.entities.filter(({ plural }) => /minesweeper|2048|tac/.test(plural))).toEqual([])
    expect(statusOf(model, /^(?:minesweeper|2048)$/).map(([status]) => status)).toEqual(['built', 'built'])
  })
  test('a site about games that nobody plays there has none', () => {
    expect(kindsIn(built('A board game club where players book a table for a game night')).has('game')).toBe(false)
    expect(kindsIn(built('A shop for video games where customers browse games and place orders')).has('game')).toBe(false)
    expect(kindsIn(built('A site for sports games where fans buy tickets for football games')).has('game')).toBe(false)
  })
})

test('words to learn are cards with two sides, and those of a bank its questions', () => {
  const words = blockOf(built('A vocabulary app where students learn words with flash cards'), 'flashcards')
  expect([words.front, words.back]).toEqual(['word', 'meaning'])
  const decks = built('An app for Portuguese vocabulary with flash cards: learners create decks, add cards with a word and its translation, and study a deck.')
  expect(decks.entities.slice(0, 2).map(({ plural, write }) => [plural, write])).toEqual([
    ['decks', 'anyone'],
    ['cards', 'anyone'],
  ])
  expect(blockOf(decks, 'flashcards').entity).toBe(decks.entities[1]?.id)
  const bank = blockOf(built('An exam question bank app with practice mode and memorization mode for students'), 'flashcards')
  expect([bank.front, bank.back, bank.choices]).toEqual(['question', 'right_answer', 'choices'])
})

test.each([
  ['tic tac toe', 'line'],
  ['A snake game', 'snake'],
  ['minesweeper clone', 'mines'],
])('the name of a game alone is a game to play: %s', (words, game) => {
  expect(blockOf(built(words), 'game').games).toEqual([game])
})

test.each([
  ['invoice maker', ['invoices', 'clients']],
  ['url shortener', ['short URLs']],
  ['secret santa', ['gift exchanges', 'wishes', 'lots', 'lot categories']],
  ['lost and found for our school', ['lost or found items']],
  ['reddit for gardeners', ['posts', 'comments']],
])('a few words for a known kind of site keep what it is about: %s', (words, plurals) => {
  expect(built(words).entities.map(({ plural }) => plural)).toEqual(plurals)
})
