import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { isPlainUser } from '../lexicon/people.ts'
import { separators } from './draft.ts'
import { isPerson } from './person.ts'
import type { Token } from './words.ts'

const anybody = /^(?:people|persons|users|visitors|everyone|anyone)$/
const modal = /^(?:can|may|should|could|be|able|to|either)$/

/** "People can register as chefs, post their menus …": whoever registers as somebody is somebody, and does what follows. */
export function registeredAs(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word }, index) => index > 0 && word === 'as' && /^(?:register|enroll|enrol|up)$/.test(tokens[index - 1]!.word))
  if (at < 2) return tokens
  const noun = /^(?:an?|the)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  const whom = tokens[noun]
  const after = tokens[noun + 1]
  const isEnd = after === undefined || separators.has(after.word) || !after.isWord
  const who = tokens.findLastIndex(({ word }, index) => index < at && anybody.test(word))
  const between = tokens.slice(who + 1, at - (tokens[at - 1]!.word === 'up' ? 2 : 1))
  if (
    !whom ||
    !isEnd ||
    who === -1 ||
    !(isPerson(whom.word) || isPerson(plural(whom.word))) ||
    isPlainUser(whom.word) ||
    !between.every(({ word }) => modal.test(word))
  )
    return tokens
  const [joint, other] = [tokens[noun + 1], tokens[noun + 2]]
  const isPair = /^(?:or|and)$/.test(joint?.word ?? '') && other !== undefined && isPerson(plural(singular(other.word))) && !isPlainUser(other.word)
  const called = (token: Token): Token => ({ ...tokens[who]!, word: several(token.word), text: several(token.word) })
  const named = isPair
    ? [called(whom), { ...joint!, word: 'and', text: 'and', start: tokens[who]!.start, end: tokens[who]!.end }, called(other)]
    : [called(whom)]
  return [...tokens.slice(0, who), ...named, ...tokens.slice(who + 1, at), ...tokens.slice(noun + (isPair ? 3 : 1))]
}
const several = (word: string): string => (isPlural(word) ? word : plural(word))
