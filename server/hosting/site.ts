import type { AppModel, Values } from '../../builder/model.ts'
import { decidingEntities } from '../../builder/render/rooms.ts'
import type { SiteAccount, SiteRow } from '../../builder/site.ts'
import type { OpenDatabase } from '../database/database.ts'
import type { Database, Tables } from '../database/tables.ts'
import type { Clock } from '../http/clock.ts'
import type { SiteLimits } from '../http/limits.config.ts'
import type { Log } from '../http/log.ts'
import type { Reach } from './headers.rules.ts'

/** Whose rows: those of the deployed site (`live`) or those tried out in the project's previews (`preview`), which versions share. */
export interface Space {
  readonly project_id: string
  readonly space: 'live' | 'preview'
}

/** A site as one request meets it: which model, which rows, under which address. */
export interface Site extends Space {
  readonly reach: Reach
  readonly model: AppModel
  /** The label of its address, null in a preview. */
  readonly slug: string | null
  /** What stands before every path: '' on a host of its own. */
  readonly base: string
  readonly row_limit: number
  /** Bytes of one file, and of all files of the space. */
  readonly file_limit: number
  readonly files_limit: number
  readonly badge: boolean
  /** The id, the chosen role and the language of the preview, null on a deployed site. */
  readonly preview: { readonly id: string; readonly role: string | null; readonly account: string | null; readonly language: string | null } | null
}

/** The rows of sites, as hosting uses them. */
export interface RowsPort {
  readonly laySamples: (of: Space, model: AppModel, entities: readonly string[], now: number) => Promise<void>
  readonly rowsOf: (of: Space, entity: string) => Promise<readonly SiteRow[]>
  readonly findRow: (db: Database, of: Space, entity: string, id: string) => Promise<SiteRow | undefined>
  readonly allRows: (db: Database, of: Space, entity: string) => Promise<readonly SiteRow[]>
  /** False where the space is full. */
  readonly insertRow: (db: Database, of: Space, row: NewRow, limit: number, now: number) => Promise<boolean>
  readonly updateRow: (db: Database, of: Space, row: SiteRow, values: Values, now: number) => Promise<void>
  readonly removeRow: (db: Database, of: Space, id: string) => Promise<void>
  /** Takes away all rows of an owner but the newest ones. */
  readonly keepNewest: (db: Database, of: Space, rows: { readonly entity: string; readonly owner: string; readonly most: number }) => Promise<void>
  /** Removes the rows that were tried out in projects' previews. */
  readonly dropTried: (db: Database, project_ids: readonly string[]) => Promise<void>
  /** How many bytes the files have together to which the rows of a space refer. */
  readonly usedBytes: (db: Database, of: Space) => Promise<number>
  readonly refreshSamples: (db: Database, of: Space, from: AppModel, to: AppModel, now: number) => Promise<void>
}
interface NewRow {
  readonly id: string
  readonly entity: string
  readonly owner: string
  readonly values: Values
}

/** The bytes of files, as hosting uses them. */
export interface FilesPort {
  /** Whether malware was found in bytes, or they are too large to be looked through. */
  readonly scan: (body: Uint8Array) => Promise<{ readonly kind: 'clean' | 'found' | 'too large' }>
  /** Keeps bytes, durable once it resolves, and answers the key to refer to them by. */
  readonly keep: (body: Uint8Array) => Promise<string>
  /** Holds a key for a row until the transaction ends; false where it has to be kept again. */
  readonly confirm: (trx: Database, key: string) => Promise<boolean>
  /** A stretch of a key's bytes, both ends included; null where they are gone. */
  readonly read: (
    key: string,
    stretch: { readonly from: number; readonly to: number; readonly of: number },
    place?: Tables['blobs']['place'],
  ) => Promise<Uint8Array | ReadableStream | null>
  /** Gives up keys that no row came to refer to. */
  readonly giveUp: (keys: readonly string[]) => Promise<void>
}
/** In bytes: of one file and of one site's, whatever a plan allows, and of forms that are taken in at the same time. */
export interface UploadLimits {
  readonly file_max: number
  readonly files_max: number
  readonly uploads_max: number
}

export interface HostingDeps {
  readonly database: OpenDatabase
  readonly clock: Clock
  readonly log: Log
  readonly public_url: string
  /** With a literal `{slug}`. */
  readonly sites_url: string
  /** Signs the owners' links to the management ends. */
  readonly manage_key: Uint8Array
  readonly modelOf: (project_id: string, version: number) => Promise<AppModel | null>
  readonly rows: RowsPort
  readonly files: FilesPort
  readonly uploads: UploadLimits
  readonly limits: SiteLimits
  /** Hashes the passwords of visitors' accounts. */
  readonly passwords: PasswordsPort
}
export interface PasswordsPort {
  hash(password: string): Promise<string>
  isBreached(password: string): Promise<boolean>
  /** Takes as long for null, where there is no such account. */
  matches(password_hash: string | null, password: string): Promise<boolean>
}

/** Who is logged in, where the site has accounts. */
export interface Session {
  /** The account's id, `demo` for the demonstration account, null for none. */
  readonly who: string | null
  readonly account: SiteAccount | null
}

/** The bindings of the site's own small router. */
export type SiteEnv = { Bindings: { readonly site: Site; readonly ip: string }; Variables: { session?: Session } }

/** The rows that decide what a viewer may read and do, where the site keeps such. */
export const decidingOf = async (site: Site, rows: Pick<RowsPort, 'rowsOf'>): Promise<Readonly<Record<string, readonly SiteRow[]>>> => {
  const kept = await Promise.all(decidingEntities(site.model).map(async (entity) => [entity, await rows.rowsOf(site, entity)] as const))
  return Object.fromEntries(kept)
}
