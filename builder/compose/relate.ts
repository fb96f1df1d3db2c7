import { kits } from '../lexicon/kits.ts'
import { kitOf } from '../lexicon/nouns.ts'
import { isPlainUser } from '../lexicon/people.ts'
import { alwaysRelates, relations } from '../lexicon/relations.ts'
import type { Ask } from '../read/ask.ts'
import { isField } from '../read/field.ts'
import { isActor } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { addField } from './add-field.ts'
import { answered } from './answered.ts'
import { noteBeside } from './beside.ts'
import { askedFor, bookedApart, claims, isOnlyAppliedFor, redeemed, redeemedFor } from './booked.ts'
import { followedBy } from './doing.ts'
import { entersOwn } from './entered.ts'
import { actorIn } from './known.ts'
import { objectedTo } from './objected-to.ts'
import { type Fate, type Kind, keep, kindIn, type Plan, rename, thingNamed } from './plan.ts'
import { handedOn } from './purses.ts'
import type { Placed, Thing } from './thing.ts'

const tentative = /^(?:save|post|report|answer|note|collect|ask|invite|message|trade|play|reply|respond|recommend|blog|suggest|take|join|pledge)$/

/** What is redeemed itself, rather than points for it. */
const isCoded = /(?:^| )(?:voucher|gift card|gift code|coupon|punch card)$/

/** What is bought one at a time, so that the button names it: "Buy a ticket". */
const single = new Set<Kind['kit']>(['admission', 'ticket_travel', 'course', 'membership', 'video', 'movie', 'music', 'lottery', 'class', 'event', 'trip'])
/** With whom, not about what: "communicate with users". */
const talking = new Set(['communicate', 'chat', 'interact', 'message', 'talk'])
const playing = 'game progress'
const starting = new Set(['start', 'launch', 'run', 'open', 'enter', 'begin', 'play', 'join'])
/** "launch the game": what is kept is the visitor's play. */
const startsPlay = (plan: Plan, { verb, object }: Ask) =>
  (starting.has(verb) || verb === 'participate') && object !== null && kindIn(plan, object.noun, object.light)?.kit === 'game'
/** "open a room" of those that are let: a booking. */
const opensRoom = (plan: Plan, { verb, object, actors }: Ask) =>
  verb === 'open' && object !== null && actors.length > 0 && ['space', 'room'].includes(thingNamed(plan, object)?.kit ?? '')

/** "tick off habits": each day it is done anew. */
const ticksHabit = (plan: Plan, { verb, object }: Ask) =>
  /^(?:complete|check in|log|mark)$/.test(verb) && object !== null && kindIn(plan, object.noun, object.light)?.kit === 'habit'

const paidOut = /(?:^| )(?:point|coin|credit|balance|reward)$/
/** "withdraw an application": of what was asked for, a step of its life; of money and points, something of its own. */
const takesBack = (plan: Plan, { verb, object }: Ask) => {
  const kind = object ? kindIn(plan, object.noun, object.light) : null
  return verb === 'withdraw' && kind !== null && kits[kind.kit].group !== 'money' && !paidOut.test(kind.noun)
}

/** "issue books": what is given out to be brought back. */
const lends = (plan: Plan, { verb, object, actors }: Ask) =>
  verb === 'issue' &&
  object !== null &&
  actors.length > 0 &&
  ['book', 'gear', 'tool', 'instrument', 'machine'].includes(kindIn(plan, object.noun, object.light)?.kit ?? '')

function lent(plan: Plan, one: Placed): Fate {
  const fate = relate(plan, { ...one, ask: { ...one.ask, verb: 'lend' } }, 'borrowing', one.ask.object)
  if (fate.is === 'thing' && fate.thing.noun === 'borrowing') Object.assign(fate.thing, { noun: 'loan', singular: 'loan', plural: 'loans' })
  return fate
}

/** "fill out a questionnaire": what is given to it, rather than another one. */
export const fillsIn = (plan: Plan, { verb, object, actors }: Ask) =>
  /^(?:fill|complete|take|answer)$/.test(verb) &&
  object !== null &&
  actors.length > 0 &&
  /(?:survey|questionnaire)$/.test(object.noun) &&
  kindIn(plan, object.noun, object.light)?.kit === 'form'

/** "write to the tenant", "reply to agents". */
const writesTo = (plan: Plan, { verb, object, actors }: Ask) => {
  const kind = object && /^(?:write|reply|respond)$/.test(verb) && actors.length > 0 ? kindIn(plan, object.noun, object.light) : null
  return kind !== null && ['person', 'thing'].includes(kinds(kind)) && isActor(kind.noun)
}
const kinds = ({ kit }: Kind) => (kit === 'thing' ? 'thing' : kits[kit].group)

/** "pre-order for a pickup date and time slot": when it is ordered for, not what. */
const whens = /^(?:[a-z-]+ )?(?:date|time|time slot|slot|pickup date|delivery date)$/
/** "book a time slot at a dock": what is taken up then. */
const takenUp = ({ beside }: Ask): Phrase | undefined => beside.find(({ after, noun, plural }) => after === 'at' && !plural && !timely.test(noun))
const timely = /(?:time|date|hour|moment|start|end|beginning|rate|price|cost|discount|charge|home|once|level|website|page|platform)$/
/** What people put up that others report: no thing of its own. */
const offending =
  /^(?:bad|inappropriate|illegal|harmful|abusive|offensive|violating|objectionable|undesirable|improper|false) (?:content|post|comment|information|message|video|work|behaviou?r)s? ?$/
const looking = /(?:^| )(?:inspection|valuation|appraisal|assessment|measurement|site visit|survey)$/
/** "book an inspection of a machine": a time at which somebody comes, rather than what those who inspect find. */
function lookedAtOf(plan: Plan, one: Placed): Fate | null {
  const { object, beside, actors } = one.ask
  if (!object || object.plural || actors.length === 0 || !looking.test(object.noun) || plan.things.some(({ noun }) => noun === object.noun)) return null
  const thing = keep(plan, { noun: object.noun, kit: 'booking' })
  const of = beside.find(({ after }) => after === 'of' || after === 'for')
  const known = of && thingNamed(plan, of)
  if (!thing) return null
  if (known) thing.about.add(known.noun)
  thing.makes.push({ verb: 'book', role: one.role, about: '' })
  for (const field of one.ask.fields) addField(thing, field, [])
  plan.last = thing
  noteBeside(plan, thing, one.ask)
  thing.asks.push(one)
  return { is: 'thing', thing, partly: false }
}

const funded: ReadonlySet<string> = new Set(['request', 'offer', 'event', 'work', 'money'])
const funding = /^(?:fund|finance|sponsor)$/
/** "fund a request partly": money that is put into what others have asked for. */
const funds = (plan: Plan, { verb, object, actors }: Ask): boolean => {
  const kind = funding.test(verb) && actors.length > 0 && object !== null ? kindIn(plan, object.noun, object.light) : null
  return kind !== null && funded.has(kits[kind.kit].group) && (thingNamed(plan, object) !== undefined || kind.kit === 'project' || kind.kit === 'fundraiser')
}

/** "score each speaker": a score of theirs, rather than another speaker. */
const scoresWhom = (plan: Plan, { verb, object, actors }: Ask): boolean =>
  verb === 'score' && object !== null && actors.length > 0 && kits[kindIn(plan, object.noun, object.light)?.kit ?? 'thing'].group === 'person'
/** "comment on bugs": what several talk about, rather than a request that is answered. */
const remarksOn = (plan: Plan, { verb, object }: Ask): boolean =>
  verb === 'comment' && object?.plural === true && kindIn(plan, object.noun, object.light)?.kit === 'ticket'
/** What one follows so as to come back to it. */
const watched: ReadonlySet<Kind['kit']> = new Set<Kind['kit']>(['lot', 'estate', 'property', 'vacancy', 'fundraiser', 'tender'])
/** "book a class", "rate drivers", "pay": what is made is a thing of its own that is about the object. */
export function related(plan: Plan, one: Placed): Fate | null {
  const { ask } = one
  if (takesBack(plan, ask)) return null
  if (entersOwn(plan, ask)) return null
  const whom = followedBy(plan, ask)
  if (whom) return relate(plan, one, 'follow', whom)
  const marked = ask.verb === 'follow' && ask.actors.length > 0 && ask.object?.light === '' ? kindIn(plan, ask.object.noun, '') : null
  if (marked && watched.has(marked.kit)) return relate(plan, { ...one, ask: { ...ask, verb: 'save', kind: 'create' } }, 'favorite', ask.object)
  if (ask.verb === 'sell' && ask.object && kindIn(plan, ask.object.noun, ask.object.light)?.kit === 'asset') return relate(plan, one, 'trade', ask.object)
  const handed = handedOn(ask)
  if (handed) return relate(plan, one, handed, handed === 'sent gift' ? ask.object : null)
  const wanted = askedFor(plan, ask)
  if (wanted) return relate(plan, one, wanted, ask.object)
  if (fillsIn(plan, ask)) return relate(plan, one, 'response', ask.object)
  if (writesTo(plan, ask)) return relate(plan, one, 'message', null)
  if (scoresWhom(plan, ask)) return relate(plan, one, 'score', ask.object)
  if (ticksHabit(plan, ask)) return relate(plan, one, 'habit check-in', ask.object)
  if (ask.verb === 'report' && ask.actors.length > 0 && ask.object && offending.test(`${ask.object.noun} ${ask.object.light}`))
    return relate(plan, one, 'content report', null)
  if (funds(plan, ask)) return relate(plan, one, 'investment', ask.object)
  const objected = objectedTo(plan, one)
  if (objected) return relate(plan, one, 'content report', objected)
  if (ask.verb === 'grab' && ask.actors.length > 0 && ask.object && kindIn(plan, ask.object.noun, ask.object.light)?.kit === 'product')
    return relate(plan, { ...one, ask: { ...ask, verb: 'order', kind: 'create' } }, 'order', ask.object)
  if (claims(plan, ask)) return relate(plan, one, 'claimed coupon', ask.object)
  if (ask.verb === 'invite' && ask.actors.length > 0 && ask.object && ['person', 'user_account'].includes(kindIn(plan, ask.object.noun, '')?.kit ?? ''))
    return relate(plan, one, 'invitation', null)
  if (ask.verb === 'participate' && startsPlay(plan, ask)) return relate(plan, one, playing, ask.object)
  const noun = Object.hasOwn(relations, ask.verb) ? relations[ask.verb]! : ask.kind === 'pay' ? 'payment' : ''
  if (lends(plan, ask)) return lent(plan, one)
  const made = noun === '' || ask.kind === 'view' ? null : madeOf(plan, noun)
  if (made === null)
    return startsPlay(plan, ask) ? relate(plan, one, playing, ask.object) : opensRoom(plan, ask) ? relate(plan, one, 'booking', ask.object) : null
  const there = ask.object === null && ask.nominal ? plan.things.find(({ kit }) => kit === made.kit && kit === 'booking') : undefined
  if (there) {
    there.asks.push(one)
    return { is: 'thing', thing: there, partly: false }
  }
  if (ask.object === null && ask.verb === 'save' && plan.last && (kits[plan.last.kit].read === 'own' || isOwnWork(plan.last, one)))
    return { is: 'thing', thing: plan.last, partly: false }
  if (ask.object === null) return answered(plan, one) ?? relate(plan, one, noun, null)
  const looked = noun === 'booking' ? lookedAtOf(plan, one) : null
  if (looked) return looked
  const taken = noun === 'booking' && whens.test(ask.object.noun) ? takenUp(ask) : undefined
  if (taken) return relate(plan, one, noun, taken)
  if (/^(?:order|booking)$/.test(noun) && whens.test(ask.object.noun) && plan.things.some((thing) => offers.has(kits[thing.kit].group))) {
    const fate = relate(plan, one, noun, null)
    if (fate.is === 'thing') addField(fate.thing, ask.object, [])
    return fate
  }
  const kind = kindIn(plan, ask.object.noun, ask.object.light)
  if (kind && (kind.kit === 'coupon' || isCoded.test(kind.noun)) && /^(?:apply|use|enter|redeem)$/.test(ask.verb)) return null
  const isPraised = ask.verb === 'review' && ask.object.noun === 'order' && ask.actors.some(isPlainUser)
  const isJudged = (isPraised || /^(?:rate|evaluate)$/.test(ask.verb)) && thingNamed(plan, ask.object) !== undefined
  if (
    kind &&
    (kind.kit === made.kit ||
      (kits[kind.kit].group === 'request' && !isJudged && ask.verb !== 'repay' && !remarksOn(plan, ask)) ||
      (ask.verb === 'review' && !isJudged && (kits[kind.kit].group === 'money' || kits[kind.kit].read === 'own' || readAgain.test(ask.object.noun))) ||
      ask.object.noun.endsWith(made.noun))
  )
    return null
  if (talking.has(ask.verb) && (kind === null || kits[kind.kit].group === 'person')) return relate(plan, one, 'message', null)
  if (ask.verb === 'interact' && kind && ['text', 'media'].includes(kits[kind.kit].group)) return relate(plan, one, 'comment', ask.object)
  if (ask.verb === 'subscribe' && kind && followed.has(kind.kit)) return relate(plan, one, 'channel subscription', ask.object)
  if (alwaysRelates.has(ask.verb)) return relate(plan, one, noun, ask.object)
  if (ask.verb === 'collect' && kind && (kind.kit === 'character' || /(?:^| )character$/.test(kind.noun)) && ask.actors.length > 0)
    return collected(plan, one, kind)
  if (ask.verb === 'collect' && kind && (ask.actors.length > 0 ? ['offer', 'text', 'media'] : ['offer']).includes(kits[kind.kit].group))
    return relate(plan, one, noun, ask.object)
  const known = thingNamed(plan, ask.object)
  if (ask.verb === 'save' && known && kits[known.kit].read !== 'own' && !isOwnWork(known, one) && known.makes.some(({ verb }) => verb !== 'save'))
    return relate(plan, one, noun, ask.object)
  if (ask.verb === 'join' && kind !== null && (kits[kind.kit].group === 'event' || ((kind.kit === 'team' || banded.test(kind.noun)) && ask.actors.length > 0)))
    return relate(plan, one, noun, ask.object)
  return known && kits[known.kit].group !== 'talk' && (!tentative.test(ask.verb) || ask.verb === 'join' || (ask.verb === 'answer' && known.kit === 'task'))
    ? relate(plan, one, noun, ask.object)
    : null
}

/** Those whom players join, whatever a game keeps of them. */
const banded = /(?:^| )(?:guild|clan|alliance|faction|sect|legion)$/

/** What is gone through once more by whoever learns it, or looked over by whoever decides on it, rather than praised. */
const readAgain =
  /(?:^| )(?:wrong|missed|past|earlier|previous|learned|studied) \S+$|(?:^| )(?:wrong question|mistake|word|vocabulary|flash ?card|prescription|transcript|scorecard)$/

/** "collect characters" of a game: which of them each player has. */
function collected(plan: Plan, one: Placed, { noun }: Kind): Fate {
  const there = plan.things.find((thing) => thing.noun === `collected ${noun}`)
  if (there) return { is: 'thing', thing: there, partly: false }
  const fate = relate(plan, one, 'favorite', one.ask.object)
  if (fate.is === 'thing' && fate.thing.noun === 'favorite') rename(fate.thing, { noun: `collected ${noun}`, kit: 'favorite' })
  return fate
}

const working = /^(?:create|make|draw|design|write|generate|build|edit|compose|customize|develop|convert|repair|process)$/
/** "draw, edit and save graphics": what one makes is kept by saving it, rather than marked among what others made. */
const isOwnWork = ({ makes, edits }: Thing, { ask, role }: Placed): boolean =>
  ask.object?.own === true || edits.has(role) || makes.some((make) => make.role === role && working.test(make.verb))

/** What is lent or sold is a thing of the world, not an address. */
export const lending = /^(?:lend|borrow|rent|lease|swap|sell|trade|buy)$/
/** The kind of what a relation makes, also where its noun alone says little ("application"). */
function madeOf(plan: Plan, noun: string): Kind | null {
  const kit = kitOf(noun)
  return kindIn(plan, noun, '') ?? (kit ? { noun, kit } : null)
}

/** What one subscribes to in order to hear of what is new there. */
const followed = new Set<Kind['kit']>(['channel', 'expert', 'music', 'video', 'member_profile', 'category', 'post', 'article'])

const about = new Set(
  'claimed coupon|content report|service request|response|channel subscription|order|booking|reservation|rental|borrowing|loan|application|registration|enrollment|review|comment|payment|bid|donation|favorite|like|follow|habit check-in|subscription|consultation|shopping cart|game progress|signup|participation|vote|rsvp|score|sent gift|repayment'.split(
    '|',
  ),
)
/** What one judges, or says something of. */
const reviewed = new Set(['offer', 'text', 'media', 'place', 'event'])
/** What is paid is no thing of its own: "pay the yearly rent". */
const dues = /(?:^| )(?:rent|fee|due|bill|deposit|tuition|fine|tax|amount|total|balance|price|cost|charge|arrival|subscription|share)$/
const recorded = new Set(['payment', 'recharge', 'deposit', 'withdrawal'])

const customers = /^(?:customer|client|guest|buyer)$/
/** "customer evaluation" in a list of functions: what they say of what is offered, rather than what is said of them. */
const isJudgedBy = ({ nominal, verb }: Ask, { noun, light }: Phrase): boolean =>
  nominal && verb === 'rate' && customers.test(noun) && /^(?:evaluations?|reviews?|ratings?)$/.test(light)

const offers = new Set(['offer', 'event'])
export function relate(plan: Plan, one: Placed, noun: string, object: Phrase | null): Fate {
  const named = object && !isJudgedBy(one.ask, object) ? kindIn(plan, object.noun, object.light) : null
  const target = named && lending.test(one.ask.verb) && ['link', 'thing'].includes(named.kit) ? { ...named, kit: 'gear' as const } : named
  const said = madeOf(plan, target && noun === 'application' && target.kit !== 'application' ? `${target.noun} application` : noun)
  const made = said && target ? bookedApart(plan, said, target) : said
  const isMoney = noun === 'donation' && object !== null && /^(?:money|cash|funds?|amount)$/.test(object.noun)
  const isDue = isMoney || (noun === 'payment' && object !== null && (dues.test(object.noun) || !thingNamed(plan, object)))
  const offered =
    object === null && /^(?:booking|reservation|rental)$/.test(noun) && !plan.things.some(({ kit, about }) => kit === 'booking' && about.size > 0)
      ? plan.things.find(({ kit }) => offers.has(kits[kit].group) && kit !== 'extra')
      : undefined
  if (offered) return relate(plan, one, noun, { start: one.ask.start, end: one.ask.end, noun: offered.noun, light: '', own: false, plural: false })
  const known =
    made?.kit === 'redemption'
      ? redeemed(plan, redeemedFor(plan, one.ask) ?? target)
      : target && !isOnlyAppliedFor(plan, noun, target, object) && (about.has(noun) || funding.test(one.ask.verb)) && target.kit !== made?.kit && !isDue
        ? keep(plan, target)
        : null
  if (known && !['person', 'user_account', 'organisation'].includes(known.kit)) known.views.add(one.role)
  const thing = made ? keep(plan, made) : null
  if (!thing) return { is: 'understood' }
  const spoken =
    object === null && /^(?:review|comment|favorite|like|vote)$/.test(noun) && thing.about.size === 0
      ? plan.things.findLast((other) => other !== thing && reviewed.has(kits[other.kit].group))
      : undefined
  if (spoken) thing.about.add(spoken.noun)
  plan.spoken = known
  if (known) thing.about.add(known.noun)
  thing.makes.push({ verb: one.ask.verb, role: one.role, about: known && noun !== 'payment' && (noun !== 'order' || single.has(known.kit)) ? known.noun : '' })
  for (const field of one.ask.fields) {
    actorIn(plan, field, one.role)
    addField(thing, field, [])
  }
  if (made?.kit === 'booking')
    for (const phrase of one.ask.beside) {
      if (phrase.after === 'by' && isField(phrase.noun) && !phrase.plural) addField(thing, phrase, [])
      if (phrase.after === 'with' && kitOf(phrase.noun) === 'extra') keep(plan, { noun: phrase.noun, kit: 'extra' })
    }
  plan.last = thing
  noteBeside(plan, thing, one.ask)
  thing.asks.push(one)
  return { is: 'thing', thing, partly: recorded.has(noun) }
}
