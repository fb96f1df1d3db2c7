import type { Placed } from './thing.ts'

/** "functions for applying for projects … Freelancers can apply for projects": a function is whose doing it is said to be, where it is one role's alone. */
export function byWhom(said: readonly Placed[]): readonly Placed[] {
  const doers = new Map<string, Set<string>>()
  const key = ({ ask }: Placed) => `${ask.verb} ${ask.object?.noun ?? ''}`
  for (const one of said) if (one.ask.actors.length > 0 && one.ask.object) doers.set(key(one), (doers.get(key(one)) ?? new Set()).add(one.role))
  return said.map((one) => {
    const [role, ...others] = one.ask.nominal && one.ask.actors.length === 0 ? [...(doers.get(key(one)) ?? [])] : []
    return role && others.length === 0 ? { ...one, role } : one
  })
}
