import { mbOf } from '../../builder/file-value.ts'
import type { Entity, Values } from '../../builder/model.ts'
import { mayRefer, viewerOf } from '../../builder/render/access.ts'
import { entitiesFor } from '../../builder/render/act/reads.ts'
import { submit } from '../../builder/render/submit.ts'
import type { Refusal, SiteRow, Typed, Visitor, Write } from '../../builder/site.ts'
import { holdProject } from '../database/locking.ts'
import type { Database } from '../database/tables.ts'
import { dayOf, timeOf } from '../http/clock.ts'
import { sizeOf } from '../http/limits.config.ts'
import type { NewFile } from '../http/uploads.ts'
import { keepFile } from './files.store.ts'
import type { HostingDeps, Site } from './site.ts'

export interface Try {
  readonly action: string
  /** The id of the row acted on, null for none. */
  readonly row: string | null
  readonly typed: Typed
  readonly visitor: Visitor
  /** Whether a field that the visitor may not set is refused by its name. */
  readonly strict?: boolean
  /** Files that came with it; their addresses are among what was typed. */
  readonly files?: readonly NewFile[]
}
export type Performed =
  | { readonly kind: 'inserted' | 'updated' | 'deleted'; readonly row: string; readonly values: Values }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' }

/** How often bytes are kept again that were removed meanwhile as those of a row that is gone. */
const keeping_attempts = 3

/** The rows that the action reads, by their entities. */
type Read = Readonly<Record<string, readonly SiteRow[]>>

const missing: Performed = { kind: 'missing' }

const asTyped = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(typed).map(([field, value]) => [field, value === null ? '' : String(value)]))

function refuse(of: Try, field: string, sentence: string): Performed {
  return { kind: 'refused', refusal: { action: of.action, row: of.row, errors: { [field]: sentence }, typed: asTyped(of.typed) } }
}

export const fullSentence = (limit: number): string =>
  `This site keeps ${limit.toLocaleString('en')} entries, as many as its owner's plan allows, so that nothing more can be saved here. Nothing was lost.`

const noRoomSentence = (limit: number): string => `This site keeps ${mbOf(limit)} of files, as much as it may, and this one does not fit. Nothing was lost.`

const scannedSentences = {
  found: 'This file was refused: the scanner found malware in it. Nothing was saved.',
  'too large': 'This file is too large to be looked through for malware. Choose a smaller one; nothing was saved.',
} as const

/** Why nothing is written: thrown, so that the transaction takes back what was. */
class Stopped extends Error {
  readonly performed: Performed | 'rehearsed' | 'again'
  constructor(performed: Performed | 'rehearsed' | 'again') {
    super('stopped')
    this.performed = performed
  }
}

const done = { insert: 'inserted', update: 'updated', delete: 'deleted' } as const

/** Carries out what a visitor asks of the rows: the model's rules, the row's owner, references, size and row limit, all in one transaction. */
export function createPerform(deps: Pick<HostingDeps, 'database' | 'clock' | 'rows' | 'files' | 'limits'>) {
  const { database, clock, rows } = deps

  async function lostReference(trx: Database, site: Site, of: Try, entity: Entity, values: Values, read: Read): Promise<string | null> {
    const action = site.model.actions.find((one) => one.id === of.action)
    const viewer = viewerOf(site.model, of.visitor, read)
    for (const field of entity.fields) {
      const value = field.type === 'reference' ? (values[field.id] ?? null) : null
      if (value === null || value === '') continue
      const other = site.model.entities.find((one) => one.id === field.entity)
      const row = other && (await rows.findRow(trx, site, other.id, String(value)))
      if (!other || !row || !mayRefer(viewer, action, field.id, other, row)) return field.id
    }
    return null
  }

  /** What stands against the row that the visitor typed: a reference that they cannot have chosen, or its size. */
  async function objection(trx: Database, site: Site, of: Try, entity: Entity, write: Write, read: Read): Promise<Performed | null> {
    if (write.kind === 'delete') return null
    const lost = await lostReference(trx, site, of, entity, write.values, read)
    if (lost !== null) return refuse(of, lost, 'Choose one of the list.')
    const bytes = Buffer.byteLength(JSON.stringify(write.values))
    const most = deps.limits.row_bytes
    return bytes > most ? refuse(of, '', `This is too much for one entry: ${sizeOf(most)} can be kept.`) : null
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

  /** Records the files of a row whose bytes are kept under `keys`; without these, all is taken back again once nothing stands against them. */
  async function recordFiles(trx: Database, site: Site, of: Try, row: string, keys: readonly string[] | null): Promise<void> {
    const [first, ...more] = of.files ?? []
    if (!first) return
    const bytes = more.reduce((sum, { body }) => sum + body.byteLength, first.body.byteLength)
    // What the row referred to before counts no more.
    if ((await rows.usedBytes(trx, site)) + bytes > site.files_limit) throw new Stopped(refuse(of, first.field, noRoomSentence(site.files_limit)))
    if (!keys) throw new Stopped('rehearsed')
    for (const [at, file] of [first, ...more].entries()) {
      const key = keys[at] ?? ''
      if (!(await deps.files.confirm(trx, key))) throw new Stopped('again')
      await keepFile(trx, site, row, file, key)
    }
  }

  async function act(trx: Database, site: Site, of: Try, entity: Entity, keys: readonly string[] | null): Promise<Performed> {
    if (!(await holdProject(trx, site.project_id))) return missing
    const row = of.row === null ? null : await rows.findRow(trx, site, entity.id, of.row)
    const read: Record<string, readonly SiteRow[]> = {}
    for (const id of entitiesFor(site.model, of.action)) read[id] = await rows.allRows(trx, site, id)
    const { action, typed, visitor, strict = false } = of
    const submission = submit(site.model, {
      action,
      row,
      typed,
      visitor,
      strict,
      today: dayOf(clock.now()),
      time: timeOf(clock.now()),
      rows: read,
      newId: () => clock.randomId(),
    })
    if (submission.kind !== 'writes') return submission
    const [first] = submission.writes
    const against = await objection(trx, site, of, entity, first, read)
    if (against) return against
    for (const write of submission.writes) await carryOut(trx, site, of, write)
    if (first.kind !== 'delete') await recordFiles(trx, site, of, first.row, keys)
    return { kind: done[first.kind], row: submission.row, values: first.kind === 'delete' ? {} : first.values }
  }

  async function tried(site: Site, of: Try, entity: Entity, keys: readonly string[] | null): Promise<Stopped['performed']> {
    try {
      return await database.db.transaction().execute((trx) => act(trx, site, of, entity, keys))
    } catch (error) {
      if (error instanceof Stopped) return error.performed
      throw error
    }
  }

  /** The first file that the scanner for malware does not let through, said of its field. */
  async function harmful(of: Try): Promise<Performed | null> {
    for (const { field, body } of of.files ?? []) {
      const { kind } = await deps.files.scan(body)
      if (kind !== 'clean') return refuse(of, field, scannedSentences[kind])
    }
    return null
  }

  /** Keeps the bytes of files before their row is written, outside its transaction, and gives them up where it is not. */
  async function withFiles(files: readonly NewFile[], work: (keys: readonly string[]) => Promise<Stopped['performed']>): Promise<Stopped['performed']> {
    const keys: string[] = []
    let written = false
    try {
      for (const { body } of files) keys.push(await deps.files.keep(body))
      const done = await work(keys)
      written = typeof done !== 'string' && done.kind !== 'refused' && done.kind !== 'missing'
      return done
    } finally {
      if (!written && keys.length > 0) await deps.files.giveUp(keys)
    }
  }

  return async (site: Site, of: Try): Promise<Performed> => {
    const action = site.model.actions.find((one) => one.id === of.action)
    const entity = site.model.entities.find((one) => one.id === action?.entity)
    if (!action || !entity) return missing
    const referred = entity.fields.flatMap((field) => field.entity ?? [])
    await rows.laySamples(site, site.model, [entity.id, ...referred, ...entitiesFor(site.model, action.id)], clock.now())
    const files = of.files ?? []
    if (files.length > 0) {
      const rehearsed = await tried(site, of, entity, null)
      if (rehearsed !== 'rehearsed' && rehearsed !== 'again') return rehearsed
      const harm = await harmful(of)
      if (harm) return harm
    }
    for (let attempt = 0; attempt < keeping_attempts; attempt++) {
      const done = await withFiles(files, (keys) => tried(site, of, entity, keys))
      if (done !== 'rehearsed' && done !== 'again') return done
    }
    throw new Error('The bytes of a file were removed again and again while it was being kept.')
  }
}
export type Perform = ReturnType<typeof createPerform>
