import type { AppModel, Entity } from '../model.ts'
import type { SiteRow } from '../site.ts'
import { permissionEntities, type Rows } from './limits.ts'
import { own, valueIn } from './own.ts'

type Inside = NonNullable<Entity['inside']>

/** The entities whose rows say who is inside what. */
export const peopleEntities = ({ entities }: Pick<AppModel, 'entities'>): readonly string[] => [
  ...new Set(entities.flatMap(({ inside }) => (inside ? [inside.people] : []))),
]
const rowsIn = (entities: readonly string[], rowsOf: (entity: string) => readonly SiteRow[]): Rows =>
  Object.fromEntries(entities.map((entity) => [entity, rowsOf(entity)]))
/** The rows that say who is inside what, of a host that has them at hand. */
export const peopleIn = (model: AppModel, rowsOf: (entity: string) => readonly SiteRow[]): Rows => rowsIn(peopleEntities(model), rowsOf)

/** The entities whose rows decide what a viewer may read and do. */
export const decidingEntities = (model: AppModel): readonly string[] => [...new Set([...permissionEntities(model), ...peopleEntities(model)])]
/** The rows that decide what a viewer may read and do, of a host that has them at hand. */
export const decidingIn = (model: AppModel, rowsOf: (entity: string) => readonly SiteRow[]): Rows => rowsIn(decidingEntities(model), rowsOf)

const wayOf = ({ people, by, state }: Inside): string => `${people} ${by} ${state.field} ${state.is}`
const keyOf = (inside: Inside, room: unknown): string => `${wayOf(inside)} ${String(room)}`

/** What a visitor is inside by rows of their own, a key for each; null where the model has nothing of the kind. */
export function roomsOf({ entities }: AppModel, visitor: string, rows: Rows): ReadonlySet<string> | null {
  const ways = new Map(entities.flatMap(({ inside }) => (inside ? [[wayOf(inside), inside] as const] : [])))
  if (ways.size === 0) return null
  const keysOf = (inside: Inside): string[] =>
    (own(rows, inside.people) ?? []).flatMap((row) =>
      visitor !== '' && row.owner === visitor && valueIn(row, inside.state.field) === inside.state.is ? [keyOf(inside, valueIn(row, inside.by))] : [],
    )
  return new Set([...ways.values()].flatMap(keysOf))
}
/** Whether a row is a room that is among those, or stands in one. */
export const isInRoom = (rooms: ReadonlySet<string>, inside: Inside, row: SiteRow): boolean =>
  rooms.has(keyOf(inside, inside.of === undefined ? row.id : valueIn(row, inside.of)))
