import type { Placed } from './thing.ts'

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
