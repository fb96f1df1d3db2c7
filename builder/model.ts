import * as v from 'valibot'
import { requirement } from '../contract/turn.ts'
import { action } from './action.ts'
import { accountBlocks } from './blocks/account.ts'
import { hex, id, label, path, text, value } from './blocks/atoms.ts'
import { insightBlocks } from './blocks/insight.ts'
import { intelligenceBlocks } from './blocks/intelligence.ts'
import { languageBlocks } from './blocks/language.ts'
import { learningBlocks } from './blocks/learning.ts'
import { moduleBlocks } from './blocks/module.ts'
import { proseBlocks } from './blocks/prose.ts'
import { rowBlocks } from './blocks/rows.ts'
import { socialBlocks } from './blocks/social.ts'
import { tradeBlocks } from './blocks/trade.ts'
import { tongueCodes } from './language/tongues.ts'
import { lifecycle } from './lifecycle.ts'
import { permissions } from './permissions.ts'
import { phases } from './phases.ts'
import { settingRows } from './set.ts'

export type { Action } from './action.ts'
export type { Value, Values } from './blocks/atoms.ts'
export type { Effect } from './effect.ts'
export type { Guard } from './guard.ts'
export type { Lifecycle } from './lifecycle.ts'

/**
 * The app model: everything that a built site is, as data. A version of a project is one model; any model that this
 * schema accepts renders. Ids are stable across edits, so that rows and untouched parts stay with what they belong to.
 */
export const modelFormat = 1

/** A colour that the words named: the words and what they stand for. */
export const namedColour = v.object({ words: v.string(), hex })

export const theme = v.object({
  name: v.picklist(['ledger', 'orchard', 'atelier', 'press', 'arcade', 'clinic', 'sunroom', 'blueprint', 'hearth', 'monolith', 'harbor', 'candy']),
  /** The exact page background, and the colour of header, buttons and card edges; text colours are derived to hold 4.5 to 1. */
  background: hex,
  surface: hex,
  component: hex,
  /** Parts that an edit coloured apart from `component`; absent parts follow it. */
  parts: v.object({
    header: v.optional(hex),
    button: v.optional(hex),
    footer: v.optional(hex),
    heading: v.optional(hex),
    text: v.optional(hex),
    card: v.optional(hex),
  }),
  display: v.picklist(['grotesque', 'sans', 'serif', 'mono']),
  body: v.picklist(['sans', 'serif', 'mono']),
  radius: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(28)),
  density: v.picklist(['calm', 'regular', 'compact']),
  heading_scale: v.pipe(v.number(), v.minValue(0.7), v.maxValue(1.8)),
  named: v.object({ background: v.optional(namedColour), component: v.optional(namedColour) }),
  /** Whether visitors may change how the site looks to them: its stylesheet has the rules for that. */
  looks: v.optional(v.boolean()),
  /** Whether every page has a button for a larger text. */
  enlarging: v.optional(v.boolean()),
})
export type Theme = v.InferOutput<typeof theme>

/** Who uses the site. `manages` gives the role the pages and actions of the management end. */
export const role = v.object({ id, name: label, manages: v.boolean() })
export type Role = v.InferOutput<typeof role>

export const fieldTypes = [
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'money',
  'percent',
  'rating',
  'date',
  'time',
  'datetime',
  'boolean',
  'choice',
  'reference',
  'image',
  'file',
] as const
export const field = v.object({
  id,
  label,
  type: v.picklist(fieldTypes),
  required: v.boolean(),
  /** For `choice`. */
  choices: v.optional(v.array(label)),
  /** For `reference`: the entity whose rows may be chosen; its rows are kept by row id. */
  entity: v.optional(id),
  /** For `reference`: its rows are categories, which are chosen, filtered by and shown as choices are, in their own order. */
  sorts: v.optional(v.boolean()),
  unit: v.optional(v.string()),
  /** For `time`: a form begins with the moment at which it is opened. */
  now: v.optional(v.boolean()),
  /** What a form for a new row begins with; `today` for a date is the day on which it is opened. */
  initial: v.optional(value),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
  /** For `file`: what it is for, where that is not any file: rows of a table, sound, a moving picture. */
  takes: v.optional(v.picklist(['table', 'sound', 'film', 'zip'])),
  /** For `long_text`: the file field of the same row whose text is kept here as it is uploaded, where nothing is typed. */
  reads: v.optional(id),
  /** For `email`: it names an account of the site, which may be chosen by name and is kept by its id then. */
  account: v.optional(v.boolean()),
  /**
   * For `reference`: its rows are places in rows of a plan, chosen there. `of` is what each stands in, and by which field of the row that is chosen too;
   * `when` are the fields of rows of `entity` that tell when a place is taken, unless they are in one of these states.
   */
  plan: v.optional(
    v.object({
      entity: id,
      row: id,
      when: v.array(id),
      unless: v.array(label),
      of: v.optional(v.object({ entity: id, seat: id, by: v.optional(id) })),
      free: v.optional(v.object({ field: id, is: label })),
    }),
  ),
  help: v.optional(text),
})
export type Field = v.InferOutput<typeof field>

export const entity = v.object({
  id,
  /** In the description's own words, lower case. */
  singular: label,
  plural: label,
  /** The field that names a row. */
  title: id,
  fields: v.pipe(v.array(field), v.minLength(1), v.maxLength(24)),
  /** Default deny: `public` rows are read by every visitor, `own` rows by whoever made them and by the managing role, `managed` by that role alone. */
  read: v.picklist(['public', 'own', 'managed']),
  /** Who may add rows, and change or delete them beyond their own. */
  write: v.picklist(['anyone', 'managed']),
  /** Whether nobody but whoever has an account reads rows of it, and adds any. */
  members: v.optional(v.boolean()),
  /** Whether whoever has an account changes each row that they read, whoever made it: what a household or a team keeps together. */
  together: v.optional(v.boolean()),
  lifecycle: v.optional(lifecycle),
  /** The number of what is left of a row, and its lowest level: at that or under it, the row is marked as low. Where it is left out, the site's settings have one for all rows. */
  low: v.optional(v.object({ left: id, at: v.optional(id) })),
  /** A sum that a row has come to, and what it is to come to: the row says what share of it is there. */
  filled: v.optional(v.object({ sum: id, of: id })),
  /** By which days its rows are to come, go on or are over. */
  phases: v.optional(phases),
  /** The `email` field that holds the address or the id of another account, who may read the row as well. */
  shared: v.optional(id),
  /** The fields by which the one a row is shared with knows whoever made it: their name, and their address. */
  asker: v.optional(v.object({ name: id, address: id })),
  /** The field that keeps who wrote a row, whoever it belongs to: nobody else changes or deletes it but the managing role. */
  authored: v.optional(id),
  /** The `choice` field by which whoever made a row says who sees it besides them: its values for whoever has an account, and for nobody. */
  visible: v.optional(v.object({ field: id, members: label, owner: label })),
  /** Where rows of `read: 'public'` are kept to those who are inside: rows of `people` that name the room in `by`, in that state; `of` is the entity's own reference to the room, left out where it is the room. */
  inside: v.optional(v.object({ people: id, by: id, state: v.object({ field: id, is: label }), of: v.optional(id) })),
  /** The field by which sample rows of one's own name whose they are: those that say this, or nobody, are the demonstration account's. */
  samples: v.optional(v.object({ field: id, is: v.string() })),
  /** Believable sample rows; a date may be kept relative to today as `+3d` or `-12d`. References hold the index of a seed row, as a number. */
  seeds: v.array(v.record(v.string(), value)),
})
export type Entity = v.InferOutput<typeof entity>

/** The visitors' own accounts. */
export const accounts = v.object({
  log_in: path,
  register: path,
  account: path,
  /** Where a forgotten password is replaced by a recovery code; left out where the site has no such codes. */
  recovery: v.optional(path),
  /** What an account has beside a name, an email address and a password. */
  fields: v.array(field),
  /** Those fields that registration asks for. */
  asked: v.array(id),
  /** Those that whoever runs the site gives: nobody sets them for themselves. */
  given: v.optional(v.array(id)),
  /** A `phone` field by which one logs in too. */
  phone: v.nullable(id),
  /** Roles that can be chosen at registration; none where there is no choice. */
  roles: v.array(id),
  /** What can be turned on and off. */
  settings: v.array(v.object({ id, label, on: v.boolean() })),
  /** What each sets for themselves by rows of their own. */
  rows: v.optional(settingRows),
  /** Rows that say when an account was signed in to and its password changed, each field by what it says; so many of each account are kept. `result` is what a row says of how it went. */
  log: v.optional(
    v.object({
      entity: id,
      most: v.pipe(v.number(), v.integer(), v.minValue(1)),
      to: v.object({
        what: v.optional(id),
        moment: v.optional(id),
        day: v.optional(id),
        time: v.optional(id),
        name: v.optional(id),
        email: v.optional(id),
        device: v.optional(id),
        browser: v.optional(id),
        system: v.optional(id),
        result: v.optional(id),
      }),
      result: v.optional(label),
    }),
  ),
  /** Pages and actions that ask to log in first. */
  pages: v.array(path),
  actions: v.array(id),
  /** Whether whoever is not logged in may do all that an account may. */
  open: v.optional(v.boolean()),
  /** Where the whole site is for whoever has an account alone: the pages that everybody sees all the same, with what they list and ask for. */
  closed: v.optional(v.object({ pages: v.array(path) })),
  /** Whether a registered account waits until the managing role lets it in. */
  admitted: v.optional(v.boolean()),
  /** The account that anybody may try. */
  demo: v.object({ name: label, email: label, password: label, values: v.record(v.string(), value) }),
  /** Accounts that stand for those who will register. */
  samples: v.array(v.object({ name: label, email: label, role: v.nullable(id), active: v.boolean(), values: v.optional(v.record(v.string(), value)) })),
})
export type Accounts = v.InferOutput<typeof accounts>

export const block = v.variant('kind', [
  ...proseBlocks,
  ...rowBlocks,
  ...accountBlocks,
  ...tradeBlocks,
  ...insightBlocks,
  ...socialBlocks,
  ...intelligenceBlocks,
  ...moduleBlocks,
  ...languageBlocks,
  ...learningBlocks,
])
export type Block = v.InferOutput<typeof block>
const byKind = new Map<unknown, v.GenericSchema<Block>>(block.options.map((one) => [one.entries.kind.literal, one]))
/** A block read by its kind at once, rather than by trying one kind after another. */
const blockOfKind = v.lazy((of): v.GenericSchema<Block> => (typeof of === 'object' && of !== null && 'kind' in of && byKind.get(of.kind)) || block)
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

export const page = v.object({
  id,
  path,
  title: label,
  /** The words of its entry in the navigation; null for a page that is reached from another. */
  navigation: v.nullable(label),
  /** The role whose page it is; absent for everybody's. */
  role: v.optional(id),
  blocks: v.array(blockOfKind),
})
export type Page = v.InferOutput<typeof page>

export const appModel = v.object({
  format: v.literal(modelFormat),
  name: label,
  tagline: text,
  /** Lines that stand at the foot of every page, beside the tagline. */
  footer: v.optional(v.array(text)),
  /** One sentence, in the words of the description; the page's meta description. */
  summary: text,
  language: v.literal('en'),
  theme,
  roles: v.array(role),
  entities: v.array(entity),
  actions: v.array(action),
  accounts: v.optional(accounts),
  /** What whoever runs the site sets for all of its pages: the fields of an entity's first row. */
  settings: v.optional(
    v.object({
      entity: id,
      name: id,
      notice: v.optional(id),
      contact: v.optional(id),
      phone: v.optional(id),
      footer: v.optional(id),
      description: v.optional(id),
      background: v.optional(id),
      component: v.optional(id),
      layout: v.optional(id),
      tagline: v.optional(id),
      /** Pictures in place of the drawn mark beside the name, and of the drawing on the first page. */
      logo: v.optional(id),
      picture: v.optional(id),
      /** Yes or no for sections of the first page, and for entries of the menu: each stands there unless the row says no. */
      sections: v.optional(v.array(v.object({ block: id, field: id }))),
      entries: v.optional(v.array(v.object({ page: path, field: id }))),
      /** What is set besides by rows of their own. */
      rows: v.optional(settingRows),
    }),
  ),
  /** Looks of the site, of which one is in use: rows of an entity that name a background and a colour. */
  themes: v.optional(v.object({ entity: id, state: id, on: label, background: id, component: id })),
  /** The menu as whoever runs the site arranges it: rows of an entity; `pages` are those that only stand there where a row names them. */
  menu: v.optional(v.object({ entity: id, address: id, order: id, visible: id, pages: v.array(path) })),
  /** The languages that visitors may switch to, and the entity of the translations that whoever runs the site writes: of `text`, a field for each language by its code. */
  languages: v.optional(v.object({ offered: v.pipe(v.array(v.picklist(tongueCodes)), v.minLength(1)), entity: id })),
  /** What every page can be held to one value of by a switch at its top: one district, one school; the fields by which rows say so. */
  held: v.optional(v.object({ label, of: v.pipe(v.array(v.object({ entity: id, field: id })), v.minLength(1)) })),
  /** What each role may do with each section: rows of an entity that bear the names of both; `sections` says which entity a name stands for. */
  permissions: v.optional(permissions),
  pages: v.pipe(v.array(page), v.minLength(1), v.maxLength(44)),
  /** What it was described as, and what later messages told of it. */
  told: v.optional(v.array(v.string())),
  /** Texts that the owner wrote in place; nothing but the owner changes them. */
  typed: v.optional(v.array(text)),
  /** The requirement ledger: every clause of every message and where it went. */
  requirements: v.array(requirement),
})
export type AppModel = v.InferOutput<typeof appModel>

/** Reads a kept or received model; throws a ValiError that names the first part that is not as it should be. */
export const readModel = (of: unknown): AppModel => v.parse(appModel, of)

/** One change of a model: what stood at a JSON pointer, and what stands there now; `undefined` is absence. Inverted by swapping the two. */
export interface Operation {
  readonly path: string
  readonly from?: unknown
  readonly to?: unknown
}
