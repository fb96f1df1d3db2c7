import { typeOf } from '../lexicon/fields.ts'
import { addField } from './add-field.ts'
import { into } from './folded.ts'
import { type Plan, rename } from './plan.ts'

/** Things that are one and the same in the practices that the site is of are kept once: those whom a dating site recommends are its profiles. */
export function oneInPractice(plan: Plan): void {
  for (const { same } of plan.practices.flatMap(({ ones }) => ones)) {
    const found = same.flatMap((noun) => plan.things.filter((thing) => thing.noun === noun.replace('!', '')))
    const nouns = found.map(({ noun }) => noun)
    const [first, ...others] = found
    if (!first) continue
    if (same.includes(`!${first.noun}`)) rename(first, { noun: same[0]!, kit: first.kit })
    for (const noun of nouns) if (typeOf(noun) !== 'text') addField(first, { start: 0, end: 0, noun, light: '', own: false, plural: false }, [])
    for (const other of others) into(plan, other, first)
  }
}
