import { kits } from '../lexicon/kits.ts'
import { kept, on } from './kept.ts'
import { type Fate, type Plan, record } from './plan.ts'
import type { Placed, Thing } from './thing.ts'

const bare = /^(?:information|info|detail|result|record)$/
/** Text that is put on or into something else. */
const putOn = /^(?:add|send|overlay|display|show|view|insert)$/
/** What is told to everybody is written for that. */
const telling = /^(?:publish|release|post|disseminate|push|issue|announce|broadcast|generate|provide|write|import|crawl|scrape|share)$/
const topical = /^(?:about|on|regarding|concerning|related)$/
/** Whether an ask speaks of "information" without saying of what. */
export const isInformation = ({ ask: { object, verb, beside, fields, actors } }: Placed): boolean =>
  object !== null &&
  fields.length < 2 &&
  !(object.noun === 'record' && actors.length === 0 && /^(?:view|show|have)$/.test(verb)) &&
  (bare.test(object.noun) || (object.noun === 'text' && putOn.test(verb))) &&
  !telling.test(verb) &&
  !beside.some(({ after }) => topical.test(after ?? ''))

const told = new Set(['article', 'profile', 'message', 'comment', 'setting', 'category', 'permission'])
/** The thing that was spoken of last before it, else the first that the words name; nobody looks for what they need among what was sent to the site. */
function toldBefore(plan: Plan, { clause, ask: { kind, nominal, actors, object } }: Placed): Thing | undefined {
  const isListed = nominal && actors.length === 0 && object!.noun === 'information' && /^brows/.test(object!.light)
  const things = plan.things.filter(({ kit, asks }) => !told.has(kit) && asks.length > 0 && !(kind === 'search' && kit === 'inquiry'))
  const near = things.flatMap((thing) => thing.asks.filter((one) => one.clause <= clause).map((one) => ({ thing, at: one.clause })))
  const last = near.toSorted((a, b) => b.at - a.at)[0]?.thing
  return last ?? (isListed ? undefined : things[0])
}

/** What has results or records of its own. */
const decided = new Set([
  'exam',
  'quiz_question',
  'game',
  'fixture',
  'league_team',
  'event',
  'form',
  'poll',
  'vote',
  'lottery',
  'survey',
  'lab_result',
  'test_order',
])
const given = new Set(['request', 'record', 'work', 'person', 'money'])
/** "view detailed information", "information maintenance": of what the words name, and their own is the visitor's account; null where the site is of information. */
export function informed(plan: Plan, one: Placed): Fate | null {
  const { ask } = one
  const { noun } = ask.object!
  if (noun === 'result' && plan.things.some(({ kit }) => decided.has(kit))) return null
  if (ask.object!.own && noun !== 'result' && noun !== 'record' && noun !== 'text') return kept(plan, one, { ...ask.object!, noun: 'profile', light: '' })
  const thing = toldBefore(plan, one)
  if (!thing) return ask.kind === 'search' && noun !== 'result' && noun !== 'record' ? { is: 'search' } : null
  const object = { ...ask.object!, noun: thing.noun, light: 'information' }
  const of: Placed = { ...one, ask: { ...ask, object } }
  if (ask.kind !== 'create') {
    record(thing, of)
    return on(thing, ask)
  }
  const isMade = thing.makes.some(({ role }) => role === one.role) || given.has(kits[thing.kit].group)
  if (!isMade) return null
  thing.asks.push(of)
  return { is: 'thing', thing, partly: false }
}
