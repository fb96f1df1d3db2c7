import { titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Brief } from '../read/brief.ts'
import type { Made } from './entity.ts'
import { toldIn } from './mentions.ts'
import { mostFields, referNextToName } from './reference.ts'
import type { Thing } from './thing.ts'

const happening: ReadonlySet<string> = new Set(['record', 'request', 'work'])
/** Kits of things that stand by themselves, whatever their group. */
const standing: ReadonlySet<KitName> = new Set<KitName>([
  'trade_item',
  'project',
  'campaign',
  'marketing_campaign',
  'contract',
  'batch',
  'specimen',
  'school_class',
  'thing',
])
const stands: ReadonlySet<string> = new Set(['offer', 'machine', 'place', 'person'])
/** Kits of what is told of all rows, of the site or of one's own. */
const apart: ReadonlySet<KitName> = new Set<KitName>([
  'report',
  'figures',
  'link',
  'points',
  'target',
  'visit_count',
  'form',
  'domain_name',
  'log',
  'commission',
  'plan',
  'todo',
  'habit',
  'entry',
  'diary',
  'login_account',
  'score',
  'alert',
  'reward',
  'favorite',
  'change',
  'member_profile',
  'profile',
  'credit',
  'question',
  'coupon',
  'ad',
  'employee',
  'user_account',
  'server',
  'dataset',
  'query',
  'job',
  'health',
  'call',
  'sports_record',
  'album',
  'dashboard',
  'version',
])
const ofAll =
  /(?:^| )(?:season|category|setting|template|theme|page|section|statistic|report|rule|map|chart|tool|faq|code|news|type|tag|export|import|backup|permission|role|balance|coin|history|entry|total|summary|department|administrator|staff|employee|user|goal|data|file|download|calculation|conversion|generation|credit|point|referral|invitation|itinerary|club|group|team|association)s?$/

const isApart = ({ kit, noun }: Thing): boolean => apart.has(kit) || ofAll.test(noun)
const happens = (thing: Thing): boolean => happening.has(kits[thing.kit].group) && !standing.has(thing.kit) && !isApart(thing)
const isStanding = (thing: Thing): boolean => (stands.has(kits[thing.kit].group) || standing.has(thing.kit)) && !isApart(thing)

const isWhom = (thing: Thing): boolean => kits[thing.kit].group === 'person' && thing.kit !== 'organisation' && !isApart(thing)

/** "manage carriers, loading plans and bills": one list tells nothing of what is whose. */
const areListed = (a: Thing, b: Thing): boolean => a.asks.some((one) => b.asks.some((other) => one.clause === other.clause && one.ask.verb === other.ask.verb))

/** Whose doing it is stands in the row already. */
const isDoer = (whom: Thing, { asks }: Thing): boolean => asks.some(({ ask }) => ask.actors.includes(whom.noun))

/** Ties what happens and refers to nothing to the standing thing that the words name in the same sentence, and what nothing refers to to what happens with it: frame logs to a film roll, certificates to their recipient. */
export function tied(made: readonly Made[], { words, clauses }: Pick<Brief, 'words' | 'clauses'>): readonly Made[] {
  const refers = ({ entity }: Made): boolean => entity.fields.some(({ type }) => type === 'reference')
  const isReferred = (one: Made, all: readonly Made[]): boolean => all.some(({ entity }) => entity.fields.some((field) => field.entity === one.entity.id))
  const free = (one: Made): boolean => one.entity.fields.length < mostFields
  const loose = made.filter((one) => (happens(one.thing) && !refers(one)) || (isWhom(one.thing) && !refers(one) && !isReferred(one, made)))
  if (made.length < 2 || loose.length === 0) return made
  const told = toldIn(
    words,
    clauses,
    made.map(({ thing }) => thing),
  )
  const sentences = new Map<Thing, Set<number>>()
  for (const { thing, first } of told.mentions) {
    if (told.isListed(told.words[first]!)) continue
    const all = sentences.get(thing) ?? new Set()
    all.add(told.words[first]!.sentence)
    sentences.set(thing, all)
  }
  const together = (a: Thing, b: Thing): number =>
    areListed(a, b) || isDoer(a, b) || isDoer(b, a) ? 0 : [...(sentences.get(a) ?? [])].filter((at) => sentences.get(b)?.has(at)).length
  const so_far = [...made]
  const tie = (from: Made, to: Made): void => {
    const at = so_far.findIndex(({ thing }) => thing === from.thing)
    const one = so_far[at]!
    const fields = [...one.entity.fields]
    const asked = [...one.asked]
    referNextToName(fields, asked, titled(to.entity.singular), to.entity.id)
    so_far[at] = { ...one, asked, entity: { ...one.entity, fields } }
  }
  for (const one of loose) {
    const now = so_far.find(({ thing }) => thing === one.thing)!
    const isHappening = happens(one.thing)
    if (isHappening ? refers(now) : isReferred(one, so_far)) continue
    const best = so_far
      .filter((other) => other.thing !== one.thing && (isHappening ? isStanding(other.thing) : happens(other.thing) && free(other)))
      .map((other) => ({ other, weight: together(one.thing, other.thing) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)[0]?.other
    if (!best || (isHappening && !free(now))) continue
    if (isHappening) tie(now, best)
    else tie(best, now)
  }
  return so_far
}
