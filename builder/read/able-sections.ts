import { isPlural, plural } from '../lexicon/inflect.ts'
import { modals } from './cue-words.ts'
import { determiners } from './phrase.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const noting = /^(?:record|note|store|keep|enter|log|save|hold|contain|capture|input)$/
const section = /^(?:module|section|page|part|area|tab|list|panel|register|function|block)$/
const sections = /^(?:modules?|sections?|pages?|parts?|areas?|tabs?|lists?|panels?|blocks?|categor(?:y|ies))$/
const ends = /^(?:,|and|or|;|:|\||as|like|example|e\.g|namely|include|includes|including|where|with)$/
/** What a module keeps of people by itself. */
const theirs = /^(?:users?|members?|customers?|visitors?|students?|players?|employees?|their|everyone)['’]?s?$/
const longestName = 5

interface Able {
  readonly from: number
  readonly name: readonly Token[]
  readonly list: number
}
/** "(such as) my hives being able to note", "the recipe section can store": what notes, and where what it notes begins. */
function ableAt(tokens: readonly Token[], at: number): Able | null {
  const { word } = tokens[at]!
  const isBeing = word === 'being' && tokens[at + 1]?.word === 'able'
  const isSection = section.test(tokens[at - 1]?.word ?? '') && (modals.has(word) || (word === 'able' && tokens[at + 1]?.word === 'to'))
  if (!isBeing && !isSection) return null
  let verb = at + 1
  while (/^(?:be|able|to|also)$/.test(tokens[verb]?.word ?? '')) verb += 1
  if (!noting.test(tokens[verb]?.word ?? '') || !tokens[verb + 1]?.isWord || theirs.test(tokens[verb + 1]!.word)) return null
  let from = at
  while (from > 0 && !ends.test(tokens[from - 1]!.word) && tokens[from - 1]!.isWord && at - from < longestName + 2) from -= 1
  let [first, last] = [from, section.test(tokens[at - 1]!.word) ? at - 1 : at]
  while (first < last && determiners.has(tokens[first]!.word)) first += 1
  return first === last || last - first > longestName ? null : { from, name: tokens.slice(first, last), list: verb + 1 }
}

/** "such as my beehives being able to note hive type and queen year": what is noted of these. */
function withAbilities(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => word === 'able' || section.test(word))) return tokens
  const told: Token[] = []
  let isNoting = false
  for (let at = 0; at < tokens.length; at += 1) {
    const able = at > 0 ? ableAt(tokens, at) : null
    if (!able) {
      told.push(tokens[at]!)
      continue
    }
    const kept = told.slice(0, told.length - (at - able.from))
    while (kept.length > 0 && (ends.test(kept.at(-1)!.word) || /^(?:such|for)$/.test(kept.at(-1)!.word))) kept.pop()
    const head = able.name.at(-1)!
    const name = [...able.name.slice(0, -1), isPlural(head.word) ? head : { ...head, word: plural(head.word) }]
    const opens = kept.length > 0 ? [said('|', name[0]!)] : []
    told.splice(0, told.length, ...kept, ...opens, said('users', name[0]!), said('can', name[0]!), said('record', name[0]!), ...name)
    told.push({ ...said('with', tokens[able.list]!), opensNotes: true as const })
    at = able.list - 1
    isNoting = true
  }
  return isNoting ? told : tokens
}

const lines = /^(?:entr(?:y|ies)|items?|records?)$/
const inside = /^(?:in|of|within|inside)$/
/** "add and remove entries in each section": whatever is kept there. */
const asInformation = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ word }, at) => isLine(tokens, at, word))
    ? tokens.map((token, at) => (isLine(tokens, at, token.word) ? { ...token, word: 'information' } : token))
    : tokens
const isLine = (tokens: readonly Token[], at: number, word: string): boolean =>
  lines.test(word) &&
  inside.test(tokens[at + 1]?.word ?? '') &&
  /^(?:each|every|all|any)$/.test(tokens[at + 2]?.word ?? '') &&
  sections.test(tokens[at + 3]?.word ?? '')

const doing = /^(?:data|input|entry|entering|listing|display|viewing|editing|query|search)$/
/** "Each section should have its own input and listing functions": no more than what sections are there for. */
function withoutOwnFunctions(tokens: readonly Token[]): readonly Token[] {
  if (!/^(?:each|every)$/.test(tokens[0]?.word ?? '') || !sections.test(tokens[1]?.word ?? '')) return tokens
  const last = tokens.findIndex(({ word }, at) => at > 2 && at < 12 && /^functions?$/.test(word))
  const first = tokens.findIndex(({ word }) => doing.test(word))
  if (last === -1 || first === -1 || !tokens.slice(first, last).every(({ word }) => doing.test(word) || /^(?:,|and)$/.test(word))) return tokens
  return [...tokens.slice(0, first), { ...tokens[last]!, start: tokens[first]!.start, word: 'functions', text: 'functions' }, ...tokens.slice(last + 1)]
}

/** What is told of the sections of a site as what people do there. */
export const withSectionsTold = (tokens: readonly Token[]): readonly Token[] => withAbilities(withoutOwnFunctions(asInformation(tokens)))
