import type { Entity, Field, Values } from '../../model.ts'
import { fitOf, least, tellingOf, toldBy } from './fitting.ts'
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

/** Those of whom no row asks what they know have the subject of what nobody knows: somebody gives the course of Spanish. */
export function taught(tables: Map<string, Entity>): void {
  for (const { id } of [...tables.values()]) {
    const field = choiceOf(tables.get(id)!)
    const asking = field ? [...tables.values()].flatMap((entity) => entity.fields.flatMap((by) => (isTo(by, id, entity) ? [{ entity, by }] : []))) : []
    if (field === undefined || asking.length === 0) continue
    const fixed = new Set(asking.flatMap(({ entity, by }) => fitted(entity, by, tables)))
    for (const { entity, by } of asking) settle(tables, tables.get(entity.id)!, by, field, fixed)
  }
}
const isTo = ({ type, entity }: Field, id: string, own: Entity): boolean => type === 'reference' && entity === id && own.id !== id
/** The rows that others fit which refer to them. */
function fitted(entity: Entity, by: Field, tables: Tables): readonly number[] {
  const [own, far] = [tellingOf(entity, tables), tellingOf(tables.get(by.entity!)!, tables)]
  return entity.seeds.flatMap((seed, at) => {
    const to = seed[by.id]
    return typeof to === 'number' && fitOf(own, at, far, to) >= least ? [to] : []
  })
}
function settle(tables: Map<string, Entity>, entity: Entity, by: Field, field: Field, fixed: Set<number>): void {
  const far = tables.get(by.entity!)!
  const [own, known] = [tellingOf(entity, tables), tellingOf(far, tables)]
  const people = far.seeds.map((seed) => ({ ...seed }))
  const seeds = entity.seeds.map((seed, at): Values => {
    const to = seed[by.id]
    const want = typeof to === 'number' && fitOf(own, at, known, to) < least ? fitting(own.names[at]!.text, field.choices!) : undefined
    const knowing = want === undefined ? -1 : people.findIndex((one) => one[field.id] === want)
    const open = knowing >= 0 || want === undefined ? knowing : people.findIndex((_, index) => !fixed.has(index))
    if (open < 0) return seed
    people[open] = { ...people[open]!, [field.id]: want! }
    fixed.add(open)
    return { ...seed, [by.id]: open }
  })
  if (seeds.every((seed, at) => seed === entity.seeds[at])) return
  tables.set(far.id, { ...far, seeds: people })
  tables.set(entity.id, { ...entity, seeds })
}
