import { calledAs } from '../lexicon/callings.ts'
import type { Domain } from '../lexicon/domains.ts'
import { capital, plural, singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import type { Curated } from '../lexicon/rows.ts'
import type { Thing } from './thing.ts'

/** Fields of life whose usual figures and reports tell nothing of what a site is about. */
const wide: ReadonlySet<string> = new Set('general software tech ai support business news social media photo music game shop event'.split(' '))
/** What is done by a run of the machine, and what is looked at alone. */
const passing: ReadonlySet<KitName> = new Set<KitName>(['job', 'figures', 'report', 'dataset', 'introduction', 'place'])
const counting: ReadonlySet<KitName> = new Set<KitName>(['figures', 'report'])
/** Groups of what a site keeps many of. */
const many: ReadonlySet<string> = new Set(['offer', 'request', 'person', 'work', 'event', 'place', 'machine', 'media', 'play', 'text', 'money'])
const uncounted =
  /(?:^| )(?:data|dataset|report|template|chart|dashboard|component|analysis|profile|setting|language|section|source|system|platform|update|change|saving|structure|second|version|notification|alert|setting)s?$|ing$/
/** Reports whose nouns say only that something is reckoned. */
const ofAny = /^(?:(?:data|statistical|statistics|analytical|pdf|business|excel) )*(?:analysis )?report$|^report$/
/** Fields of life whose reports have names of their own, whatever the site keeps. */
const reporting: ReadonlySet<string> = new Set(['finance', 'hr', 'education', 'law'])
const most = 3
const ofData = /\b([a-z][a-z-]+(?: [a-z][a-z-]+)?) data\b/gi
const ofNobody = /^(?:real-time|historical|big|raw|large|personal|basic|relevant|related|various|different|all|the|of|and|own)$/

/** "sales data", "order data": what a site has figures of, in the plural. */
const dataIn = (words: string): string[] =>
  [...words.toLowerCase().matchAll(ofData)].flatMap(([, said = '']) => {
    const nouns = [said, said.slice(said.indexOf(' ') + 1)].filter((noun) => !ofNobody.test(noun) && isKnownNoun(singular(noun)) && !uncounted.test(noun))
    return nouns.slice(0, 1).map((noun) => plural(singular(noun)))
  })

/** What is counted on the site: the things that it keeps, then those whose data the words name. */
export function countedOn(thing: Thing, things: readonly Thing[], words: string): readonly string[] {
  const kept = things
    .filter((one) => one !== thing && many.has(kits[one.kit].group) && !passing.has(one.kit) && one.plural !== one.singular && !uncounted.test(one.noun))
    .map((one) => one.plural)
  return [...new Set([...kept, ...dataIn(words)])].slice(0, most)
}

const figuresOf = (many: string, at: number): readonly Curated[] => {
  const name = capital(many)
  const row = (title: string, value: number, unit: string, description: string): Curated => ({
    title,
    values: new Map([
      ['category', name],
      ['value', String(value)],
      ['unit', unit],
      ['source', 'Own records'],
      ['description', description],
    ]),
  })
  return [
    row(`${name}, in all`, 1240 - at * 385, many, 'Counted at midnight.'),
    row(`New ${many}, this week`, 46 - at * 13, many, 'Since Monday.'),
    row(`Most ${many} in a day`, 31 - at * 8, many, 'On the first Tuesday of the month.'),
    row(`${name} a day`, 18 - at * 5, `${many} a day`, 'On average over the last thirty days.'),
  ]
}
const reportsOf = (many: string, at: number): readonly Curated[] => {
  const name = capital(many)
  const row = (title: string, period: string, summary: string): Curated => ({
    title,
    values: new Map([
      ['period', period],
      ['summary', summary],
    ]),
  })
  return [
    row(`${name}, October`, 'Monthly', `${180 - at * 24} new ${many}, a tenth more than in September.`),
    row(`${name}, week 46`, 'Weekly', `${46 - at * 11} new ${many}; most of them on Tuesday.`),
    row(`${name}, half-year`, 'Yearly', `Twice as many ${many} as in the half-year before.`),
    row(`${name}, third quarter`, 'Quarterly', `The number of ${many} rose from July to September.`),
  ]
}

/** The field of life as figures and reports have it: where it tells nothing of the site, they are of what the site keeps. */
export function withCounted(thing: Thing, things: readonly Thing[], domain: Domain, words: string): Domain {
  if (!counting.has(thing.kit) || thing.meant) return domain
  const isPlain = thing.kit === 'report' && ofAny.test(thing.noun) && !reporting.has(domain.id)
  if (!isPlain && (!wide.has(domain.id) || (domain.isOwn && !domain.isOnSubject))) return domain
  const named = calledAs(thing.kit, thing.noun, domain.id, words)
  if (named !== undefined && (named.cues !== null || (named.said !== null && !ofAny.test(thing.noun)))) return domain
  const all = countedOn(thing, things, words)
  if (all.length === 0) return domain
  const rows = all.flatMap(thing.kit === 'figures' ? figuresOf : reportsOf)
  return { ...domain, rows, ...(thing.kit === 'figures' && { categories: all.map(capital).join('|') }) }
}
