import { gerundBases } from '../lexicon/inflect.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { actNouns, verbKind } from '../lexicon/verbs.ts'
import { functionNouns } from './cue-words.ts'
import { isField } from './field.ts'
import { isPerson } from './person.ts'
import { determiners, isPreposition } from './phrase.ts'
import type { Token } from './words.ts'

const plain =
  /^(?:blank|duplicate|duplicated|wrong|broken|dead|stale|spare|warm|happy|fair|safe|fresh|fast|accurate|inaccurate|incorrect|abnormal|faulty|fake|complete|incomplete|illegal|invalid|outdated|redundant|erroneous|corrupt|noisy|unread|unknown|hidden|lost|stolen|forgotten|[a-z]+-(?:free|friendly|to-[a-z]+|topic|quality|based))$/
const endings = /(?:[^e]ed|[a-z]{3}(?:al|ive|ous|ful|less|able|ible|ic|ant|ary)|[a-z]{2}[^m]ent|[a-z]{2}ular)$/
/** Whether the word only says of what kind something is. */
const isQuality = ({ word, isWord }: Token): boolean =>
  isWord &&
  (plain.test(word) ||
    (endings.test(word) &&
      !Object.hasOwn(actNouns, word) &&
      !isKnownNoun(word) &&
      kitOf(word) === undefined &&
      verbKind(word) === undefined &&
      !isField(word) &&
      !isPerson(word) &&
      !isPreposition(word)))

const joint = /^(?:and|or)$/
/** What comes before the kinds that something can be of. */
const listing = /^(?:including|include|includes|as|like|:|\()$/

/** "before and after photos" are photos. */
const isBothTimes = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.word === 'before' &&
  tokens[at + 1]?.word === 'and' &&
  tokens[at + 2]?.word === 'after' &&
  /^(?:photo|picture|image|shot|video|comparison|case|effect)s?$/.test(tokens[at + 3]?.word ?? '')

/** Whether what follows begins a noun phrase. */
const opens = ({ word, isWord }: Token): boolean =>
  !isWord ||
  joint.test(word) ||
  determiners.has(word) ||
  isPreposition(word) ||
  verbKind(word) !== undefined ||
  gerundBases(word).some((base) => verbKind(base) !== undefined)

/** The index after a run of several qualities that begins at `from`, of which two alone are done to something; null where there is none. */
function runAt(tokens: readonly Token[], from: number): number | null {
  let [at, isDone, isLong] = [from, true, false]
  for (let many = 1; tokens[at] !== undefined && isQuality(tokens[at]!); many += 1) {
    isDone &&= tokens[at]!.word.endsWith('ed')
    const comma = tokens[at + 1]?.word === ',' ? 1 : 0
    const past = at + 1 + comma + (joint.test(tokens[at + 1 + comma]?.word ?? '') ? 1 : 0)
    if (past === at + 1) return many > 2 || (many > 1 && (isDone || isLong)) ? past : null
    isLong ||= comma > 0
    at = past
  }
  return null
}

/** "blank, duplicate or off-topic answers" as "answers": qualities of one noun name nothing by themselves. */
export function withOneNoun(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (isBothTimes(tokens, at)) {
      kept.push({ ...tokens[at + 3]!, start: tokens[at]!.start })
      at += 3
      continue
    }
    const run = /^(?:,|and|or)$/.test(tokens[at + 1]?.word ?? '') && isQuality(tokens[at]!) && (at === 0 || opens(tokens[at - 1]!)) ? runAt(tokens, at) : null
    const noun = run === null ? undefined : tokens[run]
    if (run === null || !noun?.isWord || isPreposition(noun.word) || determiners.has(noun.word) || joint.test(noun.word)) kept.push(tokens[at]!)
    else {
      const isListed = listing.test(tokens[at - 1]?.word ?? '')
      // "modular, extensible, and easy-to-maintain features": by itself such a noun says nothing.
      const last = functionNouns.has(noun.word) ? run - 1 : run
      kept.push(...(isListed ? tokens.slice(at, run + 1) : [{ ...tokens[last]!, start: tokens[at]!.start }, ...tokens.slice(last + 1, run + 1)]))
      at = run
    }
  }
  return kept.length < tokens.length ? kept : tokens
}
