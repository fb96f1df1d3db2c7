import { plainOf } from '../lexicon/at-home.ts'
import { titled } from '../lexicon/inflect.ts'
import { type KitName, kits } from '../lexicon/kits.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { ofNothingKept } from './done-to.ts'
import { idFrom } from './ids.ts'
import { type Kind, keep, kindIn, type Plan, thingNamed } from './plan.ts'
import { isOthers, planned, savedInto } from './put-away.ts'
import type { Placed, Thing } from './thing.ts'

/** "organize palettes into folders", "merge requests into purchase orders", "arrange crew for vessels", "exchange coins for hints". */
const putting: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:add|put|organi[sz]e|move|sort|group|classify|file|merge|split|divide|collect|gather|arrange|save|combine|cut)$/, /^into$/],
  [/^(?:arrange|assign|allocate|schedule|dispatch|book|distribute)$/, /^(?:for|to|at|among|between)$/],
  [/^(?:exchange|redeem|trade|swap)$/, /^for$/],
  [/^(?:bind|attach|link|connect|map)$/, /^to$/],
]
const groups: ReadonlySet<string> = new Set(['offer', 'place', 'work', 'event', 'machine', 'record', 'request', 'money'])
const general: ReadonlySet<KitName> = new Set<KitName>([...ofNothingKept, 'space', 'batch'])
const vague =
  /(?:^| )(?:data|page|content|information|format|system|platform|user|visitor|guest|member|category|categor(?:y|ies)|type|part|group|step|section|region|city|side|area|line|row|column|chart|graph|way|level|phase|stage|size|need|right|left|home|door|door-to-door)$/
const holders = /(?:^| )folder$/
const most = 14
/** Heaps and lists of one's own, and all that is no place for things. */
const ownLists =
  /(?:^| )(?:cart|basket|favou?rites?|favorite|wish ?list|watch ?list|list|queue|calendar|account|profile|team|database|album|playlist|collection|homepage|desktop|bag|library|website|site|device|computer|phone|cloud|excel|pdf|file|schedule|staff|parent|child|bookmark|mobile|chat|conversation|room|language|text|record|log|report|inventory|menu|timeline|gallery|market|order|unit|currency|project|sentence|word|waitlist|waiting list)$/
/** What the words put things into by that alone: "add hives to an apiary", "organizing names into worlds". */
function holderNamed(plan: Plan, { ask }: Placed, phrase: Phrase): Kind | null {
  const isOne =
    !phrase.plural &&
    !phrase.own &&
    /^(?:add|save|put|drag|divide|split)$/.test(ask.verb) &&
    /^(?:to|into)$/.test(phrase.after ?? '') &&
    ask.object?.plural === true
  const isMany =
    phrase.plural &&
    (/^(?:organi[sz]e|group|sort|put|arrange|divide|split)$/.test(ask.verb)
      ? phrase.after === 'into'
      : ask.verb === 'save' && phrase.after === 'to' && / (?:folder|board|project)$/.test(phrase.noun)) &&
    !/[a-z]{3,}ed$/.test(phrase.noun)
  if (
    (!isOne && !isMany) ||
    phrase.light !== '' ||
    (phrase.noun.includes(' ') && phrase.after !== 'into' && !/ (?:folder|board|project|collection)$/.test(phrase.noun)) ||
    vague.test(phrase.noun) ||
    (ownLists.test(phrase.noun) && !/ (?:set|packing|reading) list$|^set list$/.test(phrase.noun))
  )
    return null
  const kind = kindIn(plan, phrase.noun, '')
  if (kind?.kit === 'file' && holders.test(phrase.noun)) return { noun: phrase.noun, kit: 'thing' }
  if (kind !== null) return kind.kit === 'thing' || kind.kit === 'place' || /^trade_(?:item|record)$/.test(kind.kit) ? kind : null
  return isMany || phrase.noun === 'world' ? { noun: phrase.noun, kit: 'thing' } : null
}

const arranging = /^(?:organi[sz]e|group|sort|put|arrange|divide|split|collect|gather)$/
/** "arrange them into seasonal lookbooks": each of what is put there says in which, where the words name both elsewhere. */
function heldBy(plan: Plan, { ask }: Placed, phrase: Phrase): boolean {
  const holder =
    arranging.test(ask.verb) && phrase.after === 'into'
      ? (thingNamed(plan, phrase) ?? plan.things.find(({ noun }) => phrase.noun.endsWith(` ${noun}`)))
      : undefined
  const fate = holder && plan.fates.get(ask)
  const held = fate?.is === 'thing' ? fate.thing : undefined
  if (!holder || !held || held === holder || ownLists.test(holder.noun)) return false
  addField(held, { ...phrase, noun: holder.noun, light: '', plural: false }, [])
  return true
}

/** Keeps what other things are put into, arranged for or given for, which the words name only there. */
export function putInto(plan: Plan, placed: readonly Placed[]): void {
  for (const one of placed) {
    const { ask } = one
    const ways = putting.filter(([verb]) => verb.test(ask.verb))
    for (const phrase of ask.beside) {
      const named = plan.things.length < most && !thingNamed(plan, phrase) ? holderNamed(plan, one, phrase) : null
      if (named && !plan.actors.has(named.noun)) {
        const fate = plan.fates.get(ask)
        const held = fate?.is === 'thing' ? fate.thing : ask.object ? thingNamed(plan, ask.object) : undefined
        const holder = held && keep(plan, named)
        const plain = plainOf(plan.plainly, named.noun)
        if (holder && plain?.of === holder.kit) holder.meant = plain
        holder?.makes.push({ verb: 'create', role: one.role, about: '' })
        if (held && holder && holder !== held) {
          if (ask.verb === 'save' && isOthers(held, one)) savedInto(plan, one, held, holder)
          else if (/^(?:divide|split)$/.test(ask.verb)) addField(holder, { ...phrase, noun: held.noun, plural: false }, [])
          else addField(held, { ...phrase, plural: false }, [])
        }
        continue
      }
      if (planned(plan, one, phrase) || heldBy(plan, one, phrase)) continue
      if (!phrase.plural || phrase.light !== '' || plan.things.length >= most || vague.test(phrase.noun)) continue
      if (!ways.some(([, after]) => after.test(phrase.after ?? '')) || (ask.actors.length === 0 && !holders.test(phrase.noun)) || thingNamed(plan, phrase))
        continue
      const kind = kindIn(plan, phrase.noun, '')
      if (
        kind === null ||
        general.has(kind.kit) ||
        plan.actors.has(kind.noun) ||
        plan.things.some(({ kit }) => kit === kind.kit && kit !== 'thing' && kit !== 'trade_item')
      )
        continue
      if (!groups.has(kits[kind.kit].group) && !holders.test(kind.noun)) continue
      const of = ask.object ? thingNamed(plan, ask.object) : undefined
      const thing = keep(plan, kind)
      thing?.views.add(one.role)
      if (of && thing && of !== thing) addField(of, { ...phrase, plural: false }, [])
    }
  }
}

const drilled = /^drill(?:ing)?(?: |-)?down$/
const deepest = 6
/** "drill down from the zone to regions, buildings and floors": each is of the one before it. */
export function drilledInto(plan: Plan, placed: readonly Placed[]): void {
  for (const { ask, role } of placed) {
    if (!drilled.test(ask.object?.noun ?? '') && ask.verb !== 'drill') continue
    const chain = ask.beside.filter(({ after }) => /^(?:from|to|into|through|by)$/.test(after ?? '')).slice(0, deepest)
    const steps = chain.filter(({ plural, after }, at) => plural || at > 0 || after === 'by')
    let above: Thing | null = null
    for (const phrase of steps) {
      const kind = kindIn(plan, phrase.noun, '')
      const thing: Thing | null = kind && keep(plan, kind)
      thing?.views.add(role)
      if (thing && above && thing !== above) refer(thing, above)
      above = thing ?? above
    }
    if (above && plan.fates.has(ask)) plan.fates.set(ask, { is: 'thing', thing: above, partly: false })
  }
}
/** A text that bears the name of another thing becomes a reference to it. */
function refer(thing: Thing, { singular }: Thing): void {
  const id = idFrom(singular, 'field')
  if (!thing.fields.some((field) => field.id === id)) thing.fields.push({ id, label: titled(singular), type: 'text', required: false })
}
