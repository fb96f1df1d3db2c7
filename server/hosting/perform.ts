import type { Entity, Values } from '../../builder/model.ts'
import { canRead, viewerOf } from '../../builder/render/access.ts'
import { submit } from '../../builder/render/submit.ts'
import type { Refusal, Submission, Typed, Visitor } from '../../builder/site.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { dayOf, type HostingDeps, type Site } from './site.ts'

/** Largest row, in bytes of its JSON. */
const row_bytes_max = 16 * 1024

export interface Try {
  readonly action: string
  /** The id of the row acted on, null for none. */
  readonly row: string | null
  readonly typed: Typed
  readonly visitor: Visitor
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

  async function write(trx: Database, site: Site, of: Try, entity: Entity, submission: Submission): Promise<Performed> {
    const now = clock.now()
    if (submission.kind === 'refused') return submission
    if (submission.kind === 'missing') return missing
    if (submission.kind === 'delete') {
      await rows.removeRow(trx, site, submission.row)
      return { kind: 'deleted', row: submission.row }
    }
    const lost = await lostReference(trx, site, entity, submission.values, of.visitor)
    if (lost !== null) return refuse(of, lost, 'Choose one of the list.')
    const bytes = Buffer.byteLength(JSON.stringify(submission.values))
    if (bytes > row_bytes_max) return refuse(of, '', `This is too much for one entry: ${row_bytes_max / 1024} KiB can be kept.`)
    if (submission.kind === 'insert') {
      const id = clock.randomId()
      const row = { id, entity: entity.id, owner: of.visitor.id, values: submission.values }
      if (!(await rows.insertRow(trx, site, row, site.row_limit, now))) return refuse(of, '', fullSentence(site.row_limit))
      return { kind: 'inserted', row: id }
    }
    const row = await rows.findRow(trx, site, entity.id, submission.row)
    if (!row) return missing
    // A sample that a visitor changes becomes that visitor's own, so that what they write is not shown to others.
    const adopted = row.owner === null && !viewerOf(site.model, of.visitor).manages ? { ...row, owner: of.visitor.id } : row
    await rows.updateRow(trx, site, adopted, submission.values, now)
    return { kind: 'updated', row: row.id }
  }

  return async (site: Site, of: Try): Promise<Performed> => {
    const action = site.model.actions.find((one) => one.id === of.action)
    const entity = site.model.entities.find((one) => one.id === action?.entity)
    if (!action || !entity) return missing
    const referred = entity.fields.flatMap((field) => field.entity ?? [])
    await rows.laySamples(site, site.model, [entity.id, ...referred], clock.now())
    return await database.db.transaction().execute(async (trx) => {
      if (!(await holdProject(trx, site.project_id))) return missing
      const row = of.row === null ? null : await rows.findRow(trx, site, entity.id, of.row)
      const attempt = { action: of.action, row, typed: of.typed, visitor: of.visitor, today: dayOf(clock.now()) }
      return await write(trx, site, of, entity, submit(site.model, attempt))
    })
  }
}
export type Perform = ReturnType<typeof createPerform>
