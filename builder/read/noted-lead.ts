import { isPlural } from '../lexicon/inflect.ts'
import { separators } from './draft.ts'
import type { Token } from './words.ts'

const opening = /^(?:with|containing|specifying|including|providing|entering|giving)$/
const slight =
  /^(?:the|these|those|following|its|their|his|her|some|basic|key|main|essential|necessary|required|relevant|various|different|detailed|all|other|such|important|personal|more|additional|full|complete|specific)$/
const notes =
  /^(?:details?|information|info|data|fields?|attributes?|propert(?:y|ies)|particulars|columns?|parameters?|characteristics|specifications?|specs|items?|elements|values)$/
const leads = /^(?:such|like|including|includes|:|namely|e\.g|i\.e)$/

/** The index of the first thing that is noted, after "with the following fields:", "with details such as"; -1 where none are announced. */
function pastLead(tokens: readonly Token[], from: number): number {
  let at = from
  let isNamed = false
  while (slight.test(tokens[at]?.word ?? '') && !(tokens[at]!.word === 'such' && tokens[at + 1]?.word === 'as')) at += 1
  const follows = tokens[at - 1]?.word === 'following' && tokens[at]?.word === ':'
  while (notes.test(tokens[at]?.word ?? '') && at - from < 6) {
    isNamed = true
    at += 1
  }
  if (!isNamed && !follows) return -1
  if (tokens[at]?.word === ',' && leads.test(tokens[at + 1]?.word ?? '')) at += 1
  if (!leads.test(tokens[at]?.word ?? '') || (tokens[at]!.word === 'such' && tokens[at + 1]?.word !== 'as')) return -1
  at += tokens[at]!.word === 'such' ? 2 : 1
  if (tokens[at]?.word === ':') at += 1
  return tokens[at]?.isWord ? at : -1
}

/** How many words from `at` on say that something is made up of what follows: "consists of", "are described by"; 0 for none. */
function madeUpOf(tokens: readonly Token[], at: number): number {
  const first = tokens[at]!.word
  const second = tokens[at + 1]?.word ?? ''
  if (/^(?:consists?|comprises?)$/.test(first)) return second === 'of' ? 2 : first.startsWith('compris') ? 1 : 0
  if (first !== 'is' && first !== 'are') return 0
  const third = tokens[at + 2]?.word
  if (/^(?:composed|comprised)$/.test(second) && third === 'of') return 3
  if (second === 'made' && third === 'up' && tokens[at + 3]?.word === 'of') return 4
  return /^(?:described|defined|characteri[sz]ed|identified)$/.test(second) && third === 'by' ? 3 : 0
}

/** Ways of announcing what is noted of a thing as the plain "with" and "has": "with details such as a date" is "with a date", "consists of" is "has". */
export function withPlainNotes(tokens: readonly Token[]): readonly Token[] {
  const said: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const next = opening.test(token.word) && at > 0 && !separators.has(tokens[at + 1]?.word ?? '') ? pastLead(tokens, at + 1) : -1
    const count = at > 0 && tokens[at - 1]!.isWord ? madeUpOf(tokens, at) : 0
    if (next !== -1) {
      said.push({ ...token, word: 'with', text: 'with', end: tokens[next - 1]!.end, opensNotes: true })
      at = next - 1
    } else if (count > 0) {
      const word = isPlural(tokens[at - 1]!.word) ? 'have' : 'has'
      said.push({ ...token, word, text: word, end: tokens[at + count - 1]!.end })
      at += count - 1
    } else said.push(token)
  }
  return said.length === tokens.length ? tokens : said
}
