import { typeOf } from '../lexicon/fields.ts'
import { isPlural, singular } from '../lexicon/inflect.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Ask } from './ask.ts'
import type { Clause } from './clause.ts'
import { functionNouns, modals, siteNouns } from './cue-words.ts'
import { isActor } from './person.ts'
import { type Phrase, phraseAt } from './phrase.ts'
import { textsIn } from './states.ts'
import type { Sentence, Token } from './words.ts'

const verbs = /^(?:has|have|contains?|includes?|needs|carries|shows?|stores?|keeps|gets)$/
/** What somebody has here rather than what is noted of them. */
const kept =
  /^(?:.* )?(?:profile|account|dashboard|wallet|cart|basket|library|calendar|page|inbox|portfolio|wishlist|timeline|history|area|card|folder|gallery|diary|journal|log|plan|list)$/
const separators = new Set([',', 'and', 'or', '&', 'plus', 'also', 'with', 'including', ':', 'as', 'well'])
const quantifiers = new Set(['each', 'every', 'all', 'a', 'an', 'the', 'any'])

/** "Each work order should record …": the index of what says that it is noted of each; -1 where nothing says so. */
function toldAt(tokens: readonly Token[]): number {
  if (!/^(?:each|every)$/.test(tokens[0]?.word ?? '')) return -1
  const at = tokens.slice(0, 5).findIndex(({ word }) => /^(?:should|must|will|shall)$/.test(word))
  const isAll = tokens.slice(at + 1).every(({ word }) => !modals.has(word))
  return at > 1 && isAll && noting.test(tokens[at + 1]?.word ?? '') ? at + 1 : -1
}
const noting = /^(?:have|record|contain|include|show|display|store|list|carry|indicate|specify|state)$/

/** "Each campaign has a goal, a story and a deadline": what is kept of it. Null where the sentence says something else. */
export function hasClauses({ start, end }: Sentence, tokens: readonly Token[]): Clause[] | null {
  const told = toldAt(tokens)
  const at = told === -1 ? tokens.findIndex(({ word }) => verbs.test(word)) : told
  const to = told === -1 ? at : at - 1
  if (to < 1 || to > 4) return null
  const subject = phraseAt(tokens, 0, to)
  if (!subject || subject.next !== to || tokens.slice(0, to).some(({ isWord, word }) => !isWord || modals.has(word))) return null
  const head = singular(tokens[to - 1]!.word)
  const led = quantifiers.has(tokens[0]!.word)
  if (siteNouns.has(head) || functionNouns.has(tokens[to - 1]!.word) || ['it', 'they', 'we', 'i', 'you', 'he', 'she', 'that', 'which'].includes(head))
    return null
  const isPure = /^(?:has|have)$/.test(tokens[at]!.word)
  const isShown = /^(?:show|contain|include)$/.test(tokens[at]!.word) && isPlural(tokens[at - 1]!.word) && kitOf(head) !== undefined
  const isStanding = standing.test(nounsOf(tokens, 0, at))
  if (!isPure && !isShown && !isStanding && !(led && /^(?:each|every)$/.test(tokens[0]!.word))) return null
  if (['to', 'been', 'access', 'permission', 'not', 'no'].includes(tokens[at + 1]?.word ?? '')) return null
  const items = itemsFrom(tokens, at + 1)
  if (items.length === 0) return null
  if (isStanding && items.some(({ noun }) => /^(?:won|lost|played|win|loss)$/.test(noun)))
    return [
      {
        start,
        end,
        mode: 'acts',
        actors: [],
        asks: [{ ...asked(start, end), verb: 'show', kind: 'view', object: { ...subject.phrase, noun: 'league table', light: '', own: false } }],
      },
    ]
  const isPerson = isActor(head)
  const own = (item: Phrase) => (isPerson ? kept.test(item.noun) : isPart(item))
  const fields = items.filter((item) => !own(item))
  const base = { actors: [], choices: [], beside: [], nominal: false, start, end }
  const asks: Ask[] = [
    ...(fields.length > 0 ? [{ ...base, verb: 'have', kind: 'view' as const, object: { ...subject.phrase, own: false }, fields }] : []),
    ...items
      .filter(own)
      .map((object): Ask => ({ ...base, actors: isPerson ? [head] : [], verb: 'view', kind: 'view', object: { ...object, own: isPerson }, fields: [] })),
  ]
  return [{ start, end, mode: 'acts', actors: isPerson && fields.length === 0 ? [head] : [], asks }]
}

const standing = /^(?:an? |the )?(?:ranking|standings?|league|score|results?)(?: table| list)?$/
const nounsOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
const asked = (start: number, end: number): Pick<Ask, 'actors' | 'fields' | 'choices' | 'beside' | 'nominal' | 'start' | 'end'> => ({
  actors: [],
  fields: [],
  choices: [],
  beside: [],
  nominal: false,
  start,
  end,
})

/** "lessons and quizzes" are things of their own, "a teacher" and "photos" are not. */
const isPart = ({ noun, plural }: Phrase): boolean => plural && typeOf(noun) === 'text' && kitOf(noun) !== undefined && !isActor(noun)

function itemsFrom(tokens: readonly Token[], from: number): Phrase[] {
  const items: Phrase[] = []
  for (let at = from; at < tokens.length; ) {
    if (separators.has(tokens[at]!.word)) {
      at += 1
      continue
    }
    const read = phraseAt(tokens, at)
    if (!read) break
    const close = tokens[read.next]?.word === '(' ? tokens.findIndex(({ word }, index) => index > read.next && word === ')') : -1
    const choices = close === -1 ? [] : textsIn(tokens, read.next + 1, close)
    items.push(choices.length > 1 ? { ...read.phrase, choices } : read.phrase)
    at = close === -1 ? read.next : close + 1
    if (tokens[at] && !separators.has(tokens[at]!.word)) break
  }
  return items
}

/** "Books: title, author, price": two words or more that are noted of the thing before them. */
export function listedClauses({ start, end }: Sentence, tokens: readonly Token[], isField: (noun: string) => boolean): Clause[] | null {
  const colon = tokens.findIndex(({ word }) => word === ':')
  if (colon < 1 || colon > 3) return null
  const subject = phraseAt(tokens, 0, colon)
  const head = tokens[colon - 1]!.word
  if (!subject || subject.next !== colon || siteNouns.has(singular(head)) || functionNouns.has(head) || isActor(singular(head))) return null
  const items = itemsFrom(tokens, colon + 1)
  const noted = items.filter(({ noun }) => isField(noun)).length
  if (items.length < 2 || noted * 2 < items.length || !(isPlural(head) || quantifiers.has(tokens[0]!.word))) return null
  return [
    {
      start,
      end,
      mode: 'acts',
      actors: [],
      asks: [{ actors: [], choices: [], beside: [], nominal: false, start, end, verb: 'have', kind: 'view', object: subject.phrase, fields: items }],
    },
  ]
}
