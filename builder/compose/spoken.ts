import { kits } from '../lexicon/kits.ts'
import { isKnownNoun, kitOf } from '../lexicon/nouns.ts'
import { isPerson } from '../read/person.ts'
import type { Phrase } from '../read/phrase.ts'
import { isSchedule, type Plan } from './plan.ts'
import { groupOf, type Placed, type Thing } from './thing.ts'

const enrolling = /^(?:sign up|register|enrol|enroll|enter|book)$/
const qualifying =
  /^(?:free|available|vacant|open|full|earned|own|offensive|inappropriate|violating|illegal|offending|non-compliant|malicious|duplicate|favou?rite)$/
/** Which of them is meant, by when it was made. */
const earlier = /^(?:old|existing|past|previous|earlier)$/
const review = /^(?:review|approval|checking|evaluation|consideration)$/
const asked = new Set(['offer', 'person', 'event', 'play', 'media'])
const people = /^(?:child|kid|son|daughter|pupil|pet|dog|team|class|group|friend|guest|family)$/

const contribution = /^(?:submission|entry|contribution|upload|proposal|suggestion)$/
const handing = /^(?:propose|suggest|submit|upload|send|post|enter|hand in|contribute)$/
const priced = /^(?:quote|quotation|price quote|cost estimate)$/

const withObject = (one: Placed, object: Phrase, more: Partial<Placed['ask']> = {}): Placed => ({ ...one, ask: { ...one.ask, ...more, object } })
const called = (plan: Plan, noun: string): Thing | undefined => plan.things.find((thing) => thing.noun === noun || thing.plural === noun)

/** An ask as this site speaks of it: whose child is signed up for what, what is asked for, what a review is handed in for. */
export function spoken(plan: Plan, one: Placed): Placed {
  const { ask } = one
  const { object } = ask
  if (ask.nominal) return one
  if (!object) return ofTheirs(plan, one) ?? one
  return (
    progressed(plan, one) ??
    seated(plan, one) ??
    lookedBack(plan, one) ??
    solved(plan, one) ??
    streaked(plan, one) ??
    appliedBy(plan, one) ??
    contributed(plan, one) ??
    quoted(one) ??
    signedUp(one) ??
    requested(plan, one) ??
    handedIn(plan, one) ??
    unqualified(plan, one) ??
    timed(plan, one) ??
    one
  )
}

const putting = /^(?:submit|upload|add|share|post|publish|create|write|contribute)$/
/** "rate recipes, save favourites and submit their own": recipes, not the favourites that were spoken of last. */
function ofTheirs(plan: Plan, one: Placed): Placed | null {
  const { verb, kind, actors } = one.ask
  if (kind !== 'create' || actors.length === 0 || !putting.test(verb) || !plan.last || !about.has(plan.last.kit)) return null
  const shown = plan.things.find(({ kit }) => ['offer', 'text', 'media', 'event', 'place'].includes(kits[kit].group) && !about.has(kit))
  return shown ? withObject(one, { start: one.ask.start, end: one.ask.start, noun: shown.noun, light: '', own: true, plural: true }) : null
}
const about = new Set(['favorite', 'review', 'comment', 'vote', 'rating'])

/** "sign up their child for a camp": the camp is what it is for, the child is told. */
function signedUp(one: Placed): Placed | null {
  const { verb, object, beside, fields } = one.ask
  const about = beside.find(({ after }) => after === 'for')
  if (!object || !about || !enrolling.test(verb) || !(isPerson(object.noun) || people.test(object.noun)) || isPerson(about.noun)) return null
  return withObject(one, about, { beside: beside.filter((other) => other !== about), fields: [{ ...object, plural: false }, ...fields] })
}

/** "shortlist submissions": what people have handed in. */
function contributed(plan: Plan, one: Placed): Placed | null {
  const { object } = one.ask
  if (!object || !contribution.test(object.noun) || called(plan, object.noun)) return null
  const given =
    (object.noun === 'proposal' ? plan.things.find(({ makes }) => makes.some(({ verb }) => verb === 'propose')) : undefined) ??
    plan.things.find(({ kit, makes }) => kits[kit].group !== 'request' && kit !== 'answer' && makes.some(({ verb }) => handing.test(verb)))
  return given ? withObject(one, { ...object, noun: given.noun, light: '', own: false }) : null
}

const place = /^(?:place|spot|seat|slot)$/
const booking = /^(?:book|reserve|request|claim|get|take)$/
/** "book a place in a class", "request a seat" of rides with free seats: what is booked is the class, the ride. */
function seated(plan: Plan, one: Placed): Placed | null {
  const { verb, object, beside, actors } = one.ask
  if (!object || actors.length === 0 || !booking.test(verb) || !place.test(object.noun) || called(plan, object.noun)) return null
  const about = beside.find(({ after }) => after === 'in' || after === 'on' || after === 'at')
  if (about) return withObject(one, { ...object, noun: about.noun, light: '' }, { verb: 'book', beside: beside.filter((other) => other !== about) })
  const free = plan.things.find(({ kit, fields }) => kits[kit].group !== 'request' && fields.some(({ id }) => freePlaces.test(id)))
  return free
    ? withObject(
        one,
        { ...object, noun: `${free.noun} booking`, light: '' },
        { verb: 'request', beside: [{ ...object, noun: free.noun, light: '', after: 'of' }] },
      )
    : null
}
const freePlaces = /(?:^|_)(?:seats?|places?|spots?)(?:_(?:left|free|available))?$/

const visits = new Set(['booking', 'order', 'loan', 'application', 'signup', 'visit'])
/** "patients see their history", "doctors see their day": what was booked, by whom or with whom. */
function lookedBack(plan: Plan, one: Placed): Placed | null {
  const { object, kind, actors } = one.ask
  if (!object?.own || kind !== 'view' || actors.length === 0 || !/^(?:history|day|past)$/.test(object.noun)) return null
  const known = plan.things.filter(({ kit, makes }) => visits.has(kit) && makes.length > 0)
  const isDay = object.noun === 'day'
  const found = known.find(({ makes }) => (isDay ? makes.every(({ role }) => role !== one.role) : makes.some(({ role }) => role === one.role)))
  return found ? withObject(one, { ...object, noun: found.noun, light: '', own: !isDay }) : null
}

/** "students hand in files" where a teacher sets assignments: what each of them is answered with. */
function solved(plan: Plan, one: Placed): Placed | null {
  const { verb, object, actors } = one.ask
  if (!object || actors.length === 0 || !/^(?:hand in|turn in)$/.test(verb) || !/^(?:file|work|solution|answer|paper)$/.test(object.noun)) return null
  const task = plan.things.find(({ kit, makes }) => kit === 'homework' && makes.every(({ role }) => role !== one.role))
  return task ? withObject(one, { ...object, noun: task.noun, light: '', own: false }, { verb: 'submit' }) : null
}

/** "see their longest streak": of the habits that they tick off. */
function streaked(plan: Plan, one: Placed): Placed | null {
  const { object, kind } = one.ask
  const habit = object && kind === 'view' && /(?:^| )streak$/.test(object.noun) ? plan.things.find(({ kit }) => kit === 'habit') : undefined
  return object && habit ? withObject(one, { ...object, noun: habit.noun, light: '' }) : null
}

const judging = /^(?:shortlist|interview|reject|accept|approve|decline|invite)$/
/** "shortlist or reject candidates" where candidates apply: what they applied with. */
function appliedBy(plan: Plan, one: Placed): Placed | null {
  const { verb, object } = one.ask
  if (!object || !judging.test(verb) || !/^(?:candidate|applicant)$/.test(object.noun) || called(plan, object.noun)) return null
  const application = plan.things.find(({ kit, makes }) => kit === 'application' && makes.length > 0)
  return application ? withObject(one, { ...object, noun: application.noun, light: '' }) : null
}

/** "request a quotation for a service": who asks does not write it. */
function quoted(one: Placed): Placed | null {
  const { verb, object, beside, fields } = one.ask
  if (!object || verb !== 'request' || !priced.test(object.noun)) return null
  const about = beside.filter(({ after }) => after === 'for').map((phrase) => ({ ...phrase, plural: false }))
  return withObject(one, { ...object, noun: `${object.noun} request`, light: '', plural: false }, { fields: [...about, ...fields] })
}

/** "request a badge" of those that the site has. */
function requested(plan: Plan, one: Placed): Placed | null {
  const { verb, object, actors } = one.ask
  const thing = object && verb === 'request' && actors.length > 0 ? called(plan, object.noun) : undefined
  if (!object || !thing || !asked.has(kits[thing.kit].group) || /request$/.test(object.noun)) return null
  thing.views.add(one.role)
  return withObject(one, { ...object, noun: `${object.noun} request`, light: '', plural: false }, { fields: [{ ...object, plural: false }, ...one.ask.fields] })
}

/** "save it as a draft, submit it for review": steps of what was written. */
function handedIn(plan: Plan, one: Placed): Placed | null {
  const { verb, object, beside } = one.ask
  const last = object && (/^(?:it|them|they|these)$/.test(object.noun) ? plan.last : called(plan, object.noun))
  if (!object || !last || !/^(?:submit|send|save|keep|hand in)$/.test(verb)) return null
  const noun = { ...object, noun: last.noun, light: '' }
  if (beside.some((phrase) => phrase.noun === 'draft')) return withObject(one, noun, { verb: 'draft', kind: 'transition', beside: [] })
  return beside.some((phrase) => phrase.after === 'for' && review.test(phrase.noun))
    ? withObject(one, noun, { verb: 'submit', kind: 'transition', beside: [] })
    : null
}

/** "a free plot", "their earned badges" are plots and badges, "an old quote" is one of the quotes. */
function unqualified(plan: Plan, one: Placed): Placed | null {
  const { object } = one.ask
  const [first = '', ...rest] = object?.noun.split(' ') ?? []
  const bare = rest.join(' ')
  // Of two rows that are the same: a report of its own.
  const isEarlier = earlier.test(first) && called(plan, bare) !== undefined
  if (!object || bare === '' || !(isEarlier || qualifying.test(first)) || object.noun === 'duplicate report') return null
  if (isKnownNoun(object.noun) || (!called(plan, bare) && kitOf(bare) === undefined)) return null
  return withObject(one, { ...object, noun: bare, own: false })
}

const followed: ReadonlySet<string> = new Set(['work', 'request', 'machine', 'record'])
/** "track the progress of releases": how far each release is, told with it, where somebody else looks after it. */
function progressed(plan: Plan, one: Placed): Placed | null {
  const { object, verb, actors } = one.ask
  const whole = object?.light !== 'progress' || object.own || actors.length === 0 ? undefined : called(plan, object.noun)
  if (
    !object ||
    !whole ||
    !followed.has(groupOf(whole)) ||
    (whole.kit === 'task' && whole.makes.length === 0) ||
    !/^(?:track|monitor|follow|check)$/.test(verb)
  )
    return null
  const told: Phrase = { start: object.start, end: object.end, noun: 'completion', light: '', own: false, plural: false }
  return withObject(one, { ...object, light: '' }, { kind: 'view', fields: kits[whole.kit].life || kits[whole.kit].fields.includes(':percent') ? [] : [told] })
}

/** "see their own timetable": of the classes that they have a place in. */
function timed(plan: Plan, one: Placed): Placed | null {
  const { object, kind, actors } = one.ask
  if (!object?.own || kind !== 'view' || actors.length === 0 || !isSchedule(object.noun)) return null
  const place = plan.things.find(({ kit, makes }) => ['application', 'signup', 'booking'].includes(kit) && makes.some(({ role }) => role === one.role))
  return place ? withObject(one, { ...object, noun: place.noun, light: '' }) : null
}
