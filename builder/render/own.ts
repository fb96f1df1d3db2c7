import type { Value } from '../model.ts'
import type { SiteRow } from '../site.ts'

/** The record's own entry: an id such as `constructor` names nothing that an object inherits. */
export const own = <Of>(record: Readonly<Record<string, Of>> | undefined, key: string): Of | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
export const valueIn = (row: SiteRow, field: string): Value | undefined => own(row.values, field)
