import { titled } from '../lexicon/inflect.ts'
import { named } from '../lexicon/shape.ts'
import type { Phrase } from '../read/phrase.ts'
import { idFrom } from './ids.ts'
import { keep, type Plan, thingNamed } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

/** Whether whoever puts it away only finds it there, as others made it. */
export const isOthers = ({ makes }: Thing, { role }: Placed): boolean => !makes.some((make) => make.role === role && make.verb !== 'save')

/** Rows of one's own that say what of others was put where: a location in a folder, an episode in a playlist. */
function putAway(plan: Plan, noun: string, held: Thing, holder: Thing, role: string): Thing | null {
  const kept = plan.things.find((thing) => thing.noun === noun) ?? keep(plan, { noun, kit: 'trade_record' })
  if (!kept) return null
  kept.meant = named('trade_record', noun, `${titled(held.singular)}->@${held.noun}!;${titled(holder.singular)}->@${holder.noun}!;Note:long`)
  kept.own = true
  if (!kept.makes.some((make) => make.role === role)) kept.makes.push({ verb: 'add', role, about: held.noun })
  return kept
}

/** "scouts save locations to project folders": each has their own folders, and says what is in which. */
export function savedInto(plan: Plan, { role }: Placed, saved: Thing, holder: Thing): void {
  const held = saved.kit === 'favorite' ? plan.things.find(({ noun }) => saved.about.has(noun)) : saved
  if (!held) return
  holder.own = true
  const kept = putAway(plan, `saved ${held.noun}`, held, holder, role)
  if (!kept || saved === held || saved.asks.length > 1) return
  plan.things.splice(plan.things.indexOf(saved), 1)
  for (const [ask, fate] of plan.fates) if (fate.is === 'thing' && fate.thing === saved) plan.fates.set(ask, { ...fate, thing: kept })
}

/** "add recipes to a weekly meal plan": the plan's rows are what one puts there, and name it. */
export function planned(plan: Plan, { ask, role }: Placed, phrase: Phrase): boolean {
  const isPut = /^(?:add|save|put|drag)$/.test(ask.verb) && /^(?:to|into)$/.test(phrase.after ?? '')
  if (!isPut || phrase.plural || !/(?:^| )(?:plan|planner|list)$/.test(phrase.noun)) return false
  const list = thingNamed(plan, phrase) ?? plan.things.find(({ noun }) => phrase.noun.endsWith(` ${noun}`))
  const held = ask.object ? thingNamed(plan, ask.object) : undefined
  if (!list || !held || list === held || !/^(?:plan|todo|trade_record)$/.test(list.kit)) return false
  list.makes.push({ verb: 'add', role, about: held.noun })
  list.own = true
  const id = idFrom(phrase.noun, 'field')
  held.fields.splice(0, held.fields.length, ...held.fields.filter((field) => field.id !== id))
  return true
}

const played = /^(?:music|video|movie)$/
/** "create playlists" of what others uploaded: each has their own, and says what is in which. */
export function playlisted(plan: Plan): void {
  const list = plan.things.find(({ kit, makes }) => kit === 'playlist' && makes.some(({ role }) => role === ''))
  const media = plan.things.filter(({ kit }) => played.test(kit))
  const held = media.find(({ noun }) => /(?:^| )(?:episode|song|track|video)$/.test(noun)) ?? media[0]
  if (!list || !held || held.makes.some(({ role }) => role === '') || plan.things.some(({ noun }) => /^playlist (?:item|entry|song|track|video)$/.test(noun)))
    return
  putAway(plan, 'playlist entry', held, list, '')
}
