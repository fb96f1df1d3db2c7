import type { BlockOf, Entity } from '../../model.ts'
import type { Completer, Draft } from '../draft.ts'
import { changeBlocks, dropEntity, entityIn, listPage, partsOf, putActions, putEntity, withFields } from '../trade/parts.ts'
import { attachmentsOf, kindOfMessage, sampleAttachments } from './attachments.ts'
import { spokenAt } from './discussion.ts'
import { joined, people } from './memberships.ts'
import { claimWords, detailPage } from './places.ts'

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
    [said.title]: people[index % people.length]!,
    [talk.by]: Math.floor(index / 3) % groups,
    [talk.words]: words,
    ...sampleAttachments(files, index),
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
