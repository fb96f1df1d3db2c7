import { taken } from '../../compose/ids.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, Block, BlockOf, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { listOfOwn } from '../module/results.ts'
import { newActionId, putActions, putEntity, textOf } from '../trade/parts.ts'

const filed = /\b(?:files?|documents?|attachments?|pictures?|photos?|images?)\b/
const logged = /\blogs?\b|\bhistory\b|\brecords? of\b/
const called: readonly (readonly [RegExp, string])[] = [
  [/\b(?:transfer|snippet|files? between)\w*\b/, 'transfer'],
  [/\bnotes?\b(?!.*\bmessages?\b)/, 'note'],
]
const lines = [
  'Hello, everybody!',
  'The link for tonight: https://example.com/tonight',
  'Can somebody read this?',
  'Yes, it has arrived.',
  'Here is the list that you asked for.',
  'Thank you!',
]

/** An id that neither an entity has nor a thing of the words that gave way. */
export const freshEntityId = ({ model, parts }: Draft, wanted: string): string =>
  taken(new Set([...model.entities.map(({ id }) => id), ...parts.map(({ made }) => made.entity.id)]), wanted)

/** The state of whoever is in a room. */
export const connected = { field: 'status', is: 'Connected' }

/** What is sent in a room, by whoever is in it and under the name that they go by there; with the log of it where the words speak of one. */
export function sentIn(draft: Draft, room: Entity, people: Entity): { readonly draft: Draft; readonly talk: Block; readonly log: Block | null } {
  const words = textOf(draft)
  const one = called.find(([cue]) => cue.test(words))?.[1] ?? 'message'
  const files: Field[] = filed.test(words) ? [{ id: 'file', label: 'File', type: 'file', required: false }] : []
  const sender = (index: number): string => String(people.seeds[index % people.seeds.length]!.nickname)
  const id = freshEntityId(draft, `${one}s`)
  const state = connected
  const entity: Entity = {
    id,
    singular: one,
    plural: `${one}s`,
    title: 'sender',
    fields: [
      { id: 'sender', label: 'From', type: 'text', required: false },
      { id: 'room', label: capital(room.singular), type: 'reference', required: true, entity: room.id },
      { id: 'words', label: 'Text', type: 'long_text', required: false },
      ...files,
      { id: 'sent_at', label: 'Sent at', type: 'datetime', required: false },
    ],
    read: 'public',
    write: 'anyone',
    inside: { people: people.id, by: 'room', state, of: 'room' },
    seeds: lines.map((said, index) => ({
      sender: sender(index),
      room: Math.floor(index / 2) % Math.max(1, room.seeds.length),
      words: said,
      sent_at: `-${Math.floor(index / 2)}d`,
    })),
  }
  const send: Action = {
    id: newActionId(draft, `send_${one}`),
    name: 'Send',
    kind: 'create',
    entity: id,
    fields: ['room', 'words', ...files.map((field) => field.id)],
    guards: [
      { kind: 'is', by: 'room', field: 'status', values: ['Open'], text: `This ${room.singular} is closed: nothing is sent in it any more.` },
      { kind: 'inside', entity: people.id, about: 'room', by: 'room', state, text: `You are not in this ${room.singular}. Enter its code first.` },
      { kind: 'any', fields: ['words', ...files.map((field) => field.id)], text: files.length > 0 ? 'Write something, or choose a file.' : 'Write something.' },
    ],
    effects: [
      { kind: 'as', entity: people.id, about: 'room', by: 'room', from: 'nickname', to: 'sender' },
      { kind: 'moment', field: 'sent_at' },
    ],
    confirmation: 'Sent.',
  }
  const kept = putActions(putEntity(draft, entity), [send])
  const talk: BlockOf<'comments'> = {
    kind: 'comments',
    id: newBlockId(kept, `${id}_here`),
    heading: `What was sent here`,
    entity: id,
    about: room.id,
    by: 'room',
    author: 'sender',
    words: 'words',
    reply: null,
    action: send.id,
    live: true,
    chat: true,
    inside: { entity: people.id, by: 'room', state },
    ...(files.length > 0 && { files: files.map((field) => field.id) }),
    remove: null,
    empty: 'Nothing was sent yet.',
  }
  const log = logged.test(words)
    ? {
        ...listOfOwn(newBlockId(kept, `${id}_log`), `What you sent`, entity, ['room', 'words', ...files.map((field) => field.id), 'sent_at'], []),
        empty: 'You have sent nothing yet.',
      }
    : null
  return { draft: kept, talk, log }
}
