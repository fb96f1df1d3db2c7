import { kits } from '../lexicon/kits.ts'
import { workNouns } from '../lexicon/relations.ts'
import { addField } from './add-field.ts'
import { foundBy } from './beside.ts'
import { seated } from './booked.ts'
import { conditionOf } from './condition-of.ts'
import { figures, isFigures } from './figured.ts'
import { kept } from './kept.ts'
import { assigns, credentials, gainable, isLogin, isNothingKept, isOwnProfile, staysOf, supported } from './known.ts'
import { isContact, presents } from './meant.ts'
import { soldInGame } from './offered.ts'
import { joinsUs, listsPages, page, pagesOf, tellsAbout } from './page-names.ts'
import { alone } from './part.ts'
import { type Fate, keep, kindIn, type Plan, rename, thingNamed } from './plan.ts'
import { pronouns } from './pronouns.ts'
import { relate, related } from './relate.ts'
import { isSharable, ranks } from './sharable.ts'
import { lookedOver } from './staffed.ts'
import type { Placed, Thing } from './thing.ts'
import { isSoughtBy, speaksSeveral, steersPiece, turnsPages } from './vague.ts'
import { worked } from './work.ts'

const offering = new Set(
  'provide offer give introduce sell lend issue produce launch open share help support store collect process handle record save update push generate send retrieve'.split(
    ' ',
  ),
)
const understood: Fate = { is: 'understood' }

/** "accepted answers earn points", "a ranking page shows members": a sentence, and no thing. */
const telling = /\S (?:earns?|displays|receives|gets|shows) \S/
/** What somebody handed in and takes back, rather than money. */
const takenBack = /(?:^| )(?:application|request|bid|offer|proposal|submission|registration|enrol?lment|complaint|claim|entry|listing|vote)$/

const gained = /(?:^| )(?:points?|coins?|credits?|balance|rewards?|earnings?|commissions?|income|bonus|beans?|money|funds?|profits?)$/
/** What somebody has put there before: photos, offers of things. */
const isPutIn = (thing: Thing | undefined): boolean =>
  thing !== undefined && thing.makes.length > 0 && kits[thing.kit].group !== 'money' && !gained.test(thing.noun)

/** What each puts together for themselves of what is there for all. */
const ownLists =
  /^(?:(?:personal|own|individual) )?(?:schedule|programme|program|agenda|timetable|itinerary|collection|shelf|bookshelf|wardrobe|bucket list|want list|visit list|tasting list)$/
const forAll: ReadonlySet<string> = new Set(['event', 'media', 'text', 'offer', 'place', 'record', 'work'])
/** Whether what is put there is listed on the site whoever puts it there. */
const offered = (plan: Plan, { ask, role }: Placed): boolean => {
  const thing = thingNamed(plan, ask.object)
  const kind = kindIn(plan, ask.object!.noun, ask.object!.light)
  return kind !== null && forAll.has(kits[kind.kit].group) && !(thing?.makes.some((make) => make.role === role) ?? false)
}
/** "add performances to their personal schedule": an entry of one's own that is about the performance. */
function putInOwn(plan: Plan, one: Placed, list: string): Fate {
  const kind = kindIn(plan, one.ask.object!.noun, one.ask.object!.light)!
  const known = keep(plan, kind)
  const thing = keep(plan, { noun: `${list.replace(/^(?:own|individual) /, 'personal ')} entry`, kit: 'favorite' })
  if (!known || !thing) return understood
  known.views.add(one.role)
  thing.about.add(known.noun)
  thing.makes.push({ verb: 'save', role: one.role, about: known.noun })
  for (const field of one.ask.fields) addField(thing, field, [])
  thing.asks.push(one)
  plan.last = thing
  return { is: 'thing', thing, partly: false }
}

const keptLater = /^(?:listen|watch|read|play|cook|try|view|see|buy|visit)[- ]later(?: list| queue)?$/
/** "save episodes to a listen-later list": one's own marks of them, which are called after the list. */
function putOff(plan: Plan, one: Placed, list: string): Fate {
  const fate = relate(plan, { ...one, ask: { ...one.ask, verb: 'save' } }, 'favorite', one.ask.object)
  if (fate.is === 'thing' && fate.thing.noun === 'favorite') rename(fate.thing, { noun: `${list.replace(/ (?:list|queue)$/, '')} item`, kit: 'favorite' })
  return fate
}

/** Makes of an ask what it is on this site, and says what became of it. */
export function place(plan: Plan, said: Placed): Fate {
  const one = seated(plan, said)
  if (one.ask.object && plan.last && pronouns.has(one.ask.object.noun))
    return place(plan, { ...one, ask: { ...one.ask, object: { ...one.ask.object, noun: plan.last.noun, light: '' } } })
  if (turnsPages(plan, one)) {
    if (one.ask.fields.some((field) => /^about/.test(field.noun))) page(plan, 'about')
    return page(plan, '')
  }
  if (speaksSeveral(one) || steersPiece(plan, one)) return understood
  const state = conditionOf(plan, one)
  if (state) return state
  const { ask } = one
  if (ask.verb === 'consult' && ask.actors.length === 0 && ask.object && /^(?:team|firm|company|agency|industry|business)$/.test(ask.object.noun))
    return understood
  const sold = ask.object && soldInGame(plan, ask.object)
  if (sold) return place(plan, { ...one, ask: { ...ask, object: { ...ask.object!, noun: sold, light: '', plural: true } } })
  const byItself = ask.actors.length === 0 && !ask.nominal
  const won =
    /^(?:earn|win|gain|accumulate|support)$/.test(ask.verb) && ask.kind === 'external' && ask.object ? kindIn(plan, ask.object.noun, ask.object.light) : null
  if (won && (ask.verb === 'support' ? supported(won) : gainable.has(won.kit)))
    return place(plan, { ...one, ask: { ...ask, verb: ask.verb === 'support' ? 'support' : 'view', kind: 'view' } })
  if (byItself && ask.verb === 'track' && ask.object?.own && kindIn(plan, ask.object.noun, '') !== null)
    return place(plan, { ...one, ask: { ...ask, verb: 'keep track', kind: 'manage' } })
  if (byItself && offering.has(ask.verb) && ask.kind !== 'view' && ask.kind !== 'external')
    return place(plan, { ...one, ask: { ...ask, verb: 'show', kind: 'view' } })
  if (ask.verb === 'share' && ask.actors.length > 0 && ask.object?.plural && ask.kind === 'transfer' && isSharable(plan, ask.object))
    return place(plan, { ...one, ask: { ...ask, kind: 'create' } })
  const noun = ask.object?.noun ?? ''
  if (telling.test(noun) || (byItself && ask.kind === 'view' && noun === 'result' && ask.object?.light === '' && !thingNamed(plan, ask.object)))
    return understood
  if (ask.verb === 'withdraw' && ask.kind === 'create' && (takenBack.test(noun) || isPutIn(thingNamed(plan, ask.object))))
    return place(plan, { ...one, ask: { ...ask, kind: 'transition' } })
  if (
    ask.kind === 'session' ||
    isLogin(plan, ask) ||
    (credentials.test(noun) && !plan.senses.has(noun) && !(ask.kind === 'create' && / token$/.test(noun) && ask.object?.plural)) ||
    (ask.verb === 'verify' && /^(?:account|identity|phone number|email|required field|user|number|age)$/.test(noun))
  )
    return understood
  if (isFigures(ask, noun)) return figures(plan, one, noun)
  if (byItself && /^(?:calculate|compute)$/.test(ask.verb) && ask.beside.length > 1 && !ranks.test(noun) && !thingNamed(plan, ask.object)) return understood
  const stayed = staysOf(plan, one)
  if (stayed) return stayed
  const assigned = assigns(plan, one) ?? lookedOver(plan, one)
  if (assigned) return assigned
  if (byItself && ask.kind === 'analyse' && ask.object && ranks.test(noun))
    return kept(plan, { ...one, ask: { ...ask, verb: 'show', kind: 'view' } }, { ...ask.object, noun: noun === 'standing' ? 'standings' : noun })
  if (isSoughtBy(one) && !thingNamed(plan, ask.object))
    return place(plan, { ...one, ask: { ...ask, verb: 'search', kind: 'search', object: ask.beside[0] ?? null } })
  if (ask.kind === 'search' && !thingNamed(plan, ask.object))
    return noun === '' || (/^(?:content|information|data|result|keyword)$/.test(noun) && !plan.made.has(noun)) || kindIn(plan, noun, '') === null
      ? foundBy(plan, ask)
      : kept(plan, one, ask.object!)
  if (isNothingKept(ask)) return understood
  if (ask.nominal && ask.verb === 'view' && ask.actors.length === 0 && ask.object?.plural && one.clause - plan.from <= 2 && plan.actors.has(noun))
    return page(plan, '')
  if (listsPages(ask)) return pagesOf(plan, one)
  if (joinsUs(ask)) return kept(plan, { ...one, ask: { ...ask, verb: 'submit' } }, { ...ask.object!, noun: 'job application' })
  if (noun === 'form' && plan.senses.get(noun) === 'inquiry') return kept(plan, one, { ...ask.object!, noun: 'contact form' })
  if (noun === 'contact' && ask.nominal && !ask.object!.plural && !isContact(ask, ask.object!))
    return kept(plan, { ...one, ask: { ...ask, fields: ask.object!.light === '' ? ask.fields : [] } }, { ...ask.object!, noun: 'contact form' })
  if (tellsAbout(plan, ask)) return page(plan, 'about')
  if (/^(?:home|homepage|home page|home page listing|main|landing|details? page)$/.test(noun) && ask.kind === 'view' && !ask.object!.own) return page(plan, '')
  const presented = presents(plan, one)
  if (presented) return presented
  const isToldOfWho = ask.nominal && noun === 'nickname' && plan.last !== null && kits[plan.last.kit].group === 'person'
  if (ask.object && !isToldOfWho && (isOwnProfile(ask.object) || /^(?:(?:user )?avatar|nickname|profile (?:picture|photo))$/.test(noun)))
    return kept(plan, one, { ...ask.object, noun: 'profile', light: '' })
  if (/^(?:themselves?|oneself|himself|herself|yourself)$/.test(noun) && ask.beside[0])
    return place(plan, { ...one, ask: { ...ask, verb: 'join', kind: 'create', object: ask.beside[0], beside: [] } })
  const funded = ask.object?.light === 'progress' ? thingNamed(plan, { ...ask.object, light: '' }) : undefined
  if (funded?.kit === 'fundraiser') return kept(plan, one, { ...ask.object!, light: '' })
  const listed =
    ask.kind === 'create' && ask.beside.some((phrase) => /(?:^| )(?:watch list|watchlist|wish list|wishlist|favou?rites?|reading list)$/.test(phrase.noun))
  if (listed && ask.object) return relate(plan, one, 'favorite', ask.object)
  const later =
    ask.kind === 'create' && ask.object?.plural
      ? ask.beside.find(({ noun, after }) => /^(?:to|on|for|in)$/.test(after ?? '') && keptLater.test(noun))
      : undefined
  if (later) return putOff(plan, one, later.noun)
  const own = ask.kind === 'create' && ask.object ? ask.beside.find((phrase) => phrase.after === 'to' && ownLists.test(phrase.noun)) : undefined
  if (own && ask.object!.plural && !ask.object!.own && offered(plan, one)) return putInOwn(plan, one, own.noun)
  const cart = ask.beside.some((phrase) => /(?:^| )(?:cart|basket)$/.test(phrase.noun))
  if (cart && ask.kind === 'create') return relate(plan, one, 'shopping cart', ask.object)
  if (
    ask.kind === 'external' ||
    (ask.kind === 'analyse' && byItself) ||
    (ask.kind === 'transfer' && Object.hasOwn(workNouns, ask.verb) && !thingNamed(plan, ask.object))
  )
    return worked(plan, one)
  return related(plan, one) ?? (ask.object ? kept(plan, one, ask.object) : alone(plan, one))
}
