import { singular } from '../lexicon/inflect.ts'
import type { Clause } from './clause.ts'
import { isActor } from './person.ts'
import { determiners } from './phrase.ts'
import type { Sentence, Token } from './words.ts'

const counted = /^(?:roles?|actors?)$/
const kinds = /^(?:types?|kinds?|groups?|categories|classes)$/
const users = /^(?:users?|people|accounts?|members?|person)$/
const opening = /^(?::|including|includes?|such|namely|are|for|\(|-|–|—|like)$/
const closing = /^(?:with|who|where|\)|\.|each|whose|which|that|so)$/
const joining = /^(?:,|and|or|&|\/|plus)$/
const most = 3

/** Those whom a sentence names as roles, and what else it says. */
export interface Named {
  readonly roles: readonly Clause[]
  readonly rest: Sentence | null
}

/** "It has three roles: customers, drivers and dispatchers", "with two kinds of users, tenants and landlords"; null where a sentence names none so. */
export function castIn(sentence: Sentence): Named | null {
  const { tokens } = sentence
  const at = tokens.findIndex(({ word }, index) => counted.test(word) || isKind(tokens, index))
  if (at === -1) return null
  let from = at + 1
  if (kinds.test(tokens[at]!.word)) from += tokens[at + 1]?.word === 'of' ? 2 : users.test(tokens[at - 1]?.word ?? '') ? 0 : 1
  if (tokens[from]?.word === ',') from += 1
  if (!opening.test(tokens[from]?.word ?? '') && tokens[from - 1]?.word !== ',') return null
  while (opening.test(tokens[from]?.word ?? '') || /^(?:as|:|the|,)$/.test(tokens[from]?.word ?? '')) from += 1
  const end = tokens.findIndex(({ word }, index) => index > from && closing.test(word))
  const names = namesOf(tokens.slice(from, end === -1 ? undefined : end))
  if (names.length < 2 || !names.every((name) => name.length <= most && isActor(singular(textOf(name))))) return null
  const cut = tokens.findLastIndex(({ word }, index) => index < at && /^(?:with|having)$/.test(word))
  const rest = cut > 2 ? { start: sentence.start, end: tokens[cut - 1]!.end, tokens: tokens.slice(0, cut) } : null
  const first = rest === null ? sentence.start : tokens[cut]!.start
  const roles = names.map(
    (name, index): Clause => ({
      start: index === 0 ? first : name[0]!.start,
      end: index === names.length - 1 ? sentence.end : name.at(-1)!.end,
      mode: 'style',
      actors: [singular(textOf(name))],
      asks: [],
    }),
  )
  return { roles, rest }
}

/** "kinds of users", "user types". */
const isKind = (tokens: readonly Token[], at: number): boolean =>
  kinds.test(tokens[at]!.word) && ((tokens[at + 1]?.word === 'of' && users.test(tokens[at + 2]?.word ?? '')) || users.test(tokens[at - 1]?.word ?? ''))

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ')

function namesOf(tokens: readonly Token[]): Token[][] {
  const names: Token[][] = [[]]
  for (const token of tokens) {
    if (joining.test(token.word)) names.push([])
    else if (!determiners.has(token.word)) names.at(-1)!.push(token)
  }
  return names.filter((name) => name.length > 0)
}
