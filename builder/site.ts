import type { Values } from './model.ts'

/** A row of a built site. `owner` is the visitor who made it, null for a sample. Times are Unix seconds. */
export interface SiteRow {
  readonly id: string
  readonly owner: string | null
  readonly created_at: number
  readonly updated_at: number
  readonly values: Values
}
export interface Visitor {
  readonly id: string
  /** A role of the model; null for the first that does not manage, and for no role where every one manages. */
  readonly role: string | null
  /** What the visitor is called, where they have an account. */
  readonly name?: string | null
  /** The account that they are logged in to, null for none; left out where the site has no accounts. */
  readonly account?: SiteAccount | null
}

/** An account of a visitor. The demonstration account is nobody's, and what is done in it is seen by that visitor alone; samples cannot log in. */
export interface SiteAccount {
  readonly id: string
  readonly kind: 'own' | 'demo' | 'sample'
  readonly name: string
  /** Lower case. */
  readonly email: string
  /** A role of the model, null for the first that does not manage. */
  readonly role: string | null
  /** By the ids of the fields and settings of the model's accounts. */
  readonly values: Values
  readonly status: 'active' | 'waiting' | 'blocked' | 'removed'
  readonly created_at: number
}

/** What is told of an account to others who have one, where a form asks whom something is for. */
export interface Member {
  readonly id: string
  readonly name: string
}

/** What a page is rendered from; the same request gives the same bytes. */
export interface SiteRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** What stands before every path of the site: '' on its own host, '/slug' at the portable address. */
  readonly base: string
  /** The address that stands before every path where the site can be found by everybody: "https://shop.example"; left out where it cannot. */
  readonly origin?: string
  readonly visitor: Visitor
  /** Roles that this visitor may switch to. */
  readonly roles: readonly string[]
  /** The rows of the entities that `entitiesOf` names, readable or not; rendering applies the entity's `read` rule. */
  readonly rows: Readonly<Record<string, readonly SiteRow[]>>
  /** YYYY-MM-DD. */
  readonly today: string
  /** A refused submission, shown in its form with what was typed. */
  readonly refused?: Refusal
  /** Who has an account, newest first; given to pages that list them, for the managing role. */
  readonly people?: readonly SiteAccount[]
  /** The accounts that can be chosen by name; left out for whoever has none. */
  readonly members?: readonly Member[]
  /** Whether the demonstration account can be logged in to; left out where it can. */
  readonly demo?: boolean
  /** A recovery code that was just made for an account: no later answer has it. */
  readonly code?: RecoveryCode
  /** A file of rows that is looked through in its import block before anything is kept. */
  readonly imported?: { readonly block: string; readonly text: string; readonly name?: string }
  readonly badge: boolean
  /** The code of the language that the visitor chose; left out for that of the description. */
  readonly language?: string
  /** Texts of the site that are not said in every language that it offers, for the page on which they are translated. */
  readonly untranslated?: readonly Untranslated[]
  /** Bytes of one uploaded file at most; 10 MB where nothing is said. */
  readonly file_limit?: number
}
export interface RecoveryCode {
  readonly account: string
  readonly code: string
}
export interface Untranslated {
  readonly text: string
  /** Codes of the languages in which it is not said. */
  readonly missing: readonly string[]
}
export interface SitePage {
  readonly status: 200 | 403 | 404 | 422
  readonly html: string
}

export interface Refusal {
  readonly action: string
  readonly row: string | null
  /** By field id; '' is about the whole form. */
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}
/** One change of the rows. Values that an update does not name stay; `owner` is whose row it is from now on. */
export type Write =
  | { readonly kind: 'insert'; readonly entity: string; readonly row: string; readonly owner: string; readonly values: Values }
  | { readonly kind: 'update'; readonly entity: string; readonly row: string; readonly owner: string | null; readonly values: Values }
  | { readonly kind: 'delete'; readonly entity: string; readonly row: string }
/**
 * What a visitor's submission asks of the rows, checked against the model, the row's owner and the visitor's role: all of the writes, or
 * none. The first is that of the action's own row, which the confirmation names.
 */
export type Submission =
  | { readonly kind: 'writes'; readonly row: string; readonly writes: readonly [Write, ...Write[]] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'missing' }

export type Typed = Readonly<Record<string, string | number | boolean | null>>
export interface Attempt {
  readonly action: string
  /** The row acted on, null for `create`; undefined where the id names none. */
  readonly row: SiteRow | null | undefined
  readonly typed: Typed
  readonly visitor: Visitor
  readonly today: string
  /** HH:MM, UTC; noon where it is left out. */
  readonly time?: string
  /** All rows of the entities that `entitiesFor` names for the action, as they stand. */
  readonly rows: Readonly<Record<string, readonly SiteRow[]>>
  /** Whether a field that this visitor may not set is refused by its name: by a call, which no form asks. */
  readonly strict?: boolean
  /** An id that no row has. */
  readonly newId: () => string
}

/** The row that a page goes on showing after something was done about it: `at` of the form, to be `at` of the address. */
export const stayOn = (at: string | null | undefined): { readonly at?: string } => (at && /^[\w-]{1,64}$/.test(at) ? { at } : {})

/** The same table for all paths of a site's own origin that are not pages of its model. */
export const sitePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  stylesheet: '/_site/style.css',
  runtime: '/_site/site.js',
  /** Play the statecharts of module blocks; each is loaded by the pages that have one of its own. */
  modules: '/_site/modules.js',
  studio: '/_site/studio.js',
  designer: '/_site/designer.js',
  explorer: '/_site/explorer.js',
  games: '/_site/games.js',
  pictures: '/_site/pictures.js',
  clips: '/_site/clips.js',
  scripts: '/_site/scripts.js',
  hanzi: '/_site/hanzi.js',
  console: '/_site/console.js',
  instrument: '/_site/instrument.js',
  fonts: '/_site/fonts/',
  /** POST, form-encoded: `row`, `back` and the fields; answers 303 to `back?done={action}&row={id}` or 422 with the page. */
  actions: '/_actions/',
  /** POST, form-encoded: `role` and `back`, or `do` and what it takes: logging in, registering, logging out, changes of the account. In a preview GET takes `role` and `back`. */
  session: '/_session',
  /** Uploaded files, for whoever may read their rows: `{id}-{bytes}/{name}`. */
  files: '/_files/',
  /** A block's rows as comma-separated values, by its id; the query is its page's. POST notes that they were taken, too. */
  sheets: '/_csv/',
  /** POST: `text` or `file`, the file's `name`, and `confirm` to keep the good rows. */
  imports: '/_import/',
  api: '/_api/',
} as const

/** The scripts of module blocks, which the client's build puts in `dist` as `{name}.js`. */
export const moduleScripts = ['modules', 'studio', 'designer', 'explorer', 'games', 'pictures', 'clips', 'scripts', 'hanzi', 'console', 'instrument'] as const
export type ModuleScript = (typeof moduleScripts)[number]
/** The script of module blocks at a path of a site; undefined where another file or none is there. */
export const moduleScriptAt = (path: string): ModuleScript | undefined => moduleScripts.find((name) => path === sitePaths[name])
