// A round of any game: what it is played with is chosen, it is played, paused, and won, lost, drawn or ended by hand, or gone on with on a later visit.
// The rules are pure; time comes to them by a delay that they name themselves.
import { assign, type SnapshotFrom, setup } from 'xstate'
import type { Board, Chosen, Move } from './rules/rule.ts'
import { type GameName, rules } from './rules/rules.ts'

export const levels = ['Easy', 'Normal', 'Hard'] as const
/** What is chosen before a round beside its level: a theme of pictures, a size of the board, how fast it goes, who plays against one, one's sign, how it looks, how long it lasts, whether it is heard. */
export const settingNames = ['theme', 'size', 'speed', 'opponent', 'sign', 'look', 'duration', 'sound'] as const
export type SettingName = (typeof settingNames)[number]
export interface GameSetting {
  readonly name: SettingName
  readonly label: string
  readonly choices: readonly { readonly name: string; readonly number?: number; readonly words?: readonly string[] }[]
}
export interface GameRound {
  readonly game: GameName
  readonly level: number
  readonly character: string
  /** The place of the choice of each setting. */
  readonly set?: Readonly<Record<string, number>>
  readonly board: Board
  readonly milliseconds: number
  /** The day whose game it is, where all play the same one on that day. */
  readonly daily?: number
}
/** The last day whose game was played, and how many days in a row it was won up to then. */
export interface Streak {
  readonly day: number
  readonly days: number
}
export interface GameInput {
  readonly games: readonly GameName[]
  readonly characters: readonly string[]
  readonly settings: readonly GameSetting[]
  readonly words: readonly string[]
  /** Lists of words to choose from instead. */
  readonly lists: readonly { readonly id: string; readonly name: string; readonly words: readonly string[] }[]
  readonly seed: number
  /** A round that was left on an earlier visit, and the best score of each game and level. */
  readonly round: GameRound | null
  readonly best: Readonly<Record<string, number>>
  /** Today as a number of days; null where no day has a game of its own. */
  readonly today: number | null
  readonly streak: Streak | null
}
export interface GameContext extends GameInput {
  readonly game: GameName
  readonly level: number
  readonly character: string
  /** The place of the choice of each setting. */
  readonly set: Readonly<Record<string, number>>
  /** Which list of words is played with; empty for none of them. */
  readonly list: string
}
export type GameEvent =
  | { readonly type: 'game.chosen'; readonly game: GameName }
  | { readonly type: 'level.chosen'; readonly level: number }
  | { readonly type: 'character.chosen'; readonly character: string }
  | { readonly type: 'list.chosen'; readonly list: string }
  | { readonly type: 'setting.chosen'; readonly name: SettingName; readonly choice: number }
  | { readonly type: 'game.start' }
  | { readonly type: 'game.continue' }
  | { readonly type: 'daily.start' }
  | { readonly type: 'move.made'; readonly move: Move }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'game.pause' }
  | { readonly type: 'game.resume' }
  | { readonly type: 'game.end' }
  | { readonly type: 'game.again' }
  | { readonly type: 'level.next' }
  | { readonly type: 'game.leave' }

const choiceOf = ({ settings, set }: Pick<GameContext, 'settings' | 'set'>, of: SettingName) => settings.find(({ name }) => name === of)?.choices[set[of] ?? 0]
/** What is chosen of each setting, by its name. */
export const chosenOf = (context: Pick<GameContext, 'settings' | 'set'>): Readonly<Record<string, string>> =>
  Object.fromEntries(context.settings.map(({ name }) => [name, choiceOf(context, name)?.name ?? '']))
function setupOf(context: Pick<GameContext, 'settings' | 'set'>): Chosen {
  const [theme, size, seconds] = [choiceOf(context, 'theme')?.words, choiceOf(context, 'size')?.number, choiceOf(context, 'duration')?.number]
  return {
    ...(theme && { theme }),
    ...(size !== undefined && { size }),
    ...(seconds !== undefined && { seconds }),
    isForTwo: choiceOf(context, 'opponent')?.number === 2,
    isSecondSign: choiceOf(context, 'sign')?.number === 2,
  }
}
/** How many times as long as usual each step takes. */
const slowness = (context: Pick<GameContext, 'settings' | 'set'>): number => (choiceOf(context, 'speed')?.number ?? 100) / 100
const paceOf = (context: GameContext): number => (context.round ? Math.round(rules[context.round.game].pace(context.round.board) * slowness(context)) : 1000)
/** The usual choice of each setting: the first, but of speeds the middle one. */
const usualOf = (settings: readonly GameSetting[]): Readonly<Record<string, number>> =>
  Object.fromEntries(settings.map(({ name, choices }) => [name, name === 'speed' ? choices.findIndex(({ number }) => number === 100) : 0]))
const outcomeOf = ({ round }: GameContext) => (round ? rules[round.game].outcome(round.board) : 'on')
/** The points of a round; one that must be brought to its end has none before. */
export const scoreOf = ({ round }: GameContext): number => {
  if (!round || (rules[round.game].countsWhenDone && rules[round.game].outcome(round.board) === 'on')) return 0
  return Math.max(0, Math.round(rules[round.game].score(round.board)))
}
export const bestKey = (game: GameName, level: number): string => `${game} ${level}`
const begun = (
  { seed, words, lists, list, settings, set }: GameContext,
  game: GameName,
  level: number,
  character: string,
): { readonly round: GameRound; readonly seed: number } => ({
  round: {
    game,
    level,
    character,
    set,
    board: rules[game].start({ level, character, words: lists.find(({ id }) => id === list)?.words ?? words, seed, ...setupOf({ settings, set }) }),
    milliseconds: 0,
  },
  seed: seed + 1,
})
/** The level of a day's game. */
const daily = 1
/** How many days in a row a day's game was won, as it stands today. */
export const streakOf = ({ streak, today }: Pick<GameContext, 'streak' | 'today'>): number =>
  streak && today !== null && streak.day >= today - 1 ? streak.days : 0
export const isDailyOpen = ({ streak, today }: Pick<GameContext, 'streak' | 'today'>): boolean => today !== null && streak?.day !== today
const withBoard = (round: GameRound | null, change: (board: Board, game: GameName) => Board): GameRound | null =>
  round && { ...round, board: change(round.board, round.game) }

export const gameMachine = setup({
  types: { context: {} as GameContext, events: {} as GameEvent, input: {} as GameInput, tags: {} as 'open' | 'over' },
  guards: {
    hasRound: ({ context }) => context.round !== null,
    isDailyOpen: ({ context }) => isDailyOpen(context),
    isWon: ({ context }) => outcomeOf(context) === 'won',
    isLost: ({ context }) => outcomeOf(context) === 'lost',
    isDrawn: ({ context }) => outcomeOf(context) === 'drawn',
    hasNextLevel: ({ context }) => context.level + 1 < levels.length,
  },
  actions: {
    keepGame: assign((_, params: { game: GameName }) => ({ game: params.game })),
    keepLevel: assign((_, params: { level: number }) => ({ level: Math.min(Math.max(0, params.level), levels.length - 1) })),
    keepCharacter: assign((_, params: { character: string }) => ({ character: params.character })),
    keepSetting: assign(({ context }, params: { name: SettingName; choice: number }) => ({ set: { ...context.set, [params.name]: params.choice } })),
    keepList: assign((_, params: { list: string }) => ({ list: params.list })),
    begin: assign(({ context }) => begun(context, context.game, context.level, context.character)),
    beginDaily: assign(({ context }) => {
      const { today, game, character } = context
      const { round } = begun({ ...context, seed: (today ?? 0) * 7919 }, game, daily, character)
      return { level: daily, round: { ...round, daily: today ?? 0 } }
    }),
    raiseLevel: assign({ level: ({ context }) => context.level + 1 }),
    takeUp: assign(({ context }) => {
      const { round } = context
      return round ? { game: round.game, level: round.level, character: round.character, set: { ...context.set, ...round.set } } : {}
    }),
    makeMove: assign(({ context }, params: { move: Move }) => ({ round: withBoard(context.round, (board, game) => rules[game].move(board, params.move)) })),
    typeText: assign(({ context }, params: { text: string }) => ({ round: withBoard(context.round, (board, game) => rules[game].move(board, params.text)) })),
    passTime: assign(({ context }) => {
      const { round } = context
      if (!round) return {}
      const passed = round.milliseconds + paceOf(context)
      return { round: { ...round, milliseconds: passed, board: rules[round.game].tick?.(round.board) ?? round.board } }
    }),
    keepBest: assign(({ context }) => {
      const key = bestKey(context.game, context.level)
      return { best: { ...context.best, [key]: Math.max(context.best[key] ?? 0, scoreOf(context)) } }
    }),
    keepStreak: assign(({ context }) => {
      const day = context.round?.daily
      if (day === undefined) return {}
      const before = context.streak?.day === day - 1 ? context.streak.days : 0
      return { streak: { day, days: outcomeOf(context) === 'won' ? before + 1 : 0 } }
    }),
    clearRound: assign({ round: null }),
  },
  delays: { pace: ({ context }) => paceOf(context) },
}).createMachine({
  id: 'game',
  context: ({ input }) => ({
    ...input,
    game: input.games[0] ?? 'memory',
    level: 0,
    character: input.characters[0] ?? '',
    set: usualOf(input.settings),
    list: '',
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'game.chosen': { actions: { type: 'keepGame', params: ({ event }) => event } },
        'level.chosen': { actions: { type: 'keepLevel', params: ({ event }) => event } },
        'character.chosen': { actions: { type: 'keepCharacter', params: ({ event }) => event } },
        'list.chosen': { actions: { type: 'keepList', params: ({ event }) => event } },
        'setting.chosen': { actions: { type: 'keepSetting', params: ({ event }) => event } },
        'game.start': { target: 'playing', actions: 'begin' },
        'daily.start': { guard: 'isDailyOpen', target: 'playing', actions: 'beginDaily' },
        'game.continue': { guard: 'hasRound', target: 'paused', actions: 'takeUp' },
      },
    },
    playing: {
      tags: 'open',
      always: [
        { guard: 'isWon', target: 'won', actions: ['keepBest', 'keepStreak'] },
        { guard: 'isLost', target: 'lost', actions: ['keepBest', 'keepStreak'] },
        { guard: 'isDrawn', target: 'drawn', actions: ['keepBest', 'keepStreak'] },
      ],
      after: { pace: { target: 'playing', reenter: true, actions: 'passTime' } },
      on: {
        'move.made': { actions: { type: 'makeMove', params: ({ event }) => event } },
        'text.typed': { actions: { type: 'typeText', params: ({ event }) => event } },
        'game.pause': 'paused',
        'game.end': { target: 'ended', actions: ['keepBest', 'keepStreak'] },
      },
    },
    paused: {
      tags: 'open',
      on: {
        'game.resume': 'playing',
        'game.again': { target: 'playing', actions: 'begin' },
        'game.leave': 'choosing',
      },
    },
    won: {
      tags: 'over',
      on: {
        'level.next': { guard: 'hasNextLevel', target: 'playing', actions: ['raiseLevel', 'begin'] },
        'game.again': { target: 'playing', actions: 'begin' },
        'game.leave': { target: 'choosing', actions: 'clearRound' },
      },
    },
    lost: {
      tags: 'over',
      on: {
        'game.again': { target: 'playing', actions: 'begin' },
        'game.leave': { target: 'choosing', actions: 'clearRound' },
      },
    },
    drawn: {
      tags: 'over',
      on: {
        'game.again': { target: 'playing', actions: 'begin' },
        'game.leave': { target: 'choosing', actions: 'clearRound' },
      },
    },
    ended: {
      tags: 'over',
      on: {
        'game.again': { target: 'playing', actions: 'begin' },
        'game.leave': { target: 'choosing', actions: 'clearRound' },
      },
    },
  },
})

export type GameSnapshot = SnapshotFrom<typeof gameMachine>
