import { capital } from '../lexicon/inflect.ts'
import { isManaging, isPlainUser } from '../lexicon/people.ts'
import type { Role } from '../model.ts'
import type { Clause } from '../read/clause.ts'
import { idFrom } from './ids.ts'

const most = 6
const ends: Readonly<Record<string, string>> = { management: 'Management', admin: 'Administrator', administration: 'Administrator', backend: 'Management', background: 'Management', 'back-end': 'Management', regulatory: 'Regulator' }

/** The name of a role from how the words call it, in the singular; null for whoever uses the site. */
export function roleName(actor: string): string | null {
  const last = actor.slice(actor.lastIndexOf(' ') + 1)
  if (actor === '' || isPlainUser(last) || last === 'user') return null
  return Object.hasOwn(ends, actor) ? ends[actor]! : capital(actor.slice(0, 40))
}

export interface Roles {
  readonly roles: readonly Role[]
  /** The role that keeps order, where there is one. */
  readonly manager: Role | null
}

const userNames = ['player', 'member', 'customer', 'student', 'patient', 'reader', 'client', 'visitor', 'learner', 'fan', 'buyer', 'guest', 'tenant', 'employee', 'traveler', 'resident']

/** The roles that the clauses name, the one that visitors start with first. */
export function rolesOf(clauses: readonly Clause[]): Role[] {
  const actors = [...new Set(clauses.flatMap((clause) => clause.actors))]
  const named = [...new Set(actors.flatMap((actor) => roleName(actor) ?? []))].slice(0, most)
  const plain = actors.find((actor) => roleName(actor) === null && userNames.includes(actor))
  const hasUsers = actors.some((actor) => roleName(actor) === null && actor !== '')
  const others = named.map((name) => ({ id: idFrom(name, 'role'), name, manages: isManaging(name.toLowerCase()) }))
  const starts = hasUsers || others.every((role) => role.manages)
  const first = { id: 'user', name: capital(plain ?? 'user'), manages: false }
  const ordered = starts ? [first, ...others.filter((role) => role.id !== 'user')] : [...others.filter((role) => !role.manages), ...others.filter((role) => role.manages)]
  return ordered.filter((role, index) => ordered.findIndex((other) => other.id === role.id) === index)
}
