import { meaningIn } from '../lexicon/at-work.ts'
import { typeOf } from '../lexicon/fields.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { addField } from './add-field.ts'
import { into } from './folded.ts'
import { type Plan, rename } from './plan.ts'

/** A name that tells what is noted as well: the volume of a donation, the date of a birth. */
const tellsField = (noun: string): boolean =>
  typeOf(noun) === 'date' || (typeOf(noun) === 'time' && noun.includes(' ')) || (typeOf(noun) === 'number' && / (?:volume|weight|height)$/.test(noun))
/** Whether a site of these practices keeps what a noun names by another name. */
export const isKeptOtherwise = ({ practices, things }: Pick<Plan, 'practices' | 'things'>, noun: string): boolean =>
  practices
    .flatMap(({ ones }) => ones)
    .some(({ same }) => same.some((one) => one.replace('!', '') === noun) && things.some((thing) => same.some((one) => one.replace('!', '') === thing.noun)))

/** Things that are one and the same in the practices that the site is of are kept once: those whom a dating site recommends are its profiles. */
export function oneInPractice(plan: Plan): void {
  for (const { same } of plan.practices.flatMap(({ ones }) => ones)) {
    const found = [...new Set(same.flatMap((noun) => plan.things.filter((thing) => thing.noun === noun.replace('!', ''))))]
    const nouns = found.map(({ noun }) => noun)
    const [first, ...others] = found
    if (!first) continue
    if (same.includes(`!${first.noun}`)) rename(first, { noun: same[0]!, kit: meaningIn(plan.practices, same[0]!)?.of ?? kitOf(same[0]!) ?? first.kit })
    for (const noun of nouns) if (tellsField(noun)) addField(first, { start: 0, end: 0, noun, light: '', own: false, plural: false }, [])
    for (const other of others) into(plan, other, first)
  }
}
