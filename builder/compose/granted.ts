import { meaningIn, tableIn } from '../lexicon/at-work.ts'
import { isMeantBy } from '../lexicon/by-noun.ts'
import { plural } from '../lexicon/inflect.ts'
import type { KitName } from '../lexicon/kits.ts'
import { withoutNoted } from '../lexicon/noted.ts'
import { kitOf } from '../lexicon/nouns.ts'
import type { Named } from '../lexicon/shape.ts'
import type { Brief } from '../read/brief.ts'
import type { Plan } from './plan.ts'
import type { Cast } from './roles.ts'
import { type Thing, thingOf } from './thing.ts'

/** So many things are kept at the most once those of a practice are, and so many that no word names. */
const [most, mostUnnamed] = [16, 5]

const isOf = (nouns: readonly string[], table: Named, { noun, singular, meant, also = [] }: Thing): boolean =>
  meant === table ||
  [noun, singular, ...also].some((one) =>
    nouns.some((known) => known === one || known === withoutNoted(one) || one.endsWith(` ${known}`) || known.endsWith(` ${one}`)),
  )

/** Whether what rows of a table are of is kept there; true for one that is of nothing. */
function isOfSome({ fields }: Named, things: readonly Thing[]): boolean {
  const wholes = /->@([^~;!]+)/.exec(fields)?.[1]?.split('|')
  return wholes === undefined || things.some(({ noun }) => wholes.some((whole) => isMeantBy(noun, whole)))
}
/** What rows are sorted into goes without saying only where some are. */
const sorts = /(?:^| )(?:category|tag|type)$/
const isSorting = ({ things, practices }: Plan, nouns: readonly string[]): boolean =>
  !sorts.test(nouns[0]!) ||
  things.some(({ noun }) => wholesIn(tableIn(practices, noun)?.fields ?? '').some((wholes) => wholes.some((one) => nouns.includes(one))))
/** One word in the singular may be a verb where none of these is before it: "preview pages". */
const determined = /\b(?:an?|the|each|every|their|its|per|one|new|of|with|by|which|another) $/
/** Whether a noun is said for a thing, rather than for what is counted or noted of another. */
function isMeant(noun: string, said: string): boolean {
  return [noun, plural(noun)].some((one) => {
    for (let at = said.indexOf(` ${one} `); at !== -1; at = said.indexOf(` ${one} `, at + 1)) {
      const before = said.slice(Math.max(0, at - 48), at + 1)
      const isNoun = one !== noun || noun.includes(' ') || determined.test(before)
      if (isNoun && !counted.test(before) && !noted.test(said.slice(at + one.length + 1, at + one.length + 18))) return true
    }
    return false
  })
}
/** What is said around a noun where it is but counted, or a word of another name: "the number of participants", "remaining places", "the departure date". */
const counted =
  /(?:\b(?:number|numbers|count|amount|total) of(?: (?:the )?[a-z]+ and(?: of)?(?: the)?)?|\b(?:remaining|available|free|total|maximum|minimum|estimated|current|my|their own|various|different)) $/
const noted =
  /^ (?:date|day|time|name|number|type|status|state|level|price|size|count|amount|information|info|detail|details|data|page|list|category|address|id|code|method|rate|record|records|management|inventory|register|directory|function|feature|system|website|site|app|platform|portal|company)s?\b/
/** The noun of a table that the words say, the longest first, where it is no part of a longer one. */
function saidOf({ nouns }: Named, text: string, things: readonly Thing[]): string | undefined {
  const rest = (noun: string): string =>
    things
      .flatMap((thing) => (thing.noun.startsWith(`${noun} `) ? [thing.noun, thing.plural.toLowerCase()] : []))
      .reduce((left, longer) => left.replaceAll(longer, ''), text)
  return nouns.toSorted((a, b) => b.length - a.length).find((noun) => isMeant(noun, rest(noun)))
}

/**
 * Keeps the tables of the practices that a site is of which the words name without asking for them ("book a lesson with a car of the fleet"), and the few that go
 * without saying there.
 */
export function withGranted(plan: Plan, { words, clauses }: Brief, { roles }: Cast): void {
  const text = ` ${clauses
    .flatMap(({ mode, start, end }) => (mode === 'style' ? [] : [words.slice(start, end).toLowerCase()]))
    .join(' . ')
    .replace(/[^\p{L}\p{N}'&-]+/gu, ' ')} `
  const people = new Set(roles.map(({ name }) => name.toLowerCase()))
  // What the words ask for and is kept with something else is no table of its own: the transcripts of interviews.
  const placed = new Set(
    [...plan.fates].flatMap(([{ object }, fate]) => (object && fate.is === 'thing' && fate.thing.noun !== object.noun ? [object.noun] : [])),
  )
  let unnamed = mostUnnamed
  for (const { granted, means, kept = [] } of plan.practices) {
    if (granted === undefined) continue
    const isSubject = kept.length > 0
    const builtIn = granted.flatMap(({ table }) => (table.nouns.length === 0 ? [table] : []))
    for (const table of [...means, ...builtIn]) {
      if (plan.things.length >= most) return
      const given = granted.find((one) => one.table === table)
      const nouns = given?.nouns ?? table.nouns
      if (plan.things.some((thing) => isOf(nouns, table, thing)) || nouns.some((noun) => people.has(noun))) continue
      const named = table.of === 'person' ? undefined : saidOf(table, text, plan.things)
      const isGranted =
        isSubject && unnamed > 0 && given !== undefined && isOfSome(table, plan.things) && (given.near?.test(text) ?? true) && isSorting(plan, nouns)
      if (!named && !isGranted) continue
      if (!named) unnamed -= 1
      const noun = named ?? nouns[0]!
      if (named && (placed.has(named) || meaningIn(plan.practices, noun) !== table)) continue
      add(plan, table, noun, nouns)
    }
  }
  withWholes(plan, people)
}

function shown(noun: string, kit: KitName): Thing {
  const thing = thingOf(noun, kit)
  thing.views.add('')
  return thing
}
const add = ({ things }: Plan, table: Named, noun: string, stands: readonly string[]): void =>
  void things.push({ ...shown(noun, table.of), meant: table, stands })

/** So many tables that only rows of others refer to are kept, on a site that has no more things than this. */
const [mostWholes, few] = [3, 13]
/** What anything may be: another name of what is kept already. */
const general = /(?:^| )(?:file|item|content|object|resource|record|entry|element|asset)$/
const wholesIn = (fields: string): readonly (readonly string[])[] => [...fields.matchAll(/->@([^~;!]+)/g)].map(([, nouns]) => nouns!.split('|'))
/** Keeps what most tables of a practice refer to there where it is not kept yet: the apiary that hives stand in, the album that songs are of. */
function withWholes(plan: Plan, people: ReadonlySet<string>): void {
  // What the words list of rows is a column of theirs.
  const columns = new Set(plan.things.flatMap(({ fields }) => fields.map(({ label }) => label.toLowerCase())))
  for (const practice of plan.practices) {
    const { means, tables = [], kept = [] } = practice
    if (kept.length === 0) continue
    const counts = new Map<Named, number>()
    for (const { noun } of plan.things) {
      const own = tableIn([practice], noun)
      for (const nouns of own ? wholesIn(own.fields) : []) {
        const isKept = plan.things.some(({ noun }) => nouns.some((one) => isMeantBy(noun, one)))
        const table = isKept
          ? undefined
          : tables.find((one) => one !== own && one.of !== 'person' && !general.test(one.nouns[0]!) && one.nouns.some((noun) => nouns.includes(noun)))
        const isOpen =
          table &&
          !plan.things.some((thing) => isOf(table.nouns, table, thing)) &&
          !table.nouns.some((noun) => people.has(noun) || (columns.has(noun) && !sorts.test(noun)))
        if (isOpen) counts.set(table, (counts.get(table) ?? 0) + 1)
      }
    }
    const wanted = [...counts].sort((a, b) => b[1] - a[1]).slice(0, mostWholes)
    for (const [{ nouns, of }] of wanted) {
      if (plan.things.length >= few) return
      const noun = nouns[0]!
      const meaning = means.find((one) => one.nouns.includes(noun))
      if (meaning) add(plan, meaning, noun, nouns)
      else plan.things.push({ ...shown(noun, kitOf(noun) ?? of), stands: nouns })
    }
  }
}
