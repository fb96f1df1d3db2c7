import { plainlyIn } from '../lexicon/at-home.ts'
import { practicesIn, sensesIn } from '../lexicon/at-work.ts'
import { sensesOf } from '../lexicon/senses.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { goodsOf, toldOf } from './archetypes.ts'
import type { Kind, Plan } from './plan.ts'

/** What the words tell of the whole site, by which what they ask for is understood. */
export interface Context extends Pick<Plan, 'goods' | 'domain' | 'senses' | 'practices' | 'plainly'> {
  readonly told: Kind | null
  readonly words: string
  /** The same without what they say of how the site looks. */
  readonly plain: string
  /** The clauses of the description in lower case, as they were said. */
  readonly said: ReadonlyMap<Clause, string>
  /** How many clauses that go without saying stand before those of the words. */
  readonly from?: number
  readonly isTalk?: boolean
  /** What a site is there to hand in, which its words only tell the parts of. */
  readonly applied?: Kind | null
  /** Nouns of the words for what the clauses before them name otherwise. */
  readonly covers?: readonly RegExp[]
}

/** The words without what they say of how the site looks: "apply teal to the buttons" tells of no application. */
const withoutLook = ({ words, clauses }: Brief): string =>
  clauses
    .filter(({ mode }) => mode === 'style')
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, words)

const terse = 260
const speaking = /\b(?:i|we) (?!read\b)[a-z]/i
/** Whoever speaks in their own words names all that they keep; a line of nouns does not. */
export const isToldInFull = ({ isTalk, sentences, words }: Brief): boolean => isTalk && (sentences > 1 || words.length > terse || speaking.test(words))

/** From so many letters on a description asks for a site in full, whose tables have what such tables usually have; few words ask for short forms. */
const long = 280
export const isLong = ({ words }: Brief): boolean => words.length >= long

/** A page that advertises something shows what it is laid out of, and keeps little. */
const advertising = /\blanding pages?\b/i

/** The context that the words of a description give. */
export function contextOf(brief: Brief, domain: string): Context {
  const plain = withoutLook(brief)
  const plainly = plainlyIn(plain)
  const practices = isToldInFull(brief)
    ? []
    : practicesIn(plain, new Set(plainly.flatMap(({ nouns }) => nouns)), isLong(brief) && !advertising.test(brief.words))
  return {
    goods: goodsOf(brief),
    told: toldOf(brief),
    domain,
    words: brief.words,
    senses: new Map([...sensesOf(plain), ...sensesIn(practices)]),
    practices,
    plainly,
    plain,
    said: new Map(brief.clauses.map((clause) => [clause, brief.words.slice(clause.start, clause.end).toLowerCase()])),
  }
}
