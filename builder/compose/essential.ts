import { essentials } from '../lexicon/essentials.ts'
import { furtherEssentials } from '../lexicon/essentials-more.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { clausesIn } from './archetypes.ts'
import type { Thing } from './thing.ts'

/** Words that name so many things, or list the pages, leave nothing out. */
const enough = 8

/** What the kind of site that the first sentence names cannot do without, where none of its things plays that part: clauses read from our own sentences. */
export function essentialTo({ words, isTalk }: Brief, things: readonly Thing[]): Clause[] {
  const whole = words.slice(0, 4000).toLowerCase()
  if (things.length > enough || /\b(?:pages|sections):/.test(whole)) return []
  const first = /^[^.!?]*/.exec(whole)![0]
  const nouns = things.map(({ noun }) => noun)
  const said: string[] = []
  for (const [site, ...parts] of isTalk ? furtherEssentials : [...essentials, ...furtherEssentials]) {
    if (!site.test(first)) continue
    for (const { lacks, says, near } of parts)
      if (!said.some((sentence) => lacks.test(sentence)) && !nouns.some((noun) => lacks.test(noun)) && (near?.test(whole) ?? true)) said.push(says)
  }
  return clausesIn(said.join(' '))
}
