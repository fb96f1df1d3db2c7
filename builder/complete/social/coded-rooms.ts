import { pathFrom } from '../../compose/ids.ts'
import { capital, plural, singular, titled } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Effect, Entity, Field, Guard } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { type Completer, claimed, type Draft, newBlockId, newPageId, newPath, withModel, withPage } from '../draft.ts'
import { claimedBy } from '../module/place.ts'
import { withoutThings, withPathsFreed } from '../module/remake.ts'
import { listOfOwn } from '../module/results.ts'
import { choice, date, reference, text } from '../trade/fields.ts'
import { addPage, newActionId, putActions, putEntity, textOf } from '../trade/parts.ts'
import { connected, freshEntityId, sentIn } from './sent-in-rooms.ts'

const noun =
  '(?:(?:study|chat|watch|game|private|quiz|poker|virtual|shared|voice|video|meeting|class|waiting|live) )?(?:rooms?|boards?|whiteboards?|sessions?|lobb(?:y|ies)|spaces?|meetings?|watch part(?:y|ies)|classes)'
const opening = new RegExp(`\\b(?:open|creat|start|mak|host|set(?:s|ting)? up|launch)\\w*\\b[^.;]{0,50}?\\b(${noun})\\b`)
const byCode = new RegExp(
  `\\b(?:join|enter|connect|open)\\w*\\b[^.;]{0,70}\\bcodes?\\b|\\b${noun} codes?\\b|\\bcodes?\\b[^.;]{0,60}\\b(?:join|enter|connect|come in)\\w*`,
)
const joining = new RegExp(
  `\\b(?:join|enter)\\w* (?:an? |the |their |each |private )?(${noun}) (?:by|with|using|via|through) (?:an? |the |its |their )?(?:[\\w-]+ )?codes?\\b`,
)
/** Codes that let nobody into a room, and rooms that are places. */
const elsewhere =
  /\b(?:promo|discount|coupon|voucher|bar ?code|qr|zip|postal|source|dress|access|door|gate|booking|bookings|reserv\w+|hotel|rent\w*|referral|invitation code for|escape rooms?)\b/
/** What the site would keep of words that tell of a room: who is in it, its code, what is sent in it. */
const inside =
  /^(?:(?:room |session |join |short |board |meeting |study |chat |game )*(?:codes?|participants|members|guests|players|connections|sign-ups|RSVPs|participations|registrations)|everyones?|someones?|others|nicknames?|names|owners?|hosts|connected (?:users|people|devices)|devices|room players|friends)$/i
const said =
  /^(?:(?:chat |text |room |shared |small |board )*(?:messages?|snippets?|texts?|files?|notes?|transfers?|images?|pictures?|shares?|conversations?)|(?:transfer |activity )?logs?|transfer records?|transfer histor(?:y|ies))$/
/** What is told of a room beside its name. */
const kept = /^(?:topic|subject|theme|description|agenda|rules|level)$/
const entities_most = 20

/** Rooms that are opened by whoever likes and entered by a code: who is in them is seen, what is sent in them stands there, and who opened one lets people go and closes it. */
export const codedRooms: Completer = (draft) => {
  const words = textOf(draft)
  const [, named] = opening.exec(words) ?? joining.exec(words) ?? []
  if (named === undefined || !byCode.test(words) || elsewhere.test(words) || draft.model.entities.length >= entities_most) return draft
  const one = singular(named.replace(/^shared /, ''))
  const before = draft.model.entities.find((entity) => entity.singular === one) ?? draft.model.entities.find(({ singular: name }) => name.endsWith(` ${one}`))
  const gone = draft.model.entities.filter(
    ({ id, plural: many, singular: name }) => id === before?.id || inside.test(many) || inside.test(name) || said.test(many) || many === 'match records',
  )
  // What else is kept of a class or a meeting would lose what it belongs to.
  const isKeptWhole = draft.model.entities.some((entity) => !gone.includes(entity) && entity.fields.some((field) => field.entity === before?.id))
  if (isKeptWhole && /class|session|meeting/.test(one)) return draft
  const bare = withPathsFreed(
    draft,
    withoutThings(
      draft,
      gone.map(({ id }) => id),
    ),
  )
  return opened(
    bare,
    before?.singular ?? one,
    before?.fields.filter(({ id, type }) => kept.test(id) && words.includes(id) && (type === 'text' || type === 'long_text')) ?? [],
  )
}

/** "Study room" is opened under what it is called, and by whom. */
function roomOf(draft: Draft, one: string, extra: readonly Field[]): Entity {
  const id = freshEntityId(draft, plural(one).replace(/\W+/g, '_').toLowerCase())
  const own = extra.slice(0, 2).map((field) => ({ ...field, required: false }))
  return {
    id,
    singular: one,
    plural: plural(one),
    title: 'name',
    fields: [
      text('name', 'Name', true),
      ...own,
      text('owner', 'Nickname of the owner', true),
      text('code', 'Code'),
      choice('status', 'Status', ['Open', 'Closed'], true),
      date('opened_on', 'Opened on'),
    ],
    read: 'public',
    write: 'anyone',
    lifecycle: { field: 'status', initial: 'Open', transitions: [{ id: newActionId(draft, `close_${id}`), name: 'Close', from: ['Open'], to: 'Closed' }] },
    seeds: samples.map(([name, owner, code], at) => ({ name, owner, code, status: at === 2 ? 'Closed' : 'Open', opened_on: `-${at}d` })),
  }
}
const samples = [['Tuesday evening', 'Kestrel', 'KQ4TM'], ['Kitchen table', 'Moonfish', 'HR7DX'], ['Project Lantern', 'Juniper', 'W3PLA']] as const // biome-ignore format: one line
const guests = ['Juniper', 'Quiet Storm', 'Rook']

/** Who is in a room, each by the name that they go by there. */
function peopleOf(draft: Draft, room: Entity): Entity {
  const id = freshEntityId(draft, `${room.id}_people`.slice(0, 40))
  const by = reference('room', capital(room.singular), room.id)
  return {
    id,
    singular: 'person',
    plural: 'people',
    title: 'nickname',
    fields: [
      text('nickname', 'Nickname', true),
      by,
      choice('role', 'Role', ['Owner', 'Guest']),
      text('code', 'Code'),
      { id: 'joined_at', label: 'Joined at', type: 'datetime', required: false },
      choice('status', 'Status', ['Connected', 'Left', 'Removed'], true),
    ],
    read: 'public',
    write: 'anyone',
    inside: { people: id, by: by.id, state: connected, of: by.id },
    lifecycle: {
      field: 'status',
      initial: 'Connected',
      transitions: [
        { id: newActionId(draft, `leave_${id}`), name: 'Leave', from: ['Connected'], to: 'Left' },
        { id: newActionId(draft, `remove_${id}`), name: 'Remove', from: ['Connected'], to: 'Removed', host: by.id },
      ],
    },
    seeds: room.seeds.flatMap((seed, at) => [
      { nickname: String(seed.owner), room: at, role: 'Owner', status: 'Connected' },
      { nickname: guests[at]!, room: at, role: 'Guest', status: at === 2 ? 'Left' : 'Connected' },
    ]),
  }
}

function opened(draft: Draft, one: string, extra: readonly Field[]): Draft {
  const bare = roomOf(draft, one, extra)
  const people = peopleOf(draft, bare)
  const room: Entity = { ...bare, inside: { people: people.id, by: 'room', state: connected } }
  const owner: Effect = {
    kind: 'record',
    entity: people.id,
    by: 'room',
    copies: [
      { from: 'owner', to: 'nickname' },
      { from: 'code', to: 'code' },
    ],
    values: { role: 'Owner', status: 'Connected', joined_at: '{moment}' },
    sign: 1,
    when: null,
  }
  const open: Action = {
    id: newActionId(draft, `open_${room.id}`.slice(0, 44)),
    name: `Open ${room.singular}`,
    kind: 'create',
    entity: room.id,
    fields: ['name', ...extra.slice(0, 2).map(({ id }) => id), 'owner'],
    effects: [{ kind: 'code', field: 'code' }, { kind: 'today', field: 'opened_on' }, owner],
    leads: null,
    confirmation: `{title} is open. Its code is {code}: pass it on.`,
  }
  const guards: Guard[] = [
    { kind: 'listed', entity: room.id, code: 'code', field: 'code', text: `No ${room.singular} has this code. Look at it again.` },
    { kind: 'is', by: 'room', field: 'status', values: ['Open'], text: `This ${room.singular} is closed. Ask for another one.` },
    { kind: 'unique', fields: ['room'], among: 'mine', unless: ['Left', 'Removed'], text: `You are in this ${room.singular} already.` },
    { kind: 'unique', fields: ['room', 'nickname'], among: 'all', unless: ['Left', 'Removed'], text: 'Somebody there goes by this name. Choose another.' },
  ]
  const enter: Action = {
    id: newActionId(draft, `enter_${room.id}`.slice(0, 44)),
    name: `Enter ${room.singular}`,
    kind: 'create',
    entity: people.id,
    fields: ['code', 'nickname'],
    guards,
    effects: [
      { kind: 'find', entity: room.id, code: 'code', by: 'code', to: 'room' },
      { kind: 'put', field: 'role', value: 'Guest', when: null },
      { kind: 'moment', field: 'joined_at' },
    ],
    leads: 'room',
    confirmation: `You are in, as {title}.`,
  }
  const [close] = room.lifecycle!.transitions
  const [leave, remove] = people.lifecycle!.transitions
  const step = (id: string, name: string, entity: string, confirmation: string): Action => ({
    id,
    name,
    kind: 'transition',
    entity,
    transition: id,
    fields: [],
    confirmation,
  })
  const coded = { ...people, fields: people.fields.map((field) => (field.id === 'code' ? { ...field, required: true } : field)) }
  const kept = putActions([room, coded].reduce(putEntity, draft), [
    open,
    enter,
    step(close!.id, close!.name, room.id, '{title} is closed: nobody comes in any more.'),
    step(leave!.id, leave!.name, people.id, 'You have left.'),
    step(remove!.id, remove!.name, people.id, '{title} was removed.'),
  ])
  const sent = sentIn(kept, room, coded)
  return paged(sent.draft, { room, people: coded, open, enter, close: close!.id, leave: leave!.id, remove: remove!.id, talk: sent.talk, log: sent.log })
}

const told =
  /\b(?:codes?|join\w*|enter\w*|rooms?|boards?|sessions?|connected|nick-?names?|who is|who are|remov\w*|clos\w*|end|sent|send|snippets?|files?|messages?|chat|notes?|log)\b/
/** Whole clauses about rooms of which nothing else is built. */
const clausesOf = ({ brief, claims }: Draft, about: RegExp): readonly Clause[] =>
  brief.clauses.filter((clause) => {
    const { start, end, mode, asks } = clause
    return mode !== 'style' && mode !== 'subject' && !claims.has(clause) && asks.length < 2 && about.test(brief.words.slice(start, end).toLowerCase())
  })

interface Rooms {
  readonly room: Entity
  readonly people: Entity
  readonly open: Action
  readonly enter: Action
  readonly close: string
  readonly leave: string
  readonly remove: string
  readonly talk: Block
  readonly log: Block | null
}
/** The page where rooms are opened and entered, the page of each room, and that of what was sent. */
function paged(draft: Draft, { room, people, open, enter, close, leave, remove, talk, log }: Rooms): Draft {
  const title = titled(room.plural)
  const id = (wanted: string): string => newBlockId(draft, wanted)
  const form = (wanted: string, action: Action, words: string): BlockOf<'form'> => ({
    kind: 'form',
    id: id(wanted),
    heading: action.name,
    action: action.id,
    text: words,
  })
  const mine: BlockOf<'list'> = {
    ...listOfOwn(id(`${people.id}_mine`), `${title} that you are in`, people, ['room', 'role', 'joined_at', 'status'], [leave]),
    empty: `You are in no ${room.singular} yet: open one, or enter the code of one.`,
  }
  const made: BlockOf<'list'> = {
    ...listOfOwn(id(`${room.id}_made`), `${title} that you opened`, room, ['code', 'status', 'opened_on'], [close]),
    empty: `You have opened no ${room.singular} yet.`,
  }
  const { draft: listed, path } = addPage(draft, {
    title,
    navigation: title,
    blocks: () => [
      form(`${room.id}_enter`, enter, `Enter the code that you were given, and what you go by there.`),
      form(`${room.id}_open`, open, `It gets a short code: whoever has it comes in.`),
      mine,
      made,
    ],
  })
  const who: BlockOf<'room'> = {
    kind: 'room',
    id: newBlockId(listed, `${room.id}_people_here`),
    heading: 'Who is here',
    entity: people.id,
    about: room.id,
    by: 'room',
    code: 'code',
    open: { field: 'status', is: 'Open' },
    name: 'nickname',
    role: 'role',
    state: connected,
    enter: enter.id,
    leave,
    remove,
  }
  const detail: BlockOf<'detail'> = {
    kind: 'detail',
    id: newBlockId(listed, `${room.id}_detail`),
    heading: '',
    entity: room.id,
    fields: room.fields.flatMap((field) => (field.id === 'code' || field.id === 'name' ? [] : [field.id])),
    actions: [close],
    related: [],
  }
  const live: BlockOf<'live'> = { kind: 'live', id: newBlockId(listed, `${room.id}_live`), heading: '', blocks: [who.id], seconds: 4 }
  const page = {
    id: newPageId(listed, `${room.id}_page`),
    path: newPath(listed, pathFrom(room.singular)),
    title: capital(room.singular),
    navigation: null,
    blocks: [detail, who, talk, live],
  }
  const whole = withModel(listed, { pages: withPage(listed.model.pages, page) })
  const logged = log ? addPage(whole, { title: 'Log', navigation: 'Log', blocks: () => [log] }).draft : whole
  const led = withModel(logged, {
    pages: logged.model.pages.map((one) =>
      one.path === '/'
        ? {
            ...one,
            blocks: one.blocks.map((block) => (block.kind === 'hero' ? { ...block, primary: { label: enter.name, page: path }, secondary: null } : block)),
          }
        : one,
    ),
  })
  const about = new RegExp(`\\b${room.singular}s?\\b|${told.source}`)
  return claimed(claimedBy(led, path, about), path, clausesOf(led, about))
}
