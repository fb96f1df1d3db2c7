import type { GameName } from '../../module-data.ts'

/** Which games words ask for, by what they say of them; the more special come first. */
const cues: readonly (readonly [GameName, RegExp])[] = [
  ['merge', /\b2048\b/],
  ['sudoku', /\bsudoku\b/],
  ['nonogram', /\bnonograms?\b|\bpicross\b|\bgriddlers?\b|\bhanjie\b|\bfill\w* (?:the |a )?(?:grids?|cells?) (?:from|by|according to) (?:the )?number clues\b/],
  ['ladder', /\bword[- ](?:ladders?|golf)\b|\bdoublets\b|\b(?:chang|swap|replac)\w* (?:just |only )?(?:a|one|1) (?:single )?letter\b|\bone letter at a time\b/],
  [
    'letters',
    /\bwordle\b|\b(?:five|5)[- ]letter words?\b|\bguess\w* (?:the |a |one )?(?:daily |secret |hidden )?words? in (?:six|6|five|few|\w+) (?:tries|attempts|guesses)\b|\bword games?\b/,
  ],
  ['anagram', /\banagrams?\b|\bunscrambl\w+|\bword scrambles?\b|\bscrambled (?:words?|letters)\b|\bword games?\b/],
  ['hangman', /\bhangman\b|guess(?:ing)? (?:the |hidden |secret )?words?\b|word guess\w*/],
  ['rps', /\brock[ ,-]{1,2}(?:and )?(?:paper|scissors)\b/],
  ['life', /\bgame of life\b|cellular automat\w+/],
  ['tower', /\btower defen[cs]e\b|defend(?:ing)? (?:the |their |a |your )?(?:castle|base|tower|kingdom)/],
  ['screws', /\bscrews? (?:game|puzzle|sort\w*)|click\w* (?:on )?(?:the )?screws|\bcolou?r sort\w*|sort(?:ing)? (?:puzzle|game)/],
  ['coin', /\bcoin[- ]?(?:flip|toss)\w*|\b(?:flip|toss)\w* (?:a |the )?coins?\b|heads or tails/],
  ['reels', /\bslot (?:game|machine)s?\b|\bslots\b(?= game)|\breels\b|fruit machine/],
  ['colours', /\bcolou?r prediction|predict(?:ing|s)? (?:the )?(?:next )?colou?rs?\b/],
  ['prices', /\bprices? prediction|predict(?:ing|s)? (?:the |future )?(?:\w+ )?prices?\b|\bup or down\b/],
  ['race', /\bludo\b|\bdice (?:race|board|game)|(?:roll|throw)\w* (?:the )?dice|snakes and ladders|\bboard game\b/],
  ['chain', /\bidioms?\b|\bword chains?\b|chain of words/],
  ['hens', /\b(?:feed\w*|rais\w*) (?:\w+ )?(?:chickens?|hens?)\b|collect\w* (?:\w+ )?eggs\b|\bchicken (?:farm|game)/],
  [
    'pet',
    /\b(?:virtual|electronic|digital) pets?\b|\bpets? (?:games?|rais\w+|breed\w*|simul\w*)|\bbreed(?:ing)? (?:games?|and level|and rais\w+|their|pets|monsters)|\brais(?:e|ing) (?:\w+ )?pets?\b/,
  ],
  ['plots', /\bfarm(?:s|ing)?\b|\bplant(?:s|ing)? (?:\w+ )?(?:and harvest\w* )?(?:\w+ )?(?:crops|seeds|vegetables)|\bharvest\w*/],
  ['line', /\btic[- ]?tac[- ]?toe\b|noughts and crosses|three in a row/],
  ['lights', /\blights[- ]?out\b/],
  ['five', /\bgomoku\b|five in a row|\bgobang\b/],
  [
    'mines',
    /\bmine-?sweep\w*|\b(?:uncover|dig|reveal)\w* (?:up )?(?:the |a )?(?:\w+ )?(?:squares?|tiles?|cells?|fields?)\b[^.]{0,60}\b(?:mines|bombs|traps)\b|\b(?:neighbou?ring|adjacent|nearby|surrounding) (?:mines|bombs|traps)\b/,
  ],
  ['blocks', /\btetris\b|falling blocks?|block puzzle/],
  ['snake', /\bsnake\b/],
  [
    'memory',
    /\bmemory (?:game|match\w*|card)|(?<!coin )flip(?:ping)? (?:game|cards?)|card flipping|match\w* (?:identical|pairs|cards?)|remember the (?:pattern|card)/,
  ],
  ['match', /\bmatch-?(?:3|three)\b|eliminat\w+ (?:game|blocks)|candy/],
  ['maze', /\bmaze\b|labyrinth|(?:collect|find) clues|reach the end point|escape room/],
  ['slide', /\bsliding|jigsaw|puzzle/],
  ['spot', /spot the difference|find (?:the )?(?:\d+ )?differences/],
  ['paddle', /\bping-? ?pong\b|table tennis game|\btennis game/],
  ['guess', /\bguess the number|number guessing/],
  ['whack', /\bwhac|fast push|reaction (?:game|test)|click(?:er|ing) game|tap(?:ping)? game/],
  ['falling', /\b(?:falling|dropping|raining|descending) words?\b|\bwords? (?:that )?(?:fall|drop|rain|descend)(?:s|ing)?\b/],
  ['typing', /\btyping|spelling|vocabular/],
  ['cards21', /\bblackjack\b|twenty-?one|\bpoker\b|(?:^|[^d] )card game|playing cards/],
  ['shooter', /\bshoot\w*|\bbullets?\b|plane war|aircraft battle|space invaders|\btank\b/],
  [
    'runner',
    /\baviator|\bflying game|control the (?:aircraft|plane|character|car|train)|avoid(?:ing)? obstacles|\brunner\b|\bracing game|\bcar game|doodle jump|\bjump\w* game|rock climbing|\bparkour|dodg\w+/,
  ],
  ['battle', /\bcombat|\bbattles?\b|role-?playing|\brpg\b|fight\w*|\bmonsters?\b|\bdungeon|boss\b|skill system|equipment system|challenge instance/],
  [
    'realm',
    /\bsimulation|strateg\w+|\bfarm\w*|feed\w* (?:chickens|animals|fish)|\bcity build|factor(?:y|ies)|resource (?:collection|management)|\bgather(?:s|ing)? (?:wood|stone|food|resources|materials|gold)\b|production lines?|\bidle\b|tycoon|\bmining\b|cultivat\w+|civili[sz]ation/,
  ],
]
/** Words that any game may be told with: beside a game that is named, they ask for none of their own. */
const vague = /^(?:puzzle|simulation|strateg\w+|combat|battles?|fight\w*|monsters?|challenge instance|spelling|vocabular)$/
const many =
  /\b(?:arcade|mini|casual|various|simple|different(?: types of)?|small|interactive)[ -]games\b|\barcade game|game (?:center|hall|platform|categor|selection|box)/i
const some: readonly GameName[] = ['match', 'runner', 'snake', 'merge', 'memory']

const titles =
  '2048|sudoku|nonogram|picross|word ladder|wordle|anagram|word scramble|hangman|ludo|rock[, -]{1,2}paper[, -]{1,2}(?:and )?scissors|game of life|tower defen[cs]e|tic[- ]?tac[- ]?toe|noughts and crosses|gomoku|five in a row|lights[- ]?out|minesweeper|tetris|snake|ping-? ?pong|blackjack|whack?[- ]a[- ]mole'
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

const foundIn = (text: string) =>
  cues.flatMap(([game, cue]) => {
    const words = cue.exec(text)?.[0]
    return words === undefined ? [] : [{ game, words, isNamed: isTitle(words.replace(/ (?:game|match\w*|card)s?$/, '')) }]
  })
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
  const named = found.filter(({ isNamed }) => isNamed).map(({ game }) => game)
  const spoken = found.filter(({ isNamed, words }) => isNamed || named.length === 0 || !vague.test(words)).map(({ game }) => game)
  // A farm of plots or hens is a game of its own, and needs no other of gathering beside it.
  const isYard = spoken.includes('hens') && !/\b(?:plant|harvest|crop)/.test(text)
  const isSorted = spoken.some((game) => solved.has(game)) && !/\bsliding|jigsaw/.test(text)
  const isGuessed = spoken.includes('letters') && !/\bhangman\b/.test(text)
  const isFalling = spoken.includes('falling')
  const isOwn = spoken.some((game) => game === 'plots' || game === 'hens' || game === 'life')
  const own = spoken.filter(
    (game) =>
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
])
const played =
  /\b(?:start|play|launch|enter|pause|join|experience|enjoy)(?:ing)? (?:\w+ ){0,2}games?\b|mini-?games?\b|interactive games\b|(?:simple|small|multi-?player|casual|arcade) games?\b|\bgame (?:modes?|logic|lobby|rooms?)\b|\bgameplay\b|tic-?tac-?toe|\b2048\b|\bsudoku\b|\bhangman\b|\bludo\b|\bgame of life\b/i
/** What "game" begins that is no game: "game news", "game store". */
const elsewhere =
  '(?! (?:information|news|guide|account|company|trading|boost|top|rental|item|product|discussion|strategy guide|introduc|service|companion|players|studio|forum|communit|event|review|store|shop|distribut|publish|manag|download|record|video|develop|resource|card center|accelerator|topup|currency|key|coach|library|display|promotion|\\w+ shop|caf[eé]s?|clubs?|nights?|rentals?|sites?|libraries|collections?|campaigns?|masters?|jams?|design(?:er)?s?|rule ?books?|swaps?|tournaments?|sessions?|evenings?|inventor(?:y|ies)|planners?|trackers?|logs?))'
const made = new RegExp(
  `\\b(?:implement|develop|create|build|make|design|want|need)\\b[^.]{0,80}?\\b(?:games?${elsewhere}|minesweeper|tetris|gomoku|lights[- ]?out|2048|sudoku|hangman|ludo|nonograms?|wordle|word ladders?|anagrams?|whack?-a-mole)\\b|^\\s*(?:an?|the|my|our) (?:(?!with|where|for|of)[\\w-]+ ){0,4}games?${elsewhere}\\b`,
  'i',
)
const about =
  /\bsports? games?\b|olympic|football match|game (?:tickets?|schedule|accounts? retriev)|game account retrieval|peripheral|esports? (?:news|events?)/i

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
  /\b(?:crosswords?|chess|checkers|draughts|mah-?jongg?|solitaire|scrabble|backgammon|dominoes|battleships?|reversi|othello|mastermind|connect (?:four|4)|word search(?:es)?)\b/i
/** Whether words name a game that is not played here, and none that is. */
export const isUnknown = (words: string): boolean => unknown.test(words) && foundIn(words.toLowerCase()).length === 0

/** Whether the site itself is a game, has games among the rest, or has none to play. */
export function playIn(words: string): 'whole' | 'part' | null {
  const first = words.split(/[.!?](?:\s|$)/)[0] ?? words
  if (alone.test(first) || puzzle.test(first) || typing.test(first) || /\bthe game of life\b|\bcellular automat\w+/i.test(first)) return 'whole'
  const isMade = made.test(first) && !about.test(words)
  const isPlayed =
    played.test(words) ||
    isPlaying(words) ||
    /\bplayers? (?:can|should|need|will|earn|control|run|rule|build|gather|collect|explore|move|fight|take turns|compete|score)\b/i.test(words)
  if (isMade && foundIn(words.toLowerCase()).some(({ game }) => told.has(game))) return 'whole'
  if (
    isMade &&
    (isPlayed || /\bgame\b[^.]*\b(?:score|level|flip|cards?|puzzle|dice|combat|resource|runner)|\b(?:leaderboards?|game progress|game modes?)\b/i.test(words))
  )
    return 'whole'
  // What its players do is told, and a game of ours is about that: it is played beside what the words keep.
  if (isMade && /\bplayers\b/i.test(words) && foundIn(words.toLowerCase()).length > 0) return 'part'
  return played.test(words) &&
    /\bgames?\b/i.test(words) &&
    !about.test(words) &&
    /\b(?:start|play)(?:ing)? (?:\w+ ){0,2}games?\b|mini-?games?|simple games|interactive games|multi-?player games?|2048/i.test(words)
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

/** What a game of words or prices is played with, where the words say it: the thing whose price it is, sayings instead of words. */
export function toldWords(words: string, games: readonly GameName[]): readonly string[] {
  if (games.includes('prices')) {
    const thing = /\b([a-z][\w-]{2,20}) prices?\b/i.exec(words)?.[1]
    return [thing && !/^(?:the|future|their|its|next|current|real|online|daily)$/i.test(thing) ? `${thing[0]!.toUpperCase()}${thing.slice(1)} price` : 'Price']
  }
  return games.includes('chain') && /\b(?:idioms?|sayings?|proverbs?)\b/i.test(words) ? ['a piece of cake'] : []
}
