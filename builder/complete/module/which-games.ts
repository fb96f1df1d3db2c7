import type { GameName } from '../../module-data.ts'

/** Which games words ask for, by what they say of them; the more special come first. */
const cues: readonly (readonly [GameName, RegExp])[] = [
  ['merge', /\b2048\b/],
  ['line', /\btic[- ]?tac[- ]?toe\b|noughts and crosses|three in a row/],
  ['five', /\bgomoku\b|five in a row|\bgobang\b/],
  ['mines', /\bminesweeper\b/],
  ['blocks', /\btetris\b|falling blocks?|block puzzle/],
  ['snake', /\bsnake\b/],
  ['memory', /\bmemory (?:game|match\w*|card)|flip(?:ping)? (?:game|cards?)|card flipping|match\w* (?:identical|pairs|cards?)|remember the (?:pattern|card)/],
  ['match', /\bmatch-?(?:3|three)\b|eliminat\w+ (?:game|blocks)|candy/],
  ['maze', /\bmaze\b|labyrinth|(?:collect|find) clues|reach the end point|escape room/],
  ['slide', /\bsliding|jigsaw|puzzle/],
  ['spot', /spot the difference|find (?:the )?(?:\d+ )?differences/],
  ['paddle', /\bping-? ?pong\b|table tennis game|\btennis game/],
  ['guess', /\bguess the number|number guessing/],
  ['whack', /\bwhack|fast push|reaction (?:game|test)|click(?:er|ing) game|tap(?:ping)? game/],
  ['typing', /\btyping|word game|spelling|idioms?\b|vocabular|crossword/],
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
const many = /\b(?:arcade|mini|casual|various|simple|different types of|small|h5)[ -]games?\b|game (?:center|hall|platform|categor)/i
const some: readonly GameName[] = ['match', 'runner', 'snake', 'merge', 'memory']

const titles = '2048|tic[- ]?tac[- ]?toe|noughts and crosses|gomoku|five in a row|minesweeper|tetris|snake|ping-? ?pong|blackjack|whack[- ]a[- ]mole'
const title = new RegExp(`^(?:and |or )?(?:${titles}|memor(?:y|ies))s?(?: \\((?:${titles})\\))?$`, 'i')
/** Whether words are the name of a game, as in a list of games: "tic-tac-toe (five in a row)", "minesweepers". */
export const isTitle = (words: string): boolean => title.test(words.trim())

/** The games that words ask for: all that they name, at most three that they only speak of, a handful where they ask for games of all kinds. */
export function gamesIn(words: string): readonly GameName[] {
  const text = words.toLowerCase()
  const found = cues.flatMap(([game, cue]) => {
    const words = cue.exec(text)?.[0]
    return words === undefined ? [] : [{ game, isNamed: isTitle(words.replace(/ (?:game|match\w*|card)s?$/, '')) }]
  })
  const named = found.filter(({ isNamed }) => isNamed).map(({ game }) => game)
  const all = [...new Set([...named, ...found.map(({ game }) => game).slice(0, 3)])]
  if (many.test(text)) return [...new Set([...all, ...some])].slice(0, Math.max(5, named.length))
  return all.slice(0, Math.max(3, named.length))
}

const playedTitle = new RegExp(`\\bplay(?:ing)? (?:\\w+ ){0,2}(?:${titles})\\b`, 'i')
/** Whether words say that a game of ours is played: "play gomoku against the computer". */
export const isPlaying = (words: string): boolean => playedTitle.test(words)
const played =
  /\b(?:start|play|launch|enter|pause|join|experience|enjoy)(?:ing)? (?:\w+ ){0,2}games?\b|mini-?games?\b|(?:simple|small|multi-?player|casual|arcade) games?\b|\bgame (?:modes?|logic|lobby|rooms?)\b|\bgameplay\b|tic-?tac-?toe|\b2048\b/i
/** What "game" begins that is no game: "game news", "game store". */
const elsewhere =
  '(?! (?:information|news|guide|account|company|trading|boost|top|rental|item|product|discussion|strategy guide|introduc|service|companion|studio|forum|communit|event|review|store|shop|distribut|publish|manag|download|record|video|develop|resource|card center|accelerator|topup|currency|key|coach|library|display|promotion|\\w+ shop|caf[eé]s?|clubs?|nights?|rentals?|sites?|libraries|collections?))'
const made = new RegExp(
  `\\b(?:implement|develop|create|build|make|design|want|need)\\b[^.]{0,80}?\\b(?:games?${elsewhere}|minesweeper|tetris|gomoku|2048)\\b|^\\s*(?:an?|the|my|our) (?:(?!with|where|for|of)[\\w-]+ ){0,4}games?${elsewhere}\\b`,
  'i',
)
const about =
  /\bsports? games?\b|olympic|football match|game (?:tickets?|schedule|accounts? retriev)|game account retrieval|peripheral|esports? (?:news|events?)/i

/** A game of ours by its name, and nothing else: "tic tac toe", "a snake game". */
const alone = new RegExp(
  `^\\s*(?:(?:please|make|build|create|me|an?|the|my|our|simple|classic|little|online|game of) )*(?:${titles}|memory(?= (?:card|game)))(?: card| puzzle)?(?: game)?(?: (?:site|app|website|page|clone))?\\s*$`,
  'i',
)
/** Whether the site itself is a game, has games among the rest, or has none to play. */
export function playIn(words: string): 'whole' | 'part' | null {
  const first = words.split(/[.!?](?:\s|$)/)[0] ?? words
  if (alone.test(first)) return 'whole'
  const isMade = made.test(first) && !about.test(words)
  const isPlayed =
    played.test(words) ||
    isPlaying(words) ||
    /\bplayers? (?:can|should|need|will|earn|control|run|rule|build|gather|collect|explore|move|fight|take turns|compete|score)\b/i.test(words)
  if (isMade && (isPlayed || /\bgame\b[^.]*\b(?:score|level|flip|cards?|puzzle|dice|combat|resource|runner)/i.test(words))) return 'whole'
  return played.test(words) &&
    /\bgames?\b/i.test(words) &&
    !about.test(words) &&
    /\b(?:start|play)(?:ing)? (?:\w+ ){0,2}games?\b|mini-?games?|simple games|multi-?player games?|2048/i.test(words)
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
