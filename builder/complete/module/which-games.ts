import type { GameName } from '../../module-data.ts'
import { remembered } from '../../remember.ts'
import { cues } from './game-cues.ts'
import { beginsWithPlayers, headsOf, isGameHead, tellsOfRecords, tellsOfRound } from './game-subject.ts'

/** Words that any game may be told with: beside a game that is named, they ask for none of their own. */
const vague = /^(?:puzzle|simulation|strateg\w+|combat|battles?|fight\w*|monsters?|challenge instance|spelling|vocabular)$/
const many =
  /\b(?:arcade|mini|casual|various|simple|different(?: types of)?|small|interactive)[ -]games\b|\barcade game|game (?:center|hall|platform|categor|selection|box)/i
const some: readonly GameName[] = ['match', 'runner', 'snake', 'merge', 'memory']

const titles =
  '2048|sudoku|nonogram|picross|word ladder|wordle|anagram|word scramble|hangman|ludo|rock[, -]{1,2}paper[, -]{1,2}(?:and )?scissors|game of life|tower defen[cs]e|tic[- ]?tac[- ]?toe|noughts and crosses|gomoku|five in a row|lights[- ]?out|minesweeper|tetris|snake|ping-? ?pong|blackjack|whack?[- ]a[- ]mole|brick[- ]?breaker|arkanoid|flappy bird|simon says|connect (?:four|4)|four in a row|rock[ -]paper[ -]scissors'
const title = new RegExp(`^(?:and |or )?(?:${titles}|memor(?:y|ies))s?(?: \\((?:${titles})\\))?$`, 'i')
/** Whether words are the name of a game, as in a list of games: "tic-tac-toe (five in a row)", "minesweepers". */
export const isTitle = (words: string): boolean => title.test(words.trim())

/** Puzzles of their own kind: none of them is one of tiles. */
const solved: ReadonlySet<GameName> = new Set<GameName>(['screws', 'sudoku', 'nonogram', 'ladder', 'letters', 'anagram', 'hangman', 'lights', 'mines'])
/** Whether words ask for a game of each day, which is the same for all. */
export const asksForDaily = (words: string): boolean =>
  /\bdaily (?:\w+ )?(?:puzzle|word|challenge|game|round|ladder|anagram|nonogram|sudoku)s?\b|\b(?:puzzle|word|game|challenge) of the day\b|\bstreaks?\b/i.test(
    words,
  )
/** Whether words rank by how fast a game is solved rather than by points. */
export const asksForTimes = (words: string): boolean =>
  /\b(?:ranking|leaderboard|board|list)s? (?:of|by|for|with) (?:the )?(?:\w+ )?(?:solving |solve |best |fastest )?times?\b|\b(?:solving|solve|fastest|best|completion) times?\b/i.test(
    words,
  )

/** Whether words ask how many moves a game took. */
export const asksForMoves = (words: string): boolean =>
  /\bmoves? (?:counts?|counters?|made|used|taken)\b|\b(?:number|count|amount)s? of (?:the )?(?:moves|steps|turns)\b|\b(?:fewest|least|counts?|track\w*|shows?|see|with|display\w*) (?:the |their )?moves\b|\bmoves and (?:the )?(?:time|seconds)\b/i.test(
    words,
  )
/** Whether words ask how long a game took. */
export const asksForTime = (words: string): boolean =>
  asksForTimes(words) ||
  /\b(?:elapsed|playing|play|total|game) time\b|\btime (?:taken|used|spent|needed)\b|\bmoves and (?:the )?(?:time|seconds)\b/i.test(words)

const foundIn = remembered((text: string) =>
  cues.flatMap(([game, cue]) => {
    const words = cue.exec(text)?.[0]
    return words === undefined ? [] : [{ game, words, isNamed: isTitle(words.replace(/ (?:game|match\w*|card)s?$/, '')) }]
  }),
)
/** Whether words tell what is done in a game of these: "move a basket to catch falling fruit". */
export const tellsOf = (words: string, games: readonly GameName[]): boolean =>
  cues.some(([game, cue]) => games.includes(game) && !vague.test(cue.exec(words)?.[0] ?? 'puzzle'))
/** Whether words ask for games of all kinds. */
export const asksForMany = (words: string): boolean => many.test(words)
/** Whether words name a game of these, rather than games of a kind. */
export const isOneOf = (words: string, games: readonly GameName[]): boolean => foundIn(words.toLowerCase()).some(({ game }) => games.includes(game))
/** What a site of games of all kinds has to play beside those that its words name. */
export const usual: readonly GameName[] = ['match', 'runner', 'snake', 'merge', 'memory', 'mines', 'blocks', 'line']

/** The games that words ask for: all that they name, at most three that they only speak of, a handful where they ask for games of all kinds. */
export function gamesIn(words: string): readonly GameName[] {
  const text = words.toLowerCase()
  const found = foundIn(text)
  const isEcho = found.some(({ game }) => game === 'echo') && !/\bcards?\b/.test(text)
  const named = found.filter(({ isNamed, game }) => isNamed && !(isEcho && game === 'memory')).map(({ game }) => game)
  const spoken = found.filter(({ isNamed, words }) => isNamed || named.length === 0 || !vague.test(words)).map(({ game }) => game)
  // A farm of plots or hens is a game of its own, and needs no other of gathering beside it.
  const isYard = spoken.includes('hens') && !/\b(?:plant|harvest|crop)/.test(text)
  const isSorted = spoken.some((game) => solved.has(game)) && !/\bsliding|jigsaw/.test(text)
  const isGuessed = spoken.includes('letters') && !/\bhangman\b/.test(text)
  const isFalling = spoken.includes('falling')
  const isOwn = spoken.some((game) => game === 'plots' || game === 'hens' || game === 'life')
  const isCaught = spoken.includes('catching')
  const isPlainPuzzle = isUnlisted(text) && !/\bsliding|jigsaw/.test(text)
  const own = spoken.filter(
    (game) =>
      !(isEcho && game === 'memory') &&
      !((isCaught || spoken.includes('jump')) && game === 'runner') &&
      !(isPlainPuzzle && game === 'slide') &&
      !(spoken.includes('bricks') && game === 'paddle') &&
      !(isOwn && game === 'realm') &&
      !(isFalling && game === 'typing') &&
      !(isYard && game === 'plots') &&
      !(isSorted && game === 'slide') &&
      !(isGuessed && game === 'hangman'),
  )
  const all = [...new Set([...named, ...own.slice(0, 3)])]
  if (many.test(text)) return [...new Set([...all, ...some])].slice(0, Math.max(5, named.length))
  return all.slice(0, Math.max(3, named.length))
}

const titled = new RegExp(`\\b(?:${titles})\\b`, 'i')
/** What the words themselves call a game of ours, with a capital: "Picross" for nonograms; undefined where they only speak of it. */
export function calledIn(words: string, game: GameName): string | undefined {
  const name = titled.exec(words)?.[0]
  return name !== undefined && isOneOf(name, [game]) ? `${name[0]!.toUpperCase()}${name.slice(1)}` : undefined
}

const playedTitle = new RegExp(`\\bplay(?:ing)? (?:\\w+ ){0,2}(?:${titles})\\b`, 'i')
/** Whether words say that a game of ours is played: "play gomoku against the computer". */
export const isPlaying = (words: string): boolean => playedTitle.test(words)
/** Games that words about a game ask for by what is done in them, whether or not they say that it is played. */
const told: ReadonlySet<GameName> = new Set<GameName>([
  'coin',
  'reels',
  'colours',
  'prices',
  'race',
  'screws',
  'tower',
  'pet',
  'plots',
  'hens',
  'chain',
  'life',
  'sudoku',
  'hangman',
  'runner',
  'rps',
  'nonogram',
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
  'snake',
  'blocks',
  'merge',
  'mines',
  'memory',
  'line',
  'five',
  'whack',
  'paddle',
  'spot',
])
/** Games that words tell by what moves and falls in them, whether or not they speak of a game at all. */
const seen: ReadonlySet<GameName> = new Set<GameName>(['catching', 'bricks', 'jump', 'flap', 'echo', 'four', 'whack', 'blocks', 'merge', 'paddle'])
const played =
  /\b(?:start|play|launch|enter|pause|join|experience|enjoy)(?:ing)? (?:\w+ ){0,2}games?\b|mini[- ]?games?\b|interactive games\b|(?:simple|small|multi-?player|casual|arcade) games?\b|\bgame (?:modes?|logic|lobby|rooms?)\b|\bgameplay\b|tic-?tac-?toe|\b2048\b|\bsudoku\b|\bhangman\b|\bludo\b|\bgame of life\b/i
/** What "game" begins that is no game: "game news", "game store". */
const elsewhere =
  '(?! (?:information|news|guide|account|company|trading|boost|top|rental|item|product|discussion|strategy guide|introduc|service|companion|players|studio|forum|communit|event|review|store|shop|distribut|publish|manag|download|record|video|develop|resource|card center|accelerator|topup|currency|key|coach|library|display|promotion|\\w+ shop|caf[eé]s?|clubs?|nights?|rentals?|sites?|libraries|collections?|campaigns?|masters?|jams?|design(?:er)?s?|rule ?books?|swaps?|tournaments?|sessions?|evenings?|inventor(?:y|ies)|planners?|trackers?|logs?))'
const made = new RegExp(
  `\\b(?:implement|develop|create|build|make|design|want|need)\\b[^.]{0,80}?\\b(?:games?${elsewhere}|minesweeper|tetris|gomoku|lights[- ]?out|2048|sudoku|hangman|ludo|nonograms?|wordle|word ladders?|anagrams?|whack?-a-mole)\\b|^\\s*(?:an?|the|my|our) (?:(?!with|where|for|of|as)[\\w-]+ ){0,4}games?${elsewhere}\\b`,
  'i',
)
const about =
  /\bgame (?:librar(?:y|ies)|nights?|evenings?|caf[eé]s?|collections?|swaps?)\b|\b(?:borrow|lend|loan|rent)(?:ing|s|ed)? (?:out )?(?:\w+ ){0,3}games?\b|\bsports? games?\b|olympic|football match|game (?:tickets?|schedule|accounts? retriev)|game account retrieval|peripheral|esports? (?:news|events?)/i

/** A game of ours by its name, and nothing else: "tic tac toe", "a snake game". */
const alone = new RegExp(
  `^\\s*(?:(?:please|make|build|create|me|an?|the|my|our|simple|classic|little|online|game of) )*(?:${titles}|memory(?= (?:card|game)))(?: card| puzzle)?(?: game)?(?: (?:site|app|website|page|clone))?\\s*$`,
  'i',
)
/** A puzzle by its name, as what the site is: "a picross website where", "build a Wordle clone". */
const puzzle =
  /^\s*(?:please )?(?:(?:implement|develop|create|build|make|design|want|need|i want|i need) )?(?:an?|the|my|our) (?:[\w-]+ ){0,2}(?:nonogram|picross|wordle|word ladder|word scramble|anagram|sudoku|hangman)s?(?: (?:puzzle|game))*(?: (?:web ?site|site|web app|app|page|clone|platform))?(?! (?:store|shop|club|community|blog|news|forum|books?))\b/i
/** What tests or trains how fast one types. */
const typing =
  /\btyping (?:(?:speed|skills?|accuracy|practice|game) )*(?:tests?|practices?|trainers?|tutors?|races?|exercises?|training|games?)\b|\btest\w* (?:their )?typing speed\b/i
/** Games that are not played here: no other stands for them. */
const unknown =
  /\b(?:trivia|quiz(?:zes)?(?= (?:game|show|app))|sokoban|nim|solitaires?|hanoi|pinball|crosswords?|chess|checkers|draughts|mah-?jongg?|solitaire|scrabble|backgammon|dominoes|battleships?|reversi|othello|mastermind|word search(?:es)?)\b/i
const isUnlisted = (words: string): boolean => unknown.test(words)
/** Whether words name a game that is not played here, and none that is. */
export const isUnknown = (words: string): boolean => isUnlisted(words) && gamesIn(words).length === 0

/** Whether what the words name first is a game that is played here: "sliding number puzzle", "bubble shooter game". */
const isHeadPlayed = (head: string): boolean =>
  !unknown.test(head) && (titledHead.test(head) || (isGameHead(head) && gamesIn(head).some((game) => !worldly.has(game))))
/** Games of whole worlds, which a site may as well be about. */
const worldly: ReadonlySet<GameName> = new Set<GameName>(['battle', 'realm'])
const likeTitle = new RegExp(`\\bgames? (?:like|similar to|such as) (?:the )?(?:${titles})\\b`, 'i')
const titledHead = new RegExp(
  `^(?:${titles}|space invaders|pong|pac-?man|virtual pet|tamagotchi|(?:idle |cookie )?clicker)s?(?: (?:best|games?|puzzles?|levels?|rounds?|duels?|challenge|race))*$`,
)

/** Whether the site itself is a game, has games among the rest, or has none to play. */
export function playIn(words: string): 'whole' | 'part' | null {
  const first = words.split(/[.!?](?:\s|$)/)[0] ?? words
  if (alone.test(first) || puzzle.test(first) || typing.test(first) || /\bthe game of life\b|\bcellular automat\w+/i.test(first)) return 'whole'
  const heads = headsOf(first)
  const found = (): readonly GameName[] => foundIn(words.toLowerCase()).map(({ game }) => game)
  if (heads.some(isHeadPlayed) || likeTitle.test(first) || (isPlaying(first) && !tellsOfRecords(words))) return 'whole'
  if (!about.test(words) && tellsOfRound(words) && found().some((game) => beginsWithPlayers(words) || seen.has(game))) return 'whole'
  const isMade = (made.test(first) || (heads.some(isGameHead) && found().some((game) => !worldly.has(game)))) && !about.test(words)
  const isPlayed =
    played.test(words) ||
    isPlaying(words) ||
    /\bplayers? (?:can|should|needs?|will|must|earns?|controls?|runs?|rules?|builds?|gathers?|collects?|explores?|moves?|fights?|takes? turns|compete|scores?|steers?|jumps?|dodges?|catch(?:es)?|guess(?:es)?|press(?:es)?)\b/i.test(
      words,
    )
  if (isMade && found().some((game) => told.has(game))) return 'whole'
  if (
    isMade &&
    (isPlayed || /\bgame\b[^.]*\b(?:score|level|flip|cards?|puzzle|dice|combat|resource|runner)|\b(?:leaderboards?|game progress|game modes?)\b/i.test(words))
  )
    return 'whole'
  // What its players do is told, and a game of ours is about that: it is played beside what the words keep.
  if (isMade && /\bplayers\b/i.test(words) && found().length > 0) return 'part'
  return played.test(words) &&
    /\bgames?\b/i.test(words) &&
    !about.test(words) &&
    /\b(?:start|play)(?:ing)? (?:\w+ ){0,2}games?\b|mini[- ]?games?|simple games|interactive games|multi-?player games?|2048/i.test(words)
    ? 'part'
    : null
}

const kinds = /\b(warrior|knight|mage|wizard|archer|hunter|rogue|healer|priest|paladin|assassin|pilot|ninja|farmer|chef|courier)s?\b/gi
/** Who is played: those that the words name, else usual ones where characters are chosen. */
export function charactersIn(words: string, games: readonly GameName[]): readonly string[] {
  const named = [...new Set([...words.matchAll(kinds)].map(([, one]) => one!.toLowerCase()))].map((one) => one[0]!.toUpperCase() + one.slice(1))
  if (named.length > 1) return named.slice(0, 6)
  if (games.includes('battle')) return ['Warrior', 'Mage', 'Archer', 'Healer']
  return /\b(?:choose|select|create)\w* (?:\w+ ){0,3}characters?\b/i.test(words) ? ['Ada', 'Milo', 'Juno', 'Rex'] : []
}

/** What a game about gathering and building calls what it gathers and makes. */
export function goodsIn(words: string): readonly string[] {
  if (/chicken|egg/i.test(words)) return ['feed', 'eggs']
  if (/farm|crop|plant/i.test(words)) return ['crops', 'baskets']
  if (/industr|factor|production line|mineral/i.test(words)) return ['ore', 'machines']
  if (/\bmin(?:e|ing)\b/i.test(words)) return ['ore', 'ingots']
  if (/fish/i.test(words)) return ['fish', 'catches']
  return ['grain', 'goods']
}

const fallen: readonly (readonly [RegExp, string])[] = [
  [/\b(?:fruits?|apples?)\b/i, 'fruit'], [/\beggs?\b/i, 'egg'], [/\bstars?\b/i, 'star'], [/\bhearts?\b/i, 'heart'], [/\b(?:gems?|diamonds?|jewels?)\b/i, 'diamond'],
  [/\bcoins?\b/i, 'coin'], [/\b(?:leaf|leaves)\b/i, 'leaf'], [/\b(?:rain)?drops?\b(?! (?:off|out))/i, 'drop'], [/\banimals?\b/i, 'paw'], [/\bballs?\b/i, 'ring'], [/\bbirds?\b/i, 'bird'],
] // biome-ignore format: a table
const feared: readonly (readonly [RegExp, string])[] = [
  [/\bbombs?\b/i, 'bomb'], [/\b(?:rocks?|stones?|meteors?|asteroids?)\b/i, 'rock'], [/\b(?:bugs?|pests?|spiders?|worms?)\b/i, 'pest'], [/\b(?:lightning|bolts?)\b/i, 'bolt'],
] // biome-ignore format: a table
const symbolIn = (words: string, table: typeof fallen): string | undefined => table.find(([cue]) => cue.test(words))?.[1]

/** What a game of words or prices is played with, where the words say it: the thing whose price it is, sayings instead of words, what is caught and what is not. */
export function toldWords(words: string, games: readonly GameName[]): readonly string[] {
  if (games.join() === 'catching') return [symbolIn(words, fallen) ?? 'fruit', symbolIn(words, feared) ?? 'bomb']
  if (games.includes('prices')) {
    const thing = /\b([a-z][\w-]{2,20}) prices?\b/i.exec(words)?.[1]
    return [thing && !/^(?:the|future|their|its|next|current|real|online|daily)$/i.test(thing) ? `${thing[0]!.toUpperCase()}${thing.slice(1)} price` : 'Price']
  }
  return games.includes('chain') && /\b(?:idioms?|sayings?|proverbs?)\b/i.test(words) ? ['a piece of cake'] : []
}
