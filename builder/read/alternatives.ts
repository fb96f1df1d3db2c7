import type { Token } from './words.ts'

/** What takes one of a few values that are told before it. */
const heads =
  /^(?:tone|level|mode|style|size|type|kind|format|difficulty|language|theme|shape|grade|speed|pace|mood|finish|frequency|visibility|intensity|genre|season|layout|dialect|voice|gender|roast|grind|crust|quality|length|orientation|register|session|slot|shift)$/
const choosing =
  /^(?:choose|chooses|choosing|select|selects|selecting|pick|picks|picking|set|sets|setting|switch|switches|use|uses|take|enter|want|between|in|with)$/
const article = /^(?:a|an|the|their|its|either|between)$/
const joints = /^(?:,|or|and)$/
const isValue = (token: Token | undefined): boolean =>
  token?.isWord === true && !joints.test(token.word) && !article.test(token.word) && !heads.test(token.word)

/** Where the values before a noun begin, with each of them, the last right before it; null where no "or" joins them or nobody chooses. */
function valuesBefore(tokens: readonly Token[], noun: number): { from: number; values: string[] } | null {
  if (tokens[noun - 2]?.word !== 'or' || !isValue(tokens[noun - 1])) return null
  const values = [tokens[noun - 1]!.text]
  let at = noun - 3
  if (tokens[at]?.word === ',') at -= 1
  while (isValue(tokens[at])) {
    values.unshift(tokens[at]!.text)
    if (tokens[at - 1]?.word !== ',' || !isValue(tokens[at - 2])) break
    at -= 2
  }
  const isLed = article.test(tokens[at - 1]?.word ?? '')
  const verb = tokens[at - (isLed ? 2 : 1)]?.word ?? ''
  return values.length > 1 && choosing.test(verb) ? { from: at, values } : null
}

/** "a polite or firm tone" as a tone that is polite or firm: what is chosen is one thing, and the words before it are its values. */
export function withAlternatives(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => word === 'or')) return tokens
  const kept: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const isHead = heads.test(token.word)
    const found = isHead ? valuesBefore(tokens, at) : null
    // "a small or large box size": the noun has a word of its own before it.
    const longer = isHead && !found && isValue(tokens[at - 1]) ? valuesBefore(tokens, at - 1) : null
    const values = found ?? longer
    if (values) kept.length -= at - values.from
    if (longer) kept.push({ ...tokens[at - 1]!, start: tokens[longer.from]!.start })
    kept.push(values ? { ...token, ...(found && { start: tokens[found.from]!.start }), bounds: { ...token.bounds, choices: values.values } } : token)
  }
  return kept
}
