import { headOf, singular } from '../lexicon/inflect.ts'
import { isPlainUser } from '../lexicon/people.ts'
import type { Clause } from './clause.ts'
import { isActor, isPerson } from './person.ts'
import { determiners, isPreposition, phraseAt } from './phrase.ts'
import type { Sentence, Token } from './words.ts'

const toward = new Set(['for', 'from', 'among', 'between', 'by'])

/** Whom the words that say what the site is name as those it is for: "flash cards for medical students"; null where they name none, or whoever uses it. */
export function audienceOf({ tokens }: Sentence): string | null {
  for (const [at, { word }] of tokens.entries()) {
    if (word === ',' || word === ':' || word === 'where') return null
    const read = toward.has(word) ? phraseAt(tokens, at + 1) : null
    if (read?.phrase.plural && isPerson(headOf(read.phrase.noun)) && !isPlainUser(headOf(read.phrase.noun)))
      return read.phrase.noun.split(' ').slice(-2).join(' ')
  }
  return null
}

/** Those who were spoken of last before a place in the words, in the singular: the pupils of "I teach forty pupils. They …". */
export function spokenOf(sentences: readonly Sentence[], start: number): string | null {
  const before = sentences.flatMap(({ tokens }) => tokens.filter((token) => token.start < start && token.isWord && isPerson(token.word)))
  const last = before.findLast(({ word }) => singular(word) !== word && !isPlainUser(singular(word)))
  return last ? singular(last.word) : null
}

const leading = /^(?:an?|our|my|the|this)$/
const needing = /^(?:needs?|wants?|requires?|seeks?)$/
const longestName = 4

/** "My landscaping firm" of "My landscaping firm needs an app": whose site it is; null where the sentence says it in no such way. */
export function ownerOf(tokens: readonly Token[]): readonly Token[] | null {
  if (!leading.test(tokens[0]?.word ?? '')) return null
  const verb = tokens.findIndex(({ word }) => needing.test(word))
  if (verb < 2 || verb > longestName + 1) return null
  const named = tokens.slice(1, verb)
  const isWhole = named.every(({ isWord, word }) => isWord && !isPreposition(word))
  return isWhole && /^(?:an?|some|one)$/.test(tokens[verb + 1]?.word ?? '') ? named : null
}

const organisation = /(?:^| )(?:company|firm|agency|studio|hotel|restaurant|school|university|hospital|clinic|museum|brand|factory)$/
const showing = /^(?:display|showcase|show|present|introduce|promote|advertise|publish)$/
/** "a website for a design company to showcase its projects": the one company whose site it is; null where the sentence speaks of none, or of what several do. */
function servedBy({ tokens }: Sentence): string | null {
  const at = tokens.findIndex(({ word }, index) => word === 'for' && /^(?:an?|the|our|my)$/.test(tokens[index + 1]?.word ?? ''))
  const to = at === -1 ? -1 : tokens.findIndex(({ word }, index) => index > at + 2 && index < at + 9 && word === 'to')
  if (to === -1 || !showing.test(tokens[to + 1]?.word ?? '')) return null
  const name = tokens
    .slice(at + 2, to)
    .map(({ word }) => word)
    .join(' ')
  return organisation.test(name) ? name : null
}
const ofNobody = (clause: Clause): Clause => ({ ...clause, actors: [], asks: clause.asks.map((ask) => ({ ...ask, actors: [] })) })

/** "Our city wants residents to report …", "A farm sells boxes": in the first sentence the business itself is nobody who uses its site. */
export function withoutBusiness(clauses: readonly Clause[], first: Sentence | undefined): readonly Clause[] {
  const lead = first?.tokens[0]
  const served = first ? servedBy(first) : null
  if (served !== null) return clauses.map((clause) => (clause.actors.length === 1 && served.endsWith(clause.actors[0]!) ? ofNobody(clause) : clause))
  if (!first || !lead || !leading.test(lead.word)) return clauses
  return clauses.map((clause) => {
    const [actor = ''] = clause.actors
    const named = first.tokens.slice(1, 1 + actor.split(' ').length)
    const isIt =
      clause.start === lead.start &&
      clause.actors.length === 1 &&
      named
        .map(({ word }) => singular(word))
        .join(' ')
        .endsWith(actor)
    return isIt && isActor(actor) && !isPerson(headOf(actor)) ? ofNobody(clause) : clause
  })
}

const selves = /^(?:we|i|i'm|we're)$/
const beingSelf = /^(?:are|am|is|run|runs|own|have|manage|organise|organize|teach|represent|'m)$/
const wishing = /^(?:need|want|require|wish)$/

/** "We are a record label and need a website" as "We need a website": who asks is not what is asked for. */
export function withoutSelf(tokens: readonly Token[]): readonly Token[] {
  const owner = ownerOf(tokens)
  if (owner) {
    const verb = owner.length + 1
    return [{ ...tokens[0]!, word: 'we', end: tokens[verb - 1]!.end }, { ...tokens[verb]!, word: 'need' }, ...tokens.slice(verb + 1)]
  }
  if (!selves.test(tokens[0]?.word ?? '') || !(beingSelf.test(tokens[1]?.word ?? '') || /'/.test(tokens[0]!.word))) return tokens
  const and = tokens.findIndex(
    ({ word }, at) => (word === 'and' || word === ',') && (wishing.test(tokens[at + 1]?.word ?? '') || wishing.test(tokens[at + 2]?.word ?? '')),
  )
  if (and === -1 || and > 24) return tokens
  const need = wishing.test(tokens[and + 1]!.word) ? and + 2 : and + 3
  if (!determiners.has(tokens[need]?.word ?? '')) return tokens
  return [{ ...tokens[0]!, word: 'we', end: tokens[need - 2]!.end }, ...tokens.slice(need - 1)]
}
