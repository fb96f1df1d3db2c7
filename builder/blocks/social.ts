import * as v from 'valibot'
import { base, gesture, id, label, text } from './atoms.ts'

/** Rows of one entity that are about rows of another, which the field `by` refers to. */
const said = { entity: id, about: id, by: id }

/** Rows of links: what each leads to, its code, how often it was opened, and what that earned. */
const linked = { entity: id, about: id, code: id, count: id, sum: v.nullable(id) }

/** Blocks of what visitors say to one another. */
/** Where a page can be posted by a link of the network's own. */
export const networks = ['Facebook', 'X', 'WhatsApp', 'Telegram', 'LinkedIn', 'Pinterest', 'Reddit', 'Weibo', 'QQ'] as const

export const socialBlocks = [
  /** What is said about the row that the page shows, oldest first, with answers under each where `reply` refers to the entity itself; `live` looks for more while it is open. */
  v.object({
    ...base,
    kind: v.literal('comments'),
    ...said,
    author: v.nullable(id),
    words: id,
    reply: v.nullable(v.object({ field: id, action: id })),
    action: id,
    live: v.boolean(),
    /** Whether it is a conversation of many at once, shown as one. */
    chat: v.optional(v.boolean()),
    /** What is said is for those alone who are in the row: rows of another entity, in that state. */
    inside: v.optional(v.object({ entity: id, by: id, state: v.object({ field: id, is: label }) })),
    /** Fields that hold pictures, recordings or files. */
    files: v.optional(v.array(id)),
    /** The action of the managing role that takes one away. */
    remove: v.nullable(id),
    empty: text,
  }),
  /** Who is in the row that the page shows, the code by which others come in, and how: rows of `entity` in a state, each under a name. */
  v.object({
    ...base,
    kind: v.literal('room'),
    ...said,
    code: id,
    open: v.object({ field: id, is: label }),
    name: id,
    role: id,
    state: v.object({ field: id, is: label }),
    enter: id,
    leave: id,
    remove: id,
  }),
  v.object({ ...base, kind: v.literal('reviews'), ...said, author: v.nullable(id), rating: id, words: v.nullable(id), action: id, empty: text }),
  /** Likes, votes and savings of the row that the page shows; each is a `toggle` action. They stand on the cards of its lists too. */
  v.object({
    ...base,
    kind: v.literal('vote_bar'),
    about: id,
    toggles: v.array(v.object({ action: id, entity: id, by: id, on: label, icon: v.picklist(['heart', 'star', 'check', 'person']), counts: v.boolean() })),
  }),
  /** The rows that the visitor has saved or follows. */
  v.object({ ...base, kind: v.literal('favourites'), ...said, action: id, remove: v.nullable(id), on: label, empty: text }),
  /** The visitor's conversations, the one that the address names open beside them. */
  v.object({
    ...base,
    kind: v.literal('inbox'),
    entity: id,
    messages: id,
    by: id,
    author: id,
    words: id,
    opening: id,
    action: id,
    start: id,
    /** Whether everybody reads them, rather than who began one and those who run the site. */
    open: v.boolean(),
    /** Fields of a message that hold pictures, recordings or files. */
    files: v.optional(v.array(id)),
    /** The action by which a message is taken back. */
    remove: v.optional(id),
    /** Whether whom a message is for has read it. */
    state: v.optional(id),
    /** The action by which the message that a conversation begins with is taken back. */
    recall: v.optional(id),
    /** Whom the visitor may write to: rows that keep the address of somebody. */
    contacts: v.optional(v.object({ entity: id, address: id })),
    empty: text,
  }),
  /** Answers from what stands on the site itself, with links to it; what is not found can be left as a message by `leave`. */
  v.object({ ...base, kind: v.literal('help_chat'), text, leave: v.nullable(id), entities: v.array(id), examples: v.array(text) }),
  v.object({ ...base, kind: v.literal('notifications'), entity: id, words: id, on: id, link: id, lifecycle: v.object({ read: id, again: id }), empty: text }),
  /** Questions with their options one a line; a visitor answers each once, and the answers are counted. */
  v.object({
    ...base,
    kind: v.literal('poll'),
    entity: id,
    options: id,
    votes: id,
    by: id,
    choice: id,
    action: id,
    empty: text,
  }),
  /** Other rows like the one that the page shows, or like those that the visitor has saved, each with the reason. */
  v.object({
    ...base,
    kind: v.literal('related'),
    entity: id,
    by: v.array(id),
    saved: v.nullable(v.object({ entity: id, by: id })),
    scope: v.picklist(['row', 'visitor']),
    most: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  }),
  /** Tracks or films, one of them open to be played; `plays` counts how often. */
  v.object({
    ...base,
    kind: v.literal('player'),
    entity: id,
    medium: v.picklist(['audio', 'video']),
    sources: v.array(id),
    artist: v.nullable(id),
    plays: v.nullable(v.object({ action: id, count: id })),
    notes: v.nullable(id),
    on: gesture,
  }),
  /** The address of the page, to be copied or sent, or to be posted on networks. */
  v.object({
    ...base,
    kind: v.literal('share'),
    text,
    qr: v.optional(v.boolean()),
    networks: v.optional(v.array(v.picklist(networks))),
    /** Each account's own link, by whose code `get` keeps it and `open` counts whoever comes by it. */
    tracked: v.optional(v.object({ ...linked, get: id, open: id })),
  }),
  /** The visitor's own links to what they share, with what each brought; `rate` is what an opening earns. */
  v.object({ ...base, kind: v.literal('share_links'), ...linked, rate: v.nullable(v.object({ entity: id, field: id })), empty: text }),
  /** What is due, soonest first, with the days that are left, or where it `ticks` with the time to the second. */
  v.object({
    ...base,
    kind: v.literal('due'),
    entity: id,
    date: id,
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    done: v.array(label),
    ticks: v.optional(v.boolean()),
    empty: text,
  }),
] as const
