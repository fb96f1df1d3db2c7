import { singular } from '../lexicon/inflect.ts'
import type { Token } from './words.ts'

/** Words of which one leans on the noun that stands only after the other. */
const sides =
  /^(?:upper|lower|minimum|maximum|min|max|highest|lowest|high|low|start|starting|end|ending|first|last|front|rear|left|right|inner|outer|opening|closing|arrival|departure|entry|exit|gross|net|hourly|daily|weekly|monthly|yearly|annual|yellow|red|green|orange|amber|blue|morning|evening|summer|winter|home|away|billing|shipping|invoice|delivery|previous|current|planned|actual|expected|systolic|diastolic|indoor|outdoor|purchase|sale|air|water|adult|child|warning|alarm|critical|native|source|target|mother|foreign)$/
const heads =
  /^(?:level|limit|date|time|price|value|name|temperature|size|rate|score|number|address|reading|weight|threshold|amount|pressure|fee|target|length|width|humidity|depth|speed|language|tongue|measurement|quality|sample|consumption|usage|meter|bill)$/

/** "yellow and red levels" as "yellow levels and red levels": each is one of its own. */
export function withSharedHeads(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => word === 'and' || word === 'or')) return tokens
  return tokens.flatMap((token, at) => {
    const [joint, other, head] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.word ?? '', tokens[at + 3]]
    const isLeaning =
      sides.test(token.word) && (joint === 'and' || joint === 'or') && sides.test(other) && head !== undefined && heads.test(singular(head.word))
    return isLeaning ? [token, { ...head, start: token.start, end: token.end }] : [token]
  })
}
