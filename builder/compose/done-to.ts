import { type KitName, kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { isPlainUser } from '../lexicon/people.ts'
import { actOf } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import { keep, kindIn, type Plan } from './plan.ts'
import { groupOf, type Placed } from './thing.ts'

/** Heads that name a doing: "spare part docking", "employee availability", "rule design". */
const doing =
  /(?:ing|[ts]ion|ment|(?:accept|clear|attend|mainten|issu|surveill|remitt)ance|bility|acy|al|[cp]t?sis|design|entry|control|upkeep|review|use|release|exchange|change|switch|return)$/
/** Doings of programs, movements, and ways of looking at a page. */
const ofPrograms =
  /^(?:encryption|compression|optimi[sz]ation|integration|protection|authentication|validation|transmission|balancing|animation|rendering|caching|highlighting|formatting|conversion|extraction|recognition|registration|login|development|reduction|flipping|broadcasting|streaming|option|version|capability|isolation|distinction|profiling|collaboration|cooperation|performance|counsell?ing|tutorial|portal|terminal|manual|proposal|journal|appearance|experience|interaction|compatibility|scalability|usability|security|privacy|identity|quality|activity|facility|community|university|entity|city|movement|running|riding|enhancement|replacement)$/
const groups: ReadonlySet<string> = new Set(['offer', 'place', 'play', 'record', 'money', 'work', 'rule', 'event', 'request', 'person', 'machine', 'text'])
/** What is told of programs, texts and figures rather than kept as something by itself. */
export const ofNothingKept: readonly KitName[] = ['figures', 'article', 'interface', 'component', 'server', 'setting', 'user_account', 'profile', 'job', 'link']
const general: ReadonlySet<KitName> = new Set<KitName>([...ofNothingKept, 'thing', 'file'])
const vague =
  /(?:^| )(?:data|page|content|information|element|style|code|problem|result|text|website|layout|account|interface|platform|system|app|application|module|function|user|visitor|noise|load|network|web|mobile|client|traffic|game|learning|social skill|(?:special|key|vulnerable|target) (?:group|population))$/
const most = 14

/** What is done, and to what, where a phrase names both; null for any other. */
function actedOn({ ask }: Placed): { of: string; act: string } | null {
  const { object } = ask
  if (!object || isKnownNoun(object.noun)) return null
  if (object.light !== '') return ask.nominal && actOf(object.light) !== undefined ? { of: object.noun, act: object.light } : null
  const cut = object.noun.lastIndexOf(' ')
  const act = object.noun.slice(cut + 1)
  return cut > 0 && doing.test(act) && !object.plural ? { of: object.noun.slice(0, cut), act } : null
}

/** Keeps what the name of a function only names as what something is done to. */
export function doneTo(plan: Plan, placed: readonly Placed[], isLost: (one: Placed) => boolean): void {
  for (const one of placed) {
    const acted = isLost(one) ? actedOn(one) : null
    if (!acted || plan.things.length >= most || ofPrograms.test(acted.act) || vague.test(acted.of) || isField(acted.of)) continue
    const kind = kindIn(plan, acted.of, '')
    if (kind === null || general.has(kind.kit) || !groups.has(kits[kind.kit].group) || plan.actors.has(kind.noun)) continue
    if (plan.things.some(({ kit, noun }) => kit === kind.kit || noun === kind.noun)) continue
    keep(plan, kind)?.views.add('')
  }
}

/** What is written down of one of several: "device inspections", "courier locations", "manuscript fees". */
const written =
  /(?:^| )(?:inspection|maintenance|repair|checkup|rental|licen[cs]e|location|position|behaviou?r|interaction|source|inventory|redemption|clock-in|attendance|commission|contract|fee|fine|dispatch|allocation|transfer|certification|qualification|evaluation|appraisal|monitoring|handover|vaccination|feeding|treatment|valuation|claim|fault|failure|usage|consumption|purchase|installation|calibration|disposal|deployment|deduction|passing|availability)$/
const writings: ReadonlySet<string> = new Set(['record', 'request', 'work', 'money', 'machine', 'person'])
const owners: ReadonlySet<string> = new Set(['offer', 'machine', 'place', 'person', 'record', 'media'])
const unheld: ReadonlySet<KitName> = new Set<KitName>([
  ...general,
  'game',
  'dataset',
  'order',
  'team',
  'sports_team',
  'course',
  'trip',
  'case',
  'organisation',
  'batch',
  'health',
  'movement',
  'category',
  'shipment',
  'risk_assessment',
  'reading',
  'service_record',
  'dish',
  'product',
  'service',
])

/** Keeps what others are of by their names: the devices of "device inspection". */
export function ofInner(plan: Plan): void {
  for (const thing of [...plan.things]) {
    const cut = thing.noun.lastIndexOf(' ')
    const of = thing.noun.slice(0, Math.max(0, cut))
    if (
      cut < 0 ||
      plan.things.length >= most ||
      !writings.has(groupOf(thing)) ||
      !written.test(thing.noun) ||
      !isKnownNoun(of) ||
      isField(of) ||
      vague.test(of) ||
      of === 'spot'
    )
      continue
    const kind = kindIn(plan, of, '')
    if (kind === null || unheld.has(kind.kit) || !owners.has(kits[kind.kit].group) || isPlainUser(kind.noun) || plan.actors.has(kind.noun)) continue
    if (
      plan.things.some(
        ({ kit, noun }) => (kit === kind.kit && kit !== 'trade_item' && kit !== 'trade_record') || noun === kind.noun || noun.endsWith(` ${kind.noun}`),
      )
    )
      continue
    keep(plan, kind)?.views.add('')
  }
}
