import type { Entity, Field, Values } from '../../model.ts'
import { tellingOf, toldBy } from './fitting.ts'
import type { Tables } from './ways.ts'

/** What somebody knows and what something is about, chosen from a list. */
const matter = /^(?:subject|speciality|specialty)$/i
const choiceOf = ({ fields, lifecycle, title }: Entity): Field | undefined =>
  fields.find(
    ({ id, label, type, choices }) => type === 'choice' && matter.test(label) && (choices?.length ?? 0) > 1 && id !== lifecycle?.field && id !== title,
  )

/** The choice that a name fits; undefined where it fits none or several. */
function fitting(name: string, choices: readonly string[]): string | undefined {
  const told = toldBy(name)
  const all = choices.filter((choice) => {
    const one = toldBy(choice)
    return [...one.words].some((word) => told.words.has(word)) || [...one.matters].some((at) => told.matters.has(at))
  })
  return all.length === 1 ? all[0] : undefined
}

/** Rows that are about what their names tell: a worksheet on fractions is of mathematics. */
export function aboutTold(entity: Entity): Entity {
  const field = choiceOf(entity)
  const title = entity.fields.find(({ id }) => id === entity.title)
  if (field === undefined || title?.type !== 'text') return entity
  const seeds = entity.seeds.map((seed): Values => {
    const choice = typeof seed[field.id] === 'string' ? fitting(String(seed[entity.title] ?? ''), field.choices!) : undefined
    return choice === undefined || choice === seed[field.id] ? seed : { ...seed, [field.id]: choice }
  })
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}

/** Those whose subject nothing that they are named for fits, and who are named for nothing that does, have that of what they are named for: somebody gives the course of Spanish. */
export function taught(tables: Map<string, Entity>): void {
  for (const entity of [...tables.values()])
    for (const by of entity.fields) {
      const far = by.type === 'reference' && by.entity !== entity.id ? tables.get(by.entity ?? '') : undefined
      const field = far && choiceOf(far)
      if (far && field) settle(tables, entity, by, far, field)
    }
}
function settle(tables: Map<string, Entity>, entity: Entity, by: Field, far: Entity, field: Field): void {
  const own = tellingOf(entity, tables as Tables)
  const wanted = own.names.map(({ text }) => fitting(text, field.choices!))
  const people = far.seeds.map((seed) => ({ ...seed }))
  const fixed = new Set<number>()
  const seeds = entity.seeds.map((seed) => ({ ...seed }))
  for (const [at, seed] of seeds.entries())
    if (typeof seed[by.id] === 'number' && people[Number(seed[by.id])]?.[field.id] === wanted[at]) fixed.add(Number(seed[by.id]))
  for (const [at, seed] of seeds.entries()) {
    const want = wanted[at]
    if (want === undefined || typeof seed[by.id] !== 'number' || people[Number(seed[by.id])]?.[field.id] === want) continue
    const known = people.findIndex((one) => one[field.id] === want)
    const open = known >= 0 ? known : people.findIndex((_, index) => !fixed.has(index))
    if (open < 0) continue
    if (known < 0) people[open] = { ...people[open]!, [field.id]: want }
    fixed.add(open)
    seeds[at] = { ...seed, [by.id]: open }
  }
  tables.set(far.id, { ...far, seeds: people })
  tables.set(entity.id, { ...entity, seeds })
}
