import { gerundBases } from '../lexicon/inflect.ts'
import { verbKind } from '../lexicon/verbs.ts'
import { isPerson } from './person.ts'
import { ending } from './saying.ts'
import { verbAt } from './verb.ts'
import { said } from './voice.ts'
import type { Token } from './words.ts'

const leads = /^(?:with|,|and|as|where|including)$/
const articles = /^(?:the|each|all|different)$/
const parts = /^(?:end|side|terminal|client)s?$/
const longest = 3

/** Where the name of those who do it begins, and the words that lead to it; null where nothing leads to it. */
function ledAt(tokens: readonly Token[], doer: number): { readonly lead: number; readonly name: number } | null {
  for (let name = doer; name > Math.max(0, doer - longest); name -= 1) {
    const isNamed = articles.test(tokens[name - 1]?.word ?? '')
    const lead = name - (isNamed ? 2 : 1)
    if (lead > 0 && leads.test(tokens[lead]!.word)) return parts.test(tokens[doer]!.word) && name === doer ? null : { lead, name }
    if (!tokens[name - 1]?.isWord || isNamed) return null
  }
  return null
}
/** The first of "such as", ", and", ", with". */
function leadFrom(tokens: readonly Token[], lead: number): number {
  let from = lead
  while (from > 0 && /^(?:,|and|with|such|as|each)$/.test(tokens[from - 1]!.word)) from -= 1
  return from
}

/** "with teachers managing courses and students viewing grades": what each of them can do, as a sentence of its own. */
export function withDoers(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  let from = 0
  for (const [at, token] of tokens.entries()) {
    const base = at > 1 && token.word.endsWith('ing') ? gerundBases(token.word).findLast((one) => verbKind(one) !== undefined) : undefined
    if (base === undefined || !tokens[at + 1]?.isWord || !verbAt(tokens, at, tokens.length, 'gerund')) continue
    const doer = tokens[at - 1]!
    const led = parts.test(doer.word) || (isPerson(doer.word) && doer.word.endsWith('s')) ? ledAt(tokens, at - 1) : null
    if (!led || led.lead < from) continue
    kept.push(...tokens.slice(from, leadFrom(tokens, led.lead)), said(ending, tokens[led.name]!))
    kept.push(...tokens.slice(led.name, at), said('can', token), { ...token, word: base })
    from = at + 1
  }
  return from === 0 ? tokens : [...kept, ...tokens.slice(from)]
}
