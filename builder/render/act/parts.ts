import { partRows, readDesign } from '../../designs.ts'
import type { Effect } from '../../model.ts'
import { own } from '../own.ts'
import { rowFor, type Scene } from './scene.ts'

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

/** Keeps each part of a design that is kept in the row as a row of its own; nothing where the row keeps no design. */
export function parts(scene: Scene, { design, entity, by, fields }: EffectOf<'parts'>, row: string): void {
  const read = readDesign(design.map((field) => String(own(scene.values, field) ?? '')).join(''))
  for (const values of (read ? partRows(read, fields) : []).toReversed()) scene.desk.insert(entity, rowFor(scene, entity, { ...values, [by]: row }))
}

/** Takes away what belongs to the row. */
export function taken({ desk }: Scene, { of, by }: EffectOf<'take'>, row: string): void {
  for (const one of desk.rowsOf(of)) if (own(one.values, by) === row) desk.remove(of, one)
}

/** Takes what belongs to the row, or to what the row is about, along to another state. */
export function followed({ desk, values }: Scene, { of, by, via, field, value, from, unlike }: EffectOf<'all'>, row: string): void {
  const about = via === undefined ? row : own(values, via)
  for (const one of desk.rowsOf(of)) {
    const isSpared = unlike !== undefined && own(one.values, unlike) === own(values, unlike)
    if (one.id !== row && !isSpared && own(one.values, by) === about && from.includes(own(one.values, field) ?? null)) desk.change(of, one, { [field]: value })
  }
}

/** Leaves this row alone in having a value. */
export function lone({ desk, entity, visitor, row: acted }: Scene, { field, is, value, among }: EffectOf<'lone'>, row: string): void {
  const whose = acted?.owner ?? visitor.id
  for (const other of desk.rowsOf(entity.id))
    if (other.id !== row && own(other.values, field) === is && (!among || other.owner === whose)) desk.change(entity.id, other, { [field]: value })
}
