import { isPlural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { isField } from './field.ts'
import { isPerson } from './person.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Sentence, Token } from './words.ts'

/** "yoga, pilates and spinning classes": things of one kind that the words call by their names. */
export interface Example {
  /** In the singular; "person" where they are people's names. */
  readonly noun: string
  readonly names: readonly string[]
  /** Whether they are kinds of it, rather than single ones. */
  readonly areKinds: boolean
  readonly start: number
  readonly end: number
}

interface Found {
  readonly example: Example
  /** Indices of the tokens that say no more than the names. */
  readonly from: number
  readonly to: number
}

const joins = /^(?:,|and|or|&)$/
const groups = new Set(['offer', 'event', 'place', 'person', 'play', 'text'])
/** Things that are told apart by name, though this lexicon keeps them under no such group. */
const sorts =
  /^(?:flavou?r|topping|class|course|lesson|service|treatment|room|package|workshop|tour|dish|drink|product|variety|table|court|team|brand|cake|boat|castle)$/
const mostNames = 12

/** What stands between joining words from `from` to `to`, each of one to three words. */
function namesIn(tokens: readonly Token[], from: number, to: number): string[] | null {
  const names: Token[][] = [[]]
  for (const token of tokens.slice(from, to)) {
    if (joins.test(token.word)) names.push([])
    else if (token.isWord) names.at(-1)!.push(token)
    else return null
  }
  const all = names.filter((words) => words.length > 0)
  if (all.length < 2 || all.length > mostNames || all.some((words) => words.length > 3 || isPreposition(words[0]!.word) || determiners.has(words[0]!.word)))
    return null
  return all.map((words) => words.map(({ text }) => text).join(' '))
}

const titled = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
const isNamed = (noun: string): boolean => {
  const kit = kitOf(noun)
  return sorts.test(noun) || (kit !== undefined && groups.has(kits[kit].group) && !isPerson(noun) && !isField(noun))
}
const exampleOf = (noun: string, names: readonly string[], tokens: readonly Token[], from: number, to: number, areKinds = false): Example => ({
  noun,
  names: names.map(titled),
  areKinds,
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
})

/** "(Sam, Jo or Priya)", "flavours (vanilla, pistachio)". */
function inBracket(tokens: readonly Token[], at: number): Found | null {
  const close = tokens.findIndex(({ word }, index) => index > at && index < at + 40 && word === ')')
  const names = tokens[at]!.word === '(' && close !== -1 ? namesIn(tokens, at + 1, close) : null
  if (!names) return null
  const isPeople = names.every((name) => /^\p{Lu}\p{Ll}{1,14}$/u.test(name) && !/(?:ish|ese|ian|french|arabic|german|portuguese|day)$/i.test(name))
  const before = tokens[at - 1]
  const noun = singular(before?.word ?? '')
  if (!isPeople && !(before && isPlural(before.word) && isNamed(noun))) return null
  return { example: exampleOf(isPeople ? 'person' : noun, names, tokens, at + 1, close), from: at, to: close + 1 }
}

/** "Courses: Spanish A1, French A2, German B1". */
function afterColon(tokens: readonly Token[]): Found | null {
  const colon = tokens.findIndex(({ word }) => word === ':')
  const noun = singular(tokens[colon - 1]?.word ?? '')
  if (colon < 1 || colon > 2 || !isPlural(tokens[colon - 1]!.word) || !isNamed(noun)) return null
  const names = namesIn(tokens, colon + 1, tokens.length)
  if (!names || names.some((name) => isField(singular(name.toLowerCase())) || kitOf(singular(name.toLowerCase())) !== undefined || isSaid(name))) return null
  return { example: exampleOf(noun, names, tokens, colon + 1, tokens.length), from: colon, to: tokens.length }
}
const isThing = (name: string): boolean => isPlural(name) && kitOf(singular(name)) !== undefined
const isSaid = (name: string): boolean => verbKind(name.split(' ')[0]!.toLowerCase()) !== undefined

const leading = /^(?:offer|offers|have|has|run|runs|teach|teaches|give|gives|do|does|sell|sells|with|are|our)$/
/** "yoga, pilates and spinning classes": the last name stands right before the noun. */
function beforeNoun(tokens: readonly Token[]): Found | null {
  const at = tokens.findIndex(({ word }, index) => index > 2 && isPlural(word) && sorts.test(singular(word)))
  if (tokens.some(({ word }) => /^(?:should|functionality|functionalities|functions?|features?|including|such|manage|management)$/.test(word))) return null
  const and = tokens.findLastIndex(({ word }, index) => index < at && /^(?:and|&)$/.test(word))
  if (at === -1 || and < at - 2 || and < 1) return null
  let from = and
  while (from > 0 && (tokens[from - 1]!.word === ',' || (tokens[from - 1]!.isWord && !leading.test(tokens[from - 1]!.word)))) from -= 1
  if (from > 0 && !leading.test(tokens[from - 1]!.word)) return null
  const names = namesIn(tokens, from, at)
  if (
    !names ||
    names.length < 3 ||
    names.filter((name) => name.endsWith('ing')).length > 1 ||
    names.some((name) => /\b(?:can|should|i|we|they)\b/i.test(name) || isSaid(name) || isThing(name.toLowerCase()))
  )
    return null
  return { example: exampleOf(singular(tokens[at]!.word), names, tokens, from, at), from, to: at }
}

const gear = /^(?:equipment|tool|item|gear|instrument|device|appliance|product|good|furniture|supply|collectible|vehicle|utensil|accessory|garment)$/
const wares = new Set(['offer', 'machine'])
const isWare = (name: string): boolean => {
  const kit = kitOf(singular(name.toLowerCase()))
  return isPlural(name.toLowerCase()) && !isPerson(singular(name.toLowerCase())) && (kit === undefined || kit === 'thing' || wares.has(kits[kit].group))
}
/** "for renting violins, guitars and other instruments": what is done with all of them. */
const dealing = /^(?:rent|sell|buy|hir|lend|borrow|order|repair|trad|exchang|collect|swapp|shar|manag|brows|review)ing$/
/** "drills, ladders and other equipment": kinds of what stands last. */
function beforeOther(tokens: readonly Token[]): Found | null {
  const at = tokens.findIndex(({ word }, index) => word === 'other' && /^(?:and|or)$/.test(tokens[index - 1]?.word ?? ''))
  if (at < 4 || !gear.test(singular(tokens[at + 1]?.word ?? ''))) return null
  let from = at - 1
  while (from > 0) {
    const { word, isWord } = tokens[from - 1]!
    if (dealing.test(word)) break
    if (word !== ',' && (!isWord || isPreposition(word) || determiners.has(word) || (verbKind(word) !== undefined && !isPlural(word)))) break
    from -= 1
  }
  const names = namesIn(tokens, from, at - 1)
  if (!names || from === 0 || !names.every(isWare)) return null
  return { example: exampleOf(singular(tokens[at + 1]!.word), names, tokens, from, at - 1, true), from, to: at + 1 }
}

/** The names that the sentences give to things of one kind, and the sentences without them. */
export function withoutExamples(sentences: readonly Sentence[]): { readonly sentences: readonly Sentence[]; readonly examples: readonly Example[] } {
  const examples: Example[] = []
  const kept = sentences.map((sentence) => {
    const { tokens } = sentence
    if (tokens.length > 120) return sentence
    const bracket = tokens.findIndex(({ word }) => word === '(')
    const found = (bracket === -1 ? null : inBracket(tokens, bracket)) ?? afterColon(tokens) ?? beforeNoun(tokens) ?? beforeOther(tokens)
    if (!found) return sentence
    examples.push(found.example)
    const last = tokens[found.from - 1]
    const rest = [...tokens.slice(0, found.from), ...tokens.slice(found.to)]
    if (last) rest[found.from - 1] = { ...last, end: tokens[found.to - 1]!.end }
    else if (rest[0]) rest[0] = { ...rest[0], start: sentence.start }
    return { ...sentence, tokens: rest }
  })
  return { sentences: kept, examples }
}
