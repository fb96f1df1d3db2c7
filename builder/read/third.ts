import { verbKind } from '../lexicon/verbs.ts'
import { siteNouns } from './cue-words.ts'
import { isActor } from './person.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

const starters = new Set([',', ';', ':', 'and', 'while', 'where', '(', '-', '—', 'then'])
const articles = new Set(['the', 'a', 'an', 'each', 'every', 'our', 'my', 'one'])
const unspoken = new Set(['who', 'that', 'which', 'it', 'is', 'has', 'does', 'this', 'there', 'as', 'its', 'this'])
const aside = new Set(['also', 'then', 'either', 'never', 'always', 'only'])
const longestName = 3

/** The base form of a verb in the third person: "adds", "watches", "tries"; null for any other word. */
export function baseOfThird(word: string): string | null {
  if (!/^[a-z-]{3,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return null
  const tries = [/ies$/.test(word) ? word.replace(/ies$/, 'y') : '', word.slice(0, -1), /es$/.test(word) ? word.slice(0, -2) : '']
  return tries.find((base) => base !== '' && verbKind(base) !== undefined) ?? null
}

const isOpen = (tokens: readonly Token[], at: number): boolean => at === 0 || starters.has(tokens[at - 1]!.word)

/** Where the third-person verb of a subject that begins at `from` stands; null where none begins there. */
function verbOf(tokens: readonly Token[], from: number): number | null {
  if (from === 0 && tokens[0]?.word === 'it' && baseOfThird(tokens[1]?.word ?? '') !== null && tokens[2]?.isWord) return 1
  const led = articles.has(tokens[from]?.word ?? '')
  const first = led ? from + 1 : from
  for (let at = first + 1; at <= first + longestName && at < tokens.length; at += 1) {
    const [head, verb, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]]
    if (!head.isWord || unspoken.has(head.word) || isPreposition(head.word) || determiners.has(head.word)) return null
    const isPaired = (next?.word === 'and' || next?.word === 'or') && baseOfThird(tokens[at + 2]?.word ?? '') !== null
    if (baseOfThird(verb.word) === null || !next?.isWord || (!isPaired && (next.word === 'and' || next.word === 'or'))) continue
    if (!led && (verbKind(head.word) !== undefined || isPreposition(next.word))) continue
    const name = tokens
      .slice(first, at)
      .map(({ word }) => word)
      .join(' ')
    const isSubject = isActor(name) || isActor(head.word) || (led && from === 0 && (siteNouns.has(head.word) || !isPreposition(next.word)))
    if (isSubject && (determiners.has(next.word) || !isPreposition(next.word) || isActor(head.word))) return at
  }
  return null
}

const modal = ({ start }: Token): Token => ({ start, end: start, word: 'can', text: '', isWord: true, capital: false })
const based = (token: Token): Token => ({ ...token, word: baseOfThird(token.word) ?? token.word })

/** What joins the verbs of one subject: "adds tools, takes them back and approves loans". */
const isNextVerb = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? ''
  const next = tokens[at + 1]
  if (!(before === ',' || before === 'and' || before === 'or' || aside.has(before)) || baseOfThird(tokens[at]!.word) === null || !next?.isWord) return false
  return next.word !== 'and' && next.word !== 'or' && (!isPreposition(next.word) || determiners.has(next.word))
}

/** "The librarian adds tools and approves loans" as "The librarian can add tools and approve loans", so that both are read alike. */
export function spokenPlainly(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = []
  let since = 0
  let isThird = false
  let isChanged = false
  for (let at = 0; at < tokens.length; at += 1) {
    const verb = isOpen(tokens, at) ? verbOf(tokens, at) : null
    if (verb !== null && verb > since) {
      const token = tokens[verb]!
      said.push(...tokens.slice(at, verb), modal(token), based(token))
      since = verb
      at = verb
      isThird = isChanged = true
      continue
    }
    if (isThird && isNextVerb(tokens, at)) said.push(based(tokens[at]!))
    else said.push(tokens[at]!)
  }
  return isChanged ? said : tokens
}
