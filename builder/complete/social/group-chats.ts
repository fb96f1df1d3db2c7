import { capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity, Field } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import {
  changeBlocks,
  createOn,
  dropEntity,
  entityIn,
  listPage,
  newActionId,
  newEntityId,
  partsOf,
  putActions,
  putEntity,
  withFields,
  withSeeds,
} from '../trade/parts.ts'
import { attachmentsOf, kindOfMessage } from './attachments.ts'
import { spokenAt } from './discussion.ts'
import { claimWords, detailPage, says, withBlocks } from './places.ts'
import { withToggle } from './savings.ts'

const most = 21
/** What is said in groups, four lines for each sample group. */
const lines: readonly string[] = [
  'Good morning, everybody! Who is in on Saturday?',
  'I am. Ten o’clock suits me best.',
  'I can bring the map and something to eat.',
  'The first draft is in the folder. Comments until Thursday, please.',
  'Read it this morning: page two needs one more example.',
  'I will add it tonight and write here when it is done.',
  'Has anybody seen the key of the cellar?',
  'It hangs behind the door, where it always was!',
  'Found it. Thank you!',
  'I found the old photo of all of us and put it in the album.',
  'Look how young we were. Shall we meet again in June?',
  'June is good. I ask about the room.',
]
const writers = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad', 'Olivia Grant', 'Noah Fischer']
const joining = /\b(?:join(?:s|ing)?|invit(?:e|es|ing)|members?|enter(?:s|ing)?|leave|leaving)\b/

/** Groups and rooms are joined and left by each for themselves, and what is said in them may carry what messages carry. */
export const groupChats: Completer = (draft) => {
  const rooms = partsOf(draft, 'room_chat')
  const talked = rooms.reduce((so_far, part) => {
    const page = detailPage(so_far, part.made.entity.id)
    const isSilent = page && page.role === undefined && !page.blocks.some(({ kind }) => kind === 'comments')
    return isSilent && entityIn(so_far, part.made.entity.id)?.read === 'public' && so_far.model.entities.length < most
      ? spokenAt(so_far, part, 'message')
      : so_far
  }, draft)
  return befriendedOnly(rooms.reduce((so_far, { made }) => grouped(so_far, made.entity.id), talked))
}

/** "invite friends to join": what is joined is the group; nobody signs up for a friend. */
function befriendedOnly(draft: Draft): Draft {
  const people = new Set(partsOf(draft, 'friend').map(({ made }) => made.entity.id))
  return partsOf(draft, 'signup').reduce((so_far, { made }) => {
    const about = entityIn(so_far, made.entity.id)?.fields.filter(({ type }) => type === 'reference') ?? []
    const path = partsOf(so_far, 'room_chat').flatMap((room) => listPage(so_far, room.made.entity.id)?.path ?? [])[0]
    const isFriend = about.length > 0 && about.every(({ entity }) => entity !== undefined && people.has(entity))
    return isFriend && path ? claimWords(dropEntity(so_far, made.entity.id), /\bjoin/, path) : so_far
  }, draft)
}

function grouped(draft: Draft, id: string): Draft {
  const page = detailPage(draft, id)
  const talk = page?.blocks.find((block): block is BlockOf<'comments'> => block.kind === 'comments' && block.about === id)
  const room = entityIn(draft, id)
  const said = entityIn(draft, talk?.entity)
  if (!page || !talk || !room || !said) return draft
  const carrying = carried(draft, talk, said, room)
  return room.read === 'public' && carrying.model.entities.length < most ? joined(carrying, room) : carrying
}

/** Messages of the group with pictures, recordings and files as the words send them. */
function carried(draft: Draft, talk: BlockOf<'comments'>, said: Entity, room: Entity): Draft {
  const files = attachmentsOf(draft).filter(({ id }) => !said.fields.some((field) => field.id === id))
  const ids = files.map(({ id }) => id)
  const kind = kindOfMessage(files)
  const groups = Math.max(1, Math.min(4, room.seeds.length))
  const seeds = lines.map((words, index) => ({
    ...Object.fromEntries(said.fields.map(({ id }) => [id, null])),
    [said.title]: writers[index % writers.length]!,
    [talk.by]: Math.floor(index / 3) % groups,
    [talk.words]: words,
    ...kind.values,
    ...Object.fromEntries(ids.map((id) => [id, null])),
  }))
  const told = putEntity(draft, { ...withFields(said, [...kind.fields, ...files]), seeds: seeds.toReversed() })
  const asked = putActions(
    told,
    told.model.actions
      .filter(({ id }) => id === talk.action)
      .map((action) => ({
        ...action,
        fields: [...action.fields, ...ids],
        ...(kind.effects.length > 0 && { effects: [...(action.effects ?? []), ...kind.effects] }),
      })),
  )
  return changeBlocks(asked, (block) => [block.id === talk.id ? { ...talk, chat: true, ...(ids.length > 0 && { files: ids }) } : block])
}

/** Who is in a group is a row for each; whoever makes a group is its owner and in it. */
function joined(draft: Draft, room: Entity): Draft {
  const create = createOn(draft, room.id)
  const said = room.fields.find(({ id, type }) => id === 'members' && type !== 'reference')
  const owner = room.fields.find(({ id, type }) => id === 'owner' && type === 'text')
  const entity: Entity = {
    id: newEntityId(draft, `${room.id}_members`.slice(0, 44)),
    singular: 'member',
    plural: 'members',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'about', label: capital(room.singular), type: 'reference', required: true, entity: room.id },
    ],
    read: 'public',
    write: 'anyone',
    seeds: room.seeds.flatMap((seed, index) => peopleIn(seed[said?.id ?? ''], index).map((name) => ({ name, about: index }))),
  }
  const join: Action = {
    id: newActionId(draft, `join_${room.id}`.slice(0, 44)),
    name: 'Join',
    kind: 'toggle',
    entity: entity.id,
    fields: ['about'],
    effects: [{ kind: 'name', field: 'name' }],
    confirmation: `You have joined this ${room.singular}.`,
  }
  const add: Action = {
    id: newActionId(draft, `add_${room.id}_member`.slice(0, 44)),
    name: 'Add member',
    kind: 'create',
    entity: entity.id,
    fields: ['about', 'name'],
    guards: [{ kind: 'unique', fields: ['about', 'name'], among: 'all', unless: [], text: 'They are in already.' }],
    confirmation: 'Added: {title}.',
  }
  const open: Action[] = create ? [owned(create, entity.id, owner)] : []
  const bare = said
    ? { ...room, fields: room.fields.filter(({ id }) => id !== said.id), seeds: withSeeds(room, ({ [said.id]: _, ...seed }) => seed).seeds }
    : room
  const kept = putActions(putEntity(putEntity(draft, bare), entity), [join, add, ...open])
  const marked = withToggle(kept, room.id, { action: join.id, entity: entity.id, by: 'about', on: 'Joined', icon: 'person', counts: true })
  const shown = changeBlocks(marked, (block) => [
    block.kind === 'detail' && block.entity === room.id ? { ...block, related: [{ entity: entity.id, by: 'about' }, ...block.related] } : block,
  ])
  const page = listPage(shown, room.id)
  const mine: BlockOf<'favourites'> = {
    kind: 'favourites',
    id: newBlockId(shown, `${room.id}_mine`),
    heading: `My ${room.plural}`,
    entity: entity.id,
    about: room.id,
    by: 'about',
    action: join.id,
    remove: null,
    on: 'Joined',
    empty: `You are in no ${room.singular} yet. Press “Join” on one.`,
  }
  const adding: BlockOf<'form'> = { kind: 'form', id: newBlockId(shown, `${room.id}_add`), heading: 'Add a member', action: add.id, text: '' }
  const listed = page && says(shown, joining) ? withBlocks(shown, page.id, [mine, adding]) : shown
  return claimWords(listed, /\b(?:join|leav|invit|enter)\w*\b[^.]{0,24}\b(?:groups?|rooms?|channels?|chats?)\b/, page?.path ?? '/', /\b(?:e-?mail|code|link)\b/)
}

function peopleIn(said: unknown, index: number): readonly string[] {
  const told = typeof said === 'string' ? said.split(',').flatMap((name) => name.trim() || []) : []
  return told.length > 0 ? told : [writers[index % writers.length]!, writers[(index + 2) % writers.length]!, writers[(index + 3) % writers.length]!]
}

function owned(create: Action, members: string, owner: Field | undefined): Action {
  const named = owner ? [{ kind: 'name' as const, field: owner.id }] : []
  return {
    ...create,
    fields: create.fields.filter((id) => id !== 'members' && id !== owner?.id),
    effects: [
      ...(create.effects ?? []),
      ...named,
      { kind: 'record', entity: members, by: 'about', copies: owner ? [{ from: owner.id, to: 'name' }] : [], values: {}, sign: 1, when: null },
    ],
  }
}
