import type { Entity, Values } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { submit } from '../../builder/render/submit.ts'
import type { Refusal, SiteRow, Typed, Visitor, Write } from '../../builder/site.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import type { NewFile } from '../http/uploads.ts'
import { hasRoom, keepFile } from './files.store.ts'
import { dayOf, type HostingDeps, type Site } from './site.ts'

/** Largest row, in bytes of its JSON. */
const row_bytes_max = 16 * 1024

export interface Try {
  readonly action: string
  /** The id of the row acted on, null for none. */
  readonly row: string | null
  readonly typed: Typed
  readonly visitor: Visitor
  /** Files that came with it; their addresses are among what was typed. */
  readonly files?: readonly NewFile[]
}
export type Performed =
  | { readonly kind: 'inserted' | 'updated' | 'deleted'; readonly row: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' }

const missing: Performed = { kind: 'missing' }

const asTyped = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value === null ? '' : String(value)]))

function refuse(of: Try, field: string, sentence: string): Performed {
  return { kind: 'refused', refusal: { action: of.action, row: of.row, errors: { [field]: sentence }, typed: asTyped(of.typed) } }
}

export const fullSentence = (limit: number): string =>
  `This site keeps ${limit.toLocaleString('en')} entries, as many as its owner's plan allows, so that nothing more can be saved here. Nothing was lost.`

/** Why nothing is written: thrown, so that the transaction takes back what was. */
class Stopped extends Error {
  readonly performed: Performed
  constructor(performed: Performed) {
    super('stopped')
    this.performed = performed
  }
}

const done = { insert: 'inserted', update: 'updated', delete: 'deleted' } as const

/** Carries out what a visitor asks of the rows: the model's rules, the row's owner, references, size and row limit, all in one transaction. */
export function createPerform(deps: Pick<HostingDeps, 'database' | 'clock' | 'rows'>) {
  const { database, clock, rows } = deps

  async function lostReference(trx: Database, site: Site, entity: Entity, values: Values, visitor: Visitor): Promise<string | null> {
    const viewer = viewerOf(site.model, visitor)
    for (const field of entity.fields) {
      const value = field.type === 'reference' ? (values[field.id] ?? null) : null
      if (value === null || value === '') continue
      const other = site.model.entities.find((one) => one.id === field.entity)
      const row = other && (await rows.findRow(trx, site, other.id, String(value)))
      if (!other || !row || !canRead(viewer, other, row)) return field.id
    }
    return null
  }

  /** What stands against the row that the visitor typed: a reference that they cannot have chosen, or its size. */
  async function objection(trx: Database, site: Site, of: Try, entity: Entity, write: Write): Promise<Performed | null> {
    if (write.kind === 'delete') return null
    const lost = await lostReference(trx, site, entity, write.values, of.visitor)
    if (lost !== null) return refuse(of, lost, 'Choose one of the list.')
    const bytes = Buffer.byteLength(JSON.stringify(write.values))
    return bytes > row_bytes_max ? refuse(of, '', `This is too much for one entry: ${row_bytes_max / 1024} KiB can be kept.`) : null
  }

  async function carryOut(trx: Database, site: Site, of: Try, write: Write): Promise<void> {
    const now = clock.now()
    if (write.kind === 'delete') return await rows.removeRow(trx, site, write.row)
    if (write.kind === 'insert') {
      const row = { id: write.row, entity: write.entity, owner: write.owner, values: write.values }
      if (!(await rows.insertRow(trx, site, row, site.row_limit, now))) throw new Stopped(refuse(of, '', fullSentence(site.row_limit)))
      return
    }
    const row = await rows.findRow(trx, site, write.entity, write.row)
    if (!row) throw new Stopped(missing)
    await rows.updateRow(trx, site, { ...row, owner: write.owner }, write.values, now)
  }

  async function keepFiles(trx: Database, site: Site, of: Try, row: string): Promise<void> {
    const files = of.files ?? []
    const bytes = files.reduce((sum, { body }) => sum + body.byteLength, 0)
    if (bytes > 0 && !(await hasRoom(trx, site, bytes)))
      throw new Stopped(refuse(of, files[0]!.field, 'This site’s room for files is used up, so that this one cannot be kept.'))
    for (const file of files) await keepFile(trx, site, row, file)
  }

  async function act(trx: Database, site: Site, of: Try, entity: Entity): Promise<Performed> {
    if (!(await holdProject(trx, site.project_id))) return missing
    const row = of.row === null ? null : await rows.findRow(trx, site, entity.id, of.row)
    const read: Record<string, readonly SiteRow[]> = {}
    for (const id of entitiesFor(site.model, of.action)) read[id] = await rows.allRows(trx, site, id)
    const { action, typed, visitor } = of
    const submission = submit(site.model, { action, row, typed, visitor, today: dayOf(clock.now()), rows: read, newId: () => clock.randomId() })
    if (submission.kind !== 'writes') return submission
    const [first] = submission.writes
    const against = await objection(trx, site, of, entity, first)
    if (against) return against
    for (const write of submission.writes) await carryOut(trx, site, of, write)
    if (first.kind !== 'delete') await keepFiles(trx, site, of, first.row)
    return { kind: done[first.kind], row: submission.row }
  }

  return async (site: Site, of: Try): Promise<Performed> => {
    const action = site.model.actions.find((one) => one.id === of.action)
    const entity = site.model.entities.find((one) => one.id === action?.entity)
    if (!action || !entity) return missing
    const referred = entity.fields.flatMap((field) => field.entity ?? [])
    await rows.laySamples(site, site.model, [entity.id, ...referred, ...entitiesFor(site.model, action.id)], clock.now())
    try {
      return await database.db.transaction().execute((trx) => act(trx, site, of, entity))
    } catch (error) {
      if (error instanceof Stopped) return error.performed
      throw error
    }
  }
}
export type Perform = ReturnType<typeof createPerform>
