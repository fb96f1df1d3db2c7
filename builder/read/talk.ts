import { modals } from './cue-words.ts'
import { partsOf } from './parts.ts'
import type { Sentence, Token } from './words.ts'

/** Words that only somebody says who speaks for themselves. */
const speaking =
  /^(?:i|we|my|our|ours|mine|me|us|you|your|u|ur|im|ive|i'.{1,3}|we'.{1,3}|you'.{1,3}|they'.{1,3}|it's|it'll|there's|who's|what's|where's|that's|don't|can't|doesn't|isn't|haven't|won't|pls|plz|hi|hey|hello|thanks|basically|gonna|wanna|folks|lol|stuff|smth)$/
const ordering = /^(?:implement|develop|design|create|construct|provide|build|write|make|generate)$/

const longest = 400
/** "We need a news portal. Reporters write articles …": somebody orders a site, and then specifies it. */
const ordered =
  /^\s*(?:(?:we|i) (?:need|want|would like|are looking for|am looking for) (?:to have )?an? (?:[\p{L}-]+ ){0,6}(?:site|website|portal|platform|app|application|system|tool)|(?:please )?(?:implement|develop|design|create|build|make) an?)\b/iu
const oneself = /^(?:yours?|you)$/
const orders = (words: string, sentences: readonly Sentence[]): boolean =>
  sentences.length >= 4 &&
  ordered.test(words) &&
  !sentences.slice(1, 60).some(({ tokens }) => tokens.some(({ word }) => speaking.test(word) && !oneself.test(word)))
/** Whether somebody speaks for themselves, or types as it comes, rather than writes a specification. */
export function isTalk(words: string, sentences: readonly Sentence[]): boolean {
  const [first] = sentences
  if (!first || (first.tokens[0]?.word === 'please' && ordering.test(first.tokens[1]?.word ?? ''))) return false
  if (orders(words, sentences)) return false
  if (/(?:\n[^\n]*){4}/.test(words) && !/\b(?:i|we|me|us)\b|^[^\n]{0,80}\b(?:my|our)\b/i.test(words)) return false
  if (/^\s*\p{Ll}/u.test(words)) return true
  if (
    words.length < longest &&
    !/^(?:an?|the|please|implement|develop|design|create|construct|provide|build|write|make|generate)$/.test(first.tokens[0]?.word ?? '')
  )
    return true
  if (/\bwants? \w+ to be able to\b/.test(words)) return true
  return sentences.slice(0, 60).some(({ tokens }) => tokens.some(({ word }) => speaking.test(word)))
}

const talking = /^(?:i|we|you|they|he|she|me|us|my|our|your|whoever|everyone|everybody|someone|somebody|u|when|where|how|if)$/
const asking = /^(?:who|what|people|no|not)$/
/** "Nurses should write handover notes per patient": who does what is said already. */
export function isPlain(tokens: readonly Token[]): boolean {
  const words = tokens.flatMap(({ word, isWord }) => (isWord ? [word] : []))
  if (!tokens[0]?.capital || words.some((word) => talking.test(word))) return false
  return (
    (words.some((word) => modals.has(word)) || !words.some((word) => asking.test(word))) &&
    partsOf(tokens).some((part) => part.who.length > 0 && part.tokens.length > 0)
  )
}
