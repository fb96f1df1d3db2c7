import { isPlural, singular } from '../lexicon/inflect.ts'
import { outcomes } from '../lexicon/outcomes.ts'
import { emptyNouns } from '../lexicon/relations.ts'
import { adverbialAt } from './adverbial.ts'
import { keepsLight, keptTogether, lightUnlessAlone, trailing } from './phrase-words.ts'
import type { Bounds, Token } from './words.ts'

/** A noun phrase of the words: offsets of what it covers, and its content words in lower case, the last one in the singular. */
export interface Phrase {
  readonly start: number
  readonly end: number
  /** "order" of "their own order information"; never empty. */
  readonly noun: string
  /** The word of little content that was taken off its end: "information", "records", "status" …, or empty. */
  readonly light: string
  /** Under "my", "their", "your own" … */
  readonly own: boolean
  readonly plural: boolean
  /** The preposition that it stands after, where it stands beside what is said: "by" of "hours by project". */
  readonly after?: string
  /** "size (S, M or L)": what a field can be. */
  readonly choices?: readonly string[]
  /** "maximum number" of "maximum number of players": what is counted is the noun. */
  readonly counted?: string
  /** "size in square metres", "age (1-12)". */
  readonly bounds?: Bounds
}

export const determiners = new Set(
  `one-click only just a an the this that these those some any each every all both no another other others its his her our your my their own one's multiple various
different several many more most such certain few numerous diverse corresponding relevant related selected available existing new desired specific
specified respective particular necessary required appropriate suitable additional further general overall entire whole complete detailed basic main
major key current latest newest recent next previous past historical future upcoming best favorite favourite preferred nearby custom customized personalized optional mandatory
real-time realtime live online offline automatic automatically quick quickly easy easily simple convenient user-friendly clear intuitive beautiful
modern realistic responsive comprehensive full rich powerful efficient intelligent smart advanced interactive dynamic friendly good nice great high-quality
high-definition wonderful corresponding's one two three four five six certain unnecessary interested interesting wide variety exclusive common
generated processed posted published uploaded submitted purchased recommended promoted designated ongoing individual unique popular hot featured
possible dedicated trending suggested top-rated reported bookmarked seven eight nine ten twelve twenty thirty favourited proper useful important attractive professional stand supporting ensuring displays provides same previously back havingard traditional separate single proposed saved created received secure flexible reliable robust seamless smooth consecutive chosen coming`.split(
    /\s+/,
  ),
)
const owns = new Set(['my', 'their', 'own', 'your', 'his', 'her', 'our', 'personal', 'individual'])
const prepositions = new Set(
  `for to in on with by from through via using based according at as about within across between among into onto over under without against during below above outside behind beside near
regarding per towards toward upon after before until since than like including include such e.g i.e which that who whom whose where when while how so if
because and or but then also thereby whenever once unless whether etc`.split(/\s+/),
)
/** Words that name a way of looking at a thing, not the thing. */
export const lightNouns = new Set(
  `information info detail details status statuses state record records history histories list lists content contents result results progress data
entry material materials operation operations process processes page pages section sections module modules center centre interface
functionality functionalities function functions feature features type types kind kinds set sets range number amount variety part parts item items
overview area areas zone zones column columns tab tabs summary summaries situation situations condition conditions effect effects aspect aspects activity method methods`.split(
    /\s+/,
  ),
)

export const isPreposition = (word: string): boolean => prepositions.has(word)
/** Whether a word could stand in a noun phrase after its first word. */
const standsInNoun = (token: Token) => token.isWord && token.word !== 'of' && !prepositions.has(token.word)

/** Words that only the next noun phrase can begin with: "everyone | a notice". */
const startsAnother = /^(?:they|he|she|we|i|choosing|selecting|specifying|stating|indicating|each|every|an?|the|their|his|her|our|my|your|its)$/
/** "absences | longer than three days", "projects | filtered by type": what is said of the noun before it is no part of its name. */
function isSaidOfIt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.word
  const { word } = tokens[at]!
  if (next !== undefined && from_what.test(next) && made_of.test(word)) return true
  return (next === 'than' && comparing.test(word)) || (next === 'by' && (ordering.test(word) || made_by.test(word))) || (next === 'to' && given_to.test(word))
}
/** "a shopping list | made from the plan". */
const made_of = /^(?:made|built|created|generated|derived|compiled|put|taken|drawn|based|produced|worked)$/
const from_what = /^(?:from|out|on|with)$/
const comparing = /(?:er|more|less)$/
/** "issues | assigned to them", "orders | placed by customers". */
const given_to = /^(?:assigned|given|allocated|addressed|sent|allotted|delegated|due)$/
const made_by = /^(?:placed|made|written|posted|submitted|sent|reported|requested|created|booked|uploaded|given|left)$/
const ordering = /^(?:filtered|sorted|grouped|ordered|arranged|categori[sz]ed|organi[sz]ed|divided)$/

/** "rate each other afterwards", "confirm each", "show up ahead of time": no noun. */
const standsAlone = /^(?:own|afterwards|ahead|beforehand|thereafter|each|up|down|somehow|anywhere|everywhere|elsewhere|see|let)$/

/** What stands alone as a state: "(submitted, selected)". */
const stately =
  /^(?:submitted|selected|published|posted|processed|uploaded|generated|purchased|recommended|saved|created|received|proposed|reported|new|completed?|variety)$/
/** Reads the noun phrase that begins at `from`; `next` is the index after it. Null where no noun stands there. */
export function phraseAt(tokens: readonly Token[], from: number, to = tokens.length): { phrase: Phrase; next: number } | null {
  if (tokens[from]?.word === 'about' && (from + 1 >= to || !tokens[from + 1]!.isWord || ['us', 'me', 'page', 'and', 'or'].includes(tokens[from + 1]!.word)))
    return aboutAt(tokens, from, to)
  let own = false
  let at = from
  while (
    at < to &&
    tokens[at]!.isWord &&
    (determiners.has(tokens[at]!.word) || isCount(tokens, at)) &&
    !(at + 1 >= to) &&
    !(stately.test(tokens[at]!.word) && tokens[at + 1]?.isWord !== true) &&
    !(tokens[at]!.word === 'key' && !tokens[at + 1]!.isWord)
  ) {
    own ||= owns.has(tokens[at]!.word)
    if (tokens[at]!.word === 'multiple' && tokens[at + 1]?.word === 'choice') break
    if (outcomes.test(`${tokens[at]!.word} ${tokens[at + 1]?.word}`)) break
    at += tokens[at]!.word === 'most' && at + 2 < to && mostDone.test(tokens[at + 1]!.word) ? 2 : 1
  }
  if (tokens[at]?.word === 'personal') own = true
  if (at + 1 < to && isOfOthers(tokens, at)) at += 1
  if (at + 2 < to && tokens[at + 1]!.word === "else's") at += 2
  const first = at
  let beside = 0
  while (at < to && at - first < 6 && standsInNoun(tokens[at]!) && !(at > first && (startsAnother.test(tokens[at]!.word) || isSaidOfIt(tokens, at)))) {
    beside = at > first ? adverbialAt(tokens, at) : 0
    if (beside > 0) break
    at += 1
  }
  if (at === first || (at === first + 1 && standsAlone.test(tokens[first]!.word))) return null
  const head = tokens[at - 1]!.word
  if (tokens[at]?.word === 'of' && at < to) return phraseAfterOf(tokens, { from, first, at, to, own, head })
  return { phrase: made(tokens.slice(first, at), own, tokens[from]!.start), next: Math.min(at + beside, to) }
}

/** "the 10 items" are items. */
const isCount = (tokens: readonly Token[], at: number): boolean => /^\d{1,3}$/.test(tokens[at]!.word) && isPlural(tokens[at + 1]?.word ?? '')

/** "other users' photos", "others' works": of what anybody put there, unless it is said of themselves. */
const isOfOthers = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]!.word === "others'" || (/^others?$/.test(tokens[at - 1]?.word ?? '') && anybodys.test(tokens[at]!.word))) &&
  standsInNoun(tokens[at + 1]!) &&
  !ofThemselves.test(tokens[at + 1]!.word)
const anybodys = /^(?:(?:user|member|player|student|learner|customer|creator|artist|author|classmate|friend)s'|people's|person's|user's)$/
const ofThemselves = /^(?:profiles?|personal|accounts?|information|info|home-?pages?|details?|avatars?|names?|contact|privacy|rights?|needs?|identit(?:y|ies))$/

/** "their own information and files": what a phrase that begins at `from` is, where the one right before it is somebody's own. */
export function ownBeside(tokens: readonly Token[], from: number, phrase: Phrase, before: Phrase | undefined): Phrase {
  if (!before?.own || tokens[from - 1]?.word !== 'and' || tokens[from - 2]?.end !== before.end || determiners.has(tokens[from]!.word)) return phrase
  const isSaid = tokens.slice(Math.max(0, from - 9), from).some(({ word, start }) => word === 'own' && start >= before.start)
  return isSaid ? { ...phrase, own: true } : phrase
}

/** "about", "about us", "about page" as the name of a page. */
function aboutAt(tokens: readonly Token[], from: number, to: number) {
  const next = from + 1 < to && ['us', 'me', 'page'].includes(tokens[from + 1]!.word) ? from + 2 : from + 1
  return { phrase: { start: tokens[from]!.start, end: tokens[next - 1]!.end, noun: 'about', light: '', own: false, plural: false }, next }
}

/** "the order of the steps" is how they follow one another; "an order of goods" is one that somebody placed. */
const isSequence = (tokens: readonly Token[], of: number): boolean =>
  tokens[of - 1]!.word === 'order' &&
  /^(?:the|and|or|display|sort(?:ing)?)$/.test(tokens[of - 2]?.word ?? '') &&
  !bought.test(tokens[of + 1]?.word ?? '') &&
  !bought.test(tokens[of + 2]?.word ?? '')
const bought = /^(?:goods|products?|foods?|meals?|drinks?|dish(?:es)?|medicines?|books?|tickets?|clothes|flowers?|cakes?|customers?|buyers?)$/
/** Nouns for many of a kind: "a directory of businesses" is businesses. */
const gathering =
  /^(?:life-?cycles?|maps?|boards?|proofs?|variety|director(?:y|ies)|catalogue?s?|collections?|archives?|databases?|registers?|selection|series|sequences?|choice|gallery|galleries|lots|bunch|handful|hundreds|thousands|dozens|pairs?|pieces?)$/
/** Tokens that "number of …" is followed through at most. */
const nested_max = 60
function phraseAfterOf(tokens: readonly Token[], read: { from: number; first: number; at: number; to: number; own: boolean; head: string }) {
  const isOwnList = read.head === 'list' && listed.test(tokens[read.at - 2]?.word ?? '') && read.at - 2 >= read.first
  if (/^interests?$/.test(tokens[read.at + 1]?.word ?? '') && read.at + 1 < read.to)
    return { phrase: made(tokens.slice(read.first, read.at), read.own, tokens[read.from]!.start), next: read.at + 2 }
  const rest =
    !isOwnList && (lightNouns.has(read.head) || lightNouns.has(singular(read.head)) || gathering.test(read.head) || isSequence(tokens, read.at))
      ? phraseAt(tokens, read.at + 1, Math.min(read.to, read.at + nested_max))
      : null
  if (rest) {
    if (read.head === 'number' && rest.phrase.light === '') {
      const counted = tokens
        .slice(read.first, read.at)
        .map(({ word }) => word)
        .join(' ')
      return { phrase: { ...rest.phrase, start: tokens[read.from]!.start, own: read.own || rest.phrase.own, counted }, next: rest.next }
    }
    const light =
      rest.phrase.light === '' && !['type', 'kind', 'set', 'number', 'variety', 'range'].includes(singular(read.head)) && !gathering.test(read.head)
        ? read.head
        : rest.phrase.light
    return { phrase: { ...rest.phrase, start: tokens[read.from]!.start, own: read.own || rest.phrase.own, light }, next: rest.next }
  }
  const dated = read.at + 1 < read.to && days.test(read.head) && happenings.test(tokens[read.at + 1]!.word) ? tokens[read.at + 1]!.word : null
  const phrase = made(tokens.slice(read.first, read.at), read.own, tokens[read.from]!.start)
  if (dated !== null) return { phrase: { ...phrase, noun: `${phrase.noun} of ${dated}`, end: tokens[read.at + 1]!.end }, next: read.at + 2 }
  return { phrase, next: read.at }
}
/** "a shopping list of all ingredients" is one that somebody goes through. */
const listed = /^(?:shopping|packing|grocery|waiting|guest|mailing|wish|watch)$/
const days = /^(?:date|place|year|time|country|day)$/
const happenings =
  /^(?:birth|purchase|death|issue|expiry|arrival|departure|origin|publication|delivery|entry|manufacture|hire|collection|construction|release|[a-z]{4,}(?:ation|ition|ment))$/

const isAdverb = (word: string) =>
  /[a-z]{3}ly$/.test(word) && !/^(?:family|assembly|supply|reply|anomaly|butterfly|monthly|weekly|daily|yearly|elderly|friendly)$/.test(word)
/** "the most read articles" are articles. */
const mostDone =
  /^(?:read|seen|sold|heard|popular|active|recent|liked|played|viewed|watched|visited|used|wanted|needed|downloaded|borrowed|booked|commented|followed)$/
/** "assigned orders" are orders. */
const done = /^[a-z]{4,}ed$/

/** "parts used", "goods given" are parts and goods. */
const isDealtWith = (words: readonly string[]) =>
  (isPlural(words.at(-2)!) && /^(?:[a-z]+[^e]ed|won|lost|made|found|read|kept)$/.test(words.at(-1)!)) ||
  /^(?:seen|given|taken|sold|spent|bought|written|worn|eaten|caught|drawn|chosen|stolen|shown|sent|held)$/.test(words.at(-1)!)
/** "open orders", "vacant flats" are orders and flats in a state; "open day" is a name. */
const inState = /^(?:open|incoming|outgoing|vacant|pending|overdue|unpaid|missing|finished|expired|urgent|unread|frequent|automatic)$/
/** "paid fees" are fees; "paid leave" is a name. */
const owed = /^(?:fees?|bills?|invoices?|dues|rents?|charges?|fines?|instal?lments?)$/
const namesWithState =
  /^(?:day|house|source|mic|call|role|position|person|flyer|air|end|question|payment|reply|access|card|response|answer|message)s?$|^replies$/

/** Words that tell what it is, rather than which: "automatic replies", "scheduled tasks", "confirmed cases". */
const namesWhole =
  /^(?:incoming|outgoing) (?:inspections?|documents?|letters?|goods|mails?|parcels?|materials?|samples?)$|^(?:automatic|automated|predefined) (?:repl(?:y|ies)|responses?|answers?)$|^(?:scheduled|timed|planned) (?:tasks?|jobs?)$|^stored value$|^full (?:reductions?|discounts?)$|^(?:planned|estimated|expected|budgeted) (?:costs?|prices?|amounts?|expenses)$|^(?:confirmed|suspected|infected|isolated|quarantined|recovered|cured|vaccinated|hospitali[sz]ed) (?:cases?|individuals?|people|persons?|patients?)$/

/** "short report" is a report; "short story" is a name. */
const isBrief = (word: string, next: string) =>
  /^(?:short|brief|little)$/.test(word) &&
  /^(?:reports?|notes?|descriptions?|summar(?:y|ies)|messages?|texts?|reviews?|comments?|explanations?|bios?|surveys?|questionnaires?)$/.test(next)

/** "the day's schedule" is the schedule. */
const whens = /^(?:day|today|tomorrow|week|month)'s$/

function made(tokens: readonly Token[], own: boolean, start: number): Phrase {
  const words = tokens
    .filter((token, at) => !['of', "'s"].includes(token.word) && !(at < tokens.length - 1 && whens.test(token.word)))
    .map(({ word }) => (word.endsWith("s'") ? singular(word.slice(0, -1)) : word.replace(/'s?$/, '')))
  const told = words.findIndex((word, at) => at > 0 && at === words.length - 2 && isAdverb(word) && done.test(words[at + 1]!))
  if (told !== -1) words.length = told
  if (words.length > 2 && isAdverb(words.at(-1)!) && done.test(words.at(-2)!)) words.length -= 2
  while (words.length > 1 && (trailing.has(words.at(-1)!) || isAdverb(words.at(-1)!) || isDealtWith(words))) words.pop()
  const inner = words.filter(
    (word, index) =>
      index === words.length - 1 ||
      (word === 'multiple' && words[index + 1] === 'choice') ||
      namesWhole.test(`${word} ${words[index + 1]}`) ||
      outcomes.test(`${word} ${words[index + 1]}`) ||
      !(
        determiners.has(word) ||
        (index === 0 && isBrief(word, words.at(-1)!)) ||
        (index === 0 && (done.test(word) || (inState.test(word) && !namesWithState.test(words[1]!)) || (word === 'paid' && owed.test(words[1]!))))
      ),
  )
  const isMany = isPlural(inner.at(-1)!)
  let light = ''
  while (inner.length > 1 && takesOff(inner)) light = inner.pop()!
  const noun = [...inner.slice(-4, -1), singular(inner.at(-1)!)].join(' ')
  const { bounds } = tokens.at(-1)!
  return { start, end: tokens.at(-1)!.end, noun, light, own, plural: isMany, ...(bounds && { bounds }), ...(bounds?.choices && { choices: bounds.choices }) }
}

/** "start lists", "block lists", "cutting lists": lists of their own. */
const listing = /^(?:start|block|allow|deny|ban|pick|call|cutting|picking|loading)$/
/** "lost content", "deleted pages": which of them, and nothing by itself. */
const qualities = /^(?:lost|broken|missing|damaged|corrupt|duplicate|orphan|hidden|blank|invalid|outdated|old)$/

/** "web page", "home page": these need the word after them. */
const wholes = new Set(['web', 'home', 'landing', 'front'])

function takesOff(words: readonly string[]): boolean {
  const [before, last] = [words.at(-2)!, words.at(-1)!]
  if (/^items?$/.test(last)) return /^(?:service|order|product|cargo|goods|project|task|exam|course|inventory)$/.test(before) && words.length === 2
  if (words.length === 2 && (/^lists?$/.test(last) ? listing.test(before) : qualities.test(before))) return false
  if (last === 'sets' || (/^(?:methods?|techniques?)$/.test(last) && before.endsWith('ing'))) return false
  if (/^process(?:es)?$/.test(last) && /^(?:approval|review|audit)$/.test(before)) return false
  if (!lightNouns.has(last) || keptTogether.test(`${before} ${last}`) || wholes.has(before) || (words.length === 2 && emptyNouns.has(before))) return false
  return (
    !keepsLight.has(before) ||
    (!lightUnlessAlone.has(last) && !['records', 'record', 'history', 'results', 'result', 'information', 'progress', 'status', 'list', 'lists'].includes(last))
  )
}
