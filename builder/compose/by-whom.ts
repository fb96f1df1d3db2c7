import { isManaging } from '../lexicon/people.ts'
import type { Ask } from '../read/ask.ts'
import type { Clause } from '../read/clause.ts'
import type { Plan } from './plan.ts'
import type { Cast } from './roles.ts'
import type { Placed } from './thing.ts'

const open = new Set<Ask['kind']>(['create', 'view', 'search'])
/** Whose part an ask is: of several who do it, whoever uses the site may where that is one of them, and none of them runs it. */
export function roleFor(cast: Cast, actors: readonly string[], { kind }: Ask): string {
  const roles = actors.map((actor) => cast.roleOf(actor))
  return open.has(kind) && roles.includes('') && !actors.some(isManaging) ? '' : (roles[0] ?? '')
}

/** "Drivers and dispatchers see the trips": each of several has a part in what they do. */
export function besides(plan: Plan, said: readonly Placed[], clauses: readonly Clause[], cast: Cast): void {
  for (const { ask, clause, role } of said) {
    const actors = clauses[clause]!.actors
    const fate = actors.length > 1 && role !== '' ? plan.fates.get(ask) : undefined
    if (fate?.is !== 'thing') continue
    const { thing } = fate
    for (const other of new Set(actors.map((actor) => cast.roleOf(actor)))) {
      if (other === role || other === '') continue
      thing.asks.push({ ask, clause, role: other })
      if (ask.kind === 'create') thing.makes.push({ verb: ask.verb, role: other, about: '' })
      else if (ask.kind === 'manage') thing.manages.add(other)
      else if (ask.kind === 'update') thing.edits.add(other)
      else if (ask.kind === 'view' || ask.kind === 'search') thing.views.add(other)
    }
  }
}

/** "functions for applying for projects … Freelancers can apply for projects": a function is whose doing it is said to be, where it is one role's alone. */
export function byWhom(said: readonly Placed[]): readonly Placed[] {
  const doers = new Map<string, Set<string>>()
  const key = ({ ask }: Placed) => `${ask.verb} ${ask.object?.noun ?? ''}`
  for (const one of said) if (one.ask.actors.length > 0 && one.ask.object) doers.set(key(one), (doers.get(key(one)) ?? new Set()).add(one.role))
  return said.map(ofOnesOwn).map((one) => {
    const [role, ...others] = one.ask.nominal && one.ask.actors.length === 0 ? [...(doers.get(key(one)) ?? [])] : []
    return role && others.length === 0 ? { ...one, role } : one
  })
}

/** What everybody who uses a site keeps for themselves, so that its management is nobody else's work. */
const personal =
  /^(?:(?:delivery|shipping|receiving|recipient|personal|home) address(?:es)?|address(?: book)?|friends?(?: list)?|(?:personal )?(?:contact list|phone book|diary|journal|memo|habit|wish ?list|playlist|to-?do(?: list| item)?))$/

/** "friend management" among the functions of a site: each visitor manages their own. */
function ofOnesOwn(one: Placed): Placed {
  const { object, nominal, kind, actors } = one.ask
  if (!object || !nominal || kind !== 'manage' || object.light !== 'management' || actors.length > 0 || !personal.test(object.noun)) return one
  return { ...one, ask: { ...one.ask, nominal: false, actors: ['user'], object: { ...object, light: '', plural: true, own: true } } }
}
