import type { Effect, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { own } from '../own.ts'
import { nextReference } from './reference.ts'
import { nameOf, numberOf, referred, rounded, rowFor, type Scene } from './scene.ts'

type Tally = Extract<Effect, { kind: 'tally' }>

/** Keeps how much of a whole the visitor has done, now that one of its parts is marked as done, or with `sign` -1 no longer is. */
export function tally(scene: Scene, effect: Tally, sign: 1 | -1): void {
  const { desk, visitor, entity, model } = scene
  const part = referred(scene, effect.by)
  const whole = part && own(part.row.values, effect.whole)
  const course = model.entities.find(({ id }) => id === part?.entity.fields.find((field) => field.id === effect.whole)?.entity)
  const about = course && desk.find(course.id, whole)
  if (!part || !course || !about) return
  const all = desk.rowsOf(part.entity.id).filter((row) => own(row.values, effect.whole) === about.id)
  const marked = new Set<Value | undefined>(desk.rowsOf(entity.id).flatMap((row) => (row.owner === visitor.id ? [own(row.values, effect.by)] : [])))
  const done = all.filter(({ id }) => (id === part.row.id ? sign === 1 : marked.has(id)))
  const share = all.length === 0 ? 0 : Math.round((done.length / all.length) * 100)
  const values: Record<string, Value> = { [effect.share]: share }
  if (effect.on) values[effect.on] = scene.today
  if (effect.sum) values[effect.sum.to] = sumOf(done, effect.sum.from)
  if (effect.state) values[effect.state.field] = share === 100 ? effect.state.done : effect.state.begun
  const title = nameOf(course, about)
  keep(scene, effect, about.id, title, values)
  if (share === 100 && effect.award) award(scene, effect.award, title)
}

const sumOf = (rows: readonly SiteRow[], field: string): number => rounded(rows.reduce((sum, row) => sum + (numberOf(own(row.values, field)) ?? 0), 0))

function keep(scene: Scene, { entity, about, named, who }: Tally, whole: string, title: string, values: Readonly<Record<string, Value>>): void {
  const { desk, visitor } = scene
  const row = desk.rowsOf(entity).find((one) => one.owner === visitor.id && own(one.values, about) === whole)
  if (row) {
    desk.change(entity, row, values)
    return
  }
  const first = { [about]: whole, ...(named !== null && { [named]: title }), ...(who !== null && { [who]: visitor.name ?? 'Visitor' }) }
  desk.insert(entity, rowFor(scene, entity, { ...first, ...values }))
}

function award(scene: Scene, { entity, named, who, on, number }: NonNullable<Tally['award']>, title: string): void {
  const { desk, visitor } = scene
  const rows = desk.rowsOf(entity)
  if (rows.some((row) => row.owner === visitor.id && own(row.values, named) === title)) return
  const given = {
    [named]: title,
    ...(who !== null && { [who]: visitor.name ?? 'Visitor' }),
    ...(on !== null && { [on]: scene.today }),
    ...(number !== null && { [number]: nextReference(rows, { field: number, prefix: 'CERT' }) }),
  }
  desk.insert(entity, rowFor(scene, entity, given))
}
