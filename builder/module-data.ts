import type { DesignWay } from './designs.ts'
import type { InstrumentName } from './instruments.ts'
import type { ToolName } from './tools.ts'
import type { GenreName } from './writer/genres.ts'

/** What a page hands to the statecharts of its module blocks, by the `data-module` attribute that names the module. */
export interface ModuleData {
  readonly quiz: QuizData
  readonly flashcards: CardsData
  readonly draw: DrawData
  readonly game: GameData
  readonly workbench: WorkbenchData
  readonly calculator: CalculatorData
  readonly writer: WriterData
  readonly picture: PictureData
  readonly clip: ClipData
  readonly timer: TimerData
  readonly configurator: ConfiguratorData
  readonly designer: DesignerData
  readonly viewer: Readonly<Record<string, never>>
  readonly call: CallData
  readonly explorer: ExplorerData
  readonly comparison: Readonly<Record<string, never>>
  readonly console: ConsoleData
  readonly pattern: PatternData
  readonly instrument: InstrumentData
}
export type ModuleName = keyof ModuleData

export interface QuizQuestion {
  readonly id: string
  readonly text: string
  readonly topic: string
  /** How hard it is, where questions say that. */
  readonly level?: string
  readonly choices: readonly string[]
  /** Places of the right choices, in order. */
  readonly right: readonly number[]
  readonly explanation: string
}
export interface QuizData {
  /** Which exam it is, where several share their questions. */
  readonly exam: string
  readonly questions: readonly QuizQuestion[]
  /** `practice` tells after each answer whether it was right; `exam` tells at the end. */
  readonly modes: readonly ('practice' | 'exam')[]
  /** Minutes that an exam lasts. */
  readonly minutes: number
  /** How many questions an exam has at most. */
  readonly size: number
  /** Percent of right answers that pass. */
  readonly pass: number
  readonly source: 'all' | 'wrong' | 'starred'
}

export interface CardsData {
  readonly cards: readonly { readonly id: string; readonly front: string; readonly back: string }[]
}

export const drawStyles = ['wheel', 'slots', 'scratch', 'boxes', 'dice', 'coin'] as const
export type DrawStyle = (typeof drawStyles)[number]
export interface DrawData {
  readonly style: DrawStyle
  readonly entries: readonly { readonly id: string; readonly label: string; readonly weight: number }[]
  /** How often a visitor may draw; null for as often as they like. */
  readonly chances: number | null
  /** The button: "Spin the wheel". */
  readonly verb: string
}

export const gameNames = [
  'memory',
  'runner',
  'shooter',
  'battle',
  'realm',
  'merge',
  'slide',
  'mines',
  'line',
  'five',
  'snake',
  'blocks',
  'match',
  'maze',
  'whack',
  'typing',
  'cards21',
  'guess',
  'spot',
  'paddle',
  'coin',
  'reels',
  'colours',
  'prices',
  'race',
  'rps',
  'chain',
  'life',
  'hens',
  'plots',
  'screws',
  'tower',
  'pet',
  'hangman',
  'sudoku',
  'nonogram',
  'drawing',
  'ladder',
  'letters',
  'anagram',
  'lights',
  'falling',
  'catching',
  'bricks',
  'jump',
  'flap',
  'echo',
  'four',
  'sums',
] as const
export type GameName = (typeof gameNames)[number]
/** What is chosen of a game beside its level: a theme of pictures, a size of the board, how fast it goes, who plays against one, one's sign, how it looks, how long it lasts, whether it is heard. */
export const settingNames = ['theme', 'size', 'speed', 'opponent', 'sign', 'look', 'duration', 'sound'] as const
export interface GameSetting {
  readonly name: (typeof settingNames)[number]
  readonly label: string
  /** Each with the side of its board, its percent of the usual time a step takes or the number of its player, or with the names of its pictures. */
  readonly choices: { readonly name: string; readonly number?: number; readonly words?: string[] }[]
}
export interface GameData {
  readonly games: readonly GameName[]
  readonly characters: readonly string[]
  /** Words of the site's own that a game is played with: what is built, typed, met. */
  readonly words: readonly string[]
  /** Lists of words to choose from instead. */
  readonly lists?: readonly { readonly id: string; readonly name: string; readonly words: readonly string[] }[]
  /** Whether the lists are the categories of the words. */
  readonly isSorted?: boolean
  /** What the three levels are called here, the easiest first. */
  readonly levels?: readonly string[]
  /** What is chosen beside the level. */
  readonly settings?: readonly GameSetting[]
  /** Paths of the pictures of themes, by their names, in a box of 24 by 24. */
  readonly pictures?: Readonly<Record<string, string>>
  /** The look that the visitor has put on. */
  readonly look?: number
  /** Whether each day has a game that is the same for all. */
  readonly isDaily: boolean
}

export const pictureWays = ['edit', 'identity', 'recognise', 'words', 'avatar', 'poster', 'code'] as const
/** What is done with pictures: edited, made into identity photos, looked at, drawn from words, from choices of a person's looks, from lines of text, or as a QR code. */
export type PictureWay = (typeof pictureWays)[number]
export interface PictureData {
  readonly way: PictureWay
  /** What a picture may be said to show. */
  readonly kinds: readonly string[]
  /** A kept picture that is worked on from the start. */
  readonly opened?: { readonly address: string; readonly name: string }
}

export const clipWays = ['edit', 'film'] as const
/** What is done with clips: a sound or a video that is opened is worked on, or a film is drawn from words. */
export type ClipWay = (typeof clipWays)[number]
export const clipKinds = ['video', 'audio', 'both'] as const
export interface ClipData {
  readonly way: ClipWay
  /** What may be opened. */
  readonly kind: (typeof clipKinds)[number]
}

export interface WorkbenchData {
  readonly tools: readonly ToolName[]
  /** Whether what was made is kept by itself. */
  readonly isKept?: boolean
  /** What the page was opened with: a tool, or a kept run that is taken up again. */
  readonly opened?: { readonly tool: string; readonly mode: string; readonly text: string; readonly second: string }
  /** Kept texts that can be taken to the bench, by what they are called. */
  readonly texts?: readonly { readonly name: string; readonly text: string }[]
}

export interface SheetField {
  readonly id: string
  readonly label: string
  /** A text is kept with the result, and counts for nothing. */
  readonly kind: 'number' | 'choice' | 'date' | 'text'
  /** What it begins with, as it is typed. */
  readonly value: string
  readonly unit: string
  /** For `choice`: the number that each stands for. */
  readonly choices?: readonly { readonly words: string; readonly value: number }[]
}
/** A calculator: fields, and results by formulas that anybody can read; without fields it is a keypad. */
export interface Sheet {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly fields: readonly SheetField[]
  /** The result that matters most; the last one without it. */
  readonly main?: string
  readonly results: readonly { readonly id: string; readonly label: string; readonly formula: string; readonly unit: string; readonly decimals: number }[]
  /** A table beside the results: a row for each `n` from 1 to what `rows` comes to. */
  readonly schedule?: Schedule
}
export interface Schedule {
  /** What each row is one of: "Year". */
  readonly each: string
  readonly rows: string
  readonly columns: readonly { readonly label: string; readonly formula: string }[]
}
export interface CalculatorData {
  readonly sheets: readonly Sheet[]
}

export interface WriterData {
  readonly genre: GenreName
  /** What is written, in the words of the site: "speech". */
  readonly what: string
  readonly fields: readonly WriterField[]
}
export interface WriterField {
  readonly id: string
  readonly label: string
  readonly kind: 'text' | 'long' | 'number' | 'choice'
  readonly value: string
  readonly choices?: readonly string[]
}

export const timerWays = ['stopwatch', 'countdown', 'pomodoro'] as const
export type TimerWay = (typeof timerWays)[number]
export interface TimerData {
  readonly ways: readonly TimerWay[]
}

export const productShapes = ['shirt', 'cake', 'sofa', 'car', 'box'] as const
export type ProductShape = (typeof productShapes)[number]
export interface ConfiguratorData {
  readonly product: string
  readonly shape: ProductShape
  readonly parts: readonly string[]
  /** A colour is a hex of its own, or empty. */
  readonly options: readonly { readonly id: string; readonly part: string; readonly words: string; readonly price: number; readonly colour: string }[]
}

export interface DesignerData {
  readonly way: DesignWay
  /** Designs that the visitor has kept, as they were kept. */
  readonly saved: readonly { readonly id: string; readonly name: string; readonly design: string }[]
  /** The kept design that was just saved: what stands in the designer goes on changing it. */
  readonly opened?: string
}

export const callWays = ['call', 'meeting'] as const
export type CallWay = (typeof callWays)[number]
export interface CallData {
  readonly way: CallWay
  /** Whom one can call, or the meetings that one can join. */
  readonly people: readonly { readonly id: string; readonly name: string }[]
  /** Who can be asked to join. */
  readonly others: readonly string[]
  readonly isVideo: boolean
}

export interface PatternData {
  /** What the cells of a row are called: "Stitches". */
  readonly across: string
  readonly saved: readonly { readonly id: string; readonly name: string; readonly design: string; readonly isOwn: boolean }[]
  /** The kept pattern that it begins with. */
  readonly opened?: string
}

export interface ConsoleData {
  /** Tables of the site's own rows: an empty cell is null. */
  readonly tables: readonly {
    readonly name: string
    readonly columns: readonly string[]
    readonly rows: readonly (readonly (string | number | null)[])[]
  }[]
}

export interface ExplorerData {
  /** Tables of the site's own rows. */
  readonly sources: readonly {
    readonly id: string
    readonly name: string
    readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  }[]
  /** Colours of the site's charts, as hex, the first its own. */
  readonly colours: readonly string[]
}

export interface InstrumentData {
  readonly instruments: readonly InstrumentName[]
  /** Tunes to hear and to learn, written as notes with their beats. */
  readonly tunes: readonly { readonly title: string; readonly composer: string; readonly level: string; readonly notes: string }[]
  /** What the visitor has recorded, by the title of its instrument. */
  readonly recordings: readonly { readonly name: string; readonly instrument: string; readonly notes: string }[]
}
