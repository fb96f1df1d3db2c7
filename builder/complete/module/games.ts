import type { Part } from '../../compose/pages.ts'
import { gameTitles } from '../../game-titles.ts'
import type { Block, Entity } from '../../model.ts'
import { type GameName, gameNames } from '../../module-data.ts'
import type { Clause } from '../../read/clause.ts'
import { asksIn, type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'
import { withDrawnPuzzles } from './drawn-puzzles.ts'
import { withGameRecords } from './game-records.ts'
import { gameResults } from './game-results.ts'
import { withGameRules } from './game-rules.ts'
import { isSetting, settingsIn } from './game-settings.ts'
import { listedGames, withListedGames } from './listed-games.ts'
import { asksForOwnLists, isWordList, withOwnWordLists } from './own-word-lists.ts'
import { claimedBy, withFirstPage, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'
import { rankingBlock, timesBlock } from './results.ts'
import { ownRounds, tellsOfRounds, withRounds } from './rounds.ts'
import {
  asksForDaily,
  asksForMany,
  asksForTime,
  asksForTimes,
  calledIn,
  charactersIn,
  gamesIn,
  goodsIn,
  isOneOf,
  isPlaying,
  isTitle,
  isUnknown,
  playIn,
  tellsOf,
  toldWords,
  usual,
} from './which-games.ts'
import { withoutNames } from './without-names.ts'
import { withWordList, worded } from './word-lists.ts'

/** What a site about a game keeps beside the game; all other things of such words are parts of the game itself. */
const kept =
  /\b(?:scores?|leaderboards?|rankings?|achievements?|rewards?|prizes?|friends?|messages?|chats?|comments?|users?|members?|accounts?|players|products?|purchases?|orders?|payments?|shops?|malls?|tasks|daily tasks|characters|equipments?|props|skills|skill systems?|guilds?|announcements?|news(?: (?:articles?|posts?|items?))?|referrals?|ads?|advertisements?|videos?|tutorials?|rules|rooms?|lobb(?:y|ies)|activities|withdrawals?|deposits?|bets?|forums?|posts?|discussions?|introductions?|deliver(?:y|ies)|subscriptions?|codes?|invit\w+|feedback|reviews?|wallets?|participations?|level progress(?:ions?)?|sign-ups|registrations?|goods|gifts?|coupons?|vouchers?|exchanges?|redemptions?|redemption requests?|(?:game|play|round|spin|activity|payment|transaction|consumption|recharge|exchange|withdrawal|purchase|browsing|learning) (?:records|histories|history entries)|red packets?|questions?|answers?|profiles|settings|power-ups|bonus(?:es)?|\w+ bonus(?:es)?|admin tools|(?:\w+ )?predictions|bets|(?:reward )?claim records|reward claim records)$/
/** What people choose, own or fight in such a game; it is kept, and told to who plays. */
const world =
  /(?:^| )(?:levels|scenarios|storylines|chapters|(?:game )?maps|(?:game )?modes|kingdoms|castles|villages|buildings|units|troops|soldiers|armies|battles|combats|duels|wars|challenges|quests|missions|monsters|bosses|enemies|weapons|armou?rs?|inventor(?:y|ies)|inventory items|items|resources|production lines|factories|machines|teams|alliances|trades|tournaments|competitions|matches|strategies|skins|achievements|badges|pets|heroes|puzzles)$/
const dealing = /^(?:buy|purchase|exchange|redeem|sell|trade)$/
/** Points and coins that are earned and spent, each with its reason. */
const isEarned = ({ fields }: Entity): boolean => fields.length <= 4 && fields.map(({ id }) => id).join() === 'reason,points,date'
/** What people deal in, read and look back at beside the game: goods, guides, its history. */
const isOwn = ({ made: { thing, entity } }: Part): boolean =>
  thing.meant !== undefined ||
  isEarned(entity) ||
  entity.fields.filter(({ id }) => id === 'class' || id === 'health').length === 2 ||
  thing.kit === 'lottery' ||
  (thing.kit === 'record' && /(?:history|records?)$/.test(thing.noun)) ||
  (thing.kit === 'article' && /(?:guide|strategy)$/.test(thing.noun)) ||
  (thing.kit === 'product' && thing.asks.some(({ ask }) => dealing.test(ask.verb)))
/** "exchange coins for hints": what is given for what was earned is kept. */
const isDealtFor = (plural: string, words: string): boolean =>
  words.toLowerCase().includes(`for ${plural}`) && /\b(?:exchang|trad|redeem|swap)\w* \w+ for\b/i.test(words)
/** Titles of a few rows of the site's own: the words that a game is played with. */
const wordsIn = (entities: readonly Entity[], cue: RegExp): string[] =>
  entities
    .filter(({ plural }) => cue.test(plural))
    .flatMap(({ seeds, title }) => seeds.map((seed) => String(seed[title] ?? '')))
    .filter((word) => word.length > 2 && word.length < 20)
    .slice(0, 20)

/** What of the words the games do, whoever asks for it. */
const done =
  /\b(?:start|play|launch|pause|resum|restart|end)\w*(?: and \w+)*(?: the| a| playing)?(?: \w+)? ?(?:games?)?$|\b(?:start|play|launch|paus|end)\w* (?:the |a )?(?:\w+ )?games?\b|control\w* the|avoid|collect (?:clues|coins|power)|flip|match\w* (?:identical|pairs|functions?|pattern)|memory|remember|solve|level(?:s| mode| progression| system)|easy|normal|scoring|(?:earn|view|see|track|record|gain)\w* (?:\w+ ){0,2}scores?|score\b|time\b|timer|leaderboards?|ranking|high scores?|game (?:logic|modes?|rules|results?|progress|over|play)|combat|battle|challenge|gameplay|turn by turn|turn-based|\b(?:run|rule|lead) (?:a|an|their|your|his|her) |\bgather\w* |\b(?:build|upgrade)\w* (?:\w+,? (?:and )?){0,3}(?:farms?|mines?|barracks|castles?|cit(?:y|ies)|villages?|buildings?|towers?|walls|houses|huts|mills|roads|bridges)|\bsurviv\w*|\b(?:train|recruit)\w* (?:\w+ )?(?:soldiers|troops|units|armies|warriors)|\bfight\w*|choose (?:\w+ )?characters?|power-?ups|coins|resource|production|research|feed\w* |collect\w* eggs|ai opponents?|single-?player|roll|move pieces|hints?|real-time feedback|swipe|lanes|reach the end|track of the player|unlock new levels|complete tasks|categor(?:y|ies) selection|(?:choos|select|pick)\w* (?:a |the )?(?:word )?categor(?:y|ies)|past games|total scores?|\bliv(?:es|e)\b|\bundo\w*|\bmoves?\b|\bdifficult\w+|\bpaus\w+|\brestart\w*|\bnick-?names?\b|\bscoreboards?\b|\barrow keys\b|\bgiv(?:e|ing) up\b|\bslid(?:e|ing) (?:the )?(?:numbered )?tiles\b|\bcontinu\w+ (?:a|an|the|their) (?:saved |unfinished |running |paused )?games?\b|\bfill\w* in (?:the )?(?:numbers|cells)|\bmistakes?\b|falling words?|reach the ground|\bneighbou?ring (?:mines|bombs|traps)\b|\bflags?\b|\bpress(?:es|ing)? (?:the )?(?:space|spacebar|enter|keys?|arrows?)\b|\bpaddles?\b|\bballs?\b|\bbricks?\b|\bpipes?\b|\bbaskets?\b|\bbombs?\b|\bcombos?\b|\bseconds\b|\ba minute\b|\bfaster\b|\bspeed\b|\btimers?\b|\bstreaks?\b|\btwo players\b/
/** What of a game of puzzles or words is told by the game itself. */
const solved =
  /\b(?:mark|fill)\w* (?:\w+ ){0,3}(?:cells?|fields?|grids?|squares?)|\bclues?\b|\bdaily (?:puzzle|word|challenge|game)s?|\b(?:puzzle|word) of the day|\bpractices?\b|\bstreaks?\b|\bword lists?\b|\beach step|\bevery step|\bfewest steps|\bpast games|\bguess\w*|\bunfinished\b/
const editing = /\b(?:puzzle|nonogram|grid) (?:editor|creator|designer|maker)\b/
const puzzling: ReadonlySet<GameName> = new Set<GameName>(['nonogram', 'ladder', 'letters', 'anagram', 'hangman', 'sudoku'])
/** What the game of a day and its practice are called where they would be listed. */
const ofDay =
  /^(?:(?:daily|free|practice|today's) )+(?:puzzles?|words?|games?|practices?|challenges?|rounds?|modes?)$|^(?:practices|streaks|past games|steps|clues|cells)$/
/** What would be kept of words that only tell of a page or of a way to play. */
const pagesAlone =
  /^(?:\w+ )?(?:page|screen|section)s? (?:showing|displaying|explaining|listing|with|of|for)\b|^(?:help|rules?|leaderboard|personal) pages?$|^(?:scoreboards?|controls|symbols|opponents|nicknames|arrow keys|give ups|(?:result|test) (?:records|histories)|typing results)$/
/** A board of places that rows were given by hand: the rounds that are played have a place by their scores. */
const isMadeUp = ({ plural, fields }: Entity): boolean =>
  /^(?:(?:weekly|monthly|daily|global|friends?|game|player) )*(?:leaderboards?|rankings?)(?: entries)?$/.test(plural) &&
  fields.some(({ id }) => /^(?:rank|week|place)$/.test(id)) &&
  fields.some(({ id }) => /^(?:score|points|stars)$/.test(id))
/** What is counted in a round, and shown by its game. */
const ofRound =
  /^(?:(?:move|step|turn) counts?|(?:elapsed|playing|play) times?|lives|undos?|(?:lives|score) displays?|pause buttons?|press \w+|combos?(?: give points?)?|hints|timers|speeds?|streak bonus(?:es)?|sounds?(?: effects?)?|(?:two|second) players)$/
const not =
  /\b(?:online (?:multi|match)|multi-?player|matchmaking|friends?|other players|chat|guild|wechat|log ?in|regist|payment|purchase|ads?\b|advertis|video|trade|social|3d|national war|synchroni|broadcast|animations?|deposit|withdraw|referral|cryptocurrenc|real money|scan|freely|automat|exchang)/

/** The draft where the boards of an entity's best rank as `board` does. */
function withTimes(draft: Draft, { id }: Entity, board: (id: string, heading: string) => Block): Draft {
  const pages = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.kind === 'ranking' && block.entity === id ? board(block.id, block.heading) : block)),
  }))
  return withModel(draft, { pages })
}

/** The draft whose first page shows the best too. */
function withBoardAtHome(draft: Draft, board: Block): Draft {
  const home = draft.model.pages.find(({ path }) => path === '/')
  if (home?.blocks.some((block) => block.kind === 'ranking' && board.kind === 'ranking' && block.entity === board.entity)) return draft
  return withModel(draft, { pages: draft.model.pages.map((page) => (page.path === '/' ? { ...page, blocks: [...page.blocks, board] } : page)) })
}

const totals = /\btotal (?:scores?|points|coins)\b|\b(?:my|their|own|personal) (?:total|statistics|scores?|points|stats)\b/i
/** What all rounds of whoever looks come to. */
const totalOf = (id: string, { id: entity }: Entity, measures: Readonly<Record<string, string>>): Block => ({
  kind: 'balance',
  id,
  heading: '',
  entity,
  field: measures.score ?? 'score',
  label: 'Your total score',
  unless: [],
  text: '',
})

/** A game that is played on the site, with levels, pause, scores and the board of the best. */
export const games: Completer = (draft) => {
  const words = wordsOf(draft)
  const play = playIn(words)
  if (play === null) return draft
  const named = gamesIn(words)
  const isDrawn = draft.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'draw'))
  if (named.length === 0 && (isDrawn || isUnknown(words))) return draft
  const isOne =
    !/\bgame (?:lists?|categor|search|introduc|recommend|display|platform|cent(?:er|re)|box|management|selection|hall|lobb)|(?:various|different|types of|browse|other) (?:\w+ )?games\b|\b(?:create|build|manage) (?:their own )?virtual \w+/i.test(
      words,
    )
  const isPortal = !isOne && asksForMany(words)
  const most = Math.max(usual.length, listedGames(draft)?.seeds.length ?? 0)
  const found: readonly GameName[] = isPortal ? [...new Set([...named, ...usual, ...gameNames])].slice(0, most) : named
  const chosen: readonly GameName[] = found.length > 0 ? found : ['match', 'memory']
  // Who takes part in a game that is played here is told by its scores.
  const takesPart = ({ plural, fields }: Entity) => /(?:^| )participations$/.test(plural) && !fields.some(({ type }) => type === 'reference')
  const lasting = new Set(draft.parts.filter(isOwn).map(({ made }) => made.entity.id))
  const isPart = (entity: Entity) =>
    !(tellsOfRounds(entity, chosen) && !/progress$/.test(entity.plural)) &&
    (takesPart(entity) || (!kept.test(entity.plural) && !world.test(entity.plural) && !lasting.has(entity.id) && !isDealtFor(entity.plural, words)))
  // What a site of many games keeps is its own, and no part of one of them; a game that is named is played, not listed.
  const isTitled = (singular: string) => isTitle(singular) || (!chosen.includes('nonogram') && isTitle(singular.replace(/ puzzle$/, '')))
  const isPuzzle = (singular: string) => / puzzle$/.test(singular) && !chosen.includes('nonogram')
  const isPlayed = ({ singular }: Entity) => isTitled(singular) || ((/ game$/.test(singular) || isPuzzle(singular)) && isOneOf(singular, chosen))
  const isSolved = play === 'whole' && isOne && chosen.every((game) => puzzling.has(game))
  const hasLists = chosen.some((game) => worded.has(game)) && asksForOwnLists(draft)
  const things = draft.model.entities
    .filter(
      (entity) =>
        (isSolved && ofDay.test(entity.plural)) ||
        (ofRound.test(entity.plural) && play === 'whole' && !isDealtFor(entity.plural, words)) ||
        (hasLists && isWordList(entity)) ||
        (play === 'whole' && (pagesAlone.test(entity.plural) || (entity.plural === 'moves' && /\bundo\w*/i.test(words)))) ||
        isPlayed(entity) ||
        isMadeUp(entity) ||
        (play === 'whole' && isOne && isPart(entity)),
    )
    .map(({ id }) => id)
  const lean = withoutNames(
    withPathsFreed(draft, withoutThings(draft, things)),
    draft.model.entities.filter(({ id }) => things.includes(id)),
  )
  const asked = settingsIn(words, chosen)
  const scored = gameResults(lean, chosen, { ...asked, isOwnGame: isOne && found.length === 0 })
  const { entity, keeps } = scored
  const timedToo = asksForTime(words) || keeps.measures.moves !== undefined
  const shown = [
    ...(keeps.measures.speed ? ['speed', 'accuracy'] : []),
    'level',
    'game',
    ...(asked.settings ?? []).map(({ name }) => name),
    'result',
    'moves',
    ...(timedToo ? ['seconds'] : []),
  ].flatMap((measure) => keeps.measures[measure] ?? [])
  const results = { ...scored, draft: withRounds(scored, shown, chosen, chosen.length === 1 ? gameTitles[chosen[0]!].name : 'Round') }
  const { seconds, result } = keeps.measures
  const isTimed = seconds !== undefined && result !== undefined && isSolved && asksForTimes(words)
  const boardOf = (id: string, heading: string): Block =>
    isTimed ? timesBlock(id, heading, entity, seconds, result, shown) : rankingBlock(id, heading, entity, shown)
  const listed = hasLists
    ? { ...withOwnWordLists(results.draft), rows: undefined }
    : { ...withWordList(results.draft, chosen), lists: undefined, path: undefined }
  const told = [...toldWords(words, chosen)]
  const title = play === 'whole' ? 'Play' : 'Games'
  const [first] = chosen
  const gameTitle =
    (play === 'whole' && first !== undefined && chosen.length === 1 ? (first === 'typing' ? 'Typing test' : calledIn(words, first)) : undefined) ?? title
  const paged = withFirstPage(
    listed.draft,
    title,
    (id) => [
      {
        kind: 'game',
        id: id('game'),
        heading: '',
        games: [...chosen],
        characters: [...charactersIn(words, chosen)],
        ...asked,
        words:
          chosen.includes('realm') && !chosen.includes('battle')
            ? [...goodsIn(words)]
            : told.length > 0
              ? told
              : wordsIn(draft.model.entities, chosen.includes('battle') ? /monster|enem|boss/ : /word|idiom|vocab/),
        text: '',
        ...(listed.rows && { rows: listed.rows }),
        ...(listed.lists && { lists: listed.lists }),
        ...(asksForDaily(words) && { daily: true }),
        keeps,
      },
      ...(totals.test(words) ? [totalOf(id('own_total'), entity, keeps.measures)] : []),
      ownRounds(results.draft, entity, shown),
      boardOf(id('game_ranking'), isTimed ? 'Fastest' : 'Leaderboard'),
    ],
    'Start the game',
    gameTitle,
  )
  const portal = !isPortal ? paged : withListedGames(paged, chosen, { kind: 'game', heading: '', games: [], characters: [], words: [], text: '', keeps })
  const drawn = withDrawnPuzzles(withGameRecords(withGameRules(portal, chosen, asked), scored, shown), chosen, keeps)
  const timed = isTimed ? withTimes(drawn, entity, boardOf) : drawn
  const homed = play === 'whole' ? withBoardAtHome(timed, boardOf(newBlockId(timed, 'home_ranking'), 'Best so far')) : drawn
  const where = homed.model.pages.find((page) => page.title === gameTitle && page.blocks[0]?.kind === 'game')?.path ?? '/'
  const own = new Set(things)
  const absorbed = asksIn(homed).filter(({ ask, text }) => {
    const fate = homed.plan.fates.get(ask)
    const made = fate?.is === 'thing' ? homed.parts.find(({ made: one }) => one.thing === fate.thing)?.made.entity.id : undefined
    return made !== undefined && own.has(made) && done.test(text) && !not.test(text)
  })
  const claims = new Map([...absorbed.map(({ ask }) => [ask, where] as const), ...homed.claims])
  const board = homed.model.pages.find(
    ({ path, navigation, blocks }) => path !== '/' && path !== where && navigation !== null && blocks.some(({ kind }) => kind === 'ranking'),
  )
  const ranked = asksIn(homed).filter(
    ({ text, ask }) => /leaderboards?|ranking|high scores?/.test(homed.brief.words.slice(ask.start, ask.end).toLowerCase()) && !not.test(text),
  )
  const boarded = { ...homed, claims: new Map([...claims, ...ranked.map(({ ask }) => [ask, board?.path ?? where] as const)]) }
  const played = claimedBy(boarded, where, done, not)
  const editor = played.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'game' && block.games.includes('drawing')))?.path
  const edited = editor === undefined ? played : claimedBy(played, editor, editing)
  const chosenToo = asked.settings || asked.levels ? claimed(edited, where, settingsOf(edited)) : edited
  const listing = listed.path === undefined ? chosenToo : claimedBy(chosenToo, listed.path, /\bword[- ](?:lists?|sets?|packs?)\b|\bshare them\b/)
  const puzzled = isSolved ? claimedBy(listing, where, solved, /\bduels?\b|\bfriends?\b/) : listing
  return claimed(puzzled, where, playedOf(puzzled, chosen))
}

/** The clauses that only say what is chosen before a round. */
const settingsOf = ({ brief }: Draft): readonly Clause[] =>
  brief.clauses.filter(({ start, end, mode }) => mode !== 'subject' && mode !== 'style' && isSetting(brief.words.slice(start, end)))

/** The clauses that name a game of those that are played here, and nothing else: "a snake game". */
const playedOf = ({ brief }: Draft, chosen: readonly GameName[]): readonly Clause[] =>
  brief.clauses.filter(({ start, end, mode }) => {
    const text = brief.words
      .slice(start, end)
      .toLowerCase()
      .replace(/^(?:with|offering|including|featuring|such as) /, '')
      .replace(/^an? /, '')
      .replace(/ (?:puzzles?|against the computer)$/, '')
    return (
      mode !== 'subject' &&
      (isTitle(text) ||
        isPlaying(text) ||
        tellsOf(text, chosen) ||
        (/^(?:an? )?(?:[\w-]{1,20} ){1,3}game$/.test(text) && gamesIn(text).some((game) => chosen.includes(game))))
    )
  })
