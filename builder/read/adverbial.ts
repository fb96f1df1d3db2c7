import { isPlural } from '../lexicon/inflect.ts'
import type { Token } from './words.ts'

/** Ways of saying when, how or in what state, that may follow any noun: "readings along the way", "parcels not yet delivered", "teams out of time". */
const anywhere =
  /^(?:along the way|round the clock|ahead of \w+|(?:off|on) duty|out of \w+|up to date|no longer \w+|not yet \w+|yet to (?:be )?\w+|still (?:to (?:be )?)?\w+|(?:once|twice) an? \w+|every other \w+|next to each other)(?= |$)|^(?:daily|weekly|monthly|yearly|regularly)(?= (?:and (?!daily|weekly|monthly|yearly)|to |in |on |for |with )| [,.;]|$)/
/** The same after several of what the noun names: "seats left on each train", "teachers free in a lesson". */
const ofSeveral =
  /^(?:left(?: (?:over|to (?:be )?\w+))?(?= (?:on|in|at|of|for|by|per)\b| [,.;]|$)|(?:free|available|absent|present|vacant|idle)(?= (?:in|on|at|during|for|that)\b))/
const opening = new Set(
  'along round ahead off on out up no not yet still once twice daily weekly monthly yearly regularly every next left free available absent present vacant idle'.split(
    ' ',
  ),
)
const longest = 5

/** "step by step", "end to end", where they name nothing that comes after: no "step by step guides". */
const isRepeated = (tokens: readonly Token[], at: number): boolean => {
  const after = tokens[at + 3]
  return (
    /^(?:by|to|after)$/.test(tokens[at + 1]?.word ?? '') &&
    tokens[at + 2]?.word === tokens[at]!.word &&
    tokens[at]!.word !== 'turn' &&
    (!after?.isWord || /^(?:and|or|in|on|at|for|with|to|from)$/.test(after.word))
  )
}

/** How many words of an adverbial stand after a noun at a place: 3 of "readings | along the way"; 0 where none does. */
export function adverbialAt(tokens: readonly Token[], at: number): number {
  if (isRepeated(tokens, at)) return 3
  if (!opening.has(tokens[at]!.word)) return 0
  const said = tokens
    .slice(at, at + longest)
    .map(({ word }) => word)
    .join(' ')
  const found = anywhere.exec(said) ?? (isPlural(tokens[at - 1]!.word) ? ofSeveral.exec(said) : null)
  return found === null ? 0 : found[0].split(' ').length
}
