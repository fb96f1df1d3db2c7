import type { Action, AppModel, Entity, Value, Values } from '../../model.ts'
import type { SiteRow, Typed, Visitor } from '../../site.ts'
import { mayRefer, stateOf, type Viewer, viewerOf } from '../access.ts'
import { own } from '../own.ts'
import { peopleIn } from '../rooms.ts'
import type { Desk } from './desk.ts'
import { referredBy } from './reads.ts'

/** An action as it happens: who acts on which row, and what that row's values come to. */
export interface Scene {
  readonly model: AppModel
  readonly action: Action
  readonly entity: Entity
  /** The row acted on as it was; null for one that is made. */
  readonly row: SiteRow | null
  readonly values: Record<string, Value>
  /** All that was sent, beyond what the action's own fields take. */
  readonly typed: Typed
  readonly visitor: Visitor
  readonly today: string
  /** HH:MM, UTC. */
  readonly time: string
  readonly desk: Desk
}

export const numberOf = (value: Value | undefined): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)
/** A sum without the crumbs of binary fractions. */
export const rounded = (number: number): number => Math.round(number * 1e6) / 1e6

/** A number of the values, or 1 where no field is named; null where the field holds none. */
export const amountIn = (values: Values, field: string | null): number | null => (field === null ? 1 : numberOf(own(values, field)))

/** Who acts, with what they are inside as it stands. */
export const actorIn = ({ model, visitor, desk }: Scene): Viewer => viewerOf(model, visitor, peopleIn(model, desk.rowsOf))

/** The row that a field of the scene's own row refers to, if it may be that of whoever acts. */
export function referred(scene: Scene, by: string): { readonly entity: Entity; readonly row: SiteRow } | undefined {
  const { model, action, entity, values, desk } = scene
  const other = model.entities.find((one) => one.id === referredBy(model, entity.id, by))
  const row = other && desk.find(other.id, own(values, by))
  return other && row && mayRefer(actorIn(scene), action, by, other, row) ? { entity: other, row } : undefined
}

/** The row that bears the code that is entered, however it is written. */
export function codedRow({ desk, values }: Scene, entity: string, code: string, field: string): SiteRow | undefined {
  const entered = String(own(values, field) ?? '')
    .trim()
    .toLowerCase()
  return entered === ''
    ? undefined
    : desk.rowsOf(entity).find(
        (row) =>
          String(own(row.values, code) ?? '')
            .trim()
            .toLowerCase() === entered,
      )
}

/** Rows of the entity beside the scene's own, without those in a state that does not count. */
export function others({ entity, row, desk }: Scene, unless: readonly string[]): readonly SiteRow[] {
  const { lifecycle } = entity
  return desk.rowsOf(entity.id).filter((one) => one.id !== row?.id && !(lifecycle && unless.includes(stateOf(lifecycle, one))))
}

export const isGiven = (value: Value | undefined): boolean => value !== null && value !== undefined && value !== ''
export const holdsWhen = (values: Values, when: { readonly field: string; readonly is: Value } | null): boolean =>
  when === null || own(values, when.field) === when.is

/** What a row is called, where its title is in words. */
export function nameOf(entity: Entity, row: Pick<SiteRow, 'values'>): string {
  const title = own(row.values, entity.title)
  const field = entity.fields.find(({ id }) => id === entity.title)
  return typeof title === 'string' && title.trim() !== '' && field?.type !== 'reference' ? title : `this ${entity.singular}`
}

/** A whole row of values: null for what is not named. */
export function rowFor({ model }: Scene, id: string, values: Values): Values {
  const entity = model.entities.find((one) => one.id === id)
  const blank = (entity?.fields ?? []).map((field) => [field.id, entity?.lifecycle?.field === field.id ? entity.lifecycle.initial : null] as const)
  return { ...Object.fromEntries(blank), ...values }
}
