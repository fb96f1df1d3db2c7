import { isPlural, singular } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import { isKnownNoun } from '../lexicon/nouns.ts'
import type { Clause } from '../read/clause.ts'
import { isField } from '../read/field.ts'
import { keep, kindIn, type Plan } from './plan.ts'

/** Where a praise turns to what is there: "challenging and entertaining, including various scenarios and tasks". */
const listing =
  /\b(?:including|containing|comprising|consisting of|made up of) (?:(?:a|an|the|rich|various|different|multiple|diverse|several|many|numerous|wide|variety|range|of|unique|interesting) ){0,4}([a-z][a-z ,-]{3,160})/i
const groups: ReadonlySet<string> = new Set(['offer', 'text', 'media', 'place', 'play', 'person', 'event', 'work', 'machine', 'record'])
const general: ReadonlySet<KitName> = new Set<KitName>([
  'thing',
  'figures',
  'trade_record',
  'trade_item',
  'component',
  'template',
  'file',
  'user_account',
  'profile',
])
const vague =
  /(?:^| )(?:function|feature|page|button|icon|element|effect|animation|style|font|color|colour|image|picture|device|browser|screen|system|user|option|content|module|tool|technology|standard|language|service|section|link|menu|form|table|file)$/
const most = 12

/** Keeps the things that a praise of the whole site lists: nobody is said to do anything with them. */
export function praised(plan: Plan, clauses: readonly Clause[], said: readonly string[]): void {
  clauses.forEach((clause, at) => {
    const list = clause.mode === 'quality' ? listing.exec(said[at] ?? '')?.[1] : undefined
    if (list === undefined) return
    plan.at = at
    for (const item of list.toLowerCase().split(/,|\band\b|\bor\b/)) {
      const words = item.trim()
      const noun = singular(words)
      if (plan.things.length >= most || words.split(' ').length > 2 || !isPlural(words.split(' ').at(-1)!) || vague.test(noun) || isField(noun)) continue
      const kind = isKnownNoun(noun) ? kindIn(plan, noun, '') : null
      if (kind === null || general.has(kind.kit) || !groups.has(kits[kind.kit].group) || plan.actors.has(noun)) continue
      keep(plan, kind)?.views.add('')
    }
  })
}
