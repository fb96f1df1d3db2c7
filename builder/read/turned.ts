import { siteNouns } from './cue-words.ts'
import type { Token } from './words.ts'

const meant = /^(?:them|it|these|those|this)$/
const modal = /^(?:should|can|could|must|will|may|shall)$/

/** "turn them into invoices" as "create invoices", "both sides rate" as "users rate". */
export function turned(tokens: readonly Token[]): readonly Token[] {
  const made: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const [one, next, after] = [tokens[at]!, tokens[at + 1], tokens[at + 2]]
    if (/^(?:turn|convert)$/.test(one.word) && meant.test(next?.word ?? '') && after?.word === 'into' && tokens[at + 3]?.isWord) {
      made.push({ ...one, word: 'create', end: after.end })
      at += 2
    } else if (one.word === 'both' && /^(?:sides|parties)$/.test(next?.word ?? '') && !/^(?:of|for|by|from|to|on|with)$/.test(tokens[at - 1]?.word ?? '')) {
      made.push({ ...next!, word: 'users', start: one.start })
      at += 1
    } else made.push(one)
  }
  return made.length === tokens.length ? tokens : made
}

/** Where ", and the site should …" goes on of the site after something else was told; the end of the words where nothing does. */
export function turningToSite(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > 3 &&
      word === 'and' &&
      tokens[index - 1]!.word === ',' &&
      /^(?:the|this)$/.test(tokens[index + 1]?.word ?? '') &&
      siteNouns.has(tokens[index + 2]?.word ?? '') &&
      modal.test(tokens[index + 3]?.word ?? ''),
  )
  return at === -1 ? tokens.length : at
}
