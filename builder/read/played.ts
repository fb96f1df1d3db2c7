import type { Sentence, Token } from './words.ts'

const plays = /\bvinyls?\b|\brecord (?:shops?|stores?|dealers?|fairs?)\b|\b(?:second-?hand|used|lp) records\b/i
/** What is put on record, which no needle plays. */
const keptOf =
  /^(?:orders?|trade|trades|trading|trade-in|purchase|purchases|sales?|stock|inventory|transactions?|payments?|rentals?|loans?|bookings?|users?|customers?|browsing|data|exchange|shipping|delivery|return|refund|repair|login|own|medical|income|expense)$/
const led = /^(?:an?|the|each|every|one|this|single|new|second-hand|used|vinyl|lp)$/
const follows = /^(?:search|details?|shops?|stores?|catalogue?|catalog|lists?|pages?|titles?|genres?|conditions?|sleeves?|labels?|collections?|stock|prices?)$/

const isPlayed = (before: string, { word }: Token, after: string): boolean =>
  word === 'records' ? !keptOf.test(before) : word === 'record' && (led.test(before) || (follows.test(after) && !keptOf.test(before)))

/** "a vinyl record shop … add records to the cart": where the words tell of records that are played, these are goods, and nothing that is written down. */
export function withPlayedRecords(words: string, sentences: readonly Sentence[]): readonly Sentence[] {
  if (!plays.test(words)) return sentences
  return sentences.map((sentence) => ({ ...sentence, tokens: playedIn(sentence.tokens) }))
}
function playedIn(tokens: readonly Token[]): Token[] {
  const read: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const before = read.at(-1)
    if (!isPlayed(before?.word ?? '', token, tokens[at + 1]?.word ?? '')) read.push(token)
    else {
      const from = before?.word === 'vinyl' ? read.pop()! : token
      read.push({ ...token, start: from.start, word: `vinyl-${token.word}` })
    }
  }
  return read
}
