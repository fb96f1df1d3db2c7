import { type KitName, kits } from '../lexicon/kits.ts'
import { isField } from '../read/field.ts'
import { keep, kindIn, type Plan, thingNamed } from './plan.ts'
import type { Placed } from './thing.ts'

/** What a site does with things by itself, or people with what they already have: the things are there to be seen. */
const doings =
  /^(?:recommend|push|promote|track|analy[sz]e|evaluate|share|forward|bind|connect|trigger|monitor|match|distribute|synchroni[sz]e|integrate|introduce|match|verify|predict|compare)$/
const groups: ReadonlySet<string> = new Set(['offer', 'text', 'media', 'place', 'play', 'record', 'money', 'work'])
const abstract: ReadonlySet<KitName> = new Set([
  'thing',
  'figures',
  'dataset',
  'setting',
  'interface',
  'reading',
  'component',
  'rule',
  'trade_record',
  'trade_item',
] as const)
const vague =
  /^(?:data|page|content|information|element|style|password|language|code|problem|result|keyword|text|processing|website|file|table|layout|account|interface|introduction|platform|system|app|application|module|function|operation|process)$/
const most = 8

/** Keeps the things that words name only as what something is done with: "recommends products to users" has products. */
export function glimpsed(plan: Plan, placed: readonly Placed[], isLost: (one: Placed) => boolean): void {
  for (const one of placed) {
    const { ask } = one
    const { object } = ask
    if (!object || !isLost(one) || !doings.test(ask.verb) || plan.things.length >= most) continue
    const head = object.noun.split(' ').at(-1)!
    if (vague.test(head) || isField(object.noun) || (!object.plural && ask.actors.length === 0) || thingNamed(plan, object)) continue
    const kind = kindIn(plan, object.noun, object.light)
    if (kind === null || abstract.has(kind.kit) || !groups.has(kits[kind.kit].group) || plan.things.some(({ kit }) => kit === kind.kit)) continue
    keep(plan, kind)?.views.add('')
  }
}
