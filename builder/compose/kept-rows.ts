import type { Domain } from '../lexicon/domains.ts'
import { capital, headOf, withArticle } from '../lexicon/inflect.ts'
import { type Kit, type KitName, kits } from '../lexicon/kits.ts'
import type { Curated } from '../lexicon/rows.ts'
import type { Thing } from './thing.ts'

type Group = Kit['group']
/** Title, then values as in the lexicon's rows; "{a}" is one of what is kept, with its article, "{one}" without, "{One}" with a capital. */
type Line = readonly [string, Readonly<Record<string, string>>]

const notice = (title: string, kind: string, text: string): Line => [title, { to: 'Members', kind, text }]
const arrived: readonly Line[] = [
  notice('New {one}', 'Update', '{A} was added this morning.'),
  notice('{One} was changed', 'Update', 'See on its page what is new in it.'),
]
const due: readonly Line[] = [
  notice('New {one} for you', 'Message', 'It stands at the top of your list.'),
  notice('{One} is due tomorrow', 'Reminder', 'Please finish it, or say that it takes longer.'),
]
const notices: Readonly<Partial<Record<Group, readonly Line[]>>> = {
  request: [notice('Your {one} was accepted', 'Update', 'Its page says what comes next.'), notice('New {one}', 'Message', '{A} came in a moment ago.')],
  work: due,
  event: [notice('{One} tomorrow', 'Reminder', 'Please come ten minutes early.'), notice('New {one}', 'Update', 'Places can be taken from today.')],
  machine: [notice('{One} does not answer', 'Alert', 'No sign of it for ten minutes.'), notice('{One} works again', 'Update', 'It answers as usual.')],
  money: [notice('{One} arrived', 'Message', 'You find it among your own.'), notice('{One} is due tomorrow', 'Reminder', 'It can be settled until six.')],
  talk: [notice('New reply to your {one}', 'Message', 'Somebody answered you.')],
  text: arrived,
  media: arrived,
  play: arrived,
  offer: arrived,
  person: arrived,
  place: arrived,
}
const noticesOfAny: readonly Line[] = [
  ['Maintenance on Sunday', { to: 'Everybody', kind: 'Alert', text: 'The site is not available from two to three in the morning.' }],
  notice('Signed in on a new device', 'Alert', 'Was it you? If not, please change your password.'),
]

const worth = (title: string, points: number): Line => [title, { points: String(points), amount: String(points / 5) }]
const merits: Readonly<Partial<Record<Group, readonly Line[]>>> = {
  request: [worth('First {one}', 30)],
  work: [worth('Finished {a}', 25)],
  event: [worth('Took part in {a}', 20)],
  text: [worth('Published {a}', 15), worth('Shared {a}', 5)],
  media: [worth('Published {a}', 15), worth('Shared {a}', 5)],
  play: [worth('Finished {a}', 25)],
  talk: [worth('Wrote {a}', 5)],
  offer: [worth('Recommended {a}', 10)],
  place: [worth('Visited {a}', 10)],
}
const meritsOfAny: readonly Line[] = [worth('Daily check-in', 5), worth('Invited a friend', 20), worth('Completed profile', 10)]

interface Told {
  readonly nouns: RegExp
  readonly of: Readonly<Partial<Record<Group, readonly Line[]>>>
  readonly ofAny: readonly Line[]
}
const table: Readonly<Partial<Record<KitName, Told>>> = {
  announcement: { nouns: /(?:^| )(?:notification|push message|reminder message)$/, of: notices, ofAny: noticesOfAny },
  points: { nouns: /./, of: merits, ofAny: meritsOfAny },
  earning: { nouns: /./, of: merits, ofAny: meritsOfAny },
}
/** Nouns of which a site keeps no rows that somebody adds, or not one by one. */
const unkept =
  /(?:^| )(?:history|record|details?|info|information|status|list|feature|function|management|number|code|data|dataset|report|chart|dashboard|analysis|setting|language|section|source|system|platform|notification|alert|log|point|reward|earning|experience|credit|balance|account|user|role|permission|category|tag|profile|message|level|content)s?$|ing$/
const most = 3
const fewest = 4

const filled = ([title, values]: Line, { singular: one }: Thing): Curated => {
  const a = withArticle(one)
  const tell = (text: string): string => text.replace('{A}', capital(a)).replace('{a}', a).replace('{One}', capital(one)).replace('{one}', one)
  return { title: tell(title), values: new Map(Object.entries(values).map(([id, text]) => [id, tell(text)])) }
}

/** The field of life as rows have it that tell of what happens on the site itself: notifications and points are of what it keeps. */
export function withKept(thing: Thing, things: readonly Thing[], domain: Domain): Domain {
  const told = table[thing.kit]
  if (told === undefined || domain.rows || thing.meant?.rows.length || !told.nouns.test(thing.noun)) return domain
  const kept = things.filter(
    (one) => one !== thing && table[one.kit] === undefined && told.of[kits[one.kit].group] && one.plural !== one.singular && !unkept.test(headOf(one.noun)),
  )
  if (kept.length === 0) return domain
  const rows = kept.slice(0, most).flatMap((one) => told.of[kits[one.kit].group]!.map((line) => filled(line, one)))
  const all = rows.length < fewest || told.of === merits ? [...rows, ...told.ofAny.map((line) => filled(line, thing))] : rows
  return all.length < fewest ? domain : { ...domain, rows: [...new Map(all.map((row) => [row.title, row])).values()] }
}
