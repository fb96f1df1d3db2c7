import { themesIn } from '../../game-themes.ts'
import type { BlockOf } from '../../model.ts'
import type { GameName, GameSetting } from '../../module-data.ts'

const [choosing, between] = ['\\b(?:choos|select|pick|chang|adjust|set|switch|customi[sz]|differ)\\w*', '(?:[\\w-]+ ){0,3}']
const asks = (what: string): RegExp => new RegExp(`${choosing} ${between}(?:${what})\\b|\\b(?:${what}) (?:selection|choice|settings?|options?)\\b`, 'i')
const cues = {
  theme: asks('(?:card |picture |board |image |game )?themes?|card (?:sets?|styles?|designs?|faces)|picture sets?'),
  look: asks('(?:\\w+ )?skins?|board colou?rs?|piece colou?rs?|colou?r schemes?'),
  speed: asks('(?:game )?speeds?'),
  size: /\b(?:board|map|grid|field|puzzle) sizes?\b|\bsizes? of (?:the )?(?:board|map|grid|field)\b/i,
  opponent:
    /\b(?:two|2)[- ]players?\b|\bchoos\w* (?:an? |the |their )?opponents?\b|\bagainst (?:a |another |each )(?:friend|other|player|person|human)\b|\b(?:local|hot-?seat) (?:mode|multi-?player|two)\b|\bfor two\b/i,
  sound: /\b(?:sounds?(?: effects?)?|sound ?effects?|mute|audio effects?)\b/i,
  sign: asks('symbols?|signs?|marks?|X or O|stones?|stone colou?rs?'),
}
const lasting =
  /\b(?:(\d+|one|two|three|five|ten|half an?)(?:,| or| and|-)* ){1,4}(?:minutes?|seconds?)\b|\b(?:test |round |game )?durations?\b|\btime limits?\b/i
const minutes: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10 }
/** How long rounds may last, in seconds: what the words name, else usual ones. */
function durationsIn(words: string): readonly number[] {
  const said = /((?:\b(?:\d+|one|two|three|five|ten)\b(?:,| or| and)* ?){1,5})(minute|second)s?/i.exec(words)
  const named = [...(said?.[1] ?? '').matchAll(/\d+|one|two|three|five|ten/gi)].map(
    ([word]) => (minutes[word.toLowerCase()] ?? Number(word)) * (/second/i.test(said![2]!) ? 1 : 60),
  )
  const fitting = [...new Set(named)].filter((one) => one >= 10 && one <= 1800)
  return fitting.length > 1 ? fitting.slice(0, 5) : [60, 120, 300]
}
const lengthOf = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'}` : `${seconds} seconds`)

/** Which sides a board of each game may have, and its usual ones. */
const sized: Partial<
  Record<GameName, { readonly least: number; readonly most: number; readonly usual: readonly number[]; readonly only?: readonly number[] }>
> = {
  slide: { least: 3, most: 6, usual: [3, 4, 5] },
  merge: { least: 3, most: 8, usual: [4, 5, 6] },
  snake: { least: 8, most: 24, usual: [10, 14, 18] },
  mines: { least: 6, most: 16, usual: [8, 10, 14] },
  sudoku: { least: 4, most: 9, usual: [4, 6, 9], only: [4, 6, 9] },
}
const timed: ReadonlySet<GameName> = new Set<GameName>([
  'snake',
  'blocks',
  'runner',
  'shooter',
  'falling',
  'paddle',
  'whack',
  'tower',
  'life',
  'catching',
  'bricks',
  'jump',
  'flap',
  'echo',
])
const forTwo: ReadonlySet<GameName> = new Set<GameName>(['line', 'five', 'four'])
const pictured: ReadonlySet<GameName> = new Set<GameName>(['memory'])

/** The sides of boards that words name: 3, 4 and 5 for "a 3x3, 4x4 or 5x5 board". */
const sidesIn = (words: string): readonly number[] => [
  ...new Set([...words.matchAll(/\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/gi)].flatMap(([, wide, high]) => (wide === high ? [Number(wide)] : []))),
]
const squared = (side: number): string => `${side} × ${side}`
const levelNames =
  /\b(beginner|very easy|easy|simple|novice),? (?:and |or )?(medium|normal|intermediate|moderate|standard),? (?:and |or )?(hard|difficult|expert|advanced|master|challenging)\b/i
const capital = (words: string): string => `${words[0]!.toUpperCase()}${words.slice(1).toLowerCase()}`

type Asked = Pick<BlockOf<'game'>, 'levels' | 'settings'>

/** What the words call the levels of a game, and what they let its players choose beside them: a theme, a size, a speed, who plays against one. */
export function settingsIn(words: string, games: readonly GameName[]): Asked {
  const named = levelNames.exec(words)?.slice(1, 4).map(capital)
  const sides = sidesIn(words)
  const bySize = games.length === 1 && games[0] === 'slide' && sides.join() === '3,4,5' ? sides.map(squared) : undefined
  const levels = bySize ?? (named?.join() === 'Easy,Normal,Hard' ? undefined : named)
  const settings = [
    ...themeOf(words, games),
    ...(bySize ? [] : sizeOf(words, games, sides)),
    ...(cues.speed.test(words) && games.some((game) => timed.has(game))
      ? [{ name: 'speed' as const, label: 'Speed', choices: [{ name: 'Slow', number: 150 }, { name: 'Normal', number: 100 }, { name: 'Fast', number: 65 }] }]
      : []),
    ...(games.some((game) => forTwo.has(game)) ? opponents(words) : []),
    ...(cues.sound.test(words) ? [{ name: 'sound' as const, label: 'Sound', choices: [{ name: 'On' }, { name: 'Off' }] }] : []),
    ...(games.length === 1 && (games[0] === 'typing' || games[0] === 'sums') && lasting.test(words)
      ? [{ name: 'duration' as const, label: 'Duration', choices: durationsIn(words).map((number) => ({ name: lengthOf(number), number })) }]
      : []),
  ] // biome-ignore format: one setting a line
  return { ...(levels && { levels }), ...(settings.length > 0 && { settings }) }
}

function themeOf(words: string, games: readonly GameName[]): GameSetting[] {
  const isPictured = games.some((game) => pictured.has(game))
  if (isPictured && cues.theme.test(words))
    return [{ name: 'theme', label: 'Theme', choices: themesIn(words).map(({ name, things }) => ({ name, words: [...things] })) }]
  const isLook = cues.look.test(words)
  if (!isLook && !cues.theme.test(words)) return []
  return [
    { name: 'look', label: isLook && /skins?\b/i.test(words) ? 'Skin' : 'Look', choices: ['Classic', 'Forest', 'Sunset', 'Ocean'].map((name) => ({ name })) },
  ]
}

function sizeOf(words: string, games: readonly GameName[], sides: readonly number[]): GameSetting[] {
  const bounds = games.flatMap((game) => sized[game] ?? [])[0]
  if (!bounds || games.length > 1) return []
  const fitting = sides.filter((side) => side >= bounds.least && side <= bounds.most && (bounds.only?.includes(side) ?? true)).slice(0, 6)
  if (fitting.length < 2 && !cues.size.test(words)) return []
  const offered = fitting.length > 1 ? fitting : bounds.usual
  const label = /\bmap sizes?\b/i.test(words) ? 'Map size' : 'Board size'
  return [{ name: 'size', label, choices: offered.map((side) => ({ name: squared(side), number: side })) }]
}

const opponents = (words: string): GameSetting[] => [
  ...(cues.opponent.test(words)
    ? [{ name: 'opponent' as const, label: 'Opponent', choices: [{ name: 'Computer', number: 1 }, { name: 'Second player', number: 2 }] }]
    : []),
  ...(cues.sign.test(words)
    ? [{ name: 'sign' as const, label: 'Symbol', choices: [{ name: 'Cross', number: 1 }, { name: 'Ring', number: 2 }] }]
    : []),
] // biome-ignore format: one setting a line

/** What of the words is chosen before a round. */
export const isSetting = (text: string): boolean =>
  lasting.test(text) || levelNames.test(text) || Object.values(cues).some((cue) => cue.test(text)) || sidesIn(text).length > 1
