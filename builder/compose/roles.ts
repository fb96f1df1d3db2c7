import { capital, singular, titled } from '../lexicon/inflect.ts'
import { isBody, isManaging, isPlainUser, isStaff, leads } from '../lexicon/people.ts'
import type { Role } from '../model.ts'
import type { Clause } from '../read/clause.ts'
import { idFrom } from './ids.ts'

const most = 6
const ends: Readonly<Record<string, string>> = {
  management: 'Management',
  admin: 'Administrator',
  administration: 'Administrator',
  backend: 'Management',
  background: 'Management',
  'back-end': 'Management',
  regulatory: 'Regulator',
}
/** Those whom a site is for, when the words name several kinds of people and no plain users. */
const served = new Set([
  'candidate',
  'patient',
  'student',
  'tenant',
  'learner',
  'parent',
  'traveler',
  'passenger',
  'resident',
  'citizen',
  'donor',
  'applicant',
  'freelancer',
  'pupil',
  'trainee',
  'attendee',
  'participant',
  'job_seeker',
  'employee',
])
const shownUsers = new Set([
  'player',
  'member',
  'customer',
  'reader',
  'client',
  'visitor',
  'fan',
  'buyer',
  'guest',
  'listener',
  'viewer',
  'shopper',
  'kid',
  'subscriber',
  'family',
  'couple',
  'gamer',
])

/** "The photo gallery should showcase pictures": nobody's part in the site. */
const partOfSite =
  /^(?:pages?|sections?|galler(?:y|ies)|homepage|forms?|blog|modules?|menus?|maps?|banner|footer|header|interface|screens?|sites?|website|app|system)$/
/** The name of a role from how the words call it, in the singular; null for whoever uses the site. */
function roleName(actor: string): string | null {
  const last = actor.slice(actor.lastIndexOf(' ') + 1)
  if (actor === '' || partOfSite.test(last) || (isPlainUser(last) && !isStaff(actor) && !actor.includes(' of '))) return null
  return Object.hasOwn(ends, actor) ? ends[actor]! : titled(actor.slice(0, 40))
}

/** Who is there: the roles, the one that every visitor starts with first, and the role of anybody whom the words call to act. */
export interface Cast {
  readonly roles: readonly Role[]
  /** The id of the actor's role; empty for the role that everybody starts with. */
  readonly roleOf: (actor: string) => string
}

const isFirm = /(?:compan(?:y|ies)|enterprise|business|firm|school|hospital|government|department|agency|organi[sz]ation|institution)$/
const selves = new Set(['i', 'we', 'me', 'us'])
/** "Parents send the booking. I confirm it": whoever asks for the site runs it, where others use it; the one who is named for that, else its owner. */
function withOwner(clauses: readonly Clause[]): readonly (readonly string[])[] {
  const all = clauses.map(({ actors }) => actors)
  const others = all.flat().filter((actor) => actor !== '' && !selves.has(actor) && !/^(?:everyone|everybody|whoever)$/.test(actor))
  const runs = others.find((actor) => !isPlainUser(actor) && isManaging(actor)) ?? 'owner'
  return others.length === 0 ? all : all.map((actors) => actors.map((actor) => (selves.has(actor) ? runs : actor)))
}

const wanting = /^(?:book|reserve|request|hire|rent)$/
/** What is done by those whom staff serve. */
const beingServed = /^(?:pay|report|submit|apply|order|complain|vote|browse)$/
/** "Owners add their dogs. The admin sees all walks", "Owners book visits, sitters accept them": owners of what they bring, where somebody else runs the site or serves them. */
const ownsOnly = (clauses: readonly Clause[]): boolean => {
  const asks = clauses.flatMap((clause) => clause.asks)
  const others = asks.flatMap(({ actors }) => actors.filter((actor) => actor !== 'owner' && !isPlainUser(actor)))
  const theirs = asks.filter(({ actors, kind }) => actors.includes('owner') && kind === 'create')
  return (
    (others.some((actor) => /^(?:admin|administrator|manager|moderator|operator)$/.test(actor)) && theirs.some(({ object }) => object?.own === true)) ||
    (others.length > 0 && theirs.some(({ verb }) => wanting.test(verb))) ||
    (others.some((actor) => /(?:^| )staff$/.test(actor)) && asks.some(({ actors, verb }) => actors.includes('owner') && beingServed.test(verb)))
  )
}

/** Whoever has something here, as the words call them once they deal with what others ask of it. */
const holding = /^(?:owner|poster|seller|lender|lister|offerer|giver|host|creator|publisher|initiator|organi[sz]er|requester)$/
/** What is asked of somebody makes nobody its holder: the owner who confirms what customers book runs the site. */
const requesting =
  /^(?:book|reserve|order|buy|request|apply|send|submit|ask|bid|make|schedule|sign up|register|enroll|join|rent|hire|borrow|rate|review|comment)$/
/** "Members list tools … Owners approve requests for their tools": those who hold what others have posted, and post nothing themselves, are the others. */
function holdersOf(clauses: readonly Clause[]): ReadonlyMap<string, string> {
  const asks = clauses.flatMap((clause) => clause.asks)
  const made = asks.filter(
    ({ kind, verb, object, fields }) => object !== null && !requesting.test(verb) && (kind === 'create' || (verb === 'list' && fields.length > 0)),
  )
  const of = (actor: string) => asks.filter(({ actors }) => actors.includes(actor))
  const holders = [...new Set(asks.flatMap(({ actors }) => actors))].filter(
    (actor) => holding.test(actor) && !made.some(({ actors }) => actors.includes(actor)) && of(actor).some(({ kind }) => kind === 'transition'),
  )
  return new Map(
    holders.flatMap((holder) => {
      const nouns = new Set(of(holder).flatMap(({ object, beside }) => [object, ...beside].flatMap((phrase) => phrase?.noun ?? [])))
      const poster = made.filter(({ actors, object }) => nouns.has(object!.noun) && actors.some((actor) => actor !== '' && !isManaging(actor)))[0]
      return poster ? [[holder, poster.actors.find((actor) => actor !== '' && !isManaging(actor))!] as const] : []
    }),
  )
}

/**
 * "A site for students to order food … Users can …": whom the first sentence alone names as doing something are the plain users of the rest.
 * `opening` is where that sentence ends.
 */
function usersOf(clauses: readonly Clause[], opening: number): string | null {
  const acting = (some: readonly Clause[]) => [...new Set(some.flatMap(({ actors, asks }) => [...actors, ...asks.flatMap((ask) => ask.actors)]))]
  const first = acting(clauses.filter(({ start }) => start < opening))
  const rest = acting(clauses.filter(({ start }) => start >= opening))
  const [only, ...more] = first.filter((actor) => actor !== '' && !rest.includes(actor))
  const isTheirs = only !== undefined && more.length === 0 && rest.includes('user') && !first.includes('user')
  return isTheirs && !isManaging(only) && !isFirm.test(only) ? only : null
}

/** "features such as a happy farm … The happy farm should have functions such as": a part of the site, whose functions are listed, does nothing itself. */
function sectionsOf(clauses: readonly Clause[]): ReadonlySet<string> {
  const listed = clauses.filter(({ mode }) => mode === 'functions')
  const shown = new Set(listed.flatMap(({ asks }) => asks.flatMap(({ object, nominal, kind }) => (nominal && kind === 'view' && object ? [object.noun] : []))))
  return new Set(listed.flatMap(({ actors }) => actors.filter((actor) => shown.has(actor) && isBody(actor.slice(actor.lastIndexOf(' ') + 1)))))
}

const merelyAsks = /^(?:report|request|book|order|reserve|submit|apply|register|borrow|return|rate|review|comment|ask|send)$/
/** "Ward staff look up devices and report faults, technicians take the tickets": staff who only look and ask are served by those who take it on, who run the site where nobody else does. */
function withServedStaff(clauses: readonly Clause[], named: readonly Role[]): Role[] {
  const asks = clauses.flatMap((clause) => clause.asks)
  const of = ({ name }: Role) => asks.filter(({ actors }) => actors.includes(name.toLowerCase()))
  const isAsking = (role: Role): boolean => of(role).every(({ kind, verb }) => kind === 'view' || kind === 'search' || merelyAsks.test(verb))
  const isTaking = (role: Role): boolean => of(role).some(({ kind }) => kind === 'transition' || kind === 'update' || kind === 'manage')
  const asking = named.filter((role) => / staff$/i.test(role.name) && role.manages && isAsking(role))
  const taking = named.filter((role) => !asking.includes(role) && isTaking(role))
  if (asking.length === 0 || taking.length === 0) return [...named]
  const isRun = named.some((role) => role.manages && !asking.includes(role))
  return named.map((role) => ({ ...role, manages: !asking.includes(role) && (role.manages || (!isRun && taking.length === 1 && taking[0] === role)) }))
}

const helping =
  /\b(?:help|helps|helping|assist|assists|assisting) (?:the |small |medium-sized )*(companies|enterprises|businesses|organi[sz]ations|firms|factories|manufacturers|institutions|schools|hospitals|shops|stores|restaurants)\b/gi
/** "a system to help companies manage their production": firms of which nothing is said but that they are helped are whoever uses the site. */
export function helpedIn(words: string): ReadonlySet<string> {
  const helped = [...words.matchAll(helping)].map(([, noun]) => noun!.toLowerCase())
  const isOnly = (noun: string): boolean =>
    [...words.toLowerCase().matchAll(new RegExp(`\\b${noun}\\b`, 'g'))].length === helped.filter((one) => one === noun).length
  return new Set(helped.filter(isOnly).map(singular))
}

/** Reads the roles from who does something in the clauses, and from whom the site is said to be for where nobody is. */
export function castOf(clauses: readonly Clause[], audience: string | null = null, opening = 0, helped: ReadonlySet<string> = new Set()): Cast {
  const users = usersOf(clauses, opening)
  const holders = holdersOf(clauses)
  const called = withOwner(clauses).flat()
  const said = clauses.flatMap(({ actors }) => actors)
  const runs = called.find((actor, at) => selves.has(said[at] ?? '') && !selves.has(actor))
  const sections = sectionsOf(clauses)
  const isHelped = (actor: string): boolean => helped.has(actor) && called.includes('user')
  const acting = called.filter((actor) => actor !== users && !isHelped(actor) && !sections.has(actor) && !holders.has(actor))
  const told =
    audience !== null &&
    acting.every((actor) => actor === '' || (!isPlainUser(actor.slice(actor.lastIndexOf(' ') + 1)) && (isManaging(actor) || isBody(actor))))
      ? [audience]
      : []
  const spoken = [...new Set([...told, ...acting])]
  const whole = (actor: string) => spoken.slice(0, spoken.indexOf(actor)).find((other) => other.endsWith(` ${actor}`)) ?? actor
  const actors = [...new Set(spoken.map(whole))]
  const named = [...new Set(actors.flatMap((actor) => roleName(actor) ?? []))]
    .slice(0, most)
    .map((name): Role => ({ id: idFrom(name, 'role'), name, manages: isManaging(name.toLowerCase()) && !(name === 'Owner' && ownsOnly(clauses)) }))
  const all = actors.filter((actor) => actor !== '' && roleName(actor) === null)
  const plain = named.length > 0 ? all.filter((actor) => !/^(?:everyone|everybody|anyone|anybody|whoever|others?)$/.test(actor)) : all
  const led = named.some(({ id, manages }) => manages && id !== 'staff')
  const overseen = named.some(({ name }) => leads(name.toLowerCase()))
  const isLed = ({ id }: Role): boolean => (id === 'staff' && led) || (id === 'operator' && overseen) || (id === 'couple' && named.length > 1)
  const ranked = withServedStaff(clauses, named).map((role) => (isLed(role) ? { ...role, manages: false } : role))
  const others = ranked.filter((role, index) => ranked.findIndex(({ id }) => id === role.id) === index && role.id !== 'user')
  const starting = plain.length === 0 ? (others.find(({ id }) => served.has(id)) ?? others.find(({ manages }) => !manages)) : undefined
  const first = starting ?? {
    id: 'user',
    name: capital(plain.find((actor) => shownUsers.has(actor) && !(actor === 'player' && plain.includes('user'))) ?? users ?? 'user'),
    manages: false,
  }
  const roles = [first, ...others.filter(({ id }) => id !== first.id)]
  return {
    roles,
    roleOf: (actor) => {
      const name = roleName(whole(selves.has(actor) && runs ? runs : (holders.get(actor) ?? actor)))
      const id = name === null ? '' : idFrom(name, 'role')
      return id === first.id || !roles.some((role) => role.id === id) ? '' : id
    },
  }
}
