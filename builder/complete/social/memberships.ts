import { capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Effect, Entity, Field } from '../../model.ts'
import { type Draft, newBlockId } from '../draft.ts'
import { changeActions, changeBlocks, createOn, listPage, newActionId, newEntityId, putActions, putEntity, withSeeds } from '../trade/parts.ts'
import { claimWords, says, withBlocks } from './places.ts'
import { withToggle } from './savings.ts'

export const people = ['Ana Silva', 'Ben Carter', 'Mei Chen', 'Farid Haddad', 'Olivia Grant', 'Noah Fischer']
const joining = /\b(?:join(?:s|ing)?|invit(?:e|es|ing)|members?|enter(?:s|ing)?|leave|leaving)\b/

const role: Field = { id: 'role', label: 'Role', type: 'choice', required: false, choices: ['Owner', 'Member'] }
/** Whoever joins a group does not own it. */
export const asMember: Effect = { kind: 'put', field: role.id, value: 'Member', when: null }

export interface Membership {
  readonly draft: Draft
  readonly members: Entity
}
/** Who is in a group is a row for each; whoever makes a group is its owner and in it. */
export function withMembers(draft: Draft, room: Entity): Membership {
  const create = createOn(draft, room.id)
  const said = room.fields.find(({ id, type }) => id === 'members' && type !== 'reference')
  const owner = room.fields.find(({ id, type }) => /^(?:owner|leader|captain|host)$/.test(id) && type === 'text')
  const members: Entity = {
    id: newEntityId(draft, `${room.id}_members`.slice(0, 44)),
    singular: 'member',
    plural: 'members',
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'about', label: capital(room.singular), type: 'reference', required: true, entity: room.id },
      role,
    ],
    read: 'public',
    write: 'anyone',
    seeds: room.seeds.flatMap((seed, index) =>
      peopleIn(seed[said?.id ?? ''], index).map((name, at) => ({ name, about: index, role: at === 0 ? 'Owner' : 'Member' })),
    ),
  }
  const bare = said
    ? { ...room, fields: room.fields.filter(({ id }) => id !== said.id), seeds: withSeeds(room, ({ [said.id]: _, ...seed }) => seed).seeds }
    : room
  const kept = putActions(putEntity(putEntity(draft, bare), members), create ? [owned(create, members.id, owner)] : [])
  const isGone = (effect: Effect): boolean => effect.kind === 'put' && effect.field === said?.id
  const unasked = changeActions(kept, room.id, (action) => ({
    ...action,
    fields: action.fields.filter((id) => id !== said?.id && id !== owner?.id),
    ...(action.effects && { effects: action.effects.filter((effect) => !isGone(effect)) }),
  }))
  const shown = changeBlocks(unasked, (block) => [
    block.kind === 'detail' && block.entity === room.id ? { ...block, related: [{ entity: members.id, by: 'about' }, ...block.related] } : block,
  ])
  return { draft: shown, members }
}

/** A group that each joins and leaves for themselves. */
export function joined(before: Draft, room: Entity): Draft {
  const { draft, members: entity } = withMembers(before, room)
  const join: Action = {
    id: newActionId(draft, `join_${room.id}`.slice(0, 44)),
    name: 'Join',
    kind: 'toggle',
    entity: entity.id,
    fields: ['about'],
    effects: [{ kind: 'name', field: 'name' }, asMember],
    confirmation: `You have joined this ${room.singular}.`,
  }
  const add: Action = {
    id: newActionId(draft, `add_${room.id}_member`.slice(0, 44)),
    name: 'Add member',
    kind: 'create',
    entity: entity.id,
    fields: ['about', 'name'],
    effects: [asMember],
    guards: [
      { kind: 'theirs', by: 'about', text: `Only who made this ${room.singular} adds members to it.` },
      { kind: 'unique', fields: ['about', 'name'], among: 'all', unless: [], text: 'They are in already.' },
    ],
    confirmation: 'Added: {title}.',
  }
  const kept = putActions(draft, [join, add])
  const shown = withToggle(kept, room.id, { action: join.id, entity: entity.id, by: 'about', on: 'Joined', icon: 'person', counts: true })
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
  return claimWords(
    listed,
    /\b(?:join|leav|invit|enter)\w*\b[^.]{0,24}\b(?:groups?|circles?|clubs?|teams?|guilds?|clans?|squads?|alliances?|communit(?:y|ies)|rooms?|channels?|chats?)\b/,
    page?.path ?? '/',
    /\b(?:e-?mail|code|link)\b/,
  )
}

function peopleIn(said: unknown, index: number): readonly string[] {
  const told = typeof said === 'string' ? said.split(',').flatMap((name) => name.trim() || []) : []
  return told.length > 0 ? told : [people[index % people.length]!, people[(index + 2) % people.length]!, people[(index + 3) % people.length]!]
}

function owned(create: Action, members: string, owner: Field | undefined): Action {
  const named = owner ? [{ kind: 'name' as const, field: owner.id }] : []
  return {
    ...create,
    fields: create.fields.filter((id) => id !== 'members' && id !== owner?.id),
    effects: [
      ...(create.effects ?? []),
      ...named,
      {
        kind: 'record',
        entity: members,
        by: 'about',
        copies: owner ? [{ from: owner.id, to: 'name' }] : [],
        values: { [role.id]: 'Owner' },
        sign: 1,
        when: null,
      },
    ],
  }
}
