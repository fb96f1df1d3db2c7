import { type KitName, kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import { isField } from '../read/field.ts'
import { type Kind, keep, kindIn, type Plan, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

/** What a site does with things by itself, or people with what they already have: the things are there to be seen. */
const doings =
  /^(?:recommend|push|promote|track|record|collect|pair|link|analy[sz]e|evaluate|share|forward|bind|connect|trigger|monitor|match|distribute|synchroni[sz]e|integrate|introduce|verify|predict|compare)$/
/** "connect their headsets": what is linked is listed, where it is not said to what. */
const linking = /^(?:connect|bind|pair|link)$/
const groups: ReadonlySet<string> = new Set(['offer', 'text', 'media', 'place', 'play', 'record', 'money', 'work'])
const general: ReadonlySet<KitName> = new Set(['thing', 'figures', 'trade_record', 'trade_item'] as const)
const vague =
  /^(?:data|page|content|information|element|style|password|language|code|problem|result|keyword|text|processing|website|file|table|layout|account|interface|introduction|platform|system|app|application|module|function|operation|process)$/
/** Trades tell what a noun means that is theirs as a whole. */
const isNamed = ({ noun, kit }: Kind): boolean => kit === 'trade_item' && isKnownNoun(noun)
const most = 12
/** Where what is looked at comes from. */
const sources: ReadonlySet<string> = new Set(['machine', 'place', 'event'])
const senders: ReadonlySet<KitName> = new Set(['organisation', 'expert', 'doctor', 'teacher', 'store'] as const)
const data: ReadonlySet<KitName> = new Set(['thing', 'figures', 'dataset', 'reading', 'component', 'interface', 'setting', 'trade_item'] as const)
const looked = /^(?:view|search|analyse|manage|create|transition)$/

/** Keeps the things that words name only as what something is done with: "recommends products to users" has products. */
export function glimpsed(plan: Plan, placed: readonly Placed[], isLost: (one: Placed) => boolean): void {
  for (const one of placed) {
    const { ask } = one
    const { object } = ask
    if (!object || !isLost(one) || !doings.test(ask.verb) || plan.things.length >= most) continue
    const head = object.noun.split(' ').at(-1)!
    if (vague.test(head) || isField(object.noun) || thingNamed(plan, object)) continue
    const kind = kindIn(plan, object.noun, object.light)
    if (kind === null || (general.has(kind.kit) && !isNamed(kind)) || plan.things.some(({ kit }) => kit === kind.kit && !isNamed(kind))) continue
    if (!object.plural && ask.actors.length === 0 && kind.kit !== 'behaviour') continue
    if (
      !groups.has(kits[kind.kit].group) &&
      !(kits[kind.kit].group === 'machine' && linking.test(ask.verb) && ask.actors.length > 0 && ask.beside.length === 0)
    )
      continue
    keep(plan, kind)?.views.add('')
  }
  for (const one of placed) comesFrom(plan, one)
}

/** "real-time data from devices", "scores from different leagues", "job postings from enterprises": what somebody looks at is of these, which the site keeps too. */
function comesFrom(plan: Plan, { ask }: Placed): void {
  if (!ask.object || !looked.test(ask.kind)) return
  for (const phrase of ask.beside) {
    const kind = phrase.after === 'from' && phrase.plural && !thingNamed(plan, phrase) && !isField(phrase.noun) ? kindIn(plan, phrase.noun, phrase.light) : null
    if (kind === null || data.has(kind.kit) || plan.things.length >= most || plan.things.some(({ kit }) => kit === kind.kit)) continue
    if (sources.has(kits[kind.kit].group) || senders.has(kind.kit)) keep(plan, kind)?.views.add('')
  }
}
