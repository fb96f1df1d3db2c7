import { type KitName, kits } from '../lexicon/kits.ts'
import { keep, kindIn, type Plan } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const most = 16
/** What is let in, handed over or paid back after somebody looked at it. */
const shown = new Set<KitName>(['admission', 'ticket_travel', 'order', 'booking', 'attraction', 'event'])
const account = /(?:^| )(?:account|password|e-?mail|phone|number|code|identity|login|user|sms|field|information|data|compatibility)$/
const selling = /^(?:(?:secondary|two-level|three-level|multi-level|partner|store|commission|promotion|product|agent) )?distribution$/

const shops = ({ kit }: Thing): boolean => ['product', 'order', 'admission', 'ticket_travel', 'commission', 'attraction', 'store'].includes(kit)

/** Doings with one of several things, each of which is written down: "medicine entrusting", "gate passing". */
const written = /^(?:passing|deduction|entrusting|entrustment|handover|circulation|seizure|disinfection|weighing|stocktaking|traceability|tracing)$/
function writtenDown(plan: Plan, noun: string): string {
  const cut = noun.lastIndexOf(' ')
  return cut > 0 && written.test(noun.slice(cut + 1)) && kindIn(plan, noun.slice(0, cut), '') !== null ? `${noun} record` : ''
}

/** "charge settlement": charges are settled where they stand. */
const isOwed = (noun: string): boolean => /(?:^| )(?:charge|fee|bill|due)$/.test(noun)
/** The noun of what a doing leaves behind where words list it as a function: "settlement", "on-site verification", "device scanning"; empty for any other. */
function leavingOf(plan: Plan, { ask }: Placed): string {
  const { things } = plan
  const noun = ask.object?.noun ?? ''
  const down = writtenDown(plan, `${noun} ${ask.object?.light ?? ''}`.trim())
  if (down !== '') return down
  if (ask.verb === 'settle' && isOwed(noun) && things.some((thing) => thing.noun === noun)) return ''
  if (ask.verb === 'settle' && !/(?:^| )(?:game|round|match|account)$/.test(noun)) return 'settlement'
  const verified = ask.verb === 'verify' && !account.test(noun) ? things.find(({ kit }) => shown.has(kit)) : undefined
  if (verified) return `${verified.noun.slice(verified.noun.lastIndexOf(' ') + 1)} verification`
  if (ask.verb === 'scan' && noun !== '' && !/^(?:.* )?(?:code|barcode|document|card)$/.test(noun)) return `${noun} scan`
  if (ask.verb === 'scan' && noun !== '' && things.length < 6) return 'scan record'
  if (ask.verb === 'recommend') return recommended(things, ask)
  const said = ask.verb === 'distribute' ? `${noun} distribution`.trim() : `${noun} ${ask.object?.light ?? ''}`.trim()
  return selling.test(said) && things.some(shops) ? 'distributor' : ''
}

const offered = new Set<string>(['offer', 'text', 'media', 'event', 'place', 'play'])
const vague = /^(?:content|product|information|system|user|service|data|intelligent|improvement|related|precise|page|news|intention)$/
/** "course recommendations", "personalized learning recommendations": what is recommended to whom, and why. */
function recommended(things: readonly Thing[], { object, actors, nominal }: Placed['ask']): string {
  if (!object || !/^recommendations?$/.test(object.light) || (actors.length === 0 && !nominal) || vague.test(object.noun)) return ''
  const isKept = things.some(({ noun, kit }) => /recommendation$/.test(noun) || kit === 'recommendation')
  return isKept || !things.some(({ kit }) => offered.has(kits[kit].group)) ? '' : `${object.noun} recommendation`
}

/** Keeps what doings leave behind that the words name as functions of the site. */
export function leftBy(plan: Plan, placed: readonly Placed[]): void {
  for (const one of placed) {
    if ((!one.ask.nominal && !/^(?:scan|recommend)$/.test(one.ask.verb)) || plan.things.length >= most) continue
    const noun = leavingOf(plan, one)
    const kind = noun === '' ? null : kindIn(plan, noun, '')
    if (kind === null || plan.things.some((thing) => thing.noun === kind.noun || (thing.kit === kind.kit && kits[kind.kit].group === 'person'))) continue
    const { last } = plan
    keep(plan, kind)?.views.add('')
    plan.last = last
  }
}
