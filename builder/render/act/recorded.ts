import type { Effect, Value, Values } from '../../model.ts'
import { own } from '../own.ts'
import { codedRow, holdsWhen, rowFor, type Scene } from './scene.ts'

type Recorded = Extract<Effect, { kind: 'record' }>

const longest = 300
/** "Weight: 410, Pen: North": what the fields that an act changed hold by `heldIn`. */
function changedIn({ entity, row, values, desk, model }: Scene, heldIn: (field: string) => Value | undefined): string {
  const isSame = (id: string) => String(own(row?.values ?? {}, id) ?? '') === String(own(values, id) ?? '')
  const wordsOf = ({ id, entity: other }: (typeof entity.fields)[number]): string => {
    const value = heldIn(id)
    const about = other === undefined ? undefined : model.entities.find((one) => one.id === other)
    const referred = about && desk.rowsOf(about.id).find((one) => one.id === value)
    return String((referred ? own(referred.values, about.title) : value) ?? '') || 'empty'
  }
  const told = entity.fields.filter(({ id, type }) => !isSame(id) && type !== 'image' && type !== 'file').map((field) => `${field.label}: ${wordsOf(field)}`)
  return told.join(', ').slice(0, longest)
}

/** What a record says of the moment in which it is made: the day, the minute, who acts, what changed, and the how manieth it is of the same row. */
function toldNow(scene: Scene, { entity: id }: Recorded, copied: Values, value: Value): Value {
  if (value === '{today}') return scene.today
  if (value === '{moment}') return `${scene.today}T${scene.time}`
  if (value === '{visitor}') return scene.visitor.name ?? 'Visitor'
  if (value === '{was}') return changedIn(scene, (one) => own(scene.row?.values ?? {}, one))
  if (value === '{is}') return changedIn(scene, (one) => own(scene.values, one))
  if (typeof value !== 'string' || !value.includes('{count}')) return value
  const about = scene.model.entities.find((one) => one.id === id)?.fields.find(({ id: field, type }) => type === 'reference' && Object.hasOwn(copied, field))
  const before = scene.desk.rowsOf(id).filter((row) => about === undefined || own(row.values, about.id) === copied[about.id])
  return value.replace('{count}', String(before.length + 1))
}

function ownerFor(scene: Scene, whose: Recorded['whose']): string | null | undefined {
  if (whose === 'row') return scene.row?.owner
  if (whose !== 'taker') return whose && codedRow(scene, whose.entity, whose.code, whose.by)?.owner
  const taker = scene.entity.lifecycle?.taker
  const account = taker === undefined ? null : own(scene.values, taker)
  return typeof account === 'string' && account !== '' ? account : null
}

/** Makes the row of another entity that an effect records, as what was done leaves it. */
export function record(scene: Scene, effect: Recorded, row: string): void {
  const { entity, by, copies, values, sign, when, whose } = effect
  if (!holdsWhen(scene.values, when)) return
  const taken = copies.map(({ from, to }) => {
    const value = own(scene.values, from) ?? null
    return [to, typeof value === 'number' ? value * sign : value] as const
  })
  const copied = { ...Object.fromEntries(taken), ...(by !== null && { [by]: row }) }
  const told = Object.entries(values).map(([field, value]) => [field, toldNow(scene, effect, copied, value)] as const)
  const made = rowFor(scene, entity, { ...Object.fromEntries(told), ...copied })
  const owner = ownerFor(scene, whose)
  // What is given back of a sample was nobody's: whoever calls it off gains nothing by it.
  if ((typeof whose === 'object' || whose === 'taker' || (whose === 'row' && by === null)) && !owner) return
  scene.desk.insert(entity, made, owner ?? undefined)
}
