import type { Generated, Kysely } from 'kysely'
import type { FeedbackCategory } from '../../contract/feedback.api.ts'
import type { EventKind } from '../http/audit.ts'

/** Times are Unix seconds; ids are random text of at least 96 bits; `json` columns hold JSON text. */
export interface Tables {
  users: {
    id: string
    email: string
    full_name: string
    /** '' where there is no password, only Google or GitHub. */
    password_hash: string
    /** Unix seconds of the verification, null before it. */
    email_verified_at: number | null
    plan: string
    created_at: number
    /** Where Google or GitHub keep the portrait. */
    picture: string | null
    /** When the plan was set; its months count from there. Null for the plan of a new account. */
    plan_since: number | null
    /** When the plan gives way to the free one; null where it goes on. */
    plan_ends_at: number | null
    /** When the last plan was cancelled; null since a plan was set. */
    plan_cancelled_at: number | null
  }
  /** One signed-in browser. A session with `revoked_at` set, or past `expires_at`, answers 401 at the next request. */
  sessions: {
    id: string
    user_id: string
    /** SHA-256 of the refresh token that is accepted next. */
    refresh_hash: string
    /** SHA-256 of the one before it, which may come once more for 60 s while `refresh_hash` is unused. */
    previous_hash: string | null
    rotated_at: number
    created_at: number
    expires_at: number
    revoked_at: number | null
    /** SHA-256 of the cookie without which a session that was handed over in an address cannot be taken up; null for all others. */
    binding: string | null
    /** The browser and system that it was begun with, in words. */
    agent: Generated<string>
  }
  /** Who a person is at Google or GitHub. */
  identities: { provider: 'google' | 'github'; subject: string; user_id: string; created_at: number }
  /** SHA-256 of what may be presented once, while it could still be. */
  used_tokens: { hash: string; expires_at: number }
  /** What was counted under a name since `began_at`, where several nodes count together. */
  rate_limits: { name: string; began_at: number; used: number }
  /** Single-use links by mail: SHA-256 of the token at rest. */
  mail_tokens: { hash: string; user_id: string; purpose: 'verify' | 'reset'; expires_at: number; used_at: number | null; created_at: number }
  /** The development mailbox. */
  mails: { id: string; recipient: string; subject: string; body: string; link: string | null; created_at: number }
  plans: {
    id: string
    slug: string
    name: string
    description: string
    sort_order: number
    price_monthly: string
    daily_message_limit: number
    monthly_message_limit: number
    custom_domain_limit: number
    db_rows_limit: number
    can_remove_badge: number
    is_popular: number
    /** Whether a cancelled plan ends at once, or with the month that has begun. */
    cancels: Generated<'at_once' | 'period_end'>
    model_tier: Generated<string>
    /** MB of one uploaded file, and of all files of one project. */
    file_mb_limit: Generated<number>
    files_mb_limit: Generated<number>
  }
  /** Messages taken in a UTC day (`2026-11-21`) or month (`2026-11`), and tokens of language models in a day (`tokens 2026-11-21`). */
  usage: { user_id: string; period: string; used: number }
  projects: {
    id: string
    user_id: string
    name: string
    /** The label of its address once deployed, for ever; null before the first deployment. */
    slug: string | null
    live_version: number | null
    latest_version: number
    /** JSON of the contract's `cover`, null before the first version. */
    cover: string | null
    created_at: number
    updated_at: number
    /** The oldest version whose rows `row_history` can still tell. */
    rows_since: Generated<number>
  }
  /** Append-only: a version is a model. */
  versions: { project_id: string; number: number; label: string; model: string; changes: string; message_id: string | null; created_at: number }
  /** One turn each; at most one `running` for a project (a unique partial index). */
  messages: {
    id: string
    project_id: string
    user_id: string
    content: string
    state: 'running' | 'done' | 'stopped' | 'failed'
    answer: string
    /** JSON: the contract message's requirements, marks, steps and choices. */
    reading: string
    version: number | null
    charged: number
    /** The periods whose usage it took one of, for the refund. */
    day: string
    month: string
    created_at: number
    /** The process that runs it, trusted to do so until `lease_until`. */
    node: string | null
    lease_until: Generated<number>
    /** 1 once somebody asked, of whichever process, that it stop. */
    stop_asked: Generated<number>
  }
  /** What a turn said, to be joined again: `number` is the event's id, from 1. */
  turn_events: { message_id: string; number: number; event: string; data: string }
  /** Capabilities of the preview origin: `id` is its host label without `p-`. */
  previews: {
    id: string
    project_id: string
    version: number | null
    role: string | null
    expires_at: number
    /** Which account it is looked at with: an id, '' for none, null for the demonstration account. */
    account: Generated<string | null>
    /** The code of the language that it is read in, null for that of the description. */
    language: Generated<string | null>
  }
  /** Accounts of the visitors of built sites; `space` is `live` or `preview`. */
  site_accounts: {
    project_id: string
    space: string
    id: string
    kind: 'own' | 'demo' | 'sample'
    name: string
    /** Lower case. */
    email: string
    /** As it is compared. */
    phone: string | null
    role: string | null
    /** JSON object by the id of a field or setting. */
    fields: string
    status: 'active' | 'waiting' | 'blocked' | 'removed'
    /** '' where nobody can log in. */
    password_hash: string
    created_at: number
    /** Of the code by which a new password can be set once; '' for none. */
    recovery_hash: Generated<string>
  }
  /** Visitors that are logged in: SHA-256 of the visitor's token, and the account's id, or `demo`. */
  site_sessions: { hash: string; project_id: string; space: string; who: string; created_at: number; expires_at: number }
  /** Rows of built sites. `space` is `live` or `preview`; `owner` is SHA-256 of the visitor's token, null for a sample. */
  site_rows: {
    id: string
    project_id: string
    space: string
    entity: string
    owner: string | null
    /** JSON object by field id. */
    fields: string
    created_at: number
    updated_at: number
  }
  /**
   * Kept by triggers: what a row of a live site was when a version came, where it changed after that and before the next one; `existed` is 0
   * where there was none. So the rows as they were when version N came are those of now, but for the first of each from N on.
   */
  row_history: {
    project_id: string
    version: number
    row_id: string
    entity: string
    existed: number
    owner: string | null
    fields: string | null
    created_at: number | null
    updated_at: number | null
    /** Its `rowid`, which orders rows of one second. */
    place: number | null
  }
  /** Files that visitors uploaded, each of one field of a row; triggers remove those to which neither a row nor what a version kept of it refers. */
  site_files: { id: string; project_id: string; space: string; row_id: string; field: string; name: string; type: string; bytes: number; blob_key: string }
  /** The bytes of files: at most one that is not `doomed` for each SHA-256. `leaving` is where they are too, because they were moved. */
  blobs: {
    key: string
    hash: string
    bytes: number
    place: 'folder' | 's3' | 'database'
    leaving: Generated<'folder' | 's3' | 'database' | null>
    /** When somebody last came to refer to them. */
    used_at: number
    /** 1 once nobody can come to refer to them, and they are being removed. */
    doomed: number
  }
  /** Bytes that are kept here, for nodes that share nothing else. */
  blob_bodies: { key: string; body: Uint8Array }
  /** Keys of blobs, also more than once, to which a file referred that is gone: kept by a trigger. */
  freed_blobs: { key: string }
  /** Until when no bytes are removed, because they are being copied. */
  file_holds: { id: string; until: number }
  /** Entities of a space whose samples were laid once. */
  site_seeds: { project_id: string; space: string; entity: string }
  /** What touched accounts and access; it outlives what it is about. */
  security_events: { id: string; at: number; kind: EventKind; user_id: string | null; subject: string | null; ip: string; agent: string }
  /** What people wrote to whoever runs the server. */
  feedback: { id: string; user_id: string; category: FeedbackCategory; message: string; created_at: number }
  /** Freed addresses, which nobody gets before `until`. */
  quarantined_slugs: { slug: string; until: number }
}
export type Database = Kysely<Tables>
