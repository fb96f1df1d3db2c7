import { collectives } from '../lexicon/collectives.ts'
import { headOf } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Named } from '../lexicon/shape.ts'
import type { Field } from '../model.ts'
import type { Ask } from '../read/ask.ts'
import { remembered } from '../remember.ts'
import { calledBy } from './called.ts'
import { isDouble, plainNoun } from './doubles.ts'
import { isSameOfKit } from './same-of-kit.ts'

/** An ask with the clause that it stands in and the role of who does it; an empty role is whoever uses the site. */
export interface Placed {
  readonly clause: number
  readonly ask: Ask
  readonly role: string
}
/** A thing that the site keeps: what it is called, what it is made of, and all that the words ask of it. */
export interface Thing {
  readonly noun: string
  readonly kit: KitName
  readonly singular: string
  readonly plural: string
  readonly asks: Placed[]
  /** Verbs of the words by what they do, with the role of who does it. */
  readonly makes: { readonly verb: string; readonly role: string; readonly about: string }[]
  readonly turns: { readonly verb: string; readonly role: string }[]
  /** States that the words name, with the role of who puts it there; `whole` where it has no others. */
  readonly states: { readonly names: readonly string[]; readonly whole: boolean; readonly role: string }[]
  readonly views: Set<string>
  readonly manages: Set<string>
  readonly edits: Set<string>
  readonly deletes: Set<string>
  readonly fields: Field[]
  /** Fields that acts of the words leave on its rows, written as those of a kit. */
  readonly left: Set<string>
  /** The rows that the words list of it: "components such as desktop icons". */
  readonly listed: string[]
  own: boolean
  nominal: boolean
  /** What the words call its management, where that is not by its own name: "financial management". */
  work: string
  /** What rows of it are about: nouns of other things ("book a class"). */
  readonly about: Set<string>
  /** What it means in the practice that the site is of, where it means something else elsewhere. */
  meant?: Named
  /** Nouns of other things that it stands for. */
  also?: readonly string[]
  /** All names of the table that it is in the practice that the site is of. */
  stands?: readonly string[]
  /** Whether those who run the site let each row through or turn it away. */
  readonly judged?: boolean
  /** Whether rows of it are only what an act leaves, of which no others are. */
  isLeft?: boolean
  /** Whether its rows are only what those of another are sorted into. */
  sorts?: boolean
  /** Groups of kits of which every row on the site is in one of its rows. */
  holdsAll?: RegExp
  /** The noun of what it is a part of, as the words say. */
  partOf?: string
}

export const thingOf = (noun: string, kit: KitName): Thing => ({
  noun,
  kit,
  ...calledBy(noun, kit),
  asks: [],
  makes: [],
  turns: [],
  states: [],
  views: new Set(),
  manages: new Set(),
  edits: new Set(),
  deletes: new Set(),
  fields: [],
  left: new Set(),
  listed: [],
  own: false,
  nominal: false,
  work: '',
  about: new Set(),
})

export const groupOf = (thing: Thing) => kits[thing.kit].group

const meals = new Set(['menu', 'dish', 'meal', 'lunch', 'dinner', 'food', 'menu item'])
const loans = new Set(['borrowing', 'loan'])
/** Nouns that a site uses for one thing. */
const synonyms: Readonly<Record<string, string>> = {
  learning: 'course',
  examination: 'exam',
  trading: 'trade',
  reservation: 'booking',
  survey: 'questionnaire',
  personnel: 'staff',
}
/** Whether a noun stands for one that says the same more plainly. */
export const isSynonym = (noun: string): boolean => spelled(noun) !== noun
/** A record of a payment is the payment. */
export const unrecorded = (noun: string): string => noun.replace(/(?<=\S) (?:record|history|information|data|detail|list|entry|log|request|notification)$/, '')
/** What is planned of a doing is the doing: "irrigation schedules" are irrigations. */
const unplanned = (noun: string): string => noun.replace(/(?<=\S) (?:schedule|plan|application|record|log)$/, '')
/** British and American spelling of one word, and words for the same. */
const spelled = remembered((noun): string =>
  plainNoun(noun)
    .replace(/enrolment/g, 'enrollment')
    .replace(/enquiry/g, 'inquiry')
    .replace(/programme/g, 'program')
    .replace(/^(?:user|customer|member|client) feedback$/, 'feedback')
    .replace(/^friend (?:request|application|invitation)$/, 'friend')
    .replace(/(^| )(learning|examination|trading|reservation|survey|personnel)$/, (_, gap: string, word: string) => gap + synonyms[word]!)
    .replace(/(?<=[a-z]) (?:listing|posting|opening)$/, '')
    .replace(/^(employee|staff|customer|member|student|case|asset) record$/, '$1')
    .replace(/^(?:sale|sales) order$/, 'sale')
    .replace(/^check-out$/, 'check-in')
    .replace(/^billing$/, 'bill')
    .replace(/^news$/, 'news article')
    .replace(/(?<=\b(?:night|evening|party|festival|workshop|meetup|gathering|concert|tournament)) event$/, '')
    .replace(/^glossary(?: term| entry)?$/, 'term')
    .replace(/^(?:web )?(?:url|link|web address)$/, 'link')
    .replace(/^(rental|booking|reservation|recharge|loan|refund|lease) order$/, '$1')
    .replace(/^(?:takeout|takeaway)$/, 'dish')
    .replace(/^(?:purchase order|purchasing|procurement order)$/, 'procurement')
    .replace(/^(?:job opening|career|open position|job vacancy|vacancy)$/, 'job'),
)
/** Whether two nouns mean one thing: the same, or one the other with a word before it, of one kit. */
export function isSame(a: { noun: string; kit: KitName }, b: { noun: string; kit: KitName }): boolean {
  if (a.kit === 'processed_file' || b.kit === 'processed_file') return a.kit === b.kit && headOf(a.noun) === headOf(b.noun)
  if (a.noun === b.noun || spelled(a.noun) === spelled(b.noun) || isDouble(a, b)) return true
  if (
    a.kit === b.kit &&
    (collectives[a.noun] === b.noun || collectives[b.noun] === a.noun || (collectives[a.noun] !== undefined && collectives[a.noun] === collectives[b.noun]))
  )
    return true
  if (a.kit === b.kit && (meals.has(a.noun) || loans.has(a.noun)) && (meals.has(b.noun) || loans.has(b.noun))) return true
  if (a.kit === b.kit && a.kit.startsWith('trade_') && unplanned(a.noun) === unplanned(b.noun)) return true
  if (a.kit === b.kit && (isSameOfKit(a.kit, a.noun, b.noun) || unrecorded(a.noun) === unrecorded(b.noun))) return true
  if (a.kit === b.kit && kits[a.kit].group !== 'money' && (a.noun.endsWith(` ${b.noun}`) || b.noun.endsWith(` ${a.noun}`))) return true
  if (a.kit !== b.kit || headOf(spelled(a.noun)) !== headOf(spelled(b.noun))) return false
  return !a.noun.includes(' ') || !b.noun.includes(' ')
}
