import { kits } from '../lexicon/kits.ts'
import { areEqual, isManaging, isSelfEmployed, standingOf } from '../lexicon/people.ts'
import type { Role } from '../model.ts'
import type { Setting } from './setting.ts'
import { isConfidential, isOffered } from './sharing.ts'
import { groupOf, type Thing } from './thing.ts'

/** Whether a role takes rows on: turns them, puts them into a state, changes, deletes or manages them. */
const takesOn = ({ turns, states, edits, deletes, manages }: Thing, id: string): boolean =>
  edits.has(id) || deletes.has(id) || manages.has(id) || [...turns, ...states].some(({ role }) => role === id)
const madeByOthers = ({ makes }: Thing, id: string): boolean => makes.some(({ role }) => role !== id)
/** What nobody is said to make, and is somebody else's own all the same, where a role changes it or takes it further. */
const isSomebodys = ({ makes, kit, asks, edits, turns, states }: Thing, id: string): boolean =>
  makes.length === 0 &&
  kits[kit].read === 'own' &&
  (edits.has(id) || [...turns, ...states].some(({ role }) => role === id)) &&
  !asks.some(({ role, ask }) => role === id && ask.object?.own === true)

/** Whether a role deals with what others make, or looks through it where it is not there for everybody. */
const dealsWith = (thing: Thing, id: string): boolean =>
  takesOn(thing, id)
    ? madeByOthers(thing, id) || isSomebodys(thing, id)
    : thing.views.has(id) && kits[thing.kit].read !== 'public' && !isOffered(thing) && madeByOthers(thing, id)

/** Roles that deal with what others make see it all: drivers who accept orders, merchants who manage them. */
export const withSight = (roles: readonly Role[], things: readonly Thing[]): Role[] =>
  roles.map((role, index) => (index === 0 || role.manages ? role : { ...role, manages: things.some((thing) => dealsWith(thing, role.id)) }))

const offering = /^(?:offer|post|publish|advertise|sell)$/
/** What is told to those who run a site, or asked of them, is none of its running: hikers who report conditions. */
const telling = /^(?:report|share|submit|request|rate|review|suggest|apply|complain|ask)$/
/** Whether a role works for the site: it keeps what nobody else adds or takes on what they send in, and nothing that it calls its own. */
function worksFor({ id, name }: Role, things: readonly Thing[]): boolean {
  const noun = name.toLowerCase()
  if (isSelfEmployed(noun) || things.some((thing) => groupOf(thing) === 'person' && (noun.endsWith(thing.noun) || thing.noun.endsWith(noun)))) return false
  if (/(?:teacher|instructor)$/.test(noun) && things.some(({ kit }) => kit === 'order' || kit === 'payment')) return false
  const asks = things.flatMap((thing) => thing.asks.flatMap((one) => (one.role === id ? [one.ask] : [])))
  if (asks.some(({ object, verb }) => object?.own === true || offering.test(verb))) return false
  return things.some((thing) =>
    takesOn(thing, id)
      ? madeByOthers(thing, id) || isSomebodys(thing, id) || (thing.makes.length === 0 && groupOf(thing) === 'talk')
      : thing.makes.length > 0 &&
        !madeByOthers(thing, id) &&
        !['request', 'talk'].includes(groupOf(thing)) &&
        !thing.asks.some(({ role, ask }) => role === id && telling.test(ask.verb)),
  )
}

/** The one role that works for a site whose words name nobody who runs it runs it: harbor masters, wardens, the music teacher. */
function runningOf(roles: readonly Role[], things: readonly Thing[]): Role | null {
  const [only, ...more] = roles.slice(1).filter((role) => worksFor(role, things))
  const isBeside = ({ id, manages }: Role): boolean => id !== only?.id && (manages || things.some((thing) => takesOn(thing, id)))
  return only && more.length === 0 && !roles.slice(1).some(isBeside) ? only : null
}

/** A public site whose offers or requests somebody has to look after has a role for it, as has a team that keeps what is confidential. */
export function withManager(roles: readonly Role[], setting: Setting, things: readonly Thing[]): Role[] {
  const runs = setting === 'public' || (setting === 'team' && things.some(isConfidential) && !areEqual(roles))
  if (!runs || things.length === 0 || managerOf(roles.filter(({ name }) => isManaging(name.toLowerCase()))) !== null) return [...roles]
  const running = runningOf(roles, things)
  if (running) return roles.map((role) => (role === running ? { ...role, manages: true } : role))
  return [...roles.filter(({ id }) => id !== 'manager'), { id: 'manager', name: 'Manager', manages: true }]
}

/** The role that keeps order over the whole site: of those that are named for it whoever stands highest, else the only one that manages. */
export function managerOf(roles: readonly Role[]): Role | null {
  const managing = roles.filter(({ manages }) => manages)
  const named = managing.filter(({ name }) => isManaging(name.toLowerCase()))
  const highest = Math.min(...named.map(({ name }) => standingOf(name.toLowerCase())))
  return named.find(({ name }) => standingOf(name.toLowerCase()) === highest) ?? (managing.length === 1 ? managing[0]! : null)
}
