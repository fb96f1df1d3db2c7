import { headOf, isPlural, participle, singular } from '../lexicon/inflect.ts'
import { alsoNouns } from '../lexicon/verbs.ts'
import type { Brief } from '../read/brief.ts'
import { isActor, isPerson } from '../read/person.ts'
import type { Thing } from './thing.ts'

/** An act that the words name, with the thing that it is done to. */
export interface ActSaid {
  /** In its base form, with its particle. */
  readonly verb: string
  readonly thing: Thing
  readonly actors: readonly string[]
  /** The words after the act as far as the next comma or full stop. */
  readonly after: string
  readonly start: number
}
/** The verbs that are looked for. */
export interface Verbs {
  /** Every form of each, with its base. */
  readonly forms: ReadonlyMap<string, string>
  /** Those of two words: "write off". */
  readonly particles: ReadonlySet<string>
  /** Those that are done to what was last spoken of, where their own object is nothing that is kept: "suggest corrections". */
  readonly wide: ReadonlySet<string>
}
interface Word {
  readonly word: string
  readonly start: number
  readonly end: number
}

const stops =
  /^(?:and|or|but|with|by|for|when|where|while|if|so|that|which|who|whose|to|from|in|on|at|into|as|than|until|before|after|during|through|via|per|between|among|against|under|without|along|around|across|within|is|are|was|can|may|must|should|will|[.,;:!?()])$/
const pronouns = /^(?:them|it|these|those|one|ones|each|all|both|him|her|themselves)$/
const aux = /^(?:be|been|is|are|was|were|being|gets?|get)$/
const modal = /^(?:can|may|must|will|should|could|also|often|then|that|which)$/
const led = /^(?:,|and|or|to|can|could|may|might|will|should|must|able|then|also|partly|automatically|easily|manually|quickly)$/
const longest = 7
/** Words for whatever is sold or lies in a store. */
const wares = /^(?:goods|stock|wares|merchandise)$/

/** All forms of the verbs, with the base of each. */
export function formsOf(verbs: Iterable<string>): ReadonlyMap<string, string> {
  const forms = new Map<string, string>()
  for (const verb of verbs) {
    const past = participle(verb)
    const stem = verb.endsWith('e') ? verb.slice(0, -1) : /^(?:.+?)(?:ed)$/.test(past) && past !== `${verb}ed` ? past.slice(0, -2) : verb
    for (const form of [verb, `${verb}s`, `${verb}es`, verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : verb, past, `${/y$/.test(verb) ? verb : stem}ing`])
      forms.set(form, verb)
  }
  return forms
}

/** The thing that these words name; what was named last before a place in the words where they name none. */
export function saidOf(words: string, at: number, object: string, things: readonly Thing[]): Thing | undefined {
  const own = named(
    things,
    object.split(' ').filter((word) => word !== ''),
  )
  if (own || (object !== '' && !object.split(' ').some((word) => pronouns.test(word)))) return own
  const all = wordsIn(words.slice(0, at))
  return spokenOf(all, all.length, things)
}

const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[.,;:!?()]/gu)].map((found) => ({
    word: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }))

/** What may stand after the noun of an object: "players each week", not "show updates". */
const after =
  /^(?:of|about|each|every|daily|weekly|monthly|again|back|later|online|together|over|out|off|up|down|they|we|he|she|it|whose|found|given|made|bought|needed|walked|there|here|free|[a-z]+ly|\d+)$/
/** The first thing that these words name, the longest noun first. */
function named(things: readonly Thing[], words: readonly string[]): Thing | undefined {
  for (const [at, word] of words.entries()) {
    if (at + 1 < words.length && !after.test(words[at + 1]!)) continue
    const one = singular(word)
    const fits = things.filter(({ noun, singular: called }) => headOf(noun) === one || headOf(called) === one)
    if (fits.length === 0 && wares.test(word)) {
      const sold = things.find(({ kit }) => /^(?:product|stock|spare|goods)$/.test(kit))
      if (sold) return sold
    }
    if (fits.length === 0) continue
    const whole = words.map(singular).join(' ')
    return (
      fits.filter(({ noun }) => whole.includes(noun)).toSorted((a, b) => b.noun.length - a.noun.length)[0] ?? fits.find(({ noun }) => noun === one) ?? fits[0]
    )
  }
  return undefined
}

/** Whether a word that is a noun as often stands as a verb. */
function isVerb(all: readonly Word[], at: number, form: string, base: string): boolean {
  if (!alsoNouns.has(base) || (form !== base && !form.endsWith('s'))) return true
  const before = all[at - 1]?.word ?? '.'
  const isThird = form !== base && (isActor(before) || (/^(?:,|and|or)$/.test(before) && !stops.test(all[at + 1]?.word ?? '.')))
  if (all[at + 1]?.word === 'of') return false
  return form === base ? led.test(before) || (isPlural(before) && isPerson(before)) : isThird || led.test(before)
}

/** The acts of a description that are among these forms, each with what it is done to. */
export function actsSaid({ words, clauses }: Brief, things: readonly Thing[], { forms, particles, wide }: Verbs): ActSaid[] {
  const all = wordsIn(words)
  return all.flatMap(({ word, start }, at): ActSaid[] => {
    const base = forms.get(word)
    if (base === undefined || !isVerb(all, at, word, base)) return []
    const next = all[at + 1]?.word ?? ''
    const verb = particles.has(`${base} ${next}`) ? `${base} ${next}` : base
    const from = at + (verb === base ? 1 : 2)
    const isPast = word === participle(base) && word !== base
    const thing =
      (isPast ? undergone(all, at, things) : undefined) ??
      doneTo(all, from, things) ??
      (word.endsWith('ing') ? named(things, [all[at - 1]?.word ?? '']) : undefined) ??
      (wide.has(verb) ? spokenOf(all, at, things) : undefined)
    if (!thing) return []
    const rest = words.slice(all[from - 1]!.end)
    const actors = clauses.find((clause) => clause.mode !== 'style' && clause.start <= start && start < clause.end)?.actors ?? []
    return [{ verb, thing, actors, after: (/^[^,.;!?]*/.exec(rest)?.[0] ?? '').toLowerCase(), start }]
  })
}

/** "messages can be pinned and archived": what stands before. */
function undergone(all: readonly Word[], at: number, things: readonly Thing[]): Thing | undefined {
  let one = at - 1
  while (one > at - longest && one > 0 && !aux.test(all[one]!.word)) {
    if (!/(?:ed|en|n|t|,|and|or)$/.test(all[one]!.word)) return undefined
    one -= 1
  }
  if (one <= 0 || !aux.test(all[one]!.word)) return undefined
  one -= 1
  while (one > 0 && modal.test(all[one]!.word)) one -= 1
  return named(
    things,
    [all[one]?.word ?? '', all[one - 1]?.word ?? ''].filter((word) => !stops.test(word)),
  )
}

/** What was named last before, and is nobody. */
function spokenOf(all: readonly Word[], at: number, things: readonly Thing[]): Thing | undefined {
  for (let one = at - 1; one >= 0; one -= 1) {
    const thing = isPerson(all[one]!.word) ? undefined : named(things, [all[one]!.word])
    if (thing) return thing
  }
  return undefined
}

/** What stands after the act: its object, or what a pronoun stands for. */
function doneTo(all: readonly Word[], from: number, things: readonly Thing[]): Thing | undefined {
  const object: string[] = []
  const first = all[from]?.word === 'up' && all[from + 1]?.word === 'to' ? from + 2 : from
  for (let one = first; one < Math.min(all.length, first + longest) && !stops.test(all[one]!.word); one += 1) object.push(all[one]!.word)
  const thing = named(things, object)
  if (thing) return thing
  const pronoun = object.find((word) => pronouns.test(word))
  if (pronoun === undefined) return undefined
  const isOne = /^(?:it|one|him|her|each)$/.test(pronoun)
  let somebody: Thing | undefined
  for (let one = from - 2; one >= 0 && all[one]!.word !== '.'; one -= 1) {
    const before = isPlural(all[one]!.word) || one === from - 2 || isOne ? named(things, [all[one]!.word]) : undefined
    if (before && !isPerson(all[one]!.word)) return before
    if (isOne) somebody ??= before
  }
  return somebody
}
