import { isPlural, plural, singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { isPlainUser, peopleNouns } from '../lexicon/people.ts'
import type { Ask } from '../read/ask.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { kindOf } from './kind.ts'
import type { Kind } from './plan.ts'

/** Where things are kept by somebody for themselves; they are named before it: "water tests log". */
const own = /^(?:planner|tracker|log|logbook|list|journal|diary|organi[sz]er|manager|inventory|schedule|rota|roster|register|collection)$/
/** Where things are shown that others keep, or sent in: "complaints box". */
const shown = /^(?:finder|board|box|wall|directory|database|catalogue?|archive|register|corner|hub|gallery|overview|index|map)$/
const of = 'of'
/** What is done with what is named before it: "house hunting list". */
const doing = /^(?:hunting|tracking|keeping|watching|collecting|planning|management|finding|foraging|spotting)$/
const vague = /^(?:thing|stuff|item|product|service|user|people|person|idea|option|page|site|app|tool|system|information|data|content|business|company)$/
const swapping = /^(?:swap|exchange|giveaway|sharing|share)$/
const ordering = /^(?:ordering|orders?)$/

/** The words for what a site is, up to where a saying begins ("books I lent") and after "list of". */
function named(topic: readonly string[]): { readonly words: readonly string[]; readonly place: string } {
  const said = topic.findIndex((word) => /^(?:i|we|they|you|that|which|to)$/.test(word))
  const words = said === -1 ? topic : topic.slice(0, said)
  const at = words.indexOf(of)
  if (at > 0 && (own.test(words[at - 1]!) || shown.test(words[at - 1]!))) return { words: words.slice(at + 1), place: words[at - 1]! }
  const before = at > 0 ? words.slice(0, at) : words
  const last = before.at(-1) ?? ''
  return before.length > 1 && (own.test(last) || shown.test(last)) ? { words: before.slice(0, -1), place: last } : { words: before, place: '' }
}

/** Whether each entry tells of it, "a mood diary where users add entries with a mood", rather than being it. */
const writesEntries = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ asks }) => asks.some(({ kind, object }) => kind === 'create' && object !== null && /^(?:mood )?entry$/.test(object.noun)))

/** The thing that the subject itself names as kept, by a plural ("countries I visited") or by what it is kept in ("debt list"); null where it names a kind of site. */
export function subjectThing({ subject, clauses }: Brief): (Kind & { readonly isOwn: boolean }) | null {
  const { words, place } = named(subject.topic)
  const book = /(?:^| )guest ?book$/.test(subject.topic.join(' ')) ? kindOf('guestbook', '') : null
  if (book !== null) return { ...book, isOwn: true }
  const kept = words.filter((word, at) => !(at === words.length - 1 && doing.test(word)) && !/['’]s?$/.test(word))
  const last = kept.at(-1) ?? ''
  if (last === '' || kept.length > 4 || (place === '' && !isPlural(last)) || vague.test(singular(last))) return null
  if (isPlainUser(singular(last)) || (peopleNouns.has(singular(last)) && place === '')) return null
  const kind = kindOf(singular(kept.slice(-3).join(' ')), '')
  if (kind === null || kits[kind.kit].group === 'rule') return null
  // The diary of a school is what is written in it.
  if (/^(?:diary|journal)$/.test(place) && /^(?:organisation|store|place|facility)$/.test(kind.kit)) return { noun: 'diary entry', kit: 'diary', isOwn: true }
  if (kind.noun === 'mood' && writesEntries(clauses)) return { noun: 'mood entry', kit: kind.kit, isOwn: true }
  return { noun: kind.noun, kit: kind.kit, isOwn: place === '' ? subject.about.length === 0 : own.test(place) }
}

/** Clauses that keep it: who the site is for sees it, and adds to it. */
export function subjectThings(brief: Brief): Clause[] | undefined {
  const kind = subjectThing(brief)
  if (kind === null) return undefined
  const at = brief.subject.start
  const object = { start: at, end: at, noun: kind.noun, light: '', own: false, plural: true }
  const ask = { actors: ['user'], object, fields: [], choices: [], beside: [], start: 0, end: 0, nominal: false }
  const makes = kits[kind.kit].write === 'anyone' || kind.isOwn
  const asks: Ask[] = [{ ...ask, verb: 'view', kind: 'view' }, ...(makes ? [{ ...ask, verb: kits[kind.kit].verb, kind: 'create' as const }] : [])]
  return [{ start: 0, end: 0, mode: 'acts', actors: ['user'], asks }]
}

const managing = /^(?:management|managing)$/
/** What a site is for the management of, each a row of its own: loans, warehouses, shipments. */
const managed = new Set<Kind['kit']>(['credit', 'facility', 'store', 'shipment', 'event', 'vehicle', 'contract', 'course', 'property', 'hotel'])
const kept = new Set<string>(['place', 'machine', 'event', 'request', 'record'])
/** Of which whoever runs the site has one. */
const single = /(?:^| )(?:enterprise|school|city|town|park|campus|hospital|store|club|community|village)$/
/** "a loan management website": the loans, where the words name them nowhere else. */
export function managedThing({ subject }: Brief, kits_: ReadonlySet<Kind['kit']>): Clause[] | undefined {
  const at = subject.topic.findIndex((word) => managing.test(word))
  const both = singular(subject.topic.slice(Math.max(0, at - 2), Math.max(0, at)).join(' '))
  const noun = at > 1 && isKnownNoun(both) ? both : at > 0 ? singular(subject.topic[at - 1]!) : ''
  const kind = noun === '' || vague.test(noun) ? null : kindOf(noun, '')
  const isManaged =
    kind !== null && (managed.has(kind.kit) || kind.kit === 'trade_item' || (kind.kit !== 'thing' && kept.has(kits[kind.kit].group) && !single.test(kind.noun)))
  if (!isManaged || kits_.has(kind.kit)) return undefined
  const object = { start: subject.start, end: subject.start, noun: kind.noun, light: '', own: false, plural: true }
  const ask: Ask = { actors: ['user'], object, fields: [], choices: [], beside: [], start: 0, end: 0, nominal: false, verb: 'manage', kind: 'manage' }
  return [{ start: 0, end: 0, mode: 'acts', actors: ['user'], asks: [ask] }]
}

/** "a toy swap", "school lunch ordering": sentences of our own for what is done with what is named before; undefined for any other subject. */
export function dealtWith({ subject }: Brief): string | undefined {
  const { topic } = subject
  const before = singular(topic.at(-2) ?? '')
  const last = topic.at(-1) ?? ''
  const many = plural(before)
  const kind = before === '' ? null : kindOf(before, '')
  if (kind === null || peopleNouns.has(before) || !['thing', 'offer', 'record'].includes(kind.kit === 'thing' ? 'thing' : kits[kind.kit].group))
    return undefined
  if (swapping.test(last) && before !== 'language' && before !== 'ride' && before !== 'car')
    return `Users can offer ${many} and browse ${many}. Users can request ${many}.`
  return ordering.test(last) && topic.length > 1 ? `Users can browse ${many} and order ${many}.` : undefined
}
