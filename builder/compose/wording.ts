import { article, capital, isPlural, listed } from '../lexicon/inflect.ts'
import { verbKind } from '../lexicon/verbs.ts'
import type { Role } from '../model.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { baseOfThird } from '../read/third.ts'
import { tokensOf } from '../read/words.ts'
import { makingOf } from './actions.ts'
import { isOrder } from './of-the-order.ts'
import type { Part } from './pages.ts'

const lead =
  /^(?:and |also |then )?(?:where |so that |for |allowing |allows |enabling |letting |lets )?(?:(?:the |all |each |registered )?[\p{L}-]+(?: end| side)? )?(?:(?:should|can|could|may|will|must) )?(?:also )?(?:be able to |be allowed to )?(?:to )?/iu

/** Whoever speaks: what is theirs is "ours" to those who visit. */
const isSpeaker = (actor: string): boolean => /^(?:i|we|me|us)$/.test(actor)

/** What is said of something else after what somebody does: "record loans, late fees are charged". */
const besides = /, (?:[\p{L}-]+ ){1,3}(?:is|are|gets?) [\p{L}-]+ed\b.*$/u

/** A clause of somebody's doing as an order: "Users should be able to log in" → "Log in"; "their" becomes "your". */
function asOrder(words: string, clause: Clause): string {
  const first = clause.asks[0]
  const text =
    first && !first.nominal
      ? words.slice(Math.max(clause.start, Math.min(first.start, clause.end)), clause.end)
      : words.slice(clause.start, clause.end).replace(lead, '')
  const order = clean(text.replace(/,? and (?:more|so on|others|the like)\W*$/i, '').replace(besides, ''))
  const [verb = ''] = order.split(' ', 1)
  return capital(
    yours(
      (baseOfThird(verb.toLowerCase()) ?? verb) + order.slice(verb.length),
      clause.actors.every((actor) => isSpeaker(actor) || actor === 'user'),
    ),
  )
}
/**
 * What leans on a clause before it says nothing by itself ("confirms them", "message you"), nor does what could be anything ("perform corresponding
 * operations") or is no doing ("need a list"); and what is done with something is no order ("posts can be pinned").
 */
const leans =
  /^(?:need|want|have|like)\b|\b(?:them|it)\b|\byou$|\b(?:corresponding|related|relevant|respective|various|other) (?:operations?|functions?|actions?|tasks?|activities|information)\b|\b(?:can|should|must|will|may) be\b/i

/** One line of well-formed text without control characters, or separators at its ends. */
export function clean(text: string): string {
  const line = text
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .toWellFormed()
    .replace(/\s+/g, ' ')
  let [from, to] = [0, line.length]
  while (from < to && ' ,;:.'.includes(line[from]!)) from += 1
  while (to > from && ' ,;:'.includes(line[to - 1]!)) to -= 1
  return line.slice(from, to)
}

/** Said to who visits: "their" and "whether they" are theirs, "my" that of whoever runs the site, unless they speak of what they do themselves. */
const yours = (text: string, isOwn: boolean): string =>
  text
    .replace(
      /\b(?:their own|their(?! (?:status|state|prices?|availability|locations?|details)\b)|my own|my|our own|our|themselves|myself|ourselves)\b/gi,
      (match) => {
        if (!isOwn && /^(?:my|our)\b/i.test(match)) return 'our'
        return /own$/i.test(match) ? 'your own' : /sel(?:f|ves)$/i.test(match) ? 'yourself' : 'your'
      },
    )
    .replace(/(?<!\bwhat )\bthey(?=['’ ])|\bthey (?=need|want|have|like|dislike|offer|see)/gi, (match) => (match.endsWith(' ') ? 'you ' : 'you'))

/** Text cut to a length at a word, with an ellipsis where something is left out. */
export function short(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  const at = cut.lastIndexOf(' ')
  return `${(at > max / 2 ? cut.slice(0, at) : cut).replace(/[\s,;:.]+$/, '').toWellFormed()}…`
}

const longestSummary = 220

/** What the site is, in one sentence of the description's own words. */
export function summaryOf(brief: Brief, name: string): string {
  const { subject, words } = brief
  const rest = words.slice(subject.start, subject.start + 600)
  const { background, component } = brief.style
  const looks = [background, component].flatMap((colour) => (colour ? [colour.start - subject.start] : []))
  const ends = [rest.search(/[.!?;](?:\s|$)|\n/), ...looks].filter((at) => at > 0)
  const cut = clean(rest.slice(0, Math.min(...ends, rest.length)))
  const said = looks.length > 0 ? cut.replace(/(?: (?:with|in|on|and|a|an|the|using|of)){1,4}$/, '') : cut
  const text = clean(said.replace(/^(?:an? |the )?(?:outdated|existing|legacy) (?=\p{L})/iu, ''))
  if (!/\p{L}/u.test(text)) return `${name}.`
  const first = text.split(' ', 1)[0]!
  const head = /^[\p{L}' -]+?(?=,| (?:of|for|from|with|in|on|by|to|at|about|between|where|that|which|and)\b|$)/u.exec(text)?.[0].split(' ').at(-1) ?? first
  const lead =
    isPlural(first.toLowerCase()) ||
    isPlural(head.toLowerCase()) ||
    ['update', 'recreate', 'redesign', 'show', 'sell', 'modify', 'improve', 'convert', 'add', 'keep', 'track', 'plan', 'compare', 'record', 'i', 'we'].includes(
      first.toLowerCase(),
    ) ||
    /^(?:\p{Lu}|an? |the )/u.test(text)
      ? ''
      : `${article(first)} `
  const summary = short(capital(lead + text), longestSummary)
  return summary.endsWith('…') || summary.endsWith('.') ? summary : `${summary}.`
}

/** A line under the name: what people do there, in the words of the description, else by what the pages offer. */
export function taglineOf(brief: Brief, summary: string, parts: readonly Part[], roles: readonly Role[]): string {
  const line = toldLine(brief, summary, parts, roles)
  return isOrder(line) ? (offeredIn(parts) ?? line) : line
}

function toldLine(brief: Brief, summary: string, parts: readonly Part[], roles: readonly Role[]): string {
  const told = brief.clauses.filter(
    (clause) =>
      clause.mode === 'acts' &&
      clause.actors.some((actor) => actor !== '') &&
      clause.asks.length > 0 &&
      clause.asks.every(({ kind }) => !['session', 'choose', 'external', 'transfer'].includes(kind)),
  )
  const orders = ordersFor(brief.words, told, roles)
  const visitors = roles.length > 3 ? visitorsLine(brief.words, told, roles) : null
  if (visitors) return sentence([visitors])
  if (orders.length >= 2 || (orders[0]?.includes(', ') && orders[0].length > 40)) {
    const line = sentence(orders)
    return line.length <= 150 ? line : sentence(orders.slice(0, 2))
  }
  const aim = aimOf(summary)
  const offered = offeredIn(parts)
  const isTold = !unlike.test(aim) && aim.split(' ').length > 2 && (aim !== summary || summary.split(' ').length > 7)
  if (isTold && !(offered !== null && isBuilders(aim, summary))) return inBreath(brief, orders, roles) ?? short(toVisitors(aim), 150)
  return offered ?? summary
}

/** What a page is laid out of: "that includes elements such as a title", "including a contact form". */
const laidOut = /\b(?:includ|contain)\w* (?:elements|sections|components|(?:an? |the )(?:\S+ )?(?:\S+ )?(?:form|title|header|button|navigation))\b/i

/** Whether an aim tells what is to be built rather than what there is: "Showcase a stained glass workshop.", "A portal website for new vision." */
const isBuilders = (aim: string, summary: string): boolean =>
  /^[^\p{L}“"]/u.test(aim) ||
  laidOut.test(aim) ||
  /^(?:showcas|display|show|present|introduc|promot|publish|advertis|provid)(?:e|ing|es|s)?\b(?!.* of )[^,]*$/i.test(aim) ||
  (aim === summary && madeAs.test(summary) && !/, .*\band /.test(summary))

/** What the first pages offer: "See the plays and workshops, and book a ticket."; null where there is nothing to see and nothing to do. */
function offeredIn(parts: readonly Part[]): string | null {
  const offers = parts.filter(({ made: { thing, entity } }) => !thing.sorts && (entity.read !== 'managed' || entity.write === 'anyone')).slice(0, 3)
  const made = offers.flatMap(({ made, acts: { create } }) => (create && made.entity.write === 'anyone' ? makingOf(made.thing).phrase : []))
  const shown = offers.flatMap(({ made, acts: { create } }) => (create && made.entity.write === 'anyone' ? [] : made.entity.plural))
  const all = [...(shown.length > 0 ? [`see the ${listed(shown)}`] : []), ...new Set(made)]
  return all.length > 0 ? capital(`${shown.length > 1 ? all.join(', and ') : listed(all)}.`) : null
}

/** "Split expenses with my flatmates." is said to each who does that. */
const toVisitors = (aim: string): string =>
  verbKind((/^[\p{L}-]+/u.exec(aim)?.[0] ?? '').toLowerCase()) === undefined
    ? aim
    : aim.replace(/\b(?:my|our) own\b/gi, 'your own').replace(/\b(?:my|our)\b/gi, 'your')

/** The line of a site said in one breath: what it lists, else the one thing that whom it is for do there; null where it tells neither. */
function inBreath(brief: Brief, orders: readonly string[], roles: readonly Role[]): string | null {
  if (brief.words.length >= oneBreath || isPlural(brief.subject.topic.at(-1) ?? '')) return null
  const managing = new Set(roles.flatMap(({ name, manages }) => (manages ? name.toLowerCase() : [])))
  const isTheirs = brief.clauses.every(({ mode, actors }) => mode !== 'acts' || !actors.some((actor) => managing.has(actor)))
  return (
    namedIn(brief) ??
    (orders.length === 1 && isTheirs && /, (?:[\p{L}]+ ){1,2}?(?:should|can|could|send|submit)\b/u.test(brief.words) ? sentence(orders) : null)
  )
}
/** So many characters are said in one breath: "a choir, concerts and rehearsals". */
const oneBreath = 160
/** What a description of one breath lists after what the site is: "a church bulletin with sermons and events" → "Sermons and events." */
function namedIn({ clauses, words }: Brief): string | null {
  const [first, ...rest] = clauses.filter(({ mode }) => mode !== 'style')
  if (first?.mode !== 'subject' || rest.length < 2 || !rest.every(({ mode, asks }) => mode === 'functions' && asks.length > 0)) return null
  const said = clean(words.slice(rest[0]!.start, rest.at(-1)!.end).replace(/^(?:with|including|featuring|and) /, ''))
  return said.length > 20 && !/\b(?:i|we|us|me|who)\b/i.test(said)
    ? `${capital(tokensOf(said).reduceRight((text, { start, end, text: raw, word }) => (raw.toLowerCase() === word ? text : text.slice(0, start) + word + text.slice(end)), said))}.`
    : null
}

/** What is said by whoever speaks, or to whoever builds, is no line for visitors. */
const unlike =
  /\b(?:[Ii]|[Ww]e|me|us|based on|deploy|functions|functionalities|functionality)\b|^My\b|^Sell\b|^An? (?:[\p{L}-]+ ){1,3}(?:of [\p{L}\d ]{2,20} )?(?:has|have|wants?|needs?)\b|^(?:An? )?(?:(?:two|three|four|five)[ -](?:man|woman|person) )?(?:team|list|form)\b|^An? (?:[\p{L}-]+ and )?(?:teach|run|own|keep|repair|clean|drive|walk|collect|organi[sz]e|bake|help|visit|are|am)\b/u

/** What visitors do there: those whom the site is for before those who run it, and what whoever speaks does only where nobody else does anything. */
function ordersFor(words: string, clauses: readonly Clause[], roles: readonly Role[]): readonly string[] {
  const first = roles.find(({ manages }) => !manages)?.name.toLowerCase()
  const others = clauses.filter(({ actors }) => !actors.every(isSpeaker))
  const theirs = others.filter(({ actors }) => first !== undefined && actors.includes(first))
  const ordersOf = (some: readonly Clause[]): readonly string[] =>
    apart(
      some.map((clause) => asOrder(words, clause)).filter((order) => order.length > 6 && order.length < 64 && !leans.test(order) && !/\bwould\b/.test(order)),
    )
  const own = ordersOf(theirs)
  if (own.length >= 2 || (own[0]?.includes(', ') && own[0].length > 40)) return own
  const managing = new Set(roles.flatMap(({ name, manages }) => (manages ? name.toLowerCase() : [])))
  const visiting = Map.groupBy(
    others.filter(({ actors }) => actors.every((actor) => !managing.has(actor))),
    ({ actors }) => actors[0] ?? '',
  )
  const one = [...visiting.values()].map(ordersOf).find(({ length }) => length >= 2)
  const all = ordersOf(others)
  return one ?? (all.length > 0 ? all : ordersOf(clauses))
}

/** The one thing, said at length, that the first of several kinds of people does: where others have portals, the first page is theirs. */
function visitorsLine(words: string, clauses: readonly Clause[], roles: readonly Role[]): string | null {
  const first = roles.find(({ manages }) => !manages)?.name.toLowerCase()
  const theirs = clauses.filter(({ actors }) => first !== undefined && actors.includes(first))
  return theirs.length === 1 ? shortened(asOrder(words, theirs[0]!)) : null
}

/** A long order with the first two of what it lists; null for one that lists nothing. */
function shortened(order: string): string | null {
  const [first, second, ...more] = order.split(/, (?:and )?| and /)
  const line = `${first} and ${second}`
  return order.length >= 64 && more.length > 0 && second !== undefined && line.length > 24 && line.length < 64 && !leans.test(line) ? line : null
}

const mostOrders = 3
/** The first few orders, but for those of what was said already: "manage messages" after "leave messages", "viewing and deleting messages". */
function apart(orders: readonly string[]): readonly string[] {
  const about = (order: string): string => order.toLowerCase().split(' ').at(-1) ?? ''
  const all = [...new Set(orders)].filter((order) => !/^\w+ing\b/.test(order) || orders.length < 3)
  const fresh = all.filter((order, at) => order.split(' ').length > 3 || all.findIndex((one) => about(one) === about(order)) === at)
  const few = (fresh.length > 1 ? fresh : all).slice(0, mostOrders)
  // A list within an order ends the sentence.
  const last = few.findIndex((order) => /, .*\b(?:and|or) /.test(order))
  return last === -1 || (last === 0 && few[0]!.length <= 40) ? few : few.slice(0, last + 1)
}

const madeAs =
  /^(?:An? )?(?:[\p{L}\p{N}'’-]+,? ){0,8}?(?:web ?site|web ?page|site|page|system|platform|app|application|tool|portal|software|mini-program|planner|tracker)\b,? /iu
/** What a summary says that the site is for, without what kind of site it is: "A content management system for managing and publishing content." → "Managing and publishing content." */
function aimOf(summary: string): string {
  const told = summary.replace(/, (?:where|so that|allowing|enabling|in which)\b.*$/i, '.')
  if (told !== summary) return aimOf(told)
  const listed_ = /^[^:,]{3,60}: (?=\p{L}+\P{L}+\p{L}+)(.+)$/u.exec(summary)?.[1]
  if (listed_) return capital(listed_)
  const rest = summary.replace(madeAs, '')
  const holding =
    /^(?:with|including|featuring|offering|that (?:has|offers|shows)|which (?:has|offers|shows)|(?:to|for) (?:showcas|show|display|present)(?:e|ing)?) (\p{L}[^,]*, .*\band .+)$/iu.exec(
      rest,
    )?.[1]
  if (rest !== summary && holding) return capital(holding)
  if (rest === summary || !/^(?:to|for|that|which) /.test(rest)) return summary
  const said = (shown.exec(rest)?.[1] ?? rest.replace(/^(?:to|for) /, '')).replace(/\busers?['’]s?(?= )/g, 'your')
  const third = /^(?:that|which) ([\p{L}-]+)( .+)$/u.exec(said)
  if (!third) return capital(said)
  const base = baseOfThird(third[1]!.toLowerCase())
  return base === null || base === undefined ? summary : capital(base + third[2]!)
}
/** "for Sichuan population data to display the population": what is done with what it is for. */
const shown = /^for [^,]{3,60}? to ((?:display|show|manage|record|let|make|find|keep|track|share|collect|learn) .+)$/

function sentence(orders: readonly string[]): string {
  const [first = '', ...rest] = orders
  const lower = rest.map((order) => (/^[A-Z]{2}/.test(order) ? order : order[0]!.toLowerCase() + order.slice(1)))
  const all = [first, ...lower]
  if (all.length === 1 || /, .*\band /.test(all.at(-1)!)) return `${all.join(', ')}.`
  return all.some((order) => order.includes(' and ')) ? `${all.slice(0, -1).join(', ')}, and ${all.at(-1)}.` : `${listed(all)}.`
}
