import { singular } from '../lexicon/inflect.ts'
import { kits } from '../lexicon/kits.ts'
import { figureNouns } from '../lexicon/relations.ts'
import type { Ask } from '../read/ask.ts'
import { type Fate, type Kind, keep, kindIn, type Plan } from './plan.ts'
import type { Placed } from './thing.ts'

const figureVerbs = new Set(['analyze', 'analyse', 'visualize', 'visualise', 'summarize', 'count', 'measure', 'chart'])
const counting = /^(?:see|view|show|check|report|track|monitor|analy[sz]e|count|display|watch|read|compare|look|get|browse)$/
const summed = /^(?:daily|weekly|monthly|yearly|total|overall) (?:sale|revenue|income|turnover|earning|cost|expense|spending|figure|number)s?$/
const totals = /^(?:.* )?(?:totals?|averages?|sums?|turnover|takings|revenues?|earnings?)$|^(?:average|mean|total) /
/** "the total rent", "the average": worked out of what is kept. */
/** What a site reckons from what it keeps: "view collection rates", "view gross profit". */
const shares =
  /^(?:sales |conversion |marketing |recruitment )funnel$|^(?:gross|net) profits?(?: margin)?$|(?:^| )(?:collection|completion|pass|passing|attendance|occupancy|vacancy|utili[sz]ation|conversion|achievement|on-time|punctuality|satisfaction|response|absence|defect|yield|qualified|qualification|approval|repayment|renewal|turnover|usage) rates?$/
const reckoned = /^(?:averages?|totals?|(?:total|average|overall) (?!price|amount|cost|bill|sum|rating|number)[a-z]+)$/
const priced = /(?:^| )(?:price|fee|cost|rate|rent|tariff)$/
/** "create dashboards": what people put together by themselves. */
const composing = /^(?:create|build|design|develop|draw|save|share|edit|modify|delete|customi[sz]e|configure|manage|publish|add|preview)$/
/** Whether charts or dashboards are put together and kept, rather than looked at: "dashboard management", "add charts to dashboards". */
const isComposed = ({ object, verb, actors, nominal }: Ask, noun: string): boolean =>
  object !== null &&
  composing.test(verb) &&
  (/(?:^| )(?:dashboard|graph|large screen)$/.test(noun)
    ? (object.plural && (actors.length > 0 || nominal)) || (nominal && /^(?:management|preview|editing)$/.test(object.light))
    : noun === 'chart' && object.plural && /^(?:add|configure|manage)$/.test(verb))
/** Whether an ask is for figures: statistics by name, what is counted by something, or how many there are. */
export const isFigures = (ask: Ask, noun: string) =>
  !singly.test(noun) && (noun === 'statistical' || (!isWritten(ask, noun) && ((figureNouns.test(noun) && !isComposed(ask, noun)) || isCounted(ask, noun))))
/** Charts of which each is a row of its own. */
const singly = /^(?:birth|natal|astrological|star|tooth|dental|seating|size) charts?$/
/** "income details", "earnings records": each of them, rather than what they come to. */
export const isWritten = ({ object }: Ask, noun: string): boolean =>
  /^(?:details|records?)$/.test(object?.light ?? '') && /^(?:income|revenue|earning|expense|sale)s?$/.test(noun)
const isCounted = ({ object, kind, verb, actors, nominal, beside, per }: Ask, noun: string): boolean =>
  (kind === 'view' && beside.some((phrase) => figureNouns.test(phrase.noun))) ||
  (kind === 'view' && totals.test(noun) && (per === true || actors.length > 0 || nominal)) ||
  (per === true && ['view', 'analyse', 'create'].includes(kind) && counting.test(verb) && !priced.test(noun)) ||
  (kind === 'view' && /^how(?: many| much| often)\b/.test(noun)) ||
  (kind === 'view' && actors.length > 0 && !nominal && summed.test(noun)) ||
  (kind === 'view' && !nominal && (reckoned.test(noun) || shares.test(noun))) ||
  (object !== null && /^(?:statistics|analysis|analytics|visualization|charts?)$/.test(object.light)) ||
  (kind === 'analyse' && figureVerbs.has(verb) && (nominal || actors.length > 0))

/** Kinds that figures do not by themselves make a thing of the site. */
const uncounted = new Set<Kind['kit']>(['thing', 'job', 'dataset', 'figures', 'profile'])
const figureTail =
  / ?(?:statistical |data |real-time )?(?:statistics?|charts?|graphs?|analysis|analytics|dashboards?|visualizations?|trends?|overview|insights?|report)$/
/** By which chart figures are drawn, which says nothing of what they count. */
const drawn = /^(?:(?:pie|bar|line|area|column|radar|scatter|rose|bubble) )?(?:charts?|graphs?|plots?|diagrams?)(?: |$)/
/** Asks for figures of what the noun counts, which is kept. */
export function figures(plan: Plan, one: Placed, noun: string): Fate {
  plan.figures.push({ title: figureNouns.test(noun) && noun.split(' ').length <= 3 ? noun : '', role: one.role })
  const light = one.ask.object?.light ?? ''
  const kind = drawn.test(`${noun} ${light}`.trim()) ? null : kindIn(plan, singular(noun.replace(figureTail, '')), '')
  if (reckoned.test(noun) || shares.test(noun)) return { is: 'figures' }
  const known = one.ask.per !== true || (kind !== null && (plan.things.some((thing) => thing.noun === kind.noun) || isSeenEach(one.ask, kind)))
  const summed = kind?.kit === 'order' && plan.things.some(({ kit }) => kit === 'order' || kit === 'cart')
  if (kind && known && !summed && !uncounted.has(kind.kit)) {
    const thing = keep(plan, kind)
    thing?.asks.push(one)
    if (thing && isSeenEach(one.ask, kind)) thing.views.add(one.role)
  }
  return { is: 'figures' }
}

const each = new Set(['machine', 'request', 'work'])
const told: ReadonlySet<Kind['kit']> = new Set<Kind['kit']>([
  'reading',
  'inspection',
  'accident',
  'sighting',
  'test_result',
  'energy_use',
  'quality_check',
  'health_check',
])
/** "view alarms and readings per zone": rows that one looks at by what they are of, beside how many there are. */
const isSeenEach = ({ object, actors, per }: Ask, { kit }: Kind): boolean =>
  per === true && object?.plural === true && object.light === '' && actors.length > 0 && (each.has(kits[kit].group) || told.has(kit))
