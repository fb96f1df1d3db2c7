import type { Entity, Value, Values } from '../../model.ts'
import { saidPlainly } from './told.ts'
import { beyond, isOfPeople, isSameRole, rowsOf, type Tables, type Way, waysOf } from './ways.ts'

/** A row's way to another kind of row, which what it refers to `by` a field of its own leads to as well. */
interface Lead {
  readonly by: Way
  readonly far: string
  readonly to: Way
}
/** What people say to one another is not by whoever began it. */
const answering = /(?:^| )(?:comment|reply|bid|offer|like|vote|follow|message|answer|proposal|review|rating|application|report)$/

/** Each tag that something has beside its first is another. */
const further = / tag$/

function leadsOf({ singular }: Entity, ways: readonly Way[], tables: Tables): readonly Lead[] {
  if (further.test(singular)) return []
  const isAnswer = answering.test(singular)
  return ways.flatMap((by) => {
    const fields = tables.get(by.to)!.fields.filter(({ type }) => type === 'reference')
    return ways.flatMap((to): Lead[] => {
      if (to === by || to.to === by.to) return []
      const all = fields.filter((field) => field.entity === to.to)
      const own = ways.filter((way) => way.to === to.to)
      const far = all.find(({ label }) => label === to.field.label) ?? (all.length === 1 && own.length === 1 ? all[0] : undefined)
      if (far === undefined || !isSameRole(to.field, far)) return []
      return isAnswer && far.label !== to.field.label && isOfPeople(tables.get(to.to)!) ? [] : [{ by, far: far.id, to }]
    })
  })
}

/** Whether rows of an entity lead by another of their references to what a field refers to. */
export const leadsTo = (entity: Entity, id: string, tables: Tables): boolean =>
  leadsOf(entity, waysOf(entity, tables), tables).some(({ to }) => to.field.id === id)

/** Sample rows of an entity each of whose references agree: what a row refers to is what leads there from all else that it refers to. */
export function led(entity: Entity, tables: Tables): Entity {
  const ways = waysOf(entity, tables)
  const leads = ways.length < 2 ? [] : leadsOf(entity, ways, tables)
  if (leads.length === 0) return entity
  const used = new Map<string, number>()
  const said = saidPlainly(
    entity,
    ways.map(({ field }) => field),
    tables,
  )
  const seeds = entity.seeds.map((seed, at) =>
    settled({ row: { ...seed }, fixed: new Set(), title: entity.title, said: said[at]!, leads, tables, used }, ways, seed),
  )
  return seeds.every((seed, at) => seed === entity.seeds[at]) ? entity : { ...entity, seeds }
}

/** A sample row on its way to agree. */
interface Course {
  readonly row: Record<string, Value>
  /** The references that are led to. */
  readonly fixed: Set<string>
  readonly title: string
  /** The references that the row's own name tells. */
  readonly said: ReadonlySet<string>
  readonly leads: readonly Lead[]
  readonly tables: Tables
  /** How often the rows before it refer to what. */
  readonly used: Map<string, number>
}

function settled(course: Course, ways: readonly Way[], seed: Values): Values {
  const { row, title, said, leads, used } = course
  // A row keeps the name that a reference gives it, and what its name tells, where its other references can lead there.
  for (const lead of leads) {
    const { id } = lead.to.field
    if (typeof row[id] !== 'number' || (id !== title && !said.has(id)) || said.has(lead.by.field.id)) continue
    if (strays(course, lead)) turn(course, lead.by, new Map([[id, row[id]!]]))
  }
  for (const to of ways) if (typeof row[to.field.id] === 'number') settle(course, to)
  for (const { field } of ways) used.set(`${field.id} ${row[field.id]}`, (used.get(`${field.id} ${row[field.id]}`) ?? 0) + 1)
  return ways.every(({ field }) => row[field.id] === seed[field.id]) ? seed : row
}

const there = ({ row, tables }: Course, { by, far }: Lead) => beyond(tables, by, row, far)
/** Whether a way leads elsewhere than the row's own reference. */
const strays = (course: Course, lead: Lead): boolean => {
  const end = there(course, lead)
  return end !== null && end !== course.row[lead.to.field.id]
}

function settle(course: Course, to: Way): void {
  const { row, fixed, title, said, leads } = course
  const id = to.field.id
  // What is led to itself leads on before what is free to follow.
  const own = leads
    .filter((lead) => lead.to === to && there(course, lead) !== null)
    .toSorted((one, other) => Number(fixed.has(other.by.field.id)) - Number(fixed.has(one.by.field.id)))
  const first = own[0]
  if (first === undefined) return
  if (!said.has(id) || own.some(({ by }) => said.has(by.field.id))) row[id] = there(course, own.find(({ by }) => said.has(by.field.id)) ?? first)
  const isOpen = ({ by }: Lead): boolean => !fixed.has(by.field.id) && !said.has(by.field.id)
  for (const lead of own) if (strays(course, lead) && isOpen(lead)) turn(course, lead.by, new Map([[id, row[id]!]]))
  if (own.some((lead) => strays(course, lead)) && isOpen(first) && first.by.field.id !== title && !said.has(id)) turnAll(course, first, own)
  // What cannot lead where the others lead is left out.
  for (const lead of own) if (strays(course, lead) && !lead.by.field.required && lead.by.field.id !== title) row[lead.by.field.id] = null
  fixed.add(id)
}

/** Rows of a way that lead where all that is fixed of the row leads, and to what is wanted, the least used first. */
function fitting({ row, fixed, leads, tables, used }: Course, by: Way, wanted: ReadonlyMap<string, Value>): number[] {
  const all = new Map<string, unknown>([...[...fixed].map((id) => [id, row[id]] as const), ...wanted])
  const own = leads.filter((lead) => lead.by === by && all.has(lead.to.field.id))
  const count = (at: number): number => used.get(`${by.field.id} ${at}`) ?? 0
  return rowsOf(tables, by.to)
    .flatMap((far, at) => (own.every((lead) => far[lead.far] === all.get(lead.to.field.id)) ? [at] : []))
    .toSorted((one, other) => count(one) - count(other))
}
function turn(course: Course, by: Way, wanted: ReadonlyMap<string, Value>): void {
  const least = fitting(course, by, wanted)[0]
  if (least !== undefined) course.row[by.field.id] = least
}
/** Another row for the first of several ways, where there is one that leads to what all of them can lead to. */
function turnAll(course: Course, first: Lead, own: readonly Lead[]): void {
  const id = first.to.field.id
  for (const at of fitting(course, first.by, new Map())) {
    const value = rowsOf(course.tables, first.by.to)[at]![first.far] ?? null
    const found = own.map((lead) =>
      lead === first ? at : course.fixed.has(lead.by.field.id) ? undefined : fitting(course, lead.by, new Map([[id, value]]))[0],
    )
    if (value === null || found.includes(undefined)) continue
    own.forEach((lead, index) => {
      course.row[lead.by.field.id] = found[index]!
    })
    course.row[id] = value
    return
  }
}
