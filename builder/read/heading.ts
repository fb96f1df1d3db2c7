import { singular } from '../lexicon/inflect.ts'
import { castIn } from './cast.ts'
import type { Clause } from './clause.ts'
import { modals } from './cue-words.ts'
import { determiners } from './phrase.ts'
import type { Sentence, Token } from './words.ts'

const heading =
  /^(?:(?:user|main|key|core|the|site|web|required) )?(?:roles?|users|user types|actors|pages?|screens?|features?|functions?|functionality|functionalities|entities|entity|data|data model|tables|models|requirements|stories|user stories)$/
const people = /^(?:user |main |the )?(?:roles?|users|user types|actors)$/
const mostNames = 3

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')
const isName = (tokens: readonly Token[]) => tokens.length > 0 && tokens.length <= mostNames && tokens.every(({ isWord, word }) => isWord && !modals.has(word))

/** What stands under a heading of roles: their names, as those who act. */
export interface Outline {
  readonly sentences: readonly Sentence[]
  readonly roles: readonly Clause[]
}

/** The sentences without the headings of lists ("Roles:", "Features:"), and the roles that are listed under theirs. */
export function outlineOf(words: string, all: readonly Sentence[]): Outline {
  const sentences: Sentence[] = []
  const roles: Clause[] = []
  let underRoles = false
  for (const sentence of all) {
    const { tokens } = sentence
    const colon = tokens.findIndex(({ word }) => word === ':')
    const isAlone = colon === -1 && heading.test(textOf(tokens)) && /^\s*(?::|\n|-)/.test(words.slice(sentence.end, sentence.end + 3))
    const head = colon > 0 && heading.test(textOf(tokens.slice(0, colon))) ? textOf(tokens.slice(0, colon)) : isAlone ? textOf(tokens) : ''
    if (head !== '') underRoles = isAlone && people.test(head)
    if (isAlone) continue
    if (head !== '' && people.test(head)) {
      const listed = namesIn(tokens.slice(colon + 1))
      if (listed) roles.push(...listed)
      else sentences.push({ ...sentence, tokens: tokens.slice(colon + 1), start: tokens[colon + 1]?.start ?? sentence.start })
      continue
    }
    if (head !== '' && /^(?:entit|data|tables|models)/.test(head) && tokens.length > colon + 1) {
      sentences.push({ ...sentence, tokens: tokens.slice(colon + 1), start: tokens[colon + 1]!.start })
      continue
    }
    const cast = castIn(sentence)
    if (cast) {
      roles.push(...cast.roles)
      if (cast.rest) sentences.push(cast.rest)
      continue
    }
    const named = underRoles ? (namesIn(tokens) ?? null) : null
    if (named) roles.push(...named)
    else sentences.push(underRoles && colon > 0 && colon <= mostNames ? { ...sentence, tokens: tokens.filter((_, at) => at !== colon) } : sentence)
    if (!named && colon === -1) underRoles = false
  }
  return sentences.length > 0 ? { sentences, roles } : { sentences: all, roles: [] }
}

/** "Librarian, Reader and Guest" as three who act; null where anything else is said. */
function namesIn(tokens: readonly Token[]): Clause[] | null {
  const names: Token[][] = [[]]
  for (const token of tokens) {
    if ([',', 'and', '&', '/'].includes(token.word)) names.push([])
    else names.at(-1)!.push(token)
  }
  const said = names.map((name) => name.filter(({ word }) => !determiners.has(word))).filter((name) => name.length > 0)
  if (said.length === 0 || !said.every(isName)) return null
  return said.map((name) => ({ start: name[0]!.start, end: name.at(-1)!.end, mode: 'style', actors: [singular(textOf(name))], asks: [] }))
}

const wishing = new Set(['can', 'want', 'need', 'should', 'must', 'would', 'will', 'to', 'like', 'be', 'able', 'wish', 'could'])

/** "As a buyer I want to search products so that …" as "Buyers can search products"; the same tokens where it is no such story. */
export function storyOf(tokens: readonly Token[]): readonly Token[] {
  if (tokens[0]?.word !== 'as' || !/^(?:an?|the)$/.test(tokens[1]?.word ?? '')) return tokens
  const i = tokens.findIndex(({ word }, at) => at < 8 && word === 'i')
  if (i < 3) return tokens
  const who = tokens.slice(2, i).filter(({ isWord }) => isWord)
  let at = i + 1
  while (wishing.has(tokens[at]?.word ?? '')) at += 1
  if (who.length === 0 || at >= tokens.length) return tokens
  const end = tokens.findIndex(({ word }, index) => index > at && word === 'so' && /^(?:that|i)$/.test(tokens[index + 1]?.word ?? ''))
  const said = tokens.slice(at, end === -1 ? undefined : tokens[end - 1]?.word === ',' ? end - 1 : end)
  const lead = { ...who[0]!, start: tokens[0]!.start }
  return [lead, ...who.slice(1), { ...tokens[i]!, word: 'can', end: tokens[i]!.start, text: '' }, ...said]
}
