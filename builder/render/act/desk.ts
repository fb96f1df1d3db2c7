import type { Value, Values } from '../../model.ts'
import type { SiteRow, Write } from '../../site.ts'
import { own } from '../own.ts'

/** The rows that an action reads, as they stand while its effects happen, and what they come to. */
export interface Desk {
  readonly rowsOf: (entity: string) => readonly SiteRow[]
  readonly find: (entity: string, id: Value | undefined) => SiteRow | undefined
  /** `whose` is who the row belongs to; without it, who acts. */
  readonly insert: (entity: string, values: Values, whose?: string) => string
  readonly change: (entity: string, row: SiteRow, values: Values) => void
  readonly remove: (entity: string, row: SiteRow) => void
  /** A text that no other call answers. */
  readonly newId: () => string
  /** Every change, each row's once, in the order in which they were first made. */
  readonly writes: () => readonly Write[]
}

export interface DeskOptions {
  readonly rows: Readonly<Record<string, readonly SiteRow[]>>
  readonly owner: string
  readonly newId: () => string
}

export function createDesk({ rows, owner, newId }: DeskOptions): Desk {
  const kept = new Map<string, readonly SiteRow[]>()
  const made = new Map<string, Write>()
  const rowsOf = (entity: string): readonly SiteRow[] => kept.get(entity) ?? own(rows, entity) ?? []

  return {
    rowsOf,
    newId,
    find: (entity, id) => rowsOf(entity).find((row) => row.id === id),
    insert(entity, values, whose = owner) {
      const id = newId()
      kept.set(entity, [{ id, owner: whose, created_at: 0, updated_at: 0, values }, ...rowsOf(entity)])
      made.set(id, { kind: 'insert', entity, row: id, owner: whose, values })
      return id
    },
    change(entity, { id, owner: whose }, values) {
      const now = rowsOf(entity).find((row) => row.id === id)
      if (!now) return
      const next = { ...now.values, ...values }
      kept.set(
        entity,
        rowsOf(entity).map((row) => (row.id === id ? { ...row, values: next } : row)),
      )
      const before = made.get(id)
      if (before?.kind === 'insert') made.set(id, { ...before, values: next })
      else made.set(id, { kind: 'update', entity, row: id, owner: whose, values: { ...(before?.kind === 'update' && before.values), ...values } })
    },
    remove(entity, { id }) {
      kept.set(
        entity,
        rowsOf(entity).filter((row) => row.id !== id),
      )
      made.set(id, { kind: 'delete', entity, row: id })
    },
    writes: () => [...made.values()],
  }
}
