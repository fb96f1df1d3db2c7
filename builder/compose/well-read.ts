import { kits } from '../lexicon/kits.ts'
import { likeSituations } from '../lexicon/situations-like.ts'
import type { Brief } from '../read/brief.ts'
import type { Clause } from '../read/clause.ts'
import { isKnownKind } from './archetypes.ts'
import type { Plan } from './plan.ts'
import { subjectThing } from './subject.ts'
import type { Thing } from './thing.ts'

const brevity = 116
const firmly = 170
/** Who says only what it is like leaves the rest to what that has. */
const briefly = 130
/** Who names the site first goes on to tell what it has. */
const naming = /^\s*(?:(?:create|build|make|design)(?: me)? )?(?:an?|the) /i
const speaking = /(?<![\p{L}])(?:i|we|my|our|me|us|you)(?![\p{L}])|\p{L}['’](?:re|ve|m|ll|d|t)(?![\p{L}])/iu
/** Whether all that few words ask for found its place, and nothing that is not known here was made of them. */
export function isWellRead(brief: Brief, plan: Plan): boolean {
  if (brief.words.length < briefly && likeSituations.some(([told]) => told.test(brief.words.slice(0, 400)))) return false
  const speaks = speaking.test(brief.words)
  if (brief.words.length < (speaks ? 55 : 70)) return true
  if (brief.words.length > brevity && speaks && !(brief.words.length < firmly && naming.test(brief.words))) return isMostlyRead(brief, plan)
  if (!speaks && ((plan.things.length >= enough && plan.things.every(({ kit }) => kit !== 'thing')) || plan.things.some(isWellTold))) return true
  const asks = brief.clauses.filter(({ mode }) => mode === 'acts' || mode === 'functions')
  if (asks.length === 0) return isKnownKind(brief) || subjectThing(brief) !== null
  const isPlaced = ({ asks: own }: Clause): boolean =>
    own.length > 0 && own.every((ask) => !['nothing', 'understood'].includes(plan.fates.get(ask)?.is ?? 'nothing'))
  return asks.every(isPlaced) && plan.things.every(({ kit, fields }) => kit !== 'thing' || fields.length > 1)
}

const isKnown = ({ kit, fields, noun }: Thing): boolean =>
  kit !== 'thing' || fields.length > 1 || !/(?:^|\s)(?:double|everyone|each|stuff|thing|whoever|come)$/.test(noun)
const mostly = 0.8
/** Whether nearly all that somebody tells at length found its place. */
function isMostlyRead(brief: Brief, plan: Plan): boolean {
  const asks = brief.clauses.flatMap((clause) => clause.asks)
  const placed = asks.filter((ask) => !['nothing', 'understood'].includes(plan.fates.get(ask)?.is ?? 'nothing'))
  if (asks.length > 1 && placed.length === asks.length && plan.things.some(isWellTold) && plan.things.every(isKnown)) return true
  return (
    asks.length >= enough && placed.length >= asks.length * mostly && plan.things.filter(({ kit }) => kit !== 'thing').length >= 2 && plan.things.every(isKnown)
  )
}

const enough = 3
/** Words that name several things of their own leave nothing out, unless one is made about something that none of them is. */
export const isTellingEnough = ({ things }: Plan): boolean =>
  things.length >= enough &&
  (things.some(({ kit }) => kits[kit].group === 'offer') ||
    !things.some(({ kit, noun, about }) => ['booking', 'order', 'signup'].includes(kit) && noun !== 'waiting list' && about.size === 0))

/** "sellers list bikes": what somebody puts up for others is what is offered there. */
export const isPutUp = ({ makes }: Thing): boolean => makes.some(({ verb, role }) => role !== '' && /^(?:list|offer|sell|advertise)$/.test(verb))

/** What a shop sells is what it is about, also where the words only name what stands around it. */
export const lacksGoods = ({ things }: Plan, goods: string | null): boolean =>
  goods !== null && !things.some(({ noun, kit }) => noun === goods || kits[kit].group === 'offer') && things.some(({ kit }) => around.has(kit))
const around = new Set(['cart', 'order', 'category', 'coupon', 'shipment', 'payment', 'favorite', 'review'])

/** What somebody makes, with two things or more that are noted of it, or that is changed and deleted too, is told enough. */
export const isWellTold = ({ fields, makes, edits, deletes }: Thing): boolean => makes.length > 0 && (fields.length > 1 || (edits.size > 0 && deletes.size > 0))
