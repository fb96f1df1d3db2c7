import type { Part } from '../../compose/pages.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity } from '../../model.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import {
  addPage,
  changeActions,
  changePages,
  createOn,
  dropEntity,
  entityIn,
  isDetailOf,
  listPage,
  newActionId,
  partsOf,
  putActions,
  putEntity,
  withFields,
  withSeeds,
} from '../trade/parts.ts'
import { asMember, joined, withMembers } from './memberships.ts'
import { claimThing, claimWords, says, withBlocks } from './places.ts'

export const joinCode = 'join_code'
const kinds = 'groups?|circles?|clubs?|teams?|guilds?|clans?|squads?|alliances?|communit(?:y|ies)|societ(?:y|ies)'
const group = new RegExp(`(?:^| )(?:${kinds})$`)
const joining = new RegExp(`\\bjoin(?:s|ing)? (?:and \\w+ |or \\w+ |other |an? |the |their |these |existing )*(?:[\\w-]+ )?(?:${kinds})\\b`)
const byCode = /\bjoin(?:s|ing)?\b[^.,;]{0,40}\b(?:by|with|using|through|via|entering) (?:an? |the |its |their )?(?:[\w-]+ )?codes?\b/
const admitted = /\b(?:approv|accept|confirm|review|audit)\w*\b[^.;]{0,30}\b(?:requests?|applications?|join\w*|memberships?|(?:new )?members)\b/
const entities_most = 20

/** "create study groups and join groups": whoever makes a group runs it, and each joins for themselves, or by its code. */
export const joinedGroups: Completer = (draft) => {
  const isByCode = says(draft, byCode)
  if (draft.model.entities.length >= entities_most || !(isByCode || says(draft, joining)) || says(draft, admitted)) return draft
  const part = partsOf(draft, 'team').find(({ made }) => group.test(made.entity.singular) && isJoinable(draft, made.entity.id, isByCode))
  const room = entityIn(draft, part?.made.entity.id)
  if (!room) return draft
  const signups = partsOf(draft, 'signup').filter((one) => isAbout(draft, one, room.id))
  const bare = signups.reduce((so_far, { made }) => dropEntity(so_far, made.entity.id), draft)
  const ready = isByCode ? joinedByCode(opened(bare, room)) : joined(bare, room)
  const path = listPage(ready, room.id)?.path ?? '/'
  return signups.reduce((so_far, { made }) => claimThing(so_far, made.thing, path, /(?!)/), ready)
}

/** Whether members make the groups, and no list says already who is in them. */
function isJoinable(draft: Draft, id: string, isByCode: boolean): boolean {
  const entity = entityIn(draft, id)
  const create = createOn(draft, id)
  const isListed = draft.model.entities.some(({ plural, fields }) => /\b(?:members|players)$/.test(plural) && fields.some((field) => field.entity === id))
  return create !== undefined && !isListed && (isByCode || (entity?.read === 'public' && entity.write === 'anyone' && create.role === undefined))
}

/** Whether what is signed up for is the group itself, by all that it refers to or by all that led to it. */
function isAbout(draft: Draft, { made: { thing, entity } }: Part, room: string): boolean {
  const about = entityIn(draft, entity.id)?.fields.flatMap(({ type, entity: of }) => (type === 'reference' ? [of] : [])) ?? []
  const isJoined = thing.asks.length > 0 && thing.asks.every(({ ask }) => ask.verb === 'join' && group.test(ask.object?.noun ?? ''))
  return about.includes(room) && (isJoined || about.every((of) => of === room))
}

const shownAs = (entity: string, layout: BlockOf<'list'>['layout'], fields: string[], empty: string): BlockOf<'list'> => ({
  kind: 'list',
  id: '',
  heading: '',
  entity,
  layout,
  fields,
  search: false,
  filters: [],
  sorts: [],
  per_page: 12,
  scope: 'all',
  actions: [],
  empty,
})

interface Opened {
  readonly draft: Draft
  readonly room: Entity
}
/** Groups that anybody may make, on a page that all see. */
function opened(draft: Draft, room: Entity): Opened {
  const open: Entity = { ...room, read: 'public', write: 'anyone' }
  const anyones = changeActions(putEntity(draft, open), room.id, ({ role: _, ...action }) => action)
  const seen = changePages(anyones, ({ role, ...page }) => (isDetailOf(page, room.id) || role === undefined ? page : { ...page, role }))
  const create = createOn(seen, room.id)
  if (listPage(seen, room.id) && listPage(seen, room.id)?.path !== '/') return { draft: seen, room: open }
  const name = capital(room.plural)
  const fields = room.fields.flatMap(({ id }) => (id === room.title || id === 'members' ? [] : [id])).slice(0, 3)
  const list = (id: string): BlockOf<'list'> => ({ ...shownAs(room.id, 'cards', fields, `No ${room.plural} yet.`), id, search: true })
  const paged = addPage(seen, {
    title: name,
    navigation: name,
    blocks: (id) => [
      list(id(`${room.id}_all`)),
      ...(create ? [{ kind: 'form' as const, id: id(`${room.id}_make`), heading: create.name, action: create.id, text: '' }] : []),
    ],
  })
  return { draft: paged.draft, room: open }
}

function joinedByCode({ draft: before, room: open }: Opened): Draft {
  const coded = withSeeds(withFields(open, [{ id: joinCode, label: 'Invitation code', type: 'text', required: false }]), (seed, index) => ({
    ...seed,
    [joinCode]: `JOIN-${1001 + index}`,
  }))
  const { draft, members } = withMembers(putEntity(before, coded), coded)
  const wide = withSeeds(withFields(members, [{ id: joinCode, label: 'Invitation code', type: 'text', required: true }]), (seed) => ({
    ...seed,
    [joinCode]: null,
  }))
  const create = createOn(draft, open.id)!
  const join: Action = {
    id: newActionId(draft, `join_${open.id}`.slice(0, 44)),
    name: `Join ${open.singular}`,
    kind: 'create',
    entity: members.id,
    fields: [joinCode],
    guards: [
      { kind: 'listed', entity: open.id, code: joinCode, field: joinCode, text: `No ${open.singular} has this code. Look at it again.` },
      { kind: 'unique', fields: ['about'], among: 'mine', unless: [], text: `You are in this ${open.singular} already.` },
    ],
    effects: [{ kind: 'find', entity: open.id, code: joinCode, by: joinCode, to: 'about' }, { kind: 'name', field: 'name' }, asMember],
    confirmation: `You have joined this ${open.singular}.`,
  }
  const leave: Action = {
    id: newActionId(draft, `leave_${open.id}`.slice(0, 44)),
    name: 'Leave',
    kind: 'delete',
    entity: members.id,
    fields: [],
    confirmation: `You have left this ${open.singular}.`,
  }
  const numbered = {
    ...create,
    confirmation: `${capital(open.singular)} created: {title}. Its invitation code is {${joinCode}}.`,
    effects: [{ kind: 'number' as const, field: joinCode, prefix: 'JOIN' }, ...(create.effects ?? [])],
  }
  const ready = putActions(putEntity(draft, wide), [numbered, join, leave])
  const unasked = changeActions(ready, open.id, (action) => ({ ...action, fields: action.fields.filter((id) => id !== joinCode) }))
  const page = listPage(unasked, open.id)!
  const entering: BlockOf<'form'> = {
    kind: 'form',
    id: newBlockId(unasked, `${open.id}_enter`),
    heading: `Join by code`,
    action: join.id,
    text: `Enter the invitation code of the ${open.singular} that you were invited to.`,
  }
  const listOf = (wanted: string, heading: string, entity: string, field: string, actions: readonly string[], empty: string): BlockOf<'list'> => ({
    ...shownAs(entity, 'table', [field], empty),
    id: newBlockId(unasked, wanted),
    heading,
    scope: 'mine',
    actions: [...actions],
  })
  const mine = listOf(`${open.id}_mine`, `My ${open.plural}`, members.id, 'about', [leave.id], `You are in no ${open.singular} yet.`)
  const made = listOf(
    `${open.id}_run`,
    `${capital(open.plural)} that you made, with their codes`,
    open.id,
    joinCode,
    [],
    `You have made no ${open.singular} yet.`,
  )
  return claimWords(withBlocks(unasked, page.id, [entering, mine, made]), /\bjoin\w*\b|\binvit\w+ codes?\b/, page.path, /\b(?:e-?mail|link)\b/)
}
