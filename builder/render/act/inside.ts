import type { Effect, Guard, Values } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { own } from '../own.ts'
import type { Scene } from './scene.ts'

type Within = Extract<Guard, { kind: 'inside' }>
/** The visitor's own rows of an entity about the row that a field of this row refers to. */
const ownAbout = ({ desk, visitor }: Scene, entity: string, about: string, room: Values[string] | undefined): readonly SiteRow[] =>
  desk.rowsOf(entity).filter((row) => row.owner === visitor.id && room !== null && room !== undefined && own(row.values, about) === room)

/** Whether the visitor is in the row that this one is about. */
export const isWithin = (scene: Scene, { entity, about, by, state }: Within): boolean =>
  ownAbout(scene, entity, about, own(scene.values, by)).some((row) => own(row.values, state.field) === state.is)

/** What the visitor goes by in the row that this one is about; nothing where they are not in it. */
export const knownAs = (scene: Scene, { entity, about, by, from }: Extract<Effect, { kind: 'as' }>): Values[string] =>
  own(ownAbout(scene, entity, about, own(scene.values, by))[0]?.values ?? {}, from) ?? null

/** Letters and figures that are not mistaken for one another, spoken or written. */
const letters = 'ACDEFHJKLMNPQRTUVWXY347'
const length = 5
function spelt(from: string): string {
  let mixed = 2166136261
  for (const one of from) mixed = Math.imul(mixed ^ one.charCodeAt(0), 16777619)
  let left = mixed >>> 0
  return Array.from({ length }, () => {
    const letter = letters[left % letters.length]!
    left = Math.floor(left / letters.length)
    return letter
  }).join('')
}
/** A short code that none of the rows bears. */
export function freshCode({ desk, entity }: Scene, field: string): string {
  const taken = new Set(desk.rowsOf(entity.id).map((row) => own(row.values, field)))
  let code = spelt(desk.newId())
  for (let turn = 1; taken.has(code); turn += 1) code = spelt(`${desk.newId()} ${turn}`)
  return code
}
