import { capital, listed, plural, singular } from '../lexicon/inflect.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { isBody, isPlainUser, peopleNouns } from '../lexicon/people.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { clausesIn } from './archetypes.ts'

/** Two kinds that words bring together, as nouns in the singular, and by what. */
export interface Couple {
  readonly one: string
  readonly other: string
  readonly by: readonly string[]
}

const side = '([a-z][a-z-]{1,30})'
const before = '(?:the |an? |our |their |suitable |compatible |best |right |most |nearby |local |available |experienced |new ){0,4}'
const to = `(?:up )?(?:with|to|and) ${before}`
const ways: readonly RegExp[] = [
  new RegExp(`\\b${side} (?:are|is|get|gets|be|being) (?:[a-z]+ly )?(?:matched|paired) ${to}${side}`),
  new RegExp(`\\b${side} and ${side} (?:are|get|be|being) (?:[a-z]+ly )?(?:matched|paired)`),
  new RegExp(`\\b(?:match(?:es|ing)?|pair(?:s|ing)?|matchmaking) (?:up |of |between )?${before}${side} ${to}${side}`),
]
/** Where people play or buy, a match is none of people. */
const otherwise = /\b(?:opponents?|players?|football|league|tournaments?|password|selectors?|invoices?|transactions?|colou?rs?|logos?|pattern)\b/
const grounds =
  /\b(?:by|based on|according to|depending on|on the basis of|for) (?:their |the |shared |common |similar |mutual |matching ){0,3}([a-z ,]{1,120}?)(?=[.;!?]|$)/
const told = /\bprofiles? (?:with|including|containing|showing|of) (?:their |the ){0,2}([a-z ,]{1,120}?)(?=[.;!?]|$)/
const itemsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(/,\s*(?:and )?|\band\b/)
    .map((item) => item.trim().replace(/^(?:their|the|shared|common|similar) /, ''))
    .filter((item) => /^[a-z]+(?: [a-z]+)?$/.test(item) && !/^(?:names?|photos?|pictures?|email|phone|bio)$/.test(item))

const isPerson = (noun: string): boolean => (peopleNouns.has(noun) && !isPlainUser(noun)) || isBody(noun)

/** Which two kinds the words match, one of them people; null where they match none. */
export function coupleIn(words: string): Couple | null {
  for (const sentence of words.toLowerCase().split(/(?<=[.!?])\s/)) {
    if (otherwise.test(sentence)) continue
    for (const way of ways) {
      const found = way.exec(sentence)
      if (!found) continue
      const [one, other] = [singular(found[1]!), singular(found[2]!)]
      if (
        one === other ||
        ![one, other].some(isPerson) ||
        ![one, other].every((noun) => isPerson(noun) || isKnownNoun(noun)) ||
        isPlainUser(one) ||
        isPlainUser(other)
      )
        continue
      const by = [...itemsOf(grounds.exec(sentence.slice(found.index))?.[1]), ...itemsOf(told.exec(words.toLowerCase())?.[1])]
      return { one, other, by: [...new Set(by)].slice(0, 5) }
    }
  }
  return null
}

const seen = (noun: string, by: readonly string[]): string => {
  const fields = [...(isPerson(noun) ? ['name'] : []), ...by]
  return `${plural(noun)}${fields.length > 0 ? ` with ${listed(fields)}` : ''}`
}

/** What matching two kinds takes, said formally: each side is looked through, people put themselves there, and matches keep both. */
export function matchedIn({ words }: Pick<Brief, 'words'>): Clause[] {
  const couple = coupleIn(words)
  if (!couple) return []
  const { one, other, by } = couple
  const sides = [one, other]
  const people = sides.filter(isPerson)
  const shown = sides.map((noun) => `${capital(plural(people.find((who) => who !== noun) ?? noun))} can browse ${seen(noun, by)}.`)
  const entered = people.map((noun) => `${capital(plural(noun))} can add ${plural(noun)}.`)
  const matched = `${capital(listed(people.map(plural)))} can add matches with ${one} and ${other}.`
  return clausesIn([...shown, ...entered, matched].join(' '))
}
