import { headOf, singular } from './inflect.ts'
import { type KitName, kits } from './kits.ts'
import { withoutNoted } from './noted.ts'
import { isKnownNoun, kitOf } from './nouns.ts'
import type { Addition, Granted, Practice } from './practice.ts'
import { living, type Named, named } from './shape.ts'
import { isShaped } from './shapes.ts'

const kindsOfLines: Readonly<Record<string, KitName>> = {
  item: 'trade_item',
  record: 'trade_record',
  work: 'trade_work',
  request: 'trade_request',
  person: 'person',
  event: 'event',
}
/** Nouns of what every site can do something with: what a trade keeps of them stands beside that. */
const known = new Set(
  `account achievement album answer application appointment article assignment attendance auction badge bid blog book booking cart category chapter character chart chat check-in class
  coin comment contest coupon course deck departure diary dish document donation drawing driver employee enrollment episode event exam exercise favorite feedback figure file film
  flashcard friend game group habit history homework image inquiry interview invitation invoice job leaderboard lecture lesson level loan lot match meal membership menu message
  model movie music news newsletter note notification option order page participant pattern photo picture play progress player playlist podcast point poll portfolio post product project question quiz
  rating recipe registration rental reservation result resume review reward room routine score seat session setting slide song staff stay story student subscription
  statistic summary survey task teacher team template test ticket timetable track transaction trip tutorial user vacancy vehicle video vote wallet wishlist word`.split(
    /\s+/,
  ),
)
/** The same of whole names: the lines of an order, those who may fetch a child. */
const knownWhole = /^(?:order (?:item|line)|mailing list|(?:authori[sz]ed )?pick-?up(?: person)?|authori[sz]ed pick-up)$/
/** Kinds of rows that a site does something with by itself, where their own noun says so. */
const doing: ReadonlySet<KitName> = new Set<KitName>(
  `answer application article attendance bid book booking cart claimed_coupon class comment coupon course credit diary donation event exam favorite friend
  fundraiser group_buy habit homework inquiry lab_result leave loan lot membership message movie music notification order playlist points poll post progress
  question quiz_question quotation reading redemption refund reminder review reward room room_chat seat sensor shift signup space stock subscription ticket todo tool
  video view_record vote word work_order`.split(/\s+/) as KitName[],
)
/** Nouns that stand for anything: what one trade calls so is something else in the words of another. */
const vague = new Set(
  'place group item part unit point area section entry object value rate step stage number day time date period name side position spot'.split(' '),
)
const ofTrades: readonly KitName[] = ['thing', ...Object.values(kindsOfLines)]
const isDone = (noun: string): boolean =>
  known.has(headOf(noun)) || known.has(headOf(withoutNoted(noun))) || knownWhole.test(noun) || (isKnownNoun(noun) && doing.has(kitOf(noun)!))
/** What comes with what a site does: the lines of an order, a vote. */
const isDoneByItself = (noun: string): boolean => knownWhole.test(noun) || (isKnownNoun(noun) && doing.has(kitOf(noun)!))
const isPerson = (noun: string): boolean => isKnownNoun(noun) && kits[kitOf(noun)!].group === 'person'
/** Nouns that mean nothing of their own anywhere. */
function isGeneric(noun: string): boolean {
  const kit = kitOf(noun) ?? 'thing'
  return !isKnownNoun(noun) && (kit === 'thing' || kit.startsWith('trade_')) && !ofTrades.some((one) => isShaped(one, noun))
}

const tableLine = /^(?:(!|\+) ?)?(?:(item|record|work|request|person|event) )?([^:{[]+?) ?(?:\{([^}]*)\} ?)?(?:\[(.*)\])?: ?(.+)$/
interface Read {
  readonly tables: readonly Named[]
  readonly kept: readonly Addition[]
  readonly means: readonly Named[]
  readonly granted: readonly Granted[]
}

/** Practices as lines: of trades, or of kinds of sites and tools, on which nouns that are known mean what they mean on any site. */
export interface PracticeLines {
  readonly text: string
  readonly isOfSites: boolean
}
/**
 * Practices written as lines. `# beekeeping|apiary` begins one with the words that tell of it; `item hive|bee colony: Name!;Kind=A|B` is a table of it, of a kind of
 * `kindsOfLines`, with its nouns, a way of states between braces, and fields as those of a kit; `- H-01 | kind=A` below it is a sample row; `+ order: Pick-up point`
 * are fields that rows of a noun have beside their own; a table with a `!` before it is kept though no word names it, where the words say what stands in brackets.
 * What stands below its words is read when a site is of the practice.
 */
export function practicesOfLines({ text, isOfSites }: PracticeLines): readonly Practice[] {
  return text
    .split('\n# ')
    .slice(1)
    .map((one): Practice => {
      const end = one.indexOf('\n')
      let read: Read | undefined
      const whole = (): Read => {
        read ??= readLines(one.slice(end + 1).split('\n'), isOfSites)
        return read
      }
      return {
        told: inSingular(one.slice(0, end).replaceAll(/[/&]/g, ' ')),
        unlike: null,
        isOfSites,
        adds: [],
        get tables() {
          return whole().tables
        },
        get kept() {
          return whole().kept
        },
        get means() {
          return whole().means
        },
        get granted() {
          return whole().granted
        },
        needs: [],
        ones: [],
        passing: new Set(),
      }
    })
}

/** Whether a noun is one of the kinds that rows of a table are sorted into: a lens is of the gear. */
const isKindIn = ({ fields }: Named, noun: string): boolean => new RegExp(`[=|]${noun}(?:[|;]|$)`, 'i').test(fields)
/** The same of a site that few words tell of: what its nouns mean that have no meaning elsewhere. */
export function inShort(one: Practice): Practice {
  const before = shortened.get(one)
  if (before) return before
  const means = one.means.flatMap((table) => {
    const nouns = table.nouns.filter((noun) => isGeneric(noun) && !one.told.includes(noun) && !isKindIn(table, noun))
    return nouns.length === 0 ? [] : [{ ...table, nouns, isBare: true }]
  })
  const short = { ...one, tables: [], kept: [], granted: [], means }
  shortened.set(one, short)
  return short
}
const shortened = new WeakMap<Practice, Practice>()

const inSingular = (nouns: string): readonly string[] => [...new Set(nouns.split('|').map(singular))]
const onDay = /(^|;)On:date/
const refersTo = /->@([^~;!]+)/g
/** Fields as they are written, where a bare day is called a date, and what rows are of is in the singular. */
const fieldsOf = (fields: string): string => fields.replace(onDay, '$1Date:date').replace(refersTo, (_, nouns: string) => `->@${inSingular(nouns).join('|')}`)
function readLines(lines: readonly string[], isOfSites: boolean): Read {
  const adds: Addition[] = []
  const tables: { readonly line: RegExpExecArray; readonly rows: string[] }[] = []
  for (const one of lines) {
    if (one.startsWith('- ')) tables.at(-1)?.rows.push(one.slice(2))
    const line = tableLine.exec(one)
    if (line?.[1] === '+') adds.push({ nouns: inSingular(line[3]!), fields: fieldsOf(line[6]!) })
    else if (line?.[2]) tables.push({ line, rows: [] })
  }
  const read = tables.map(({ line: [, mark, kind = '', nouns = '', life, near, fields = ''], rows }) => {
    const plain = named(kindsOfLines[kind]!, inSingular(nouns).join('|'), fieldsOf(fields), ...rows)
    const own = plain.nouns.filter((noun) => !(isOfSites && isKnownNoun(noun)) && !vague.has(noun) && !isDone(noun) && !(kind === 'person' && isPerson(noun)))
    const table = { ...plain, nouns: own, all: plain.nouns, isWritten: true }
    return { mark, near: near ? new RegExp(`\\b(?:${near})`) : null, table: life === undefined ? table : living(life, table) }
  })
  return {
    tables: read.map(({ table: { all, ...table } }) => ({ ...table, nouns: all })),
    kept: [...adds, ...read.map(({ table: { all, fields } }) => ({ nouns: all, fields: fields.slice(fields.indexOf(';') + 1) }))],
    means: read.flatMap(({ table }) => (table.nouns.length > 0 ? [table] : [])),
    granted: read.flatMap(({ mark, table, near }) =>
      mark === '!' && !(table.nouns.length === 0 && isDoneByItself(table.all[0]!)) ? [{ table, near, nouns: table.all }] : [],
    ),
  }
}
