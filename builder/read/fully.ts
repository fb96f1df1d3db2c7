import { isPlural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { siteNouns } from './cue-words.ts'
import { isActor } from './person.ts'
import { verbAt } from './verb.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const modals = new Set(['can', 'could', 'may', 'should', 'must', 'will', 'shall'])
const beings = new Set(['is', 'are', 'be', 'was', 'were'])
const between = new Set(['also', 'then', 'only', 'easily', 'always', 'later', 'afterwards', 'automatically', 'directly', 'manually', 'both'])
const openers = new Set(['afterwards', 'then', 'later', 'there', 'here', 'also', 'finally', 'additionally', 'once', 'together', 'next'])

const papers = /^(?:newspaper|magazine|news|blog|journal|gazette)$/
/** "a newspaper with sections for politics and sport": its articles are of these kinds. */
export function withSections(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => /^(?:sections|categories|columns)$/.test(word) && /^(?:for|on|about|like)$/.test(tokens[index + 1]?.word ?? ''),
  )
  if (at === -1 || !tokens.slice(0, at).some(({ word }) => papers.test(word))) return tokens
  const next = tokens[at + 1]!
  return [
    ...tokens.slice(0, at),
    { ...tokens[at]!, word: 'articles' },
    { ...next, word: 'such' },
    { ...said('as', next), start: next.end, end: next.end },
    ...tokens.slice(at + 2),
  ]
}

const figures = /^(?:progress|charts?|graphs?|diagrams?|statistics|figures|reports?|leaderboards?|rankings?)$/
/** "A chart shows the week", "A statistics page shows sightings": what is looked at is the chart. */
function ofFigures(tokens: readonly Token[]): readonly Token[] | null {
  const verb = tokens.findIndex(({ word }) => /^(?:shows?|displays?|compares?|counts?|ranks?|lists?)$/.test(word))
  if (verb < 1 || verb > 4 || !tokens.slice(0, verb).some(({ word }) => figures.test(word)) || tokens.slice(0, verb).some(({ word }) => modals.has(word)))
    return null
  const kind = tokens.slice(0, verb).find(({ word }) => figures.test(word))!
  const first = tokens[0]!
  return [
    said('whoever', first),
    said('can', first),
    { ...first, word: 'view', end: tokens[verb]!.end },
    said(kind.word === 'statistics' ? 'statistic' : kind.word, tokens[verb + 1] ?? first),
    said('of', tokens[verb + 1] ?? first),
    ...tokens.slice(verb + 1),
  ]
}

const owning = /^(?:has|includes|contains|features|comprises)$/
/** "It has accounts and a forum", "The site also includes a calendar": what stands after the verb; null where the words say something else. */
function ofSite(tokens: readonly Token[]): Token[] | null {
  const [first, second] = tokens
  const subject = first?.word === 'it' ? 1 : /^(?:the|this|our)$/.test(first?.word ?? '') && siteNouns.has(second?.word ?? '') ? 2 : 0
  const at = between.has(tokens[subject]?.word ?? '') ? subject + 1 : subject
  const next = tokens[at + 1]
  return subject > 0 && owning.test(tokens[at]?.word ?? '') && next?.isWord && !/^(?:to|been|no|not)$/.test(next.word) ? tokens.slice(at + 1) : null
}

/** "There should be a forum" as "it should have a forum"; "They post photos" as "they can post photos". */
export function spokenFully(tokens: readonly Token[]): readonly Token[] {
  const first = tokens[0]
  if (!first) return tokens
  if (first.word === 'there') return afterThere(tokens, first)
  const including = first.word === 'also' ? 1 : 0
  if (/^includes?$/.test(tokens[including]?.word ?? '') && tokens[including + 1]?.isWord)
    return [{ ...first, word: 'it' }, said('should', first), said('have', first), ...withoutArticle(withoutPages(tokens.slice(including + 1)))]
  const had = ofSite(tokens)
  if (had) return [{ ...first, word: 'it' }, said('should', first), said('have', first), ...withoutArticle(withoutPages(had))]
  if (/^pages$/.test(tokens[1]?.word ?? '') && /^(?:show|list|display|give)$/.test(tokens[2]?.word ?? '') && first.isWord)
    return [said('whoever', first), said('can', first), said('view', first), first, { ...tokens[2]!, word: 'with' }, ...tokens.slice(3)]
  const charted = ofFigures(tokens)
  if (charted) return charted
  if (
    /^(?:an?|one|another)$/.test(first.word) &&
    /^(?:page|section|area)$/.test(tokens[1]?.word ?? '') &&
    /^(?:lets?|allows?|enables?)$/.test(tokens[2]?.word ?? '')
  )
    return [{ ...tokens[2]!, start: first.start }, ...tokens.slice(3)]
  if (
    isPlural(first.word) &&
    kitOf(singular(first.word)) === 'machine' &&
    /^(?:measure|record|send|report|monitor|track|show|collect)$/.test(tokens[1]?.word ?? '')
  )
    return [first, said('can', tokens[1]!), ...tokens.slice(1)]
  const going = tokens.findIndex(({ word }) => /^(?:go|come|appear|show|end|stay|work|follow|belong)$/.test(word))
  if (going > 0 && going < 4 && isPlural(tokens[going - 1]!.word) && isIntransitive(tokens, going))
    return [
      said('it', first),
      said('can', first),
      said('show', first),
      ...tokens.slice(0, going - 1),
      { ...tokens[going - 1]!, end: tokens[going]!.end },
      ...asideOf(tokens, going + 1),
    ]
  if (
    /^(?:an?|one|another)$/.test(first.word) &&
    /^(?:page|section|area)$/.test(tokens[1]?.word ?? '') &&
    /^(?:tells?|explains?|describes?|says?)$/.test(tokens[2]?.word ?? '') &&
    /^(?:how|who|what|why|about)$/.test(tokens[3]?.word ?? '')
  )
    return [said('it', first), said('should', first), said('have', first), { ...first, word: 'about', end: tokens.at(-1)!.end }]
  let at = 0
  while (at < 3 && openers.has(tokens[at]?.word ?? '')) at += 1
  if (tokens[at]?.word === ',') at += 1
  const lead = tokens[at]
  if (lead?.word !== 'they' || modals.has(tokens[at + 1]?.word ?? '') || !verbAt(tokens, at + 1, tokens.length, 'base', true, true)) return tokens
  return [{ ...lead, start: first.start }, said('can', tokens[at + 1]!), ...tokens.slice(at + 1)]
}

const isIntransitive = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]?.word ?? ''
  return (
    !isActor(tokens[at - 1]!.word) &&
    (/^(?:on|in|up|to|into|from|the|through)$/.test(next) || next === '') &&
    !(next === 'the' && tokens[at + 2]?.word !== 'same')
  )
}
/** What stands after "go": the words of a place or a way, which name no more that is shown. */
const asideOf = (tokens: readonly Token[], from: number) => (tokens[from]?.word === 'the' ? [] : tokens.slice(from))

function afterThere(tokens: readonly Token[], first: Token): readonly Token[] {
  let at = 1
  while (at < 4 && (modals.has(tokens[at]?.word ?? '') || between.has(tokens[at]?.word ?? ''))) at += 1
  if (!beings.has(tokens[at]?.word ?? '')) return tokens
  while (between.has(tokens[at + 1]?.word ?? '')) at += 1
  const named = /^pages?$/.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.capital === true ? 1 : 0
  const rest = tokens.slice(at + 1 + named)
  const shown = withoutPages(rest)
  return [{ ...first, word: 'it' }, said('should', first), said(shown.length < rest.length ? 'show' : 'have', first), ...withoutArticle(shown)]
}
const withoutArticle = (tokens: Token[]) => (tokens[0]?.word === 'the' ? tokens.slice(1) : tokens)

const presenting = /^(?:with|about|for|of|listing|showing|displaying|containing)$/
/** "a page with the rules, and a page about the hosts": what the page is for stands for it. */
function withoutPages(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      !(
        (/^(?:pages?|section|area)$/.test(word) && isPageBefore(tokens, at)) ||
        (/^(?:pages?|section|area)$/.test(tokens[at + 1]?.word ?? '') && /^(?:an?|the|one)$/.test(word) && isPageBefore(tokens, at + 1)) ||
        (/^(?:pages?|section|area)$/.test(tokens[at - 1]?.word ?? '') && isPageBefore(tokens, at - 1))
      ),
  )
}
const isPageBefore = (tokens: readonly Token[], at: number) =>
  /^(?:an?|the|one)$/.test(tokens[at - 1]?.word ?? '') && presenting.test(tokens[at + 1]?.word ?? '') && tokens[at + 2]?.isWord === true
