/** What stands on a board, as JSON; each game knows its own. */
export type Board = object
/** A move in the game's own words: the place of a cell, a direction, what is built, the text that was typed. */
export type Move = string | number

/** What was chosen of the settings of a game, where it has some. */
export interface Chosen {
  /** Names of the pictures of a theme. */
  readonly theme?: readonly string[]
  /** How many fields a side of the board has. */
  readonly size?: number
  /** How long a round lasts. */
  readonly seconds?: number
  /** Whether a second visitor plays instead of the computer. */
  readonly isForTwo?: boolean
  /** Whether the visitor plays with the second of two signs. */
  readonly isSecondSign?: boolean
}
export interface Setup extends Chosen {
  /** 0 is the easiest of three. */
  readonly level: number
  readonly character: string
  /** Words of the site that the game is played with, if it takes any. */
  readonly words: readonly string[]
  readonly seed: number
}

/** A cell of a board as it is shown: a symbol by name or a short text, a look, and the move that pressing it is. */
export interface Cell {
  readonly symbol?: string
  readonly text?: string
  readonly tone?: string
  /** What it is called where it cannot be seen. */
  readonly label: string
  readonly move?: Move
}
export interface Pad {
  readonly label: string
  readonly move: Move
  /** The keys that do the same. */
  readonly keys?: readonly string[]
  readonly note?: string
  readonly isOff?: boolean
  /** Sets how it is played rather than playing. */
  readonly isMinor?: boolean
}
/** How a board is shown: figures, cells, buttons beside it, and what happened last. */
export interface Face {
  readonly meters: readonly { readonly label: string; readonly value: string | number; readonly most?: number }[]
  readonly columns: number
  readonly cells: readonly Cell[]
  readonly pads: readonly Pad[]
  /** A word to type, where the game is about typing. */
  readonly prompt?: string
  /** A field for words of one's own, emptied when its key changes; they are a move as they are typed, and `send` plays them. */
  readonly ask?: { readonly label: string; readonly key: string }
  readonly log: readonly string[]
}

/** The move that plays what was typed. */
export const send = '\n'

export type Outcome = 'on' | 'won' | 'lost' | 'drawn'

export interface Rule<Of extends Board = Board> {
  readonly start: (setup: Setup) => Of
  /** A move that is not possible leaves the board as it is. */
  readonly move: (board: Of, move: Move) => Of
  /** What happens by itself each time the pace has passed. */
  readonly tick?: (board: Of) => Of
  /** Milliseconds from one tick to the next. */
  readonly pace: (board: Of) => number
  readonly score: (board: Of) => number
  readonly outcome: (board: Of) => Outcome
  /** How it ended, where the game's usual words do not say it. */
  readonly end?: (board: Of) => string | null
  /** Whether a round that is given up counts for nothing. */
  readonly countsWhenDone?: true
  /** Other figures of a round, by their measures. */
  readonly figures?: (board: Of) => Readonly<Record<string, number>>
  /** How many moves were made, where a game counts them. */
  readonly moves?: (board: Of) => number
  readonly face: (board: Of) => Face
  /** What a game of making things made, as words that a game can be played with. */
  readonly made?: (board: Of) => string
}

/** A game's rules, which see no board but their own. */
export const ruled = <Of extends Board>(rule: Rule<Of>): Rule => rule as unknown as Rule

export const arrows: readonly Pad[] = [
  { label: 'Left', move: 'left', keys: ['ArrowLeft', 'a'] },
  { label: 'Up', move: 'up', keys: ['ArrowUp', 'w'] },
  { label: 'Down', move: 'down', keys: ['ArrowDown', 's'] },
  { label: 'Right', move: 'right', keys: ['ArrowRight', 'd'] },
]
/** The pads that only steer to the sides. */
export const sideways: readonly Pad[] = arrows.filter(({ label }) => label === 'Left' || label === 'Right')
/** The pads that take back the last move and that show a good one. */
export const turnedBack = (canUndo: boolean): readonly Pad[] => [
  { label: 'Undo', move: 'undo', keys: ['u', 'Backspace'], isOff: !canUndo, isMinor: true },
  { label: 'Hint', move: 'hint', keys: ['h'], isMinor: true },
]
export const steps: Readonly<Record<string, readonly [number, number]>> = { left: [-1, 0], up: [0, -1], down: [0, 1], right: [1, 0] }
